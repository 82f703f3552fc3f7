import { noCut, type Cut } from './cut.ts';
import { tieBreakCodes, tieBreaks, type TieBreakCode } from './tiebreaks.ts';

/** A tie-break as an arbiter chooses it: the code and, where one is written, its modifier. */
export interface TieBreakSpec {
  readonly code: TieBreakCode;
  readonly cut: Cut;
}

/** `BH`, `BH/C1`, also written `BH-C1` or `bh c1`; `undefined` when there is no such tie-break. */
export function parseTieBreak(text: string): TieBreakSpec | undefined {
  const [, name, kind, times] =
    /^([A-Z]+?)(?:\s*[-/ ]?\s*([CM])([1-9]))?$/.exec(text.trim().toUpperCase()) ?? [];
  const code = tieBreakCodes.find((known) => known === name);
  if (code === undefined) {
    return undefined;
  }
  if (kind === undefined) {
    return { code, cut: noCut };
  }
  const definition = tieBreaks[code];
  const addsUp = definition.kind === 'sum' || definition.kind === 'mean';
  const count = Number(times);
  return addsUp && definition.cuttable
    ? { code, cut: { bottom: count, top: kind === 'M' ? count : 0 } }
    : undefined;
}

/** The heading of its column: `BH/C1`. */
export function makeTieBreak(spec: TieBreakSpec): string {
  const { bottom, top } = spec.cut;
  return bottom === 0 ? spec.code : `${spec.code}/${top === 0 ? 'C' : 'M'}${bottom}`;
}

export interface TieBreakList {
  readonly specs: readonly TieBreakSpec[];
  /** What is no tie-break, as typed. */
  readonly unknown: readonly string[];
}

/** A list with commas, semicolons or blanks between. `PTS`, which FIDE's lists begin with, says nothing new. */
export function parseTieBreaks(text: string): TieBreakList {
  const pieces = text
    .split(/[,;\n]/)
    .flatMap((piece) => (parseTieBreak(piece) === undefined ? piece.split(/\s/) : [piece]))
    .filter((piece) => piece !== '' && piece.toUpperCase() !== 'PTS');
  return {
    specs: pieces.flatMap((piece) => parseTieBreak(piece) ?? []),
    unknown: pieces.filter((piece) => parseTieBreak(piece) === undefined),
  };
}
