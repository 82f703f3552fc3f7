import { canPlay, type LineUp } from '../../tournament/lineUp.ts';
import type { Note, Problem } from '../../tournament/problem.ts';
import { compareStrengthBeforeLot } from '../../tournament/strength.ts';
import { teamsMeet } from '../../tournament/settings.ts';
import { membersOf, teamLetter, type Team } from '../../tournament/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { saidOf } from './saidOf.ts';
import { mostInScheveningen } from './scheveningen.ts';
import { boardsForOneGame, mostGamesInMatch } from './simultaneous.ts';

/** What a system says of units, said of teams: letters for numbers. */
export function saidOfTeams<T extends Problem>(said: readonly T[]): T[] {
  return said
    .map((each) => saidOf(each, teamLetter))
    .map((each) => (each.code === 'leftTableForfeits' ? { ...each, code: 'teamLeftForfeits' } : each));
}

/** Law 30.4: a round robin of teams is for so many; the tables reach further. */
const mostInTeamTable = 16;

/** Before round 1: what Law 30 advises; warned of, never refused. */
export function lawWarnings(tournament: Tournament, teams: readonly Team[], boards: number): Note[] {
  const { settings } = tournament;
  const games = settings.gamesPerMatch ?? 1;
  const simultaneous = settings.teamForm === 'simultaneous';
  return [
    ...teams.flatMap((team) => sizeWarning(team)),
    ...teams.flatMap((team) => strengthWarning(tournament, team)),
    ...withoutTeam(tournament),
    ...(settings.teamForm === 'scheveningen' && boards > mostInScheveningen
      ? [{ code: 'scheveningenLarge' as const, values: { boards, most: mostInScheveningen } }]
      : []),
    ...(simultaneous && games > mostGamesInMatch
      ? [{ code: 'manyGamesInMatch' as const, values: { games, most: mostGamesInMatch } }]
      : []),
    ...(simultaneous && games > 1 && games <= mostGamesInMatch && games % 2 === 1
      ? [{ code: 'oddGamesInMatch' as const, values: { games } }]
      : []),
    ...(simultaneous && teams.length === 2 && games === 1 && boards >= boardsForOneGame && boards % 2 === 1
      ? [{ code: 'oddBoardsOneGame' as const, values: { boards } }]
      : []),
    ...(settings.system === 'round-robin' && teamsMeet(settings) && teams.length > mostInTeamTable
      ? [{ code: 'teamTableLarge' as const, values: { teams: teams.length, most: mostInTeamTable } }]
      : []),
    ...(simultaneous && teams.length === 2 && games === 1 && boards < boardsForOneGame
      ? [{ code: 'oneGameFewBoards' as const, values: { boards, least: boardsForOneGame } }]
      : []),
  ];
}

/** Law 30: three to six official players and one to three reserves; a friendly match may have any number. */
function sizeWarning({ name, official, reserves }: Team): Note[] {
  const outside = official.length < 3 || official.length > 6 || reserves.length < 1 || reserves.length > 3;
  return outside
    ? [
        {
          code: 'teamSizeOutside',
          values: { team: name, official: official.length, reserves: reserves.length },
        },
      ]
    : [];
}

/** Law 30.1.3: the best player on board 1, the weakest on the last. */
function strengthWarning({ settings }: Tournament, { name, official }: Team): Note[] {
  return official.slice(1).flatMap(({ board, player }, index): Note[] => {
    const above = official[index]!.player;
    return above.rating !== undefined && compareStrengthBeforeLot(settings, player, above) < 0
      ? [
          {
            code: 'boardsNotByStrength',
            values: { team: name, board, number: player.number, above: above.number },
          },
        ]
      : [];
  });
}

function withoutTeam({ players }: Tournament): Note[] {
  return players
    .filter((player) => (player.team ?? '').trim() === '')
    .map(({ number, name }) => ({ code: 'teamMissing', values: { number, name } }));
}

/** Boards of a team that has a match to play in this round on which nobody sits, or somebody who is away. */
export function lineUpNotes(team: Team, lineUp: LineUp, round: number): Note[] {
  const members = membersOf(team);
  return lineUp.flatMap((number, index): Note[] => {
    const board = index + 1;
    const player = members.find((each) => each.number === number);
    if (player === undefined) {
      return [{ code: 'teamBoardEmpty', values: { team: team.name, board, round } }];
    }
    const values = { team: team.name, board, round, number: player.number, name: player.name };
    return canPlay(player, round) ? [] : [{ code: 'teamPlayerAbsent', values }];
  });
}
