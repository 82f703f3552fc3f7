import { describe, expect, it } from 'vitest';
import { createTournament } from '../../appsscript/entry.ts';
import { Host } from '../../local/standIn/host.ts';
import { cellAt, changeCell, newWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import { addSheet, contents, play, rowsOf, sheetFor, typeResults } from './standInEvent.ts';

function create(workbook: WorkbookModel, choices: unknown): { done: boolean; text: string } {
  Object.assign(globalThis, new Host(workbook).globals());
  return createTournament(choices);
}

function enter(workbook: WorkbookModel, names: readonly string[]): void {
  const players = sheetFor(workbook, 'players');
  names.forEach((name, index) => {
    changeCell(players, index + 2, 2, { value: name });
    changeCell(players, index + 2, 3, { value: 2000 - index });
  });
}

describe('New tournament', () => {
  it('makes the sheets in the language chosen, ready for an event from the first name to the standings', () => {
    const workbook = newWorkbook();
    const answer = create(workbook, { language: 'vi', system: 'dutch', event: 'Giải xuân', rounds: '5' });
    expect(answer).toMatchObject({ done: true });
    expect(workbook.sheets.map(({ title, hidden }) => (hidden ? `(${title})` : title))).toEqual([
      'Sheet1',
      'Thiết lập',
      'Đấu thủ',
      'Kết quả',
      'Xếp cặp',
      'Xếp hạng',
      'Bảng điểm',
      'Nhật ký',
      '(Dữ liệu hoàn tác)',
    ]);
    enter(workbook, ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà']);
    for (const command of ['numberByLot', 'pairNextRound'] as const) {
      expect(play(workbook, command).warned).toEqual([]);
    }
    typeResults(workbook, ['T', 'H', 'B']);
    for (const command of ['updateStandings', 'crosstable', 'pairNextRound'] as const) {
      expect(play(workbook, command).warned).toEqual([]);
    }
    expect(rowsOf(sheetFor(workbook, 'standings')).join('\n')).toContain('Giang');
  });

  it('gives results plain text and a list that warns and never rejects, down to the end of the sheet', () => {
    const workbook = newWorkbook();
    create(workbook, { language: 'en', system: 'round-robin' });
    const cell = cellAt(sheetFor(workbook, 'results'), 900, 5);
    expect([cell.format, cell.dropDown?.allowInvalid]).toEqual(['@', true]);
  });

  it('refuses to write over a sheet that holds anything, and names every one', () => {
    const workbook = newWorkbook();
    addSheet(workbook, 'Results', [['mine']]);
    addSheet(workbook, 'Thiết lập', [['mine too']]);
    const before = contents(workbook);
    const answer = create(workbook, { language: 'en', system: 'dutch' });
    expect(answer.done).toBe(false);
    expect(answer.text).toContain('“Results” is not empty');
    expect(answer.text).toContain('“Thiết lập” is not empty');
    expect(contents(workbook)).toEqual(before);
  });

  it('a second press does nothing twice', () => {
    const workbook = newWorkbook();
    create(workbook, { language: 'en', system: 'dutch' });
    const before = contents(workbook);
    expect(create(workbook, { language: 'en', system: 'dutch' }).done).toBe(false);
    expect(contents(workbook)).toEqual(before);
  });

  it('takes nothing on trust that a window sends', () => {
    const workbook = newWorkbook();
    expect(create(workbook, { language: 'xx', system: 'chess960' }).text).toContain('chess960');
    expect(create(workbook, null).done).toBe(true);
  });

  it('an event is found again after the arbiter has renamed and reordered its sheets', () => {
    const workbook = newWorkbook();
    create(workbook, { language: 'en', system: 'dutch' });
    enter(workbook, ['An', 'Bình', 'Chi', 'Dũng']);
    play(workbook, 'numberByStrength');
    sheetFor(workbook, 'results').title = 'Ván đấu của tôi';
    sheetFor(workbook, 'players').title = 'DSKT';
    workbook.sheets.reverse();
    const { warned, told } = play(workbook, 'pairNextRound');
    expect(warned).toEqual([]);
    expect(told.join()).toContain('Round 1 is paired: 2 boards');
  });
});
