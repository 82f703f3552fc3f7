import { lotsFor } from '../src/lots/draw.ts';
import { bergerBoards } from '../src/systems/roundRobin/berger.ts';
import type { GameOutcome } from '../src/tournament/outcome.ts';
import { type Player, playerNumber } from '../src/tournament/player.ts';
import { defaultSettings, type Settings, type SystemName } from '../src/tournament/settings.ts';
import type { Tournament } from '../src/tournament/tournament.ts';

export interface Crowd {
  readonly system: SystemName;
  readonly players: number;
  /** Rounds already played. */
  readonly met: number;
  readonly seed: number;
  /** Every game drawn: one score for all. */
  readonly allDrawn: boolean;
  /** The next round is the last one, in which colours may yield. */
  readonly last: boolean;
  /** Rematches are announced, and four clubs are to be kept apart as far as possible. */
  readonly yielding: boolean;
}

const results: readonly GameOutcome[] = ['whiteWins', 'draw', 'blackWins'];

/** Everybody has met almost everybody: rounds of a round robin in an order drawn by lot, with results by lot. */
export function crowdedEvent(crowd: Crowd): Tournament {
  const lots = lotsFor(String(crowd.seed), 'crowded');
  const order = Array.from({ length: crowd.players - 1 }, (_, index) => ({
    round: index + 1,
    lot: lots.next(1e9),
  }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, crowd.met);
  return {
    settings: { ...defaultSettings, ...settingsOf(crowd) },
    players: Array.from({ length: crowd.players }, (_, index) => playerOf(index + 1)),
    rounds: order.map(({ round }, index) => ({
      number: index + 1,
      games: bergerBoards(crowd.players, round).map((game, board) => ({
        board: board + 1,
        white: playerNumber(game.white),
        black: playerNumber(game.black),
        outcome: crowd.allDrawn ? 'draw' : results[lots.next(3)]!,
      })),
      byes: [],
    })),
  };
}

function settingsOf({ system, players, met, last, yielding }: Crowd): Partial<Settings> {
  return {
    system,
    rounds: last ? met + 1 : players - 1,
    firstColour: 'white',
    ...(yielding ? { rematchFrom: 1, keepApart: [{ who: 'club', strict: false }] } : {}),
  };
}

function playerOf(number: number): Player {
  return {
    number: playerNumber(number),
    name: `Player ${number}`,
    rating: 2400 - 20 * number,
    club: `Club ${number % 4}`,
    byes: [],
  };
}
