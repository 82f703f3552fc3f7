import { describe, expect, it } from 'vitest';
import { readFinalStageChoices } from '../../src/commands/readChoices.ts';
import { startFinalStage } from '../../src/commands/startFinalStage.ts';
import { runForWindow } from '../../appsscript/menu.ts';
import { Host } from '../../local/standIn/host.ts';
import { changeCell, filledSize, type WorkbookModel } from '../../local/standIn/model.ts';
import { contents, play, rowsOf, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

function start(workbook: WorkbookModel, qualifiers: string, stage = ''): { done: boolean; text: string } {
  Object.assign(globalThis, new Host(workbook).globals());
  return runForWindow(startFinalStage(readFinalStageChoices({ qualifiers, stage })));
}

/** A Swiss of which three rounds are played. */
function swiss(players = 8): WorkbookModel {
  const workbook = typedEvent(players, { rounds: 3 });
  for (let round = 1; round <= 3; round += 1) {
    play(workbook, 'pairNextRound');
    typeResults(workbook);
  }
  return workbook;
}

function settingsOf(workbook: WorkbookModel): string[] {
  return rowsOf(sheetFor(workbook, 'settings'));
}

describe('Start final stage', () => {
  it('writes the settings of the stage and the columns it needs behind the last one', () => {
    const workbook = swiss();
    expect(start(workbook, '4').done).toBe(true);
    const [stage, system, rounds, seeds] = settingsOf(workbook).slice(-4);
    expect([stage, system, rounds]).toEqual(['Stage: final||', 'System|Knockout|', 'Rounds|2|']);
    expect(seeds).toMatch(/^Players\|\d(, \d){3}\|$/);
    expect(rowsOf(sheetFor(workbook, 'results'))[0]).toMatch(/Black\|Note\|Stage\|Match\|Game$/);
  });

  it('then Pair next round pairs the final stage, 1 against 4 and 2 against 3, and not the Swiss', () => {
    const workbook = swiss();
    start(workbook, '4');
    const seeds = settingsOf(workbook).slice(-1)[0]!.split('|')[1]!.split(', ');
    play(workbook, 'pairNextRound');
    const rows = rowsOf(sheetFor(workbook, 'results')).slice(-4);
    expect(rows.every((row) => /\|final\|[12]\|[12]$/.test(row))).toBe(true);
    const pairs = rows.map((row) => [row.split('|')[2], row.split('|')[6]].sort().join('-'));
    const expected = [
      [seeds[0], seeds[3]],
      [seeds[1], seeds[2]],
    ].map((pair) => pair.sort().join('-'));
    expect([...new Set(pairs)].sort()).toEqual(expected.sort());
  });

  it('before the main stage is over: its places may still change, which is said and logged', () => {
    const workbook = typedEvent(8, { rounds: 3 });
    expect(start(swiss(), '4').text).not.toContain('may still change');
    play(workbook, 'pairNextRound');
    typeResults(workbook);
    const { done, text } = start(workbook, '4');
    expect([done, text]).toEqual([true, expect.stringContaining('not over after round 1')]);
    const table = typedEvent(3, { system: 'round-robin' });
    expect(start(table, '2').text).toContain('not over after round 0');
    expect(rowsOf(sheetFor(table, 'log')).join()).toContain('not over after round 0');
  });

  it('a number in Players that nobody has is named with its cell, not left out in silence', () => {
    const workbook = swiss();
    start(workbook, '4');
    const settings = sheetFor(workbook, 'settings');
    const row = settingsOf(workbook).findIndex((line) => line.startsWith('Players|')) + 1;
    changeCell(settings, row, 2, { value: '1, 2, 3, 44' });
    expect(play(workbook, 'pairNextRound').warned.join()).toContain(
      `Settings!B${row}: No player has the number 44.`,
    );
  });

  it('can be played to the end, with its bracket', () => {
    const workbook = swiss();
    start(workbook, '4', 'play-off');
    for (let step = 0; step < 6; step += 1) {
      play(workbook, 'pairNextRound');
      typeResults(workbook, ['1-0', '½-½']);
    }
    expect(play(workbook, 'pairNextRound').warned.join()).toContain('Round 2 (play-off) is the last one');
    play(workbook, 'bracket');
    const picture = rowsOf(sheetFor(workbook, 'bracket')).join('\n');
    expect(picture).toContain('Semi-finals');
    expect(picture).toContain('[1] Player');
  });

  it('Undo does nothing by half where a row was inserted in Settings since, and says the way out', () => {
    const workbook = swiss();
    start(workbook, '4');
    const settings = sheetFor(workbook, 'settings');
    const rows = rowsOf(settings).map((row) => row.split('|'));
    [['Venue', 'Hall', ''], ...rows.slice(1)].forEach((row, r) =>
      row.forEach((value, c) => changeCell(settings, r + 2, c + 1, { value, formula: '' })),
    );
    const before = contents(workbook);
    expect(play(workbook, 'undo').warned.join()).toContain('nothing was undone');
    expect(contents(workbook)).toEqual(before);
  });

  it('Undo takes it back; after its first round the pairing comes first', () => {
    const workbook = swiss();
    const before = contents(workbook, ['log', 'undo']);
    start(workbook, '4');
    play(workbook, 'pairNextRound');
    play(workbook, 'undo');
    expect(play(workbook, 'undo').told.join()).toContain('taken back');
    expect(contents(workbook, ['log', 'undo', 'pairings'])).toEqual(
      Object.fromEntries(Object.entries(before).filter(([title]) => title !== 'Pairings')),
    );
  });

  it('logs the seeds, with their names', () => {
    const workbook = swiss();
    start(workbook, '2');
    expect(rowsOf(sheetFor(workbook, 'log')).join('\n')).toMatch(
      /Seeds of the final stage: \[1\] \d Player \d; \[2\]/,
    );
  });

  it('refuses with all that stands against it, and writes nothing', () => {
    const workbook = swiss();
    const results = sheetFor(workbook, 'results');
    changeCell(results, 13, 5, { value: '' });
    const before = JSON.stringify(contents(workbook));
    const { done, text } = start(workbook, 'four', 'a:b');
    expect(done).toBe(false);
    expect(text).toMatch(/not “four”/);
    expect(text).toMatch(/“a:b” cannot be/);
    expect(text).toMatch(/is empty/);
    expect(JSON.stringify(contents(workbook))).toBe(before);
  });

  it('makes Results wider where its last column is in use', () => {
    const workbook = swiss();
    const results = sheetFor(workbook, 'results');
    changeCell(results, 1, results.columns, { value: 'Referee' });
    expect(start(workbook, '4').done).toBe(true);
    expect(rowsOf(results)[0]).toMatch(/\|Referee\|Stage\|Match\|Game$/);
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 1 (final) is paired');
  });

  it.each([
    ['1, 2, 99', 'No player has the number 99'],
    ['1, 2, 1', 'each once'],
    ['1, 2, x', 'each once'],
  ])('seeds corrected to %s are refused', (typed, why) => {
    const workbook = swiss();
    start(workbook, '4');
    const settings = sheetFor(workbook, 'settings');
    changeCell(settings, filledSize(settings).rows, 2, { value: typed });
    expect(play(workbook, 'pairNextRound').warned.join()).toContain(why);
  });

  it('refuses a second stage of the same name', () => {
    const workbook = swiss();
    start(workbook, '4');
    expect(start(workbook, '4').text).toContain('There is a stage “final” already');
  });
});
