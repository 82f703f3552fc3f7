import type ExcelJS from 'exceljs';
import type { CellModel, ModelValue } from '../standIn/model.ts';

type Content = Pick<CellModel, 'value' | 'formula'>;

/** What a cell of the file holds, as the stand-in holds it. */
export function readContent(cell: ExcelJS.Cell): Content {
  if (cell.isMerged && cell.master !== cell) {
    return { value: '', formula: '' };
  }
  if (cell.formula) {
    return { value: readValue(cell.result), formula: `=${cell.formula}` };
  }
  return { value: readValue(cell.value), formula: '' };
}

function readValue(value: ExcelJS.CellValue | undefined): ModelValue {
  if (value === null || value === undefined) {
    return '';
  }
  if (typeof value !== 'object') {
    return value;
  }
  if (Object.prototype.toString.call(value) === '[object Date]') {
    return localDate(value as Date);
  }
  if ('error' in value) {
    return value.error;
  }
  if ('richText' in value) {
    return value.richText.map((run) => run.text).join('');
  }
  if ('hyperlink' in value) {
    return readValue(value.text as ExcelJS.CellValue);
  }
  return '';
}

/** The other way: what to store in the file. */
export function writeContent({ value, formula }: Content): ExcelJS.CellValue {
  if (formula !== '') {
    const result = value === '' ? '' : fileValue(value);
    return { formula: formula.slice(1), result } as ExcelJS.CellFormulaValue;
  }
  return value === '' ? null : fileValue(value);
}

function fileValue(value: ModelValue): string | number | boolean | Date {
  return typeof value === 'object' ? fileDate(value) : value;
}

/** A file's dates have no time zone; exceljs gives them as if they were of UTC, Google as of the local zone. */
function localDate(date: Date): Date {
  const local = new Date(
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  );
  return local;
}

function fileDate(date: Date): Date {
  return new Date(
    Date.UTC(
      date.getFullYear(),
      date.getMonth(),
      date.getDate(),
      date.getHours(),
      date.getMinutes(),
      date.getSeconds(),
    ),
  );
}
