import { bigFriendlyBoards, changesOf, isTeam, lineUpOf, type LineUp } from '../../tournament/lineUp.ts';
import type { LineUpChange } from '../../tournament/lineUpChange.ts';
import type { Player, PlayerNumber } from '../../tournament/player.ts';
import type { Problem, ProblemCode } from '../../tournament/problem.ts';
import { boardCount, membersOf, teamsOf, type Team } from '../../tournament/team.ts';
import { playersByNumber, type Tournament } from '../../tournament/tournament.ts';

/**
 * Law 30.1.3–4: everything that is wrong with the line-ups of a round, each with the cell of its row. A substitute has
 * exactly the board of the player he replaces; everybody else keeps his own.
 */
export function lineUpProblems(tournament: Tournament, round: number): Problem[] {
  const teams = teamsOf(tournament);
  const boards = boardCount(teams, tournament.settings);
  const rows = (tournament.lineUps ?? []).filter((change) => change.round === round);
  const strangers = rows
    .filter((change) => !teams.some((team) => isTeam(team, change.team)))
    .map((change) => problemOf('lineUpTeamUnknown', change, { team: change.team }));
  return [
    ...strangers,
    ...rows.flatMap((change) => rowProblems(change, teams, boards, tournament)),
    ...teams.flatMap((team) => teamLineUpProblems(tournament, team, boards, round)),
  ];
}

function problemOf(
  code: ProblemCode,
  change: LineUpChange | undefined,
  values: Record<string, string | number>,
): Problem {
  return { code, ...(change?.cell === undefined ? {} : { cell: change.cell }), values };
}

/** A row by itself: a board that there is, and a player of this team. */
function rowProblems(
  change: LineUpChange,
  teams: readonly Team[],
  boards: number,
  tournament: Tournament,
): Problem[] {
  const { board, player: number } = change;
  const player = playersByNumber(tournament).get(number);
  const team = teams.find((each) => isTeam(each, change.team));
  const values = { number, team: change.team, board, boards };
  const outside = board < 1 || board > boards ? [problemOf('lineUpBoardUnknown', change, values)] : [];
  if (player === undefined) {
    return [...outside, problemOf('lineUpPlayerUnknown', change, values)];
  }
  const own = team === undefined || membersOf(team).some((member) => member.number === number);
  const other = { ...values, name: player.name, own: player.team ?? '–' };
  return own ? outside : [...outside, problemOf('lineUpPlayerOfOther', change, other)];
}

/** The line-up of a team as the rows leave it. */
function teamLineUpProblems(tournament: Tournament, team: Team, boards: number, round: number): Problem[] {
  const changes = changesOf(tournament, team, round);
  if (changes.length === 0) {
    return [];
  }
  const lineUp = lineUpOf(tournament, team, boards, round);
  const rowFor = (number: PlayerNumber): LineUpChange | undefined =>
    changes.find((change) => change.player === number);
  const order = boards >= bigFriendlyBoards ? movedUpProblems : ownBoardProblems;
  return [
    ...boardsTwice(changes, team),
    ...playersTwice(lineUp, team, rowFor),
    ...order(lineUp, team, rowFor, round),
  ];
}

function boardsTwice(changes: readonly LineUpChange[], team: Team): Problem[] {
  return changes
    .filter((change, index) => changes.findIndex(({ board }) => board === change.board) < index)
    .map((change) =>
      problemOf('lineUpBoardTwice', change, {
        team: team.name,
        board: change.board,
        round: change.round,
      }),
    );
}

type RowFor = (number: PlayerNumber) => LineUpChange | undefined;

function playersTwice(lineUp: LineUp, team: Team, rowFor: RowFor): Problem[] {
  const twice = [...new Set(lineUp)].filter(
    (number) => lineUp.indexOf(number) !== lineUp.lastIndexOf(number),
  );
  return twice.flatMap((number): Problem[] => {
    if (number === undefined) {
      return [];
    }
    const boards = lineUp.flatMap((each, index) => (each === number ? [index + 1] : [])).join(', ');
    return [problemOf('lineUpPlayerTwice', rowFor(number), { number, team: team.name, boards })];
  });
}

/** Law 30.1.4: official players keep their boards; a reserve has the board of somebody who does not play. */
function ownBoardProblems(lineUp: LineUp, team: Team, rowFor: RowFor): Problem[] {
  return lineUp.flatMap((number, index): Problem[] => {
    const board = index + 1;
    const own = team.official.find(({ player }) => player.number === number);
    if (number === undefined) {
      return [];
    }
    if (own !== undefined) {
      const values = { number, name: own.player.name, board, own: own.board };
      return own.board === board ? [] : [problemOf('lineUpOutOfOrder', rowFor(number), values)];
    }
    const replaced = team.official.find((each) => each.board === board)?.player;
    return replaced !== undefined && lineUp.includes(replaced.number)
      ? [problemOf('lineUpReserveBeside', rowFor(number), valuesOf(number, board, replaced, lineUp))]
      : [];
  });
}

function valuesOf(
  number: PlayerNumber,
  board: number,
  replaced: Player,
  lineUp: LineUp,
): Record<string, string | number> {
  return {
    number,
    board,
    other: replaced.number,
    name: replaced.name,
    on: lineUp.indexOf(replaced.number) + 1,
  };
}

/**
 * Law 30.1.3–4, friendly matches of 30 boards and more: those behind an absent player move up and the reserve takes the
 * last board. After the first game the order is free.
 */
function movedUpProblems(lineUp: LineUp, team: Team, rowFor: RowFor, round: number): Problem[] {
  if (round > 1) {
    return [];
  }
  const order = membersOf(team).map((player) => player.number);
  const placed = lineUp.flatMap((number, index) =>
    number === undefined ? [] : [{ number, board: index + 1, rank: order.indexOf(number) }],
  );
  return placed.flatMap(({ number, board, rank }, index): Problem[] => {
    const before = placed[index - 1];
    return before === undefined || rank < 0 || before.rank <= rank
      ? []
      : [
          problemOf('lineUpNotMovedUp', rowFor(number) ?? rowFor(before.number), {
            number,
            board,
            before: before.number,
          }),
        ];
  });
}

/**
 * Law 30.1.4: never while a game runs. Rows of the Line-ups sheet for rounds on record whose player stands nowhere in
 * that round: they came too late for it.
 */
export function lateLineUps(tournament: Tournament): Problem[] {
  return (tournament.lineUps ?? []).flatMap((change): Problem[] => {
    const record = tournament.rounds[change.round - 1];
    const seated = [
      ...(record?.games ?? []).flatMap(({ white, black }) => [white, black]),
      ...(record?.byes ?? []).map(({ player }) => player),
    ];
    const { round, board, team, player: number } = change;
    return seated.length === 0 || seated.includes(number)
      ? []
      : [problemOf('lineUpTooLate', change, { round, board, team, number })];
  });
}
