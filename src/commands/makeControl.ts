import { controlPage } from '../sheet/controlPage.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { sheetTitles } from '../sheet/titles.ts';
import type { Command, Outcome } from './command.ts';
import { done } from './done.ts';
import { namedSheet } from './eventSheets.ts';
import { foundTables } from './foundTables.ts';
import { placesFor } from './places.ts';
import { readsRecord } from './sheetsToRead.ts';
import { readSheets } from './workbook.ts';

/** Makes the sheet whose boxes run commands; one that is there already, with whatever was added to it, stays. */
export const makeControl: Command = {
  reads: readsRecord('control', 'log'),
  run: (snapshot): Outcome => {
    const event = readEvent(readSheets(snapshot));
    const { language } = event;
    const sheet = sheetTitles.control[language];
    // Renamed too: its boxes run nothing then, and the arbiter is told what its title must be.
    if (namedSheet(snapshot, 'control') !== undefined) {
      return { kind: 'refused', language, problems: [{ code: 'controlThere', values: { sheet } }] };
    }
    const places = placesFor(snapshot, ['control', 'log'], language, foundTables(event));
    const target = places.targetOf('control');
    return done({ snapshot, event, places }, [{ code: 'controlMade', values: { sheet } }], {
      derived: [{ target, page: controlPage(language), layout: true, typed: false }],
      cursor: { target, row: 1, column: 0 },
    });
  },
};
