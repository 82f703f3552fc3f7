import type { CellValue, Cells } from '../../src/sheet/cell.ts';
import {
  playerHeading,
  resultHeading,
  type PlayerColumn,
  type ResultColumn,
} from '../../src/sheet/headings.ts';
import type { Language } from '../../src/sheet/languages.ts';
import type { SheetInput } from '../../src/sheet/table.ts';
import { sheetTitles } from '../../src/sheet/titles.ts';
import type { Problem } from '../../src/tournament/problem.ts';

export interface Typed {
  readonly players?: Cells;
  readonly playerColumns?: readonly PlayerColumn[];
  readonly results?: Cells;
  readonly resultColumns?: readonly ResultColumn[];
  readonly settings?: Cells;
}

/** The three sheets as an arbiter types them, with the headings of the language in row 1. */
export function typedSheets(typed: Typed, language: Language = 'en'): SheetInput[] {
  const players = (typed.playerColumns ?? (['number', 'name'] as const)).map((column) =>
    playerHeading(column, language),
  );
  const results = (typed.resultColumns ?? (['round', 'board', 'white', 'result', 'black'] as const)).map(
    (column) => resultHeading(column, language),
  );
  return [
    sheet('settings', language, typed.settings ?? []),
    sheet('players', language, [players, ...(typed.players ?? fourPlayers)]),
    sheet('results', language, [results, ...(typed.results ?? [])]),
  ];
}

function sheet(role: 'settings' | 'players' | 'results', language: Language, values: Cells): SheetInput {
  return { id: role, title: sheetTitles[role][language], values };
}

export const fourPlayers: Cells = ['An', 'Bình', 'Chi', 'Dung'].map((name, index) => [index + 1, name]);

/** `Results!C2 unknownNumber`, in the order found. */
export function codes(problems: readonly Problem[]): string[] {
  return problems.map(({ cell, code }) => (cell === undefined ? code : `${cell.a1} ${code}`));
}

export const date = (shown: string): CellValue => ({ kind: 'date', shown });
export const error = (shown: string): CellValue => ({ kind: 'error', shown });
