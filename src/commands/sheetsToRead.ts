import { roleOfTitle } from '../sheet/findSheet.ts';
import { typedRoles, type SheetRole } from '../sheet/roles.ts';

/** What a command needs of the workbook. Sheets are read once, and only those. */
export type ReadRequest = 'everything' | SomeSheets;

export interface SomeSheets {
  /** Sheets whose cells it reads. */
  readonly values: readonly SheetRole[];
  /** Those of them whose formulas it reads too. */
  readonly formulas: readonly SheetRole[];
  /** Sheets that it only writes. */
  readonly places: readonly SheetRole[];
  /** Sheets that it writes only where the workbook has them and remembers them; no call is made to find them. */
  readonly ifKnown?: readonly SheetRole[];
}

export interface SheetToRead {
  readonly id: string;
  readonly title: string;
  readonly role?: SheetRole;
  readonly values: boolean;
  readonly formulas: boolean;
}

/** The whole record of the event, and besides it sheets that are only written. */
export function readsRecord(...places: readonly SheetRole[]): SomeSheets {
  return { values: typedRoles, formulas: [], places };
}

/**
 * Which sheets to read (workbook.md, *Sheets*: by metadata, else by title, else by headings). Titles are asked
 * for only where they are needed: for sheets of the arbiter's, whose cells are named in sentences, and where the
 * workbook does not remember every sheet in question.
 */
export function sheetsToRead(
  ids: readonly string[],
  remembered: Readonly<Partial<Record<SheetRole, string>>>,
  request: ReadRequest,
  titleOf: (id: string) => string,
): SheetToRead[] {
  if (request === 'everything') {
    return ids.map((id) => everything(id, roleIn(remembered, id), titleOf(id)));
  }
  const wanted = [...request.values, ...request.places];
  // Few events have line-ups: whoever reads the players reads them where they are known, and asks for no titles.
  const lineUps: readonly SheetRole[] = request.values.includes('players') ? ['lineUps'] : [];
  const known = (role: SheetRole): boolean => ids.includes(remembered[role] ?? '');
  const allKnown = wanted.every(known);
  const titles = new Map<string, string>();
  for (const id of ids) {
    const role = roleIn(remembered, id);
    const typed = role !== undefined && [...typedRoles, ...lineUps].includes(role);
    if (role === undefined ? !allKnown : typed && [...wanted, ...lineUps].includes(role)) {
      titles.set(id, titleOf(id));
    }
  }
  const found = (role: SheetRole): boolean =>
    known(role) || [...titles.values()].some((title) => roleOfTitle(title) === role);
  // Without these no command can work.
  const byHeadings = typedRoles.some((role) => wanted.includes(role) && !found(role));
  return ids.flatMap((id) => {
    const role = roleIn(remembered, id);
    const title = titles.get(id) ?? '';
    const meant = role ?? roleOfTitle(title);
    // Sheets of ours that were found by title are listed too, so that they can be remembered.
    const asked = meant !== undefined && [...wanted, ...lineUps, ...(request.ifKnown ?? [])].includes(meant);
    if (meant === undefined ? !byHeadings : !asked && title === '') {
      return [];
    }
    const values = meant === undefined || [...request.values, ...lineUps].includes(meant);
    const formulas = meant === undefined || request.formulas.includes(meant);
    return [{ id, title, ...(role === undefined ? {} : { role }), values, formulas: values && formulas }];
  });
}

function roleIn(remembered: Readonly<Partial<Record<SheetRole, string>>>, id: string): SheetRole | undefined {
  return (Object.keys(remembered) as SheetRole[]).find((role) => remembered[role] === id);
}

function everything(id: string, role: SheetRole | undefined, title: string): SheetToRead {
  return { id, title, ...(role === undefined ? {} : { role }), values: true, formulas: true };
}
