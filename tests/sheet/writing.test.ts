import { describe, expect, test } from 'vitest';
import type { CellValue } from '../../src/sheet/cell.ts';
import type { EventRead, Part } from '../../src/sheet/event.ts';
import { languages } from '../../src/sheet/languages.ts';
import type { SheetPage } from '../../src/sheet/page.ts';
import { pairingsSheet, type PairingsBlock } from '../../src/sheet/pairingsSheet.ts';
import { readEvent } from '../../src/sheet/readEvent.ts';
import { resultFormula } from '../../src/sheet/resultFormula.ts';
import { resultsRows } from '../../src/sheet/resultsRows.ts';
import { roundToPair } from '../../src/sheet/roundToPair.ts';
import { crosstableSheet, standingsSheet } from '../../src/sheet/standingsSheet.ts';
import {
  logTemplate,
  playersTemplate,
  resultsTemplate,
  settingsTemplate,
} from '../../src/sheet/templates.ts';
import { finalScore, historyOf } from '../../src/tournament/history.ts';
import type { Pairing } from '../../src/tournament/pairing.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import { typedSheets, type Typed } from './typedSheets.ts';

const n = playerNumber;
const main = { section: '', stage: '' };

const pairing: Pairing = {
  round: 2,
  boards: [
    { board: 1, white: n(1), black: n(3) },
    { board: 2, white: n(4), black: n(2) },
  ],
  byes: [{ player: n(5), outcome: 'pairingBye' }],
  notes: [],
};

const typed: Typed = {
  players: ['An', '=HYPERLINK("x")', '+Chi', "'Dung", '@Em'].map((name, index) => [index + 1, name]),
  results: [
    [1, 1, 1, '1-0', 2],
    [1, 2, 3, '½-½', 4],
    [1, '', 5, 'bye', ''],
  ],
};

function partOf(event: EventRead): Part {
  const [part] = event.parts;
  if (part === undefined) {
    throw new Error('no part');
  }
  return part;
}

/** Text of people stands only in plain-text columns or behind a word of ours. */
function formulaSafe(page: SheetPage): boolean {
  return page.cells.every((row) =>
    row.every((cell, column) => page.plainText.includes(column) || !/^[=+\-@']/.test(String(cell))),
  );
}

describe('new rows of Results', () => {
  const rowsIn = (more: Typed) => {
    const event = readEvent(typedSheets({ ...typed, ...more }));
    if (event.tables.results === undefined) {
      throw new Error('no table');
    }
    return resultsRows(
      event.tables.results,
      [{ part: main, pairing }],
      event.players.map(({ player }) => player),
    );
  };

  test('stand in the columns of the sheet, below its last row', () => {
    expect(rowsIn({})).toMatchObject({
      firstRow: 4,
      rows: [
        [2, 1, 1, '', 3],
        [2, 2, 4, '', 2],
        [2, '', 5, 'bye', ''],
      ],
      plainText: [3],
      dropdowns: [{ column: 3, fromRow: 4, toRow: 6 }],
    });
  });

  test('leave columns of the arbiter’s own alone, and put people’s text into plain-text columns', () => {
    const [settings, players, results] = typedSheets(typed, 'vi');
    const values: CellValue[][] = [
      ['mine', 'Kết quả', 'Đen', 'Tên Đen', 'mine too', 'Trắng', 'Tên Trắng', 'Vòng'],
      ['', '', '', '', '=A1', '', '', ''],
      ['', '1-0', 2, '', '', 1, '', 1],
      ['', '', '', '', 'below', '', '', ''],
    ];
    const event = readEvent([settings!, players!, { ...results!, values }]);
    const rows = resultsRows(
      event.tables.results!,
      [{ part: main, pairing }],
      event.players.map(({ player }) => player),
    );
    expect(rows.firstRow).toBe(3);
    expect(rows.rows[0]).toEqual([undefined, '', 3, '+Chi', undefined, 1, 'An', 2]);
    expect([...rows.plainText].sort()).toEqual([1, 3, 6]);
  });

  test('do not repeat a bye that the arbiter has typed', () => {
    const results = [...(typed.results ?? []), ['2', '', 5, '½ bye', '']];
    expect(rowsIn({ results }).rows).toHaveLength(2);
  });

  test('count boards from the setting First board number, and read back as the same round', () => {
    const event = readEvent(typedSheets(typed));
    const players = event.players.map(({ player }) => player);
    const { rows } = resultsRows(event.tables.results!, [{ part: main, pairing, firstBoard: 101 }], players);
    const after = readEvent(
      typedSheets({
        ...typed,
        results: [...(typed.results ?? []), ...rows.map((row) => row.map((cell) => cell ?? ''))],
      }),
    );
    expect(after.problems).toEqual([]);
    expect(partOf(after).tournament.rounds[1]).toEqual({
      number: 2,
      games: [
        { board: 101, white: 1, black: 3 },
        { board: 102, white: 4, black: 2 },
      ],
      byes: [{ player: 5, outcome: 'pairingBye' }],
    });
  });
});

describe.each(languages)('pages in %s', (language) => {
  const event = readEvent(
    typedSheets(
      {
        ...typed,
        results: [...(typed.results ?? []), [2, 1, 1, '½-½', 3], [2, 2, 4, '', 2]],
        settings: [
          ['Event', '=Cup'],
          ['Round 2', '14:00'],
        ],
      },
      language,
    ),
  );
  const part = partOf(event);
  const history = historyOf({ ...part.tournament, rounds: part.tournament.rounds.slice(0, 1) });
  const block: PairingsBlock = {
    part,
    round: 2,
    rows: event.results.filter(({ round }) => round === 2),
    scores: new Map([...history].map(([player, record]) => [player, finalScore(record)])),
    floats: true,
    absent: [n(5)],
    notes: [{ code: 'noPlayers' }],
  };
  const page = pairingsSheet(event, [block, { ...block, part: { section: 'U12', stage: '' } }]);

  test('Pairings: board, White with points, result, Black with points, floats, absences, notes', () => {
    expect(event.problems).toEqual([]);
    expect(page.cells.slice(3, 6)).toEqual([
      [1, 1, 'An', '1 ↓', '', '½ ↑', '+Chi', 3],
      [2, 4, "'Dung", '½ ↓', '', '0 ↑', '=HYPERLINK("x")', 2],
      ['', 5, '@Em', '1', language === 'en' ? 'absent' : 'vắng mặt', '', '', ''],
    ]);
    expect(page.cells[1]?.[0]).toBe(language === 'en' ? 'Round 2 – 14:00' : 'Vòng 2 – 14:00');
    expect(page.cells[6]?.[2]).toMatch(language === 'en' ? /^There is nobody/ : /^Không có ai/);
    expect(page.boldRows).toEqual([0, 1, 2, 8, 9, 10]);
    expect(new Set(page.cells.map((row) => row.length))).toEqual(new Set([8]));
  });

  test('Pairings: results appear by formulas in a column that is no plain text', () => {
    expect(page.formulas.map(({ row, column, shown }) => [row, column, shown])).toEqual([
      [3, 4, '½-½'],
      [4, 4, ''],
      [11, 4, '½-½'],
      [12, 4, ''],
    ]);
    expect(page.plainText).not.toContain(4);
  });

  test('Standings and Crosstable of every part', () => {
    const shown = standingsSheet(event);
    expect(shown.cells[0]?.[0]).toBe(language === 'en' ? 'Event: =Cup' : 'Giải: =Cup');
    expect(shown.cells.filter((row) => row[2] === 'An')).toHaveLength(1);
    const cross = crosstableSheet(event);
    expect(cross.cells.filter((row) => row[1] === '+Chi')).toHaveLength(1);
    expect([page, shown, cross].map(formulaSafe)).toEqual([true, true, true]);
  });
});

test('the formula looks the row up by round and board, with section and match where there are', () => {
  const [row] = readEvent(typedSheets({ results: [[1, 2, 1, '', 2]] })).results;
  const table = {
    sheet: { id: 'r', title: "An's Results" },
    values: [[], []],
    headingRow: 0,
    columns: { round: 0, board: 1, result: 3, section: 26 },
  };
  expect(resultFormula(table, row!)).toBe(
    `=IF(SUMPRODUCT(('An''s Results'!$A$1:$A$102=1)*('An''s Results'!$B$1:$B$102=2))=1,` +
      `INDEX('An''s Results'!$D$1:$D$102,SUMPRODUCT(('An''s Results'!$A$1:$A$102=1)*('An''s Results'!$B$1:$B$102=2)*ROW('An''s Results'!$A$1:$A$102)))&"","")`,
  );
  expect(resultFormula(table, { ...row!, section: 'a"b' })).toContain(`'An''s Results'!$AA$1:$AA$102="a""b"`);
});

describe.each(languages)('a new tournament in %s', (language) => {
  const chosen = {
    language,
    colourNames: 'red',
    texts: { event: '=Cup', system: 'Đại tuần hoàn', rounds: '9', drawSeed: '2026' },
  } as const;
  const pages = [settingsTemplate(chosen), playersTemplate(chosen), resultsTemplate(chosen)];

  test('is read back as it was chosen, without a problem or a note', () => {
    const event = readEvent(pages.map((page) => ({ id: page.title, title: page.title, values: page.cells })));
    expect([event.problems, event.notes]).toEqual([[], []]);
    expect([event.language, event.colourNames, event.texts.event]).toEqual([language, 'red', '=Cup']);
    expect(partOf(event).tournament.settings).toMatchObject({ system: 'drawn', rounds: 9, drawSeed: '2026' });
  });

  test('has people’s text and results in plain-text columns, and lists that warn', () => {
    expect([...pages, logTemplate(chosen)].map(formulaSafe)).toEqual([true, true, true, true]);
    const results = resultsTemplate(chosen);
    expect(results.dropdowns.map(({ column }) => column)).toEqual([
      results.cells[0]?.indexOf(language === 'en' ? 'Result' : 'Kết quả'),
    ]);
    expect(results.plainText).toContain(results.dropdowns[0]?.column);
  });

  test('has Match and Game in a knockout only', () => {
    const heading = (system: string) => resultsTemplate({ ...chosen, texts: { system } }).cells[0]?.length;
    expect([heading('knockout'), heading('dutch')]).toEqual([10, 8]);
  });
});

describe('the round to pair', () => {
  const next = (results: Typed['results']) =>
    roundToPair(partOf(readEvent(typedSheets({ ...typed, results: results ?? [] }))).tournament);

  test('follows the last one with games', () => {
    expect([next([]).round, next(typed.results).round]).toEqual([1, 2]);
  });

  test('has the byes that stand in Results already (rules.md 1: the sheet respects them)', () => {
    const { round, tournament } = next([
      ...(typed.results ?? []),
      [2, '', 4, '½ bye', ''],
      [2, '', 3, 'bye', ''],
    ]);
    expect([round, tournament.rounds.length]).toEqual([2, 1]);
    expect(tournament.players.map(({ byes }) => byes)).toEqual([
      [],
      [],
      [{ round: 2, outcome: 'pairingBye' }],
      [{ round: 2, outcome: 'halfBye' }],
      [],
    ]);
  });
});
