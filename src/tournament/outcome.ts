import type { ByColour } from './colour.ts';
import type { HalfPoints, PointSystem } from './points.ts';

/**
 * The one table of outcomes (rules.md 0). Whatever a result means — points, whether it was played,
 * its letter in a TRF file — is read here and nowhere else.
 */

/** What a side gets out of an outcome; the point system turns it into half-points. */
export type Award = 'win' | 'draw' | 'loss' | 'forfeitLoss' | 'pairingBye' | 'absence';

export const gameOutcomes = [
  'whiteWins',
  'draw',
  'blackWins',
  'bothLose',
  'whiteDrawBlackLoses',
  'whiteLosesBlackDraw',
  'whiteWinsByForfeit',
  'blackWinsByForfeit',
  'bothForfeit',
  'unfinished',
  'whiteWinsUnrated',
  'drawUnrated',
  'blackWinsUnrated',
] as const;

export type GameOutcome = (typeof gameOutcomes)[number];

export const byeOutcomes = ['pairingBye', 'halfBye', 'zeroBye', 'fullBye'] as const;

export type ByeOutcome = (typeof byeOutcomes)[number];

export interface GameMeaning {
  readonly award: ByColour<Award>;
  /** Played games make the history: opponents met, colours, rematches. Forfeits do not. */
  readonly played: boolean;
  readonly trf: ByColour<string>;
  /** `*` counts as a draw for pairing and is open for standings. */
  readonly open?: true;
  /** TRF `W D L`: under one move made, not rated. */
  readonly unrated?: true;
}

export const gameMeaning: Record<GameOutcome, GameMeaning> = {
  whiteWins: over('win', 'loss', '1', '0'),
  draw: over('draw', 'draw', '=', '='),
  blackWins: over('loss', 'win', '0', '1'),
  bothLose: over('loss', 'loss', '0', '0'),
  whiteDrawBlackLoses: over('draw', 'loss', '=', '0'),
  whiteLosesBlackDraw: over('loss', 'draw', '0', '='),
  whiteWinsByForfeit: forfeit('win', 'forfeitLoss', '+', '-'),
  blackWinsByForfeit: forfeit('forfeitLoss', 'win', '-', '+'),
  bothForfeit: forfeit('forfeitLoss', 'forfeitLoss', '-', '-'),
  unfinished: { ...over('draw', 'draw', '*', '*'), open: true },
  whiteWinsUnrated: { ...over('win', 'loss', 'W', 'L'), unrated: true },
  drawUnrated: { ...over('draw', 'draw', 'D', 'D'), unrated: true },
  blackWinsUnrated: { ...over('loss', 'win', 'L', 'W'), unrated: true },
};

export interface ByeMeaning {
  readonly award: Award;
  readonly trf: string;
}

export const byeMeaning: Record<ByeOutcome, ByeMeaning> = {
  pairingBye: { award: 'pairingBye', trf: 'U' },
  halfBye: { award: 'draw', trf: 'H' },
  zeroBye: { award: 'absence', trf: 'Z' },
  fullBye: { award: 'win', trf: 'F' },
};

/** The half-points an award is worth under a point system. */
export function pointsOf(award: Award, points: PointSystem): HalfPoints {
  return points[award];
}

function over(white: Award, black: Award, trfWhite: string, trfBlack: string): GameMeaning {
  return { award: { white, black }, played: true, trf: { white: trfWhite, black: trfBlack } };
}

function forfeit(white: Award, black: Award, trfWhite: string, trfBlack: string): GameMeaning {
  return { award: { white, black }, played: false, trf: { white: trfWhite, black: trfBlack } };
}
