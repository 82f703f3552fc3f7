import { crosstableSheet } from '../sheet/standingsSheet.ts';
import { countingRounds } from '../tournament/countingRounds.ts';
import type { Command } from './command.ts';
import { documentCommand } from './documentCommand.ts';

/** All rounds paired so far, whether they are complete or not; the places are those after the last round that counts. */
export const crosstable: Command = documentCommand('crosstable', (event, { sheet }) => {
  const round = Math.max(...event.parts.map(({ tournament }) => countingRounds(tournament).rounds.length));
  return { page: crosstableSheet(event), told: { code: 'crosstableUpdated', values: { round, sheet } } };
});
