import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cellAt, filledSize } from '../../local/standIn/model.ts';
import { openWorkbook } from '../../local/workbookFile.ts';
import type { CellValue } from '../../src/sheet/cell.ts';
import { readEvent } from '../../src/sheet/readEvent.ts';

it('ratings kept as text with a mark of thousands are read as such, and said once', async () => {
  const path = join(import.meta.dirname, '..', 'fixtures', 'local', 'ratings-with-thousands-mark.xlsx');
  const { workbook: model } = await openWorkbook(path);
  const sheets = model.sheets.map((sheet) => {
    const { rows, columns } = filledSize(sheet);
    const values = Array.from({ length: rows }, (_r, row) =>
      Array.from({ length: columns }, (_c, column) => cellAt(sheet, row + 1, column + 1).value as CellValue),
    );
    return { id: sheet.title, title: sheet.title, values };
  });
  const event = readEvent(sheets);
  const ratings = [...event.players, ...event.unnumbered].map(({ player }) => player.rating);
  expect(ratings).toContain(2105);
  expect(ratings).toContain(1980);
  expect(ratings.every((rating) => rating === undefined || rating >= 1000)).toBe(true);
  expect(event.notes.filter(({ code }) => code === 'ratingThousands')).toHaveLength(1);
});
