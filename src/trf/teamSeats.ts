import { lineUpsOf } from '../tournament/lineUp.ts';
import { teamOfPlayer, teamsOf, type Team } from '../tournament/team.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { teamsMeet } from '../tournament/settings.ts';
import type { Game, Round } from '../tournament/round.ts';
import type { Tournament } from '../tournament/tournament.ts';

/**
 * A file has no boards and no matches of teams: games get the board of their players in the line-ups, and the number of the
 * meeting of their two teams (`numbered`: as comments of ours say it; others in the order of the file).
 */
export function seatTeams(tournament: Tournament, numbered: readonly Round[]): Round[] {
  if (!teamsMeet(tournament.settings)) {
    return [...numbered];
  }
  const teams = teamsOf(tournament);
  const teamOf = teamOfPlayer(teams);
  return numbered.map((round) => {
    const lineUps = lineUpsOf(tournament, round.number, teams);
    const seatOf = (player: PlayerNumber): number =>
      (lineUps.get(teamOf.get(player)?.number as PlayerNumber) ?? []).indexOf(player) + 1;
    const meeting = ({ white, black }: Game): string => pairOf(teamOf.get(white), teamOf.get(black));
    const matches = matchNumbers(round, meeting);
    const games = round.games.map((game) => {
      const [white, black] = [seatOf(game.white), seatOf(game.black)];
      const ofPriority =
        tournament.settings.teamForm === 'scheveningen' && (white + black) % 2 !== 0 ? black : white;
      const board = ofPriority || white || black || game.board;
      return { ...game, board, match: matches.get(meeting(game)) ?? 1, game: game.game ?? 1 };
    });
    return {
      ...round,
      games: games.sort((a, b) => a.match - b.match || a.game - b.game || a.board - b.board),
      byes: round.byes.map((bye) => {
        const team = teamOf.get(bye.player);
        const ofTeam = round.byes.find(
          (each) => each.match !== undefined && teamOf.get(each.player) === team,
        );
        const game = games.find(({ white, black }) => [teamOf.get(white), teamOf.get(black)].includes(team));
        const match = bye.match ?? game?.match ?? ofTeam?.match;
        const seat = { ...bye, board: seatOf(bye.player) || 1, game: bye.game ?? 1 };
        return match === undefined ? seat : { ...seat, match };
      }),
    };
  });
}

function pairOf(one: Team | undefined, other: Team | undefined): string {
  return [one?.number ?? 0, other?.number ?? 0].sort((a, b) => a - b).join('-');
}

function matchNumbers(round: Round, meeting: (game: Game) => string): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const game of round.games) {
    if (game.match !== undefined) {
      numbers.set(meeting(game), game.match);
    }
  }
  for (const game of round.games) {
    const taken = new Set(numbers.values());
    if (!numbers.has(meeting(game))) {
      numbers.set(meeting(game), round.games.findIndex((_, index) => !taken.has(index + 1)) + 1);
    }
  }
  return numbers;
}
