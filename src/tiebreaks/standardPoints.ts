import { otherColour } from '../tournament/colour.ts';
import type { Entry, PlayerHistory } from '../tournament/history.ts';
import { gameMeaning, pointsOf, type GameOutcome } from '../tournament/outcome.ts';
import type { PointSystem } from '../tournament/points.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { fraction, zero, type Fraction } from './fraction.ts';
import { isOpen } from './unplayed.ts';

/**
 * C.07 (2026) 7.7 Standard points (STD): one for a round with more points than the scheduled opponent, or without an
 * opponent more than a draw's; a half for as many.
 */
export function standardPoints(field: Field, own: PlayerHistory): readonly Contribution[] {
  const { points } = field.tournament.settings;
  return own.entries.map((entry): Contribution => {
    if (isOpen(entry)) {
      return { entry, countsAs: 'open', value: zero };
    }
    return { entry, countsAs: 'ownResult', value: standardPoint(entry.points - measure(entry, points)) };
  });
}

function standardPoint(ahead: number): Fraction {
  return fraction(1 + Math.sign(ahead), 2);
}

/** The points to compare his own with. */
function measure(entry: Entry, points: PointSystem): number {
  if (entry.colour === undefined) {
    return points.draw;
  }
  return pointsOf(gameMeaning[entry.outcome as GameOutcome].award[otherColour(entry.colour)], points);
}
