import { describe, expect, it } from 'vitest';
import { createTournament, importReport, writeReport } from '../../appsscript/entry.ts';
import { Host } from '../../local/standIn/host.ts';
import { changeCell, newWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import type { ReportAnswer } from '../../src/commands/exportTrf.ts';
import { contents, play, rowsOf, sheetFor, typedEvent, typeResults, type Row } from './standInEvent.ts';

function reportOf(workbook: WorkbookModel, part: unknown = 0): ReportAnswer {
  Object.assign(globalThis, new Host(workbook).globals());
  return writeReport(part);
}

function withColumn(workbook: WorkbookModel, heading: string, values: readonly string[]): WorkbookModel {
  [heading, ...values].forEach((value, row) =>
    changeCell(sheetFor(workbook, 'players'), row + 1, 5, { value, format: '@' }),
  );
  return workbook;
}

const linesOf = ({ report }: ReportAnswer): string[] => report.split('\r\n');

describe('Export TRF', () => {
  it('tells the event as it stands, places by the standings, and changes nothing', () => {
    const workbook = typedEvent(6, {
      rounds: 3,
      settings: [
        ['Place', 'Huế', ''],
        ['Start', '28/11/2026', ''],
        ['Arbiter', 'An', ''],
        ['Round 1', '2026-11-28 9:00', ''],
      ],
    });
    play(workbook, 'pairNextRound');
    typeResults(workbook, ['1-0']);
    const before = contents(workbook);
    const answer = reportOf(workbook);
    expect(answer).toMatchObject({ done: true, fileName: 'spring-open.trf', parts: [''] });
    expect(linesOf(answer)).toEqual(
      expect.arrayContaining([
        '012 Spring Open',
        '022 Huế',
        '042 2026/11/28',
        '102 An',
        '132'.padEnd(91) + '26/11/28',
        '142 3',
        '### draw seed spring',
      ]),
    );
    expect(linesOf(answer).filter((line) => line.startsWith('001'))).toHaveLength(6);
    expect(answer.text).toContain('The report holds 6 players and 1 round');
    expect(contents(workbook)).toEqual(before);
  });

  it('lists what is cut and what a report cannot carry', () => {
    const settings: readonly Row[] = [
      ['Check-in', 'no', ''],
      ['Grade order', 'first, second', ''],
      ['Keep apart', 'club if possible', ''],
    ];
    const workbook = typedEvent(4, { settings });
    const long = 'Nguyễn Hoàng Bảo Ngọc Trâm Anh Thư Quỳnh';
    changeCell(sheetFor(workbook, 'players'), 2, 2, { value: long });
    const { text } = reportOf(workbook);
    expect(text).toContain(`“${long}” of player 1 is longer than the 33 columns`);
    expect(text).toContain('A report has no place for: Club, Grade order, Keep apart.');
  });

  it('writes national ratings under the federation of those who have one', () => {
    const workbook = withColumn(typedEvent(2), 'National rating', ['1500', '1400']);
    ['Federation', 'VIE', 'VIE'].forEach((value, row) =>
      changeCell(sheetFor(workbook, 'players'), row + 1, 6, { value }),
    );
    expect(linesOf(reportOf(workbook)).filter((line) => line.startsWith('VIE'))).toHaveLength(2);
  });

  it('says so where nobody knows whose the national ratings are', () => {
    const { report, text } = reportOf(withColumn(typedEvent(2), 'National rating', ['1500', '1400']));
    expect(report).not.toContain('1500');
    expect(text).toContain('National rating');
  });

  it('writes one section at a time, and names them all', () => {
    const workbook = withColumn(typedEvent(5), 'Section', ['U10', 'U10', 'U12', 'U12', 'U12']);
    const first = reportOf(workbook);
    const second = reportOf(workbook, 1);
    expect([first.parts, first.fileName, second.fileName]).toEqual([
      ['U10', 'U12'],
      'spring-open-u10.trf',
      'spring-open-u12.trf',
    ]);
    const count = (answer: ReportAnswer): number =>
      linesOf(answer).filter((line) => line.startsWith('001')).length;
    expect([count(first), count(second)]).toEqual([2, 3]);
    expect(reportOf(workbook, 'nonsense').fileName).toBe(first.fileName);
  });

  it('keeps the matches of a knockout, and leaves the place of whoever is still in it open', () => {
    const workbook = newWorkbook();
    Object.assign(globalThis, new Host(workbook).globals());
    createTournament({ language: 'en', system: 'knockout' });
    ['An', 'Bình', 'Chi', 'Dũng'].forEach((name, index) => {
      changeCell(sheetFor(workbook, 'players'), index + 2, 1, { value: index + 1 });
      changeCell(sheetFor(workbook, 'players'), index + 2, 2, { value: name });
    });
    expect(play(workbook, 'pairNextRound').warned).toEqual([]);
    // Two games each: the first match is won, the second is level so far.
    ['1-0', '½-½', '½-½', '½-½'].forEach((value, index) =>
      changeCell(sheetFor(workbook, 'results'), index + 2, 7, { value }),
    );
    const { report } = reportOf(workbook);
    expect(report).toContain('### matches of round 1');
    const second = newWorkbook();
    Object.assign(globalThis, new Host(second).globals());
    expect(importReport({ text: report, language: 'en' })).toMatchObject({ done: true });
    expect(rowsOf(sheetFor(second, 'results'))).toEqual(rowsOf(sheetFor(workbook, 'results')));
    expect(reportOf(second).report).toBe(report);
  });

  it('refuses what cannot be read, with every cell', () => {
    const workbook = typedEvent(4, {
      results: [
        [1, 1, 1, '', '1--0', '', 3, ''],
        [1, 2, 9, '', '1-0', '', 4, ''],
      ],
    });
    const answer = reportOf(workbook);
    expect(answer).toMatchObject({ done: false, report: '' });
    expect(answer.text).toContain('Results!E2');
    expect(answer.text).toContain('Results!C3');
  });

  it('without sheets says in both languages what is missing', () => {
    const answer = reportOf(newWorkbook());
    expect(answer.done).toBe(false);
    expect(answer.text).toContain('There is no sheet “Players”');
    expect(answer.text).toContain('Không có trang tính');
  });

  it('without players refuses', () => {
    expect(reportOf(typedEvent(0)).text).toContain('There is nobody');
  });
});
