import { place } from '../file/a1.ts';
import {
  cellAt,
  changeCell,
  cellPlace,
  type CellModel,
  type ModelValue,
  type SheetModel,
  type WorkbookModel,
} from './model.ts';

/** A column of cells: `'Results'!$E$1:$E$120`. */
const area = String.raw`'((?:[^']|'')+)'!(\$[A-Z]+\$\d+):(\$[A-Z]+\$\d+)`;
const lookUp = new RegExp(
  String.raw`^=IF\(SUMPRODUCT\((\(.+?\))\)=1,INDEX\(${area},SUMPRODUCT\(.*\)\)&"",""\)$`,
);
const condition = new RegExp(String.raw`\(${area}=(-?\d+|"(?:[^"]|"")*")\)`, 'g');

/**
 * The value of a cell. Of formulas only two kinds are calculated here: the one that looks a result up by round and
 * board, and the running score of a match of teams, because a viewer that calculates nothing must show them. Any other keeps the value it had in the file.
 */
export function calculated(workbook: WorkbookModel, cell: CellModel): ModelValue {
  const parts = lookUp.exec(cell.formula);
  if (parts === null) {
    return cell.formula.startsWith('=IF(SUMPRODUCT((') && cell.formula.includes('{')
      ? matchScore(workbook, cell)
      : cell.value;
  }
  const [, conditions = '', title = '', from = '', to = ''] = parts;
  const result = column(workbook, title, from, to);
  const tests = [...conditions.matchAll(condition)].map(([, ...words]) => test(workbook, words));
  if (result === undefined || tests.length === 0) {
    return cell.value;
  }
  const found = result.filter((_, index) => tests.every((holds) => holds(index)));
  return found.length === 1 ? String(found[0]) : '';
}

/**
 * `=IF(SUMPRODUCT((G6:G9<>"")-(…))=0,(SUMPRODUCT({1;0}*(((G6:G9="1-0")+…)*2+…)+{0;1}*(…))+0)/2&" – "&(…)/2,"")`: empty while
 * a result is not understood, else what each side has from the rows below.
 */
function matchScore(workbook: WorkbookModel, cell: CellModel): ModelValue {
  const sheet = workbook.sheets.find((candidate) => [...candidate.cells.values()].includes(cell));
  const parts = new RegExp(
    String.raw`^=IF\(SUMPRODUCT\(\(([A-Z]+\d+):[A-Z]+(\d+)<>""\)-\((.*?)\)\)=0,(.*)&" – "&(.*),""\)$`,
  ).exec(cell.formula);
  if (sheet === undefined || parts === null) {
    return cell.value;
  }
  const [, first = '', last = '', known = '', ours = '', theirs = ''] = parts;
  const { row, column } = place(first);
  const results = Array.from({ length: Number(last) - row + 1 }, (_, down) =>
    String(calculated(workbook, cellAt(sheet, row + down, column))),
  );
  const understood = textsIn(known);
  return results.every((result) => result === '' || understood.includes(result))
    ? [ours, theirs].map((side) => sumOf(side, results)).join(' – ')
    : '';
}

function textsIn(terms: string): string[] {
  return [...terms.matchAll(/="([^"]+)"\)/g)].map(([, text]) => text ?? '');
}

function sumOf(side: string, results: readonly string[]): number {
  const alone = Number(/\+(\d+)\)\/2$/.exec(side)?.[1] ?? 0);
  const groups = side.split('{').slice(1);
  const halves = groups.reduce((sum, group) => {
    const [mask = '', terms = ''] = group.split('}*');
    const worth = new Map(
      [...terms.matchAll(/\(((?:\([A-Z0-9:]+="[^"]+"\)\+?)+)\)\*(\d+)/g)].flatMap(([, texts = '', points]) =>
        textsIn(texts).map((text) => [text, Number(points)] as const),
      ),
    );
    const rows = mask.split(';').map((own, index) => Number(own) * (worth.get(results[index] ?? '') ?? 0));
    return rows.reduce((total, each) => total + each, sum);
  }, alone);
  return halves / 2;
}

/** Stores the value of every formula that is calculated here, for whoever opens the file. */
export function storeCalculated(workbook: WorkbookModel): void {
  for (const sheet of workbook.sheets) {
    for (const [key, cell] of sheet.cells) {
      const value = cell.formula === '' ? cell.value : calculated(workbook, cell);
      if (value !== cell.value) {
        const { row, column } = cellPlace(key);
        changeCell(sheet, row, column, { value });
      }
    }
  }
}

/** Whether the condition holds in a row of the area, counted from 0. */
function test(workbook: WorkbookModel, words: readonly string[]): (index: number) => boolean {
  const [title = '', from = '', to = '', wanted = ''] = words;
  const values = column(workbook, title, from, to) ?? [];
  const value = wanted.startsWith('"') ? wanted.slice(1, -1).replace(/""/g, '"') : Number(wanted);
  return (index) => values[index] === value;
}

function column(workbook: WorkbookModel, title: string, from: string, to: string): ModelValue[] | undefined {
  const name = title.replace(/''/g, "'");
  const sheet = workbook.sheets.find((candidate) => candidate.title === name);
  return sheet === undefined ? undefined : valuesBetween(sheet, place(from), place(to).row);
}

function valuesBetween(sheet: SheetModel, top: { row: number; column: number }, last: number): ModelValue[] {
  return Array.from(
    { length: last - top.row + 1 },
    (_, down) => cellAt(sheet, top.row + down, top.column).value,
  );
}
