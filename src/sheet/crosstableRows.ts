import type { Crosstable, CrosstableRow } from '../standings/crosstable.ts';
import { makeTieBreak } from '../tiebreaks/tieBreakSpec.ts';
import type { Entry } from '../tournament/history.ts';
import { colourLetters } from './colourLetters.ts';
import type { Language } from './languages.ts';
import { ownResult } from './ownResult.ts';
import type { PageValue } from './page.ts';
import { shownValue } from './standingsRows.ts';
import { tableHeadings } from './tableHeadings.ts';
import type { ColourNames } from './words.ts';

/**
 * The Crosstable sheet, its heading row first: number, name, club, the results, points, tie-breaks, place. By opponents a
 * cell holds the results against him (`1`, `½ 0` with two cycles), by rounds the opponent's number, colour and result:
 * `12w1`, in Vietnamese `12T1`.
 */
export function crosstableRows(table: Crosstable, language: Language, colours: ColourNames): PageValue[][] {
  const heads =
    table.kind === 'byOpponent'
      ? table.columns.map((player) => String(player.number))
      : table.columns.map((round) => `${tableHeadings.roundShort[language]}${round}`);
  const heading = [
    ...(['number', 'name', 'club'] as const).map((key) => tableHeadings[key][language]),
    ...heads,
    tableHeadings.points[language],
    ...table.standings.tieBreaks.map(makeTieBreak),
    tableHeadings.place[language],
  ];
  const cellsOf = (row: CrosstableRow): string[] =>
    table.kind === 'byOpponent'
      ? table.columns.map((column, index) =>
          column === row.standing.player ? '×' : (row.cells[index] ?? []).map(ownResult).join(' ').trim(),
        )
      : row.cells.map((entries) => entries.map((entry) => roundText(entry, language, colours)).join(' '));
  return [heading, ...table.rows.map((row) => crosstableRow(row, cellsOf(row)))];
}

function crosstableRow({ standing }: CrosstableRow, cells: readonly string[]): PageValue[] {
  return [
    standing.player.number,
    standing.player.name,
    standing.player.club ?? '',
    ...cells,
    standing.points / 2,
    ...standing.values.map(({ value }) => shownValue(value)),
    standing.place ?? '',
  ];
}

function roundText(entry: Entry, language: Language, colours: ColourNames): string {
  if (entry.opponent === undefined || entry.colour === undefined) {
    return entry.outcome === undefined ? '–' : ownResult(entry);
  }
  return `${entry.opponent}${colourLetters[colours][language][entry.colour]}${ownResult(entry)}`;
}
