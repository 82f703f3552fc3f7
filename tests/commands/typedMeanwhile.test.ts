import { describe, expect, it } from 'vitest';
import { cellAt, changeCell, copyWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import type { CommandName } from '../../src/commands/commands.ts';
import type { SheetRole } from '../../src/sheet/roles.ts';
import { contents, play, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

interface Typing {
  readonly name: string;
  readonly command: CommandName;
  readonly start: () => WorkbookModel;
  readonly yes?: boolean;
  readonly role: SheetRole;
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

function played(players: number, results?: readonly string[]): WorkbookModel {
  const workbook = typedEvent(players);
  changeCell(sheetFor(workbook, 'results'), 1, 9, { value: 'Hall' });
  play(workbook, 'pairNextRound');
  if (results !== undefined) {
    typeResults(workbook, results);
  }
  return workbook;
}

const cases: readonly Typing[] = [
  {
    name: 'a corrected result',
    command: 'pairNextRound',
    start: () => played(8, ['1-0']),
    role: 'results',
    row: 2,
    column: 5,
    text: '0-1',
  },
  {
    name: 'a note',
    command: 'pairNextRound',
    start: () => played(8, ['1-0']),
    role: 'results',
    row: 3,
    column: 8,
    text: 'late',
  },
  {
    name: 'an own cell beside the new rows',
    command: 'pairNextRound',
    start: () => played(8, ['1-0']),
    role: 'results',
    row: 7,
    column: 9,
    text: 'B',
  },
  {
    name: 'a first result',
    command: 'undo',
    start: () => played(8),
    role: 'results',
    row: 3,
    column: 5,
    text: '1-0',
  },
  {
    name: 'an own cell',
    command: 'undo',
    start: () => played(8),
    role: 'results',
    row: 3,
    column: 9,
    text: 'B',
  },
  {
    name: 'a result between repaired ones',
    command: 'checkEverything',
    yes: true,
    start: () => between(),
    role: 'results',
    row: 3,
    column: 5,
    text: '0-1',
  },
  {
    name: 'a rating',
    command: 'numberByLot',
    start: () => typedEvent(8),
    role: 'players',
    row: 4,
    column: 3,
    text: '2222',
  },
  {
    name: 'a result',
    command: 'updateStandings',
    start: () => played(8),
    role: 'results',
    row: 3,
    column: 5,
    text: '0-1',
  },
  {
    name: 'a result',
    command: 'crosstable',
    start: () => played(8),
    role: 'results',
    row: 3,
    column: 5,
    text: '0-1',
  },
];

/** Rows 2 and 5 are spelled otherwise, 3 is still to be typed. */
function between(): WorkbookModel {
  const workbook = played(8);
  const results = sheetFor(workbook, 'results');
  [2, 5].forEach((row) => changeCell(results, row, 5, { value: '1:0' }));
  return workbook;
}

describe('Somebody types while a command runs, at any of its service calls: nothing typed is lost', () => {
  it.each(cases.map((each) => [`${each.command}: ${each.name}`, each] as const))('%s', (_name, each) => {
    const { command, start, role, row, column, text } = each;
    const before = start();
    const yes = each.yes ?? false;
    const calls = play(copyWorkbook(before), command, { yes }).host.service.count;
    const lost: number[] = [];
    for (let at = 1; at <= calls; at += 1) {
      const workbook = copyWorkbook(before);
      const type = (): void =>
        changeCell(sheetFor(workbook, role), row, column, { value: text, formula: '' });
      play(workbook, command, {
        yes,
        meanwhile: ({ service }) => (service.meanwhile = (count) => void (count === at && type())),
      });
      if (String(cellAt(sheetFor(workbook, role), row, column).value) !== text) {
        lost.push(at);
      }
    }
    expect(calls).toBeGreaterThan(10);
    expect(lost).toEqual([]);
  });

  it('whoever types without end stops the command before it has written anything', () => {
    const workbook = played(8, ['1-0']);
    const results = sheetFor(workbook, 'results');
    const before = contents(workbook, ['undo', 'results']);
    const { warned, told } = play(workbook, 'pairNextRound', {
      meanwhile: ({ service }) =>
        (service.meanwhile = (count) => changeCell(results, 2, 8, { value: `note ${count}` })),
    });
    expect(told).toEqual([]);
    expect(warned.join()).toContain('Somebody is typing');
    expect(contents(workbook, ['undo', 'results'])).toEqual(before);
  });
});
