import type { EventRead } from '../sheet/event.ts';
import { noFindings } from '../sheet/findings.ts';
import { numbersIn } from '../sheet/readTables.ts';
import { numberOf, rowReader } from '../sheet/rowReader.ts';
import { readSettingRows } from '../sheet/settingRows.ts';
import type { CellAddress, Problem } from '../tournament/problem.ts';

interface TypedNumber {
  readonly cell: CellAddress;
  readonly number: number;
}

/**
 * Rules.md 0: a number is an identity. Cells that name a player by it would name somebody else once the players have other
 * numbers: `changes` holds what each row of the Players sheet is to have.
 */
export function numbersTyped(event: EventRead, changes: ReadonlyMap<number, unknown>): Problem[] {
  return [...inSettings(event), ...inLineUps(event)].flatMap(({ cell, number }): Problem[] => {
    const named = event.players.find(({ player }) => player.number === number);
    const passesOn = [...changes].some(([row, now]) => now === number && row !== named?.row);
    return named === undefined || !passesOn
      ? []
      : [{ code: 'numberTyped', cell, values: { number, name: named.player.name } }];
  });
}

function inSettings({ tables: { settings } }: EventRead): TypedNumber[] {
  const rows = settings === undefined ? [] : readSettingRows(settings, noFindings()).rows;
  return rows.flatMap((row) => numbersIn(row).map((number) => ({ cell: row.cell, number })));
}

function inLineUps({ tables: { lineUps } }: EventRead): TypedNumber[] {
  return (lineUps?.values ?? []).flatMap((_cells, row) => {
    const reader = rowReader(lineUps!, row, noFindings());
    const typed = row > lineUps!.headingRow ? reader.cell('player') : '';
    const number = typeof typed === 'object' ? undefined : numberOf(typed);
    return number === undefined ? [] : [{ cell: reader.address('player'), number }];
  });
}
