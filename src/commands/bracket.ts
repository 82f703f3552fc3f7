import { bracketSheet, bracketWithEntrants, knockoutParts } from '../sheet/bracketSheet.ts';
import type { EventRead } from '../sheet/event.ts';
import type { Problem } from '../tournament/problem.ts';
import type { Command } from './command.ts';
import { documentCommand } from './documentCommand.ts';
import type { PageWrite } from './plan.ts';
import { sheetWithRole, type WorkbookSnapshot } from './workbook.ts';

/** Documents ▸ Bracket: every knockout part of the event as a picture. */
export const bracket: Command = documentCommand('bracket', (event) => {
  const problems = problemsOf(event);
  return problems.length > 0 ? { problems } : { page: bracketSheet(event) };
});

/** The sheet, where the workbook has one and the event a knockout, brought up to date by other commands. */
export function bracketAgain(snapshot: WorkbookSnapshot, event: EventRead): PageWrite[] {
  const sheet = sheetWithRole(snapshot, 'bracket');
  return sheet === undefined || problemsOf(event).length > 0
    ? []
    : [{ target: { id: sheet.id }, page: bracketSheet(event), layout: false, typed: false }];
}

function problemsOf(event: EventRead): readonly Problem[] {
  const parts = knockoutParts(event);
  return parts.length === 0
    ? [{ code: 'noKnockout' }]
    : parts.flatMap(({ tournament }) => {
        const { rounds, problems } = bracketWithEntrants(tournament).bracket;
        return rounds.length === 0 ? problems : [];
      });
}
