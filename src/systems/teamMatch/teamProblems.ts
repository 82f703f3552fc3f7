import type { Problem } from '../../tournament/problem.ts';
import { parseBoard, teamsOf, type Team } from '../../tournament/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { matchOrderProblems } from './ownMatchOrder.ts';

/** What stands against pairing any round of a team event: the teams of the Players sheet, and an order of its own. */
export function teamProblems(tournament: Tournament, boards: number): Problem[] {
  const teams = teamsOf(tournament);
  const { matchOrder, teamForm } = tournament.settings;
  return [
    ...(teams.length < 2 ? [{ code: 'teamsTooFew' as const, values: { teams: teams.length } }] : []),
    ...unclearBoards(tournament),
    ...(teamForm === 'boardGroups'
      ? []
      : teams.flatMap((team) => [...withoutBoards(team), ...boardsTwice(team)])),
    ...(teamForm === 'scheveningen' && matchOrder !== undefined
      ? matchOrderProblems(matchOrder, boards)
      : []),
  ];
}

function unclearBoards({ players }: Tournament): Problem[] {
  return players
    .filter((player) => parseBoard(player.board).kind === 'unclear')
    .map(({ number, name, board }) => ({
      code: 'teamBoardUnclear',
      found: board!,
      values: { number, name },
    }));
}

/** Law 30.1.3: each board of a team has one player. */
function boardsTwice(team: Team): Problem[] {
  const boards = [...new Set(team.official.map(({ board }) => board))];
  return boards.flatMap((board): Problem[] => {
    const numbers = team.official.filter((each) => each.board === board).map(({ player }) => player.number);
    return numbers.length === 1
      ? []
      : [{ code: 'teamBoardTwice', values: { team: team.name, board, numbers: numbers.join(', ') } }];
  });
}

/** Reserves alone: nobody would sit on its boards, and no row would say that it takes part. */
function withoutBoards({ name, official }: Team): Problem[] {
  return official.length > 0 ? [] : [{ code: 'teamWithoutBoards', values: { team: name } }];
}
