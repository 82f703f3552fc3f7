import { describe, expect, it } from 'vitest';
import { floaterStep } from '../../../src/systems/drawnSwiss/drawOrder.ts';

describe('Law 29.3.5–6, from whom an incoming floater draws', () => {
  it.each([1, 2] as const)(
    '29.3.5: of subgroup %i, from 3 and 4 of the group below, and has White',
    (subgroup) => {
      expect(floaterStep(subgroup)).toEqual({ clause: '29.3.5', partners: [3, 4], colour: 'white' });
    },
  );

  it.each([3, 4] as const)(
    '29.3.6: of subgroup %i, from 1 and 2 of the group below, and has Black',
    (subgroup) => {
      expect(floaterStep(subgroup)).toEqual({ clause: '29.3.6', partners: [1, 2], colour: 'black' });
    },
  );
});
