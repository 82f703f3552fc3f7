import { readEvent } from '../sheet/readEvent.ts';
import { readRanges } from '../sheet/readRanges.ts';
import type { Language } from '../sheet/languages.ts';
import type { PartKey } from '../sheet/event.ts';
import type { ColourNames } from '../sheet/words.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Problem } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { ReadWorkbook, Refusal } from './answer.ts';
import { isOmitted, onlyCell, rangeFrom } from './fromRange.ts';

/** What a function computes from: the ranges given, else the workbook's own sheets. */
export interface Source {
  readonly language: Language;
  readonly colourNames: ColourNames;
  /** At least one; with ranges exactly one. */
  readonly parts: readonly SourcePart[];
  /** For each row of the range or sheet of players, from its first: whose row it is. */
  readonly playerRows: readonly (PlayerNumber | undefined)[];
  readonly headingRow: number;
}

export interface SourcePart extends PartKey {
  readonly tournament: Tournament;
}

export type SourceRead = { readonly ok: true; readonly source: Source } | Refusal;

/** The arguments `players`, `results` and `settings`; with ranges given nothing else is read. */
export function readSource(
  players: unknown,
  results: unknown,
  settings: unknown,
  readWorkbook: ReadWorkbook,
): SourceRead {
  const problems = [...rangeProblems(players, 'players'), ...rangeProblems(results, 'results')];
  if (isOmitted(players) && !isOmitted(results)) {
    problems.push({ code: 'argumentMissing', values: { argument: 'players' } });
  }
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  return isOmitted(players) ? fromWorkbook(readWorkbook) : fromRanges(players, results, settings);
}

function rangeProblems(raw: unknown, argument: string): Problem[] {
  const wrong = !isOmitted(raw) && (!Array.isArray(raw) || onlyCell(raw) !== raw);
  return wrong ? [{ code: 'argumentNotRange', found: String(onlyCell(raw)), values: { argument } }] : [];
}

function fromRanges(players: unknown, results: unknown, settings: unknown): SourceRead {
  const resultCells = isOmitted(results) ? undefined : rangeFrom(results);
  const settingCells = isOmitted(settings) ? undefined : (rangeFrom(settings) ?? String(settings));
  const read = readRanges({
    players: rangeFrom(players) ?? [],
    ...(resultCells === undefined ? {} : { results: resultCells }),
    ...(settingCells === undefined ? {} : { settings: settingCells }),
  });
  if (read.problems.length > 0) {
    return { ok: false, problems: read.problems, language: read.language };
  }
  const { language, colourNames, playerRows, headingRow, tournament } = read;
  const parts = [{ section: '', stage: '', tournament }];
  return { ok: true, source: { language, colourNames, parts, playerRows, headingRow } };
}

function fromWorkbook(readWorkbook: ReadWorkbook): SourceRead {
  const event = readEvent(readWorkbook());
  if (event.problems.length > 0) {
    return { ok: false, problems: event.problems, language: event.language };
  }
  const playerRows: (PlayerNumber | undefined)[] = [];
  for (const { row, player } of event.players) {
    playerRows[row] = player.number;
  }
  const { language, colourNames, parts, tables } = event;
  const headingRow = tables.players?.headingRow ?? 0;
  return {
    ok: true,
    source: { language, colourNames, parts, playerRows: Array.from(playerRows), headingRow },
  };
}
