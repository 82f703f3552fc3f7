import type { EventRead } from '../sheet/event.ts';
import type { SheetPage } from '../sheet/page.ts';
import { readEvent } from '../sheet/readEvent.ts';
import type { SheetRole } from '../sheet/roles.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import type { Command, Outcome } from './command.ts';
import { done } from './done.ts';
import { foundTables } from './foundTables.ts';
import { placesFor, shownTitle } from './places.ts';
import { readsRecord } from './sheetsToRead.ts';
import { readSheets } from './workbook.ts';

/** The sheet of a document, or what stands against it. */
export type DocumentMade =
  | { readonly page: SheetPage; readonly told?: Note; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

/**
 * A command that writes one sheet from the record, whole, and changes nothing else.
 *
 * @param make is given the title of the sheet too, for what is told
 */
export function documentCommand(
  role: SheetRole,
  make: (event: EventRead, sheet: string) => DocumentMade,
): Command {
  return {
    reads: readsRecord(role, 'log'),
    run: (snapshot): Outcome => {
      const event = readEvent(readSheets(snapshot));
      const { language } = event;
      const sheet = shownTitle(snapshot, role, language);
      const made: DocumentMade =
        event.problems.length > 0 ? { problems: event.problems } : make(event, sheet);
      if (made.problems !== undefined) {
        return { kind: 'refused', language, problems: made.problems };
      }
      const { page, told = { code: 'documentMade', values: { sheet } } } = made;
      const places = placesFor(snapshot, [role, 'log'], language, foundTables(event));
      return done({ snapshot, event, places }, [told], {
        derived: [{ target: places.targetOf(role), page, layout: true, typed: false }],
      });
    },
  };
}
