import { describe, expect, it } from 'vitest';
import { readUndoStates, undoRows, writeUndoStates, type UndoState } from '../../src/commands/undoStates.ts';

const target = { id: '9' };

function numbered(names: readonly string[]): UndoState {
  return { kind: 'numbered', numbers: names.map((name, index) => ({ name, now: index + 1, before: '' })) };
}

function written(states: readonly UndoState[]) {
  return writeUndoStates(target, states).cells as string[][];
}

describe('The hidden sheet', () => {
  it('gives back what was written into it, newest first', () => {
    const states = [numbered(['An', '=1+1']), numbered(['Bình'])];
    expect(readUndoStates(written(states))).toEqual(states);
  });

  it('carries a state that is longer than a cell may be', () => {
    const state = numbered(Array.from({ length: 5000 }, (_, index) => `Nguyễn Văn ${index}`));
    const cells = written([state]);
    expect(cells.every(([text = '']) => text.length < 50000)).toBe(true);
    expect(readUndoStates(cells)).toEqual([state]);
  });

  it('always has the same size, and drops the oldest states when it is full', () => {
    const states = Array.from({ length: 70 }, (_, index) => numbered([`player ${index}`]));
    expect(written(states)).toHaveLength(undoRows);
    expect(readUndoStates(written(states))).toEqual(states.slice(0, undoRows));
  });

  it('writes nothing that a spreadsheet could take for a formula, a number or a date', () => {
    const texts = written([numbered(['An'])]).flat();
    expect(texts.every((text) => text === '' || /^(state|more) /.test(text))).toBe(true);
  });

  it('leaves out what somebody has damaged', () => {
    const cells = [['state {"kind":"numb'], ['nonsense'], [42], ...written([numbered(['An'])])];
    expect(readUndoStates(cells)).toEqual([numbered(['An'])]);
  });
});
