/**
 * An exact number of points. Lowest terms, denominator above 0; compared exactly, shown with decimals only at the
 * border. Exact while the common denominator stays below 2^53 (eight withdrawn opponents out of groups of sixty).
 */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export const zero: Fraction = { numerator: 0, denominator: 1 };

export function fraction(numerator: number, denominator = 1): Fraction {
  if (denominator === 1) {
    return { numerator, denominator };
  }
  const divisor = greatestDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Half-points (two to a point) as points. */
export function fromHalves(halfPoints: number): Fraction {
  return usualHalves[halfPoints] ?? fraction(halfPoints, 2);
}

/** Made once: a table of 300 players asks for them some fifty thousand times. */
const usualHalves: readonly Fraction[] = Array.from({ length: 401 }, (_, halves) => fraction(halves, 2));

export function add(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator) {
    return fraction(a.numerator + b.numerator, a.denominator);
  }
  const shared = greatestDivisor(a.denominator, b.denominator);
  const numerator = a.numerator * (b.denominator / shared) + b.numerator * (a.denominator / shared);
  return fraction(numerator, a.denominator * (b.denominator / shared));
}

export function sum(values: readonly Fraction[]): Fraction {
  let total = zero;
  let wholes = 0;
  for (const value of values) {
    if (value.denominator === 1) {
      wholes += value.numerator;
    } else {
      total = add(total, value);
    }
  }
  return add(total, fraction(wholes));
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Below, equal to or above zero as a is below, equal to or above b. Whole parts first, so that nothing overflows. */
export function compare(a: Fraction, b: Fraction): number {
  if (a.denominator === b.denominator) {
    return a.numerator - b.numerator;
  }
  const wholeA = Math.floor(a.numerator / a.denominator);
  const wholeB = Math.floor(b.numerator / b.denominator);
  const restA = a.numerator - wholeA * a.denominator;
  const restB = b.numerator - wholeB * b.denominator;
  if (wholeA !== wholeB || restA === 0 || restB === 0) {
    return wholeA - wholeB || restA - restB;
  }
  return compare(
    { numerator: b.denominator, denominator: restB },
    { numerator: a.denominator, denominator: restA },
  );
}

/** For showing only. */
export function toNumber(value: Fraction): number {
  return value.numerator / value.denominator;
}

function greatestDivisor(a: number, b: number): number {
  let [small, large] = [a, b];
  while (small !== 0) {
    [small, large] = [large % small, small];
  }
  return large;
}
