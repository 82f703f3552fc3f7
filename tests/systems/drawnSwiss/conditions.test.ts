import { describe, expect, it } from 'vitest';
import { bestRound, conditionAgainst } from '../../../src/systems/drawnSwiss/conditions.ts';
import { canFix, completionsOf } from '../../../src/matching/completions.ts';
import type { Contestant, Field } from '../../../src/systems/drawnSwiss/field.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import { halfPoints } from '../../../src/tournament/points.ts';

const strain = { wide: 0, third: 0 };

function contestant(index: number, traits: Partial<Contestant>): Contestant {
  const player = { number: playerNumber(index + 1), name: `P${index}`, byes: [] };
  return {
    index,
    player,
    history: { player, entries: [], scoreBefore: [halfPoints(0)], opponents: new Set(), colours: [] },
    score: 0,
    group: 0,
    subgroup: 2,
    netFloats: 0,
    mayHaveBye: true,
    strains: { white: strain, black: strain },
    ...traits,
  };
}

/** Players 0, 1, 2, … of the groups given, `0001`, with net floats for some of them. */
const players = (groups: string, netFloats: Readonly<Record<number, number>> = {}): Contestant[] =>
  [...groups].map((group, index) =>
    contestant(index, { group: Number(group), netFloats: netFloats[index] ?? 0 }),
  );

/** Whom `who` meets in the best rounds; the bye is the last one and one more. `barred`: who may not meet, `2-3 4-5`. */
function partners(
  who: number,
  contestants: readonly Contestant[],
  { barred = '', floats = 'avoidRepeated' as 'avoidRepeated' | 'anyFloats' } = {},
): number[] {
  const never = new Set(barred.split(' '));
  const field: Field = {
    round: 2,
    rematchAllowed: false,
    contestants,
    groupCount: 1 + Math.max(...contestants.map(({ group }) => group)),
    meeting: (a, b) =>
      never.has(`${a.index}-${b.index}`) || never.has(`${b.index}-${a.index}`)
        ? undefined
        : { strain, rematch: false, keptApart: false },
    coloursOf: () => ['white', 'black'],
    neverTogether: () => false,
    drawnSubgroups: [],
  };
  const best = bestRound(field, contestants, floats);
  const completions = completionsOf(best!);
  return Array.from({ length: best!.n }, (_, other) => other).filter((other) =>
    canFix(completions, who, other),
  );
}

describe('Law 29.4: why a draw would have been void', () => {
  const four = players('0000');
  const field = (meeting: Field['meeting']): Field => ({
    round: 2,
    rematchAllowed: false,
    contestants: four,
    groupCount: 1,
    meeting,
    coloursOf: () => ['white', 'black'],
    neverTogether: () => false,
    drawnSubgroups: [],
  });
  const free = { strain, rematch: false, keptApart: false };
  const against = (meeting: Field['meeting']): unknown =>
    conditionAgainst(
      field(meeting),
      four,
      [four[0]!, four[1]!],
      [
        [four[0]!, four[2]!],
        [four[1]!, four[3]!],
      ],
    );
  const isRest = (a: Contestant, b: Contestant): boolean =>
    a.index + b.index === 5 && a.index >= 2 && b.index >= 2;

  it('the first condition that the best round with the two meets less well', () => {
    expect(against(() => free)).toBeUndefined();
    expect(against((a, b) => (isRest(a, b) ? undefined : free))).toBe('completion');
    expect(against((a, b) => (isRest(a, b) ? { ...free, strain: { wide: 1, third: 1 } } : free))).toBe(
      'wide',
    );
    expect(against((a, b) => (isRest(a, b) ? { ...free, strain: { wide: 0, third: 1 } } : free))).toBe(
      'third',
    );
    expect(against((a, b) => (isRest(a, b) ? { ...free, keptApart: true } : free))).toBe('apart');
    expect(against((a, b) => (isRest(a, b) ? { ...free, rematch: true } : free))).toBe('rematch');
  });
});

describe('Law 29.4.4: repeated floats are avoided', () => {
  it('down: who has gone down stays, where another can go', () => {
    expect(partners(3, players('0001'))).toEqual([0, 1, 2]);
    expect(partners(3, players('0001', { 0: 1 }))).toEqual([1, 2]);
  });

  it('up: who has gone up stays, where another can go', () => {
    expect(partners(0, players('0111', { 1: -1 }))).toEqual([2, 3]);
  });

  it('a float the other way than those before is no repetition, and none is preferred for it', () => {
    expect(partners(3, players('0001', { 0: -2 }))).toEqual([0, 1, 2]);
    expect(partners(0, players('0111', { 1: 2 }))).toEqual([1, 2, 3]);
  });

  it('where all have floated so, who has done it least goes', () => {
    expect(partners(3, players('0001', { 0: 2, 1: 1, 2: 1 }))).toEqual([1, 2]);
  });

  it('the floats of both count together', () => {
    expect(partners(0, players('0111', { 0: 1, 1: -1 }))).toEqual([2, 3]);
  });

  it('in a group of his own nobody floats', () => {
    expect(partners(0, players('0000', { 0: 1, 1: -1 }))).toEqual([1, 2, 3]);
  });

  it('plays no part where the bye is drawn', () => {
    expect(partners(3, players('0001', { 0: 1 }), { floats: 'anyFloats' })).toEqual([0, 1, 2]);
  });

  it('comes after as few as possible leaving each group', () => {
    // If 3, who has gone up before, met nobody from above, he would have to go down himself.
    expect(partners(3, players('000122', { 3: -1 }))).toEqual([0, 1, 2]);
  });
});

describe('rules.md 6: as few players as possible leave each group, from the top', () => {
  it('the one who goes down meets the next group, from which then nobody leaves', () => {
    expect(partners(3, players('000122'))).toEqual([0, 1, 2]);
    expect(partners(4, players('000122'))).toEqual([5]);
  });

  it('the higher group counts before the lower one', () => {
    // 2 and 3 have met: either both go down, or 0 and 1 do.
    expect(partners(0, players('001122'), { barred: '2-3' })).toEqual([1]);
  });

  it('who passes through a group leaves it too', () => {
    // 0 has met the second group; each of it who meets 4 instead would leave it as well.
    expect(partners(0, players('01112'), { barred: '0-1 0-2 0-3' })).toEqual([4]);
  });
});

describe('rules.md 6: the bye', () => {
  const byes = (contestants: readonly Contestant[], barred = ''): number[] =>
    partners(contestants.length, contestants, { barred });
  const had = (contestants: readonly Contestant[], ...who: number[]): Contestant[] =>
    contestants.map((each) => (who.includes(each.index) ? { ...each, mayHaveBye: false } : each));

  it('goes to the lowest group, whoever must then leave his', () => {
    expect(byes(players('00112'))).toEqual([4]);
    expect(byes(players('00122'))).toEqual([3, 4]);
  });

  it('goes to the next group up where nobody of the lowest may have it', () => {
    expect(byes(had(players('00112'), 4))).toEqual([2, 3]);
    expect(byes(had(players('00112'), 2, 3, 4))).toEqual([0, 1]);
  });

  it('goes to nobody without whom the others cannot be paired', () => {
    expect(byes(players('00122'), '0-3 1-3 2-3')).toEqual([3]);
  });

  it('is no float', () => {
    expect(byes(players('00111', { 2: -1, 3: 1 }))).toEqual([2, 3, 4]);
  });
});
