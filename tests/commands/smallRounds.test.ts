import { describe, expect, it } from 'vitest';
import { changeCell, type WorkbookModel } from '../../local/standIn/model.ts';
import { systemNames } from '../../src/tournament/settings.ts';
import { contents, play, rowsOf, sheetFor, typedEvent, typeResults, type Row } from './standInEvent.ts';

function typeRows(workbook: WorkbookModel, rows: readonly Row[]): void {
  rows.forEach((row, r) =>
    row.forEach((value, c) => changeCell(sheetFor(workbook, 'results'), r + 2, c + 1, { value })),
  );
}

function present(workbook: WorkbookModel, numbers: readonly number[]): void {
  const players = sheetFor(workbook, 'players');
  changeCell(players, 1, 5, { value: 'Present' });
  numbers.forEach((number) => changeCell(players, number + 1, 5, { value: true }));
}

describe('a round that nobody can play is refused, whatever the system', () => {
  describe.each(systemNames)('%s', (system) => {
    it.each([0, 1])('with %i players', (players) => {
      const workbook = typedEvent(players, { system });
      const before = contents(workbook);
      expect(play(workbook, 'pairNextRound').warned.join()).toContain('There is nobody to pair');
      expect(contents(workbook)).toEqual(before);
    });
  });

  it.each(['dutch', 'adjusted', 'drawn'])('%s: when only one of all the players is here', (system) => {
    const workbook = typedEvent(6, { system });
    present(workbook, [3]);
    const { warned } = play(workbook, 'pairNextRound');
    expect(warned.join()).toContain('Round 1 cannot be paired: fewer than two players are here');
  });

  it('when everybody has a bye already, typed by hand', () => {
    const workbook = typedEvent(2);
    typeRows(workbook, [
      [1, '', 1, '', '½ bye', '', '', ''],
      [1, '', 2, '', '½ bye', '', '', ''],
    ]);
    expect(play(workbook, 'pairNextRound').warned.join()).toContain('fewer than two players are here');
  });
});

describe('small fields', () => {
  it('5 players and one requested bye in round 1: two games, one half-point bye and no allocated one', () => {
    const workbook = typedEvent(5);
    const players = sheetFor(workbook, 'players');
    changeCell(players, 1, 5, { value: 'Byes' });
    changeCell(players, 4, 5, { value: '1=½' });
    play(workbook, 'pairNextRound');
    const rows = rowsOf(sheetFor(workbook, 'results')).slice(1);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toBe('1||3|Player 3|½ bye|||');
  });

  it('a player who comes after round 1 takes part from his round, with 0 for the one missed', () => {
    const workbook = typedEvent(5);
    const players = sheetFor(workbook, 'players');
    changeCell(players, 1, 5, { value: 'From round' });
    changeCell(players, 6, 5, { value: 2 });
    for (const games of [2, 2]) {
      expect(play(workbook, 'pairNextRound').told.join()).toContain(`is paired: ${games} boards`);
      typeResults(workbook, ['1-0']);
    }
    const results = rowsOf(sheetFor(workbook, 'results')).slice(1);
    expect(results.filter((row) => row.startsWith('1|') && row.includes('Player 5'))).toEqual([]);
    expect(results.filter((row) => row.startsWith('2|') && row.includes('Player 5'))).toHaveLength(1);
    play(workbook, 'crosstable');
    const row = rowsOf(sheetFor(workbook, 'crosstable')).find((each) => each.includes('Player 5'));
    expect(row).toMatch(/^5\|Player 5\|Club\|–\|/);
  });
});

describe('the record stays readable', () => {
  it('a knockout adds the columns Match and Game that Results does not have, and Undo takes them away', () => {
    const workbook = typedEvent(4, { system: 'knockout' });
    const before = contents(workbook);
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 1');
    const [headings, ...rows] = rowsOf(sheetFor(workbook, 'results'));
    expect(headings).toMatch(/\|Note\|Match\|Game$/);
    expect(rows.map((row) => row.split('|').slice(-2))).toEqual([
      ['1', '1'],
      ['1', '2'],
      ['2', '1'],
      ['2', '2'],
    ]);
    play(workbook, 'undo');
    expect(contents(workbook, ['undo', 'log', 'pairings'])).toEqual(before);
  });

  it('a result that was not understood is not called empty as well', () => {
    const workbook = typedEvent(4);
    play(workbook, 'pairNextRound');
    typeResults(workbook, ['won']);
    const { warned } = play(workbook, 'pairNextRound');
    expect(warned.join().match(/Results!E2/g)).toHaveLength(1);
    expect(warned.join()).toContain('“won” is not a result');
  });

  it('Update standings names the result of an earlier round that is missing', () => {
    const workbook = typedEvent(4);
    for (let round = 1; round <= 2; round += 1) {
      play(workbook, 'pairNextRound');
      typeResults(workbook);
    }
    expect(play(workbook, 'updateStandings').told.join()).toContain('after round 2');
    changeCell(sheetFor(workbook, 'results'), 2, 5, { value: '' });
    const { told } = play(workbook, 'updateStandings');
    expect(told.join()).toContain('after round 0');
    expect(told.join()).toContain('Results!E2: The result of');
  });

  it('whoever is out of a knockout is not called absent on Pairings', () => {
    const workbook = typedEvent(4, { system: 'knockout', settings: [['Games per match', 1, '']] });
    ['Match', 'Game'].forEach((value, c) => changeCell(sheetFor(workbook, 'results'), 1, c + 9, { value }));
    for (const boards of [2, 1]) {
      const { told } = play(workbook, 'pairNextRound');
      expect(told.join()).toContain(`${boards} board`);
      typeResults(workbook, ['1-0']);
    }
    expect(rowsOf(sheetFor(workbook, 'pairings')).join('\n')).not.toContain('absent');
  });
});
