import { offendsC10, offendsC11, offendsC12, offendsC13 } from './colourCriteria.ts';
import type { Contender } from './contender.ts';
import {
  floatsOn,
  type Lookback,
  repeatsDownfloat,
  repeatsUpfloat,
  repeatsUpfloatFrom,
} from './floatCriteria.ts';

export const qualityCodes = [
  'C6',
  'C7',
  'C8',
  'C9',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'C18',
  'C19',
  'C20',
  'C21',
] as const;

export type QualityCode = (typeof qualityCodes)[number];

/**
 * One number that the best candidate keeps as small as possible, more important ones first: the sum of what its pairs
 * cost and of what its downfloaters cost. Criteria taken "in descending order" of scores are one number per score.
 */
export interface Rung {
  readonly code: QualityCode;
  /** A pair made in the bracket. */
  readonly pair?: (higher: Contender, lower: Contender) => number;
  /** A player of the bracket who downfloats. */
  readonly floater?: (player: Contender) => number;
  /** A player of this bracket or the next who stays unpaired in the next one too. */
  readonly floaterOfNext?: (player: Contender) => number;
}

/** The bracket as the criteria see it. */
export interface BracketScores {
  readonly residents: number;
  /** The different scores of the MDPs, highest first. */
  readonly mdps: readonly number[];
  /** C9 applies: exactly one player downfloats, and he gets the bye. */
  readonly floaterHasBye: boolean;
}

/** C.04.3 (2026) 2.4: the quality criteria in descending priority. */
export function qualityCriteria(bracket: BracketScores): Rung[] {
  return [
    ...downfloaterRungs(bracket),
    { code: 'C10', pair: offendsC10 },
    { code: 'C11', pair: offendsC11 },
    { code: 'C12', pair: offendsC12 },
    { code: 'C13', pair: offendsC13 },
    { code: 'C14', floater: (player) => repeatsDownfloat(player, bracket.residents, 'floatBefore') },
    { code: 'C15', pair: (higher, lower) => repeatsUpfloat(higher, lower, 'floatBefore') },
    { code: 'C16', floater: (player) => repeatsDownfloat(player, bracket.residents, 'floatTwoBefore') },
    { code: 'C17', pair: (higher, lower) => repeatsUpfloat(higher, lower, 'floatTwoBefore') },
    ...perScore(bracket, 'C18', 'C19', 'floatBefore'),
    ...perScore(bracket, 'C20', 'C21', 'floatTwoBefore'),
  ];
}

/** C.04.3 (2026) 2.4.1–2.4.4 [C6]–[C9]. */
function downfloaterRungs({ residents, mdps, floaterHasBye }: BracketScores): Rung[] {
  return [
    // 2.4.1 [C6]: as few downfloaters as possible.
    { code: 'C6', floater: () => 1 },
    // 2.4.2 [C7]: their scores, highest first, as low as possible.
    ...mdps.map((score): Rung => ({ code: 'C7', floater: (player) => (player.score === score ? 1 : 0) })),
    // 2.4.3 [C8]: the same two in the following bracket.
    { code: 'C8', floaterOfNext: () => 1 },
    ...[...mdps, residents].map((score): Rung => ({
      code: 'C8',
      floaterOfNext: (player) => (player.score === score ? 1 : 0),
    })),
    // 2.4.4 [C9]: the unplayed games of whoever gets the bye.
    ...(floaterHasBye ? [{ code: 'C9' as const, floater: (player: Contender) => player.unplayedGames }] : []),
  ];
}

function perScore({ mdps }: BracketScores, down: QualityCode, up: QualityCode, when: Lookback): Rung[] {
  return [
    ...mdps.map((score): Rung => ({ code: down, floater: (player) => floatsOn(player, score, when) })),
    ...mdps.map((score): Rung => ({
      code: up,
      pair: (higher, lower) => repeatsUpfloatFrom(higher, lower, score, when),
    })),
  ];
}
