import { maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';

/**
 * Who cannot all be paired, the smallest set that shows it: by the theorem of Gallai and Edmonds those whom some largest
 * pairing leaves out fall into odd sets, and for one of these too few opponents are left outside it.
 *
 * @param sitting by position, who sits out
 * @returns positions, ascending; empty when everybody can be paired
 */
export function stuckPlayers(
  players: number,
  mayMeet: (a: number, b: number) => boolean,
  sitting?: number,
): number[] {
  const neighbours = neighbourLists(players, (a, b) => a !== sitting && b !== sitting && mayMeet(a, b));
  const out = (...who: readonly (number | undefined)[]): Uint8Array => {
    const flags = new Uint8Array(players);
    who.forEach((each) => each !== undefined && (flags[each] = 1));
    return flags;
  };
  const most = pairCount(maximumMatching(neighbours, undefined, out(sitting)));
  const present = Array.from({ length: players }, (_, at) => at).filter((at) => at !== sitting);
  if (most * 2 === present.length) {
    return [];
  }
  const dispensable = new Set(
    present.filter((at) => pairCount(maximumMatching(neighbours, undefined, out(sitting, at))) === most),
  );
  return smallestPart(dispensable, neighbours);
}

/** Those who can be joined to one another inside the set. */
function smallestPart(set: ReadonlySet<number>, neighbours: readonly (readonly number[])[]): number[] {
  const left = new Set(set);
  let smallest: number[] = [...set];
  for (const first of set) {
    if (left.delete(first)) {
      const part = [first];
      for (const each of part) {
        part.push(...neighbours[each]!.filter((other) => left.delete(other)));
      }
      smallest = part.length < smallest.length ? part : smallest;
    }
  }
  return smallest.sort((a, b) => a - b);
}
