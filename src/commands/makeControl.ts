import { controlPage } from '../sheet/controlPage.ts';
import { roleOfTitle } from '../sheet/findSheet.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { sheetTitles } from '../sheet/titles.ts';
import type { Note } from '../tournament/problem.ts';
import type { Command, Outcome } from './command.ts';
import { foundTables } from './foundTables.ts';
import { logLines } from './logLines.ts';
import { placesFor } from './places.ts';
import { emptyPlan } from './plan.ts';
import { readSheets, type WorkbookSnapshot } from './workbook.ts';

/** Makes the sheet whose boxes run commands; one that is there already, with whatever was added to it, stays. */
export const makeControl: Command = {
  reads: { values: ['settings', 'players', 'results'], formulas: [], places: ['control', 'log'] },
  run: (snapshot): Outcome => {
    const event = readEvent(readSheets(snapshot));
    const { language } = event;
    const sheet = sheetTitles.control[language];
    if (isThere(snapshot)) {
      return { kind: 'refused', language, problems: [{ code: 'controlThere', values: { sheet } }] };
    }
    const places = placesFor(snapshot, ['control', 'log'], language, foundTables(event));
    const told: Note[] = [{ code: 'controlMade', values: { sheet } }];
    return {
      kind: 'done',
      language,
      told,
      list: [],
      plan: {
        ...emptyPlan,
        newSheets: places.newSheets,
        identity: places.identity,
        derived: [
          { target: places.targetOf('control'), page: controlPage(language), layout: true, typed: false },
        ],
        log: logLines(places, snapshot.now, event, told),
        cursor: { target: places.targetOf('control'), row: 1, column: 0 },
      },
    };
  },
};

/** Renamed too: its boxes run nothing then, and the arbiter is told what its title must be. */
function isThere({ sheets }: WorkbookSnapshot): boolean {
  return sheets.some(({ role, title }) => (role ?? roleOfTitle(title)) === 'control');
}
