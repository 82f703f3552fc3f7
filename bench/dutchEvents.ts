import { lotsFor, type Lots } from '../src/lots/draw.ts';
import { pairDutch } from '../src/systems/dutch/pairDutch.ts';
import type { GameOutcome } from '../src/tournament/outcome.ts';
import { type Player, playerNumber } from '../src/tournament/player.ts';
import { defaultSettings } from '../src/tournament/settings.ts';
import type { Tournament } from '../src/tournament/tournament.ts';

export interface EventOptions {
  readonly players: number;
  /** Rounds already played. */
  readonly played: number;
  readonly rounds: number;
  /** One player in so many stays away from a round; 0: nobody. */
  readonly absentOneIn?: number;
  /** Every game is drawn: one score for all. */
  readonly allDrawn?: boolean;
}

/** An event played with our own engine: ratings fall evenly from 2600 to 1200, results follow them. */
export function playedEvent(options: EventOptions): Tournament {
  const lots = lotsFor('bench', JSON.stringify(options));
  const players = Array.from({ length: options.players }, (_, at): Player => ({
    number: playerNumber(at + 1),
    name: `Player ${at + 1}`,
    rating: 2600 - Math.round((1400 * at) / options.players),
    byes: absences(options, lots),
  }));
  let tournament: Tournament = {
    settings: { ...defaultSettings, rounds: options.rounds, firstColour: 'white' },
    players,
    rounds: [],
  };
  for (let round = 1; round <= options.played; round += 1) {
    tournament = withRound(tournament, round, options, lots);
  }
  return tournament;
}

function absences({ absentOneIn = 0, played }: EventOptions, lots: Lots): Player['byes'] {
  return Array.from({ length: played + 1 }, (_, at) => ({
    round: at + 1,
    outcome: 'zeroBye' as const,
  })).filter(() => absentOneIn > 0 && lots.next(100) < 100 / absentOneIn);
}

function withRound(tournament: Tournament, round: number, options: EventOptions, lots: Lots): Tournament {
  const result = pairDutch(tournament, round);
  if (!result.ok) {
    throw new Error(`round ${round} of ${options.players} players cannot be paired`);
  }
  const { boards, byes } = result.pairing;
  const games = boards.map((board) => {
    const ratings = [board.white, board.black].map((number) => tournament.players[number - 1]!.rating!);
    return {
      ...board,
      outcome: options.allDrawn === true ? 'draw' : outcomeOf(ratings[0]! - ratings[1]!, lots),
    };
  });
  return { ...tournament, rounds: [...tournament.rounds, { number: round, games, byes }] };
}

function outcomeOf(difference: number, lots: Lots): GameOutcome {
  const expected = 1 / (1 + 10 ** (-(difference + 35) / 400));
  const draws = 0.3 * (1 - Math.abs(2 * expected - 1));
  const lot = lots.next(1_000_000) / 1_000_000;
  if (lot < draws) {
    return 'draw';
  }
  return lot < draws + (1 - draws) * expected ? 'whiteWins' : 'blackWins';
}
