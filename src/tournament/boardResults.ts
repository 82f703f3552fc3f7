import { groupPlaces } from './boardGroup.ts';
import type { OpenGames } from './history.ts';
import { lineUpsOf } from './lineUp.ts';
import { lastGameOf } from './matchLength.ts';
import { byeMeaning, gameMeaning, pointsOf } from './outcome.ts';
import type { PlayerNumber } from './player.ts';
import type { HalfPoints } from './points.ts';
import type { Bye, Game, Round } from './round.ts';
import { teamOfPlayer, teamsOf, type Team } from './team.ts';
import { seatsInRound } from './teamSeats.ts';
import type { Tournament } from './tournament.ts';

/** What one player won for his team in one row of the record. */
export interface BoardResult {
  readonly round: number;
  readonly team: Team;
  /** The board, or group, for which he played; a substitute that of the player he replaced. */
  readonly board: number;
  readonly player: PlayerNumber;
  /** Absent in a bye. */
  readonly opponents?: Team;
  readonly points: HalfPoints;
}

/** Law 30.1.5: everything of which the results of teams are the sum. Games without a result are left out. */
export function boardResults(tournament: Tournament, open: OpenGames): BoardResult[] {
  const teams = teamsOf(tournament);
  const teamOf = teamOfPlayer(teams);
  const lastGame = lastGameOf(tournament);
  return tournament.rounds.flatMap((round) => {
    const boardOf = boardsInRound(tournament, teams, round);
    const result = (row: Game | Bye, player: PlayerNumber, points: HalfPoints, against?: PlayerNumber) => {
      const team = teamOf.get(player);
      const opponents = against === undefined ? undefined : teamOf.get(against);
      return team === undefined
        ? []
        : [
            {
              round: round.number,
              team,
              board: boardOf(row, player),
              player,
              points,
              ...(opponents === undefined ? {} : { opponents }),
            },
          ];
    };
    const { points } = tournament.settings;
    const games = round.games.flatMap((game): BoardResult[] => {
      const meaning = game.outcome === undefined ? undefined : gameMeaning[game.outcome];
      const skipped =
        meaning === undefined ||
        (meaning.open === true && open === 'asNothing') ||
        (game.game ?? 1) > lastGame;
      return skipped
        ? []
        : [
            ...result(game, game.white, pointsOf(meaning.award.white, points), game.black),
            ...result(game, game.black, pointsOf(meaning.award.black, points), game.white),
          ];
    });
    const byes = round.byes.flatMap((bye): BoardResult[] =>
      result(bye, bye.player, pointsOf(byeMeaning[bye.outcome].award, points)),
    );
    return [...games, ...byes];
  });
}

function boardsInRound(
  tournament: Tournament,
  teams: readonly Team[],
  round: Round,
): (row: Game | Bye, player: PlayerNumber) => number {
  const { teamForm } = tournament.settings;
  if (teamForm === 'boardGroups') {
    const places = groupPlaces(tournament, teams, round);
    return (_row, player) => places.get(player)?.board ?? 0;
  }
  const lineUps = lineUpsOf(tournament, round.number, teams);
  const seatOf = seatsInRound(round, teamForm, teamOfPlayer(teams), lineUps);
  return (row, player) =>
    'player' in row ? seatOf(row) : seatOf(row)[row.white === player ? 'white' : 'black'];
}
