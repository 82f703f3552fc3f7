import { maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';
import { pairsThatYield } from '../swiss/fewestYields.ts';
import type { PairTest } from '../swiss/keepApart.ts';
import { hasWonWithoutPlay } from '../swiss/wonWithoutPlay.ts';
import { byeCandidates } from './bye.ts';
import type { Contestant, Field } from './field.ts';
import type { MayMeet } from './order.ts';
import { sweep } from './sweep.ts';

/**
 * Rules.md 4: the field without announced rematches and without pairs to be kept apart as far as possible, save the few
 * without which it has no pairing; `undefined` when it has none at all.
 */
export function fieldToPair(field: Field, apartIfPossible: PairTest): Field | undefined {
  const unwished: MayMeet = (a, b) => apartIfPossible(a.player.number, b.player.number);
  const gently = without(field, (a, b) => haveMet(a, b) || unwished(a, b));
  if (whoIsFree(gently) !== undefined) {
    return gently;
  }
  const natural = naturalPairs(field);
  const yields = natural && yieldsOf(field, unwished, natural);
  return yields && without(field, (a, b) => (haveMet(a, b) || unwished(a, b)) && !yields(a, b));
}

function without(field: Field, barred: MayMeet): Field {
  const permitted: Field['permitted'] = (a, b, relaxed) => !barred(a, b) && field.permitted(a, b, relaxed);
  return { ...field, permitted };
}

/** Who would meet if no wish were heard; `undefined` when there is no legal pairing at all. */
function naturalPairs(field: Field): MayMeet | undefined {
  const free = whoIsFree(field);
  if (free === undefined) {
    return undefined;
  }
  const players = field.contestants.filter((each) => each !== free);
  const mates = new Map<Contestant, Contestant>();
  for (const { first, second } of sweep(field, players, mayMeetIn(field))!.pairs) {
    mates.set(first, second).set(second, first);
  }
  return (a, b) => mates.get(a) === b;
}

function yieldsOf(field: Field, unwished: MayMeet, natural: MayMeet): MayMeet | undefined {
  const players = field.contestants;
  const mayMeet = mayMeetIn(field);
  const isBye = (place: number): boolean => place === players.length;
  const ask =
    (test: MayMeet) =>
    (a: number, b: number): boolean =>
      !isBye(b) && test(players[a]!, players[b]!);
  const yields = pairsThatYield({
    size: players.length + (players.length % 2),
    mayMeet: (a, b) => (isBye(b) ? !hasWonWithoutPlay(players[a]!.history) : ask(mayMeet)(a, b)),
    rematch: ask(haveMet),
    keptApart: ask(unwished),
    natural: ask(natural),
    difference: (a, b) => (isBye(b) ? 0 : Math.abs(players[a]!.score - players[b]!.score)),
  });
  const place = new Map(players.map((each, at) => [each, at]));
  return yields && ((a, b) => yields(place.get(a)!, place.get(b)!));
}

export function haveMet(a: Contestant, b: Contestant): boolean {
  return a.history.opponents.has(b.player.number);
}

/** Law 27: in the last round the colour limits yield, only to keep equal scores together. */
export function mayMeetIn(field: Field): MayMeet {
  return (a, b) => field.permitted(a, b, field.lastRound && a.score === b.score);
}

/**
 * Law 28.2: the first in line for the bye with whom the rest of the field can still be paired; `'nobody'` in an
 * even field that can be paired; `undefined` when there is no legal pairing at all.
 */
export function whoIsFree(field: Field): Contestant | 'nobody' | undefined {
  if (field.contestants.length % 2 === 0) {
    return canPairAll(field, field.contestants) ? 'nobody' : undefined;
  }
  return byeCandidates(field.contestants).find((bye) =>
    canPairAll(
      field,
      field.contestants.filter((each) => each !== bye),
    ),
  );
}

/** Rules.md 5.8: a legal pairing of all these players exists. */
function canPairAll(field: Field, players: readonly Contestant[]): boolean {
  const mayMeet = mayMeetIn(field);
  const neighbours = neighbourLists(players.length, (a, b) => mayMeet(players[a]!, players[b]!));
  return pairCount(maximumMatching(neighbours)) * 2 === players.length;
}
