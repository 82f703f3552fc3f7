import { lineUpsOf, type LineUp } from '../../tournament/lineUp.ts';
import { sessionsOf, type MatchOrder } from '../../tournament/matchOrder.ts';
import type { PairedBoard, PairedBye, PairingResult } from '../../tournament/pairing.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import { boardCount, teamsOf, type Team } from '../../tournament/team.ts';
import { teamsAsPlayers } from '../../tournament/teamUnits.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { pairBoardGroups } from './boardGroups.ts';
import { boardsOfMatch, type SeatedMatch } from './boardsOfMatch.ts';
import { lineUpProblems } from './lineUpProblems.ts';
import { matchGamesOf } from './matchGamesOf.ts';
import type { PairUnits } from './pairUnits.ts';
import { lawWarnings, lineUpNotes, saidOfTeams } from './teamNotes.ts';
import { teamProblems } from './teamProblems.ts';

/**
 * Law 30: the round of a team event. Teams are paired as if each were one player (30.3 knockout, 30.4 round robin, 30.5
 * drawn Swiss, and the other systems alike), then every match is put on its boards; the team that has White as a unit
 * is the one with priority. Groups by board (30.1.2–3) are paired group by group.
 */
export function pairTeams(tournament: Tournament, round: number, pairUnits: PairUnits): PairingResult {
  const teams = teamsOf(tournament);
  const boards = boardCount(teams, tournament.settings);
  const problems = [...teamProblems(tournament, boards), ...lineUpProblems(tournament, round)];
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  const warnings = round === 1 ? lawWarnings(tournament, teams, boards) : [];
  if (tournament.settings.teamForm === 'boardGroups') {
    return pairBoardGroups(tournament, round, boards, warnings, pairUnits);
  }
  const result = pairUnits(teamsAsPlayers(tournament), round);
  if (!result.ok) {
    return { ok: false, problems: saidOfTeams(result.problems) };
  }
  const { pairing } = result;
  const lineUps = lineUpsOf(tournament, round);
  const order = matchGamesOf(tournament.settings, boards);
  const matches = pairing.boards.map((board) => seatedMatch(board, lineUps, order));
  const free = pairing.byes.flatMap((bye) => freeBoards(bye, tournament, order, lineUps));
  const open = pairing.boards.filter(({ outcome }) => outcome === undefined);
  const playing = new Set(open.flatMap(({ white, black }) => [white, black]));
  return {
    ok: true,
    pairing: {
      round,
      boards: matches.flatMap((match) => match.boards),
      byes: [...matches.flatMap((match) => match.byes), ...free],
      notes: [
        ...warnings,
        ...saidOfTeams(pairing.notes),
        ...playingTeams(teams, playing).flatMap((team) =>
          lineUpNotes(team, lineUps.get(team.number)!, round),
        ),
      ],
    },
  };
}

function playingTeams(teams: readonly Team[], playing: ReadonlySet<PlayerNumber>): Team[] {
  return teams.filter((team) => playing.has(team.number));
}

/** A match of the round: `board` is the game of the two units. */
function seatedMatch(
  board: PairedBoard,
  lineUps: ReadonlyMap<PlayerNumber, LineUp>,
  order: MatchOrder,
): SeatedMatch {
  const { white, black, outcome } = board;
  return boardsOfMatch(
    {
      match: board.match ?? board.board,
      lineUps: { white: lineUps.get(white)!, black: lineUps.get(black)! },
      outcome,
    },
    order,
  );
}

/**
 * A team without an opponent: a row for each of its boards, so that its points stay the sum of what its boards have. Where
 * the bye is worth something it is so in every game of the match.
 */
function freeBoards(
  { player: team, outcome, match }: PairedBye,
  { settings }: Tournament,
  order: MatchOrder,
  lineUps: ReadonlyMap<PlayerNumber, LineUp>,
): PairedBye[] {
  const games = settings.system !== 'knockout' && outcome !== 'zeroBye' ? sessionsOf(order) : 1;
  return Array.from({ length: games }, (_, index) => index + 1).flatMap((game) =>
    lineUps
      .get(team)!
      .flatMap((player, index): PairedBye[] =>
        player === undefined
          ? []
          : [{ player, outcome, ...(match === undefined ? {} : { match }), board: index + 1, game }],
      ),
  );
}
