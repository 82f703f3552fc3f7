/**
 * Points are integer half-points everywhere: a win of one point is `2`.
 * Only what a person reads is ever divided by two.
 */
export type HalfPoints = number & { readonly __brand: 'HalfPoints' };

export function halfPoints(value: number): HalfPoints {
  return value as HalfPoints;
}

/** What each kind of result is worth, in half-points. Settings *Points*, *Bye points*; TRF record 162. */
export interface PointSystem {
  readonly win: HalfPoints;
  readonly draw: HalfPoints;
  readonly loss: HalfPoints;
  /** The pairing-allocated bye. C.04.1 (2026) 3: normally as much as a win. */
  readonly pairingBye: HalfPoints;
  /** A lost forfeit. */
  readonly forfeitLoss: HalfPoints;
  /** A zero-point bye, or no row at all. */
  readonly absence: HalfPoints;
}

/** 1, ½, 0 and a full point for the pairing-allocated bye. */
export const standardPoints: PointSystem = {
  win: halfPoints(2),
  draw: halfPoints(1),
  loss: halfPoints(0),
  pairingBye: halfPoints(2),
  forfeitLoss: halfPoints(0),
  absence: halfPoints(0),
};
