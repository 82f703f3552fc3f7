import type { Colour } from '../../tournament/colour.ts';
import { historyOf } from '../../tournament/history.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { lotsFor } from '../../lots/draw.ts';
import { keptApart, type PairTest } from '../swiss/keepApart.ts';
import { mayMeet } from './absoluteCriteria.ts';
import { contendersOf, type Contender } from './contender.ts';

/** The round to be paired. Players are known by their place in `players`, the highest ranked first. */
export interface Field {
  readonly players: readonly Contender[];
  /** Places: one for each player, then one for the bye where the number of players is odd. */
  readonly size: number;
  /** `compatible[a * size + b]` is 1 where a and b may meet by the absolute criteria, or a may have the bye b. */
  readonly compatible: Uint8Array;
  /** C5: the score of whoever gets the bye; undefined when nobody does. */
  readonly byeScore?: number;
}

/** Which rules the field is built with; the normal case obeys them all. */
export interface FieldRules {
  readonly rematches: boolean;
  readonly colours: boolean;
  readonly softlyApart: boolean;
}

export const allRules: FieldRules = { rematches: true, colours: true, softlyApart: true };

export function fieldOf(tournament: Tournament, round: number, rules: FieldRules = allRules): Field {
  const players = contendersOf(tournament, round);
  const { rounds, points, rematchFrom } = tournament.settings;
  const apart = keptApart(tournament, round, historyOf(tournament));
  const forbidden: PairTest = (a, b) => apart.never(a, b) || (rules.softlyApart && apart.ifPossible(a, b));
  const met = rules.rematches && !(rematchFrom !== undefined && round >= rematchFrom);
  const half = ((round - 1) * Math.max(points.win, points.draw)) / 2;
  const test = {
    met,
    colours: rules.colours,
    isLastRound: rounds !== undefined && round >= rounds,
    topscorersAbove: half,
  };
  const anyApart = tournament.settings.keepApart.length > 0;
  const n = players.length;
  const size = n + (n % 2);
  const compatible = new Uint8Array(size * size);
  for (let a = 0; a < n; a += 1) {
    const one = players[a]!;
    for (let b = a + 1; b < n; b += 1) {
      const two = players[b]!;
      if (mayMeet(one, two, test) && !(anyApart && forbidden(one.number, two.number))) {
        compatible[a * size + b] = 1;
        compatible[b * size + a] = 1;
      }
    }
  }
  return { players, size, compatible };
}

/** C.04.3 (2026) 5.1: the initial colour, given or by lot. */
export function initialColour(tournament: Tournament): Colour {
  return (
    tournament.settings.firstColour ??
    (lotsFor(tournament.settings.drawSeed, 'colours').next(2) === 0 ? 'white' : 'black')
  );
}
