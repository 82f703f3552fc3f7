import { describe, expect, it } from 'vitest';
import type { WorkbookModel } from '../../local/standIn/model.ts';
import { changeCell, filledSize } from '../../local/standIn/model.ts';
import { play, rowsOf, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

function logOf(workbook: WorkbookModel): string {
  return rowsOf(sheetFor(workbook, 'log')).join('\n');
}

function knockout(players: number): WorkbookModel {
  const workbook = typedEvent(players, { system: 'knockout' });
  const results = sheetFor(workbook, 'results');
  ['Match', 'Game'].forEach((heading, index) => changeCell(results, 1, 9 + index, { value: heading }));
  return workbook;
}

describe('rules.md 1: each draw and its outcome is a line of the Log', () => {
  it('numbers (appendix 1)', () => {
    const workbook = typedEvent(4);
    play(workbook, 'numberByLot');
    expect(logOf(workbook)).toMatch(/Numbers drawn with the seed “spring”: /);
  });

  it.each(['dutch', 'adjusted'])('colours of round 1 (Law 28.6): %s', (system) => {
    const workbook = typedEvent(4, { system });
    play(workbook, 'pairNextRound');
    expect(logOf(workbook)).toMatch(/Lot for the colours of round 1: number 1 has (White|Black)/);
  });

  it('pairs of the drawn Swiss (Law 29)', () => {
    const workbook = typedEvent(6, { system: 'drawn' });
    play(workbook, 'pairNextRound');
    typeResults(workbook);
    play(workbook, 'pairNextRound');
    expect(logOf(workbook)).toMatch(/Lot \(29\.\d(\.\d)?\): number \d/);
  });

  it('places of a knockout', () => {
    const workbook = knockout(4);
    play(workbook, 'pairNextRound');
    expect(logOf(workbook)).toMatch(/drawn by lot; from the top of the bracket: \d, \d, \d, \d/);
  });

  it.each(['drawn', 'knockout'])('nothing is drawn without a seed that all can see: %s', (system) => {
    const workbook = system === 'knockout' ? knockout(4) : typedEvent(6, { system });
    const settings = sheetFor(workbook, 'settings');
    changeCell(settings, 5, 2, { value: '' });
    expect(play(workbook, 'pairNextRound').warned.join()).toContain('The setting Draw seed is empty');
    changeCell(settings, 5, 2, { value: 'x' });
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 1 is paired');
  });

  it('the last tie-break', () => {
    const workbook = typedEvent(4, { system: 'round-robin' });
    for (let round = 1; round <= 3; round += 1) {
      play(workbook, 'pairNextRound');
      typeResults(workbook, ['½-½']);
    }
    play(workbook, 'updateStandings');
    const order = rowsOf(sheetFor(workbook, 'standings'))
      .slice(3, 7)
      .map((row) => row.split('|')[1]);
    expect(logOf(workbook)).toContain(`Lot for places 1-4: numbers ${order.join(', ')} in this order`);
  });
});

describe('rules.md 1: an arbiter who draws by hand types the outcome, and the sheet respects it', () => {
  it('a round typed by hand is taken as it stands', () => {
    const workbook = typedEvent(4, {
      system: 'drawn',
      results: [
        [1, 1, 4, '', '1-0', '', 1, ''],
        [1, 2, 3, '', '0-1', '', 2, ''],
      ],
    });
    const before = rowsOf(sheetFor(workbook, 'results')).slice(0, 3);
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 2 is paired');
    expect(rowsOf(sheetFor(workbook, 'results')).slice(0, 3)).toEqual(before);
  });

  it('a bye drawn by hand is kept', () => {
    const workbook = typedEvent(5, { system: 'drawn', results: [[1, '', 2, '', 'bye', '', '', '']] });
    play(workbook, 'pairNextRound');
    const byes = rowsOf(sheetFor(workbook, 'results')).filter((row) => row.includes('|bye|'));
    expect(byes.map((row) => row.split('|')[2])).toEqual(['2']);
  });

  it('lots for equal places are typed in Settings, for a group all of which was drawn', () => {
    const orderWith = (typed: string): { order: string; log: string } => {
      const workbook = typedEvent(4, {
        system: 'round-robin',
        settings: [['Bốc thăm bằng tay', typed, '']],
      });
      for (let round = 1; round <= 3; round += 1) {
        play(workbook, 'pairNextRound');
        typeResults(workbook, ['½-½']);
      }
      play(workbook, 'updateStandings');
      const rows = rowsOf(sheetFor(workbook, 'standings')).slice(3, 7);
      return { order: rows.map((row) => row.split('|')[1]).join(''), log: logOf(workbook) };
    };
    const byHand = orderWith('4, 1; 3 2');
    expect(byHand.order).toBe('4132');
    expect(byHand.log).toContain('Lot for places 1-4, drawn by hand: numbers 4, 1, 3, 2 in this order');
    expect(byHand.log).not.toContain('purpose “tie');
    expect(orderWith('4, 1').log).toContain('purpose “tie 1-4”');
  });

  it('a colour of round 1 that is set is not drawn', () => {
    const workbook = typedEvent(4, { settings: [['First colour', 'Black', '']] });
    play(workbook, 'pairNextRound');
    expect(logOf(workbook)).not.toContain('Lot for the colours');
    expect(rowsOf(sheetFor(workbook, 'results'))[1]).toMatch(/^1\|1\|3\|.*\|1\|/);
  });

  it('in a knockout +/- for the deciding game is the lot of the arbiter', () => {
    const workbook = knockout(2);
    const results = sheetFor(workbook, 'results');
    for (let step = 0; step < 3; step += 1) {
      play(workbook, 'pairNextRound');
      typeResults(workbook, ['½-½']);
    }
    changeCell(results, filledSize(results).rows, 5, { value: '-/+' });
    play(workbook, 'updateStandings');
    const winner = rowsOf(results)[filledSize(results).rows - 1]!.split('|')[6];
    expect(rowsOf(sheetFor(workbook, 'standings'))[3]!.split('|').slice(0, 2)).toEqual(['1', winner]);
  });

  it('Law 25: when only lots were added nobody is asked for another result', () => {
    const workbook = knockout(2);
    let told = '';
    for (let step = 0; step < 4; step += 1) {
      told = play(workbook, 'pairNextRound').told.join();
      typeResults(workbook, ['½-½']);
    }
    expect(told).toContain('Round 1: lots have decided the matches that were still level');
    expect(logOf(workbook)).toMatch(/still level|by lot/);
  });
});
