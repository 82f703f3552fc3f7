import { describe, expect, it } from 'vitest';
import * as entry from '../../appsscript/entry.ts';
import type { Range } from '../../appsscript/googleTypes.ts';
import { commandNames, dialogs } from '../../src/commands/commands.ts';
import { Host } from '../../local/standIn/host.ts';
import type { MenuItem } from '../../local/standIn/menu.ts';
import { cellAt, changeCell, newWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import { addSheet, rowsOf, sheetFor, typedEvent } from './standInEvent.ts';

function hostOf(workbook: WorkbookModel): Host {
  const host = new Host(workbook);
  Object.assign(globalThis, host.globals());
  return host;
}

function captions(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => [item.caption, ...captions(item.items)]);
}

function functionNames(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => [item.functionName, ...functionNames(item.items)]).filter(Boolean);
}

describe('The menu', () => {
  it('is built where nothing is authorised, in both languages', () => {
    const host = hostOf(newWorkbook());
    host.service.authMode = 'NONE';
    entry.onInstall({ authMode: 'NONE' });
    expect(captions(host.menus)).toContain('Pair next round / Xếp cặp vòng tiếp theo');
  });

  it('speaks the language of an event that it remembers', () => {
    const workbook = newWorkbook();
    hostOf(workbook);
    entry.createTournament({ language: 'vi', system: 'dutch' });
    const host = hostOf(workbook);
    entry.onOpen({ authMode: 'LIMITED' });
    expect(captions(host.menus)).toContain('Xếp cặp vòng tiếp theo');
  });

  it('has an entry point for every line, and no other lines', () => {
    const host = hostOf(newWorkbook());
    entry.onOpen({ authMode: 'FULL' });
    const names = [...commandNames, ...dialogs].map(
      (name) => `menu${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    );
    expect(functionNames(host.menus).sort()).toEqual(names.sort());
    const exported = entry as unknown as Record<string, unknown>;
    expect(functionNames(host.menus).every((name) => typeof exported[name] === 'function')).toBe(true);
  });
});

describe('onEdit', () => {
  const tick = (workbook: WorkbookModel, title: string, value: unknown): Host => {
    const host = hostOf(workbook);
    const id = workbook.sheets.find((sheet) => sheet.title === title)!;
    const range: Range = host.range(id, { row: 2, column: 1, rows: 1, columns: 1 });
    entry.onEdit({ value, range });
    return host;
  };

  function withControl(): WorkbookModel {
    const workbook = typedEvent(6);
    const control = addSheet(workbook, 'Điều khiển', [
      ['', ''],
      [false, 'Pair next round'],
    ]);
    changeCell(control, 2, 1, { value: true, checkbox: true });
    return workbook;
  }

  it('runs the command of a ticked box of the Control sheet and clears the box', () => {
    const workbook = withControl();
    tick(workbook, 'Điều khiển', 'TRUE');
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1 + 3);
    const control = workbook.sheets.find(({ title }) => title === 'Điều khiển')!;
    expect(cellAt(control, 2, 1).value).toBe(false);
  });

  it.each([
    ['Players', 'TRUE'],
    ['Players', 'Ann'],
    ['Điều khiển', 'FALSE'],
  ])('returns at once for an edit of %s to %s', (title, value) => {
    const workbook = withControl();
    const { service } = tick(workbook, title, value);
    expect(service.count).toBeLessThanOrEqual(1);
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1);
  });
});
