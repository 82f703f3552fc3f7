import { drawOne, drawOrder, lotsFor, type Lots } from '../../../src/lots/draw.ts';
import type { GameOutcome } from '../../../src/tournament/outcome.ts';
import { playerNumber, type PlayerNumber } from '../../../src/tournament/player.ts';
import type { Bye, Game, Round } from '../../../src/tournament/round.ts';
import { defaultSettings } from '../../../src/tournament/settings.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';

const outcomes: readonly GameOutcome[] = [
  'whiteWins',
  'whiteWins',
  'draw',
  'draw',
  'blackWins',
  'blackWins',
  'whiteWinsByForfeit',
  'bothForfeit',
];

/** Mostly draws: large score groups. */
const quiet: readonly GameOutcome[] = ['draw', 'draw', 'draw', 'draw', 'draw', 'whiteWins', 'bothForfeit'];

/**
 * A tournament with any past whatever: anybody met anybody with any colours, some had a bye, forfeited or stayed away.
 * Harder than what any pairing system leaves behind. The next round is now and then the last one.
 */
function wildTournament(players: number, rounds: number, seed: number, streaky = false): Tournament {
  const lots = lotsFor(String(seed), 'history');
  const numbers = Array.from({ length: players }, (_, index) => playerNumber(index + 1));
  const past = Array.from({ length: rounds }, (_, index) =>
    wildRound(index + 1, numbers, seed % 2 === 0 && !streaky ? outcomes : quiet, streaky, lots),
  );
  return {
    settings: {
      ...defaultSettings,
      system: 'drawn',
      drawSeed: String(seed),
      rounds: rounds + (streaky ? 1 : 1 + lots.next(2)),
    },
    players: numbers.map((number) => ({ number, name: `P${number}`, byes: [] })),
    rounds: past,
  };
}

function wildRound(
  number: number,
  numbers: readonly PlayerNumber[],
  results: readonly GameOutcome[],
  streaky: boolean,
  lots: Lots,
): Round {
  const order = drawOrder(lots, numbers);
  const games: Game[] = [];
  const byes: Bye[] = [];
  while (order.length > 1) {
    const two = order.splice(0, 2) as [PlayerNumber, PlayerNumber];
    // Streaks of one colour after another one: the smaller number has White first, and Black from then on.
    const [white, black] = streaky ? two.sort((a, b) => (number === 1 ? a - b : b - a)) : two;
    if (lots.next(12) > 0) {
      games.push({ board: games.length + 1, white, black, outcome: drawOne(lots, results) });
    }
  }
  if (order[0] !== undefined) {
    byes.push({ player: order[0], outcome: lots.next(3) > 0 ? 'pairingBye' : 'halfBye' });
  }
  return { number, games, byes };
}

/** A small tournament for each seed: 4 to `most` players, 1 to 5 rounds behind them. */
export function wildTournaments(count: number, most: number): { tournament: Tournament; round: number }[] {
  return Array.from({ length: count }, (_, seed) => {
    const players = 4 + (seed % (most - 3));
    const rounds = 1 + (Math.floor(seed / 7) % 5);
    return { tournament: wildTournament(players, rounds, seed), round: rounds + 1 };
  });
}

/** Last rounds of equals many of whom have had one colour twice running. */
export function streakyTournaments(count: number, most: number): { tournament: Tournament; round: number }[] {
  return Array.from({ length: count }, (_, seed) => ({
    tournament: wildTournament(4 + (seed % (most - 3)), 3, seed, true),
    round: 4,
  }));
}
