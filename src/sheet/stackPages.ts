import { widest } from './greatest.ts';
import {
  blankPage,
  type CellPlace,
  type PageFormula,
  type PageLook,
  type PageValue,
  type SheetPage,
} from './page.ts';

/** A piece of a page: a table of one part with its headings. Columns and rows are counted within it. */
export interface PageBlock {
  readonly cells: readonly (readonly PageValue[])[];
  readonly boldRows: readonly number[];
  readonly plainText: readonly number[];
  readonly formulas?: readonly BlockFormula[];
  readonly look?: PageLook;
}

/** A formula that may speak of the rows beside it: its text is made once its own row on the page is known. */
export interface BlockFormula extends Omit<PageFormula, 'formula'> {
  readonly formula: (row: number) => string;
}

/** Blocks one under the other with a blank row between, as one page of equally long rows. */
export function stackPages(
  title: string,
  blocks: readonly PageBlock[],
  columnWidths: readonly number[],
): SheetPage {
  const rows: (readonly PageValue[])[] = [];
  const boldRows: number[] = [];
  const formulas: PageFormula[] = [];
  const looks: PageLook[] = [];
  for (const block of blocks) {
    const top = rows.length === 0 ? 0 : rows.length + 1;
    if (rows.length > 0) {
      rows.push([]);
    }
    block.cells.forEach((row) => rows.push(row));
    block.boldRows.forEach((row) => boldRows.push(row + top));
    block.formulas?.forEach((formula) => formulas.push(onPage(formula, formula.row + top)));
    if (block.look !== undefined) {
      looks.push(lookMovedDown(block.look, top));
    }
  }
  const width = Math.max(1, widest(rows));
  return {
    ...blankPage,
    title,
    cells: rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]),
    formulas,
    plainText: [...new Set(blocks.flatMap((block) => block.plainText))].sort((a, b) => a - b),
    boldRows,
    columnWidths: Array.from({ length: width }, (_, column) => columnWidths[column] ?? 60),
    ...(looks.length === 0 ? {} : { look: joinedLooks(looks) }),
  };
}

function onPage(formula: BlockFormula, row: number): PageFormula {
  return { ...formula, row, formula: formula.formula(row) };
}

/** The same look so many rows further down. */
export function lookMovedDown(look: PageLook, rows: number): PageLook {
  return eachKind(look, (places) => places.map((place) => ({ ...place, row: place.row + rows })));
}

export function joinedLooks(looks: readonly PageLook[]): PageLook {
  return {
    boldCells: looks.flatMap((look) => look.boldCells),
    framed: looks.flatMap((look) => look.framed),
    boxed: looks.flatMap((look) => look.boxed),
    joined: looks.flatMap((look) => look.joined),
    shaded: looks.flatMap((look) => look.shaded),
    centred: looks.flatMap((look) => look.centred),
  };
}

function eachKind(look: PageLook, change: <T extends CellPlace>(places: readonly T[]) => T[]): PageLook {
  return {
    boldCells: change(look.boldCells),
    framed: change(look.framed),
    boxed: change(look.boxed),
    joined: change(look.joined),
    shaded: change(look.shaded),
    centred: change(look.centred),
  };
}
