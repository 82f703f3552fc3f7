import { hasChanged } from '../src/commands/guarded.ts';
import type { GuardedColumns, Identity } from '../src/commands/plan.ts';
import { sheetsToRead, type ReadRequest } from '../src/commands/sheetsToRead.ts';
import { undoRows } from '../src/commands/undoStates.ts';
import type { SheetSnapshot, WorkbookSnapshot } from '../src/commands/workbook.ts';
import type { CellValue, Cells } from '../src/sheet/cell.ts';
import { languages, type Language } from '../src/sheet/languages.ts';
import { roleOfTitle } from '../src/sheet/findSheet.ts';
import { sheetRoles } from '../src/sheet/roles.ts';
import type {
  DeveloperMetadata,
  Range,
  Sheet,
  Spreadsheet,
  SpreadsheetService,
  Utilities as UtilitiesService,
} from './googleTypes.ts';

const metadataKey = 'trong-tai';
/** What `getValues` gives for a cell whose formula failed. */
const errorTexts = ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A', '#ERROR!'];

/** A workbook that has been read: the snapshot for the command, and what is needed to write to it. */
export interface OpenWorkbook {
  readonly service: SpreadsheetService;
  readonly spreadsheet: Spreadsheet;
  /** By id; where nothing is remembered the sheets are not asked for their ids, and go by their places: `#2`. */
  readonly sheets: ReadonlyMap<string, Sheet>;
  readonly identity: Identity;
  readonly metadata: DeveloperMetadata | undefined;
  readonly snapshot: WorkbookSnapshot;
}

/** Reads each sheet that the request needs, once; without what was remembered, sheets are found by their titles. */
export function readWorkbook(request: ReadRequest, remembered = true): OpenWorkbook {
  const service: SpreadsheetService = SpreadsheetApp;
  const spreadsheet = service.getActiveSpreadsheet();
  const metadata = remembered ? metadataOf(spreadsheet) : undefined;
  const identity = parseIdentity(metadata?.getValue() ?? '');
  const byPlace = Object.keys(identity.roles).length === 0;
  const sheets = new Map(
    spreadsheet
      .getSheets()
      .map((sheet, place) => [byPlace ? `#${place}` : String(sheet.getSheetId()), sheet] as const),
  );
  const listed = sheetsToRead([...sheets.keys()], identity.roles, request, (id) => sheets.get(id)!.getName());
  const snapshot: WorkbookSnapshot = {
    now: timeNow(spreadsheet),
    ...(identity.language === undefined ? {} : { language: identity.language }),
    ...(identity.importing === undefined ? {} : { importing: identity.importing }),
    sheets: listed.map(({ id, title, role, values, formulas }): SheetSnapshot => {
      const range = values ? usedRange(sheets.get(id)!, role ?? roleOfTitle(title)) : undefined;
      return {
        id,
        title,
        ...(role === undefined ? {} : { role }),
        ...(range === undefined ? {} : { values: cellsOf(range) }),
        ...(range === undefined || !formulas ? {} : { formulas: range.getFormulas() }),
      };
    }),
  };
  return { service, spreadsheet, sheets, identity, metadata, snapshot };
}

/** The cells of a sheet that has not been read; of a sheet without cells something that is not ours. */
export function lookAt({ sheets }: OpenWorkbook, id: string): Cells {
  const range = usedRange(sheets.get(id)!, undefined);
  return range === undefined ? [[noCells]] : cellsOf(range);
}

const noCells = '–';

/** The language of the event, where one was remembered. */
export function rememberedLanguage(): Language | undefined {
  const service: SpreadsheetService = SpreadsheetApp;
  return parseIdentity(metadataOf(service.getActiveSpreadsheet())?.getValue() ?? '').language;
}

/** Remembers which sheet has which role; nothing is called where the workbook knows it already. */
export function rememberIdentity(workbook: OpenWorkbook, { roles, language, importing }: Identity): void {
  const ids = sheetRoles.flatMap((role) => {
    const key = roles[role];
    const id = key?.startsWith('#') === true ? String(workbook.sheets.get(key)!.getSheetId()) : key;
    return id === undefined ? [] : [[role, id]];
  });
  const text = identityText({
    roles: Object.fromEntries(ids) as Identity['roles'],
    ...(language === undefined ? {} : { language }),
    ...(importing === undefined ? {} : { importing }),
  });
  if (text === identityText(workbook.identity)) {
    return;
  }
  if (workbook.metadata === undefined) {
    workbook.spreadsheet.addDeveloperMetadata(metadataKey, text);
  } else {
    workbook.metadata.setValue(text);
  }
}

/** What was begun with `importing` has ended. */
export function settleIdentity({ spreadsheet }: OpenWorkbook): void {
  const metadata = metadataOf(spreadsheet);
  const { roles, language } = parseIdentity(metadata?.getValue() ?? '');
  metadata?.setValue(identityText({ roles, ...(language === undefined ? {} : { language }) }));
}

function identityText({ roles, language, importing }: Identity): string {
  const inOrder = sheetRoles.flatMap((role) => (roles[role] === undefined ? [] : [[role, roles[role]]]));
  return JSON.stringify({ roles: Object.fromEntries(inOrder) as unknown, language, importing });
}

function metadataOf(spreadsheet: Spreadsheet): DeveloperMetadata | undefined {
  return spreadsheet.createDeveloperMetadataFinder().withKey(metadataKey).find()[0];
}

function parseIdentity(text: string): Identity {
  let parsed: { roles?: Record<string, unknown>; language?: unknown; importing?: unknown } | null;
  try {
    parsed = JSON.parse(text) as typeof parsed;
  } catch {
    return { roles: {} };
  }
  const ids = parsed?.roles ?? {};
  const known = sheetRoles.filter((role) => typeof ids[role] === 'string');
  const language = languages.find((candidate) => candidate === parsed?.language);
  return {
    roles: Object.fromEntries(known.map((role) => [role, String(ids[role])])),
    ...(language === undefined ? {} : { language }),
    ...(parsed?.importing === true ? { importing: true } : {}),
  };
}

function timeNow(spreadsheet: Spreadsheet): string {
  const utilities: UtilitiesService = Utilities;
  return utilities.formatDate(new Date(), spreadsheet.getSpreadsheetTimeZone(), 'yyyy-MM-dd HH:mm:ss');
}

/**
 * The hidden sheet is ours alone, so its size is known without asking. A sheet without cells (a chart on a sheet of its
 * own) is left out; that it is one is only asked where Google refuses, because each question is a call.
 */
function usedRange(sheet: Sheet, role: string | undefined): Range | undefined {
  try {
    return role === 'undo' ? sheet.getRange(1, 1, undoRows, 1) : sheet.getDataRange();
  } catch (refusal) {
    if (String(sheet.getType()) === 'GRID') {
      throw refusal;
    }
    return undefined;
  }
}

/** Whether the cells that a plan has been made from are others by now. */
export function isOutdated({ sheets, snapshot }: OpenWorkbook, guard: readonly GuardedColumns[]): boolean {
  return guard.some(({ id, columns }) => {
    const before = snapshot.sheets.find((sheet) => sheet.id === id)?.values;
    const now = sheets.get(id)?.getDataRange();
    return before !== undefined && now !== undefined && hasChanged(columns, before, cellsOf(now));
  });
}

/** What people see in a date cell is read only where there is one. */
function cellsOf(range: Range): Cells {
  const values: unknown[][] = range.getValues();
  const shown = values.some((row) => row.some(isDate)) ? range.getDisplayValues() : undefined;
  return values.map((row, r) => row.map((value, c) => cellOf(value, shown?.[r]?.[c])));
}

function cellOf(value: unknown, shown: string | undefined): CellValue {
  if (typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (isDate(value)) {
    return { kind: 'date', shown: shown ?? '' };
  }
  const text = value === null || value === undefined ? '' : String(value);
  return errorTexts.includes(text) ? { kind: 'error', shown: text } : text;
}

/** Dates may come from another realm. */
function isDate(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Date]';
}
