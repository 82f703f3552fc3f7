import type { ByColour } from './colour.ts';
import type { LineUp } from './lineUp.ts';
import type { PlayerNumber } from './player.ts';
import type { Bye, Game, Round } from './round.ts';
import type { TeamForm } from './settings.ts';
import type { Team } from './team.ts';

/** On which board of their teams the players of a row sit. */
export interface SeatOf {
  (game: Game): ByColour<number>;
  (bye: Bye): number;
}

/**
 * The boards on which everybody of a round sits. Where boards of the same number meet (Law 30.1.1) the row says it;
 * kiểu Anh (30.2.2) the line-up does, and a substitute typed into the row by hand has the board that is left.
 */
export function seatsInRound(
  round: Round,
  form: TeamForm | undefined,
  teamOf: ReadonlyMap<PlayerNumber, Team>,
  lineUps: ReadonlyMap<PlayerNumber, LineUp>,
): SeatOf {
  const inMatch = form === 'scheveningen' ? positions(round, teamOf, lineUps) : undefined;
  const seatOfPlayer = (player: PlayerNumber, row: Game | Bye): number =>
    inMatch?.get(seatKey(player, row)) ?? row.board ?? boardInTeam(player, teamOf, lineUps);
  const seatOf = (row: Game | Bye): ByColour<number> | number =>
    'player' in row
      ? seatOfPlayer(row.player, row)
      : { white: seatOfPlayer(row.white, row), black: seatOfPlayer(row.black, row) };
  return seatOf as SeatOf;
}

function boardInTeam(
  player: PlayerNumber,
  teamOf: ReadonlyMap<PlayerNumber, Team>,
  lineUps: ReadonlyMap<PlayerNumber, LineUp>,
): number {
  const team = teamOf.get(player);
  const place = team === undefined ? -1 : (lineUps.get(team.number) ?? []).indexOf(player);
  return place >= 0 ? place + 1 : (team?.official.find((each) => each.player.number === player)?.board ?? 1);
}

function seatKey(player: PlayerNumber, { game }: Game | Bye): string {
  return `${player} ${game ?? 1}`;
}

/** For each player of each game number his place in the line-up, or the one that his team's others leave. */
function positions(
  round: Round,
  teamOf: ReadonlyMap<PlayerNumber, Team>,
  lineUps: ReadonlyMap<PlayerNumber, LineUp>,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const sides = new Map<string, { lineUp: LineUp; seated: { player: PlayerNumber; row: Game | Bye }[] }>();
  const add = (player: PlayerNumber, row: Game | Bye): void => {
    const team = teamOf.get(player);
    if (team === undefined) {
      return;
    }
    const key = `${team.number} ${row.game ?? 1}`;
    const side = sides.get(key) ?? { lineUp: lineUps.get(team.number) ?? [], seated: [] };
    side.seated.push({ player, row });
    sides.set(key, side);
  };
  for (const game of round.games) {
    add(game.white, game);
    add(game.black, game);
  }
  round.byes.forEach((bye) => add(bye.player, bye));
  for (const { lineUp, seated } of sides.values()) {
    const present = new Set(seated.map(({ player }) => player));
    const left = lineUp.flatMap((player, index) =>
      player === undefined || !present.has(player) ? [index + 1] : [],
    );
    for (const { player, row } of [...seated].sort((a, b) => (a.row.board ?? 0) - (b.row.board ?? 0))) {
      const place = lineUp.indexOf(player);
      found.set(seatKey(player, row), place >= 0 ? place + 1 : (left.shift() ?? row.board ?? 1));
    }
  }
  return found;
}
