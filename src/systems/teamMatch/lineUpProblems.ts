import { bigFriendlyBoards, changesOf, isTeam, lineUpOf } from '../../tournament/lineUp.ts';
import type { LineUpChange } from '../../tournament/lineUpChange.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
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
  const rows = tournament.lineUps?.filter((change) => change.round === round) ?? [];
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
  const seats = lineUpOf(tournament, team, boards, round).flatMap((number, index): Seat[] =>
    number === undefined ? [] : [{ number, board: index + 1 }],
  );
  const rowFor = (number: PlayerNumber): LineUpChange | undefined =>
    changes.find((change) => change.player === number);
  const order = boards >= bigFriendlyBoards ? movedUpProblems : ownBoardProblems;
  return [
    ...boardsTwice(changes, team),
    ...playersTwice(seats, team, rowFor),
    ...order(seats, team, rowFor, round),
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

/** A board on which somebody sits. */
interface Seat {
  readonly number: PlayerNumber;
  readonly board: number;
}

type RowFor = (number: PlayerNumber) => LineUpChange | undefined;

function playersTwice(seats: readonly Seat[], team: Team, rowFor: RowFor): Problem[] {
  return [...new Set(seats.map(({ number }) => number))].flatMap((number): Problem[] => {
    const boards = seats.filter((seat) => seat.number === number).map(({ board }) => board);
    const values = { number, team: team.name, boards: boards.join(', ') };
    return boards.length === 1 ? [] : [problemOf('lineUpPlayerTwice', rowFor(number), values)];
  });
}

/** Law 30.1.4: official players keep their boards; a reserve has the board of somebody who does not play. */
function ownBoardProblems(seats: readonly Seat[], team: Team, rowFor: RowFor): Problem[] {
  return seats.flatMap(({ number, board }): Problem[] => {
    const own = team.official.find(({ player }) => player.number === number);
    if (own !== undefined) {
      const values = { number, name: own.player.name, board, own: own.board };
      return own.board === board ? [] : [problemOf('lineUpOutOfOrder', rowFor(number), values)];
    }
    const replaced = team.official.find((each) => each.board === board)?.player;
    const beside = seats.find((seat) => seat.number === replaced?.number);
    if (beside === undefined) {
      return [];
    }
    const values = { number, board, other: beside.number, name: replaced!.name, on: beside.board };
    return [problemOf('lineUpReserveBeside', rowFor(number), values)];
  });
}

/**
 * Law 30.1.3–4, friendly matches of 30 boards and more: those behind an absent player move up and the reserve takes the
 * last board. After the first game the order is free.
 */
function movedUpProblems(seats: readonly Seat[], team: Team, rowFor: RowFor, round: number): Problem[] {
  if (round > 1) {
    return [];
  }
  const order = membersOf(team).map((player) => player.number);
  const placed = seats.map((seat) => ({ ...seat, rank: order.indexOf(seat.number) }));
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
  const late = tournament.lineUps?.flatMap((change): Problem[] => {
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
  return late ?? [];
}
