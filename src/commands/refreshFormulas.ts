import { readEvent } from '../sheet/readEvent.ts';
import type { Note } from '../tournament/problem.ts';
import type { Command, Outcome } from './command.ts';
import { readsOwnSheets } from './ownSheetFormula.ts';
import { emptyPlan, type CellBlock } from './plan.ts';
import { readSheets, type SheetSnapshot } from './workbook.ts';

/** Enters anew, with the same text, the cells whose formula reads the workbook's own sheets. */
export const refreshFormulas: Command = {
  reads: 'everything',
  run: (snapshot): Outcome => {
    const { sheets } = snapshot;
    const language = snapshot.language ?? readEvent(readSheets(snapshot)).language;
    const commit = sheets.flatMap(formulasToRefresh);
    const told: Note =
      commit.length === 0
        ? { code: 'noFormulas' }
        : { code: 'formulasRefreshed', values: { count: commit.length } };
    return { kind: 'done', language, told: [told], list: [], plan: { ...emptyPlan, commit } };
  },
};

function formulasToRefresh({ id, formulas = [] }: SheetSnapshot): CellBlock[] {
  return formulas.flatMap((texts, row) =>
    texts.flatMap((text, column): CellBlock[] =>
      readsOwnSheets(text) ? [{ target: { id }, row, column, cells: [[{ kind: 'formula', text }]] }] : [],
    ),
  );
}
