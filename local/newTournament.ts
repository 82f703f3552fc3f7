import type { Language } from '../src/sheet/languages.ts';
import type { SystemName, TeamForm } from '../src/tournament/settings.ts';
import type { AddOn } from './addOn.ts';
import { callFunction } from './bareContext.ts';
import { filledSize } from './standIn/model.ts';

export interface NewTournamentChoices {
  readonly language: Language;
  readonly system: SystemName;
  /** Absent: an event of individuals. */
  readonly teamForm?: TeamForm;
}

/**
 * Does what the window of *New tournament* does when its button is pressed, then removes the empty sheet that
 * every new workbook starts with.
 *
 * @returns what the add-on said.
 */
export function newTournament(addOn: AddOn, { language, system, teamForm }: NewTournamentChoices): string {
  const { sheets } = addOn.host.workbook;
  const empty = sheets.filter((sheet) => filledSize(sheet).rows === 0);
  const answer = callFunction(addOn.context, 'createTournament', { language, system, teamForm }) as {
    readonly done: boolean;
    readonly text: string;
  };
  if (!answer.done) {
    throw new Error(answer.text);
  }
  for (const sheet of empty.filter((candidate) => filledSize(candidate).rows === 0)) {
    sheets.splice(sheets.indexOf(sheet), 1);
  }
  return answer.text;
}
