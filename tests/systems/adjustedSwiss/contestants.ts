import type { Contestant, Field } from '../../../src/systems/adjustedSwiss/field.ts';
import type { MayMeet, Pair } from '../../../src/systems/adjustedSwiss/order.ts';
import type { Colour } from '../../../src/tournament/colour.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import { halfPoints } from '../../../src/tournament/points.ts';

interface Traits {
  readonly score?: number;
  readonly due?: Colour;
  readonly rating?: number;
  readonly floatedLast?: boolean;
  readonly colours?: readonly Colour[];
}

/** A player of number and rank `rank`, in a group of score 0 unless said otherwise. */
export function contestant(rank: number, traits: Traits = {}): Contestant {
  const colours = traits.colours ?? [];
  const player = {
    number: playerNumber(rank),
    name: `P${rank}`,
    byes: [],
    ...(traits.rating === undefined ? {} : { rating: traits.rating }),
  };
  return {
    player,
    rank,
    score: traits.score ?? 0,
    due: traits.due,
    floatedLast: traits.floatedLast ?? false,
    history: {
      player,
      entries: colours.map((colour, index) => ({
        round: index + 1,
        opponent: playerNumber(1000 + 10 * rank + index),
        colour,
        played: true,
        outcome: 'draw',
        points: halfPoints(1),
      })),
      scoreBefore: [halfPoints(0)],
      opponents: new Set(),
      colours,
    },
  };
}

/** Players 1…n of one group. */
export function group(n: number, traits: Readonly<Record<number, Traits>> = {}): Contestant[] {
  return Array.from({ length: n }, (_, index) => contestant(index + 1, traits[index + 1]));
}

/** Everybody may meet, but for the pairs named: `except('1-4 1-5')`. */
export function except(pairs: string): MayMeet {
  const forbidden = new Set(pairs.split(' ').flatMap((pair) => [pair, pair.split('-').reverse().join('-')]));
  return (a, b) => !forbidden.has(`${a.rank}-${b.rank}`);
}

export const everybody: MayMeet = () => true;

/** Only these pairs may meet. */
export function only(pairs: string): MayMeet {
  const forbidden = except(pairs);
  return (a, b) => !forbidden(a, b);
}

export function fieldWith(permitted: MayMeet, traits: Partial<Field> = {}): Field {
  return {
    contestants: [],
    history: new Map(),
    round: 5,
    lastRound: false,
    rematchAllowed: false,
    limited: false,
    median: 0,
    permitted,
    ...traits,
  };
}

/** `1-4 2-5 3-6` */
export function shown(pairs: readonly Pair[] | undefined): string | undefined {
  return pairs?.map(({ first, second }) => `${first.rank}-${second.rank}`).join(' ');
}

export function ranks(players: readonly Contestant[]): number[] {
  return players.map((each) => each.rank);
}
