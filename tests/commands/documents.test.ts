import { describe, expect, it } from 'vitest';
import type { CommandName } from '../../src/commands/commands.ts';
import {
  cellAt,
  changeCell,
  copyWorkbook,
  filledSize,
  type WorkbookModel,
} from '../../local/standIn/model.ts';
import { play, rowsOf, sheetFor, typedEvent, typeResults, type Row } from './standInEvent.ts';

function played(
  players: number,
  rounds: number,
  system: string,
  settings: readonly Row[] = [],
): WorkbookModel {
  const workbook = typedEvent(players, { system, rounds: 7, settings });
  if (system === 'knockout') {
    const results = sheetFor(workbook, 'results');
    ['Match', 'Game'].forEach((heading, index) => changeCell(results, 1, 9 + index, { value: heading }));
  }
  for (let round = 1; round <= rounds; round += 1) {
    play(workbook, 'pairNextRound');
    typeResults(workbook, ['1-0', '½-½', '+/-']);
  }
  return workbook;
}

describe('Documents ▸ Bracket', () => {
  it('shows the rounds by name, the exempt, the scores; the winners are bold', () => {
    const workbook = played(6, 1, 'knockout');
    play(workbook, 'bracket');
    const sheet = sheetFor(workbook, 'bracket');
    const rows = rowsOf(sheet);
    expect(rows[1]).toMatch(/^Quarter-finals.*Semi-finals.*Final.*Winner/);
    expect(rows.filter((row) => row.startsWith('(exempt)') || row.includes('|(exempt)'))).toHaveLength(2);
    const bold = [...sheet.cells.values()].filter((cell) => cell.bold && cell.borders !== undefined);
    expect(bold.length).toBeGreaterThanOrEqual(2);
  });

  it('is brought up to date by Pair next round and Update standings, but not made by them', () => {
    const workbook = played(4, 1, 'knockout');
    play(workbook, 'pairNextRound');
    expect(workbook.sheets.some(({ title }) => title === 'Bracket')).toBe(false);
    play(workbook, 'bracket');
    typeResults(workbook, ['1-0', '½-½', '+/-']);
    const before = rowsOf(sheetFor(workbook, 'bracket'));
    play(workbook, 'updateStandings');
    expect(rowsOf(sheetFor(workbook, 'bracket'))).not.toEqual(before);
  });

  it('an event without a knockout has none', () => {
    expect(play(played(4, 1, 'dutch'), 'bracket').warned.join()).toContain(
      'No part of this event is a knockout',
    );
  });
});

describe('Standings of a knockout (rules.md 3)', () => {
  it('places are the rounds reached, shared by the losers of one round', () => {
    const workbook = played(4, 6, 'knockout');
    play(workbook, 'updateStandings');
    const rows = rowsOf(sheetFor(workbook, 'standings')).map((row) => row.split('|'));
    expect(rows[2]![rows[2]!.length - 1]).toBe('Reached');
    expect(rows.slice(3).map((row) => row[0])).toEqual(['1', '2', '3', '3']);
  });
});

describe('Documents ▸ Score cards (Law 29.1)', () => {
  it('one for each player, with lines for the rounds to come', () => {
    const workbook = played(5, 2, 'drawn');
    play(workbook, 'scoreCards');
    const rows = rowsOf(sheetFor(workbook, 'scoreCards'));
    const titles = rows.flatMap((row) => row.split('|').filter((cell) => /^\d\. Player/.test(cell)));
    expect(titles).toHaveLength(5);
    expect(rows.filter((row) => row.startsWith('7|')).length).toBe(3);
  });
});

describe('Documents ▸ Minutes (rules.md 2)', () => {
  it('every board of the last complete round, incidents, place, lines to sign', () => {
    const workbook = played(6, 2, 'round-robin', [
      ['Place', 'Town hall', ''],
      ['Arbiter', 'A. Biter', ''],
    ]);
    const results = sheetFor(workbook, 'results');
    const { rows: last } = filledSize(results);
    expect(cellAt(results, last, 1).value).toBe(2);
    changeCell(results, last, 8, { value: 'late by ten minutes' });
    play(workbook, 'pairNextRound');
    play(workbook, 'minutes');
    const text = rowsOf(sheetFor(workbook, 'minutes')).join('\n');
    expect(text).toContain('Minutes of round 2');
    expect(text).toContain('Place: Town hall');
    expect(text).toMatch(/Board \d \(\d – \d\): .*forfeit/);
    expect(text).toContain('late by ten minutes');
    expect(text).toMatch(/A\. Biter.*…/);
  });

  it('of an earlier round, whose row is selected in Results; where that is not complete, of the last one', () => {
    const workbook = played(6, 3, 'round-robin');
    const results = sheetFor(workbook, 'results');
    const titled = (row: number): string => {
      workbook.cursor = { sheet: results.id, row, column: 5 };
      const { told } = play(workbook, 'minutes');
      const title = rowsOf(sheetFor(workbook, 'minutes'))[1]!.split('|')[0]!;
      expect(told.join()).toContain(`the minutes of round ${title.slice(-1)}.`);
      return title;
    };
    expect(titled(2)).toBe('Minutes of round 1');
    expect(titled(7)).toBe('Minutes of round 2');
    expect(titled(1)).toBe('Minutes of round 3');
    changeCell(results, 2, 5, { value: '' });
    expect(titled(2)).toBe('Minutes of round 3');
  });

  it('Law 25: a round of a knockout has its name, there and on the Pairings sheet', () => {
    const workbook = played(6, 1, 'knockout');
    play(workbook, 'pairNextRound');
    expect(rowsOf(sheetFor(workbook, 'pairings')).join('\n')).toMatch(/^Round 1 – Quarter-finals\|/m);
    typeResults(workbook, ['1-0', '0-1']);
    play(workbook, 'minutes');
    expect(rowsOf(sheetFor(workbook, 'minutes')).join('\n')).toMatch(
      /^Minutes of round 1 – Quarter-finals\|/m,
    );
  });

  it('refused before a round is complete', () => {
    expect(play(typedEvent(4), 'minutes').warned.join()).toContain('No round is complete yet');
  });
});

describe('Documents ▸ Contributions', () => {
  it('the values of every table add up to the tie-break', () => {
    const workbook = played(6, 3, 'drawn');
    play(workbook, 'contributions');
    const rows = rowsOf(sheetFor(workbook, 'contributions')).map((row) => row.split('|'));
    let sum = 0;
    let totals = 0;
    for (const [first = '', , , name, value] of rows) {
      if (first === 'Round') {
        sum = 0;
      } else if (first === 'Total') {
        totals += name === 'LAW' ? 1 : 0;
        expect(name === 'LAW' ? Number(value) : sum).toBeCloseTo(sum);
      } else if (/^\d+$/.test(first)) {
        sum += Number(value);
      }
    }
    expect(totals).toBe(6);
  });
});

describe('Service calls of the documents do not grow with players', () => {
  const callsOf = (workbook: WorkbookModel, command: CommandName): number => {
    const copy = copyWorkbook(workbook);
    play(copy, command);
    return play(copy, command).host.service.count;
  };

  it.each(['scoreCards', 'minutes', 'contributions'] as const)(
    '%s: the same for 20 and 120 players',
    (command) => {
      expect(callsOf(played(20, 1, 'drawn'), command)).toBe(callsOf(played(120, 1, 'drawn'), command));
    },
  );

  it('bracket: the same for 20 and 120 players', () => {
    expect(callsOf(played(20, 1, 'knockout'), 'bracket')).toBe(
      callsOf(played(120, 1, 'knockout'), 'bracket'),
    );
  });
});
