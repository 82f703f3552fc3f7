import { roleOfTitle } from '../sheet/findSheet.ts';
import type { Language } from '../sheet/languages.ts';
import type { SheetPage } from '../sheet/page.ts';
import type { SheetRole, TypedRole } from '../sheet/roles.ts';
import { placesFor, type Places } from './places.ts';
import { emptyPlan, type PageWrite, type WritePlan } from './plan.ts';
import type { SheetSnapshot, WorkbookSnapshot } from './workbook.ts';

/** The sheets that every event has. */
export const eventRoles: readonly SheetRole[] = [
  'settings',
  'players',
  'results',
  'pairings',
  'standings',
  'crosstable',
  'log',
  'undo',
];

/** A team event has line-ups besides. */
export const teamEventRoles: readonly SheetRole[] = eventRoles.flatMap((role) =>
  role === 'results' ? ['lineUps', role] : [role],
);

/** By title or remembered role only: a list of the arbiter's own may well have the headings of ours. */
export function namedSheet(snapshot: WorkbookSnapshot, role: SheetRole): SheetSnapshot | undefined {
  return snapshot.sheets.find((sheet) => (sheet.role ?? roleOfTitle(sheet.title)) === role);
}

/** The sheets of an event that is begun, where they stand or made first, and their pages. */
export function eventSheets(
  snapshot: WorkbookSnapshot,
  language: Language,
  pages: Readonly<Record<TypedRole, SheetPage> & { lineUps?: SheetPage }>,
): { readonly places: Places; readonly plan: WritePlan } {
  const all = pages.lineUps === undefined ? eventRoles : teamEventRoles;
  const found = Object.fromEntries(
    all.flatMap((role) => {
      const sheet = namedSheet(snapshot, role);
      return sheet === undefined ? [] : [[role, sheet.id] as const];
    }),
  );
  const places = placesFor(snapshot, all, language, found);
  const derived = (['settings', 'players', 'lineUps', 'results'] as const).flatMap((role): PageWrite[] => {
    const page = pages[role];
    return page === undefined ? [] : [{ target: places.targetOf(role), page, layout: true, typed: true }];
  });
  return {
    places,
    plan: { ...emptyPlan, newSheets: places.newSheets, identity: places.identity, derived },
  };
}
