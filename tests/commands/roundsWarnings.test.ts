import { describe, expect, it } from 'vitest';
import { play, rowsOf, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

describe('Pair next round looks ahead (rules.md 4)', () => {
  it('says how often such a small event gets stuck: in the toast, on the sheet Pairings and in the Log', () => {
    const workbook = typedEvent(6, { rounds: 5 });
    const { told } = play(workbook, 'pairNextRound');
    const sentence = /5 rounds with 6 players are possible, but not sure: \d+ of 100 such events get stuck/;
    expect(told.join('\n')).toMatch(sentence);
    expect(rowsOf(sheetFor(workbook, 'pairings')).join('\n')).toMatch(sentence);
    expect(rowsOf(sheetFor(workbook, 'log')).join('\n')).toMatch(sentence);
  });

  it('says when the rounds planned can no longer be played', () => {
    const workbook = typedEvent(6, { rounds: 7 });
    const { told } = play(workbook, 'pairNextRound');
    expect(told.join('\n')).toMatch(/7 rounds cannot be played to the end: after round \d .*Plan \d rounds/);
  });

  it('says nothing where it is sure, and nothing in a round robin', () => {
    expect(play(typedEvent(40), 'pairNextRound').told.join('\n')).not.toMatch(/rounds (with|cannot)/);
    const table = typedEvent(6, { system: 'round-robin', rounds: 5 });
    expect(play(table, 'pairNextRound').told.join('\n')).not.toMatch(/rounds (with|cannot)/);
  });

  it('says nothing in the last round: nothing comes after it', () => {
    const workbook = typedEvent(8, { rounds: 2 });
    play(workbook, 'pairNextRound');
    typeResults(workbook);
    expect(play(workbook, 'pairNextRound').told.join('\n')).not.toMatch(/rounds (with|cannot)/);
  });
});
