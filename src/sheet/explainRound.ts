import { explainPairing } from '../explain/explainPairing.ts';
import { playerNumber } from '../tournament/player.ts';
import type { Problem } from '../tournament/problem.ts';
import { pairedRounds } from '../tournament/countingRounds.ts';
import { playersByNumber, type Tournament } from '../tournament/tournament.ts';
import { explainText } from './explainText.ts';
import type { Language } from './languages.ts';
import { roundProblem, roundToPair } from './roundToPair.ts';
import type { ColourNames } from './words.ts';

/** The sections and stages of an event, and how it speaks. */
export interface ExplainedEvent {
  readonly parts: readonly { readonly tournament: Tournament }[];
  readonly language: Language;
  readonly colourNames: ColourNames;
}

export type ExplainedRound =
  | { readonly ok: true; readonly sentences: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Why a player has what he has in a round, in words: in the last part of the event in which he stands.
 *
 * @param round the last one that was paired where none is asked for, or round 1 before there is any
 */
export function explainRound(
  { parts, language, colourNames }: ExplainedEvent,
  round: number | undefined,
  player: number,
): ExplainedRound {
  const number = playerNumber(player);
  const own = parts.filter(({ tournament }) => playersByNumber(tournament).has(number));
  const part = [...own].reverse().find(({ tournament }) => reaches(tournament, round)) ?? own[0];
  if (part === undefined) {
    return refused({ code: 'argumentNoPlayer', found: String(player), values: { argument: 'player' } });
  }
  const { tournament } = part;
  const asked = round ?? Math.max(1, pairedRounds(tournament));
  const problem = roundProblem(tournament, asked);
  if (problem !== undefined) {
    return refused(problem);
  }
  const next = roundToPair(tournament);
  const explained = explainPairing(asked === next.round ? next.tournament : tournament, asked, number);
  const known = playersByNumber(tournament);
  return explained.ok
    ? {
        ok: true,
        sentences: explainText(explained.reasons, {
          language,
          colourNames,
          nameOf: (each) => known.get(each)?.name ?? '',
        }),
      }
    : explained;
}

function refused(problem: Problem): ExplainedRound {
  return { ok: false, problems: [problem] };
}

function reaches(tournament: Tournament, round: number | undefined): boolean {
  return pairedRounds(tournament) >= (round ?? 1);
}
