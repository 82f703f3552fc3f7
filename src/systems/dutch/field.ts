import { historyOf } from '../../tournament/history.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { keptApart, type PairTest } from '../swiss/keepApart.ts';
import { isRematchAllowed } from '../swiss/rematchAllowed.ts';
import { barredColour, coloursAllow, topscorersAbove } from './absoluteCriteria.ts';
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
  /** `unlessAnnounced`: the arbiter's rule for rematches (rules.md 4) lifts the bar. */
  readonly rematches: 'never' | 'unlessAnnounced' | 'ignored';
  readonly colours: boolean;
  /** Which rules to keep players apart hold: all, those that must, none. */
  readonly apart: 'all' | 'must' | 'ignored';
}

export const allRules: FieldRules = { rematches: 'never', colours: true, apart: 'all' };

export function fieldOf(tournament: Tournament, round: number, rules: FieldRules = allRules): Field {
  const history = historyOf(tournament);
  const players = contendersOf(tournament, round, history);
  const { keepApart } = tournament.settings;
  const size = players.length + (players.length % 2);
  const field = { players, size, compatible: new Uint8Array(size * size) };
  allowByColours(field, rules.colours, topscorersAbove(tournament.settings, round));
  const lifted = rules.rematches === 'unlessAnnounced' && isRematchAllowed(tournament, round);
  if (rules.rematches !== 'ignored' && !lifted) {
    forbidRematches(field);
  }
  if (keepApart.length > 0 && rules.apart !== 'ignored') {
    const apart = keptApart(tournament, round, history);
    forbid(field, (a, b) => apart.never(a, b) || (rules.apart === 'all' && apart.ifPossible(a, b)));
  }
  return field;
}

/** C3 for everybody at once. */
function allowByColours(field: Field, colours: boolean, limit: number): void {
  const { players, size, compatible } = field;
  const barred = players.map((player) => (colours ? barredColour(player, limit) : 0));
  for (let a = 0; a < players.length; a += 1) {
    for (let b = a + 1; b < players.length; b += 1) {
      if (coloursAllow(barred[a]!, barred[b]!)) {
        compatible[a * size + b] = 1;
        compatible[b * size + a] = 1;
      }
    }
  }
}

/** C1 for everybody at once. */
function forbidRematches({ players, size, compatible }: Field): void {
  const places = new Map(players.map((player, at) => [player.number, at]));
  players.forEach((player, a) => {
    for (const opponent of player.opponents) {
      const b = places.get(opponent);
      if (b !== undefined) {
        compatible[a * size + b] = 0;
        compatible[b * size + a] = 0;
      }
    }
  });
}

function forbid({ players, size, compatible }: Field, apart: PairTest): void {
  players.forEach((one, a) => {
    players.forEach((two, b) => {
      if (b > a && apart(one.number, two.number)) {
        compatible[a * size + b] = 0;
        compatible[b * size + a] = 0;
      }
    });
  });
}
