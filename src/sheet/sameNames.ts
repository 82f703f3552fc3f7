import type { Player } from '../tournament/player.ts';
import { addressOf } from './address.ts';
import type { Findings } from './findings.ts';
import type { PlayerColumn } from './headings.ts';
import type { FoundTable } from './table.ts';
import { textKey } from './text.ts';

interface NamedRow {
  readonly row: number;
  readonly player: Omit<Player, 'number'>;
}

/** One name twice in a section: a problem, or a note where birth date, club or ID tell the two apart. */
export function reportSameNames(
  table: FoundTable<PlayerColumn>,
  rows: readonly NamedRow[],
  findings: Findings,
): void {
  const byName = new Map<string, NamedRow[]>();
  for (const each of [...rows].sort((left, right) => left.row - right.row)) {
    const key = `${textKey(each.player.section ?? '')}\n${textKey(each.player.name)}`;
    const before = byName.get(key) ?? [];
    byName.set(key, [...before, each]);
    const same = before.find((other) => !toldApart(other.player, each.player)) ?? before[0];
    if (same === undefined) {
      continue;
    }
    const told = toldApart(same.player, each.player);
    (told ? findings.notes : findings.problems).push({
      code: told ? 'nameTwiceToldApart' : 'nameTwice',
      cell: addressOf(table.sheet.title, each.row, table.columns.name ?? 0),
      values: {
        name: each.player.name,
        first: addressOf(table.sheet.title, same.row, table.columns.name ?? 0).a1,
      },
    });
  }
}

/** Both have it, and it differs. */
function toldApart(left: NamedRow['player'], right: NamedRow['player']): boolean {
  return (['born', 'club', 'fideId'] as const).some((field) => {
    const [one, other] = [left[field], right[field]];
    return one !== undefined && other !== undefined && textKey(one) !== textKey(other);
  });
}
