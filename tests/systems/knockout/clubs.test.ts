import { describe, expect, it } from 'vitest';
import { splitClubs } from '../../../src/systems/knockout/clubs.ts';
import type { Placing } from '../../../src/systems/knockout/halves.ts';

/** `a1` is number 1 of club a, `-2` number 2 without a club, `a3*` one exempt from a match. */
const placing = (name: string): Placing<number> => ({
  entrant: {
    number: Number.parseInt(name.slice(1), 10),
    ...(name.startsWith('-') ? {} : { club: name.slice(0, 1) }),
  },
  width: name.endsWith('*') ? 2 : 1,
});

const list = (names: string): Placing<number>[] => (names === '' ? [] : names.split(' ').map(placing));

/** The numbers of each half in the order put there. */
function halvesOf(first: string, second: string, drawn: string, room: number): string {
  const halves = splitClubs({ first: list(first), second: list(second) }, list(drawn), room);
  return [halves.first, halves.second]
    .map((half) => half.map(({ entrant }) => entrant.number).join(' '))
    .join(' | ');
}

describe('rules.md 3: club-mates in different halves, one after another', () => {
  it('without clubs each goes where there is more room, in the order drawn', () => {
    expect(halvesOf('', '', '-1 -2 -3 -4', 2)).toBe('1 3 | 2 4');
    expect(halvesOf('-9', '', '-1 -2 -3', 2)).toBe('9 2 | 1 3');
  });

  it('clubs of several before single ones and those without a club, who fill up', () => {
    expect(halvesOf('', '', '-1 b2 a3 a4', 2)).toBe('3 2 | 4 1');
    expect(halvesOf('', '', '-1 -2 -3 a4', 2)).toBe('4 2 | 1 3');
  });

  it('whoever has more club-mates in one half comes before larger clubs, and goes to the other', () => {
    expect(halvesOf('a9', '', 'b1 b2 b3 b4 a5 -6 -7', 4)).toBe('9 1 3 6 | 5 2 4 7');
    expect(halvesOf('', 'a9', 'b1 b2 b3 b4 a5 -6 -7', 4)).toBe('5 1 3 6 | 9 2 4 7');
  });

  it('the widest first of all', () => {
    expect(halvesOf('', '', 'a1 a2 -3*', 2)).toBe('3 | 1 2');
  });
});
