import { describe, expect, it } from 'vitest';
import { onEdit } from '../../appsscript/entry.ts';
import { Host } from '../../local/standIn/host.ts';
import { cellAt, changeCell, type SheetModel, type WorkbookModel } from '../../local/standIn/model.ts';
import { contents, play, rowsOf, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

/** The rows of the boxes that a new sheet has. */
const pair = 2;
const undo = 4;
const yes = 4;

function withControl(): { workbook: WorkbookModel; control: SheetModel } {
  const workbook = typedEvent(6);
  expect(play(workbook, 'control').warned).toEqual([]);
  return { workbook, control: sheetFor(workbook, 'control') };
}

/** Ticks a box as a person does; only a box can be ticked. */
function tick(workbook: WorkbookModel, row: number, column = 1): Host {
  const control = sheetFor(workbook, 'control');
  expect(cellAt(control, row, column).checkbox).toBe(true);
  changeCell(control, row, column, { value: true });
  const host = new Host(workbook);
  Object.assign(globalThis, host.globals());
  onEdit({ value: 'TRUE', range: host.range(control, { row, column, rows: 1, columns: 1 }) });
  return host;
}

const answerIn = (control: SheetModel, row: number): string => String(cellAt(control, row, 3).value);
const hasYes = (control: SheetModel, row: number): boolean => cellAt(control, row, yes).checkbox === true;

describe('the Control sheet', () => {
  it('is made with boxes for pairing, standings and undo', () => {
    const { control } = withControl();
    expect(rowsOf(control)).toEqual([
      '|Tick the box to run|Answer|Yes',
      'false|Pair next round||',
      'false|Update standings||',
      'false|Undo||',
    ]);
  });

  it('is not made twice', () => {
    const { workbook } = withControl();
    const before = contents(workbook);
    expect(play(workbook, 'control').warned.join()).toContain('is there already');
    expect(contents(workbook)).toEqual(before);
  });

  it('a tick runs the command, is cleared, and the answer stands beside it', () => {
    const { workbook, control } = withControl();
    tick(workbook, pair);
    expect(cellAt(control, pair, 1)).toMatchObject({ value: false, checkbox: true });
    expect(answerIn(control, pair)).toContain('Round 1 is paired: 3 boards');
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1 + 3);
  });

  it('shows every refusal, with its cells', () => {
    const { workbook, control } = withControl();
    tick(workbook, pair);
    typeResults(workbook);
    changeCell(sheetFor(workbook, 'results'), 2, 5, { value: '1--0' });
    tick(workbook, pair);
    expect(answerIn(control, pair)).toContain('Results!E2');
    expect(cellAt(control, pair, 3).format).toBe('@');
  });

  it('a question is a second box: nothing happens until it is ticked', () => {
    const { workbook, control } = withControl();
    tick(workbook, pair);
    typeResults(workbook);
    tick(workbook, undo);
    expect(answerIn(control, undo)).toContain('Undo the pairing?');
    expect(hasYes(control, undo)).toBe(true);
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1 + 3);

    tick(workbook, undo, yes);
    expect(answerIn(control, undo)).toContain('The pairing of round 1 is undone');
    expect(hasYes(control, undo)).toBe(false);
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1);
  });

  it('a question that has become another one is asked anew', () => {
    const { workbook, control } = withControl();
    tick(workbook, pair);
    changeCell(sheetFor(workbook, 'results'), 2, 5, { value: '1-0' });
    tick(workbook, undo);
    expect(answerIn(control, undo)).toMatch(/^1 row /);
    typeResults(workbook);
    tick(workbook, undo, yes);
    expect(answerIn(control, undo)).toMatch(/^3 rows /);
    expect(hasYes(control, undo)).toBe(true);
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1 + 3);
  });

  it('without the tick in the second box, the first one asks again', () => {
    const { workbook, control } = withControl();
    tick(workbook, pair);
    typeResults(workbook);
    tick(workbook, undo);
    tick(workbook, undo);
    expect(hasYes(control, undo)).toBe(true);
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1 + 3);
  });

  it('runs further commands that the arbiter adds, in either language', () => {
    const { workbook, control } = withControl();
    changeCell(control, 5, 1, { value: false, checkbox: true });
    changeCell(control, 5, 2, { value: 'Bảng điểm' });
    tick(workbook, 5);
    expect(answerIn(control, 5)).toContain('crosstable is up to date');
  });

  it('opens no window', () => {
    const { workbook } = withControl();
    const { service } = tick(workbook, pair);
    expect(service.calls.map(({ name }) => name).filter((name) => name.startsWith('Ui.'))).toEqual([]);
  });

  it('leaves the workbook to a command that holds the lock, and says so', () => {
    const { workbook, control } = withControl();
    const host = new Host(workbook);
    host.lockState.holder = 'other';
    Object.assign(globalThis, host.globals());
    onEdit({ value: 'TRUE', range: host.range(control, { row: pair, column: 1, rows: 1, columns: 1 }) });
    expect(answerIn(control, pair)).toContain('Another command is at work');
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1);
  });
});
