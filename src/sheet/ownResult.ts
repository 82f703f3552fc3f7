import { byeMeaning, gameMeaning, type ByeOutcome, type GameOutcome } from '../tournament/outcome.ts';
import type { Entry } from '../tournament/history.ts';
import { makeResult } from './resultText.ts';

/** A player's side of his row as people write it: `1`, `½`, `0`, `+`, `-`, `*`, a bye in words; `''` without a result. */
export function ownResult(entry: Entry): string {
  if (entry.outcome === undefined) {
    return '';
  }
  if (entry.colour === undefined) {
    return entry.outcome in byeMeaning ? makeResult(entry.outcome as ByeOutcome) : '';
  }
  const letter = gameMeaning[entry.outcome as GameOutcome].trf[entry.colour];
  return shownLetters[letter] ?? letter;
}

const shownLetters: Readonly<Record<string, string>> = { '=': '½', W: '1', D: '½', L: '0' };
