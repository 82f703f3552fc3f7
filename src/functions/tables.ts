import type { Cells } from '../sheet/cell.ts';
import type { PageValue } from '../sheet/page.ts';
import { partNames } from '../sheet/partTitle.ts';
import type { Source, SourcePart } from './source.ts';

/**
 * One table; for an event of several sections or stages the tables one below the other, each under its name and with an
 * empty row between. Rows are made equally long.
 */
export function tablesOf(
  source: Source,
  tableOf: (part: SourcePart) => readonly (readonly PageValue[])[],
): Cells {
  const tables = source.parts.map((part) => {
    const title = partNames(part).join(' – ');
    return source.parts.length === 1 ? tableOf(part) : [[title], ...tableOf(part)];
  });
  const rows = tables.flatMap((table, index) => (index === 0 ? table : [[], ...table]));
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return rows.map((row) => [...row, ...Array<PageValue>(width - row.length).fill('')]);
}
