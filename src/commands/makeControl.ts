import { controlPage } from '../sheet/controlPage.ts';
import type { SheetPage } from '../sheet/page.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { sheetTitles } from '../sheet/titles.ts';
import type { Command, Outcome } from './command.ts';
import { done } from './done.ts';
import { namedSheet } from './eventSheets.ts';
import { foundTables } from './foundTables.ts';
import { placesFor } from './places.ts';
import { readsRecord } from './sheetsToRead.ts';
import { typedRoles } from '../sheet/roles.ts';
import { holdsOnly } from './holdsOnly.ts';
import { readSheets, type SheetSnapshot } from './workbook.ts';

/**
 * Makes the sheet whose boxes run commands; one that is there already, with whatever was added to it, stays. One that an
 * interruption has left without its boxes is made whole.
 */
export const makeControl: Command = {
  reads: { ...readsRecord('log'), values: [...typedRoles, 'control'] },
  run: (snapshot): Outcome => {
    const event = readEvent(readSheets(snapshot));
    const { language } = event;
    const sheet = sheetTitles.control[language];
    // Renamed too: its boxes run nothing then, and the arbiter is told what its title must be.
    const there = namedSheet(snapshot, 'control');
    const page = controlPage(language);
    if (there !== undefined && !isUnfinished(there, page)) {
      return { kind: 'refused', language, problems: [{ code: 'controlThere', values: { sheet } }] };
    }
    const places = placesFor(snapshot, ['control', 'log'], language, foundTables(event));
    const target = places.targetOf('control');
    return done({ snapshot, event, places }, [{ code: 'controlMade', values: { sheet } }], {
      derived: [{ target, page, layout: true, typed: false }],
      cursor: { target, row: 1, column: 0 },
    });
  },
};

/** A box that is there holds TRUE or FALSE. */
function isUnfinished({ values = [] }: SheetSnapshot, page: SheetPage): boolean {
  return holdsOnly(values, page) && !values.some((row) => typeof row[0] === 'boolean');
}
