import type { Colour } from '../../tournament/colour.ts';
import type { DrawClause } from './drawings.ts';
import type { Subgroup } from './subgroups.ts';

/** One step of the drawing within a score group: who draws, from whom, and which colour the drawer has. */
export interface DrawStep {
  readonly clause: DrawClause;
  readonly drawers: readonly Subgroup[];
  readonly partners: readonly Subgroup[];
  /** `undefined`: a lot decides where both colours are legal. */
  readonly colour?: Colour;
}

/**
 * Law 29.3.1–4, with the steps that the law leaves out (docs/decisions.md, *Drawn Swiss*) and that cite 29.3 alone: what is
 * left of 1 meets 2 and of 4 meets 3, and at the end all who are left, whatever their subgroup.
 */
export const drawSteps: readonly DrawStep[] = [
  { clause: '29.3.1', drawers: [1], partners: [3, 4], colour: 'white' },
  { clause: '29.3.2', drawers: [4], partners: [2], colour: 'black' },
  { clause: '29.3', drawers: [1], partners: [2], colour: 'white' },
  { clause: '29.3', drawers: [4], partners: [3], colour: 'black' },
  { clause: '29.3.3', drawers: [2], partners: [3], colour: 'white' },
  { clause: '29.3.4', drawers: [2], partners: [2] },
  { clause: '29.3.4', drawers: [3], partners: [3] },
  { clause: '29.3', drawers: [1, 2, 3, 4], partners: [1, 2, 3, 4] },
];

export interface FloaterStep {
  readonly clause: DrawClause;
  readonly partners: readonly Subgroup[];
  readonly colour: Colour;
}

/** Law 29.3.5–6: from whom a floater draws in the group below, and the colour he has. */
export function floaterStep(subgroup: Subgroup): FloaterStep {
  return subgroup <= 2
    ? { clause: '29.3.5', partners: [3, 4], colour: 'white' }
    : { clause: '29.3.6', partners: [1, 2], colour: 'black' };
}
