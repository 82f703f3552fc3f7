import { describe, expect, it } from 'vitest';
import { cellAt, changeCell, type WorkbookModel } from '../../local/standIn/model.ts';
import { typedTeamEvent } from './teamEvent.ts';
import { contents, play, rowsOf, sheetFor, typedEvent } from './standInEvent.ts';

function unnumbered(players: number, options: Parameters<typeof typedEvent>[1] = {}): WorkbookModel {
  const workbook = typedEvent(players, options);
  for (let row = 2; row <= players + 1; row += 1) {
    changeCell(sheetFor(workbook, 'players'), row, 1, { value: '' });
  }
  return workbook;
}

function numbers(workbook: WorkbookModel, players: number): unknown[] {
  const sheet = sheetFor(workbook, 'players');
  return Array.from({ length: players }, (_, index) => cellAt(sheet, index + 2, 1).value);
}

describe('Number players', () => {
  it('by lot: the same seed gives the same numbers, and the Log has them (appendix 1; rules.md 1)', () => {
    const [one, two] = [unnumbered(12), unnumbered(12)];
    play(one, 'numberByLot');
    play(two, 'numberByLot');
    expect(numbers(one, 12)).toEqual(numbers(two, 12));
    expect([...numbers(one, 12)].sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    const first = numbers(one, 12).indexOf(1) + 1;
    expect(rowsOf(sheetFor(one, 'log')).join('\n')).toContain(`“spring”: 1 Player ${first};`);
  });

  it('by lot: refused without a draw seed, which nobody could check', () => {
    const workbook = unnumbered(4);
    changeCell(sheetFor(workbook, 'settings'), 5, 2, { value: '' });
    const before = contents(workbook);
    expect(play(workbook, 'numberByLot').warned.join()).toContain('Draw seed');
    expect(contents(workbook)).toEqual(before);
  });

  it('by strength: the highest rating is number 1 (C.04.2 (2026) 2; Law 28.1)', () => {
    const workbook = unnumbered(4);
    const players = sheetFor(workbook, 'players');
    [1900, 2100, '', 2100].forEach((rating, index) => changeCell(players, index + 2, 3, { value: rating }));
    play(workbook, 'numberByStrength');
    expect(numbers(workbook, 4)).toEqual([3, 1, 4, 2]);
  });

  it('numbers section by section, so that each has its own in a row', () => {
    const workbook = unnumbered(6);
    const players = sheetFor(workbook, 'players');
    changeCell(players, 1, 5, { value: 'Section' });
    ['A', 'B', 'A', 'B', 'A', 'B'].forEach((section, index) =>
      changeCell(players, index + 2, 5, { value: section }),
    );
    play(workbook, 'numberByStrength');
    expect(numbers(workbook, 6)).toEqual([1, 4, 2, 5, 3, 6]);
  });

  it('refused once a result or pairing exists: numbers never change then (rules.md 0)', () => {
    const workbook = typedEvent(4);
    play(workbook, 'pairNextRound');
    const before = contents(workbook);
    expect(play(workbook, 'numberByStrength').warned.join()).toContain('Numbers cannot change any more');
    expect(contents(workbook)).toEqual(before);
  });

  it('says what to do where nobody is entered', () => {
    expect(play(typedEvent(0), 'numberByStrength').warned.join()).toContain('nobody to number');
  });
});

describe('rules.md 0: a number that names a player elsewhere', () => {
  it('in the settings: refused before it names somebody else, by Undo too', () => {
    const workbook = typedEvent(4, { settings: [['Keep apart', '1, 2', '']] });
    const sheet = sheetFor(workbook, 'players');
    changeCell(sheet, 2, 3, { value: 1000 });
    const before = contents(workbook);
    const { warned } = play(workbook, 'numberByStrength');
    expect(warned.join()).toMatch(/Settings!B6: Number 1 stands here for Player 1, .*Settings!B6: Number 2/s);
    expect(contents(workbook)).toEqual(before);
    const setting = sheetFor(workbook, 'settings');
    changeCell(setting, 6, 2, { value: '' });
    expect(play(workbook, 'numberByStrength').told.join()).toContain('by strength');
    changeCell(setting, 6, 2, { value: '4, 3' });
    expect(play(workbook, 'undo').warned.join()).toContain('Number 4 stands here for Player 1');
  });

  it('typed before there were numbers it stops neither the numbering nor its Undo', () => {
    const workbook = unnumbered(4, { settings: [['Keep apart', '1, 2', '']] });
    const before = contents(workbook);
    expect(play(workbook, 'numberByLot').told.join()).toContain('by lot');
    expect(play(workbook, 'undo').told.join()).toContain('undone');
    expect(contents(workbook, ['log', 'undo'])).toEqual(before);
  });

  it('in Line-ups: refused where it is typed as a number, carried over where it is the name', () => {
    const lineUps = [
      [1, 'Team 2', 1, 6],
      [1, 'Team 3', 1, 'Player 9'],
    ];
    const workbook = typedTeamEvent({ teams: 3, boards: 2, lineUps });
    changeCell(sheetFor(workbook, 'players'), 8, 3, { value: 3000 });
    const { warned } = play(workbook, 'numberByStrength');
    expect(warned.join().match(/Line-ups!\w+/g)).toEqual(['Line-ups!D2']);
    changeCell(sheetFor(workbook, 'lineUps'), 2, 4, { value: 'Player 6' });
    expect(play(workbook, 'numberByStrength').told.join()).toContain('by strength');
  });
});
