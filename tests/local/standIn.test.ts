import { describe, expect, it } from 'vitest';
import type { Range, SpreadsheetService, Utilities } from '../../appsscript/googleTypes.ts';
import { Host } from '../../local/standIn/host.ts';
import { newWorkbook } from '../../local/standIn/model.ts';

function start(): { host: Host; app: SpreadsheetService; range: (rows: number, columns: number) => Range } {
  const host = new Host(newWorkbook());
  const app = host.globals()['SpreadsheetApp'] as SpreadsheetService;
  const range = (rows: number, columns: number): Range =>
    app.getActiveSpreadsheet().getSheets()[0]!.getRange(1, 1, rows, columns);
  return { host, app, range };
}

describe('the stand-in reads what is written as Google does', () => {
  it.each([
    ['=A1', '', '=A1'],
    ['+1-2', '', '=+1-2'],
    ['1-0', '1-0', ''],
    ['1/2-1/2', '1/2-1/2', ''],
    ['12', 12, ''],
    ['true', true, ''],
    ["'=A1", '=A1', ''],
    [null, '', ''],
  ])('%s in an ordinary cell', (written, value, formula) => {
    const { range } = start();
    range(1, 1).setValues([[written]]);
    expect([range(1, 1).getValue(), range(1, 1).getFormulas()]).toEqual([value, [[formula]]]);
  });

  it.each(['1/2', '2-1'])('%s becomes a date in an ordinary cell', (written) => {
    const { range } = start();
    range(1, 1).setValues([[written]]);
    expect(Object.prototype.toString.call(range(1, 1).getValue())).toBe('[object Date]');
  });

  it.each(['=A1', '+/-'])('%s written by a script may be a formula even in plain text', (written) => {
    const { range } = start();
    range(1, 1).setNumberFormats([['@']]);
    range(1, 1).setValues([[written]]);
    expect(range(1, 1).getFormulas()[0]![0]).not.toBe('');
    range(1, 1).setValues([[`'${written}`]]);
    expect([range(1, 1).getValue(), range(1, 1).getFormulas()]).toEqual([written, [['']]]);
  });

  it('reads formulas by its locale: a decimal comma leaves `;` between arguments', () => {
    const { host, range } = start();
    const { workbook } = host;
    workbook.locale = 'vi_VN';
    range(1, 1).setValues([['=IF(A2="a,b",1,2)']]);
    expect(range(1, 1).getValue()).toBe('#ERROR!');
    range(1, 1).setValues([['=IF(A2="a,b";1;2)']]);
    expect(range(1, 1).getFormulas()).toEqual([['=IF(A2="a,b";1;2)']]);
    workbook.locale = 'en_GB';
    expect(range(1, 1).getFormulas()).toEqual([['=IF(A2="a,b",1,2)']]);
  });

  it('refuses more than 50,000 characters in a cell', () => {
    const { range } = start();
    expect(() => range(1, 1).setValues([['x'.repeat(50_001)]])).toThrow('50000 characters');
  });

  it.each(['1/2', '2-1', '12', 'true'])('%s stays text in a plain-text cell', (written) => {
    const { range } = start();
    range(1, 1).setNumberFormats([['@']]);
    range(1, 1).setValues([[written]]);
    expect([range(1, 1).getValue(), range(1, 1).getFormulas()]).toEqual([written, [['']]]);
  });
});

describe('the stand-in is strict', () => {
  it('names a member it does not have', () => {
    const { app } = start();
    const sheet = app.getActiveSpreadsheet().getSheets()[0] as unknown as { deleteRow(row: number): void };
    expect(() => sheet.deleteRow(1)).toThrow('no Sheet.deleteRow');
  });

  it('refuses data that does not fit the range, and ranges outside the grid', () => {
    const { range } = start();
    expect(() => range(2, 2).setValues([['a', 'b']])).toThrow('2 × 2');
    expect(() => range(1001, 1)).toThrow('outside');
  });

  it('allows nothing but menu building before the user has authorised the script', () => {
    const { host, app } = start();
    host.service.authMode = 'NONE';
    app.getUi().createAddonMenu().addItem('Help', 'showHelp').addToUi();
    expect(host.menus[0]?.items).toEqual([{ caption: 'Help', functionName: 'showHelp', items: [] }]);
    expect(() => app.getActiveSpreadsheet()).toThrow('not authorised');
    expect(() => app.getUi().alert('a', 'b', undefined)).toThrow('not authorised');
  });
});

describe('service calls', () => {
  it('are counted where they read or write, not where they only name a place', () => {
    const { host, app, range } = start();
    app.getActiveSpreadsheet().getSheets();
    const cells = range(1, 1);
    const before = host.service.count;
    cells.getRow();
    cells.setValues([['a']]);
    app.flush();
    expect(host.service.count - before).toBe(2);
  });

  it('fail at the k-th, before anything is done', () => {
    const { host, range } = start();
    const cells = range(1, 1);
    host.service.fault = { at: host.service.count + 2 };
    cells.getValues();
    expect(() => cells.setValues([['a']])).toThrow('Service error: Range.setValues');
    expect(cells.getValue()).toBe('');
  });

  it('show where the flushes are', () => {
    const { host, app, range } = start();
    const seen: unknown[] = [];
    host.service.onFlush = () => seen.push(host.workbook.sheets[0]!.cells.size);
    app.flush();
    range(1, 2).setValues([['a', 'b']]);
    app.flush();
    expect(seen).toEqual([0, 2]);
  });
});

it('the document lock can be held by somebody else', () => {
  const host = new Host(newWorkbook());
  const { LockService } = host.globals() as {
    LockService: { getDocumentLock(): { tryLock(ms: number): boolean } };
  };
  expect(LockService.getDocumentLock().tryLock(1)).toBe(true);
  host.lockState.holder = 'other';
  expect(LockService.getDocumentLock().tryLock(1)).toBe(false);
});

it('formats times in the time zone of the spreadsheet', () => {
  const utilities = new Host(newWorkbook()).globals()['Utilities'] as Utilities;
  const noon = new Date(Date.UTC(2026, 0, 2, 12, 3, 4));
  expect(utilities.formatDate(noon, 'Asia/Ho_Chi_Minh', 'yyyy-MM-dd HH:mm:ss')).toBe('2026-01-02 19:03:04');
});
