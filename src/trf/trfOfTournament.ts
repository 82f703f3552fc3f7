import { finalScore, historyOf } from '../tournament/history.ts';
import { byeMeaning } from '../tournament/outcome.ts';
import { isInEvent, requestedBye } from '../tournament/participants.ts';
import { inPairingOrder } from '../tournament/pairingOrder.ts';
import type { Player, PlayerNumber } from '../tournament/player.ts';
import { halfPoints } from '../tournament/points.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type {
  ByesRecord,
  LineEnding,
  NationalRecord,
  PersonColumns,
  PlayerRecord,
  TrfDocument,
  TrfEntry,
  TrfRecord,
} from './document.ts';
import { entriesOf, fileRounds, groupingComments } from './fileRounds.ts';
import { drawSeedComment } from './drawSeed.ts';
import { matchComments } from './matchComments.ts';
import { recordsOfSettings, type TrfEdition } from './recordsOfSettings.ts';
import { teamRecords } from './teamRecords.ts';

/** What a report says beside the tournament itself. All of it is text, dates as `2026/11/29`. */
export interface TrfInfo {
  readonly name?: string;
  readonly place?: string;
  readonly federation?: string;
  readonly start?: string;
  readonly end?: string;
  readonly arbiter?: string;
  readonly deputies?: readonly string[];
  readonly timeControl?: string;
  /** `YY/MM/DD`, one for each round. */
  readonly roundDates?: readonly string[];
}

export interface TrfOptions {
  readonly edition?: TrfEdition;
  readonly lineEnding?: LineEnding;
  /** The places of the standings; without them: by points, then by number. */
  readonly places?: ReadonlyMap<PlayerNumber, number>;
  /** The three letters under which national ratings are written; without them they are left out. */
  readonly nationalCode?: string;
}

/** The report of a tournament. Byes and absences of rounds to come are records 240. */
export function trfOfTournament(
  tournament: Tournament,
  info: TrfInfo = {},
  options: TrfOptions = {},
): TrfDocument {
  const { settings, players } = tournament;
  const rounds = fileRounds(tournament.rounds);
  const records: TrfRecord[] = [
    ...headers(tournament, info),
    ...typeRecords(settings),
    ...recordsOfSettings(settings, players, options.edition ?? '2026'),
    ...rankedByLines(tournament),
    ...drawSeedComment(settings.drawSeed),
    ...groupingComments(rounds),
    ...matchComments(tournament.rounds),
    ...playerRecords(tournament, options),
    ...nationalRecords(players, options.nationalCode),
    ...teamRecords(tournament),
    ...byesToCome(tournament, rounds.length - tournament.rounds.length),
  ];
  return {
    records,
    sourceLines: new Map(),
    lineEnding: options.lineEnding ?? '\r\n',
    endsWithLineEnding: true,
  };
}

function headers({ players }: Tournament, info: TrfInfo): TrfRecord[] {
  const text = (code: string, value: string | undefined): TrfRecord[] =>
    value === undefined || value === '' ? [] : [{ kind: 'text', code, text: value }];
  const rated = players.filter(({ rating }) => rating !== undefined).length;
  const dates: TrfRecord[] =
    info.roundDates === undefined || info.roundDates.length === 0
      ? []
      : [{ kind: 'roundDates', dates: info.roundDates }];
  return [
    ...text('012', info.name),
    ...text('022', info.place),
    ...text('032', info.federation),
    ...text('042', info.start),
    ...text('052', info.end),
    ...text('062', String(players.length)),
    ...text('072', String(rated)),
    ...text('102', info.arbiter),
    ...(info.deputies ?? []).flatMap((deputy) => text('112', deputy)),
    ...text('122', info.timeControl),
    ...dates,
  ];
}

/** 192 has a code for FIDE's Dutch system; the others, and forms of teams, are named in 092, as they are read. */
function typeRecords({ system, systemOfReport, teamForm, acceleration }: Settings): TrfRecord[] {
  if (systemOfReport !== undefined) {
    const ofTeams: TrfRecord[] =
      teamForm === undefined || systemOfReport.startsWith('092')
        ? []
        : [{ kind: 'text', code: '092', text: `Team: ${teamForm}` }];
    return [...ofTeams, { kind: 'text', code: systemOfReport.slice(0, 3), text: systemOfReport.slice(4) }];
  }
  const baku = acceleration.kind === 'baku';
  const named = teamForm === undefined ? `Individual: ${system}` : `Team: ${system} ${teamForm}`;
  return [
    ...(system === 'dutch' && teamForm === undefined
      ? []
      : [{ kind: 'text' as const, code: '092', text: named }]),
    ...(system === 'dutch'
      ? [{ kind: 'text' as const, code: '192', text: baku ? 'FIDE_DUTCH_2025_BAKU' : 'FIDE_DUTCH_2025' }]
      : []),
  ];
}

/**
 * The lines of the players in their order of pairing. Where that is not the order of the numbers (a late entry in the
 * Dutch system, C.04.2 (2026) 2.4), XXC says that the lines rank the players.
 */
function playersInLines(tournament: Tournament): readonly Player[] {
  return tournament.settings.system === 'dutch' ? inPairingOrder(tournament) : tournament.players;
}

function rankedByLines(tournament: Tournament): TrfRecord[] {
  const lines = playersInLines(tournament);
  const inOrder = lines.every((player, index) => index === 0 || lines[index - 1]!.number < player.number);
  return tournament.settings.system !== 'dutch' || inOrder
    ? []
    : [{ kind: 'configuration', words: ['rank'] }];
}

function playerRecords(tournament: Tournament, options: TrfOptions): PlayerRecord[] {
  const history = historyOf(tournament);
  const score = (number: PlayerNumber): number => {
    const own = history.get(number);
    return own === undefined ? 0 : finalScore(own);
  };
  const places = options.places ?? placesByPoints(tournament.players, score);
  const entries = fileRounds(tournament.rounds).map(({ round }) => entriesOf(round));
  return playersInLines(tournament).map((player) => {
    const rank = places.get(player.number);
    return {
      kind: 'player',
      ...personOf(player),
      points: halfPoints(score(player.number)),
      ...(rank === undefined ? {} : { rank }),
      rounds: entriesOfPlayer(player.number, entries),
    };
  });
}

function entriesOfPlayer(
  number: PlayerNumber,
  rounds: readonly ReadonlyMap<PlayerNumber, TrfEntry>[],
): (TrfEntry | undefined)[] {
  const last = rounds.reduce((found, entries, index) => (entries.has(number) ? index : found), -1);
  return rounds.slice(0, last + 1).map((entries) => entries.get(number));
}

function placesByPoints(
  players: readonly Player[],
  score: (number: PlayerNumber) => number,
): Map<PlayerNumber, number> {
  const ranked = players.map(({ number }) => number);
  ranked.sort((a, b) => score(b) - score(a) || a - b);
  return new Map(ranked.map((number, index) => [number, index + 1]));
}

function personOf(player: Player): PersonColumns {
  return {
    number: player.number,
    sex: player.sex ?? '',
    title: player.title ?? '',
    name: player.name,
    ...(player.rating === undefined ? {} : { rating: player.rating }),
    federation: player.federation ?? '',
    fideNumber: player.fideId ?? '',
    born: player.born ?? '',
  };
}

function nationalRecords(players: readonly Player[], code: string | undefined): NationalRecord[] {
  if (code === undefined) {
    return [];
  }
  return players.flatMap(({ number, nationalRating, grade }): NationalRecord[] => {
    const rating = nationalRating === undefined ? {} : { rating: nationalRating };
    const blank = { sex: '', name: '', federation: '', fideNumber: '', born: '' };
    return nationalRating === undefined && grade === undefined
      ? []
      : [{ kind: 'national', code, number, title: grade ?? '', ...rating, ...blank }];
  });
}

/** `shift`: how many more rounds the file has than the tournament, where matches have several games. */
function byesToCome({ players, rounds, settings }: Tournament, shift: number): ByesRecord[] {
  const next = rounds.length + 1;
  const last = players.reduce(
    (latest, { byes }) => byes.reduce((later, { round }) => Math.max(later, round), latest),
    next,
  );
  const records: ByesRecord[] = [];
  for (let round = next; round <= Math.min(last, settings.rounds ?? last); round += 1) {
    for (const bye of ['F', 'H', 'Z'] as const) {
      const those = players.filter((player) => byeLetter(player, round, next) === bye);
      if (those.length > 0) {
        const numbers = those.map(({ number }) => number);
        records.push({ kind: 'byes', bye, round: round + shift, players: numbers });
      }
    }
  }
  return records;
}

/** Who is not in the event is known for the next round only. */
function byeLetter(player: Player, round: number, next: number): string | undefined {
  const bye = requestedBye(player, round);
  if (bye !== undefined) {
    return byeMeaning[bye].trf;
  }
  return round === next && !isInEvent(player, round) ? 'Z' : undefined;
}
