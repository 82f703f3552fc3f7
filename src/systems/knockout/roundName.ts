/** Law 25, as corrected: chung kết (2), bán kết (4), tứ kết (8), bát kết (16); before them vòng 1/n of n matches. */
export const roundNames = ['final', 'semiFinal', 'quarterFinal', 'roundOf16', 'earlier'] as const;

export type RoundName = (typeof roundNames)[number];

/** Law 25: the name of the round that this many places enter; with `earlier` its number of matches is said. */
export function roundNameOf(places: number): RoundName {
  const named: Readonly<Record<number, RoundName>> = {
    2: 'final',
    4: 'semiFinal',
    8: 'quarterFinal',
    16: 'roundOf16',
  };
  return named[places] ?? 'earlier';
}
