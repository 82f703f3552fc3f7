import { boardGroup, type BoardGroup } from '../../tournament/boardGroup.ts';
import type { PairedBoard, PairedBye, Pairing, PairingResult } from '../../tournament/pairing.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Note, Problem, ProblemCode } from '../../tournament/problem.ts';
import { playersByNumber, type Tournament } from '../../tournament/tournament.ts';
import type { ContinueUnits, PairUnits } from './pairUnits.ts';
import { saidOf } from './saidOf.ts';

/**
 * Law 30.1.2–3: first boards play in group 1, second boards in group 2, and so on, each group by the individual system of
 * the event; team-mates never meet. Boards are numbered through all groups.
 */
export function pairBoardGroups(
  tournament: Tournament,
  round: number,
  boards: number,
  warnings: readonly Note[],
  pairUnits: PairUnits,
): PairingResult {
  const results = groupsOf(tournament, boards, round).map((group) => ({
    group,
    result: pairUnits(group.tournament, round),
  }));
  const refused = results.flatMap(({ group, result }) =>
    result.ok ? [] : result.problems.map((problem) => ofGroup(problem, group)),
  );
  const problems = refused.filter(({ code }) => !saysFinished.includes(code));
  if (problems.length > 0 || results.every(({ result }) => !result.ok)) {
    return { ok: false, problems: problems.length > 0 ? problems : refused.slice(0, 1) };
  }
  const pairings = results.flatMap(({ group, result }) =>
    result.ok ? [{ group, pairing: withoutTeamMates(result.pairing, group) }] : [],
  );
  return { ok: true, pairing: joined(round, warnings, numbered(pairings)) };
}

/** How a system says that a group has no round left, while larger groups go on. */
export const saysFinished: readonly ProblemCode[] = ['tablePlayedOut', 'bracketPlayedOut'];

/** Boards of a group follow those of the groups before it. */
function numbered(groups: readonly { readonly group: BoardGroup; readonly pairing: Pairing }[]): Pairing[] {
  let used = 0;
  return groups.map(({ group, pairing }) => {
    const own = seated(pairing, group, used);
    used += pairing.boards.reduce((most, { board }) => Math.max(most, board), 0);
    return own;
  });
}

/** Law 25 in a group by board: what its level matches need next. Boards already have their numbers. */
export function continueBoardGroups(
  tournament: Tournament,
  boards: number,
  continueUnits: ContinueUnits,
): PairingResult | undefined {
  const round = tournament.rounds.length;
  const groups = groupsOf(tournament, boards, round);
  const results = groups.map((group) => ({ group, result: continueUnits(group.tournament) }));
  const problems = results.flatMap(({ group, result }) =>
    result?.ok === false ? result.problems.map((problem) => ofGroup(problem, group)) : [],
  );
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  const pairings = results.flatMap(({ group, result }) =>
    result?.ok === true ? [seated(result.pairing, group, 0)] : [],
  );
  return pairings.length === 0 ? undefined : { ok: true, pairing: joined(round, [], pairings) };
}

/** A board that only one team has is no group: nobody is there to meet. */
function groupsOf(tournament: Tournament, boards: number, round: number): BoardGroup[] {
  return Array.from({ length: boards }, (_, index) => boardGroup(tournament, index + 1, round)).filter(
    ({ tournament: own }) => own.players.length > 1,
  );
}

/** Law 30.1.2: where a table would have team-mates meet, both are free. */
function withoutTeamMates(pairing: Pairing, { tournament }: BoardGroup): Pairing {
  const players = playersByNumber(tournament);
  const areMates = ({ white, black }: PairedBoard): boolean =>
    players.get(white)!.team === players.get(black)!.team;
  const mates = pairing.boards.filter(areMates);
  if (tournament.settings.system !== 'round-robin') {
    return pairing;
  }
  const boards = pairing.boards.filter((board) => !areMates(board));
  const free = mates.flatMap(({ white, black }) => [white, black]);
  return {
    ...pairing,
    boards: boards.map((board, index) => ({ ...board, board: index + 1 })),
    byes: [...pairing.byes, ...free.map((player) => ({ player, outcome: 'zeroBye' as const }))],
    notes: [
      ...pairing.notes,
      ...mates.map(({ white, black }): Note => ({ code: 'teamMatesFree', values: { white, black } })),
    ],
  };
}

function seated(pairing: Pairing, group: BoardGroup, used: number): Pairing {
  const { occupantOf, matchInRound } = group;
  const inRound = <Row extends PairedBoard | PairedBye>(row: Row): Row =>
    row.match === undefined ? row : { ...row, match: matchInRound(row.match) };
  return {
    ...pairing,
    boards: pairing.boards.map((board) => ({
      ...inRound(board),
      board: board.board + used,
      white: occupantOf(board.white),
      black: occupantOf(board.black),
    })),
    byes: pairing.byes.map((bye) => ({ ...inRound(bye), player: occupantOf(bye.player) })),
    notes: pairing.notes.map((note) => ofGroup(note, group)),
  };
}

/** What is said of a group: the players who sit there now, and the round with the board, `3 (B2)`. */
function ofGroup<T extends Problem>(said: T, { occupantOf, board, matchInRound }: BoardGroup): T {
  const own = saidOf(said, (number) => occupantOf(number as PlayerNumber));
  const { round, match } = own.values ?? {};
  const values = {
    ...own.values,
    ...(round === undefined ? {} : { round: `${round} (B${board})` }),
    ...(match === undefined ? {} : { match: matchInRound(Number(match)) }),
  };
  return own.values === undefined ? own : { ...own, values };
}

function joined(round: number, warnings: readonly Note[], pairings: readonly Pairing[]): Pairing {
  return {
    round,
    boards: pairings.flatMap((each) => each.boards),
    byes: pairings.flatMap((each) => each.byes),
    notes: [...warnings, ...pairings.flatMap((each) => each.notes)],
  };
}
