import type { EventRead } from '../sheet/event.ts';
import type { SheetPage } from '../sheet/page.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { partStandings } from '../sheet/partStandings.ts';
import { crosstableSheet } from '../sheet/standingsSheet.ts';
import { crosstable } from '../standings/crosstable.ts';
import { countingRounds } from '../tournament/countingRounds.ts';
import type { Note } from '../tournament/problem.ts';
import type { Command, Outcome } from './command.ts';
import { foundTables } from './foundTables.ts';
import { logLines } from './logLines.ts';
import { placesFor, shownTitle } from './places.ts';
import { emptyPlan } from './plan.ts';
import { readSheets } from './workbook.ts';

export function crosstablePage(event: EventRead): SheetPage {
  return crosstableSheet(
    event,
    event.parts.map((part) => ({
      part,
      crosstable: crosstable(part.tournament, partStandings(part.tournament, event.language)),
    })),
  );
}

export const crosstableCommand: Command = {
  reads: { values: ['settings', 'players', 'results'], formulas: [], places: ['crosstable', 'log'] },
  run: (snapshot): Outcome => {
    const event = readEvent(readSheets(snapshot));
    const { language } = event;
    if (event.problems.length > 0) {
      return { kind: 'refused', language, problems: event.problems };
    }
    const places = placesFor(snapshot, ['crosstable', 'log'], language, foundTables(event));
    const sheet = shownTitle(snapshot, 'crosstable', language);
    const round = Math.max(...event.parts.map(({ tournament }) => countingRounds(tournament).rounds.length));
    const told: Note[] = [{ code: 'crosstableUpdated', values: { round, sheet } }];
    return {
      kind: 'done',
      language,
      told,
      list: [],
      plan: {
        ...emptyPlan,
        newSheets: places.newSheets,
        identity: places.identity,
        // Columns come and go with rounds and players.
        derived: [
          { target: places.targetOf('crosstable'), page: crosstablePage(event), layout: true, typed: false },
        ],
        log: logLines(places, snapshot.now, event, told),
      },
    };
  },
};
