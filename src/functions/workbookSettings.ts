import type { Cells, CellValue } from '../sheet/cell.ts';
import { noFindings } from '../sheet/findings.ts';
import { settingCells } from '../sheet/readRanges.ts';
import { readSettingRows, settingsTable, type SettingRow, type SettingScope } from '../sheet/settingRows.ts';
import type { SheetInput } from '../sheet/table.ts';

export interface OverruledSettings {
  /** A Settings sheet that says what the argument says, and for every other key what the workbook says. */
  readonly sheet: SheetInput;
  /** `section=U12`, `stage=final`: the part to compute. */
  readonly chosen: SettingScope;
}

/** The argument `settings` of a function without ranges: it goes before the workbook's own Settings sheet. */
export function overruleSettings(argument: Cells | string, own: SheetInput | undefined): OverruledSettings {
  const cells = typeof argument === 'string' ? settingCells(argument) : argument;
  const given = readSettingRows(
    settingsTable({ id: 'settings', title: 'settings', values: cells }),
    noFindings(),
  );
  const keys = new Set(given.rows.map((row) => row.key));
  const kept =
    own === undefined
      ? []
      : readSettingRows(settingsTable(own), noFindings()).rows.filter((row) => !keys.has(row.key));
  const rows = [...cells.map((row) => row.slice(0, 2)), ...kept.flatMap(scopedRows)];
  return {
    sheet: { id: 'settings', title: 'settings', role: 'settings', values: rows.map(pair) },
    chosen: given.chosen,
  };
}

function scopedRows({ scope, keyText, value }: SettingRow): CellValue[][] {
  return [
    [`Section: ${scope.section ?? ''}; Stage: ${scope.stage ?? ''}`, ''],
    [keyText, value],
  ];
}

function pair([key = '', value = '']: readonly CellValue[]): CellValue[] {
  return [key, value];
}
