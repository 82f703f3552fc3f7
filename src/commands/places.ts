import type { Language } from '../sheet/languages.ts';
import { sheetRoles, type SheetRole } from '../sheet/roles.ts';
import { sheetTitles } from '../sheet/titles.ts';
import type { Identity, NewSheet, SheetTarget } from './plan.ts';
import { sheetWithRole, type WorkbookSnapshot } from './workbook.ts';

/** Where the sheets of some roles stand, and which of them have to be made first. */
export interface Places {
  readonly newSheets: readonly NewSheet[];
  readonly identity: Identity;
  readonly targetOf: (role: SheetRole) => SheetTarget;
  readonly isNew: (role: SheetRole) => boolean;
}

/**
 * The sheets that a plan writes; one that is missing is made, with its title in the event's language. Roles
 * found by title are remembered from now on, so that the arbiter may rename the sheet.
 */
export function placesFor(
  snapshot: WorkbookSnapshot,
  roles: readonly SheetRole[],
  language: Language,
  found: Readonly<Partial<Record<SheetRole, string>>> = {},
): Places {
  const ids: Partial<Record<SheetRole, string>> = { ...found };
  for (const role of sheetRoles) {
    const id = ids[role] ?? sheetWithRole(snapshot, role)?.id;
    if (id !== undefined) {
      ids[role] = id;
    }
  }
  const missing = roles.filter((role) => ids[role] === undefined);
  return {
    newSheets: missing.map((role) => ({
      role,
      title: sheetTitles[role][language],
      hidden: role === 'undo',
    })),
    identity: { roles: ids, language },
    targetOf: (role) => {
      const id = ids[role];
      return id === undefined ? { create: role } : { id };
    },
    isNew: (role) => missing.includes(role),
  };
}

/** The title a person knows the sheet by: as it stands in the workbook, or as the plan makes it. */
export function shownTitle(snapshot: WorkbookSnapshot, role: SheetRole, language: Language): string {
  const title = sheetWithRole(snapshot, role)?.title ?? '';
  return title === '' ? sheetTitles[role][language] : title;
}
