import type { EventRead, Part } from '../sheet/event.ts';
import type { Language } from '../sheet/languages.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { partStandings, teamPartStandings } from '../sheet/partStandings.ts';
import { standingsSheet } from '../sheet/standingsSheet.ts';
import { areDrawnByHand } from '../tiebreaks/lot.ts';
import { countingRounds } from '../tournament/countingRounds.ts';
import type { Note } from '../tournament/problem.ts';
import { bracketAgain } from './bracket.ts';
import type { Command, Outcome } from './command.ts';
import { done } from './done.ts';
import { foundTables } from './foundTables.ts';
import { emptyResults, roundLabel } from './pairingRefusals.ts';
import { placesFor, shownTitle } from './places.ts';
import { editionByStart } from './recordFindings.ts';
import { readsRecord } from './sheetsToRead.ts';
import { readSheets } from './workbook.ts';

export const updateStandings: Command = {
  reads: { ...readsRecord('standings', 'log'), ifKnown: ['bracket'] },
  run: (snapshot): Outcome => {
    const event = readEvent(readSheets(snapshot));
    const { language } = event;
    if (event.problems.length > 0) {
      return { kind: 'refused', language, problems: event.problems };
    }
    const open = event.parts.flatMap((part) => gapsIn(event, part));
    const places = placesFor(snapshot, ['standings', 'log'], language, foundTables(event));
    const sheet = shownTitle(snapshot, 'standings', language);
    const told = event.parts.map((part): Note => {
      const rounds = countingRounds(part.tournament).rounds.length;
      return { code: 'standingsUpdated', values: { round: roundLabel(rounds, part), sheet } };
    });
    const page = { target: places.targetOf('standings'), page: standingsSheet(event) };
    return done(
      { snapshot, event, places },
      [...told, ...open, ...event.parts.flatMap(editionByStart)],
      { derived: [{ ...page, layout: true, typed: false }, ...bracketAgain(snapshot, event)] },
      [...told, ...event.parts.flatMap((part) => lotNotes(part, language))],
    );
  },
};

/** A result missing in the round being played is no gap; one before it keeps all later rounds out of the table. */
function gapsIn(event: EventRead, part: Part): Note[] {
  return emptyResults(event, part, part.tournament.rounds.length);
}

/** rules.md 1: every lot that separates places, with its outcome. A new lot is drawn whenever the tied group is another. */
function lotNotes({ tournament }: Part, language: Language): Note[] {
  const rows =
    tournament.settings.teamForm === undefined
      ? partStandings(tournament, language).rows.map(({ player, ...row }) => ({
          ...row,
          number: player.number,
          name: player.number,
        }))
      : teamPartStandings(tournament, language).rows.map(({ team, ...row }) => ({
          ...row,
          number: team.number,
          name: team.letter,
        }));
  const groups: { first: number; tied: (typeof rows)[number][] }[] = [];
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    if (row.separatedBy !== 'LOT' || above === undefined) {
      return;
    }
    const last = groups[groups.length - 1];
    if (rows[index - 1]?.separatedBy === 'LOT' && last !== undefined) {
      last.tied.push(row);
    } else {
      groups.push({ first: above.place ?? index, tied: [above, row] });
    }
  });
  return groups.map(({ first, tied }) => ({
    code: areDrawnByHand(
      tournament.settings,
      tied.map(({ number }) => number),
    )
      ? 'tieByHand'
      : 'tieByLot',
    values: {
      places: `${first}-${first + tied.length - 1}`,
      list: tied.map(({ name }) => name).join(', '),
      seed: tournament.settings.drawSeed,
    },
  }));
}
