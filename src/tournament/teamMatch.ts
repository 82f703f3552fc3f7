import type { ByColour, Colour } from './colour.ts';
import { otherColour } from './colour.ts';
import type { OpenGames } from './history.ts';
import { lineUpsOf } from './lineUp.ts';
import { byeMeaning, gameMeaning, pointsOf, type ByeOutcome } from './outcome.ts';
import { lastGameOf } from './matchLength.ts';
import type { PlayerNumber } from './player.ts';
import { halfPoints, type HalfPoints } from './points.ts';
import type { Bye, Game, Round } from './round.ts';
import type { Settings } from './settings.ts';
import { boardCount, teamOfPlayer, teamsOf, type Team } from './team.ts';
import { seatsInRound, type SeatOf } from './teamSeats.ts';
import type { Tournament } from './tournament.ts';

/** What a team has got, in all and on each of its boards (index 0 = board 1). */
export interface TeamPoints {
  readonly total: HalfPoints;
  readonly boards: readonly HalfPoints[];
}

/** Two teams and their games in a round. `white` is the team with priority (Law 30.4). */
export interface TeamMatch {
  readonly round: number;
  readonly match: number;
  readonly teams: ByColour<Team>;
  /** By game, then by board; without the row of a lot. */
  readonly games: readonly Game[];
  /** The running score: boards without a result count nothing yet. */
  readonly points: ByColour<TeamPoints>;
  /** Every game has a result. */
  readonly complete: boolean;
  /** Something was played over the board. */
  readonly played: boolean;
  /** Law 30.3: the lot after a level match, as recorded. */
  readonly lot?: Colour;
}

/** A team without an opponent in a round. */
export interface FreeTeam {
  readonly team: Team;
  readonly outcome: ByeOutcome;
  readonly points: TeamPoints;
  readonly match?: number;
}

export interface TeamRound {
  readonly number: number;
  readonly matches: readonly TeamMatch[];
  readonly free: readonly FreeTeam[];
}

/** The rounds of the record as meetings of teams (Law 30.1.1). Rows of players without a team are left out. */
export function teamRounds(tournament: Tournament, open: OpenGames): TeamRound[] {
  const context = contextOf(tournament, open);
  return tournament.rounds.map((round) => teamRound(round, context));
}

/** One round alone, on record or not. */
export function teamRoundOf(tournament: Tournament, round: Round, open: OpenGames): TeamRound {
  return teamRound(round, contextOf(tournament, open));
}

function contextOf(tournament: Tournament, open: OpenGames): Context {
  const teams = teamsOf(tournament);
  return {
    tournament,
    teams,
    boards: boardCount(teams, tournament.settings),
    lastGame: lastGameOf(tournament),
    teamOf: teamOfPlayer(teams),
    open,
  };
}

interface Context {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly boards: number;
  readonly lastGame: number;
  readonly teamOf: ReadonlyMap<PlayerNumber, Team>;
  readonly open: OpenGames;
}

function teamRound(round: Round, context: Context): TeamRound {
  const { teamOf, teams, tournament } = context;
  const lineUps = lineUpsOf(tournament, round.number, teams);
  const seatOf = seatsInRound(round, tournament.settings.teamForm, teamOf, lineUps);
  const byMeeting = new Map<string, Game[]>();
  for (const game of round.games) {
    const pair = [teamOf.get(game.white)?.number, teamOf.get(game.black)?.number];
    if (pair[0] !== undefined && pair[1] !== undefined && pair[0] !== pair[1]) {
      const key = pair.sort((a, b) => (a ?? 0) - (b ?? 0)).join('-');
      byMeeting.set(key, [...(byMeeting.get(key) ?? []), game]);
    }
  }
  const matches = [...byMeeting.values()].map((games, index) =>
    matchOf(round, games, index + 1, seatOf, context),
  );
  const busy = new Set(matches.flatMap((match) => [match.teams.white.number, match.teams.black.number]));
  const free = teams.filter((team) => !busy.has(team.number));
  return {
    number: round.number,
    matches: matches.sort((a, b) => a.match - b.match),
    free: free.flatMap((team) => freeTeam(round, team, seatOf, context)),
  };
}

function matchOf(
  round: Round,
  all: readonly Game[],
  place: number,
  seatOf: SeatOf,
  context: Context,
): TeamMatch {
  const { teamOf } = context;
  const regular = all.filter(({ game = 1 }) => game <= context.lastGame);
  const lotRow = all.find((game) => !regular.includes(game));
  const games = [...regular].sort(
    (a, b) => (a.game ?? 1) - (b.game ?? 1) || a.board - b.board || a.white - b.white,
  );
  const [first] = games.length > 0 ? games : all;
  const white = teamOf.get(first!.white)!;
  const black = teamOf.get(first!.black)!;
  const teams = hasPriority(first!, seatOf(first!), context.tournament.settings)
    ? { white, black }
    : { white: black, black: white };
  const byes = round.byes.filter((bye) => [white, black].includes(teamOf.get(bye.player)!));
  const lot = lotRow === undefined ? undefined : lotWinner(lotRow, teams.white, teamOf);
  return {
    round: round.number,
    match: first!.match ?? place,
    teams,
    games,
    points: {
      white: pointsOfTeam(teams.white, games, byes, seatOf, context),
      black: pointsOfTeam(teams.black, games, byes, seatOf, context),
    },
    complete: games.every((game) => game.outcome !== undefined),
    played: games.some((game) => game.outcome !== undefined && gameMeaning[game.outcome].played),
    ...(lot === undefined ? {} : { lot }),
  };
}

/**
 * Whether White of a game of the first leg is of the team with priority: where the board is odd, the other way round in
 * every second game (Law 30.2.1); where both numbers have one parity, or as an order of its own says (30.2.2).
 */
function hasPriority(game: Game, seats: ByColour<number>, settings: Settings): boolean {
  const number = game.game ?? 1;
  if (settings.teamForm !== 'scheveningen') {
    return (seats.white + number) % 2 === 0;
  }
  const ordered = settings.matchOrder?.find((each) => each.game === number && each.board === game.board);
  return ordered === undefined ? (seats.white + seats.black) % 2 === 0 : ordered.white.side === 'a';
}

function lotWinner(
  { white, outcome }: Game,
  priority: Team,
  teamOf: ReadonlyMap<PlayerNumber, Team>,
): Colour | undefined {
  const award = outcome === undefined ? undefined : gameMeaning[outcome].award;
  if (award === undefined || award.white === award.black) {
    return undefined;
  }
  const side: Colour = teamOf.get(white) === priority ? 'white' : 'black';
  return award.white === 'win' ? side : otherColour(side);
}

function freeTeam(round: Round, team: Team, seatOf: SeatOf, context: Context): FreeTeam[] {
  const byes = round.byes.filter((bye) => context.teamOf.get(bye.player) === team);
  const [first] = [...byes].sort((a, b) => (a.board ?? 0) - (b.board ?? 0) || a.player - b.player);
  return first === undefined
    ? []
    : [
        {
          team,
          outcome: first.outcome,
          points: pointsOfTeam(team, [], byes, seatOf, context),
          ...(first.match === undefined ? {} : { match: first.match }),
        },
      ];
}

/** Law 30.1.5: the result of a team is the sum of what its players won. */
function pointsOfTeam(
  team: Team,
  games: readonly Game[],
  byes: readonly Bye[],
  seatOf: SeatOf,
  { boards, teamOf, open, tournament }: Context,
): TeamPoints {
  const { points } = tournament.settings;
  const own = new Array<number>(boards).fill(0);
  const add = (board: number, gained: number): void => {
    own[board - 1] = (own[board - 1] ?? 0) + gained;
  };
  for (const game of games) {
    const meaning = game.outcome === undefined ? undefined : gameMeaning[game.outcome];
    if (meaning !== undefined && !(meaning.open === true && open === 'asNothing')) {
      const colour = teamOf.get(game.white) === team ? 'white' : 'black';
      add(seatOf(game)[colour], pointsOf(meaning.award[colour], points));
    }
  }
  for (const bye of byes.filter(({ player }) => teamOf.get(player) === team)) {
    add(seatOf(bye), pointsOf(byeMeaning[bye.outcome].award, points));
  }
  return { total: halfPoints(own.reduce((sum, each) => sum + each, 0)), boards: own.map(halfPoints) };
}
