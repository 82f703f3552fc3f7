import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entrant } from '../../../src/systems/knockout/entrant.ts';
import { exemptionPlan } from '../../../src/systems/knockout/exemptions.ts';

/** Seeds 1, 2, 3 … with these exemptions. */
const seeds = (...exempt: (number | undefined)[]): Entrant<number>[] =>
  exempt.map((matches, index) => ({
    number: index + 1,
    seed: index + 1,
    ...(matches === undefined ? {} : { exempt: matches }),
  }));

/** Σ 2^−(matches the player must win), in units of 2^−rounds. */
const shares = (rounds: number, exempt: ReadonlyMap<number, number>): number =>
  [...exempt.values()].reduce((sum, matches) => sum + 2 ** -(rounds - matches), 0);

describe('Law 25; rules.md 3: the usual exemptions', () => {
  it.each([
    [8, 3, 0],
    [6, 3, 2],
    [5, 3, 3],
    [12, 4, 4],
    [3, 2, 1],
    [33, 6, 31],
  ])('%i players: %i rounds, the best %i exempt from one match', (players, rounds, count) => {
    const result = exemptionPlan(seeds(...Array.from({ length: players }, () => undefined)));
    expect(result.ok && result.plan.rounds).toBe(rounds);
    const exempt = result.ok ? [...result.plan.exempt].filter(([, matches]) => matches === 1) : [];
    expect(exempt.map(([number]) => number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('make the sum 1 in every field from 2 to 200', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), (players) => {
        const result = exemptionPlan(seeds(...Array.from({ length: players }, () => undefined)));
        expect(result.ok && shares(result.plan.rounds, result.plan.exempt)).toBe(1);
      }),
    );
  });
});

describe('rules.md 3: a plan typed is valid only when Σ 2^−(matches to win) = 1', () => {
  it.each([
    ['one of five exempt from two', [2, 0, 0, 0, 0], 3],
    ['three of five exempt from one', [1, 1, 1, 0, 0], 3],
    ['one of twelve from two, one from one', [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 4],
    ['one of twelve from two, two from one', [2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], undefined],
    ['two from two, four from none', [2, 2, 1, 1, 0, 0, 0, 0], 4],
  ])('%s', (_case, exempt, rounds) => {
    const result = exemptionPlan(seeds(...exempt));
    expect(result.ok ? result.plan.rounds : undefined).toBe(rounds);
  });

  it('refuses any other with the sum found, and says what is needed', () => {
    expect(exemptionPlan(seeds(1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toEqual({
      ok: false,
      problems: [{ code: 'exemptSum', values: { sum: '15/16', players: 12, needed: 4 } }],
    });
    expect(exemptionPlan(seeds(1, 1, 1, 0, 0, 0))).toMatchObject({
      problems: [{ values: { sum: '9/8', players: 6, needed: 2 } }],
    });
    // 12/8 and 24/8
    expect(exemptionPlan(seeds(2, 2, 0, 0, 0, 0))).toMatchObject({ problems: [{ values: { sum: '3/2' } }] });
    expect(exemptionPlan(seeds(2, 2, 2, 2, 2, 1, 0, 0))).toMatchObject({
      problems: [{ values: { sum: '3' } }],
    });
  });

  it('nobody from more than two, and not from part of a match', () => {
    expect(exemptionPlan(seeds(3, -1, 0.5, 0))).toMatchObject({
      ok: false,
      problems: [
        { code: 'exemptTooMany', found: '3', values: { number: 1, most: 2 } },
        { found: '-1' },
        { found: '0.5' },
      ],
    });
  });

  it('somebody has to play the first round', () => {
    expect(exemptionPlan(seeds(1, 1, 2, 2, 1, 1))).toEqual({
      ok: false,
      problems: [{ code: 'exemptEverybody', values: { count: 1 } }],
    });
  });

  it('accepts a plan if and only if the sum is 1', () => {
    const column = fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: 2, maxLength: 64 });
    fc.assert(
      fc.property(column, (exempt) => {
        fc.pre(exempt.includes(0) && exempt.some((matches) => matches > 0));
        const result = exemptionPlan(seeds(...exempt));
        const places = exempt.reduce<number>((sum, matches) => sum + 2 ** matches, 0);
        expect(result.ok).toBe(Number.isInteger(Math.log2(places)));
        expect(result.ok ? shares(result.plan.rounds, result.plan.exempt) : 1).toBe(1);
      }),
    );
  });
});

describe('rules.md 3: the larger exemption to the better seed', () => {
  it('a plan that does otherwise is said, not refused', () => {
    const result = exemptionPlan(seeds(0, 1, 1, 1, 0));
    expect(result).toMatchObject({
      ok: true,
      notes: [2, 3, 4].map((number) => ({ code: 'exemptNotBySeed', values: { number, better: 1 } })),
    });
    expect(exemptionPlan(seeds(2, 0, 0, 0, 0))).toMatchObject({ notes: [] });
  });

  it('nobody is the better of those whose places are drawn', () => {
    const drawn = [0, 1, 1, 1, 0].map((exempt, index) => ({ number: index + 1, exempt }));
    expect(exemptionPlan(drawn)).toMatchObject({ ok: true, notes: [] });
  });
});
