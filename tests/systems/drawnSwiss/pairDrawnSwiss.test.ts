import { describe, expect, it } from 'vitest';
import { pairingViolations } from '../../../src/systems/checks.ts';
import { decideDrawnSwiss, pairDrawnSwiss } from '../../../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import { pairRound } from '../../../src/systems/pair.ts';
import type { Pairing } from '../../../src/tournament/pairing.ts';
import type { Note } from '../../../src/tournament/problem.ts';
import type { Settings } from '../../../src/tournament/settings.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { nameOf, tournamentOf, type BuilderOptions } from '../../tournamentBuilder.ts';

function drawn(
  text: string,
  settings: Partial<Settings> = {},
  players: BuilderOptions['players'] = {},
): Tournament {
  return tournamentOf(text, { settings: { system: 'drawn', ...settings }, players });
}

function paired(tournament: Tournament, round: number): Pairing {
  const result = pairRound(tournament, round);
  if (!result.ok) {
    throw new Error(JSON.stringify(result.problems));
  }
  expect(pairingViolations(tournament, result.pairing)).toEqual([]);
  return result.pairing;
}

const boards = (tournament: Tournament, round: number): string[] =>
  paired(tournament, round).boards.map(
    ({ white, black }) => `${nameOf(tournament, white)}-${nameOf(tournament, black)}`,
  );

const problems = (tournament: Tournament, round: number): readonly Note[] => {
  const result = pairDrawnSwiss(tournament, round);
  return result.ok ? [] : result.problems;
};

/** The same event under many seeds: what was drawn each time. */
function seeds<T>(tournament: Tournament, look: (tournament: Tournament) => T, count = 60): T[] {
  return Array.from({ length: count }, (_, seed) =>
    look({ ...tournament, settings: { ...tournament.settings, drawSeed: `seed ${seed}` } }),
  );
}

describe('29.2–29.3, the second round', () => {
  const afterOne = drawn('A-B 1-0, C-D 1-0, E-F 0-1, G-H 0-1');

  it('29.2: meets equal scores; 29.3.3: more Blacks meets more Whites and has White', () => {
    const seen = new Set(seeds(afterOne, (tournament) => boards(tournament, 2).join(' ')));
    // Winners A, C had White, F, H Black; losers E, G had White, B, D Black.
    expect([...seen].sort()).toEqual(
      ['F-A H-C B-E D-G', 'F-A H-C B-G D-E', 'F-C H-A B-E D-G', 'F-C H-A B-G D-E']
        .map(inOrderOfBoards)
        .sort(),
    );
  });

  function inOrderOfBoards(text: string): string {
    const rows = text.split(' ');
    const least = (row: string): string => [...row.replace('-', '')].sort()[0]!;
    const byLeast = (a: string, b: string): number => (least(a) < least(b) ? -1 : 1);
    return [...rows.slice(0, 2).sort(byLeast), ...rows.slice(2).sort(byLeast)].join(' ');
  }

  it('rules.md 1: the same seed gives the same lots, another seed other ones', () => {
    const all = seeds(afterOne, (tournament) => boards(tournament, 2).join(' '));
    expect(seeds(afterOne, (tournament) => boards(tournament, 2).join(' '))).toEqual(all);
    expect(new Set(all).size).toBeGreaterThan(1);
  });

  it('rules.md 1: each draw is a note with drawer, the partners among whom was drawn, and the drawn one', () => {
    const { result, drawings } = decideDrawnSwiss(afterOne, 2);
    const notes = result.ok ? result.pairing.notes : [];
    expect(drawings.length).toBe(4);
    const first = drawings[0]!;
    expect(first).toMatchObject({
      kind: 'opponent',
      clause: '29.3.3',
      score: 2,
      colour: 'white',
      colourGiven: { by: 'clause' },
    });
    expect(first.kind === 'opponent' && first.among).toEqual([1, 3]);
    expect(notes.find((note) => note.code === 'drewOpponent')?.values).toEqual({
      clause: '29.3.3',
      player: first.kind === 'opponent' ? first.drawer : 0,
      opponent: first.drawn,
      among: '1, 3',
      white: first.kind === 'opponent' ? first.drawer : 0,
    });
  });

  it('29.3.4: two of one subgroup draw each other and a lot for the colours, which is a note', () => {
    const tournament = drawn('A-C 1-0, B-D 1-0');
    const notes = seeds(tournament, (each) => paired(each, 2).notes);
    for (const [first] of notes) {
      expect(first?.code).toBe('drewOpponentAndColour');
      expect(first?.values).toMatchObject({ clause: '29.3.4' });
    }
    expect(new Set(notes.map(([first]) => first?.values?.['white']))).toEqual(new Set([1, 2]));
    for (const { boards: rows, notes: said } of seeds(tournament, (each) => paired(each, 2))) {
      expect(said.map((note) => note.values?.['white'])).toEqual(rows.map(({ white }) => white));
    }
  });

  it('rules.md 6: who has no game yet is put into subgroup 2 or 3 by lot, which is a note', () => {
    const late = drawn('A-B =, C-D =, E bye', {}, { F: { fromRound: 2 } });
    const lots = seeds(late, (tournament) =>
      paired(tournament, 2)
        .notes.filter((note) => note.code === 'drewSubgroup')
        .map((note) => `${note.values?.['player']}:${note.values?.['subgroup']}`)
        .join(' '),
    );
    expect(new Set(lots)).toEqual(new Set(['5:2 6:2', '5:2 6:3', '5:3 6:2', '5:3 6:3']));
  });
});

describe('29.3.5–6, floaters', () => {
  // After two rounds A has 2 points, B 1, the others none. A has met B and C, B has met A and D.
  const twoFloaters = drawn('A-B 1-0, C-D 0-0, E-F 0-0, G-H 0-0\n A-C 1-0, B-D 1-0');

  it('those with more points draw first', () => {
    for (const { drawings } of seeds(twoFloaters, (tournament) => decideDrawnSwiss(tournament, 3), 20)) {
      expect(drawings.map((each) => each.kind === 'opponent' && each.drawer).slice(0, 2)).toEqual([1, 2]);
    }
  });

  it.each([
    ['29.3.5', 'B-A 0-1', [3, 5], 'white'],
    ['29.3.6', 'A-B 1-0', [4, 6], 'black'],
  ])('%s: who has come with %s draws from the other subgroups, though he could meet all', (...of) => {
    const [clause, won, among, colour] = of;
    for (const { drawings } of seeds(
      drawn(`${won}, C-D =, E-F =`),
      (each) => decideDrawnSwiss(each, 2),
      20,
    )) {
      expect(drawings[0]).toMatchObject({ clause, drawer: 1, among, colour });
    }
  });

  it('29.3.6: from 4 he draws from subgroups 1 and 2 of the group, and has Black on his board', () => {
    // Of those without points D has had Black twice, F and H once; C, whom A has met, White and Black; E and G White.
    for (const { drawings, result } of seeds(twoFloaters, (tournament) => decideDrawnSwiss(tournament, 3))) {
      const [first] = drawings;
      expect(first).toMatchObject({ clause: '29.3.6', drawer: 1, among: [4, 6, 8], colour: 'black' });
      expect(result.ok && result.pairing.boards[0]).toEqual({ board: 1, white: first?.drawn, black: 1 });
    }
  });
});

describe('29.4.1, 29.4.3: dead ends', () => {
  it('a draw that would leave two who have met, or a colour that cannot be, is never made', () => {
    // Scores 2: A B C D; A-B and C-D have met. B and D were Black twice, A and C White twice.
    const tournament = drawn(`
      A-B =, C-D =, E-F 1-0, G-H 1-0
      A-D =, C-B =, G-E 0-1, F-H 1-0`);
    for (const all of seeds(tournament, (each) => boards(each, 3))) {
      expect(
        all.some((pair) => ['A-B', 'B-A', 'C-D', 'D-C', 'A-D', 'D-A', 'B-C', 'C-B'].includes(pair)),
      ).toBe(false);
    }
  });

  it('29.4.3: who has no opponent in his group or below finds one above, and the draw of that group changes', () => {
    // G and H, last, have met each other and everybody but the leaders A and B.
    const tournament = drawn(`
      A-B =, C-D =, E-G 1-0, F-H 1-0
      B-E =, A-F =, D-G 1-0, C-H 1-0
      E-A =, F-B =, G-C 0-1, H-D 0-1
      C-A =, B-D =, H-G 0-0, F-E =
      A-D 1-0, C-B 0-1, E-H 1-0, G-F 0-1`);
    for (const all of seeds(tournament, (each) => boards(each, 6), 20)) {
      expect(all.filter((pair) => /[AB]/.test(pair) && /[GH]/.test(pair)).length).toBe(2);
    }
  });

  it('refuses with the cause: everybody left has been met', () => {
    const tournament = drawn('A-B 1-0, C-D 1-0\n C-A =, B-D =\n D-A 0-1, B-C 0-1');
    expect(problems(tournament, 4)).toEqual([
      { code: 'noLegalPairingRematches', values: { round: 4, met: '1 (2, 3, 4)' } },
    ]);
  });

  it('refuses with the cause: only a third colour running would do', () => {
    const tournament = drawn('A-B 1-0, C-D 1-0\n A-D 1-0, C-B 1-0');
    expect(problems(tournament, 3)).toEqual([{ code: 'noLegalPairingColours', values: { round: 3 } }]);
  });

  it('refuses with the cause: in an odd field too, only a third colour running would do', () => {
    const gone = { leftAfter: 2 };
    const tournament = drawn('A-D =, B-E =, C-F =\n A-E =, B-F =, C-D =', {}, { D: gone, E: gone, F: gone });
    expect(problems(tournament, 3)).toEqual([{ code: 'noLegalPairingColours', values: { round: 3 } }]);
  });

  it('refuses with the cause: nobody is left for the bye', () => {
    const tournament = drawn('A-B =, C bye\n B-C =, A bye\n C-A +/-, B bye');
    expect(problems(tournament, 4)).toEqual([{ code: 'noLegalPairingBye', values: { round: 4 } }]);
  });

  it('refuses with the cause: players who must be kept apart', () => {
    const apart = { who: [1, 4] as never, strict: true };
    const tournament = drawn('A-B =, C-D =\n D-B =, C-A =', { keepApart: [apart] });
    expect(problems(tournament, 3)).toEqual([{ code: 'noLegalPairingApart', values: { round: 3 } }]);
  });
});

describe('rules.md 4, yielding', () => {
  const notesOf = (tournament: Tournament, round: number, code: string): Note[] =>
    paired(tournament, round).notes.filter((note) => note.code === code);

  const whiteTwice = 'A-B =, C-D =\n A-D =, C-B =';

  it('27: in the last round the third colour running yields to keep equal scores together, and says for whom', () => {
    // Only A-C and B-D are left: one of A and C has White for the third time, one of B and D Black.
    const tournament = drawn(whiteTwice, { rounds: 3 });
    const said = notesOf(tournament, 3, 'thirdColourYielded');
    const { boards: pairs } = paired(tournament, 3);
    expect(said.map((note) => note.values?.['player'])).toEqual([pairs[0]!.white, pairs[1]!.black]);
  });

  it('27: before the last round, or between unequal scores, it does not yield', () => {
    expect(problems(drawn(whiteTwice, { rounds: 4 }), 3).map((each) => each.code)).toEqual([
      'noLegalPairingColours',
    ]);
    const unequal = drawn('A-B 1-0, C-D =\n A-D 1-0, C-B =', { rounds: 3 });
    expect(problems(unequal, 3).map((each) => each.code)).toEqual(['noLegalPairingColours']);
  });

  it('29.4.2: the difference yields where no complete pairing exists otherwise, and says for whom', () => {
    // A and B, each with White in three games of four, are the only two left.
    const gone = { leftAfter: 4 };
    const tournament = drawn(
      'A-C =, B-D =, E-F =\n A-D =, B-C =, E 0bye, F 0bye\n E-A =, F-B =, C-D =\n A-F =, B-E =, C 0bye, D 0bye',
      {},
      { C: gone, D: gone, E: gone, F: gone },
    );
    const [note, ...more] = notesOf(tournament, 5, 'colourDifferenceYielded');
    expect(more).toEqual([]);
    expect(note?.values).toMatchObject({
      player: paired(tournament, 5).boards[0]!.white,
      difference: 3,
      limit: 1,
    });
  });

  it('rules.md 4: an announced rematch is used only where nothing else completes the round', () => {
    const met = 'A-B 1-0, C-D 1-0\n C-A =, B-D =\n D-A 0-1, B-C 0-1';
    const tournament = drawn(met, { rematchFrom: 4 });
    expect(notesOf(tournament, 4, 'rematchYielded').map(({ values }) => values)).toEqual(
      paired(tournament, 4).boards.map(({ white, black }) => ({ player: white, opponent: black })),
    );
    const open = drawn('A-B 1-0, C-D 1-0\n C-A =, B-D =', { rematchFrom: 1 });
    expect(notesOf(open, 3, 'rematchYielded')).toEqual([]);
  });

  it('30.1.2: who is to be kept apart as far as possible meets only where nothing else completes the round', () => {
    const apart = [{ who: [1, 4] as never, strict: false }];
    const tournament = drawn('A-B =, C-D =\n D-B =, C-A =', { keepApart: apart });
    expect(notesOf(tournament, 3, 'keepApartYielded').length).toBe(1);
    const free = drawn('A-B =, C-D =', { keepApart: apart });
    expect(notesOf(free, 2, 'keepApartYielded')).toEqual([]);
  });
});

describe('rules.md 6, the bye', () => {
  const afterOne = 'A-B 1-0, C-D 1-0, E-F =, G bye';

  it('goes by lot to a player of the lowest group who has had none, and is a win without colour', () => {
    const byes = seeds(drawn(afterOne), (tournament) => paired(tournament, 2).byes);
    expect(new Set(byes.map((each) => each[0]!.outcome))).toEqual(new Set(['pairingBye']));
    const tournament = drawn(afterOne);
    const names = new Set(byes.map((each) => nameOf(tournament, each[0]!.player)));
    expect(names).toEqual(new Set(['B', 'D']));
  });

  it('climbs to the next group when all of the lowest have had it, or won without playing', () => {
    const tournament = drawn(
      'A-B 1-0, C-D 1-0, E-F =, G bye\n A-C 1-0, E-G 1-0, F-D 0-1, B bye\n D-A 0-1, C-E 0-1, G-F 1-0, B 0bye',
    );
    // F has ½; B has the 1 point of his bye.
    const withForfeit = drawn('A-B 1-0, C-D 1-0, E-F +/-, G bye\n E-A 0-1, C-G 1-0, B-D =, F bye');
    expect(paired(tournament, 4).byes.map((bye) => nameOf(tournament, bye.player))).toEqual(['F']);
    const names = new Set(seeds(withForfeit, (each) => nameOf(each, paired(each, 3).byes[0]!.player)));
    expect(names).toEqual(new Set(['B', 'D']));
  });

  it('a half-point bye does not bar from it', () => {
    const tournament = drawn('A-B =, C-D =, E ½bye');
    const names = seeds(tournament, (each) => nameOf(each, paired(each, 2).byes[0]!.player));
    expect([...new Set(names)].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});
