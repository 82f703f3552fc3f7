/** One line of a Berger table. Numbers are Berger numbers; in an odd field n + 1 stands for being free. */
export interface BergerGame {
  /** 1-based. */
  readonly round: number;
  /** 1-based, in the order of the printed tables. */
  readonly board: number;
  readonly white: number;
  readonly black: number;
}

/** Law 26, appendix 1: an odd field uses the table of one more; whoever meets the last number is free. */
export function tableSize(players: number): number {
  return players + (players % 2);
}

/** Rounds of one cycle: everybody meets everybody once. */
export function roundsOfCycle(players: number): number {
  return tableSize(players) - 1;
}

/**
 * Law appendix 1, rule (b): the round in which a and b meet among n players. Both numbers added less 1, less the
 * number of rounds when that is more; against the last even number the other's own number is taken twice.
 */
export function bergerRound(a: number, b: number, players: number): number {
  const last = tableSize(players);
  const rounds = roundsOfCycle(players);
  const sum = (a === last ? b : a) + (b === last ? a : b) - 1;
  return sum > rounds ? sum - rounds : sum;
}

/**
 * Law appendix 1, rule (a): who has White. Odd against even the smaller number, otherwise the larger;
 * the last even number has Black against the first half of the numbers and White against the others.
 */
export function bergerWhite(a: number, b: number, players: number): number {
  const last = tableSize(players);
  const [smaller, larger] = a < b ? [a, b] : [b, a];
  if (larger === last) {
    return smaller <= last / 2 ? smaller : last;
  }
  return (a + b) % 2 === 1 ? smaller : larger;
}

/**
 * Law appendix 1; FIDE C.05 annex 1: one round of the table in its printed order — first the board of the last
 * number, then the neighbours of his opponent on the circle 1…n − 1, each pair one step further from him.
 */
export function bergerBoards(players: number, round: number): BergerGame[] {
  const last = tableSize(players);
  const rounds = roundsOfCycle(players);
  const pivot = round % 2 === 1 ? (round + 1) / 2 : (round + 1 + rounds) / 2;
  const onCircle = (number: number): number => ((number - 1 + rounds) % rounds) + 1;
  return Array.from({ length: last / 2 }, (_, step) => {
    const [a, b] = step === 0 ? [pivot, last] : [onCircle(pivot + step), onCircle(pivot - step)];
    const white = bergerWhite(a, b, players);
    return { round, board: step + 1, white, black: white === a ? b : a };
  });
}

/** Law appendix 1; FIDE C.05 annex 1: the whole table for n players, round by round, boards as printed. */
export function bergerTable(players: number): BergerGame[] {
  return Array.from({ length: roundsOfCycle(players) }, (_, index) =>
    bergerBoards(players, index + 1),
  ).flat();
}
