import { cheapestPerfectMatching } from '../../matching/cheapestPerfectMatching.ts';
import { exemptionPlan } from './exemptions.ts';
import { placesOf } from './places.ts';

/**
 * The seeds of a final stage from groups played before: first the winners in the order of the groups, then the seconds,
 * and so on; inside each tier so that group-mates stand as far from each other in the bracket as possible.
 *
 * @param groups those who go through, the best of each group first
 * @returns all of them, seed 1 first
 */
export function crossSeeds<Id extends number>(groups: readonly (readonly Id[])[]): Id[] {
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  const places = placesOfSeeds(count);
  const seeds: Id[] = [];
  const tiers = Math.max(0, ...groups.map((group) => group.length));
  for (let tier = 0; tier < tiers; tier += 1) {
    const members = groups.flatMap((group) => {
      const player = group[tier];
      return player === undefined ? [] : [{ player, mates: group.slice(0, tier) }];
    });
    const before = new Map(seeds.map((player, index) => [player, places[index] ?? 0]));
    const free = members.map((_, index) => places[seeds.length + index] ?? 0);
    const costs = members.map(({ mates }) =>
      free.map((place) =>
        nearness(
          place,
          mates.map((mate) => before.get(mate) ?? 0),
          count,
        ),
      ),
    );
    const seatOf = cheapestSeats(costs);
    const inOrder = members.map((member, index) => ({ ...member, seat: seatOf[index] ?? index }));
    inOrder.sort((a, b) => a.seat - b.seat);
    seeds.push(...inOrder.map(({ player }) => player));
  }
  return seeds;
}

/** Where each seed stands in the bracket, counted from its head. */
function placesOfSeeds(count: number): number[] {
  const entrants = Array.from({ length: count }, (_, index) => ({ number: index, seed: index }));
  const plan = exemptionPlan(entrants);
  const places = plan.ok ? placesOf(entrants, plan.plan, false) : [];
  return entrants.map(({ number }) => places.indexOf(number));
}

/** To meet one mate a round earlier is worse than to meet three a round later. */
function nearness(place: number, mates: readonly number[], count: number): number {
  const rounds = bitsOf(count);
  return mates.reduce((sum, mate) => sum + 4 ** (rounds - bitsOf(place ^ mate)), 0);
}

/** Two places meet in the round that is the number of binary digits in which they differ. */
function bitsOf(value: number): number {
  return 32 - Math.clz32(value);
}

/** One seat for each member at the least cost; of equals the one nearest to the order of the groups. */
function cheapestSeats(costs: readonly (readonly number[])[]): number[] {
  const size = costs.length;
  const n = 2 * size;
  const table = new Float64Array(n * n).fill(Infinity);
  costs.forEach((row, member) =>
    row.forEach((cost, seat) => {
      const value = cost * n * n + Math.abs(member - seat);
      table[member * n + size + seat] = value;
      table[(size + seat) * n + member] = value;
    }),
  );
  const found = cheapestPerfectMatching(n, table);
  return costs.map((_, member) => (found?.mates[member] ?? size + member) - size);
}
