import type { EventRead } from '../sheet/event.ts';
import type { SheetPage } from '../sheet/page.ts';
import { partStandings } from '../sheet/partStandings.ts';
import { crosstableSheet } from '../sheet/standingsSheet.ts';
import { crosstable } from '../standings/crosstable.ts';
import type { Command } from './command.ts';
import { documentCommand } from './documentCommand.ts';

export function crosstablePage(event: EventRead): SheetPage {
  return crosstableSheet(
    event,
    event.parts.map((part) => ({
      part,
      crosstable: crosstable(part.tournament, partStandings(part.tournament, event.language)),
    })),
  );
}

export const crosstableCommand: Command = documentCommand('crosstable', (event, sheet) => {
  const round = Math.max(...event.parts.map((part) => part.tournament.rounds.length));
  return { page: crosstablePage(event), told: { code: 'crosstableUpdated', values: { round, sheet } } };
});
