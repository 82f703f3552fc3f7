import { teamTableSheet } from '../sheet/standingsSheet.ts';
import type { Command } from './command.ts';
import { documentCommand } from './documentCommand.ts';

/** Documents ▸ Team table: the crosstable of the teams. */
export const teamTable: Command = documentCommand('teamTable', (event) => {
  const parts = event.parts.filter(({ tournament }) => tournament.settings.teamForm !== undefined);
  return parts.length === 0 ? { problems: [{ code: 'noTeamForm' }] } : { page: teamTableSheet(event, parts) };
});
