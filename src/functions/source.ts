import { readEvent } from '../sheet/readEvent.ts';
import { readRanges } from '../sheet/readRanges.ts';
import type { Language } from '../sheet/languages.ts';
import type { Cells } from '../sheet/cell.ts';
import type { EventRead, PartKey } from '../sheet/event.ts';
import { holdsFor, type SettingScope } from '../sheet/settingRows.ts';
import type { ColourNames } from '../sheet/words.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Problem } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { ReadWorkbook, Refusal } from './answer.ts';
import { shownArgument } from './arguments.ts';
import { isOmitted, onlyCell, rangeFrom } from './fromRange.ts';
import { overruleSettings } from './workbookSettings.ts';

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

/**
 * The arguments `players`, `results` and `settings`. With ranges given nothing else is read; without them `settings` goes
 * before the workbook's own Settings sheet.
 */
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
  const settingCells = isOmitted(settings)
    ? undefined
    : (rangeFrom(onlyCell(settings)) ?? shownArgument(settings));
  return isOmitted(players)
    ? fromWorkbook(settingCells, readWorkbook)
    : fromRanges(players, results, settingCells);
}

function rangeProblems(raw: unknown, argument: string): Problem[] {
  const wrong = !isOmitted(raw) && (!Array.isArray(raw) || onlyCell(raw) !== raw);
  return wrong ? [{ code: 'argumentNotRange', found: shownArgument(raw), values: { argument } }] : [];
}

function fromRanges(players: unknown, results: unknown, settings: Cells | string | undefined): SourceRead {
  const resultCells = isOmitted(results) ? undefined : rangeFrom(results);
  const read = readRanges({
    players: rangeFrom(players) ?? [],
    ...(resultCells === undefined ? {} : { results: resultCells }),
    ...(settings === undefined ? {} : { settings }),
  });
  if (read.problems.length > 0) {
    return { ok: false, problems: read.problems, language: read.language };
  }
  const { language, colourNames, playerRows, headingRow, tournament } = read;
  const parts = [{ section: '', stage: '', tournament }];
  return { ok: true, source: { language, colourNames, parts, playerRows, headingRow } };
}

function fromWorkbook(settings: Cells | string | undefined, readWorkbook: ReadWorkbook): SourceRead {
  const sheets = readWorkbook();
  const own = readEvent(sheets);
  if (own.problems.length > 0 || settings === undefined) {
    return sourceOf(own, {});
  }
  const ownSettings = own.tables.settings?.sheet;
  const overruled = overruleSettings(settings, ownSettings);
  const others = sheets.filter((sheet) => sheet.id !== ownSettings?.id);
  return sourceOf(readEvent([overruled.sheet, ...others]), overruled.chosen);
}

function sourceOf(event: EventRead, chosen: SettingScope): SourceRead {
  const { language, colourNames, tables } = event;
  const parts = event.parts.filter((part) => holdsFor(chosen, part));
  if (event.problems.length > 0 || parts.length === 0) {
    const noPart = { code: 'noSuchPart' as const, found: chosen.section ?? chosen.stage ?? '' };
    return { ok: false, problems: event.problems.length > 0 ? event.problems : [noPart], language };
  }
  const playerRows: (PlayerNumber | undefined)[] = [];
  for (const { row, player } of event.players) {
    playerRows[row] = player.number;
  }
  const headingRow = tables.players?.headingRow ?? 0;
  return {
    ok: true,
    source: { language, colourNames, parts, playerRows: Array.from(playerRows), headingRow },
  };
}
