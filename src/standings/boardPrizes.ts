import { boardResults } from '../tournament/boardResults.ts';
import { countingRounds } from '../tournament/countingRounds.ts';
import type { Player, PlayerNumber } from '../tournament/player.ts';
import { halfPoints, type HalfPoints } from '../tournament/points.ts';
import { boardCount, membersOf, teamsOf, type Team } from '../tournament/team.ts';
import type { Tournament } from '../tournament/tournament.ts';

/** What a player has won on one board. */
export interface BoardScore {
  /** Shared by equal scores; 1 has the prize of the board. */
  readonly place: number;
  readonly player: Player;
  readonly team: Team;
  readonly points: HalfPoints;
  /** Against somebody: a bye, or a board that the opponents left empty, is no game. */
  readonly games: number;
}

export interface BoardRanking {
  readonly board: number;
  readonly rows: readonly BoardScore[];
}

/** Law 30.1.5, board by board: the best score of each board. Substitutes stand with what they won there themselves. */
export function boardPrizes(tournament: Tournament): BoardRanking[] {
  const counted = countingRounds(tournament);
  const teams = teamsOf(tournament);
  const players = new Map(teams.flatMap(membersOf).map((player) => [player.number, player]));
  const results = boardResults(counted, 'asNothing');
  return Array.from({ length: boardCount(teams, tournament.settings) }, (_, index) => {
    const board = index + 1;
    const scores = new Map<PlayerNumber, { team: Team; points: number; games: number }>();
    for (const { player, team, points, opponents } of results.filter((result) => result.board === board)) {
      const own = scores.get(player) ?? { team, points: 0, games: 0 };
      scores.set(player, {
        team,
        points: own.points + points,
        games: own.games + (opponents === undefined ? 0 : 1),
      });
    }
    const sorted = [...scores].sort((a, b) => b[1].points - a[1].points || a[0] - b[0]);
    return {
      board,
      rows: sorted.flatMap(([number, { team, points, games }]): BoardScore[] => {
        const player = players.get(number);
        const place = 1 + sorted.filter(([, other]) => other.points > points).length;
        return player === undefined ? [] : [{ place, player, team, points: halfPoints(points), games }];
      }),
    };
  });
}
