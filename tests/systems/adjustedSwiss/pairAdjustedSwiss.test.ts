import { describe, expect, it } from 'vitest';
import {
  decideAdjustedSwiss,
  pairAdjustedSwiss,
} from '../../../src/systems/adjustedSwiss/pairAdjustedSwiss.ts';
import { pairDrawnSwiss } from '../../../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import { playerNumber, type Player } from '../../../src/tournament/player.ts';
import { defaultSettings, type Settings } from '../../../src/tournament/settings.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { tournamentOf } from '../../tournamentBuilder.ts';

function entrants(n: number, traits: Readonly<Record<number, Partial<Player>>> = {}): Player[] {
  return Array.from({ length: n }, (_, index) => ({
    number: playerNumber(index + 1),
    name: `P${index + 1}`,
    byes: [],
    ...traits[index + 1],
  }));
}

function adjusted(players: readonly Player[], settings: Partial<Settings> = {}): Tournament {
  return { settings: { ...defaultSettings, system: 'adjusted', ...settings }, players, rounds: [] };
}

/** `1-21 22-2 …`, and `5 bye` for byes. */
function shown(tournament: Tournament, round: number): string {
  const result = pairAdjustedSwiss(tournament, round);
  if (!result.ok) {
    return result.problems.map((problem) => problem.code).join(' ');
  }
  return [
    ...result.pairing.boards.map(({ white, black }) => `${white}-${black}`),
    ...result.pairing.byes.map(({ player, outcome }) => `${player} ${outcome}`),
  ].join(' ');
}

const letters: Partial<Settings> = { system: 'adjusted', firstColour: 'white' };

describe('round 1 (Law 28.6, last sentence; rules.md 5.11)', () => {
  it('40 players: 1-21, 22-2, 3-23, 24-4, …, or all reversed', () => {
    const white = shown(adjusted(entrants(40), { firstColour: 'white' }), 1);
    expect(white).toMatch(/^1-21 22-2 3-23 24-4 .* 19-39 40-20$/);
    const black = shown(adjusted(entrants(40), { firstColour: 'black' }), 1);
    expect(black).toMatch(/^21-1 2-22 23-3 4-24 .* 39-19 20-40$/);
  });

  it('a lot decides the colours: the same seed gives the same, and both come up', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((drawSeed) =>
      shown(adjusted(entrants(4), { drawSeed }), 1),
    );
    expect(new Set(drawn)).toEqual(new Set(['1-3 4-2', '3-1 2-4']));
    expect(shown(adjusted(entrants(4), { drawSeed: 'a' }), 1)).toBe(drawn[0]);
  });

  it('28.1: international rating, title, national rating, grade, and last the number', () => {
    const players = entrants(6, {
      1: {},
      2: { grade: 'cấp 1' },
      3: { nationalRating: 1900 },
      4: { title: 'FM' },
      5: { rating: 2000 },
      6: { title: 'GM' },
    });
    expect(shown(adjusted(players, { firstColour: 'white' }), 1)).toBe('5-3 2-6 4-1');
  });

  it('28.2: an odd field leaves the last player free, with a win’s points and no colour', () => {
    expect(shown(adjusted(entrants(5), { firstColour: 'white' }), 1)).toBe('1-3 4-2 5 pairingBye');
  });

  it('28.7: who comes late has no number yet; absent players leave none behind', () => {
    expect(shown(adjusted(entrants(5, { 1: { fromRound: 2 } }), { firstColour: 'white' }), 1)).toBe(
      '2-4 5-3',
    );
  });
});

describe('later rounds', () => {
  it('28.2: the bye goes to the last of the lowest group who has had none, nor a win without play', () => {
    const tournament = tournamentOf('A-C 1-0, D-B 0-1, E bye', { settings: letters });
    expect(shown(tournament, 2)).toMatch(/4 pairingBye$/);
    const forfeited = tournamentOf('A-C 1-0, B-D -/+, E bye', { settings: letters });
    expect(shown(forfeited, 2)).toMatch(/3 pairingBye$/);
  });

  it('28.2 as read: a half-point bye does not bar from the bye', () => {
    const tournament = tournamentOf('A-C 1-0, D-B 0-1, E ½bye', { settings: letters });
    const decided = decideAdjustedSwiss(tournament, 2).decisions;
    expect(decided).toContainEqual({ kind: 'bye', player: 4, passedOver: [] });
    const half = tournamentOf('A-C =, D-B =, E ½bye', { settings: letters });
    expect(shown(half, 2)).toMatch(/5 pairingBye$/);
  });

  it('28.3: the upper groups go down, the lower ones up, the median last', () => {
    // After one round of 1, ½ and 0: three winners, two of ½, three losers; a floater comes from above and from below.
    const tournament = tournamentOf('A-E 1-0, B-F 1-0, C-G 1-0, D-H =', { settings: letters });
    const { decisions, result } = decideAdjustedSwiss(tournament, 2);
    const floats = decisions.filter((each) => each.kind === 'float');
    expect(floats).toEqual([
      { kind: 'float', player: 3, direction: 'down', reason: 'number', group: 2 },
      { kind: 'float', player: 5, direction: 'up', reason: 'number', group: 0 },
    ]);
    expect(result.ok && result.pairing.boards.map(({ white, black }) => new Set([white, black]))).toEqual([
      new Set([1, 2]),
      // 4 is due Black like 3, so the next in line is taken.
      new Set([3, 8]),
      new Set([4, 5]),
      new Set([6, 7]),
    ]);
  });

  it('rules.md 5.14 (L): a blocked median undoes the last pair made just below it', () => {
    // A and B alone are in the median and have met; the only pair below, D and F, joins them.
    const tournament = tournamentOf('A-B =, C-D 1-0, E-F 1-0', { settings: letters });
    const { decisions, result } = decideAdjustedSwiss(tournament, 2);
    expect(decisions.filter((each) => each.kind === 'undone')).toEqual([
      { kind: 'undone', first: 6, second: 4 },
    ]);
    expect(result.ok && result.pairing.boards.map(({ white, black }) => new Set([white, black]))).toEqual([
      new Set([3, 5]),
      new Set([1, 6]),
      new Set([2, 4]),
    ]);
  });

  it('Law 27: nobody meets the same opponent twice; who can be paired no more is refused with the reason', () => {
    const everybodyMet = tournamentOf(
      `A-B =, C-D =
       A-C =, D-B =
       D-A =, B-C =`,
      { settings: letters },
    );
    expect(shown(everybodyMet, 4)).toBe('noLegalPairingRematches');
    const announced = { ...everybodyMet, settings: { ...everybodyMet.settings, rematchFrom: 4 } };
    expect(pairAdjustedSwiss(announced, 4).ok).toBe(true);
  });

  it('Law 27: not three games running with one colour; in the last round that yields for equal scores, and is said', () => {
    const tournament = tournamentOf(
      `A-C =, B-D =
       A-D =, B-C =`,
      { settings: letters },
    );
    expect(shown(tournament, 3)).toBe('noLegalPairingColours');
    const last = pairAdjustedSwiss({ ...tournament, settings: { ...tournament.settings, rounds: 3 } }, 3);
    expect(last.ok && last.pairing.boards.map(({ white, black }) => [white, black].sort())).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(last.ok && last.pairing.notes.map((note) => [note.code, note.values?.['player']])).toEqual([
      ['colourLimitYielded', 2],
      ['colourLimitYielded', 4],
    ]);
  });

  it('Law 27: between unequal scores the limits on colours do not yield, not even in the last round', () => {
    // A and B have had White twice, C and D Black twice; A 2, B 0, C and D 1: only A-B and C-D have not been played.
    const tournament = tournamentOf(
      `A-C 1-0, B-D 0-1
       A-D 1-0, B-C 0-1`,
      { settings: { ...letters, rounds: 3 } },
    );
    expect(shown(tournament, 3)).toBe('noLegalPairingColours');
  });

  it('Law 30.1.2: strict rules keep apart, the others as far as possible', () => {
    const strict = {
      keepApart: [{ who: [1, 3].map(playerNumber), strict: true }],
      firstColour: 'white' as const,
    };
    expect(shown(adjusted(entrants(4), strict), 1)).toBe('1-4 3-2');
    const all = { keepApart: [{ who: [1, 2, 3, 4].map(playerNumber), strict: true }] };
    expect(shown(adjusted(entrants(4), all), 1)).toBe('noLegalPairingApart');
    const gentle = {
      keepApart: [{ who: [1, 2, 3, 4].map(playerNumber), strict: false }],
      firstColour: 'white' as const,
    };
    expect(shown(adjusted(entrants(4), gentle), 1)).toBe('1-3 4-2');
  });

  it('rules.md 4: of the wishes to keep apart only as many yield as must, and each is said', () => {
    // Four of six are of one club: one pair of them cannot be avoided; without the wish it would be 1-4 2-5 3-6.
    const wish = {
      keepApart: [{ who: [1, 2, 4, 5].map(playerNumber), strict: false }],
      firstColour: 'white' as const,
    };
    const result = pairAdjustedSwiss(adjusted(entrants(6), wish), 1);
    const club = (number: number): boolean => [1, 2, 4, 5].includes(number);
    expect(
      result.ok && result.pairing.boards.filter(({ white, black }) => club(white) && club(black)),
    ).toHaveLength(1);
    expect(result.ok && result.pairing.notes.map(({ code }) => code)).toEqual(['keepApartYielded']);
  });

  it('rules.md 4: an announced rematch is made only where the round needs it, and is said', () => {
    const tournament = tournamentOf('A-B =, C-D =', { settings: { ...letters, rematchFrom: 1 } });
    const fresh = pairAdjustedSwiss(tournament, 2);
    expect(fresh.ok && fresh.pairing.notes).toEqual([]);
    const everybodyMet = tournamentOf('A-B =, C-D =\nA-C =, D-B =\nD-A =, B-C =', {
      settings: { ...letters, rematchFrom: 1 },
    });
    const again = pairAdjustedSwiss(everybodyMet, 4);
    expect(again.ok && again.pairing.notes.map(({ code }) => code)).toEqual([
      'rematchYielded',
      'rematchYielded',
    ]);
  });

  it('rules.md 4: where rematches are announced, colours are named as the cause that is left', () => {
    // Everybody has had White twice.
    const tournament = tournamentOf(
      'A-E 1-0, B-F 1-0, C-G 1-0, D-H 1-0\nA-F 1-0, B-E 1-0, C-H 1-0, D-G 1-0',
      {
        settings: { ...letters, rematchFrom: 3, rounds: 9 },
        players: Object.fromEntries(['E', 'F', 'G', 'H'].map((name) => [name, { leftAfter: 2 }])),
      },
    );
    expect(shown(tournament, 3)).toBe('noLegalPairingColours');
    const drawn = { ...tournament, settings: { ...tournament.settings, system: 'drawn' as const } };
    const refused = pairDrawnSwiss(drawn, 3);
    expect(!refused.ok && refused.problems.map(({ code }) => code)).toEqual(['noLegalPairingColours']);
  });
});
