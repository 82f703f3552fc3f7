import type { CellValue } from '../sheet/cell.ts';
import {
  columnOf,
  playerHeadings,
  resultHeadings,
  settingHeadings,
  type Headings,
} from '../sheet/headings.ts';
import { languages } from '../sheet/languages.ts';
import { typedRoles, type TypedRole } from '../sheet/roles.ts';
import { isBlankCell } from '../sheet/rowReader.ts';
import { settingKeyOf } from '../sheet/settingKeys.ts';
import { settingNotes, teamSettingNotes } from '../sheet/settingNotes.ts';
import { shownText } from '../sheet/table.ts';
import type { Problem } from '../tournament/problem.ts';
import { namedSheet } from './eventSheets.ts';
import type { SheetSnapshot, WorkbookSnapshot } from './workbook.ts';

/**
 * The typed sheets that hold more than *New tournament* puts there and settings: rows, headings or notes of the
 * arbiter's own, which writing the sheets anew would lose.
 */
export function filledSheets(snapshot: WorkbookSnapshot): Problem[] {
  const rowsOf: Record<TypedRole, (sheet: SheetSnapshot) => number> = {
    settings: ownSettingRows,
    players: (sheet) => rowsUnder(playerHeadings, sheet),
    results: (sheet) => rowsUnder(resultHeadings, sheet),
  };
  return typedRoles.flatMap((role): Problem[] => {
    const sheet = namedSheet(snapshot, role);
    const count = sheet === undefined ? 0 : rowsOf[role](sheet);
    return count === 0 ? [] : [{ code: 'trfIntoFilled', values: { sheet: sheet?.title ?? '', count } }];
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
