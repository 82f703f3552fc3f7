import { describe, expect, it } from 'vitest';
import { changeCell, filledSize, type WorkbookModel } from '../../local/standIn/model.ts';
import { play, rowsOf, sheetFor, typedEvent, typeResults, type Row } from './standInEvent.ts';

function knockout(players: number, settings: readonly Row[] = []): WorkbookModel {
  const workbook = typedEvent(players, { system: 'knockout', settings });
  ['Match', 'Game'].forEach((heading, index) =>
    changeCell(sheetFor(workbook, 'results'), 1, 9 + index, { value: heading }),
  );
  return workbook;
}

/** Types the results of the matches of the last round, in their order; each match has two rows. */
function typeMatches(workbook: WorkbookModel, ...matches: readonly (readonly [string, string])[]): void {
  const results = sheetFor(workbook, 'results');
  const { rows } = filledSize(results);
  const cells = matches.flat();
  cells.forEach((value, index) => changeCell(results, rows - cells.length + 1 + index, 5, { value }));
}

function placesOf(workbook: WorkbookModel): string[] {
  play(workbook, 'updateStandings');
  return rowsOf(sheetFor(workbook, 'standings'))
    .slice(3)
    .map((row) => row.split('|')[0]!);
}

const upperWins = ['1-0', '0-1'] as const;
const bothOut = ['-/-', '0-0'] as const;

describe('rules.md 3: a match with both players out leaves an empty slot', () => {
  it('when all who are left are exempt, the round is written and the next one follows', () => {
    const workbook = knockout(8);
    play(workbook, 'pairNextRound');
    typeMatches(workbook, bothOut, upperWins, bothOut, upperWins);
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 2 is paired: 0 boards, 2 byes');
    expect(rowsOf(sheetFor(workbook, 'pairings'))[1]).toMatch(/^Round 2 /);
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 3 is paired: 1 board, 0 byes');
    expect(rowsOf(sheetFor(workbook, 'pairings'))[1]).toMatch(/^Round 3 – Final\|/);
    typeMatches(workbook, upperWins);
    expect(play(workbook, 'pairNextRound').warned.join()).toContain('The bracket has 3 rounds');
    expect(placesOf(workbook).slice(0, 2)).toEqual(['1', '2']);
  });

  it('what is told of a match stands on Pairings in lines no longer than its page', () => {
    const workbook = knockout(2);
    for (let step = 0; step < 3; step += 1) {
      play(workbook, 'pairNextRound');
      typeResults(workbook, ['½-½']);
    }
    const notes = rowsOf(sheetFor(workbook, 'pairings')).slice(8);
    const lines = notes.map((row) => row.split('|')[0]!);
    expect(lines.join(' ')).toContain('If you prefer a lot for the winner');
    expect(lines.every((line) => line !== '' && line.length <= 115)).toBe(true);
  });

  it('Undo takes such a round back', () => {
    const workbook = knockout(8);
    play(workbook, 'pairNextRound');
    typeMatches(workbook, bothOut, upperWins, bothOut, upperWins);
    const before = rowsOf(sheetFor(workbook, 'results'));
    play(workbook, 'pairNextRound');
    expect(play(workbook, 'undo').told.join()).toContain('round 2 is undone');
    expect(rowsOf(sheetFor(workbook, 'results'))).toEqual(before);
  });

  it('whoever has nobody to meet in the final has won', () => {
    const workbook = knockout(4);
    play(workbook, 'pairNextRound');
    typeMatches(workbook, bothOut, upperWins);
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 2 is paired: 0 boards, 1 bye');
    expect(play(workbook, 'pairNextRound').warned.join()).toContain('The bracket has 2 rounds');
    expect(placesOf(workbook)[0]).toBe('1');
  });
});

describe('Law 25: a result corrected after the next round was paired', () => {
  it('is told at once, and not only when a third round is asked for', () => {
    const workbook = knockout(4);
    play(workbook, 'pairNextRound');
    typeMatches(workbook, upperWins, upperWins);
    play(workbook, 'pairNextRound');
    const results = sheetFor(workbook, 'results');
    changeCell(results, 2, 5, { value: '0-1' });
    changeCell(results, 3, 5, { value: '1-0' });
    const told = /Match 1 of round 2 has numbers .* but the results before it give/;
    expect(play(workbook, 'pairNextRound').warned.join()).toMatch(told);
    expect(play(workbook, 'checkEverything').warned.join()).toMatch(told);
    play(workbook, 'undo', { yes: true });
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 2 is paired');
  });
});

describe('Law 25: a lot is no point', () => {
  it('neither on Standings nor on the score card', () => {
    const workbook = knockout(2);
    for (let step = 0; step < 4; step += 1) {
      play(workbook, 'pairNextRound');
      typeResults(workbook, ['½-½']);
    }
    play(workbook, 'updateStandings');
    const rows = rowsOf(sheetFor(workbook, 'standings')).slice(3);
    expect(rows.map((row) => row.split('|')[4])).toEqual(['2.5', '2.5']);
    play(workbook, 'scoreCards');
    const last = rowsOf(sheetFor(workbook, 'scoreCards')).find((row) => row.startsWith('1.6|'));
    expect(last!.split('|')[5]).toBe('2½');
  });
});
