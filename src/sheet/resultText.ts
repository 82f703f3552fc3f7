import type { ByeOutcome, GameOutcome } from '../tournament/outcome.ts';
import type { HalfPoints, PointSystem } from '../tournament/points.ts';
import type { ProblemCode } from '../tournament/problem.ts';
import type { CellValue } from './cell.ts';
import type { Language } from './languages.ts';
import { wordKey } from './text.ts';

/** What a cell of the column Result says. */
export type ResultReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'game'; readonly outcome: GameOutcome }
  | { readonly kind: 'bye'; readonly outcome: ByeOutcome }
  | { readonly kind: 'refused'; readonly code: ProblemCode };

export interface ResultOptions {
  /** `T`, `H`, `B` are read in Vietnamese events only. */
  readonly language: Language;
  /** Decides what else cannot be misunderstood (`2-0` under 2-1-0), and what can (`1` where a draw is worth 1). */
  readonly points: PointSystem;
  /** The row has one player only: `½`, `0`, `1` are byes then. */
  readonly alone?: boolean;
  /** The row is a game of a match: `2-1` may be meant as its score. */
  readonly inMatch?: boolean;
}

/** rules.md 0: how each outcome is written, in every language. `u`: unrated. */
const written: Record<GameOutcome | ByeOutcome, string> = {
  whiteWins: '1-0',
  draw: '½-½',
  blackWins: '0-1',
  bothLose: '0-0',
  whiteDrawBlackLoses: '½-0',
  whiteLosesBlackDraw: '0-½',
  whiteWinsByForfeit: '+/-',
  blackWinsByForfeit: '-/+',
  bothForfeit: '-/-',
  unfinished: '*',
  whiteWinsUnrated: '1-0 u',
  drawUnrated: '½-½ u',
  blackWinsUnrated: '0-1 u',
  pairingBye: 'bye',
  halfBye: '½ bye',
  zeroBye: '0 bye',
  fullBye: '1 bye',
};

/** How the add-on writes an outcome, in every language. */
export function makeResult(outcome: GameOutcome | ByeOutcome): string {
  return written[outcome];
}

/**
 * What the drop-down of the column Result offers; the list warns and never rejects. What people type most stands first,
 * in its short form: whoever types `0` and presses Enter finds exactly that in the list, not the first line that begins so.
 */
export const resultChoices: readonly string[] = [
  ...['1', '½', '0', '='],
  ...[
    ...([
      'whiteWins',
      'draw',
      'blackWins',
      'whiteWinsByForfeit',
      'blackWinsByForfeit',
      'bothForfeit',
    ] as const),
    ...(['unfinished', 'bothLose', 'whiteDrawBlackLoses', 'whiteLosesBlackDraw'] as const),
    ...(['pairingBye', 'halfBye', 'zeroBye', 'fullBye'] as const),
  ].map(makeResult),
];

/** Longer texts are no results, whatever they begin with. */
const longestResult = 40;

/** rules.md 0, "Accept what people type". A date or an error is refused, never guessed. */
export function parseResult(cell: CellValue, options: ResultOptions): ResultReading {
  if (typeof cell === 'object') {
    const ofDate = options.inMatch === true ? 'matchScoreIsDate' : 'resultIsDate';
    return { kind: 'refused', code: cell.kind === 'date' ? ofDate : 'resultIsError' };
  }
  const typed = String(cell);
  const text = typed.length > longestResult ? undefined : plain(typed);
  if (text === '') {
    return { kind: 'empty' };
  }
  return text === undefined || typeof cell === 'boolean' ? notUnderstood : parseText(text, options);
}

const notUnderstood: ResultReading = { kind: 'refused', code: 'resultNotUnderstood' };

/**
 * Without diacritics, case and double blanks; full-width signs and every dash become the plain ones; `½` and its
 * spellings become `=`, which is the half point everywhere below.
 */
function plain(text: string): string {
  return wordKey(text.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/(?<!\d)1[/\u2044]2(?!\d)/g, '=')
    .replace(/(?<![\d.,])0?[.,]50?(?![\d.,])/g, '=')
    .replace(/(?<![\d.,])1[.,]0(?![\d.,])/g, '1');
}

function parseText(text: string, options: ResultOptions): ResultReading {
  const bye = byeOf(text) ?? (options.alone === true ? aloneByes[text] : undefined);
  if (bye !== undefined) {
    return { kind: 'bye', outcome: bye };
  }
  if (text === '1' && options.points.draw === oneFullPoint && options.points.win !== oneFullPoint) {
    return { kind: 'refused', code: 'resultAmbiguous' };
  }
  const outcome =
    wordOutcomes[text] ??
    (options.language === 'vi' ? vietnameseLetters[text] : undefined) ??
    pairOutcome(text) ??
    pointsOutcome(text, options.points);
  if (outcome === undefined && options.inMatch === true && matchScore.test(text)) {
    return { kind: 'refused', code: 'resultIsMatchScore' };
  }
  return outcome === undefined ? notUnderstood : { kind: 'game', outcome };
}

/** `2-1`, `1.5-2.5`, `2½ : 1½` (which stands as `21⁄2` here). */
const matchScore = /^(?:=|\d{1,4}(?:[.,]5|\u20442)?) ?[-:/] ?(?:=|\d{1,4}(?:[.,]5|\u20442)?)$/;

const oneFullPoint = 2;

/** From White's side, where only one side is typed; words that mean one thing only in any language. */
const wordOutcomes: Readonly<Record<string, GameOutcome | undefined>> = {
  '1': 'whiteWins',
  '=': 'draw',
  '0': 'blackWins',
  '+': 'whiteWinsByForfeit',
  '-': 'blackWinsByForfeit',
  '*': 'unfinished',
  thang: 'whiteWins',
  hoa: 'draw',
  draw: 'draw',
  bai: 'blackWins',
  thua: 'blackWins',
};

/** Thắng, hòa, bại. */
const vietnameseLetters: Readonly<Record<string, GameOutcome | undefined>> = {
  t: 'whiteWins',
  h: 'draw',
  b: 'blackWins',
};

const aloneByes: Readonly<Record<string, ByeOutcome | undefined>> = {
  '1': 'fullBye',
  '=': 'halfBye',
  '0': 'zeroBye',
};

const byeWords = '(?:bye|nghi|mien|mien dau)';

/** `bye`, `½ bye`, `bye 0`, and with the Vietnamese words *nghỉ* and *miễn đấu*. *Nghỉ* alone does not say how much it is worth. */
function byeOf(text: string): ByeOutcome | undefined {
  if (/^(?:bye|mien|mien dau)$/.test(text)) {
    return 'pairingBye';
  }
  const match =
    new RegExp(`^([10=]) ?[-:]? ?${byeWords}$`).exec(text) ??
    new RegExp(`^${byeWords} ?[-:]? ?([10=])$`).exec(text);
  return match === null ? undefined : aloneByes[match[1] ?? ''];
}

/**
 * Two sides with a dash, colon, slash or blank between: `1-0`, `1 : 0`, `½-½`, `+/-`, `+--`. Signs need nothing
 * between (`+-`, `==`), digits do: `10` may be anything. A `u` behind means unrated.
 */
function pairOutcome(text: string): GameOutcome | undefined {
  const match = /^([10=+-])( ?[-:/] ?| )([10=+-])( ?u)?$/.exec(text) ?? /^([=+-])()([=+-])( ?u)?$/.exec(text);
  if (match === null) {
    return undefined;
  }
  const pair = `${match[1] ?? ''}${match[3] ?? ''}`;
  return match[4] === undefined ? pairs[pair] : unratedPairs[pair];
}

const pairs: Readonly<Record<string, GameOutcome | undefined>> = {
  '10': 'whiteWins',
  '==': 'draw',
  '01': 'blackWins',
  '00': 'bothLose',
  '=0': 'whiteDrawBlackLoses',
  '0=': 'whiteLosesBlackDraw',
  '+-': 'whiteWinsByForfeit',
  '-+': 'blackWinsByForfeit',
  '--': 'bothForfeit',
};

const unratedPairs: Readonly<Record<string, GameOutcome | undefined>> = {
  '10': 'whiteWinsUnrated',
  '==': 'drawUnrated',
  '01': 'blackWinsUnrated',
};

/** `2-0`, `1-1`, `0-2` under 2-1-0: the points themselves, where `pairs` gives them no other meaning. */
function pointsOutcome(text: string, points: PointSystem): GameOutcome | undefined {
  const match = /^(\d{1,2}) ?[-:/] ?(\d{1,2})$/.exec(text);
  if (match === null || points.win === oneFullPoint) {
    return undefined;
  }
  const [white, black] = [Number(match[1]) * oneFullPoint, Number(match[2]) * oneFullPoint];
  const is = (left: HalfPoints, right: HalfPoints): boolean => white === left && black === right;
  if (is(points.win, points.loss)) {
    return 'whiteWins';
  }
  if (is(points.draw, points.draw)) {
    return 'draw';
  }
  return is(points.loss, points.win) ? 'blackWins' : undefined;
}
