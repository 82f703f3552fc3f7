import type { Answers, Asked, Command, Outcome, QuestionId } from './command.ts';
import { isHalfImported } from './filledSheets.ts';
import type { WorkbookSnapshot } from './workbook.ts';

/** An answer holds only for the question and the details as they were shown. */
export interface GivenAnswer {
  readonly id: QuestionId;
  /** What was shown, see `shownQuestion`. */
  readonly shown: string;
  readonly yes: boolean;
}

/**
 * Runs a command with the answers given so far. Where the sheets have changed since a question was shown, so that
 * it or its details are others now, its answer does not count and the outcome is the question as it stands now.
 */
export function runAnswered(
  command: Command,
  snapshot: WorkbookSnapshot,
  given: readonly GivenAnswer[],
): Outcome {
  if (snapshot.importing === true && command.resumesImport !== true && isHalfImported(snapshot)) {
    return { kind: 'refused', language: snapshot.language, problems: [{ code: 'importInterrupted' }] };
  }
  let answers: Answers = {};
  let outcome = command.run(snapshot, answers);
  while (outcome.kind === 'asked' && answers[outcome.id] === undefined) {
    const answer = answerTo(outcome, given);
    if (answer === undefined) {
      return outcome;
    }
    answers = { ...answers, [outcome.id]: answer.yes };
    outcome = command.run(snapshot, answers);
  }
  return outcome;
}

/** `undefined` where the question was not shown as it stands now. */
export function answerTo(asked: Asked, given: readonly GivenAnswer[]): GivenAnswer | undefined {
  return given.find(({ id, shown }) => id === asked.id && shown === shownQuestion(asked));
}

/** All of a question, its details to the last: two are the same only if this text is. */
export function shownQuestion({ question, details }: Asked): string {
  return JSON.stringify([question, details]);
}
