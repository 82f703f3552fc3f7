/** What places a pair on a board; scores in half-points, number the smaller of the two pairing or player numbers. */
export interface BoardRank {
  readonly scores: readonly [number, number];
  readonly number: number;
}

/** C.04.2 (2026) 3.6, boards: the highest score first, then the higher sum, then the smaller number. */
export function inBoardOrder(a: BoardRank, b: BoardRank): number {
  const sum = ({ scores }: BoardRank): number => scores[0] + scores[1];
  return Math.max(...b.scores) - Math.max(...a.scores) || sum(b) - sum(a) || a.number - b.number;
}
