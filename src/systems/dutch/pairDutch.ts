import type { Pairing } from '../../tournament/pairing.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import type { PairRound } from '../pair.ts';
import { grantedByes } from '../../tournament/participants.ts';
import { boardsInOrder } from './boardOrder.ts';
import { scoregroups } from './bracket.ts';
import { allRules, type Field, fieldOf, initialColour } from './field.ts';
import { pairByItself } from './ownBracket.ts';
import { completableField, whyNotPairable } from './roundOutlook.ts';
import { pairWithWholeField } from './wholeField.ts';

/** C.04.3 (2026): the FIDE (Dutch) system. */
export const pairDutch: PairRound = (tournament, round) => {
  const field =
    completableField(fieldOf(tournament, round)) ??
    completableField(fieldOf(tournament, round, { ...allRules, softlyApart: false }));
  if (field === undefined) {
    return { ok: false, problems: [{ code: whyNotPairable(tournament, round), values: { round } }] };
  }
  return { ok: true, pairing: written(tournament, round, field, pairField(field)) };
};

/** 1.9.2: bracket by bracket, from the top scoregroup down. */
function pairField(field: Field): { pairs: (readonly [number, number])[]; bye: number | undefined } {
  const groups = scoregroups(field.players);
  const pairs: (readonly [number, number])[] = [];
  const bye = field.size > field.players.length ? [field.players.length] : [];
  let mdps: readonly number[] = [];
  groups.forEach((residents, at) => {
    const below = [...groups.slice(at + 2).flat(), ...bye];
    const bracket = { mdps, residents, next: groups[at + 1] ?? [], below };
    const paired = pairByItself(field, bracket) ?? pairWithWholeField(field, bracket);
    pairs.push(...paired.pairs);
    mdps = paired.downfloaters;
  });
  return { pairs, bye: mdps[0] };
}

function written(
  tournament: Tournament,
  round: number,
  field: Field,
  { pairs, bye }: { pairs: readonly (readonly [number, number])[]; bye: number | undefined },
): Pairing {
  const players = pairs.map(([one, two]) => [field.players[one]!, field.players[two]!] as const);
  return {
    round,
    boards: boardsInOrder(players, initialColour(tournament)),
    byes: [
      ...(bye === undefined ? [] : [{ player: field.players[bye]!.number, outcome: 'pairingBye' as const }]),
      ...grantedByes(tournament.players, round),
    ],
    notes: [],
  };
}
