import { describe, expect, it } from 'vitest';
import { cellAt, changeCell, filledSize, type WorkbookModel } from '../../local/standIn/model.ts';
import { addSheet, contents, play, rowsOf, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

/** Everything but what *Undo* may leave different: the Log, and the hidden sheet. */
function shown(workbook: WorkbookModel): Record<string, string[]> {
  return contents(workbook, ['log', 'undo']);
}

function pairedEvent(players: number, rounds: number): WorkbookModel {
  const workbook = typedEvent(players);
  for (let round = 1; round <= rounds; round += 1) {
    play(workbook, 'pairNextRound');
    typeResults(workbook);
  }
  return workbook;
}

describe('Undo (cells exactly as before, the Log excepted)', () => {
  it.each([0, 1, 2, 3])('takes back the pairing of the round after round %i', (rounds) => {
    const workbook = pairedEvent(9, rounds);
    play(workbook, 'pairNextRound');
    play(workbook, 'undo', { yes: true });
    const before = shown(workbook);
    play(workbook, 'pairNextRound');
    expect(shown(workbook)).not.toEqual(before);
    const { told, asked } = play(workbook, 'undo');
    expect(asked).toEqual([]);
    expect(told.join()).toContain(`The pairing of round ${rounds + 1} is undone`);
    expect(shown(workbook)).toEqual(before);
  });

  it('brings back the Pairings sheet of the round before', () => {
    const workbook = pairedEvent(9, 2);
    const before = shown(workbook);
    play(workbook, 'pairNextRound');
    play(workbook, 'undo');
    expect(shown(workbook)).toEqual(before);
  });

  it('goes back command by command, and then says that there is nothing more', () => {
    const workbook = typedEvent(8);
    play(workbook, 'pairNextRound');
    typeResults(workbook);
    play(workbook, 'pairNextRound');
    expect(play(workbook, 'undo').told.join()).toContain('round 2 is undone');
    expect(play(workbook, 'undo', { yes: true }).told.join()).toContain('round 1 is undone');
    expect(play(workbook, 'undo').warned.join()).toContain('There is no command of the add-on to undo');
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1);
  });

  it('asks before results typed since are deleted, and does nothing on a No', () => {
    const workbook = typedEvent(8);
    play(workbook, 'pairNextRound');
    changeCell(sheetFor(workbook, 'results'), 3, 5, { value: '1-0' });
    const before = contents(workbook);
    const no = play(workbook, 'undo', { yes: false });
    expect(no.asked.join()).toContain('1 row of the pairing with results');
    expect(no.told).toEqual([]);
    expect(contents(workbook)).toEqual(before);
    play(workbook, 'undo', { yes: true });
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1);
  });

  it('asks again where results were typed while the question was open', () => {
    const workbook = typedEvent(8);
    play(workbook, 'pairNextRound');
    const results = sheetFor(workbook, 'results');
    changeCell(results, 3, 5, { value: '1-0' });
    let typed = 0;
    const whileAsked = (): void => {
      typed += 1;
      if (typed === 1) {
        changeCell(results, 4, 5, { value: '0-1' });
      }
    };
    const { asked, told } = play(workbook, 'undo', { yes: true, whileAsked });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain('2 rows');
    expect(told.join()).toContain('round 1 is undone');
  });

  it.each([
    ['an unreadable result', 5, '1-O'],
    ['a result in words', 5, 'thắng?'],
    ['a date', 5, { date: '2026-04-05' }],
    ['a remark in a name column', 4, 'came late'],
    ['a remark in the other name column', 6, 'phone rang'],
    ['a note', 8, 'adjourned'],
    ['another board', 2, 77],
  ] as const)('asks before it deletes %s, naming the cell', (_what, column, typed) => {
    const workbook = typedEvent(8);
    play(workbook, 'pairNextRound');
    const value = typeof typed === 'object' ? new Date(typed.date) : typed;
    changeCell(sheetFor(workbook, 'results'), 3, column, { value, formula: '' });
    const before = contents(workbook);
    const { asked, told } = play(workbook, 'undo', { yes: false });
    expect(asked.join()).toContain(`Results!${'ABCDEFGH'.charAt(column - 1)}3: `);
    expect(told).toEqual([]);
    expect(contents(workbook)).toEqual(before);
    play(workbook, 'undo', { yes: true });
    expect(rowsOf(sheetFor(workbook, 'results'))).toHaveLength(1);
  });

  it('takes a whole round back where a game was turned into a bye', () => {
    const workbook = typedEvent(8);
    play(workbook, 'pairNextRound');
    const results = sheetFor(workbook, 'results');
    changeCell(results, 3, 5, { value: 'bye' });
    changeCell(results, 3, 6, { value: '' });
    changeCell(results, 3, 7, { value: '' });
    expect(play(workbook, 'undo', { yes: true }).asked).toHaveLength(1);
    expect(rowsOf(results)).toHaveLength(1);
    expect(play(workbook, 'pairNextRound').warned).toEqual([]);
  });

  it('brings text numbers back as text, and no number twice where a player was renamed', () => {
    const workbook = typedEvent(4);
    const players = sheetFor(workbook, 'players');
    const typed = ['001', 17, '', '003'];
    typed.forEach((value, index) => {
      const format = typeof value === 'string' ? '@' : 'General';
      changeCell(players, index + 2, 1, { value, format });
    });
    expect(play(workbook, 'numberByLot').warned).toEqual([]);
    changeCell(players, 3, 2, { value: 'A corrected name' });
    expect(play(workbook, 'undo').told.join()).toContain('The numbering of 4 players is undone');
    expect([2, 3, 4, 5].map((row) => cellAt(players, row, 1).value)).toEqual(typed);
  });

  it('leaves numbers that were never repaired numbers when repairs around them are undone', () => {
    const workbook = typedEvent(4);
    const players = sheetFor(workbook, 'players');
    changeCell(players, 2, 3, { value: '2400', format: '@' });
    changeCell(players, 4, 3, { value: '2398', format: '@' });
    play(workbook, 'checkEverything', { yes: true });
    expect([2, 3, 4].map((row) => cellAt(players, row, 3).value)).toEqual([2400, 2399, 2398]);
    expect(play(workbook, 'undo').told.join()).toContain('undone');
    expect([2, 3, 4].map((row) => cellAt(players, row, 3).value)).toEqual(['2400', 2399, '2398']);
    expect(cellAt(players, 3, 3).format).not.toBe('@');
  });

  it('does not take back a numbering while Results has a row that cannot be read', () => {
    const workbook = typedEvent(6);
    for (let row = 2; row <= 7; row += 1) {
      changeCell(sheetFor(workbook, 'players'), row, 1, { value: '' });
    }
    play(workbook, 'numberByLot');
    changeCell(sheetFor(workbook, 'results'), 2, 2, { value: 1 });
    expect(play(workbook, 'undo').warned.join()).toContain('The numbers are in use in Results');
  });

  it('leaves alone what the arbiter has typed elsewhere since', () => {
    const workbook = pairedEvent(8, 1);
    play(workbook, 'pairNextRound');
    const results = sheetFor(workbook, 'results');
    changeCell(results, 2, 8, { value: 'late' });
    changeCell(results, 2, 10, { value: 'mine' });
    changeCell(sheetFor(workbook, 'players'), 3, 4, { value: 'New club' });
    const notes = addSheet(workbook, 'Notes', [['today']]);
    play(workbook, 'undo');
    expect(rowsOf(results)[1]).toContain('late||mine');
    expect(rowsOf(sheetFor(workbook, 'players'))[2]).toContain('New club');
    expect(rowsOf(notes)).toEqual(['today']);
  });

  it('finds its rows again after the arbiter has sorted Results', () => {
    const workbook = pairedEvent(8, 1);
    const before = rowsOf(sheetFor(workbook, 'results')).sort();
    play(workbook, 'pairNextRound');
    reverseRows(workbook);
    play(workbook, 'undo');
    const left = rowsOf(sheetFor(workbook, 'results')).filter((row) => row.replace(/\|/g, '') !== '');
    expect(left.sort()).toEqual(before);
  });

  it('finds its rows where no boards are written, also after sorting', () => {
    const workbook = typedEvent(8);
    changeCell(sheetFor(workbook, 'results'), 1, 2, { value: 'My column' });
    play(workbook, 'pairNextRound');
    reverseRows(workbook);
    play(workbook, 'undo');
    const left = rowsOf(sheetFor(workbook, 'results')).filter((row) => row.replace(/\|/g, '') !== '');
    expect(left).toHaveLength(1);
  });

  it('takes back a numbering', () => {
    const workbook = typedEvent(6);
    const players = sheetFor(workbook, 'players');
    for (let row = 2; row <= 7; row += 1) {
      changeCell(players, row, 1, { value: row === 4 ? 17 : '' });
    }
    const before = shown(workbook);
    play(workbook, 'numberByLot');
    expect(shown(workbook)).not.toEqual(before);
    expect(play(workbook, 'undo').told.join()).toContain('The numbering of 6 players is undone');
    expect(shown(workbook)).toEqual(before);
  });
});

function reverseRows(workbook: WorkbookModel): void {
  const sheet = sheetFor(workbook, 'results');
  const { rows, columns } = filledSize(sheet);
  const body = rowsOf(sheet)
    .slice(1)
    .reverse()
    .map((row) => row.split('|'));
  body.forEach((row, r) =>
    row.slice(0, columns).forEach((text, c) => {
      const value = /^\d+$/.test(text) ? Number(text) : text;
      changeCell(sheet, r + 2, c + 1, { value, formula: '' });
    }),
  );
  expect(body).toHaveLength(rows - 1);
}
