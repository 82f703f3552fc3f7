import type { EventRead } from '../sheet/event.ts';
import type { SheetRole } from '../sheet/roles.ts';

/** The sheets that the reader found, by whatever way, to be remembered. */
export function foundTables(event: EventRead): Readonly<Partial<Record<SheetRole, string>>> {
  const { settings, players, lineUps, results } = event.tables;
  return {
    ...(settings === undefined ? {} : { settings: settings.sheet.id }),
    ...(players === undefined ? {} : { players: players.sheet.id }),
    ...(lineUps === undefined ? {} : { lineUps: lineUps.sheet.id }),
    ...(results === undefined ? {} : { results: results.sheet.id }),
  };
}
