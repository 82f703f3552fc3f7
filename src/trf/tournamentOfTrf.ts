import { gameMeaning } from '../tournament/outcome.ts';
import { playerNumber, type PlayerNumber } from '../tournament/player.ts';
import type { Note } from '../tournament/problem.ts';
import type { Game, Round } from '../tournament/round.ts';
import { teamsMeet, type Settings, type SystemName, type TeamForm } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { OtherRecord, PlayerRecord, TrfDocument, TrfEntry, TrfRecord } from './document.ts';
import { groupingOf, matchRounds } from './fileRounds.ts';
import { withMatchNumbers } from './matchComments.ts';
import { inferredFirstColour, playedRounds } from './playedRounds.ts';
import { playersOfTrf } from './playersOfTrf.ts';
import { pointNotes } from './pointNotes.ts';
import { renumbered } from './renumbered.ts';
import { roundsOfTrf, type StatedByes } from './roundsOfTrf.ts';
import { ranksByLine, settingsOfTrf } from './settingsOfTrf.ts';
import { lineUpsOfTrf, teamPlaces } from './teamRecords.ts';
import { systemOfTrf } from './systemOfTrf.ts';
import { seatTeams } from './teamSeats.ts';

export interface TrfTournament {
  /**
   * Players by number. Rounds: those already paired. Byes and absences of the round to be paired, and of later
   * ones, are the players' requested byes.
   */
  readonly tournament: Tournament;
  readonly notes: readonly Note[];
  /** The number in the file of every player, where XXC `rank` makes the order of the lines the ranking. */
  readonly fileNumbers?: ReadonlyMap<PlayerNumber, PlayerNumber>;
}

/**
 * The tournament a file tells of. A player without entry in a round was absent from it. Where the lines rank the
 * players, not their numbers, they are numbered by line.
 */
export function tournamentOfTrf(
  document: TrfDocument,
  system?: SystemName,
  teamForm?: TeamForm,
): TrfTournament {
  const records = document.records.flatMap((record) =>
    record.kind === 'player' ? [withoutUnpaired(record)] : [],
  );
  const byLine = ranksByLine(document);
  if (!byLine) {
    records.sort((a, b) => a.number - b.number);
  }
  const tournament = tournamentOfRecords(document, records, { system, teamForm });
  const stated = system === undefined ? systemOfTrf(document).notes : [];
  const notes = [...stated, ...notesOn(document, tournament, records)];
  if (!byLine) {
    return { tournament, notes };
  }
  const numbers = records.map(({ number }, index) => [number, playerNumber(index + 1)] as const);
  return {
    tournament: renumbered(tournament, new Map(numbers)),
    notes: [...notes, { code: 'trfNumberedByLine' }],
    fileNumbers: new Map(numbers.map(([inFile, own]) => [own, inFile])),
  };
}

/** `0000 - *`: nothing is known of that round yet, as in blank columns. */
function withoutUnpaired(record: PlayerRecord): PlayerRecord {
  const rounds = record.rounds.map((entry) =>
    entry?.result === '*' && entry.opponent === undefined ? undefined : entry,
  );
  const last = rounds.reduce((found, entry, index) => (entry === undefined ? found : index + 1), 0);
  return { ...record, rounds: rounds.slice(0, last) };
}

/** `records` in ranking order. */
function tournamentOfRecords(
  document: TrfDocument,
  records: readonly PlayerRecord[],
  chosen: { readonly system: SystemName | undefined; readonly teamForm: TeamForm | undefined },
): Tournament {
  const stated = settingsOfTrf(document, chosen.system, chosen.teamForm);
  const firstColour = stated.firstColour ?? inferredFirstColour(records);
  const byes = statedByes(document);
  const played = playedRounds(records);
  const comments = document.records.filter(isComment);
  const inFile = roundsOfTrf(records, played, byes, stated.points);
  const whole = matchRounds(inFile, groupingOf(comments));
  const rounds = withMatchNumbers(teamsMeet(stated) ? whole.map(withoutMatches) : whole, comments);
  const tournament: Tournament = {
    settings: {
      ...stated,
      ...(stated.system === 'round-robin'
        ? { cycles: cyclesOf(stated.rounds ?? rounds.length, unitsIn(document, records, stated)) }
        : {}),
      ...(firstColour === undefined ? {} : { firstColour }),
    },
    players: playersOfTrf(document, records, byes, { played, rounds: rounds.length }),
    rounds,
  };
  if (stated.teamForm === undefined) {
    return tournament;
  }
  const inTeams = { ...tournament, lineUps: lineUpsOfTrf(document, tournament) };
  return { ...inTeams, rounds: seatTeams(inTeams, rounds) };
}

/** The numbers of the boards of the file are no numbers of matches of teams. */
function withoutMatches(round: Round): Round {
  const games = round.games.map((game) => {
    const own: { -readonly [Key in keyof Game]: Game[Key] } = { ...game };
    delete own.match;
    return own;
  });
  return { ...round, games };
}

/** Players, or teams: a group by board holds one player of each team. */
function unitsIn(document: TrfDocument, records: readonly PlayerRecord[], settings: Settings): number {
  const teams = new Set([...teamPlaces(document).values()].map(({ team }) => team));
  return settings.teamForm === undefined ? records.length : teams.size;
}

/** Of a round robin: as many as its rounds make necessary. */
function cyclesOf(rounds: number, players: number): number {
  const roundsOfCycle = Math.max(1, players % 2 === 0 ? players - 1 : players);
  return Math.max(1, Math.ceil(rounds / roundsOfCycle));
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
  const { rounds: planned } = tournament.settings;
  if (planned !== undefined && tournament.rounds.length > planned) {
    const played = tournament.rounds.length;
    notes.push({ code: 'moreRoundsThanPlanned', values: { played, planned } });
  }
  const adjusted = document.records.filter((record) => record.kind === 'abnormalPoints').length;
  if (adjusted > 0) {
    notes.push({ code: 'trfAbnormalPoints', values: { records: adjusted } });
  }
  return notes;
}
