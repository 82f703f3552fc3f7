import type ExcelJS from 'exceljs';
import { changeCell, newSheet, type SheetModel } from '../standIn/model.ts';
import { readDropDowns } from './dropDowns.ts';
import { readContent } from './values.ts';
import { pixels } from './width.ts';

/** A sheet of the file as the stand-in sees it. */
export function readSheet(sheet: ExcelJS.Worksheet, id: number): SheetModel {
  const model = newSheet(id, sheet.name);
  model.hidden = sheet.state !== 'visible';
  model.rows = Math.max(model.rows, sheet.rowCount);
  model.columns = Math.max(model.columns, sheet.columnCount);
  model.frozenRows = frozenRows(sheet);
  sheet.eachRow((row, rowNumber) => {
    // A cell may be empty and still be plain text, so that what is typed next stays what it is.
    row.eachCell({ includeEmpty: true }, (cell, column) => {
      const format = cell.numFmt ?? 'General';
      if (cell.value !== null || format !== 'General') {
        changeCell(model, rowNumber, column, {
          ...readContent(cell),
          format,
          bold: cell.font?.bold === true,
        });
      }
    });
  });
  for (const [key, dropDown] of readDropDowns(sheet)) {
    const cell = model.cells.get(key);
    model.cells.set(key, { value: '', formula: '', format: 'General', bold: false, ...cell, dropDown });
  }
  for (let column = 1; column <= sheet.columnCount; column += 1) {
    const width = sheet.getColumn(column).width;
    if (width !== undefined) {
      model.columnWidths.set(column, pixels(width));
    }
  }
  return model;
}

function frozenRows(sheet: ExcelJS.Worksheet): number {
  // exceljs has null here, against its types, when a file has no views.
  const view = (sheet.views as ExcelJS.WorksheetView[] | null)?.[0];
  return view?.state === 'frozen' ? (view.ySplit ?? 0) : 0;
}
