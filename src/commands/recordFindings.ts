import { addressOf } from '../sheet/address.ts';
import type { EventRead, Part, PlayerRow } from '../sheet/event.ts';
import { trfDate } from '../sheet/reportDates.ts';
import { editionInForce } from '../tournament/tieBreakEdition.ts';
import type { Note } from '../tournament/problem.ts';
import { roundLabel, rowsOf } from './pairingRefusals.ts';

/** Where the record and what was planned or typed beside the players disagree. Nothing of it stops anything. */
export function recordFindings(event: EventRead): Note[] {
  return event.parts.flatMap((part) => [
    ...moreRoundsThanPlanned(part),
    ...editionByStart(part),
    ...(part.stage === '' ? outsideHisRounds(event, part) : []),
  ]);
}

export function moreRoundsThanPlanned(part: Part): Note[] {
  const { rounds, settings } = part.tournament;
  const { rounds: planned } = settings;
  const played = rounds.filter(({ games }) => games.length > 0).length;
  return planned !== undefined && played > planned
    ? [{ code: 'moreRoundsThanPlanned', values: { played: roundLabel(played, part), planned } }]
    : [];
}

/** C.07: the edition follows the start of the event while the setting is empty. */
export function editionByStart({ texts }: Part): Note[] {
  const start = trfDate(texts.start ?? '');
  const edition = editionInForce(start);
  return (texts.tieBreakEdition ?? '') === '' && edition !== '2026'
    ? [{ code: 'editionByStart', values: { start, edition } }]
    : [];
}

function outsideHisRounds(event: EventRead, part: Part): Note[] {
  return rowsOf(event, part).flatMap((row) =>
    [row.white, row.black].flatMap((number): Note[] => {
      const own = event.players.find(({ player }) => player.number === number);
      if (own === undefined) {
        return [];
      }
      const { fromRound = 1, leftAfter = row.round } = own.player;
      const values = { number: own.player.number, round: row.round, row: row.resultCell.a1 };
      if (row.round < fromRound) {
        return [
          {
            code: 'playedBeforeArrival',
            ...cellOf(event, own, 'fromRound'),
            values: { ...values, from: fromRound },
          },
        ];
      }
      return row.round > leftAfter && row.outcome !== 'zeroBye'
        ? [
            {
              code: 'playedAfterLeaving',
              ...cellOf(event, own, 'leftAfter'),
              values: { ...values, left: leftAfter },
            },
          ]
        : [];
    }),
  );
}

function cellOf(
  { tables }: EventRead,
  { row }: PlayerRow,
  column: 'fromRound' | 'leftAfter',
): Pick<Note, 'cell'> {
  const at = tables.players?.columns[column];
  return tables.players === undefined || at === undefined
    ? {}
    : { cell: addressOf(tables.players.sheet.title, row, at) };
}
