import { bracketSheet, bracketWithEntrants, knockoutParts } from '../sheet/bracketSheet.ts';
import type { EventRead } from '../sheet/event.ts';
import type { Problem } from '../tournament/problem.ts';
import type { Command } from './command.ts';
import { documentCommand } from './documentCommand.ts';

/** Documents ▸ Bracket: every knockout part of the event as a picture. */
export const bracket: Command = documentCommand('bracket', (event) => {
  const problems = problemsOf(event);
  return problems.length > 0 ? { problems } : { page: bracketSheet(event) };
});

function problemsOf(event: EventRead): readonly Problem[] {
  const parts = knockoutParts(event);
  return parts.length === 0
    ? [{ code: 'noKnockout' }]
    : parts.flatMap(({ tournament }) => {
        const { rounds, problems } = bracketWithEntrants(tournament).bracket;
        return rounds.length === 0 ? problems : [];
      });
}
