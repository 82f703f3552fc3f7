import type { CellModel, ModelValue, WorkbookModel } from './model.ts';

export function calculated(_workbook: WorkbookModel, cell: CellModel): ModelValue {
  return cell.value;
}
