import type ExcelJS from 'exceljs';
import { cellPlace, cellKey, type DropDown } from '../standIn/model.ts';
import { a1, place } from './a1.ts';

/**
 * The validations of a sheet. exceljs has them by single cell when it has read a file, and its own way of
 * joining them into ranges makes ranges that overlap (exceljs issue 2820), so they are joined here.
 */
type Validations = Record<string, ExcelJS.DataValidation | undefined>;

function validationsOf(sheet: ExcelJS.Worksheet): { model: Validations } {
  return (sheet as unknown as { dataValidations: { model: Validations } }).dataValidations;
}

/** A file's list of fixed choices; other kinds of validation stay in the file, unseen. */
export function readDropDowns(sheet: ExcelJS.Worksheet): Map<number, DropDown> {
  const found = new Map<number, DropDown>();
  for (const [address, validation] of Object.entries(validationsOf(sheet).model)) {
    const list = validation?.type === 'list' ? /^"(.*)"$/s.exec(String(validation.formulae[0])) : null;
    if (validation !== undefined && list !== null && !address.includes(':')) {
      const { row, column } = place(address);
      found.set(cellKey(row, column), {
        choices: (list[1] ?? '').replace(/""/g, '"').split(','),
        allowInvalid: validation.showErrorMessage !== true || validation.errorStyle !== 'stop',
        help: validation.prompt ?? '',
      });
    }
  }
  return found;
}

export function writeDropDown(sheet: ExcelJS.Worksheet, key: number, dropDown: DropDown | undefined): void {
  const { row, column } = cellPlace(key);
  const { model } = validationsOf(sheet);
  if (dropDown === undefined) {
    delete model[a1(row, column)];
  } else {
    model[a1(row, column)] = listOf(dropDown);
  }
}

function listOf({ choices, allowInvalid, help }: DropDown): ExcelJS.DataValidation {
  return {
    type: 'list',
    allowBlank: true,
    formulae: [`"${choices.join(',').replace(/"/g, '""')}"`],
    showErrorMessage: true,
    errorStyle: allowInvalid ? 'warning' : 'stop',
    ...(help === '' ? {} : { showInputMessage: true, prompt: help }),
  };
}

/** Joins equal validations into rectangles that do not overlap: runs down a column, then equal runs side by side. */
export function joinDropDowns(sheet: ExcelJS.Worksheet): void {
  const holder = validationsOf(sheet);
  const joined: Validations = {};
  const rectangles = widen(runsDown(holder.model, joined));
  for (const { top, bottom, left, right, validation } of rectangles) {
    const corner = a1(top, left);
    joined[top === bottom && left === right ? corner : `${corner}:${a1(bottom, right)}`] = validation;
  }
  holder.model = joined;
}

interface Rectangle {
  readonly top: number;
  readonly left: number;
  bottom: number;
  right: number;
  readonly alike: string;
  readonly validation: ExcelJS.DataValidation;
}

/** Entries that are ranges already go straight into `ready`. */
function runsDown(model: Validations, ready: Validations): Rectangle[] {
  const single: Rectangle[] = [];
  const texts = new Map<ExcelJS.DataValidation, string>();
  for (const [address, validation] of Object.entries(model)) {
    if (validation === undefined) {
      continue;
    }
    if (address.includes(':')) {
      ready[address] = validation;
      continue;
    }
    const { row, column } = place(address);
    const alike = texts.get(validation) ?? JSON.stringify(validation);
    texts.set(validation, alike);
    single.push({ top: row, bottom: row, left: column, right: column, alike, validation });
  }
  single.sort((a, b) => a.left - b.left || a.top - b.top);
  return joinNeighbours(single, (run, next) => {
    const follows = run.left === next.left && run.bottom + 1 === next.top && run.alike === next.alike;
    run.bottom = follows ? next.bottom : run.bottom;
    return follows;
  });
}

function widen(runs: Rectangle[]): Rectangle[] {
  runs.sort((a, b) => a.top - b.top || a.bottom - b.bottom || a.left - b.left);
  return joinNeighbours(runs, (block, next) => {
    const sameRows = block.top === next.top && block.bottom === next.bottom;
    const follows = sameRows && block.right + 1 === next.left && block.alike === next.alike;
    block.right = follows ? next.right : block.right;
    return follows;
  });
}

function joinNeighbours(list: Rectangle[], join: (last: Rectangle, next: Rectangle) => boolean): Rectangle[] {
  const joined: Rectangle[] = [];
  for (const next of list) {
    const last = joined[joined.length - 1];
    if (last === undefined || !join(last, next)) {
      joined.push(next);
    }
  }
  return joined;
}
