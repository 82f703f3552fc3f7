import type { PageFormula, PageValue, SheetPage } from './page.ts';

/** A piece of a page: a table of one part with its headings. Columns and rows are counted within it. */
export interface PageBlock {
  readonly cells: readonly (readonly PageValue[])[];
  readonly boldRows: readonly number[];
  readonly plainText: readonly number[];
  readonly formulas?: readonly PageFormula[];
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
  for (const block of blocks) {
    const top = rows.length === 0 ? 0 : rows.length + 1;
    rows.push(...(rows.length === 0 ? [] : [[]]), ...block.cells);
    boldRows.push(...block.boldRows.map((row) => row + top));
    formulas.push(...(block.formulas ?? []).map((formula) => ({ ...formula, row: formula.row + top })));
  }
  const width = Math.max(1, ...rows.map((row) => row.length));
  return {
    title,
    cells: rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]),
    formulas,
    plainText: [...new Set(blocks.flatMap((block) => block.plainText))].sort((a, b) => a - b),
    boldRows,
    columnWidths: Array.from({ length: width }, (_, column) => columnWidths[column] ?? 60),
    frozenRows: 0,
    dropdowns: [],
    checkboxes: [],
  };
}
