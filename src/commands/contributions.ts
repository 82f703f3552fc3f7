import { contributionsSheet } from '../sheet/contributionsSheet.ts';
import type { Command } from './command.ts';
import { documentCommand } from './documentCommand.ts';

/** Documents ▸ Contributions: how the tie-breaks of every player come about. */
export const contributions: Command = documentCommand('contributions', (event) => ({
  page: contributionsSheet(event),
}));
