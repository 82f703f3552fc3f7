import { scoreCardsSheet } from '../sheet/scoreCardsSheet.ts';
import type { Command } from './command.ts';
import { documentCommand } from './documentCommand.ts';

/** Documents ▸ Score cards (Law 29.1): one card for each player. */
export const scoreCards: Command = documentCommand('scoreCards', (event) => ({
  page: scoreCardsSheet(event),
}));
