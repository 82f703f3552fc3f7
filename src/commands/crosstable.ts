import { crosstableSheet } from '../sheet/standingsSheet.ts';
import type { Command } from './command.ts';
import { documentCommand } from './documentCommand.ts';

/** All rounds paired so far, whether they are complete or not. */
export const crosstable: Command = documentCommand('crosstable', (event, sheet) => {
  const round = Math.max(...event.parts.map((part) => part.tournament.rounds.length));
  return { page: crosstableSheet(event), told: { code: 'crosstableUpdated', values: { round, sheet } } };
});
