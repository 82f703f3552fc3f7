import type { EventRead } from '../sheet/event.ts';
import type { SheetPage } from '../sheet/page.ts';
import { readEvent } from '../sheet/readEvent.ts';
import type { SheetRole } from '../sheet/roles.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import type { Command, Outcome } from './command.ts';
import { foundTables } from './foundTables.ts';
import { logLines } from './logLines.ts';
import { placesFor, shownTitle } from './places.ts';
import { emptyPlan } from './plan.ts';
import { readSheets, type WorkbookSnapshot } from './workbook.ts';

/** The sheet of a document, or what stands against it. */
export type DocumentMade =
  { readonly page: SheetPage; readonly notes?: readonly Note[] } | { readonly problems: readonly Problem[] };

/** A command that writes one sheet from the record, whole, and changes nothing else. */
export function documentCommand(
  role: SheetRole,
  make: (event: EventRead, snapshot: WorkbookSnapshot) => DocumentMade,
): Command {
  return {
    reads: { values: ['settings', 'players', 'results'], formulas: [], places: [role, 'log'] },
    run: (snapshot): Outcome => {
      const event = readEvent(readSheets(snapshot));
      const { language } = event;
      const made: DocumentMade =
        event.problems.length > 0 ? { problems: event.problems } : make(event, snapshot);
      if ('problems' in made) {
        return { kind: 'refused', language, problems: made.problems };
      }
      const places = placesFor(snapshot, [role, 'log'], language, foundTables(event));
      const sheet = shownTitle(snapshot, role, language);
      const told: Note[] = [{ code: 'documentMade', values: { sheet } }, ...(made.notes ?? [])];
      return {
        kind: 'done',
        language,
        told,
        list: [],
        plan: {
          ...emptyPlan,
          newSheets: places.newSheets,
          identity: places.identity,
          derived: [{ target: places.targetOf(role), page: made.page, layout: true, typed: false }],
          log: logLines(places, snapshot.now, event, told),
        },
      };
    },
  };
}
