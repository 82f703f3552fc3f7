import { describe, expect, it } from 'vitest';
import { bracketOf } from '../../../src/systems/knockout/bracket.ts';
import { winnerByLot } from '../../../src/systems/knockout/matchGames.ts';
import { continueRound, pairRound } from '../../../src/systems/pair.ts';
import { pairingViolations } from '../../../src/systems/checks.ts';
import type { GameOutcome } from '../../../src/tournament/outcome.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import type { Game } from '../../../src/tournament/round.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import {
  afterFirstGames,
  afterMoreGames,
  afterNextRound,
  knockoutOf,
  matchesIn,
  pairingOf,
  playedOut,
  smallerWins,
  type Results,
} from './playKnockout.ts';

const always =
  (outcome: GameOutcome): Results =>
  () =>
    outcome;

/** The games that a level match gets next: `game:white-black`, and the outcome where it is decided already. */
function nextGames(tournament: Tournament): string {
  const more = continueRound(tournament);
  return more?.ok === true
    ? more.pairing.boards
        .map((each) => `${each.game}:${each.white}-${each.black}${each.outcome ?? ''}`)
        .join(' ')
    : '';
}

const codes = (tournament: Tournament): string[] => {
  const more = continueRound(tournament);
  return more?.ok === true ? more.pairing.notes.map((note) => note.code) : [];
};

/** Two players; the games of the final so far. */
function finalWith(...outcomes: readonly (GameOutcome | undefined)[]): Tournament {
  const games = outcomes.map((outcome, index): Game => {
    const [white, black] = index % 2 === 0 ? [1, 2] : [2, 1];
    const slot = {
      board: 1,
      match: 1,
      game: index + 1,
      white: playerNumber(white),
      black: playerNumber(black),
    };
    return outcome === undefined ? slot : { ...slot, outcome };
  });
  return { ...knockoutOf(2), rounds: [{ number: 1, games, byes: [] }] };
}

describe('Law 25, sentence by sentence', () => {
  it('"gặp nhau một trận đối kháng": each pair has a match of its own number', () => {
    const first = pairingOf(knockoutOf(4));
    expect(first.boards.map((board) => [board.board, board.match, board.game])).toEqual([
      [1, 1, 1],
      [1, 1, 2],
      [2, 2, 1],
      [2, 2, 2],
    ]);
    expect(first.byes).toEqual([]);
    expect(pairingViolations(knockoutOf(4), first)).toEqual([]);
  });

  it('"thua bị loại ngay": only the winners go on', () => {
    const event = afterNextRound(knockoutOf(8), smallerWins);
    expect(matchesIn(pairingOf(knockoutOf(8)))).toBe('1-8 5-4 3-6 7-2');
    expect(matchesIn(pairingOf(event))).toBe('1-4 3-2');
  });

  it('"hai ván để mỗi người được đi trước một ván": two games, White once each', () => {
    expect(pairingOf(knockoutOf(2)).boards).toEqual([
      { board: 1, match: 1, game: 1, white: 1, black: 2 },
      { board: 1, match: 1, game: 2, white: 2, black: 1 },
    ]);
  });

  it('a match that is not level after two games is over', () => {
    expect(continueRound(finalWith('whiteWins', 'draw'))).toBeUndefined();
    expect(bracketOf(finalWith('whiteWins', 'draw')).winner).toBe(1);
    expect(bracketOf(finalWith('draw', 'whiteWins')).winner).toBe(2);
  });

  it.each<[string, GameOutcome, GameOutcome]>([
    ['two draws', 'draw', 'draw'],
    ['a win each', 'whiteWins', 'whiteWins'],
  ])('"nếu hòa đấu thêm hai ván nữa": %s, two more with White once each', (_case, first, second) => {
    expect(nextGames(finalWith(first, second))).toBe('3:1-2 4:2-1');
    expect(codes(finalWith(first, second))).toEqual(['twoMoreGames']);
  });

  it('two more are played even when the third game is won', () => {
    expect(continueRound(finalWith('draw', 'draw', 'whiteWins', undefined))).toBeUndefined();
    expect(bracketOf(finalWith('draw', 'draw', 'whiteWins', undefined)).winner).toBeUndefined();
    expect(bracketOf(finalWith('draw', 'draw', 'whiteWins', 'draw')).winner).toBe(1);
  });

  it('"trường hợp hòa nữa … bốc thăm màu quân đấu thêm một ván": one more, colours by lot', () => {
    const level = finalWith('draw', 'draw', 'draw', 'draw');
    expect(['5:1-2', '5:2-1']).toContain(nextGames(level));
    expect(codes(level)).toEqual(['colourByLot']);
    const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));
    const drawn = seeds.map((drawSeed) => nextGames({ ...level, settings: { ...level.settings, drawSeed } }));
    expect(new Set(drawn)).toEqual(new Set(['5:1-2', '5:2-1']));
  });

  it('"hoặc bốc thăm may rủi để chọn người thắng": when that is drawn too the lot is a row won without play', () => {
    const level = finalWith('draw', 'draw', 'draw', 'draw', 'draw');
    expect(['6:1-2whiteWinsByForfeit', '6:2-1whiteWinsByForfeit']).toContain(nextGames(level));
    expect(codes(level)).toEqual(['winnerByLot']);
    const over = afterMoreGames(level, always('draw'));
    const match = bracketOf(level).rounds[0]?.matches[0];
    expect(match?.due).toEqual({ step: 'lot', from: 6, to: 6 });
    expect(bracketOf(over).winner).toBe(winnerByLot(match!, 'test'));
    expect(continueRound(over)).toBeUndefined();
  });

  it('the arbiter who prefers the lot types the winner of the deciding game: +/- or -/+', () => {
    const over = afterMoreGames(finalWith('draw', 'draw', 'draw', 'draw'), always('blackWinsByForfeit'));
    expect(bracketOf(over).winner).toBe(over.rounds[0]?.games[4]?.black);
  });

  it('the lot falls on either player, the same one for the same seed', () => {
    const match = bracketOf(finalWith('draw', 'draw', 'draw', 'draw')).rounds[0]!.matches[0]!;
    const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));
    const drawn = seeds.map((seed) => winnerByLot(match, seed));
    expect(new Set(drawn)).toEqual(new Set([1, 2]));
    expect(seeds.map((seed) => winnerByLot(match, seed))).toEqual(drawn);
  });

  it('every step is asked for only when the one before it is over', () => {
    expect(continueRound(finalWith('draw', undefined))).toBeUndefined();
    expect(nextGames(finalWith('draw'))).toBe('2:2-1');
    expect(continueRound(finalWith('draw', 'draw', 'draw', undefined))).toBeUndefined();
  });

  it('"không cho hoãn đấu": an adjourned game is a draw for pairing, and is said', () => {
    const adjourned = finalWith('unfinished', 'draw');
    expect(nextGames(adjourned)).toBe('3:1-2 4:2-1');
    expect(continueRound(adjourned)).toMatchObject({
      pairing: {
        byes: [],
        notes: [
          { code: 'adjournedInMatch', values: { board: 1, round: 1 } },
          { code: 'twoMoreGames', values: { match: 1, white: 1, black: 2 } },
        ],
      },
    });
    const first = afterFirstGames(knockoutOf(4), (board) =>
      board.game === 1 ? 'unfinished' : smallerWins(board, 1),
    );
    expect(pairingOf(first).notes.map((note) => note.code)).toEqual(['adjournedInMatch', 'adjournedInMatch']);
  });

  it('"chung kết (còn lại 2 người)": the rounds have their names', () => {
    const names = (count: number) => bracketOf(knockoutOf(count)).rounds.map((round) => round.name);
    expect(names(32)).toEqual(['earlier', 'roundOf16', 'quarterFinal', 'semiFinal', 'final']);
    expect(names(2)).toEqual(['final']);
    expect(bracketOf(knockoutOf(128)).rounds[0]).toMatchObject({ name: 'earlier', matches: { length: 64 } });
  });

  it('"miễn đấu 1 - 2 trận để … khớp với các con số trên": exempt players enter when the numbers fit', () => {
    const first = pairingOf(knockoutOf(6));
    expect(matchesIn(first)).toBe('5-4 3-6');
    expect(first.byes).toEqual([
      { player: 1, outcome: 'fullBye', match: 1 },
      { player: 2, outcome: 'fullBye', match: 4 },
    ]);
    expect(matchesIn(pairingOf(afterNextRound(knockoutOf(6), smallerWins)))).toBe('1-4 3-2');
  });
});

describe('rules.md 3: two matches exempt', () => {
  const plan = { 1: { exempt: 2 }, 2: { exempt: 0 }, 3: { exempt: 0 }, 4: {}, 5: {} };

  it('the player enters in the third round', () => {
    let event = knockoutOf(5, {}, plan);
    expect(matchesIn(pairingOf(event))).toBe('3-4 5-2');
    expect(pairingOf(event).byes).toEqual([{ player: 1, outcome: 'fullBye', match: 1 }]);
    event = afterNextRound(event, smallerWins);
    expect(matchesIn(pairingOf(event))).toBe('3-2');
    expect(pairingOf(event).byes).toEqual([{ player: 1, outcome: 'fullBye', match: 1 }]);
    expect(matchesIn(pairingOf(afterNextRound(event, smallerWins)))).toBe('1-2');
  });
});

describe('rules.md 3: both players out', () => {
  it('leaves an empty slot: whoever would meet it is exempt', () => {
    const event = afterNextRound(knockoutOf(8), (board, round) =>
      board.match === 2 ? 'bothForfeit' : smallerWins(board, round),
    );
    const second = pairingOf(event);
    expect(matchesIn(second)).toBe('3-2');
    expect(second.byes).toEqual([{ player: 1, outcome: 'fullBye', match: 1 }]);
    expect(bracketOf(event).rounds[0]?.matches[1]).toMatchObject({ state: 'bothOut', losers: [5, 4] });
  });

  it('both may have broken the rules; a draw in the step keeps both in', () => {
    const twice = (second: GameOutcome): Tournament => finalWith('bothLose', second);
    expect(bracketOf(twice('bothForfeit')).rounds[0]?.matches[0]?.state).toBe('bothOut');
    expect(nextGames(twice('draw'))).toBe('3:1-2 4:2-1');
  });

  it('after level games the last step alone decides that both are out', () => {
    const event = finalWith('draw', 'draw', 'bothForfeit', 'bothForfeit');
    expect(bracketOf(event).rounds[0]?.matches[0]?.state).toBe('bothOut');
  });

  it('a player who left before the round gives way to his opponent', () => {
    const event = afterNextRound(knockoutOf(8, {}, { 4: { leftAfter: 1 } }), smallerWins);
    const second = pairingOf(event);
    expect(matchesIn(second)).toBe('3-2');
    expect(second.byes).toEqual([{ player: 1, outcome: 'fullBye', match: 1 }]);
  });

  it('both left: the round after has the empty slot', () => {
    const gone = { 1: { leftAfter: 1 }, 4: { leftAfter: 1 } };
    const event = playedOut(knockoutOf(8, {}, gone), smallerWins);
    expect(bracketOf(event).rounds[1]?.matches[0]).toMatchObject({ state: 'bothOut', losers: [1, 4] });
    expect(bracketOf(event).winner).toBe(2);
  });
});

describe('third place, by choice', () => {
  it('is played with the final, between the losers of the semi-finals', () => {
    const semi = playedTo(knockoutOf(8, { thirdPlace: true }), 2);
    const last = pairingOf(semi);
    expect(last.boards.map(({ board, match, white, black }) => [board, match, white, black])).toEqual([
      [1, 1, 1, 2],
      [1, 1, 2, 1],
      [2, 2, 4, 3],
      [2, 2, 3, 4],
    ]);
    const over = afterNextRound(semi, smallerWins);
    expect(bracketOf(over).winner).toBe(1);
    expect(bracketOf(over).thirdPlace?.winner).toBe(3);
  });

  it('level, it goes on like any match', () => {
    const semi = playedTo(knockoutOf(4, { thirdPlace: true }), 1);
    const drawn = afterFirstGames(semi, (board, round) =>
      board.match === 2 ? 'draw' : smallerWins(board, round),
    );
    expect(nextGames(drawn)).toBe('3:4-3 4:3-4');
  });

  it('both out of one semi-final: the loser of the other is third', () => {
    const semi = afterNextRound(knockoutOf(4, { thirdPlace: true }), (board, round) =>
      board.match === 2 ? 'bothForfeit' : smallerWins(board, round),
    );
    expect(bracketOf(semi).thirdPlace).toMatchObject({ state: 'exempt', winner: 4 });
    expect(pairingOf(semi).boards).toEqual([]);
  });

  it('is not played without the setting, nor where only one has lost a semi-final', () => {
    expect(pairingOf(playedTo(knockoutOf(4), 1)).boards).toHaveLength(2);
    const alone = playedTo(knockoutOf(3, { thirdPlace: true }), 1);
    expect(pairingOf(alone).boards.map((board) => board.match)).toEqual([1, 1]);
    expect(pairingOf(alone).byes).toEqual([]);
    expect(bracketOf(alone).thirdPlace).toMatchObject({ state: 'exempt', winner: 3 });
  });
});

describe('refusals and notes', () => {
  it('a match of the round before without a winner', () => {
    const level = afterFirstGames(knockoutOf(4), always('draw'));
    const values = (match: number, white: number, black: number) => ({ match, round: 1, white, black });
    expect(pairRound(level, 2)).toEqual({
      ok: false,
      problems: [
        { code: 'matchUndecided', values: values(1, 1, 4) },
        { code: 'matchUndecided', values: values(2, 3, 2) },
      ],
    });
  });

  it('a match of the round before with a result missing', () => {
    const event = afterFirstGames(knockoutOf(4), smallerWins);
    const games = event.rounds[0]!.games.map((game): Game => {
      const { outcome, ...open } = game;
      return game.match === 2 && game.game === 2 ? open : { ...open, ...(outcome && { outcome }) };
    });
    expect(pairRound({ ...event, rounds: [{ ...event.rounds[0]!, games }] }, 2)).toMatchObject({
      ok: false,
      problems: [{ code: 'matchUndecided', values: { match: 2, round: 1, white: 3, black: 2 } }],
    });
  });

  it('everybody is out: nothing is left to play', () => {
    const out = afterNextRound(knockoutOf(4), always('bothForfeit'));
    expect(pairRound(out, 2)).toMatchObject({ ok: false, problems: [{ code: 'bracketPlayedOut' }] });
  });

  it('nothing is left to play', () => {
    expect(pairRound(playedOut(knockoutOf(4), smallerWins), 3)).toEqual({
      ok: false,
      problems: [{ code: 'bracketPlayedOut', values: { rounds: 2 } }],
    });
  });

  it('a seed given twice, an exemption plan that does not fit: both at once', () => {
    expect(pairRound(knockoutOf(4, {}, { 2: { seed: 1 }, 3: { exempt: 1 } }), 1)).toEqual({
      ok: false,
      problems: [
        { code: 'seedTwice', values: { seed: 1, numbers: '1, 2' } },
        { code: 'exemptSum', values: { sum: '5/4', players: 4, needed: 0 } },
      ],
    });
  });

  it('fewer than two players', () => {
    expect(pairRound(knockoutOf(1), 1)).toEqual({ ok: false, problems: [{ code: 'noPlayers' }] });
  });

  it('somebody who came later has no place; who is away is named with his match', () => {
    const event = afterNextRound(knockoutOf(4), smallerWins);
    const late = { number: playerNumber(9), name: 'Late', byes: [] };
    const away = event.players.map((player) =>
      player.number === 2 ? { ...player, present: false } : player,
    );
    expect(pairingOf({ ...event, players: [...away, late] }).notes).toEqual([
      { code: 'notInBracket', values: { number: 9, name: 'Late' } },
      { code: 'absentFromBracket', values: { number: 2, name: 'P2', round: 2, match: 1 } },
    ]);
  });

  it('who left before the event, or is not checked in, is not missed in the bracket', () => {
    const event = knockoutOf(6, {}, { 3: { leftAfter: 0 }, 5: { present: false } });
    expect(pairingOf(event).notes).toEqual([]);
  });

  it('who asked for a bye but has a match is named, and is paired', () => {
    const event = knockoutOf(4, {}, { 2: { byes: [{ round: 1, outcome: 'halfBye' }] } });
    expect(matchesIn(pairingOf(event))).toBe('1-4 3-2');
    expect(pairingOf(event).notes).toEqual([
      { code: 'absentFromBracket', values: { number: 2, name: 'P2', round: 1, match: 2 } },
    ]);
  });

  it('drawn places are told, from the top of the bracket', () => {
    const [drawn, ...others] = pairingOf(knockoutOf(8, {}, {}, 2)).notes;
    expect(others).toEqual([]);
    expect(drawn).toMatchObject({ code: 'placesByLot', values: { count: 6 } });
    expect(String(drawn?.values?.list).split(', ').sort()).toEqual(['3', '4', '5', '6', '7', '8']);
    expect(pairingOf(knockoutOf(8)).notes).toEqual([]);
    expect(pairingOf(knockoutOf(4, {}, {}, 3)).notes).toEqual([]);
  });

  it('club-mates who meet in round 1 all the same are named, where they were to be kept apart', () => {
    const clubs = { 1: { club: 'X' }, 4: { club: 'X' } };
    expect(pairingOf(knockoutOf(4, { clubMatesApart: true }, clubs)).notes).toEqual([
      { code: 'clubMatesMeet', values: { white: 1, black: 4, club: 'X', round: 1 } },
    ]);
    expect(pairingOf(knockoutOf(4, {}, clubs)).notes).toEqual([]);
    const others = { 1: { club: 'X' }, 4: { club: 'Y' } };
    expect(pairingOf(knockoutOf(4, { clubMatesApart: true }, others)).notes).toEqual([]);
    const final = knockoutOf(4, { clubMatesApart: true }, { 1: { club: 'X' }, 2: { club: 'X' } });
    expect(pairingOf(afterNextRound(final, smallerWins)).notes).toEqual([]);
  });

  it('a bye typed for an exempt player keeps what it was given', () => {
    const event = knockoutOf(3, {}, { 1: { byes: [{ round: 1, outcome: 'halfBye' }] } });
    expect(pairingOf(event).byes).toEqual([{ player: 1, outcome: 'halfBye', match: 1 }]);
  });

  it('further games stay on the board of their match', () => {
    const first = afterFirstGames(knockoutOf(8), (board, round) =>
      board.match === 1 ? smallerWins(board, round) : 'draw',
    );
    const more = continueRound(first);
    expect(more?.ok === true && more.pairing.boards.map((board) => board.board)).toEqual([2, 2, 3, 3, 4, 4]);
  });

  it('nothing is continued before round 1, nor in other systems', () => {
    expect(continueRound(knockoutOf(4))).toBeUndefined();
    const swiss = knockoutOf(4, { system: 'dutch' });
    expect(continueRound({ ...finalWith('draw', 'draw'), settings: swiss.settings })).toBeUndefined();
  });
});

describe('Law 25: boards of the further games', () => {
  const boardsOf = (tournament: Tournament): number[] => {
    const more = continueRound(tournament);
    return more?.ok === true ? more.pairing.boards.map((board) => board.board) : [];
  };

  it('third place asked for after the final was paired: on the board behind', () => {
    const semi = playedTo(knockoutOf(4), 1);
    const final = afterFirstGames(semi, smallerWins);
    const event = { ...final, settings: { ...final.settings, thirdPlace: true } };
    expect(boardsOf(event)).toEqual([2, 2]);
    const more = continueRound(event);
    expect(more?.ok === true && more.pairing).toMatchObject({ round: 2, byes: [], notes: [] });
  });

  it('matches whose rows are missing get boards of their own', () => {
    const now = afterFirstGames(playedTo(knockoutOf(16), 1), smallerWins);
    const [first, last] = now.rounds;
    const games = last!.games.filter((game) => game.match === 2);
    expect(boardsOf({ ...now, rounds: [first!, { ...last!, games }] })).toEqual([3, 3, 4, 4, 5, 5]);
  });

  it('a record that does not fit is refused, not continued', () => {
    const semi = playedTo(knockoutOf(4), 1);
    const final = afterFirstGames(semi, always('draw'));
    const games = final.rounds[1]!.games.map((game) => ({
      ...game,
      ...(game.white === 1 ? { white: playerNumber(4) } : { black: playerNumber(4) }),
    }));
    const { number, byes } = final.rounds[1]!;
    const event = { ...final, rounds: [final.rounds[0]!, { number, byes, games }] };
    expect(continueRound(event)).toMatchObject({ ok: false, problems: [{ code: 'bracketConflict' }] });
    expect(continueRound(knockoutOf(1))).toBeUndefined();
  });
});

describe('matches of another number of games', () => {
  it('one game: colours by lot, level two more with colours alternating', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));
    const firsts = seeds.map((drawSeed) =>
      matchesIn(pairingOf(knockoutOf(2, { gamesPerMatch: 1, drawSeed }))),
    );
    expect(new Set(firsts)).toEqual(new Set(['1-2', '2-1']));
    const level = afterFirstGames(knockoutOf(2, { gamesPerMatch: 1 }), always('draw'));
    const first = level.rounds[0]?.games[0];
    expect(nextGames(level)).toBe(`2:${first?.black}-${first?.white} 3:${first?.white}-${first?.black}`);
  });

  it('four games, then two more', () => {
    const four = afterFirstGames(knockoutOf(2, { gamesPerMatch: 4 }), always('draw'));
    expect(four.rounds[0]?.games.map((game) => game.white)).toEqual([1, 2, 1, 2]);
    expect(nextGames(four)).toBe('5:1-2 6:2-1');
  });
});

function playedTo(tournament: Tournament, rounds: number): Tournament {
  let now = tournament;
  while (now.rounds.length < rounds) {
    now = afterNextRound(now, smallerWins);
  }
  return now;
}
