import { describe, expect, it } from 'vitest';
import * as entry from '../../appsscript/entry.ts';
import { Host } from '../../local/standIn/host.ts';
import { copyWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import { addSheet, contents, play, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

function hostOf(workbook: WorkbookModel): Host {
  const host = new Host(workbook);
  Object.assign(globalThis, host.globals());
  return host;
}

function afterTwoRounds(): WorkbookModel {
  const workbook = typedEvent(8);
  play(workbook, 'pairNextRound');
  typeResults(workbook);
  play(workbook, 'pairNextRound');
  return workbook;
}

describe('Why this pairing? (workbook.md, Menu)', () => {
  const workbook = afterTwoRounds();

  it('explains the last round that was paired, or the one that is typed', () => {
    hostOf(workbook);
    const { done, text } = entry.explainForPlayer('1', '');
    expect([done, text.split('\n')[0]]).toEqual([
      true,
      expect.stringMatching(/^Round 2, board \d: number 1 \(Player 1\)/),
    ]);
    expect(entry.explainForPlayer('1', '1').text).toMatch(/^Round 1, board 1/);
    expect(entry.explainForPlayer(' 8 ', 1).text).toMatch(/^Round 1, board 4/);
  });

  it('before round 1 it explains how that would be paired', () => {
    hostOf(typedEvent(8));
    expect(entry.explainForPlayer('1', '').text).toMatch(/^Round 1, board 1/);
  });

  it('writes nothing', () => {
    const copy = copyWorkbook(workbook);
    const before = contents(copy);
    const host = hostOf(copy);
    entry.explainForPlayer('3', '2');
    expect(contents(copy)).toEqual(before);
    expect(host.service.calls.filter(({ name }) => /\.(set|insert|add|clear)/.test(name))).toEqual([]);
  });

  it('says what stands against an answer', () => {
    hostOf(workbook);
    expect(entry.explainForPlayer('99', '').done).toBe(false);
    expect(entry.explainForPlayer('', '').text).toMatch(/player must be a whole number/);
    expect(entry.explainForPlayer('1', '7').text).toMatch(/round must be a whole number from 1 to 3/);
  });
});

describe('the player whom the window suggests', () => {
  const workbook = afterTwoRounds();
  addSheet(workbook, 'Notes', [
    ['Player 5', 7],
    ['nobody', ''],
  ]);

  it.each([
    ['players', 4, 2, '3'],
    ['results', 2, 3, '1'],
    ['results', 2, 7, '5'],
    ['Notes', 1, 1, '5'],
    ['Notes', 1, 2, '7'],
    ['Notes', 2, 1, ''],
    ['players', 1, 1, ''],
  ] as const)('%s, row %i, column %i: “%s”', (where, row, column, number) => {
    const sheet =
      where === 'Notes' ? workbook.sheets.find(({ title }) => title === 'Notes')! : sheetFor(workbook, where);
    workbook.cursor = { sheet: sheet.id, row, column };
    hostOf(workbook);
    expect(entry.suggestPlayer()).toBe(number);
  });
});
