import type { Language } from '../sheet/languages.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import type { WritePlan } from './plan.ts';
import type { ReadRequest } from './sheetsToRead.ts';
import type { WorkbookSnapshot } from './workbook.ts';

export const questions = ['undoTypedResults', 'makeRepairs'] as const;

/** What a command may ask; it is run again, on a fresh snapshot, with the answer. */
export type QuestionId = (typeof questions)[number];

export type Answers = Readonly<Partial<Record<QuestionId, boolean>>>;

interface Spoken {
  /** The language in which the arbiter is told; in all of them where none is known. */
  readonly language: Language | undefined;
}

/** Nothing is written: all that stands against it, at once. */
export interface Refused extends Spoken {
  readonly kind: 'refused';
  readonly problems: readonly Problem[];
}

/** Nothing is written yet: a yes or no is needed. */
export interface Asked extends Spoken {
  readonly kind: 'asked';
  readonly id: QuestionId;
  readonly question: Note;
  /** What the question is about. */
  readonly details: readonly Note[];
}

export interface Done extends Spoken {
  readonly kind: 'done';
  readonly plan: WritePlan;
  /** What was done, for the toast. */
  readonly told: readonly Note[];
  /** A list to be read at leisure, shown in a dialog of its own. */
  readonly list: readonly Problem[];
}

export type Outcome = Refused | Asked | Done;

/** An entry of the menu that works on the workbook. */
export interface Command {
  readonly reads: ReadRequest;
  /** Whether it looks at the selected cell. */
  readonly looks?: boolean;
  /** It goes on where an interrupted import has stopped; every other command is refused until then. */
  readonly resumesImport?: boolean;
  readonly run: (snapshot: WorkbookSnapshot, answers: Answers) => Outcome;
}
