import { describe, expect, it } from 'vitest';
import { bracketOf } from '../../../src/systems/knockout/bracket.ts';
import { pairRound } from '../../../src/systems/pair.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import {
  afterFirstGames,
  afterNextRound,
  knockoutOf,
  matchesIn,
  pairingOf,
  smallerWins,
} from './playKnockout.ts';
import { drawnUp, match, round, shown, withRounds } from './typedRecord.ts';

describe('the bracket before and during the event', () => {
  it('before round 1: everybody at his place, later rounds open', () => {
    expect(drawnUp(bracketOf(knockoutOf(6)))).toEqual([
      '1-empty exempt, 5-4 due, 3-6 due, empty-2 exempt',
      '1-open waiting, open-2 waiting',
      'open-open waiting',
    ]);
  });

  it('with the first games paired, then played', () => {
    const open = afterFirstGames(knockoutOf(4), (board, number) =>
      board.match === 1 ? smallerWins(board, number) : 'draw',
    );
    expect(drawnUp(bracketOf(open))).toEqual(['1-4 won, 3-2 due', '1-open waiting']);
    expect(bracketOf(open).rounds[0]?.matches[0]?.points).toEqual({ upper: 4, lower: 0 });
    expect(drawnUp(bracketOf(afterNextRound(knockoutOf(4), smallerWins)))).toEqual([
      '1-4 won, 3-2 won',
      '1-2 due',
    ]);
  });

  it('a match is being played while a result is missing', () => {
    const [first, second] = match(1, 1, 2);
    const { board, white, black } = second!;
    const event = withRounds(2, round(1, [first!, { board, white, black, match: 1, game: 2 }]));
    expect(drawnUp(bracketOf(event))).toEqual(['1-2 playing']);
    expect(bracketOf(event).winner).toBeUndefined();
  });

  it('problems against a bracket: no rounds and no notes', () => {
    expect(bracketOf(knockoutOf(1))).toEqual({ rounds: [], problems: [{ code: 'noPlayers' }], notes: [] });
  });

  it('a round without games is no record yet; the notes of the draw end with the first games', () => {
    const typed = { ...knockoutOf(4, {}, {}, 0), rounds: [round(1, [])] };
    expect(bracketOf(typed).notes).toMatchObject([{ code: 'placesByLot' }]);
    expect(drawnUp(bracketOf(withRounds(4, round(1, []))))[0]).toBe('1-4 due, 3-2 due');
    expect(bracketOf(afterFirstGames(knockoutOf(4, {}, {}, 0), smallerWins)).notes).toEqual([]);
  });

  it('nobody is out of an unfinished match, nor of a level one', () => {
    const [first, second] = match(1, 1, 2);
    const { board, white, black } = second!;
    const playing = withRounds(2, round(1, [first!, { board, white, black, match: 1, game: 2 }]));
    const level = afterFirstGames(knockoutOf(2), () => 'draw');
    for (const event of [playing, level]) {
      expect(bracketOf(event).rounds[0]?.matches[0]?.losers).toEqual([]);
    }
  });

  it('a match not played has no games, whoever is exempt by it', () => {
    expect(bracketOf(knockoutOf(3)).rounds[0]?.matches[0]).toMatchObject({ state: 'exempt', games: [] });
  });

  it('who has left before round 1, or is not checked in, gets no place', () => {
    const gone = knockoutOf(6, {}, { 3: { leftAfter: 0 }, 5: { present: false } });
    expect(drawnUp(bracketOf(gone))[0]).toBe('1-6 due, 4-2 due');
  });
});

describe('rules.md 1: the record comes before the draw', () => {
  it('a bracket drawn by hand is kept, with its match numbers', () => {
    const event = withRounds(4, round(1, [...match(2, 1, 3), ...match(1, 4, 2)]));
    expect(drawnUp(bracketOf(event))).toEqual(['4-2 won, 1-3 won', '4-1 due']);
    expect(matchesIn(pairingOf(event))).toBe('4-1');
  });

  it('without match numbers the pairs count as they stand', () => {
    const event = withRounds(4, round(1, [...match(1, 1, 3, false), ...match(2, 4, 2, false)]));
    expect(drawnUp(bracketOf(event))).toEqual(['1-3 won, 4-2 won', '1-4 due']);
    expect(bracketOf(event).problems).toEqual([]);
  });

  it('only in round 1: later the rows must say their match', () => {
    const event = withRounds(
      4,
      round(1, [...match(1, 1, 3), ...match(2, 4, 2)]),
      round(2, match(1, 1, 4, false)),
    );
    expect(bracketOf(event).problems).toMatchObject([
      { code: 'matchMissing', values: { white: 1, black: 4, round: 2 } },
      { code: 'matchMissing', values: { white: 4, black: 1, round: 2 } },
    ]);
  });

  it('without match numbers beside exempt players the place is unknown: refused, with the pair', () => {
    const bye = { player: playerNumber(1), outcome: 'fullBye' as const };
    const event = withRounds(3, round(1, match(1, 2, 3, false), [bye]));
    expect(bracketOf(event).problems[0]).toEqual({
      code: 'matchMissing',
      values: { white: 2, black: 3, round: 1 },
    });
    expect(pairRound(event, 2).ok).toBe(false);
  });

  it('somebody exempt without a row is placed where he is first met', () => {
    const event = withRounds(3, round(1, match(2, 2, 3)), round(2, match(1, 1, 2)));
    expect(drawnUp(bracketOf(event))).toEqual(['1-empty exempt, 2-3 won', '1-2 won']);
    expect(bracketOf(event).winner).toBe(1);
  });

  it('a bye typed for one of two sends the other out', () => {
    const bye = { player: playerNumber(4), outcome: 'fullBye' as const, match: 1 };
    const semi = afterNextRound(knockoutOf(8), smallerWins);
    const event = { ...semi, rounds: [...semi.rounds, round(2, match(2, 3, 2), [bye])] };
    expect(bracketOf(event).rounds[1]?.matches[0]).toMatchObject({ state: 'exempt', winner: 4, losers: [1] });
  });

  it('the places stay when the draw seed is changed after round 1', () => {
    const event = afterNextRound(knockoutOf(8, {}, {}, 0), smallerWins);
    const other = { ...event, settings: { ...event.settings, drawSeed: 'other' } };
    expect(drawnUp(bracketOf(other))).toEqual(drawnUp(bracketOf(event)));
  });
});

describe('a record that does not fit', () => {
  it('others than the winners: the match is named, with who should be there', () => {
    const event = withRounds(4, round(1, [...match(1, 1, 4), ...match(2, 3, 2)]), round(2, match(1, 4, 3)));
    expect(bracketOf(event).problems).toEqual([
      { code: 'bracketConflict', values: { round: 2, match: 1, numbers: '4 – 3', expected: '1 – 3' } },
    ]);
  });

  it('a third player in a match', () => {
    const [first] = match(1, 1, 4);
    const [, second] = match(1, 3, 4);
    const event = withRounds(4, round(1, [first!, second!, ...match(2, 2, 3)]));
    expect(bracketOf(event).problems).toMatchObject([
      { code: 'bracketConflict', values: { numbers: '1 – 4 – 3' } },
    ]);
  });

  it('nothing is said against a later match while the earlier one is open again', () => {
    const games = [...match(1, 1, 4), ...match(2, 3, 2)].map((game) => ({
      ...game,
      outcome: 'draw' as const,
    }));
    const event = withRounds(4, round(1, games), round(2, match(1, 1, 3)));
    expect(bracketOf(event).problems).toEqual([]);
    expect(pairRound(event, 3)).toMatchObject({
      problems: [{ code: 'matchUndecided' }, { code: 'matchUndecided' }],
    });
  });

  it('nor while only the other semi-final is open', () => {
    const drawn = (games: ReturnType<typeof match>) =>
      games.map((game) => ({ ...game, outcome: 'draw' as const }));
    const lower = withRounds(
      4,
      round(1, [...match(1, 1, 4), ...drawn(match(2, 3, 2))]),
      round(2, match(1, 3, 1)),
    );
    const upper = withRounds(
      4,
      round(1, [...drawn(match(1, 1, 4)), ...match(2, 3, 2)]),
      round(2, match(1, 3, 1)),
    );
    expect([lower, upper].flatMap((event) => bracketOf(event).problems)).toEqual([]);
    // upper and lower stay where the bracket knows one of them
    expect([lower, upper].map((event) => drawnUp(bracketOf(event))[1])).toEqual(['1-3 won', '1-3 won']);
  });

  it('White of the first game may be the lower of the bracket', () => {
    const event = withRounds(4, round(1, [...match(1, 1, 4), ...match(2, 3, 2)]), round(2, match(1, 3, 1)));
    expect(drawnUp(bracketOf(event))[1]).toBe('1-3 won');
    expect(bracketOf(event).winner).toBe(3);
  });

  it('a round after the final', () => {
    const semi = round(1, [...match(1, 1, 4), ...match(2, 3, 2)]);
    const after = withRounds(4, semi, round(2, match(1, 1, 3)), round(3, match(1, 1, 3)));
    expect(bracketOf(after).problems).toEqual([
      { code: 'matchMissing', values: { white: 1, black: 3, round: 3 } },
      { code: 'matchMissing', values: { white: 3, black: 1, round: 3 } },
    ]);
  });

  it('the match for third place is in the last round only', () => {
    const first = [...match(1, 1, 8), ...match(2, 5, 4), ...match(3, 3, 6), ...match(4, 7, 2)];
    const second = [...match(1, 1, 5), ...match(2, 3, 7), ...match(3, 4, 6)];
    const event = { ...knockoutOf(8, { thirdPlace: true }), rounds: [round(1, first), round(2, second)] };
    expect(bracketOf(event).problems).toMatchObject([
      { code: 'matchMissing', values: { white: 4, black: 6, round: 2 } },
      { code: 'matchMissing', values: { white: 6, black: 4, round: 2 } },
    ]);
  });

  it('a match that the bracket does not have', () => {
    const event = withRounds(4, round(1, [...match(1, 1, 4), ...match(2, 3, 2)]), round(2, match(2, 4, 2)));
    expect(bracketOf(event).problems).toEqual([
      { code: 'matchMissing', values: { white: 4, black: 2, round: 2 } },
      { code: 'matchMissing', values: { white: 2, black: 4, round: 2 } },
    ]);
    const third = { ...event, settings: { ...event.settings, thirdPlace: true } };
    expect(bracketOf(third).problems).toEqual([]);
    expect(bracketOf(third).thirdPlace?.winner).toBe(4);
  });
});

describe('rules.md 3: the match for third place waits for the semi-finals', () => {
  const third = (tournament: Parameters<typeof bracketOf>[0]): string => {
    const match = bracketOf(tournament).thirdPlace;
    return match === undefined ? 'none' : `${shown(match.upper)}-${shown(match.lower)} ${match.state}`;
  };

  it('open until both are decided', () => {
    const event = knockoutOf(4, { thirdPlace: true });
    expect(third(event)).toBe('open-open waiting');
    const upper = afterFirstGames(event, (board, number) =>
      board.match === 1 ? smallerWins(board, number) : 'draw',
    );
    expect(third(upper)).toBe('4-open waiting');
    expect(third(afterNextRound(event, smallerWins))).toBe('4-3 due');
  });

  it('empty where nobody, or both, lost a semi-final', () => {
    expect(third(knockoutOf(3, { thirdPlace: true }))).toBe('empty-open waiting');
    const out = afterNextRound(knockoutOf(4, { thirdPlace: true }), () => 'bothForfeit');
    expect(third(out)).toBe('empty-empty empty');
  });

  it('two players have no semi-final', () => {
    expect(third(knockoutOf(2, { thirdPlace: true }))).toBe('none');
  });
});

describe('rules.md 3: slots that stay empty', () => {
  it('two places of one exempt player: the match between them is empty', () => {
    const exempt = knockoutOf(5, {}, { 1: { exempt: 2 }, 2: { exempt: 0 } });
    expect(drawnUp(bracketOf(exempt)).slice(0, 2)).toEqual([
      '1-empty exempt, empty-empty empty, 3-4 due, 5-2 due',
      '1-empty exempt, open-open waiting',
    ]);
  });

  it('both out: the next match has an empty slot', () => {
    const event = afterNextRound(knockoutOf(4), (board, number) =>
      board.match === 2 ? 'bothForfeit' : smallerWins(board, number),
    );
    expect(drawnUp(bracketOf(event))).toEqual(['1-4 won, 3-2 bothOut', '1-empty exempt']);
  });
});
