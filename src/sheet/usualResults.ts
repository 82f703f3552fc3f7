import { gameOutcomes, type GameOutcome } from '../tournament/outcome.ts';
import type { PointSystem } from '../tournament/points.ts';
import type { Language } from './languages.ts';
import { makeResult, parseResult } from './resultText.ts';

/** How people type the result of a game; what each means is asked of the reader itself. */
const spellings: readonly string[] = [
  ...['1', '0', '½', '=', '0.5', '0,5', '1/2', '+', '-', 'T', 'H', 'B'],
  ...['1:0', '0:1', '1–0', '0–1', '1 0', '0 1', '½–½', '½:½', '0.5-0.5', '1/2-1/2', '=-=', '+-', '-+', '--'],
];

/** The usual ways of typing each outcome in an event of this language and these points, the written form first. */
export function usualResults(
  language: Language,
  points: PointSystem,
): { readonly outcome: GameOutcome; readonly texts: readonly string[] }[] {
  const meant = new Map(gameOutcomes.map((outcome) => [outcome, [makeResult(outcome)]]));
  for (const text of spellings) {
    const reading = parseResult(text, { language, points, inMatch: true });
    if (reading.kind === 'game') {
      meant.get(reading.outcome)?.push(text);
    }
  }
  return [...meant].map(([outcome, texts]) => ({ outcome, texts }));
}
