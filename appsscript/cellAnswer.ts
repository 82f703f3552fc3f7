import type { Answer } from '../src/functions/answer.ts';
import type { CellValue } from '../src/sheet/cell.ts';
import { languages } from '../src/sheet/languages.ts';
import { sentenceOf } from '../src/sheet/sentences.ts';
import { readsRecord } from '../src/commands/sheetsToRead.ts';
import { readSheets } from '../src/commands/workbook.ts';
import type { SheetInput } from '../src/sheet/table.ts';
import { readWorkbook } from './googleWorkbook.ts';

type Shown = string | number | boolean;

/**
 * The workbook's own sheets, for a custom function without ranges. Where Google does not let a formula read
 * metadata, they are found by their titles.
 */
export function ownSheets(): SheetInput[] {
  try {
    return readSheets(readWorkbook(readsRecord()).snapshot);
  } catch {
    return readSheets(readWorkbook(readsRecord(), false).snapshot);
  }
}

/**
 * What the cell shows. Problems become the error of the cell, all of them, in the language of the ranges or,
 * where none was read, in every language.
 */
export function cellAnswer(answer: Answer): Shown | Shown[][] {
  if (answer.ok) {
    const { value } = answer;
    return Array.isArray(value) ? value.map((row) => row.map(shown)) : shown(value as CellValue);
  }
  const spoken = answer.language === undefined ? languages : [answer.language];
  const sentences = answer.problems
    .slice(0, mostSentences)
    .map((problem) => spoken.map((language) => sentenceOf(problem, language)).join(' / '));
  const left = answer.problems.length - sentences.length;
  throw new Error([...sentences, ...(left > 0 ? [`… + ${left}`] : [])].join('\n'));
}

/** The error of a cell is a small box; the rest is counted. */
const mostSentences = 20;

function shown(cell: CellValue): Shown {
  return typeof cell === 'object' ? cell.shown : cell;
}
