import type { Range, Sheet } from '../../appsscript/googleTypes.ts';
import { offeredRule } from './dataValidationBuilder.ts';
import { entered } from './entered.ts';
import type { Surroundings } from './surroundings.ts';
import { cellAt, changeCell, type Box, type CellModel, type ModelValue, type SheetModel } from './model.ts';
import { shownFormula } from './formulaText.ts';
import { shown } from './shown.ts';

type GoogleRange = GoogleAppsScript.Spreadsheet.Range;

export class StandInRange implements Range {
  constructor(
    private readonly host: Surroundings,
    private readonly sheet: SheetModel,
    private readonly box: Box,
  ) {
    const { row, column, rows, columns } = box;
    if (![row, column, rows, columns].every((size) => Number.isInteger(size) && size >= 1)) {
      throw new Error('The starting row or column, or the number of rows or columns, is too small');
    }
    if (row + rows - 1 > sheet.rows || column + columns - 1 > sheet.columns) {
      throw new Error('Those coordinates are outside the dimensions of the sheet');
    }
  }

  getSheet(): Sheet {
    return this.host.sheet(this.sheet);
  }

  getRow(): number {
    return this.box.row;
  }

  getColumn(): number {
    return this.box.column;
  }

  offset(rowOffset: number, columnOffset: number): Range {
    const { row, column } = this.box;
    return this.host.range(this.sheet, { ...this.box, row: row + rowOffset, column: column + columnOffset });
  }

  getValue(): unknown {
    return this.getValues()[0]?.[0];
  }

  getValues(): unknown[][] {
    return this.read((cell) => this.host.valueOf(cell));
  }

  getDisplayValues(): string[][] {
    return this.read((cell) => shown({ value: this.host.valueOf(cell), format: cell.format }));
  }

  getFormulas(): string[][] {
    return this.read(({ formula }) => shownFormula(formula, this.host.workbook.locale));
  }

  setValues(values: unknown[][]): GoogleRange {
    return this.write('setValues', values, (value, cell) =>
      entered(value, cell.format, { locale: this.host.workbook.locale, typed: false }),
    );
  }

  setNumberFormats(formats: string[][]): GoogleRange {
    return this.write('setNumberFormats', formats, (format) => ({ format }));
  }

  setFontWeights(weights: (GoogleAppsScript.Spreadsheet.FontWeight | null)[][]): GoogleRange {
    return this.write('setFontWeights', weights, (weight) => ({ bold: weight === 'bold' }));
  }

  setDataValidation(rule: GoogleAppsScript.Spreadsheet.DataValidation | null): GoogleRange {
    const dropDown = rule === null ? undefined : offeredRule(rule);
    return this.each(() => ({ dropDown }) as Partial<CellModel>);
  }

  /** Boxes that are not ticked hold FALSE. */
  insertCheckboxes(): GoogleRange {
    return this.each(({ value }) => ({ value: value === true, formula: '', checkbox: true }));
  }

  /** Cells that hold no box stay as they are. */
  removeCheckboxes(): GoogleRange {
    return this.each(({ checkbox, value }) => {
      const noBox: { value: ModelValue; checkbox: true | undefined } = {
        value: typeof value === 'boolean' ? '' : value,
        checkbox: undefined,
      };
      return checkbox === undefined ? {} : (noBox as Partial<CellModel>);
    });
  }

  clearContent(): GoogleRange {
    return this.each(() => ({ value: '', formula: '' }));
  }

  activate(): GoogleRange {
    this.host.workbook.cursor = { sheet: this.sheet.id, row: this.box.row, column: this.box.column };
    return this.chained();
  }

  private read<T>(pick: (cell: CellModel) => T): T[][] {
    const { row, column, rows, columns } = this.box;
    return Array.from({ length: rows }, (_r, down) =>
      Array.from({ length: columns }, (_c, right) => pick(cellAt(this.sheet, row + down, column + right))),
    );
  }

  private write<T>(
    method: string,
    values: readonly (readonly T[])[],
    change: (value: T, cell: CellModel) => Partial<CellModel>,
  ): GoogleRange {
    const { rows, columns } = this.box;
    if (values.length !== rows || values.some((line) => line.length !== columns)) {
      const given = `${values.length} × ${values[0]?.length ?? 0}`;
      throw new Error(`${method}: the range has ${rows} × ${columns} cells, the data ${given}`);
    }
    return this.each((cell, down, right) => change(values[down]![right] as T, cell));
  }

  private each(change: (cell: CellModel, down: number, right: number) => Partial<CellModel>): GoogleRange {
    const { row, column, rows, columns } = this.box;
    for (let down = 0; down < rows; down += 1) {
      for (let right = 0; right < columns; right += 1) {
        const cell = cellAt(this.sheet, row + down, column + right);
        changeCell(this.sheet, row + down, column + right, change(cell, down, right));
      }
    }
    return this.chained();
  }

  private chained(): GoogleRange {
    return this as unknown as GoogleRange;
  }
}
