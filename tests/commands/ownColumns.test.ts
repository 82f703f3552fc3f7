import { describe, expect, it } from 'vitest';
import { cellAt, changeCell, copyWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import { addSheet, contents, play, rowsOf, sheetFor, typeResults } from './standInEvent.ts';

/** Own columns between ours: after Round and after Result, with what setValues would make something else of. */
function withOwnColumns(): WorkbookModel {
  const workbook: WorkbookModel = { ...copyWorkbook(empty()) };
  const results = sheetFor(workbook, 'results');
  for (let row = 2; row <= 12; row += 1) {
    changeCell(results, row, 2, { value: '=A1', formula: '', format: 'General' });
    changeCell(results, row, 6, { value: row % 2 === 0 ? '1-2' : new Date(2026, 0, 2), formula: '' });
  }
  return workbook;
}

function empty(): WorkbookModel {
  const workbook: WorkbookModel = {
    sheets: [],
    metadata: new Map(),
    locale: 'en_GB',
    timeZone: 'Asia/Ho_Chi_Minh',
  };
  addSheet(workbook, 'Settings', [
    ['Key', 'Value'],
    ['System', 'dutch'],
    ['Rounds', 5],
    ['Draw seed', 'own'],
  ]);
  addSheet(workbook, 'Players', [
    ['No', 'Name', 'Rating'],
    ...Array.from({ length: 7 }, (_, index) => [index + 1, `Player ${index + 1}`, 2000 - index]),
  ]);
  addSheet(workbook, 'Results', [
    ['Round', 'Hall', 'Board', 'White', 'Result', 'Clock', 'Black', 'Black name', 'White name'],
  ]);
  return workbook;
}

function ownCells(workbook: WorkbookModel): unknown[] {
  const results = sheetFor(workbook, 'results');
  return [2, 6].flatMap((column) =>
    Array.from({ length: 12 }, (_, row) => {
      const { value, formula } = cellAt(results, row + 1, column);
      return [value, formula];
    }),
  );
}

describe('Own columns between those of Results', () => {
  const start = withOwnColumns();

  it('are not written by a pairing, nor by its Undo', () => {
    const workbook = copyWorkbook(start);
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 1');
    expect(ownCells(workbook)).toEqual(ownCells(start));
    const { told } = play(workbook, 'undo');
    expect(told.join()).toContain('is undone');
    expect(ownCells(workbook)).toEqual(ownCells(start));
    expect(contents(workbook, ['undo', 'log', 'pairings'])).toEqual(contents(start));
  });

  it('a pairing interrupted between its rectangles counts nothing, and the next command begins anew', () => {
    const whole = copyWorkbook(start);
    const { host } = play(whole, 'pairNextRound');
    let half = 0;
    for (let failAt = 1; failAt <= host.service.count; failAt += 1) {
      const workbook = copyWorkbook(start);
      play(workbook, 'pairNextRound', { failAt });
      const rows = rowsOf(sheetFor(workbook, 'results'));
      const isHalf =
        rows.join() !== rowsOf(sheetFor(start, 'results')).join() && !/^1\|/m.test(rows.join('\n'));
      half += isHalf ? 1 : 0;
      for (const next of ['pairNextRound', 'checkEverything', 'undo'] as const) {
        const again = copyWorkbook(workbook);
        const { told, warned } = play(again, next);
        const after = rowsOf(sheetFor(again, 'results'));
        if (isHalf) {
          const expected = next === 'pairNextRound' ? whole : start;
          expect(after, `${next} after call ${failAt}`).toEqual(rowsOf(sheetFor(expected, 'results')));
          expect(told.join()).toMatch(/round 1/i);
        }
        expect([...told, ...warned].join()).not.toContain('is not a round');
      }
    }
    expect(half).toBeGreaterThanOrEqual(2);
  });

  it('Undo of rows with an own column between is one write: whole or not at all', () => {
    const paired = copyWorkbook(start);
    play(paired, 'pairNextRound');
    typeResults(paired);
    const whole = copyWorkbook(paired);
    const count = play(whole, 'undo', { yes: true }).host.service.count;
    for (let failAt = 1; failAt <= count; failAt += 1) {
      const workbook = copyWorkbook(paired);
      play(workbook, 'undo', { yes: true, failAt });
      const rows = rowsOf(sheetFor(workbook, 'results'));
      expect([rowsOf(sheetFor(paired, 'results')), rowsOf(sheetFor(whole, 'results'))]).toContainEqual(rows);
    }
  });
});

describe('Undo of repairs after a column was inserted', () => {
  it('restores the column of results, not the own cell that stands in its place now', () => {
    const workbook = copyWorkbook(empty());
    play(workbook, 'pairNextRound');
    typeResults(workbook, ['1:0']);
    play(workbook, 'checkEverything', { yes: true });
    const results = sheetFor(workbook, 'results');
    for (let row = 1; row <= 5; row += 1) {
      for (let column = 10; column > 5; column -= 1) {
        changeCell(results, row, column, cellAt(results, row, column - 1));
      }
      changeCell(results, row, 5, { value: row === 1 ? 'Own' : '1-0' });
    }
    expect(cellAt(results, 2, 6).value).toBe('1-0');
    play(workbook, 'undo');
    expect([cellAt(results, 2, 5).value, cellAt(results, 2, 6).value]).toEqual(['1-0', '1:0']);
  });
});
