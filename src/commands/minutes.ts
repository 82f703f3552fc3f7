import { minutesSheet, roundsOfMinutes } from '../sheet/minutesSheet.ts';
import type { Command } from './command.ts';
import { documentCommand } from './documentCommand.ts';

/** Documents ▸ Minutes (rules.md 2): of the round whose row is selected in Results, else of the last complete one. */
export const minutes: Command = {
  ...documentCommand('minutes', (event, { selected }) => {
    const inResults = selected?.sheet === event.tables.results?.sheet.title;
    const row = inResults ? event.results.find((each) => each.row === selected?.row) : undefined;
    const rounds = roundsOfMinutes(event, row);
    return rounds.length === 0
      ? { problems: [{ code: 'noCompleteRound' }] }
      : {
          page: minutesSheet(event, rounds),
          more: [{ code: 'minutesOfRound', values: { round: rounds[0]!.round } }],
        };
  }),
  looks: true,
};
