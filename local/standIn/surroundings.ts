import type * as Google from '../../appsscript/googleTypes.ts';
import type { Box, CellModel, ModelValue, SheetModel, WorkbookModel } from './model.ts';
import type { Person } from './person.ts';

/** What each object of the stand-in knows of the others; `Host` is all of it. */
export interface Surroundings {
  readonly workbook: WorkbookModel;
  readonly person: Person;
  spreadsheet(): Google.Spreadsheet;
  sheet(model: SheetModel): Google.Sheet;
  range(sheet: SheetModel, box: Box): Google.Range;
  rangeList(sheet: SheetModel, boxes: readonly Box[]): Google.RangeList;
  metadataFinder(): Google.DeveloperMetadataFinder;
  metadata(key: string): Google.DeveloperMetadata;
  validationBuilder(): Google.DataValidationBuilder;
  ui(): Google.Ui;
  menu(caption: string): Google.Menu;
  htmlOutput(html: string): Google.HtmlOutput;
  lock(): Google.Lock;
  /** The value of a cell, a formula's result included. */
  valueOf(cell: CellModel): ModelValue;
  flushed(): void;
}
