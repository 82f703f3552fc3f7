import type {
  ConfigurationRecord,
  InitialColourRecord,
  RoundDatesRecord,
  RoundsRecord,
  TextRecord,
} from './document.ts';
import type { TrfLine } from './line.ts';
import { layOut, report, textIn, wholeNumber, wordsFrom } from './line.ts';

export function readTextRecord(line: TrfLine): TextRecord {
  return { kind: 'text', code: textIn(line, 1, 3), text: textIn(line, 5) };
}

export function writeTextRecord(record: TextRecord): string {
  return layOut([
    [1, record.code],
    [5, record.text],
  ]);
}

/** 132: ten columns a round from column 92, eight of them the date. */
export function readRoundDates(line: TrfLine): RoundDatesRecord {
  const dates: string[] = [];
  for (let column = 92; column <= line.text.length; column += 10) {
    dates.push(textIn(line, column, column + 9));
  }
  return { kind: 'roundDates', dates };
}

export function writeRoundDates(record: RoundDatesRecord): string {
  const dates = record.dates.map((date, index): [number, string] => [92 + index * 10, date]);
  return layOut([[1, '132'], ...dates]);
}

export function readRoundsRecord(line: TrfLine): RoundsRecord | undefined {
  const rounds = wholeNumber(line, 5, textIn(line, 4), 1, 999);
  const code = textIn(line, 1, 3) === '142' ? '142' : 'XXR';
  return rounds === undefined ? undefined : { kind: 'rounds', code, rounds };
}

export function writeRoundsRecord(record: RoundsRecord): string {
  return `${record.code} ${record.rounds}`;
}

export function readInitialColour(line: TrfLine): InitialColourRecord | undefined {
  const found = textIn(line, 5);
  const letter = found.toUpperCase();
  if (letter !== 'W' && letter !== 'B') {
    report(line, 'trfInitialColourExpected', 5, found);
    return undefined;
  }
  return { kind: 'initialColour', colour: letter === 'W' ? 'white' : 'black' };
}

export function writeInitialColour(record: InitialColourRecord): string {
  return `152 ${record.colour === 'white' ? 'W' : 'B'}`;
}

export function readConfiguration(line: TrfLine): ConfigurationRecord {
  return { kind: 'configuration', words: wordsFrom(line, 4).map((word) => word.text) };
}

export function writeConfiguration(record: ConfigurationRecord): string {
  return ['XXC', ...record.words].join(' ');
}
