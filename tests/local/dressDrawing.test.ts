import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { dressDrawing } from '../../local/file/dressDrawing.ts';
import { dress } from '../../local/file/dress.ts';
import { newSheet, type SheetModel } from '../../local/standIn/model.ts';
import { typedTeamEvent } from '../commands/teamEvent.ts';
import { play, sheetFor, typedEvent, typeResults } from '../commands/standInEvent.ts';

/** The sizes in which the bold texts of the first column are printed. */
function sizesOf(model: SheetModel): Record<string, number | undefined> {
  const sheet = new ExcelJS.Workbook().addWorksheet('x');
  for (const [key, cell] of model.cells) {
    sheet.getCell(Math.floor(key / 16_384), key % 16_384).value = cell.value;
  }
  dressDrawing(sheet, model);
  const bold = Array.from({ length: sheet.rowCount }, (_, row) => sheet.getCell(row + 1, 1)).filter(
    (cell) => cell.font?.bold === true && cell.fill === undefined,
  );
  return Object.fromEntries(bold.map((cell) => [String(cell.value), cell.font.size]));
}

describe('titles of a drawn sheet in print', () => {
  const workbook = typedEvent(6, { system: 'drawn', rounds: 2 });
  const players = sheetFor(workbook, 'players');
  players.cells.set(16_384 + 5, { value: 'Section', formula: '', format: 'General', bold: false });
  for (let row = 2; row <= 7; row += 1) {
    const value = row <= 4 ? 'A' : 'B';
    players.cells.set(row * 16_384 + 5, { value, formula: '', format: 'General', bold: false });
  }
  play(workbook, 'pairNextRound');
  typeResults(workbook);

  it('the names on the score cards are all equally large', () => {
    play(workbook, 'scoreCards');
    const sizes = sizesOf(sheetFor(workbook, 'scoreCards'));
    const cards = Object.entries(sizes).filter(([text]) => /^\d\. Player/.test(text));
    expect(cards.map(([, size]) => size)).toEqual([10, 10, 10, 10]);
    expect([sizes['Section A'], sizes['Section B']]).toEqual([14, 14]);
  });

  it('the minutes of every section have titles of the same size', () => {
    play(workbook, 'minutes');
    const sizes = sizesOf(sheetFor(workbook, 'minutes'));
    expect(sizes['Minutes of round 1 – Section A']).toBe(14);
    expect(sizes['Minutes of round 1 – Section B']).toBe(14);
    expect(sizes['Incidents: none']).toBe(10);
  });

  it('a sheet without lines has none', () => {
    expect(sizesOf(newSheet(1, 'x'))).toEqual({});
  });
});

it('numbers of a table stand in the middle; where texts of another table share the column, to the left', () => {
  const workbook = typedTeamEvent({ teams: 4, boards: 2, system: 'knockout' });
  play(workbook, 'pairNextRound');
  typeResults(workbook, ['1-0']);
  play(workbook, 'updateStandings');
  const model = sheetFor(workbook, 'standings');
  const sheet = new ExcelJS.Workbook().addWorksheet('x');
  dress(sheet, model);
  const alignments = (column: number): unknown[] =>
    Array.from({ length: model.rows }, (_, row) => sheet.getCell(row + 1, column).alignment?.horizontal);
  expect([...new Set(alignments(4))].filter((each) => each !== undefined)).toEqual(['center']);
  expect([...new Set(alignments(5))].filter((each) => each !== undefined)).toEqual(['left']);
});
