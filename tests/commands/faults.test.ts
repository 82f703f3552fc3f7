import { describe, expect, it } from 'vitest';
import { copyWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import { contents, play, rowsOf, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

function twoRoundsPlayed(): WorkbookModel {
  const workbook = typedEvent(9);
  for (let round = 1; round <= 2; round += 1) {
    play(workbook, 'pairNextRound');
    typeResults(workbook);
  }
  play(workbook, 'updateStandings');
  return workbook;
}

const start = twoRoundsPlayed();
const whole = copyWorkbook(start);
const calls = play(whole, 'pairNextRound').host.service.count;
play(whole, 'checkEverything');
const everyCall = Array.from({ length: calls }, (_, index) => index + 1);

/** The lines of the Log that a finished command writes, without their times. */
function logged(workbook: WorkbookModel): string[] {
  return rowsOf(sheetFor(workbook, 'log')).map((row) => row.replace(/^[^|]*\|/, ''));
}

describe('Pair next round is interrupted (workbook.md, Commit)', () => {
  it.each([
    ['the call fails', false],
    ['every later call fails too', true],
  ])('%s, for each of its service calls', (_name, andAfter) => {
    let before = 0;
    let after = 0;
    for (const failAt of everyCall) {
      const workbook = copyWorkbook(start);
      const { warned, told } = play(workbook, 'pairNextRound', { failAt, andAfter });
      expect(told).toEqual([]);
      expect(warned.join()).toMatch(/interrupted|was interrupted|bị ngắt/);
      if (rowsOf(sheetFor(workbook, 'results')).length === rowsOf(sheetFor(start, 'results')).length) {
        // Before the commit: no result, pairing or shown sheet has changed.
        expect(contents(workbook, ['undo'])).toEqual(contents(start, ['undo']));
        before += 1;
      } else {
        // After it: the round is complete, and the rest is rebuilt.
        play(workbook, 'checkEverything');
        expect(contents(workbook, ['undo', 'log'])).toEqual(contents(whole, ['undo', 'log']));
        expect(new Set(logged(workbook))).toEqual(new Set(logged(whole)));
        after += 1;
      }
      expect(play(copyWorkbook(workbook), 'undo', { yes: true }).told.join()).toContain('is undone');
    }
    expect([before > 0, after > 0]).toEqual([true, true]);
  });

  it('can be repeated after a failure before the commit, with the same round', () => {
    for (const failAt of everyCall) {
      const workbook = copyWorkbook(start);
      play(workbook, 'pairNextRound', { failAt });
      play(workbook, 'pairNextRound');
      expect(rowsOf(sheetFor(workbook, 'results'))).toEqual(rowsOf(sheetFor(whole, 'results')));
    }
  });
});

describe('Undo is interrupted', () => {
  it('for each of its service calls: the rest is done by pressing it again or by Check everything', () => {
    const undone = copyWorkbook(whole);
    const count = play(undone, 'undo').host.service.count;
    for (let failAt = 1; failAt <= count; failAt += 1) {
      const workbook = copyWorkbook(whole);
      play(workbook, 'undo', { failAt });
      const rows = rowsOf(sheetFor(workbook, 'results')).length;
      play(workbook, rows === rowsOf(sheetFor(whole, 'results')).length ? 'undo' : 'checkEverything');
      expect(contents(workbook, ['undo', 'log'])).toEqual(contents(undone, ['undo', 'log']));
    }
  });
});
