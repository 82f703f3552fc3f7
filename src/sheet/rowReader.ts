import type { CellAddress, Problem } from '../tournament/problem.ts';
import { addressOf } from './address.ts';
import type { CellDate, CellError, CellValue } from './cell.ts';
import type { Repair } from './repair.ts';
import type { Findings } from './findings.ts';
import { shownText, type FoundTable } from './table.ts';
import { wordKey, cleanText } from './text.ts';
import { noWords, yesWords } from './words.ts';

/** Reads the cells of one row; what cannot be read is reported with its address and counts as empty. */
export interface RowReader<Column extends string> {
  readonly row: number;
  cell(column: Column): CellValue;
  isBlank(column: Column): boolean;
  address(column: Column): CellAddress;
  /** The heading as it stands in the sheet. */
  heading(column: Column): string;
  /** Dates and numbers as they are shown; `''` where empty. */
  text(column: Column): string;
  wholeNumber(column: Column, least: number, most: number): number | undefined;
  /** Also with decimals. */
  number(column: Column): number | undefined;
  /** A box, or a word for yes or no. */
  ticked(column: Column): boolean;
}

export function rowReader<Column extends string>(
  table: FoundTable<Column>,
  row: number,
  findings: Findings,
): RowReader<Column> {
  const place = placeInRow(table, row);
  const { cell, address, heading } = place;
  const isBlank = (column: Column): boolean => isBlankCell(cell(column));

  const text = (column: Column): string => {
    const value = cell(column);
    if (typeof value === 'object' && value.kind === 'error') {
      findings.problems.push(unreadable(place, column, value));
      return '';
    }
    return shownText(value);
  };

  const number = (column: Column): number | undefined => {
    const typed = cell(column);
    if (typeof typed === 'object') {
      findings.problems.push(unreadable(place, column, typed));
      return undefined;
    }
    const value = numberOf(typed);
    if (value !== undefined && typeof typed === 'string') {
      findings.repairs.push(conversion(table, place, column, value));
    }
    return value;
  };

  const wholeNumber = (column: Column, least: number, most: number): number | undefined => {
    const value = number(column);
    if (value !== undefined && Number.isInteger(value) && value >= least && value <= most) {
      return value;
    }
    if (!isBlank(column) && typeof cell(column) !== 'object') {
      findings.problems.push({
        code: 'wholeNumberExpected',
        cell: address(column),
        found: shownText(cell(column)),
        values: { column: heading(column), least, most },
      });
    }
    return undefined;
  };

  const ticked = (column: Column): boolean => yesOrNo(cell(column)) === true;
  return { row, cell, isBlank, address, heading, text, wholeNumber, number, ticked };
}

type Place<Column extends string> = Pick<RowReader<Column>, 'row' | 'cell' | 'address' | 'heading'>;

function placeInRow<Column extends string>(table: FoundTable<Column>, row: number): Place<Column> {
  const { sheet, values, headingRow, columns } = table;
  const at = (rowIndex: number, column: Column): CellValue => values[rowIndex]?.[columns[column] ?? -1] ?? '';
  return {
    row,
    cell: (column) => at(row, column),
    address: (column) => addressOf(sheet.title, row, columns[column] ?? 0),
    heading: (column) => shownText(at(headingRow, column)),
  };
}

function unreadable<Column extends string>(
  place: Place<Column>,
  column: Column,
  cell: CellDate | CellError,
): Problem {
  return {
    code: cell.kind === 'date' ? 'cellIsDate' : 'cellIsError',
    cell: place.address(column),
    found: cell.shown,
    values: { column: place.heading(column) },
  };
}

function conversion<Column extends string>(
  table: FoundTable<Column>,
  place: Place<Column>,
  column: Column,
  value: number,
): Repair {
  return {
    sheetId: table.sheet.id,
    row: place.row,
    column: table.columns[column] ?? 0,
    value,
    note: {
      code: 'numberIsText',
      cell: place.address(column),
      found: shownText(place.cell(column)),
      values: { column: place.heading(column) },
    },
  };
}

export function isBlankCell(cell: CellValue): boolean {
  return typeof cell === 'string' && cleanText(cell) === '';
}

/** A number, also where it is kept as text, with a decimal comma or in full-width digits. */
export function numberOf(cell: string | number | boolean): number | undefined {
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? cell : undefined;
  }
  const text = typeof cell === 'string' ? cleanText(cell.slice(0, 100)).normalize('NFKC') : '';
  return /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** What a box or a word says; `undefined` where it says neither. */
export function yesOrNo(cell: CellValue): boolean | undefined {
  if (typeof cell === 'boolean') {
    return cell;
  }
  const key = typeof cell === 'object' ? '' : wordKey(String(cell));
  const isOneOf = (words: typeof yesWords): boolean =>
    Object.values(words).some((list) => list.some((word) => wordKey(word) === key));
  return isOneOf(yesWords) ? true : isOneOf(noWords) ? false : undefined;
}
