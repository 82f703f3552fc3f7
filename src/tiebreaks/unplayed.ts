import {
  byeMeaning,
  gameMeaning,
  type Award,
  type ByeOutcome,
  type GameMeaning,
  type GameOutcome,
} from '../tournament/outcome.ts';
import type { Entry, PlayerHistory } from '../tournament/history.ts';
import type { HalfPoints } from '../tournament/points.ts';
import { halfPoints } from '../tournament/points.ts';

/** What a row brought its player; `undefined` while it is open (no result, or an unfinished game). */
export function awardOf(entry: Entry): Award | undefined {
  if (entry.colour === undefined) {
    return entry.outcome === undefined ? 'absence' : byeMeaning[entry.outcome as ByeOutcome].award;
  }
  const meaning = gameMeaning[entry.outcome as GameOutcome] as GameMeaning | undefined;
  return meaning?.open === true ? undefined : meaning?.award[entry.colour];
}

/** Nothing is known yet: it counts nothing in standings (rules.md 0). */
export function isOpen(entry: Entry): boolean {
  return awardOf(entry) === undefined;
}

/** C.07 (2026) 16.1.1: a half-point or zero-point bye; also any round after he withdrew or before he came. */
export function isRequestedBye(entry: Entry): boolean {
  const award = awardOf(entry);
  return entry.opponent === undefined && (award === 'draw' || award === 'absence');
}

/** C.07 (2026) 16.1.2: he was not there to play: a requested bye or a forfeit loss. */
export function isVoluntarilyUnplayed(entry: Entry): boolean {
  return isRequestedBye(entry) || awardOf(entry) === 'forfeitLoss';
}

/**
 * C.07 (2026) 16.3: the score that his opponents count. Requested byes followed only by rounds he was not there to
 * play, or by none (16.2.5), are draws; every other unplayed round is worth what it brought.
 */
export function adjustedScore(history: PlayerHistory, draw: HalfPoints): HalfPoints {
  let score = 0;
  let gone = true;
  for (const entry of [...history.entries].reverse()) {
    gone = gone && isVoluntarilyUnplayed(entry);
    score += gone && isRequestedBye(entry) ? draw : entry.points;
  }
  return halfPoints(score);
}
