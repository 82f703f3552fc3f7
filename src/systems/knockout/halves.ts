import type { Entrant } from './entrant.ts';

/** An entrant and the width of his part of the bracket: 1, or 2 and 4 places with one or two matches exempt. */
export interface Placing<Id extends number> {
  readonly entrant: Entrant<Id>;
  readonly width: number;
}

export type Half = 'first' | 'second';

/** The two halves of a part of the bracket, being filled; its best seed is in the first. */
export type Halves<Id extends number> = Readonly<Record<Half, Placing<Id>[]>>;

/** 1st, 4th, 5th, 8th, … into the first half, 2nd, 3rd, 6th, 7th, … into the second. */
export function snakeHalf(index: number): Half {
  return index % 4 === 0 || index % 4 === 3 ? 'first' : 'second';
}

/** Puts into the half wanted, or into the other when `rest` could no longer fill both halves exactly. */
export function put<Id extends number>(
  halves: Halves<Id>,
  placing: Placing<Id>,
  wanted: Half,
  rest: readonly Placing<Id>[],
  room: number,
): void {
  const left = room - widthOf(halves[wanted]) - placing.width;
  const other = wanted === 'first' ? 'second' : 'first';
  halves[canFill(rest, left) ? wanted : other].push(placing);
}

export function widthOf<Id extends number>(placings: readonly Placing<Id>[]): number {
  return placings.reduce((sum, placing) => sum + placing.width, 0);
}

/** Widths are powers of two, so taking the widest that fits finds a filling whenever there is one. */
function canFill<Id extends number>(placings: readonly Placing<Id>[], room: number): boolean {
  let left = room;
  for (const width of placings.map((placing) => placing.width).sort((a, b) => b - a)) {
    left -= width <= left ? width : 0;
  }
  return left === 0;
}
