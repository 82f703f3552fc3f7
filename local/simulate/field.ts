import { drawOne, type Lots } from '../../src/lots/draw.ts';
import { colours } from '../../src/tournament/colour.ts';
import { playerNumber, type Player } from '../../src/tournament/player.ts';
import { defaultSettings, type KeepApart, type Settings } from '../../src/tournament/settings.ts';
import { oneIn } from './chance.ts';
import type { SimulationOptions } from './options.ts';

/** The players of a simulated event, strongest first, some of them late. */
export function drawPlayers(options: SimulationOptions, lots: Lots): Player[] {
  const inTeams = options.teamForm !== undefined;
  const boards = inTeams ? boardsOf(options) : 1;
  const ratings = Array.from({ length: options.players * boards }, () => drawRating(lots));
  ratings.sort((a, b) => b - a);
  return ratings.map((rating, index) => ({
    number: playerNumber(index + 1),
    name: `Player ${String(index + 1).padStart(4, '0')}`,
    rating,
    byes: [],
    // Every team has one of the strongest on board 1, one of the next on board 2, …
    ...(inTeams
      ? {
          team: `Team ${(index % options.players) + 1}`,
          board: String(Math.floor(index / options.players) + 1),
        }
      : {}),
    ...(options.system !== 'knockout' && oneIn(options.late, lots)
      ? { fromRound: 2 + lots.next(Math.max(1, options.rounds - 1)) }
      : {}),
  }));
}

function boardsOf({ boards = 4 }: SimulationOptions): number {
  return boards;
}

/** The sum of three lots: most ratings stand near 1900, none outside 1200 to 2598. */
function drawRating(lots: Lots): number {
  return 1200 + lots.next(467) + lots.next(467) + lots.next(467);
}

export function drawSettings(options: SimulationOptions, lots: Lots): Settings {
  return {
    ...defaultSettings,
    system: options.system,
    ...(options.teamForm === undefined ? {} : { teamForm: options.teamForm, boards: boardsOf(options) }),
    rounds: options.rounds,
    cycles: Math.ceil(options.rounds / (options.players - 1 + (options.players % 2))),
    points: options.points,
    drawSeed: options.seed,
    ...(isSwissWithFirstColour(options) ? { firstColour: drawOne(lots, colours) } : {}),
    acceleration: options.acceleration,
    keepApart: Array.from({ length: options.forbidden }, () => drawPair(options.players, lots)),
  };
}

/** The two systems in which the colours of round 1 follow from that of number 1. */
function isSwissWithFirstColour({ system }: SimulationOptions): boolean {
  return system === 'dutch' || system === 'adjusted';
}

function drawPair(players: number, lots: Lots): KeepApart {
  const one = lots.next(players);
  const other = (one + 1 + lots.next(players - 1)) % players;
  return { who: [playerNumber(one + 1), playerNumber(other + 1)], strict: true };
}
