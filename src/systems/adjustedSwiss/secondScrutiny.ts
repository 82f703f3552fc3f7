import type { Contestant, Direction, Field } from './field.ts';
import { clash, type Pair } from './order.ts';

export interface Exchange {
  readonly first: Contestant;
  readonly from: Contestant;
  readonly to: Contestant;
}

/**
 * Law 28.6, second scrutiny; rules.md 5.9: colours alternate, and are equal after an even number of rounds. Where both
 * of a pair are due the same colour, its lower-half player is exchanged with the nearest in number that mends it
 * and spoils nothing.
 *
 * @param pairs of players of the group, in the order made
 */
export function secondScrutiny(
  field: Field,
  pairs: readonly Pair[],
  direction: Direction,
): { pairs: Pair[]; exchanges: Exchange[] } {
  const mended = [...pairs];
  const exchanges: Exchange[] = [];
  mended.forEach((_, index) => {
    const pair = mended[index]!;
    if (!clash(pair.first, pair.second)) {
      return;
    }
    const found = exchangeFor(field, mended, index, direction);
    if (found !== undefined) {
      exchanges.push({ first: pair.first, from: pair.second, to: found.taken });
      mended[index] = { first: pair.first, second: found.taken };
      mended[found.at] = found.left;
    }
  });
  return { pairs: mended, exchanges };
}

interface Candidate {
  /** The pair that gives a player away, and what becomes of it. */
  readonly at: number;
  readonly left: Pair;
  readonly taken: Contestant;
  readonly lowerHalf: boolean;
}

function exchangeFor(
  field: Field,
  pairs: readonly Pair[],
  index: number,
  direction: Direction,
): Candidate | undefined {
  const { first, second } = pairs[index]!;
  return candidates(pairs, index)
    .filter(({ taken }) => !field.limited || Math.abs(rating(taken) - rating(second)) <= 100)
    .filter(({ taken }) => !clash(first, taken) && field.permitted(first, taken))
    .filter(({ at, left }) => spoilsNothing(field, pairs[at]!, left))
    .sort((a, b) => byNearness(second, direction, a, b))[0];
}

function candidates(pairs: readonly Pair[], index: number): Candidate[] {
  const given = pairs[index]!.second;
  return pairs.flatMap((pair, at) =>
    at === index
      ? []
      : [
          { at, taken: pair.second, left: { first: pair.first, second: given }, lowerHalf: true },
          { at, taken: pair.first, left: { first: given, second: pair.second }, lowerHalf: false },
        ],
  );
}

/** Rules.md 5.9: the pair that gives a player away stays permitted, and due different colours if it was. */
function spoilsNothing(field: Field, before: Pair, after: Pair): boolean {
  return (
    field.permitted(after.first, after.second) &&
    (!clash(after.first, after.second) || clash(before.first, before.second))
  );
}

/** Rules.md 5.9, equally near: the lower half's before the upper half's; the larger number going down, the smaller going up. */
function byNearness(from: Contestant, direction: Direction, a: Candidate, b: Candidate): number {
  const away = (each: Candidate): number => Math.abs(each.taken.rank - from.rank);
  const numbers = direction === 'down' ? b.taken.rank - a.taken.rank : a.taken.rank - b.taken.rank;
  return away(a) - away(b) || Number(b.lowerHalf) - Number(a.lowerHalf) || numbers;
}

function rating(contestant: Contestant): number {
  return contestant.player.rating ?? 0;
}
