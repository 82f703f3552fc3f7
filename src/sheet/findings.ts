import type { Note, Problem } from '../tournament/problem.ts';
import type { Repair } from './repair.ts';

/** What reading collects on its way, so that everything is told at once. */
export interface Findings {
  readonly problems: Problem[];
  readonly notes: Note[];
  readonly repairs: Repair[];
}

export function noFindings(): Findings {
  return { problems: [], notes: [], repairs: [] };
}
