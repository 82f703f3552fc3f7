import { lastCompleteRound, minutesSheet } from '../sheet/minutesSheet.ts';
import type { Command } from './command.ts';
import { documentCommand } from './documentCommand.ts';

/** Documents ▸ Minutes (rules.md 2): of the last complete round. */
export const minutes: Command = documentCommand('minutes', (event) =>
  event.parts.every((part) => lastCompleteRound(part) === undefined)
    ? { problems: [{ code: 'noCompleteRound' }] }
    : { page: minutesSheet(event) },
);
