import { describe, expect, it } from 'vitest';
import { bracketOf } from '../../../src/systems/knockout/bracket.ts';
import { knockoutRanking } from '../../../src/systems/knockout/knockoutRanking.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { afterFirstGames, afterNextRound, knockoutOf, playedOut, smallerWins } from './playKnockout.ts';

/** `3–4: 3 4` for each place, `in: …` for those who still play. */
function table(tournament: Tournament): string[] {
  const lines = new Map<string, number[]>();
  for (const { place, to, player } of knockoutRanking(bracketOf(tournament))) {
    const key = place === undefined ? 'in' : place === to ? String(place) : `${place}–${to}`;
    lines.set(key, [...(lines.get(key) ?? []), player]);
  }
  return [...lines].map(([key, players]) => `${key}: ${players.sort((a, b) => a - b).join(' ')}`);
}

describe('rules.md 3: places', () => {
  it('the round reached; the losers of one round share a place', () => {
    expect(table(playedOut(knockoutOf(8), smallerWins))).toEqual([
      '1: 1',
      '2: 2',
      '3–4: 3 4',
      '5–8: 5 6 7 8',
    ]);
  });

  it('exempt players who lose at once are placed by the round they reached', () => {
    expect(table(playedOut(knockoutOf(6), smallerWins))).toEqual(['1: 1', '2: 2', '3–4: 3 4', '5–6: 5 6']);
  });

  it('the match for third place separates the losers of the semi-finals', () => {
    expect(table(playedOut(knockoutOf(8, { thirdPlace: true }), smallerWins))).toEqual([
      '1: 1',
      '2: 2',
      '3: 3',
      '4: 4',
      '5–8: 5 6 7 8',
    ]);
  });

  it('those still in have no place yet', () => {
    expect(table(knockoutOf(4))).toEqual(['in: 1 2 3 4']);
    expect(table(afterNextRound(knockoutOf(8), smallerWins))).toEqual(['in: 1 2 3 4', '5–8: 5 6 7 8']);
  });

  it('those still in stand by the round they have come to, then in the order of the bracket', () => {
    const event = afterFirstGames(knockoutOf(8, { thirdPlace: true }), (board, round) =>
      board.match === 3 ? smallerWins(board, round) : 'draw',
    );
    expect(knockoutRanking(bracketOf(event))).toEqual([
      { player: 3, reached: 2 },
      ...[1, 8, 5, 4, 7, 2].map((player) => ({ player, reached: 1 })),
      { player: 6, reached: 1, place: 8, to: 8 },
    ]);
  });

  it('both out of a semi-final: three share the place after the winner', () => {
    const event = playedOut(knockoutOf(4), (board, round) =>
      board.match === 2 ? 'bothForfeit' : smallerWins(board, round),
    );
    expect(table(event)).toEqual(['1: 1', '2–4: 2 3 4']);
  });

  it('both out of the final: nobody is first', () => {
    const event = playedOut(knockoutOf(4), (board, round) =>
      round === 2 ? 'bothForfeit' : smallerWins(board, round),
    );
    expect(bracketOf(event).winner).toBeUndefined();
    expect(table(event)).toEqual(['2–3: 1 2', '3–4: 3 4']);
  });
});
