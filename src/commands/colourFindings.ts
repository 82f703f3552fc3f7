import type { EventRead, Part } from '../sheet/event.ts';
import { beyondColourLimits } from '../systems/colourLimits.ts';
import type { Note } from '../tournament/problem.ts';
import { afterRound } from '../tournament/tournament.ts';
import { rowsOf } from './pairingRefusals.ts';

/** Laws 27, 29.4.2; C.04.1 (2026) 6–7: colours typed by hand beyond their limits, each with the cell of its row. */
export function colourFindings(event: EventRead): Note[] {
  return event.parts.flatMap((part) => findingsOf(event, part));
}

function findingsOf(event: EventRead, part: Part): Note[] {
  const rows = rowsOf(event, part);
  return part.tournament.rounds.flatMap(({ number: round, games }) =>
    beyondColourLimits(afterRound(part.tournament, round - 1), { round, boards: games }).map(
      ({ code, number }): Note => {
        const row = rows.find(
          (each) => each.round === round && (each.white === Number(number) || each.black === Number(number)),
        );
        return { code, ...(row === undefined ? {} : { cell: row.resultCell }), values: { number, round } };
      },
    ),
  );
}
