import { describe, expect, it } from 'vitest';
import { applied } from '../../src/commands/applied.ts';
import type { Done, Outcome } from '../../src/commands/command.ts';
import { pairNextRound } from '../../src/commands/pairNextRound.ts';
import { undo } from '../../src/commands/undo.ts';
import type { CellBlock, WritePlan } from '../../src/commands/plan.ts';
import type { WorkbookSnapshot } from '../../src/commands/workbook.ts';

const snapshot: WorkbookSnapshot = {
  now: '2026-11-29 09:00:00',
  language: 'en',
  sheets: [
    {
      id: 's',
      title: 'Settings',
      values: [
        ['System', 'dutch'],
        ['Draw seed', 'x'],
      ],
    },
    {
      id: 'p',
      title: 'Players',
      values: [
        ['No', 'Name'],
        [1, 'A'],
        [2, 'B'],
        [3, 'C'],
        [4, 'D'],
      ],
    },
    { id: 'r', title: 'Results', values: [['Round', 'Board', 'White', 'Result', 'Black', 'Mine']] },
    { id: 'u', title: 'Undo data', role: 'undo', values: [['']] },
    { id: 'a', title: 'Pairings', role: 'pairings' },
    { id: 'l', title: 'Log', role: 'log' },
  ],
};

function done(outcome: Outcome): Done {
  if (outcome.kind !== 'done') {
    throw new Error(JSON.stringify(outcome));
  }
  return outcome;
}

/** The workbook after the plan, as the next command would read it. */
function after(before: WorkbookSnapshot, plan: WritePlan): WorkbookSnapshot {
  return applied(before, [...(plan.undo === undefined ? [] : [plan.undo]), ...plan.commit]);
}

describe('A command is a function of what was read', () => {
  it('the same snapshot gives the same plan, and is not changed', () => {
    const before = JSON.stringify(snapshot);
    expect(pairNextRound.run(snapshot, {})).toEqual(pairNextRound.run(snapshot, {}));
    expect(JSON.stringify(snapshot)).toBe(before);
  });

  it('the commit of a pairing is one rectangle in Results, and leaves the column of the arbiter out', () => {
    const { plan } = done(pairNextRound.run(snapshot, {}));
    const [block, ...more] = plan.commit as [CellBlock, ...CellBlock[]];
    expect(more).toEqual([]);
    expect([block.target, block.row, block.column, block.cells.length]).toEqual([{ id: 'r' }, 1, 0, 2]);
    expect(block.cells.every((row) => row.length === 5)).toBe(true);
    expect(plan.cursor).toEqual({ target: { id: 'r' }, row: 1, column: 3 });
  });

  it('undo empties exactly the rectangle that was written', () => {
    const paired = done(pairNextRound.run(snapshot, {})).plan;
    const undone = done(undo.run(after(snapshot, paired), {})).plan;
    const [block] = undone.commit;
    expect([block?.row, block?.column]).toEqual([1, 0]);
    expect(block?.cells.flat().every((cell) => cell === '')).toBe(true);
    const results = after(after(snapshot, paired), undone).sheets.find(({ id }) => id === 'r');
    expect(results?.values?.map((row) => row.join('|'))).toEqual(['Round|Board|White|Result|Black|Mine']);
  });

  it('a second run on what the first one leaves pairs nothing', () => {
    const paired = after(snapshot, done(pairNextRound.run(snapshot, {})).plan);
    expect(pairNextRound.run(paired, {})).toMatchObject({ kind: 'refused' });
  });
});
