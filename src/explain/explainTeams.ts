import { pairRound } from '../systems/pair.ts';
import { beforeRound } from '../tournament/beforeRound.ts';
import { boardGroup } from '../tournament/boardGroup.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { boardCount, teamOfPlayer, teamsOf, type Team } from '../tournament/team.ts';
import { teamsAsPlayers } from '../tournament/teamUnits.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { Explanation } from './question.ts';
import { onePlayer, reason, type Reason, type ReasonValue } from './reasons.ts';
import { seatOf } from './seat.ts';
import { teamSeatReasons } from './teamSeat.ts';

type ExplainUnits = (units: Tournament, round: number, unit: PlayerNumber) => Explanation;

/**
 * Law 30: a team event is paired as if each team were one player, so the reasons are those of the team; groups by board
 * (30.1.2–3) are events of individuals, each by itself.
 */
export function explainTeams(
  tournament: Tournament,
  round: number,
  player: PlayerNumber,
  explainUnits: ExplainUnits,
): Explanation {
  const teams = teamsOf(tournament);
  const team = teamOfPlayer(teams).get(player);
  if (tournament.settings.teamForm === 'boardGroups') {
    return explainGroup(tournament, round, player, explainUnits);
  }
  if (team === undefined) {
    return notPaired(player, round);
  }
  const form = tournament.settings.teamForm === 'scheveningen' ? 'teamEverybody' : 'teamBoards';
  const shown = (units: readonly PlayerNumber[]): ReasonValue => ({
    teams: units.map((unit) => label(teams, unit)),
  });
  return withReasons(explainUnits(teamsAsPlayers(tournament), round, team.number), (reasons) => [
    reason('teamUnit', { player: onePlayer(player), team: shown([team.number]) }),
    ...reasons.map((each) => speakingOf(ofMatch(each), shown)),
    reason(form),
    ...teamSeatReasons(tournament, round, player),
  ]);
}

/** The group of the board on which he sits. */
function explainGroup(
  tournament: Tournament,
  round: number,
  player: PlayerNumber,
  explainUnits: ExplainUnits,
): Explanation {
  const boards = boardCount(teamsOf(tournament), tournament.settings);
  for (let board = 1; board <= boards; board += 1) {
    const group = boardGroup(tournament, board, round);
    const place = group.tournament.players.find(({ number }) => group.occupantOf(number) === player);
    if (place !== undefined) {
      const shown = (places: readonly PlayerNumber[]): ReasonValue => ({
        players: places.map(group.occupantOf),
      });
      return withReasons(explainUnits(group.tournament, round, place.number), (reasons) => [
        reason('teamGroup', { player: onePlayer(player), group: board }),
        ...reasons.map((each) => speakingOf(onBoard(each, boardIn(tournament, round, player)), shown)),
      ]);
    }
  }
  return notPaired(player, round);
}

/** Boards are numbered through all groups. */
function boardIn(tournament: Tournament, round: number, player: PlayerNumber): number | undefined {
  const result = pairRound(beforeRound(tournament, round), round);
  const seat = result.ok ? seatOf(player, result.pairing) : undefined;
  return seat?.kind === 'game' ? seat.board : undefined;
}

function onBoard({ code, values }: Reason, board: number | undefined): Reason {
  return { code, values: values.board === undefined || board === undefined ? values : { ...values, board } };
}

/** The game of two units is a match. */
function ofMatch(told: Reason): Reason {
  const { code, values } = told;
  return code === 'meetsAsWhite' || code === 'meetsAsBlack'
    ? reason('teamMeets', {
        ...values,
        match: values.board ?? '',
        colour: { colour: code === 'meetsAsWhite' ? 'white' : 'black' },
      })
    : told;
}

function notPaired(player: PlayerNumber, round: number): Explanation {
  return { ok: true, reasons: [reason('notPaired', { player: onePlayer(player), round })] };
}

function withReasons(
  explanation: Explanation,
  change: (reasons: readonly Reason[]) => readonly Reason[],
): Explanation {
  return explanation.ok ? { ok: true, reasons: change(explanation.reasons) } : explanation;
}

function label(teams: readonly Team[], unit: PlayerNumber): string {
  const team = teams.find(({ number }) => number === unit);
  return team === undefined ? String(unit) : `${team.letter} (${team.name})`;
}

/** The reason with whoever stands behind the units in their place. */
function speakingOf(
  { code, values }: Reason,
  shown: (units: readonly PlayerNumber[]) => ReasonValue,
): Reason {
  const changed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' && 'players' in value ? shown(value.players) : value,
  ]);
  return { code, values: Object.fromEntries(changed) as Reason['values'] };
}
