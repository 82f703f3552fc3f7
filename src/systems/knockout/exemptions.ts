import type { Note, Problem } from '../../tournament/problem.ts';
import { isSeeded, type Entrant } from './entrant.ts';

/** How many rounds the bracket has, and who need not play the first ones. */
export interface ExemptionPlan<Id extends number> {
  readonly rounds: number;
  /** Matches not played, for everybody; 0 for most. */
  readonly exempt: ReadonlyMap<Id, number>;
}

export type ExemptionResult<Id extends number> =
  | { readonly ok: true; readonly plan: ExemptionPlan<Id>; readonly notes: readonly Note[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** rules.md 3: nobody is exempt from more. */
const mostExempt = 2;

/**
 * Law 25: where the field is no power of two the best are exempt from one match, so that the others fill the rounds.
 * A plan typed in the column *Exempt* is taken instead, if it fits. `entrants` stand in bracket order.
 */
export function exemptionPlan<Id extends number>(entrants: readonly Entrant<Id>[]): ExemptionResult<Id> {
  return entrants.some((entrant) => (entrant.exempt ?? 0) !== 0)
    ? typedPlan(entrants)
    : { ok: true, plan: usualPlan(entrants), notes: [] };
}

/** Law 25: the best seeds are exempt from one match, as many as fill the field up to a power of two. */
function usualPlan<Id extends number>(entrants: readonly Entrant<Id>[]): ExemptionPlan<Id> {
  const rounds = roundsFor(entrants.length);
  const free = 2 ** rounds - entrants.length;
  return {
    rounds,
    exempt: new Map(entrants.map((entrant, index) => [entrant.number, index < free ? 1 : 0])),
  };
}

/** rules.md 3: a plan is valid only when Σ 2^−(matches the player must win) = 1. */
function typedPlan<Id extends number>(entrants: readonly Entrant<Id>[]): ExemptionResult<Id> {
  const beyond = entrants.filter((entrant) => !isExemption(entrant.exempt ?? 0));
  if (beyond.length > 0) {
    return {
      ok: false,
      problems: beyond.map((entrant) => ({
        code: 'exemptTooMany',
        found: String(entrant.exempt),
        values: { number: Number(entrant.number), most: mostExempt },
      })),
    };
  }
  const exempt = new Map(entrants.map((entrant) => [entrant.number, entrant.exempt ?? 0]));
  const fewest = Math.min(...exempt.values());
  if (fewest > 0) {
    return { ok: false, problems: [{ code: 'exemptEverybody', values: { count: fewest } }] };
  }
  const shares = [...exempt.values()].reduce((sum, matches) => sum + 2 ** matches, 0);
  const rounds = roundsFor(shares);
  return shares === 2 ** rounds
    ? { ok: true, plan: { rounds, exempt }, notes: exemptNotBySeed(entrants) }
    : { ok: false, problems: [doesNotFit(entrants.length, shares)] };
}

function isExemption(matches: number): boolean {
  return Number.isInteger(matches) && matches >= 0 && matches <= mostExempt;
}

/** Rules.md 3: the sum as a fraction of the bracket this field usually has, and what is to be reached. */
function doesNotFit(players: number, shares: number): Problem {
  const rounds = roundsFor(players);
  const places = 2 ** rounds;
  return { code: 'exemptSum', values: { sum: fraction(shares, places), players, needed: places - players } };
}

/** rules.md 3: the larger exemption to the better seed. A plan that does otherwise is said, not refused. */
function exemptNotBySeed<Id extends number>(entrants: readonly Entrant<Id>[]): Note[] {
  const better = entrants.filter(isSeeded);
  return entrants.flatMap((entrant, index): Note[] => {
    const passed = better.find(
      (seed) => entrants.indexOf(seed) < index && (seed.exempt ?? 0) < (entrant.exempt ?? 0),
    );
    return passed === undefined
      ? []
      : [
          {
            code: 'exemptNotBySeed',
            values: { number: Number(entrant.number), better: Number(passed.number) },
          },
        ];
  });
}

/** The smallest number of rounds whose bracket has this many places. */
export function roundsFor(places: number): number {
  let rounds = 0;
  while (2 ** rounds < places) {
    rounds += 1;
  }
  return rounds;
}

/** Of powers of two below: in lowest terms, a whole number without a stroke. */
function fraction(over: number, under: number): string {
  if (under === 1) {
    return String(over);
  }
  return over % 2 === 0 ? fraction(over / 2, under / 2) : `${over}/${under}`;
}
