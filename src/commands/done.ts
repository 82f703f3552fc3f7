import type { EventRead } from '../sheet/event.ts';
import type { Note } from '../tournament/problem.ts';
import type { Done } from './command.ts';
import { guarded } from './guarded.ts';
import { logLines } from './logLines.ts';
import type { Places } from './places.ts';
import { emptyPlan, type WritePlan } from './plan.ts';
import type { WorkbookSnapshot } from './workbook.ts';

/** What a command has worked on: the workbook as it was read, the event in it, and where its sheets stand. */
interface Work {
  readonly snapshot: WorkbookSnapshot;
  readonly event: EventRead;
  readonly places: Places;
}

/**
 * A command carried out: missing sheets are made, their roles remembered, and what the arbiter is told stands in the Log.
 *
 * @param logged what the Log says, where that is not just what is told
 */
export function done(
  { snapshot, event, places }: Work,
  told: readonly Note[],
  plan: Partial<WritePlan>,
  logged = told,
): Done {
  return {
    kind: 'done',
    language: event.language,
    told,
    list: [],
    plan: {
      ...emptyPlan,
      newSheets: places.newSheets,
      identity: places.identity,
      log: logLines(places, snapshot.now, event, logged),
      guard: guarded(event, plan.commit ?? []),
      ...plan,
    },
  };
}
