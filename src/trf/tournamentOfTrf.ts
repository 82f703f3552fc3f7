import { gameMeaning } from '../tournament/outcome.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Note } from '../tournament/problem.ts';
import type { SystemName } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { OtherRecord, PlayerRecord, TrfDocument, TrfEntry, TrfRecord } from './document.ts';
import { groupingOf, matchRounds } from './fileRounds.ts';
import { withMatchNumbers } from './matchComments.ts';
import { inferredFirstColour, playedRounds } from './playedRounds.ts';
import { playersOfTrf } from './playersOfTrf.ts';
import { pointNotes } from './pointNotes.ts';
import { roundsOfTrf, type StatedByes } from './roundsOfTrf.ts';
import { ranksByLine, settingsOfTrf } from './settingsOfTrf.ts';

export interface TrfTournament {
  /**
   * Players by number, or in the order of the lines where XXC says `rank`. Rounds: those already paired.
   * Byes and absences of the round to be paired, and of later ones, are the players' requested byes.
   */
  readonly tournament: Tournament;
  readonly notes: readonly Note[];
}

/** The tournament a file tells of. A player without entry in a round was absent from it. */
export function tournamentOfTrf(document: TrfDocument, system?: SystemName): TrfTournament {
  const records = document.records.filter((record): record is PlayerRecord => record.kind === 'player');
  if (!ranksByLine(document)) {
    records.sort((a, b) => a.number - b.number);
  }
  const stated = settingsOfTrf(document, system);
  const firstColour = stated.firstColour ?? inferredFirstColour(records);
  const settings = firstColour === undefined ? stated : { ...stated, firstColour };
  const byes = statedByes(document);
  const played = playedRounds(records);
  const comments = document.records.filter(isComment);
  const inFile = roundsOfTrf(records, played, byes, settings.points);
  const rounds = withMatchNumbers(matchRounds(inFile, groupingOf(comments)), comments);
  const tournament: Tournament = {
    settings,
    players: playersOfTrf(document, records, byes, { played, rounds: rounds.length }),
    rounds,
  };
  return { tournament, notes: notesOn(document, tournament, records) };
}

function isComment(record: TrfRecord): record is OtherRecord {
  return record.kind === 'comment';
}

function statedByes(document: TrfDocument): StatedByes {
  const byes = new Map<number, Map<PlayerNumber, TrfEntry>>();
  for (const record of document.records) {
    if (record.kind === 'byes') {
      const ofRound = byes.get(record.round) ?? new Map<PlayerNumber, TrfEntry>();
      record.players.forEach((player) => ofRound.set(player, { result: record.bye }));
      byes.set(record.round, ofRound);
    }
  }
  return byes;
}

function notesOn(document: TrfDocument, tournament: Tournament, records: readonly PlayerRecord[]): Note[] {
  const notes = pointNotes(tournament, records);
  const outcomes = tournament.rounds.flatMap(({ games }) =>
    games.flatMap(({ outcome }) => (outcome === undefined ? [] : [outcome])),
  );
  if (outcomes.length > 0 && outcomes.every((outcome) => !gameMeaning[outcome].played)) {
    notes.push({ code: 'trfAllForfeits', values: { games: outcomes.length } });
  }
  const adjusted = document.records.filter((record) => record.kind === 'abnormalPoints').length;
  if (adjusted > 0) {
    notes.push({ code: 'trfAbnormalPoints', values: { records: adjusted } });
  }
  return notes;
}
