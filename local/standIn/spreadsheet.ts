import type { DeveloperMetadataFinder, Range, Sheet, Spreadsheet } from '../../appsscript/googleTypes.ts';
import type { Surroundings } from './surroundings.ts';
import { newSheet } from './model.ts';

export class StandInSpreadsheet implements Spreadsheet {
  constructor(private readonly host: Surroundings) {}

  getSheets(): Sheet[] {
    return this.host.workbook.sheets.map((sheet) => this.host.sheet(sheet));
  }

  /** The cell on which the cursor stands. */
  getActiveRange(): Range | null {
    const { cursor, sheets } = this.host.workbook;
    const sheet = sheets.find(({ id }) => id === cursor?.sheet);
    return cursor === undefined || sheet === undefined
      ? null
      : this.host.range(sheet, { row: cursor.row, column: cursor.column, rows: 1, columns: 1 });
  }

  getSpreadsheetLocale(): string {
    return this.host.workbook.locale;
  }

  getSpreadsheetTimeZone(): string {
    return this.host.workbook.timeZone;
  }

  insertSheet(name: string, index: number): Sheet {
    const { sheets } = this.host.workbook;
    if (sheets.some((sheet) => sheet.title.toLowerCase() === name.toLowerCase())) {
      throw new Error(`A sheet with the name "${name}" already exists`);
    }
    const made = newSheet(1 + Math.max(0, ...sheets.map((sheet) => sheet.id)), name);
    sheets.splice(index, 0, made);
    return this.host.sheet(made);
  }

  createDeveloperMetadataFinder(): DeveloperMetadataFinder {
    return this.host.metadataFinder();
  }

  addDeveloperMetadata(key: string, value?: unknown): GoogleAppsScript.Spreadsheet.Spreadsheet {
    if (this.host.workbook.metadata.has(key)) {
      throw new Error(`The stand-in holds one developer metadata for each key; ${key} is there`);
    }
    this.host.workbook.metadata.set(key, typeof value === 'string' ? value : '');
    return this as unknown as GoogleAppsScript.Spreadsheet.Spreadsheet;
  }

  toast(message: string, title?: string): void {
    this.host.person.told(title === undefined ? message : `${title}: ${message}`);
  }
}
