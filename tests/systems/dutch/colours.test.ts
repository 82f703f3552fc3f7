import { describe, expect, it } from 'vitest';
import { chooseColour } from '../../../src/systems/dutch/colourAllocation.ts';
import { offendsC10, offendsC11, offendsC12, offendsC13 } from '../../../src/systems/dutch/colourCriteria.ts';
import { contender } from './contenders.ts';

/** The colour of the first of two players who have had these colours, and the rule. */
function chosen(
  one: string,
  two: string,
  scores: [number, number] = [0, 0],
  numbers: [number, number] = [1, 2],
) {
  const choice = chooseColour(
    contender(numbers[0], one, { score: scores[0] }),
    contender(numbers[1], two, { score: scores[1] }),
    'white',
  );
  return `${choice.colour} by ${choice.rule}`;
}

describe('C.04.3 (2026) 5.2: colours of a pair', () => {
  it('5.2.1: both preferences, and what the opponent leaves', () => {
    expect(chosen('W', 'B')).toBe('black by 5.2.1');
    expect(chosen('', 'W')).toBe('white by 5.2.1');
  });

  it('5.2.2: the stronger preference', () => {
    expect(chosen('BW', 'W')).toBe('white by 5.2.2');
    expect(chosen('WBB', 'WB')).toBe('white by 5.2.2');
  });

  it('5.2.2: of two absolute preferences the wider difference', () => {
    expect(chosen('WWW', 'BWW')).toBe('black by 5.2.2');
    expect(chosen('BWW', 'WWW')).toBe('white by 5.2.2');
  });

  it('5.2.3: alternate from the latest time the colours differed', () => {
    expect(chosen('WBWBW', 'BWWBW')).toBe('white by 5.2.3');
    expect(chosen('WBBW', 'BWBW')).toBe('white by 5.2.3');
  });

  it('5.2.4: the higher ranked player', () => {
    expect(chosen('W', 'W', [2, 4])).toBe('white by 5.2.4');
    expect(chosen('W', 'W', [4, 2])).toBe('black by 5.2.4');
  });

  it('5.2.5: an odd number of the higher ranked gets the initial colour', () => {
    expect(chosen('', '', [0, 0], [1, 5])).toBe('white by 5.2.5');
    expect(chosen('', '', [0, 0], [2, 6])).toBe('black by 5.2.5');
    expect(chosen('', '', [0, 2], [2, 5])).toBe('black by 5.2.5');
  });
});

describe('C.04.3 (2026) 2.4.5–2.4.8: what a pair offends', () => {
  it('C10: two differences beyond one that want the same colour', () => {
    expect(offendsC10(contender(1, 'WWW'), contender(2, 'WBWW'))).toBe(1);
    expect(offendsC10(contender(1, 'WWW'), contender(2, 'BWW'))).toBe(0);
    expect(offendsC10(contender(1, 'WWW'), contender(2, 'BBB'))).toBe(0);
  });

  it('C11: somebody must have the same colour a third time', () => {
    expect(offendsC11(contender(1, 'BWW'), contender(2, 'BWW'))).toBe(1);
    expect(offendsC11(contender(1, 'WWW'), contender(2, 'BWW'))).toBe(1);
    expect(offendsC11(contender(1, 'WWBW'), contender(2, 'BWW'))).toBe(1);
    expect(offendsC11(contender(1, 'WWBW'), contender(2, 'WWBW'))).toBe(0);
    expect(offendsC11(contender(1, 'WW'), contender(2, 'BB'))).toBe(0);
  });

  it('C12: a colour preference is not met', () => {
    expect(offendsC12(contender(1, 'W'), contender(2, 'BW'))).toBe(1);
    expect(offendsC12(contender(1, 'W'), contender(2, ''))).toBe(0);
  });

  it('C13: a strong preference is not met', () => {
    expect(offendsC13(contender(1, 'W'), contender(2, 'W'))).toBe(1);
    expect(offendsC13(contender(1, 'W'), contender(2, 'WW'))).toBe(1);
    expect(offendsC13(contender(1, 'W'), contender(2, 'BW'))).toBe(0);
    expect(offendsC13(contender(1, 'WW'), contender(2, 'WW'))).toBe(0);
  });
});
