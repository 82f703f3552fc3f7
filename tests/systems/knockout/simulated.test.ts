import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotsFor } from '../../../src/lots/draw.ts';
import { pairingViolations } from '../../../src/systems/checks.ts';
import { bracketOf } from '../../../src/systems/knockout/bracket.ts';
import { knockoutRanking } from '../../../src/systems/knockout/knockoutRanking.ts';
import type { GameOutcome } from '../../../src/tournament/outcome.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { afterNextRound, knockoutOf, pairingOf, playedOut, type Results } from './playKnockout.ts';

/** Results by lot, mostly draws, so that every step of a match comes up. */
function byLot(seed: string, outcomes: readonly GameOutcome[]): Results {
  return ({ match = 0, game = 0, white }, round) =>
    outcomes[lotsFor(seed, `${round} ${match} ${game} ${white}`).next(outcomes.length)] ?? 'draw';
}

const usual: readonly GameOutcome[] = [
  'draw',
  'draw',
  'draw',
  'whiteWins',
  'blackWins',
  'whiteWinsByForfeit',
];

const event = fc.record({
  players: fc.integer({ min: 2, max: 64 }),
  seeds: fc.nat(8),
  seed: fc.string(),
  thirdPlace: fc.boolean(),
  clubMatesApart: fc.boolean(),
  gamesPerMatch: fc.constantFrom(1, 2, 2, 2, 4),
});

type EventOptions = typeof event extends fc.Arbitrary<infer T> ? T : never;

function eventOf({ players, seeds, seed, ...settings }: EventOptions): Tournament {
  const clubs = Object.fromEntries(
    Array.from({ length: players }, (_, index) => [index + 1, { club: `club ${index % 5}` }]),
  );
  return knockoutOf(players, { drawSeed: seed, ...settings }, clubs, Math.min(seeds, players));
}

describe('Law 25: events played to the end, fields of 2 to 64', () => {
  it('always produce one winner, and a place for everybody', () => {
    fc.assert(
      fc.property(event, (options) => {
        const over = playedOut(eventOf(options), byLot(options.seed, usual));
        const bracket = bracketOf(over);
        expect(bracket.problems).toEqual([]);
        expect(bracket.winner).toBeDefined();
        const ranking = knockoutRanking(bracket);
        expect(ranking.map((each) => each.player).sort((a, b) => a - b)).toEqual(
          over.players.map((player) => player.number),
        );
        expect(ranking.filter((each) => each.place === 1).map((each) => each.player)).toEqual([
          bracket.winner,
        ]);
      }),
      { numRuns: 40 },
    );
  });

  it('whoever loses a match plays no more, save for third place; nobody meets anybody else twice', () => {
    fc.assert(
      fc.property(event, (options) => {
        let now = eventOf(options);
        const rounds = bracketOf(now).rounds.length;
        while (now.rounds.length < rounds) {
          expect(pairingViolations(now, pairingOf(now))).toEqual([]);
          const out = new Set(
            bracketOf(now).rounds.flatMap((each) => each.matches.flatMap((match) => match.losers)),
          );
          const { boards, byes } = pairingOf(now);
          const inBracket = boards.filter((board) => now.rounds.length < rounds - 1 || board.match === 1);
          const seated = [
            ...inBracket.flatMap((board) => [board.white, board.black]),
            ...byes.map((bye) => bye.player),
          ];
          expect(seated.filter((player) => out.has(player))).toEqual([]);
          expect(new Set(seated).size + out.size).toBe(now.players.length);
          now = afterNextRound(now, byLot(options.seed, usual));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('in every match each player has White once in each two games', () => {
    fc.assert(
      fc.property(event, (options) => {
        fc.pre(options.gamesPerMatch === 2);
        const over = playedOut(eventOf(options), byLot(options.seed, usual));
        for (const { games } of over.rounds) {
          const slot = (match = 0, game = 0): string => `${match} ${game}`;
          const whites = new Map(games.map((game) => [slot(game.match, game.game), game.white]));
          const again = games
            .filter((game) => game.game === 2 || game.game === 4)
            .filter((game) => whites.get(slot(game.match, (game.game ?? 0) - 1)) !== game.black);
          expect(again).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('end with at most one winner when both players of a match may be out', () => {
    const rough: readonly GameOutcome[] = [...usual, 'bothForfeit', 'bothForfeit', 'bothLose', 'bothForfeit'];
    fc.assert(
      fc.property(event, (options) => {
        const over = playedOut(eventOf(options), byLot(options.seed, rough));
        const bracket = bracketOf(over);
        const states = bracket.rounds.flatMap((each) => each.matches.map((match) => match.state));
        expect(states.filter((state) => ['waiting', 'due', 'playing'].includes(state))).toEqual([]);
        const out = bracket.rounds.flatMap((each) => each.matches.flatMap((match) => match.losers));
        expect(new Set(out).size).toBe(out.length);
        expect(out.length).toBe(over.players.length - (bracket.winner === undefined ? 0 : 1));
      }),
      { numRuns: 40 },
    );
  });
});
