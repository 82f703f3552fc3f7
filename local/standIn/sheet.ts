import type { Range, RangeList, Sheet } from '../../appsscript/googleTypes.ts';
import type { Surroundings } from './surroundings.ts';
import { place } from '../file/a1.ts';
import { filledSize, type Box, type SheetModel } from './model.ts';

type GoogleSheet = GoogleAppsScript.Spreadsheet.Sheet;

export class StandInSheet implements Sheet {
  constructor(
    private readonly host: Surroundings,
    private readonly model: SheetModel,
  ) {}

  getSheetId(): number {
    return this.model.id;
  }

  getName(): string {
    return this.model.title;
  }

  getMaxRows(): number {
    return this.model.rows;
  }

  getMaxColumns(): number {
    return this.model.columns;
  }

  getLastRow(): number {
    return filledSize(this.model).rows;
  }

  getType(): GoogleAppsScript.Spreadsheet.SheetType {
    return (this.model.chart === true
      ? 'OBJECT'
      : 'GRID') as unknown as GoogleAppsScript.Spreadsheet.SheetType;
  }

  getRange(row: number, column: number, rows: number, columns: number): Range {
    this.requireCells();
    return this.host.range(this.model, { row, column, rows, columns });
  }

  getRangeList(a1: string[]): RangeList {
    return this.host.rangeList(this.model, a1.map(boxOf));
  }

  getDataRange(): Range {
    this.requireCells();
    const { rows, columns } = filledSize(this.model);
    const box = { row: 1, column: 1, rows: Math.max(rows, 1), columns: Math.max(columns, 1) };
    return this.host.range(this.model, box);
  }

  /** Rows are only ever added after the last one: the stand-in moves no cells. */
  insertRowsAfter(after: number, howMany: number): GoogleSheet {
    requireLast('insertRowsAfter', after, this.model.rows);
    this.model.rows += howMany;
    return this.chained();
  }

  insertColumnsAfter(after: number, howMany: number): GoogleSheet {
    requireLast('insertColumnsAfter', after, this.model.columns);
    this.model.columns += howMany;
    return this.chained();
  }

  setFrozenRows(rows: number): void {
    this.model.frozenRows = rows;
  }

  setColumnWidths(start: number, count: number, width: number): GoogleSheet {
    for (let column = start; column < start + count; column += 1) {
      this.model.columnWidths.set(column, width);
    }
    return this.chained();
  }

  hideSheet(): GoogleSheet {
    if (this.host.workbook.sheets.every((sheet) => sheet === this.model || sheet.hidden)) {
      throw new Error('You cannot hide the only visible sheet');
    }
    this.model.hidden = true;
    return this.chained();
  }

  /** Contents and formats go; drop-downs stay, as in Google Sheets. */
  clear(): GoogleSheet {
    this.model.clearings += 1;
    for (const [key, { dropDown }] of [...this.model.cells]) {
      if (dropDown === undefined) {
        this.model.cells.delete(key);
      } else {
        this.model.cells.set(key, { value: '', formula: '', format: 'General', bold: false, dropDown });
      }
    }
    return this.chained();
  }

  private requireCells(): void {
    if (this.model.chart === true) {
      throw new Error('This operation is not supported on a sheet of type OBJECT.');
    }
  }

  private chained(): GoogleSheet {
    return this as unknown as GoogleSheet;
  }
}

function requireLast(method: string, after: number, last: number): void {
  if (after !== last) {
    throw new Error(`The stand-in's ${method} only adds at the end (after ${last}), not after ${after}`);
  }
}

/** `B2:C5` */
function boxOf(a1: string): Box {
  const [first = '', last = first] = a1.split(':');
  const [from, to] = [place(first), place(last)];
  return { ...from, rows: to.row - from.row + 1, columns: to.column - from.column + 1 };
}
