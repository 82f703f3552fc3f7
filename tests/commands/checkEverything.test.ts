import { describe, expect, it } from 'vitest';
import { cellAt, changeCell, newWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import { addSheet, contents, play, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

function played(): WorkbookModel {
  const workbook = typedEvent(8);
  play(workbook, 'pairNextRound');
  typeResults(workbook);
  play(workbook, 'updateStandings');
  play(workbook, 'crosstable');
  return workbook;
}

describe('Check everything', () => {
  it('says that everything is right where it is', () => {
    const { told, warned } = play(played(), 'checkEverything');
    expect(told.join()).toContain('Everything is in order');
    expect(warned).toEqual([]);
  });

  it('lists every problem with its cell', () => {
    const workbook = played();
    changeCell(sheetFor(workbook, 'results'), 2, 5, { value: 'won' });
    changeCell(sheetFor(workbook, 'results'), 3, 7, { value: 77 });
    changeCell(sheetFor(workbook, 'players'), 4, 1, { value: 1 });
    const { warned, told } = play(workbook, 'checkEverything');
    for (const cell of ['Results!E2', 'Results!G3', 'Players!A4']) {
      expect(warned.join()).toContain(cell);
    }
    expect(told.join()).toContain('things to correct');
  });

  it('offers to rewrite what was typed in other forms, and Undo puts back what stood there', () => {
    const workbook = played();
    const results = sheetFor(workbook, 'results');
    changeCell(results, 2, 5, { value: '1' });
    changeCell(results, 3, 5, { value: '0.5' });
    changeCell(sheetFor(workbook, 'players'), 3, 1, { value: '2', format: '@' });
    expect(play(workbook, 'checkEverything', { yes: false }).asked).toHaveLength(1);
    const before = contents(workbook, ['log', 'undo']);
    const { asked } = play(workbook, 'checkEverything', { yes: true });
    expect(asked.join()).toContain('3 cells');
    expect([cellAt(results, 2, 5).value, cellAt(results, 3, 5).value]).toEqual(['1-0', '½-½']);
    expect(cellAt(sheetFor(workbook, 'players'), 3, 1).value).toBe(2);
    expect(play(workbook, 'undo').told.join()).toContain('3 repairs are undone');
    expect(contents(workbook, ['log', 'undo'])).toEqual(before);
    expect(cellAt(sheetFor(workbook, 'players'), 3, 1).value).toBe('2');
  });

  it('a No leaves the cells as they are', () => {
    const workbook = played();
    changeCell(sheetFor(workbook, 'results'), 2, 5, { value: '1' });
    play(workbook, 'checkEverything', { yes: false });
    expect(cellAt(sheetFor(workbook, 'results'), 2, 5).value).toBe('1');
  });

  it('rebuilds the shown sheets that somebody has spoilt', () => {
    const workbook = played();
    const whole = contents(workbook, ['log', 'undo']);
    for (const role of ['pairings', 'standings', 'crosstable'] as const) {
      changeCell(sheetFor(workbook, role), 3, 2, { value: 'spoilt' });
      changeCell(sheetFor(workbook, role), 40, 9, { value: 'spoilt' });
    }
    play(workbook, 'checkEverything');
    expect(contents(workbook, ['log', 'undo'])).toEqual(whole);
  });

  it('leaves a spreadsheet alone that is no event, and says what is missing', () => {
    const workbook = newWorkbook();
    const before = contents(workbook);
    const { warned } = play(workbook, 'checkEverything');
    expect(warned.join()).toContain('There is no sheet');
    expect(contents(workbook)).toEqual(before);
  });

  it('refuses to choose between two sheets of one kind, and names both', () => {
    const workbook = typedEvent(4);
    addSheet(workbook, 'Kết quả', [['Vòng', 'Trắng', 'Kết quả', 'Đen']]);
    const { warned } = play(workbook, 'pairNextRound');
    expect(warned.join()).toMatch(/Both “Results” and “Kết quả”/);
  });
});

describe('Refresh formulas', () => {
  it('enters anew the cells that read the workbook without ranges, with the same text, and no other', () => {
    const workbook = played();
    const own = addSheet(workbook, 'Screen', [['a', 'b', 'c']]);
    changeCell(own, 1, 1, { value: 'stale', formula: '=STANDINGS()' });
    changeCell(own, 1, 2, { value: 'kept', formula: '=SUM(A1:A9)' });
    const before = contents(workbook);
    const { told, host } = play(workbook, 'refreshFormulas');
    expect(told.join()).toContain('1 formula was entered anew');
    expect(contents(workbook)).toEqual(before);
    expect(host.service.calls.filter(({ name }) => name === 'Range.setValues')).toHaveLength(1);
  });

  it('says so where there is nothing to refresh', () => {
    expect(play(played(), 'refreshFormulas').told.join()).toContain('nothing to refresh');
  });
});

it('numbers of nobody in the settings are named', () => {
  const told = (key: string, value: string): string => {
    const { warned } = play(typedEvent(4, { settings: [[key, value, '']] }), 'checkEverything');
    return warned.join();
  };
  expect(told('Keep apart', '2 17; club')).toContain('Settings!B6: No player has the number 17');
  expect(told('Lots drawn by hand', '4, 17')).toContain('No player has the number 17');
  expect(told('Lots drawn by hand', '4, 4')).toContain('each once');
  expect(told('Keep apart', '2 3')).toBe('');
});
