/**
 * Every method of Google's services that the add-on uses, and no other. The stand-in of `local/standIn`
 * offers exactly these; a call of anything else does not compile here and throws there.
 */

type Full = {
  range: GoogleAppsScript.Spreadsheet.Range;
  rangeList: GoogleAppsScript.Spreadsheet.RangeList;
  sheet: GoogleAppsScript.Spreadsheet.Sheet;
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet;
  finder: GoogleAppsScript.Spreadsheet.DeveloperMetadataFinder;
  metadata: GoogleAppsScript.Spreadsheet.DeveloperMetadata;
  validation: GoogleAppsScript.Spreadsheet.DataValidation;
  validationBuilder: GoogleAppsScript.Spreadsheet.DataValidationBuilder;
};

/** Calls that read or write cells; each is one service call. */
export interface Range extends Pick<
  Full['range'],
  | 'getValues'
  | 'getDisplayValues'
  | 'getFormulas'
  | 'getValue'
  | 'getRow'
  | 'getColumn'
  | 'setValues'
  | 'setNumberFormats'
  | 'setFontWeights'
  | 'setDataValidation'
  | 'insertCheckboxes'
  | 'removeCheckboxes'
  | 'activate'
> {
  getSheet(): Sheet;
  offset(rowOffset: number, columnOffset: number): Range;
}

/** Many ranges changed by one call. */
export type RangeList = Pick<
  Full['rangeList'],
  'setBorder' | 'setBackground' | 'setHorizontalAlignment' | 'setNumberFormat' | 'setValue' | 'clearContent'
>;

export interface Sheet extends Pick<
  Full['sheet'],
  | 'getSheetId'
  | 'getName'
  | 'getLastRow'
  | 'getMaxRows'
  | 'getMaxColumns'
  | 'insertRowsAfter'
  | 'insertColumnsAfter'
  | 'setFrozenRows'
  | 'setColumnWidths'
  | 'hideSheet'
  | 'getType'
  | 'clear'
> {
  getRange(row: number, column: number, rows: number, columns: number): Range;
  getRangeList(a1: string[]): RangeList;
  getDataRange(): Range;
}

export type DeveloperMetadata = Pick<Full['metadata'], 'getValue' | 'setValue'>;

export interface DeveloperMetadataFinder {
  withKey(key: string): DeveloperMetadataFinder;
  find(): DeveloperMetadata[];
}

export interface Spreadsheet extends Pick<
  Full['spreadsheet'],
  'getSpreadsheetLocale' | 'getSpreadsheetTimeZone' | 'addDeveloperMetadata' | 'toast'
> {
  getSheets(): Sheet[];
  getActiveRange(): Range | null;
  insertSheet(name: string, index: number): Sheet;
  createDeveloperMetadataFinder(): DeveloperMetadataFinder;
}

/** `newDataValidation()` and its builder are local: they read and write nothing. */
export type DataValidation = Full['validation'];

export interface DataValidationBuilder {
  requireValueInList(values: string[], showDropdown: boolean): DataValidationBuilder;
  setAllowInvalid(allow: boolean): DataValidationBuilder;
  setHelpText(text: string): DataValidationBuilder;
  build(): DataValidation;
}

export interface SpreadsheetService {
  getActiveSpreadsheet(): Spreadsheet;
  getUi(): Ui;
  flush(): void;
  newDataValidation(): DataValidationBuilder;
}

export interface Menu {
  addItem(caption: string, functionName: string): Menu;
  addSeparator(): Menu;
  addSubMenu(menu: Menu): Menu;
  addToUi(): void;
}

/** `alert` answers a member of `ui.Button`; compared with `ui.Button.YES`. */
export interface Ui {
  createAddonMenu(): Menu;
  createMenu(caption: string): Menu;
  alert(title: string, prompt: string, buttons: unknown): unknown;
  showModalDialog(html: HtmlOutput, title: string): void;
  readonly Button: { readonly YES: unknown; readonly NO: unknown; readonly OK: unknown };
  readonly ButtonSet: { readonly YES_NO: unknown; readonly OK: unknown };
}

export interface HtmlOutput {
  setWidth(width: number): HtmlOutput;
  setHeight(height: number): HtmlOutput;
}

export interface HtmlService {
  createHtmlOutput(html: string): HtmlOutput;
}

export interface Lock {
  tryLock(milliseconds: number): boolean;
  releaseLock(): void;
}

export interface LockService {
  getDocumentLock(): Lock;
}

export interface Utilities {
  formatDate(date: Date, timeZone: string, format: string): string;
}
