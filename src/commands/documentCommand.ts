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
import { readSheets, type SelectedCell } from './workbook.ts';

/** The sheet of a document with what the arbiter is told (else just that it is made) and more; or what stands against it. */
export type DocumentMade =
  | {
      readonly page: SheetPage;
      readonly told?: Note;
      readonly more?: readonly Note[];
      readonly problems?: undefined;
    }
  | { readonly problems: readonly Problem[] };

/** What a document is told beside the event: the title of its sheet, and the cell that is selected. */
export interface Asked {
  readonly sheet: string;
  readonly selected?: SelectedCell;
}

/** A command that writes one sheet from the record, whole, and changes nothing else. */
export function documentCommand(
  role: SheetRole,
  make: (event: EventRead, asked: Asked) => DocumentMade,
): Command {
  return {
    reads: readsRecord(role, 'log'),
    run: (snapshot): Outcome => {
      const event = readEvent(readSheets(snapshot));
      const { language } = event;
      const sheet = shownTitle(snapshot, role, language);
      const made: DocumentMade =
        event.problems.length > 0 ? { problems: event.problems } : make(event, { ...snapshot, sheet });
      if (made.problems !== undefined) {
        return { kind: 'refused', language, problems: made.problems };
      }
      const { page, told = { code: 'documentMade', values: { sheet } }, more = [] } = made;
      const places = placesFor(snapshot, [role, 'log'], language, foundTables(event));
      return done({ snapshot, event, places }, [told, ...more], {
        derived: [{ target: places.targetOf(role), page, layout: true, typed: false }],
      });
    },
  };
}
