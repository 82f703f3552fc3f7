import type { PairedBoard, Pairing } from '../../tournament/pairing.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import { lineUpsOf } from '../../tournament/lineUp.ts';
import type { MatchGame } from '../../tournament/matchOrder.ts';
import type { Problem } from '../../tournament/problem.ts';
import { teamsMeet } from '../../tournament/settings.ts';
import { boardCount, teamOfPlayer, teamsOf, type Team } from '../../tournament/team.ts';
import { teamRoundOf, type TeamMatch } from '../../tournament/teamMatch.ts';
import { playersByNumber, type Tournament } from '../../tournament/tournament.ts';
import { boardsOfMatch } from './boardsOfMatch.ts';
import { matchGamesOf } from './matchGamesOf.ts';

/**
 * What must hold of any round of a team event, whoever paired it (Law 30.1.1–2, 30.2, 30.4): nobody meets a team-mate, a
 * team meets one other, every board of every match stands there once with the colours of its clause.
 */
export function teamViolations(tournament: Tournament, pairing: Pairing): Problem[] {
  const teams = teamsOf(tournament);
  const teamOf = teamOfPlayer(teams);
  const apart = teamMates(pairing, teamOf);
  return tournament.settings.teamForm === 'boardGroups'
    ? apart
    : [
        ...apart,
        ...severalOpponents(pairing, teams, teamOf),
        ...wrongGames(tournament, pairing, boardCount(teams, tournament.settings)),
      ];
}

/** Law 30.1.1–2 in the rounds on record, whose rows the arbiter may have typed over. */
export function recordedMeetings(tournament: Tournament): Problem[] {
  const teams = teamsOf(tournament);
  const teamOf = teamOfPlayer(teams);
  return tournament.rounds.flatMap(({ number, games }) => {
    const meetings = { round: number, boards: games };
    const several = teamsMeet(tournament.settings) ? severalOpponents(meetings, teams, teamOf) : [];
    return [...teamMates(meetings, teamOf), ...several];
  });
}

type Meetings = Pick<Pairing, 'round' | 'boards'>;

/** Law 30.1.2. */
function teamMates({ boards }: Meetings, teamOf: ReadonlyMap<PlayerNumber, Team>): Problem[] {
  return boards
    .filter(({ white, black }) => teamOf.get(white) !== undefined && teamOf.get(white) === teamOf.get(black))
    .map(({ white, black }) => ({ code: 'teamMatesMeet', values: { white, black } }));
}

/** Law 30.1.1: in one session the players of a team meet those of one other team only. */
function severalOpponents(
  { boards, round }: Meetings,
  teams: readonly Team[],
  teamOf: ReadonlyMap<PlayerNumber, Team>,
): Problem[] {
  const meetings = boards.map(({ white, black }) => [teamOf.get(white), teamOf.get(black)]);
  const metBy = (team: Team): Set<Team | undefined> =>
    new Set(meetings.flatMap(([a, b]) => [...(a === team ? [b] : []), ...(b === team ? [a] : [])]));
  return teams
    .filter((team) => metBy(team).size > 1)
    .map((team) => ({ code: 'teamMeetsSeveral', values: { team: team.name, round } }));
}

/** Law 30.2.1, 30.2.2: the games of each match against those that its two line-ups and its priority ask for. */
function wrongGames(tournament: Tournament, pairing: Pairing, boards: number): Problem[] {
  const { round } = pairing;
  const record = { number: round, games: pairing.boards, byes: pairing.byes };
  const { matches } = teamRoundOf(tournament, record, 'asDraw');
  const lineUps = lineUpsOf(tournament, round);
  const order = matchGamesOf(tournament.settings, boards);
  return matches.flatMap((match) => {
    const { white, black } = match.teams;
    const expected = boardsOfMatch(
      {
        match: match.match,
        lineUps: { white: lineUps.get(white.number)!, black: lineUps.get(black.number)! },
      },
      order,
    );
    return gamesThatDiffer(tournament, match, expected.boards, order);
  });
}

function gamesThatDiffer(
  tournament: Tournament,
  match: TeamMatch,
  expected: readonly PairedBoard[],
  order: readonly MatchGame[],
): Problem[] {
  const slotOf = ({ board, game }: Pick<PairedBoard, 'board' | 'game'>): string => `${game ?? 1} ${board}`;
  const players = playersByNumber(tournament);
  const slots = [...new Set([...order.map(slotOf), ...match.games.map(slotOf)])];
  return slots.flatMap((slot): Problem[] => {
    const found = match.games.filter((game) => slotOf(game) === slot);
    const wanted = expected.filter((game) => slotOf(game) === slot);
    const [game = 0, board = 0] = slot.split(' ').map(Number);
    const name = (number: PlayerNumber): string => players.get(number)?.name ?? String(number);
    const text = wanted.map(({ white, black }) => `${name(white)} – ${name(black)}`).join() || '–';
    return pairsOf(found) === pairsOf(wanted)
      ? []
      : [{ code: 'teamGameWrong', values: { match: match.match, board, game, expected: text } }];
  });
}

function pairsOf(games: readonly Pick<PairedBoard, 'white' | 'black'>[]): string {
  return games.map(({ white, black }) => `${white}-${black}`).join();
}
