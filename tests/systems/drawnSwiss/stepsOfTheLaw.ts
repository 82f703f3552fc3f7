export type Colour = 'white' | 'black';

export interface Step {
  readonly clause: string;
  readonly drawers: readonly number[];
  readonly partners: readonly number[];
  readonly colour?: Colour;
}

/** Law 29.3, in the order of docs/decisions.md, *Drawn Swiss*, written down anew; the last line is everybody who is left. */
export const steps: readonly Step[] = [
  { clause: '29.3.1', drawers: [1], partners: [3, 4], colour: 'white' },
  { clause: '29.3.2', drawers: [4], partners: [2], colour: 'black' },
  { clause: '29.3', drawers: [1], partners: [2], colour: 'white' },
  { clause: '29.3', drawers: [4], partners: [3], colour: 'black' },
  { clause: '29.3.3', drawers: [2], partners: [3], colour: 'white' },
  { clause: '29.3.4', drawers: [2], partners: [2] },
  { clause: '29.3.4', drawers: [3], partners: [3] },
  { clause: '29.3', drawers: [1, 2, 3, 4], partners: [1, 2, 3, 4] },
];

/** Law 29.3.5–6: from whom a floater draws, and his colour. */
export function stepOfFloater(subgroup: number): Step {
  return subgroup <= 2
    ? { clause: '29.3.5', drawers: [1, 2], partners: [3, 4], colour: 'white' }
    : { clause: '29.3.6', drawers: [3, 4], partners: [1, 2], colour: 'black' };
}

/** Law 29.2, the four subgroups, written down anew. */
export function subgroup(colours: readonly Colour[], roundsBefore: number): number | undefined {
  const last = colours[colours.length - 1];
  const blacks = colours.filter((colour) => colour === 'black').length;
  const whites = colours.length - blacks;
  if (last === undefined) {
    return undefined;
  }
  if (colours.length > 1 && colours[colours.length - 2] === last) {
    return last === 'black' ? 1 : 4;
  }
  const [towardsWhite, towardsBlack] = roundsBefore % 2 === 1 ? [2, 3] : [1, 4];
  return blacks > whites ? towardsWhite : whites > blacks ? towardsBlack : last === 'black' ? 2 : 3;
}
