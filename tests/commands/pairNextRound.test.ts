import { describe, expect, it } from 'vitest';
import { cellAt, changeCell, type WorkbookModel } from '../../local/standIn/model.ts';
import { addSheet, contents, play, rowsOf, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

function afterRound1(players: number): WorkbookModel {
  const workbook = typedEvent(players);
  play(workbook, 'pairNextRound');
  typeResults(workbook);
  return workbook;
}

describe('Pair next round (workbook.md, Menu)', () => {
  it('appends the round to Results, shows it on Pairings, logs it, and leaves the cursor on the first empty result', () => {
    const workbook = typedEvent(7);
    const { told, warned } = play(workbook, 'pairNextRound');
    expect(warned).toEqual([]);
    expect(told.join()).toContain('Round 1 is paired: 3 boards, 1 bye.');
    const results = rowsOf(sheetFor(workbook, 'results'));
    expect(results).toHaveLength(1 + 3 + 1);
    expect(results[4]).toMatch(/^1\|\|\d\|Player \d\|bye\|\|\|$/);
    expect(rowsOf(sheetFor(workbook, 'pairings')).join('\n')).toContain('Player 7');
    const log = rowsOf(sheetFor(workbook, 'log'));
    expect(log[0]).toBe('Time|Arbiter|What happened');
    expect(log[1]).toContain('Round 1 is paired');
    expect(workbook.cursor).toEqual({ sheet: sheetFor(workbook, 'results').id, row: 2, column: 5 });
  });

  it('gives the cells of results plain text and a list that warns and never rejects', () => {
    const workbook = typedEvent(6);
    play(workbook, 'pairNextRound');
    const cell = cellAt(sheetFor(workbook, 'results'), 2, 5);
    expect([cell.format, cell.dropDown?.allowInvalid]).toEqual(['@', true]);
  });

  it('a second press pairs nothing and says why', () => {
    const workbook = typedEvent(8);
    play(workbook, 'pairNextRound');
    const before = contents(workbook);
    const { told, warned } = play(workbook, 'pairNextRound');
    expect(told).toEqual([]);
    expect(warned.join()).toContain('Round 1 is paired already and none of its results is typed');
    expect(warned.join()).not.toContain('is empty');
    expect(contents(workbook)).toEqual(before);
  });

  it('names every empty result with its cell, together with every other problem', () => {
    const workbook = afterRound1(8);
    const results = sheetFor(workbook, 'results');
    changeCell(results, 3, 5, { value: '' });
    changeCell(results, 4, 5, { value: 'won' });
    const before = contents(workbook);
    const { warned } = play(workbook, 'pairNextRound');
    expect(warned.join()).toContain('Results!E3: The result of');
    expect(warned.join()).toContain('Results!E4: “won” is not a result');
    expect(contents(workbook)).toEqual(before);
  });

  it('allows an unfinished game, with a warning', () => {
    const workbook = afterRound1(8);
    changeCell(sheetFor(workbook, 'results'), 3, 5, { value: '*' });
    const { told } = play(workbook, 'pairNextRound');
    expect(told.join()).toContain('Round 2 is paired');
    expect(told.join()).toContain('Results!E3: A game of round 1 is not finished');
  });

  it('refuses a played game that was played before, unless the rule is announced (rules.md 4)', () => {
    const played = [
      [1, 1, 1, '', '1-0', '', 2, ''],
      [1, 2, 3, '', '1-0', '', 4, ''],
      [2, 1, 2, '', '1-0', '', 1, ''],
      [2, 2, 4, '', '1-0', '', 3, ''],
    ];
    const refused = play(typedEvent(4, { results: played }), 'pairNextRound');
    expect(refused.warned.join()).toContain(
      'Results!E4: Numbers 1-2 have already played each other in round 1',
    );
    expect(refused.warned.join()).toContain('Results!E5: Numbers 3-4');
    const announced = typedEvent(4, { results: played, settings: [['Rematch announced', 2, '']] });
    expect(play(announced, 'pairNextRound').warned.join()).not.toContain('have already played');
  });

  it('a forfeit is no game played: the two may meet again', () => {
    const forfeited = [
      [1, 1, 1, '', '+/-', '', 2, ''],
      [1, 2, 3, '', '1-0', '', 4, ''],
      [2, 1, 2, '', '1-0', '', 1, ''],
      [2, 2, 4, '', '1-0', '', 3, ''],
    ];
    const { warned } = play(typedEvent(4, { results: forfeited }), 'pairNextRound');
    expect(warned.join()).toContain('Numbers 3-4');
    expect(warned.join()).not.toContain('Numbers 1-2');
  });

  it('refuses when all rounds are paired', () => {
    const workbook = typedEvent(6, { rounds: 1 });
    play(workbook, 'pairNextRound');
    typeResults(workbook);
    expect(play(workbook, 'pairNextRound').warned.join()).toContain('Round 1 is the last one');
  });

  it("keeps the arbiter's own columns, sheets, and what he typed before the round was paired", () => {
    const workbook = typedEvent(6);
    const results = sheetFor(workbook, 'results');
    changeCell(results, 1, 9, { value: 'Clock' });
    changeCell(results, 2, 9, { value: '', formula: '=ROW()' });
    changeCell(results, 3, 9, { value: 'B-12' });
    const own = addSheet(workbook, 'My notes', [['keep', 'this']]);
    play(workbook, 'pairNextRound');
    expect([cellAt(results, 2, 9).formula, cellAt(results, 3, 9).value]).toEqual(['=ROW()', 'B-12']);
    expect(rowsOf(own)).toEqual(['keep|this']);
  });

  it('writes round the columns of an arbiter who has put his own between ours', () => {
    const workbook = typedEvent(4);
    const results = sheetFor(workbook, 'results');
    const headings = ['Round', 'White', 'My clock', 'Result', 'Black'];
    for (let column = 1; column <= 8; column += 1) {
      changeCell(results, 1, column, { value: headings[column - 1] ?? '', format: 'General' });
    }
    changeCell(results, 2, 3, { value: 0, formula: '=ROW()' });
    const { warned } = play(workbook, 'pairNextRound');
    expect(warned).toEqual([]);
    expect(rowsOf(results)[1]).toMatch(/^1\|\d\|=ROW\(\)\|\|\d$/);
  });

  it("never turns people's text into a formula", () => {
    const workbook = typedEvent(4);
    const evil = ['=IMPORTXML("x")', '+1+1', '-2', "'quoted"];
    const players = sheetFor(workbook, 'players');
    evil.forEach((name, index) => changeCell(players, index + 2, 2, { value: name, format: '@' }));
    play(workbook, 'pairNextRound');
    const formulas = ['results', 'log', 'undo'] as const;
    for (const role of formulas) {
      const sheet = sheetFor(workbook, role);
      expect([...sheet.cells.values()].filter(({ formula }) => formula !== '')).toEqual([]);
    }
    const shown = [...sheetFor(workbook, 'pairings').cells.values()].filter(({ formula }) => formula !== '');
    expect(shown.every(({ formula }) => formula.includes('Results'))).toBe(true);
  });

  it('two presses at once: the one that finds the lock held does nothing', () => {
    const workbook = typedEvent(8);
    const before = contents(workbook);
    const { warned, told } = play(workbook, 'pairNextRound', { lockHeld: true });
    expect([told, contents(workbook)]).toEqual([[], before]);
    expect(warned.join()).toContain('Another command is at work');
  });

  it('pairs every section of the event in one command', () => {
    const workbook = typedEvent(12);
    const players = sheetFor(workbook, 'players');
    changeCell(players, 1, 5, { value: 'Section' });
    for (let row = 2; row <= 13; row += 1) {
      changeCell(players, row, 5, { value: row % 2 === 0 ? 'U12' : 'U10' });
    }
    const results = sheetFor(workbook, 'results');
    changeCell(results, 1, 9, { value: 'Section' });
    const { told } = play(workbook, 'pairNextRound');
    expect(told.join()).toContain('Round 1 (U12) is paired: 3 boards');
    expect(told.join()).toContain('Round 1 (U10) is paired: 3 boards');
  });

  it('writes the forfeits of a player who has left a round robin (FIDE C.05)', () => {
    const workbook = typedEvent(4, { system: 'round-robin', rounds: 3 });
    for (let round = 1; round <= 2; round += 1) {
      play(workbook, 'pairNextRound');
      typeResults(workbook);
    }
    const players = sheetFor(workbook, 'players');
    changeCell(players, 1, 5, { value: 'Left after' });
    changeCell(players, 3, 5, { value: 2 });
    const { warned } = play(workbook, 'pairNextRound');
    expect(warned).toEqual([]);
    const last = rowsOf(sheetFor(workbook, 'results')).slice(-2);
    const lost = last.find((row) => row.includes('Player 2')) ?? '';
    expect(lost).toMatch(/Player 2\|-\/\+\||\|\+\/-\|Player 2/);
  });

  it('makes a full sheet larger', () => {
    const workbook = typedEvent(40);
    for (const role of ['results', 'players'] as const) {
      sheetFor(workbook, role).rows = 41;
    }
    for (let round = 1; round <= 3; round += 1) {
      expect(play(workbook, 'pairNextRound').warned).toEqual([]);
      typeResults(workbook);
    }
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1 + 3 * 20);
  });

  it('goes on with the level matches of a knockout before its next round (Law 25)', () => {
    const headings = [
      'Round',
      'Match',
      'Board',
      'Game',
      'White',
      'White name',
      'Result',
      'Black name',
      'Black',
    ];
    const workbook = typedEvent(4, { system: 'knockout' });
    const results = sheetFor(workbook, 'results');
    headings.forEach((value, index) => changeCell(results, 1, index + 1, { value }));
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 1 is paired: 2 boards');
    const games = rowsOf(results).length;
    for (let row = 2; row <= games; row += 1) {
      changeCell(results, row, 7, { value: '½-½' });
    }
    const before = contents(workbook, ['log', 'undo']);
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 1 goes on');
    expect(
      rowsOf(results)
        .slice(games)
        .every((row) => row.startsWith('1|')),
    ).toBe(true);
    play(workbook, 'undo');
    expect(contents(workbook, ['log', 'undo'])).toEqual(before);
  });
});
