import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, compare, fraction, fromHalves, multiply, sum } from '../../src/tiebreaks/fraction.ts';

it('adds and multiplies in lowest terms', () => {
  expect(add(fraction(1, 3), fraction(1, 6))).toEqual(fraction(1, 2));
  expect(multiply(fraction(2, 3), fraction(3, 4))).toEqual({ numerator: 1, denominator: 2 });
  expect(sum([fraction(1, 3), fraction(1, 3), fraction(1, 3)])).toEqual(fraction(1));
  expect(fraction(0, 7)).toEqual({ numerator: 0, denominator: 1 });
});

it('compares exactly, also where products would overflow', () => {
  const part = fc.integer({ min: 0, max: 100000 });
  const whole = fc.integer({ min: 1, max: 100000 });
  fc.assert(
    fc.property(part, whole, part, whole, (a, b, c, d) => {
      expect(Math.sign(compare(fraction(a, b), fraction(c, d)))).toBe(Math.sign(a * d - c * b));
    }),
  );
  expect(compare(fraction(5, 2), fraction(7, 3))).toBeGreaterThan(0);
  expect(compare(fraction(7, 3), fraction(5, 2))).toBeLessThan(0);
  expect(compare(fraction(2 ** 52, 2 ** 52 - 1), fraction(2 ** 52 - 2, 2 ** 52 - 3))).toBeLessThan(0);
});

it('makes half-points points, also more of them than an event brings', () => {
  expect([3, 4, 403].map(fromHalves)).toEqual([fraction(3, 2), fraction(2), fraction(403, 2)]);
});
