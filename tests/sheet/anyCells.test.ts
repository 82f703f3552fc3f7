import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CellValue } from '../../src/sheet/cell.ts';
import { playerColumns, resultColumns } from '../../src/sheet/headings.ts';
import { languages } from '../../src/sheet/languages.ts';
import { readEvent } from '../../src/sheet/readEvent.ts';
import { sentenceOf, sentences } from '../../src/sheet/sentences.ts';
import { settingKeys, settingName } from '../../src/sheet/settingKeys.ts';
import type { Problem } from '../../src/tournament/problem.ts';
import { typedSheets } from './typedSheets.ts';

const words = [
  '1-0',
  '½',
  'bye',
  '1',
  '2',
  'An',
  'U12',
  'final',
  'Section: U12',
  'Stage: x',
  '3=½',
  'x',
  '\u202e',
  '=A1',
];

/** Half of the cells are what an arbiter might type somewhere, the others anything. */
const cell: fc.Arbitrary<CellValue> = fc.oneof(
  fc.constantFrom<CellValue>('', ...words),
  fc.integer({ min: 0, max: 4 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.double(),
  fc.boolean(),
  fc.record({ kind: fc.constantFrom('date' as const, 'error' as const), shown: fc.string({ maxLength: 8 }) }),
);

const rows = (width: number) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 });

const settingRow = fc.tuple(
  fc.oneof(fc.constantFrom(...settingKeys.map((key) => settingName(key, 'vi')), ...words), cell),
  cell,
);

/** Every place of its sentence is filled. */
function isComplete(problem: Problem): boolean {
  const places = sentences.en[problem.code].match(/\w+(?=\})/g) ?? [];
  return places.every((place) => (place === 'found' ? problem.found : problem.values?.[place]) !== undefined);
}

test('whatever stands in the cells: nothing throws, and every sentence is complete', () => {
  fc.assert(
    fc.property(
      rows(playerColumns.length),
      rows(resultColumns.length),
      fc.array(settingRow, { maxLength: 12 }),
      (players, results, settings) => {
        const event = readEvent(typedSheets({ playerColumns, players, resultColumns, results, settings }));
        const told = [...event.problems, ...event.notes, ...event.repairs.map(({ note }) => note)];
        expect(told.filter((problem) => !isComplete(problem))).toEqual([]);
        languages.forEach((language) => told.forEach((problem) => sentenceOf(problem, language)));
        event.parts.forEach(({ tournament }) =>
          expect(tournament.rounds.map(({ number }) => number)).toEqual(
            tournament.rounds.map((_, index) => index + 1),
          ),
        );
      },
    ),
    { numRuns: 150, seed: 27 },
  );
});

test('repairs change nothing but the writing: the same event is read again, and nothing is left to repair', () => {
  fc.assert(
    fc.property(rows(playerColumns.length), rows(resultColumns.length), (players, results) => {
      const sheets = typedSheets({ playerColumns, players, resultColumns, results });
      const before = readEvent(sheets);
      const repaired = sheets.map((sheet) => ({
        ...sheet,
        values: (sheet.values ?? []).map((cells, row) =>
          cells.map((typed, column) => {
            const repair = before.repairs.find(
              (each) => each.sheetId === sheet.id && each.row === row && each.column === column,
            );
            return repair?.value ?? typed;
          }),
        ),
      }));
      const after = readEvent(repaired);
      expect(after.repairs).toEqual([]);
      expect(after.parts).toEqual(before.parts);
    }),
    { numRuns: 150, seed: 28 },
  );
});
