import type { CellValue } from '../sheet/cell.ts';
import {
  columnOf,
  lineUpHeadings,
  playerHeadings,
  resultHeadings,
  settingHeadings,
  type Headings,
} from '../sheet/headings.ts';
import type { ImportedPages } from '../sheet/importedPages.ts';
import { languages } from '../sheet/languages.ts';
import { typedRoles, type TypedRole } from '../sheet/roles.ts';
import { isBlankCell } from '../sheet/rowReader.ts';
import { settingKeyOf } from '../sheet/settingKeys.ts';
import { settingNotes, teamSettingNotes } from '../sheet/settingNotes.ts';
import { shownText } from '../sheet/table.ts';
import type { Problem } from '../tournament/problem.ts';
import { namedSheet } from './eventSheets.ts';
import { holdsOnly } from './holdsOnly.ts';
import type { SheetSnapshot, WorkbookSnapshot } from './workbook.ts';

/**
 * The typed sheets that hold more than *New tournament* puts there and settings: rows, headings or notes of the
 * arbiter's own, which writing the sheets anew would lose. Line-ups are written in team events only.
 */
export function filledSheets(snapshot: WorkbookSnapshot, inTeams: boolean): Problem[] {
  const rowsOf: Record<TypedRole | 'lineUps', (sheet: SheetSnapshot) => number> = {
    settings: ownSettingRows,
    players: (sheet) => rowsUnder(playerHeadings, sheet),
    results: (sheet) => rowsUnder(resultHeadings, sheet),
    lineUps: (sheet) => rowsUnder(lineUpHeadings, sheet),
  };
  return [...typedRoles, ...(inTeams ? (['lineUps'] as const) : [])].flatMap((role): Problem[] => {
    const sheet = namedSheet(snapshot, role);
    const count = sheet === undefined ? 0 : rowsOf[role](sheet);
    return count === 0 ? [] : [{ code: 'trfIntoFilled', values: { sheet: sheet?.title ?? '', count } }];
  });
}

/** An interrupted import has left players or results; without any there is nothing to take care of. */
export function isHalfImported(snapshot: WorkbookSnapshot): boolean {
  return (['players', 'results'] as const).some((role) => {
    const headings = role === 'players' ? playerHeadings : resultHeadings;
    const sheet = namedSheet(snapshot, role);
    return sheet !== undefined && rowsUnder<string>(headings, sheet) > 0;
  });
}

/** The heading row does not count where every heading in it is ours, nor do boxes that are not ticked. */
function rowsUnder<Column extends string>(headings: Headings<Column>, sheet: SheetSnapshot): number {
  const filled = (sheet.values ?? []).filter((row) => row.some(isFilled));
  const [first = []] = filled;
  const ours = first.every((cell) => !isFilled(cell) || isHeading(headings, cell));
  return filled.length - (filled.length > 0 && ours ? 1 : 0);
}

function isFilled(cell: CellValue): boolean {
  return cell !== false && !isBlankCell(cell);
}

function isHeading<Column extends string>(headings: Headings<Column>, cell: CellValue): boolean {
  return typeof cell === 'string' && columnOf(headings, cell) !== undefined;
}

function ownSettingRows(sheet: SheetSnapshot): number {
  return (sheet.values ?? []).filter((row, index) => !isOurs(row, index)).length;
}

/** A key in use once at most, its value, and the note that a new sheet has beside it. */
function isOurs(row: readonly CellValue[], index: number): boolean {
  const [keyCell = '', , noteCell = '', ...more] = row;
  if (index === 0 && row.every((cell) => !isFilled(cell) || isHeading(settingHeadings, cell))) {
    return true;
  }
  const key = settingKeyOf(shownText(keyCell));
  const notes =
    key === undefined
      ? []
      : languages.flatMap((each) => [settingNotes[each][key], teamSettingNotes[each][key]]);
  const note = shownText(noteCell);
  const known = key === undefined ? row.every((cell) => !isFilled(cell)) : key !== 'prizes';
  return known && (note === '' || notes.includes(note)) && !more.some(isFilled);
}

/** After an interrupted import: rows that the same report does not write where they stand. */
export function rowsBeside(snapshot: WorkbookSnapshot, pages: ImportedPages): Problem[] {
  return ([...typedRoles, 'lineUps'] as const).flatMap((role): Problem[] => {
    const sheet = namedSheet(snapshot, role);
    const page = pages[role];
    if (sheet === undefined || page === undefined) {
      return [];
    }
    const isWritten = (row: readonly CellValue[], at: number): boolean =>
      role === 'settings'
        ? isOurs(row, at) || page.cells.some((cells) => holdsOnly([row], { ...page, cells: [cells] }))
        : holdsOnly([row], { ...page, cells: [page.cells[at] ?? []] });
    const count = (sheet.values ?? []).filter((row, at) => !isWritten(row, at)).length;
    return count === 0 ? [] : [{ code: 'trfIntoFilled', values: { sheet: sheet.title, count } }];
  });
}
