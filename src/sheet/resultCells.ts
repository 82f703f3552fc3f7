import { playerNumber, type Player, type PlayerNumber } from '../tournament/player.ts';
import type { PointSystem } from '../tournament/points.ts';
import type { PartKey, ResultRow } from './event.ts';
import type { Findings } from './findings.ts';
import type { ResultColumn } from './headings.ts';
import type { Language } from './languages.ts';
import { highestNumber, mostRounds } from './limits.ts';
import { makeResult, parseResult } from './resultText.ts';
import type { RowReader } from './rowReader.ts';
import { shownText, type FoundTable } from './table.ts';
import { textKey } from './text.ts';

/** What a row of the Results sheet is read against. */
export interface ResultContext {
  readonly language: Language;
  readonly players: ReadonlyMap<number, Player>;
  /** As they are written in the Players sheet; `''` among them where a player has none. */
  readonly sections: readonly string[];
  readonly points: (part: PartKey) => PointSystem;
  /** The title of the Players sheet, for sentences. */
  readonly playersTitle: string;
}

export function readRound(reader: RowReader<ResultColumn>, findings: Findings): number | undefined {
  const value = reader.number('round');
  if (value !== undefined && Number.isInteger(value) && value >= 1 && value <= mostRounds) {
    return value;
  }
  if (typeof reader.cell('round') !== 'object') {
    findings.problems.push({
      code: 'roundNotUnderstood',
      cell: reader.address('round'),
      found: shownText(reader.cell('round')),
      values: { most: mostRounds },
    });
  }
  return undefined;
}

export function readNumber(
  reader: RowReader<ResultColumn>,
  column: 'white' | 'black',
  context: ResultContext,
  findings: Findings,
): PlayerNumber | undefined {
  const number = reader.wholeNumber(column, 1, highestNumber);
  if (number === undefined || context.players.has(number)) {
    return number === undefined ? undefined : playerNumber(number);
  }
  findings.problems.push({
    code: 'unknownNumber',
    cell: reader.address(column),
    values: { number, players: context.playersTitle },
  });
  return undefined;
}

/** In the main stage a row belongs to the section of its players, in a later stage to the section typed. */
export function readPart(
  reader: RowReader<ResultColumn>,
  white: PlayerNumber | undefined,
  black: PlayerNumber | undefined,
  context: ResultContext,
  findings: Findings,
): PartKey {
  const stage = reader.text('stage');
  const typed = reader.text('section');
  const sectionOf = (number: PlayerNumber | undefined): string =>
    number === undefined ? '' : (context.players.get(number)?.section ?? '');
  const own = context.sections.find((section) => textKey(section) === textKey(typed)) ?? typed;
  if (stage !== '') {
    return {
      stage,
      section: typed === '' && context.sections.length === 1 ? (context.sections[0] ?? '') : own,
    };
  }
  const section = sectionOf(white);
  if (white !== undefined && typed !== '' && textKey(typed) !== textKey(section)) {
    findings.problems.push({
      code: 'sectionDiffers',
      cell: reader.address('section'),
      found: typed,
      values: { number: white, section },
    });
  } else if (white !== undefined && black !== undefined && textKey(section) !== textKey(sectionOf(black))) {
    findings.problems.push({
      code: 'playersOfTwoSections',
      cell: reader.address('black'),
      values: { white, black, first: section, second: sectionOf(black) },
    });
  }
  return { stage, section: context.sections.find((each) => textKey(each) === textKey(section)) ?? section };
}

/** `refused`: reported. */
export type OutcomeRead =
  | { readonly kind: 'game' | 'bye'; readonly outcome: NonNullable<ResultRow['outcome']> }
  | { readonly kind: 'refused' | 'empty'; readonly outcome?: undefined };

export function readOutcome(
  reader: RowReader<ResultColumn>,
  table: FoundTable<ResultColumn>,
  points: PointSystem,
  language: Language,
  findings: Findings,
): OutcomeRead {
  const cell = reader.cell('result');
  const reading = parseResult(cell, {
    language,
    points,
    alone: reader.isBlank('black'),
    inMatch: !reader.isBlank('match'),
  });
  const where = { cell: reader.address('result'), found: shownText(cell) };
  switch (reading.kind) {
    case 'empty':
      return { kind: 'empty' };
    case 'refused':
      findings.problems.push({ code: reading.code, ...where });
      return { kind: 'refused' };
    case 'game':
    case 'bye': {
      const result = makeResult(reading.outcome);
      if (cell !== result) {
        findings.repairs.push({
          sheetId: table.sheet.id,
          row: reader.row,
          column: table.columns.result ?? 0,
          value: result,
          note: { code: 'resultRewritten', ...where, values: { result } },
        });
      }
      return reading;
    }
  }
}

/** The numbers count; a name that does not fit them is worth a look. */
export function noteNames(
  reader: RowReader<ResultColumn>,
  numbers: Readonly<Record<'whiteName' | 'blackName', PlayerNumber | undefined>>,
  context: ResultContext,
  findings: Findings,
): void {
  for (const column of ['whiteName', 'blackName'] as const) {
    const number = numbers[column];
    const player = number === undefined ? undefined : context.players.get(number);
    const typed = reader.text(column);
    if (player !== undefined && typed !== '' && textKey(typed) !== textKey(player.name)) {
      findings.notes.push({
        code: 'nameDiffers',
        cell: reader.address(column),
        found: typed,
        values: { number: player.number, name: player.name },
      });
    }
  }
}
