import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { sheetTitles } from '../src/sheet/titles.ts';
import { runEntry, startAddOn } from './addOn.ts';
import { projectFolder } from './folders.ts';
import type { Io } from './cli/io.ts';
import { FileProblem } from './file/fileProblem.ts';
import { isMain } from './isMain.ts';
import { sheetText } from './sheetText.ts';
import type { SheetModel, WorkbookModel } from './standIn/model.ts';
import { terminal } from './terminal.ts';
import { listeningPerson, wasRefused } from './terminalPerson.ts';
import { openWorkbook, saveWorkbook } from './workbookFile.ts';

/**
 * The main job from end to end, out of the built file: each example workbook is opened, its next round paired,
 * its standings brought up to date, both printed, and the workbook written into `outFolder`.
 *
 * @returns the exit code.
 */
export async function start(examples: readonly string[], outFolder: string, io: Io): Promise<number> {
  mkdirSync(outFolder, { recursive: true });
  let failed = 0;
  for (const example of examples) {
    try {
      await runExample(example, join(outFolder, basename(example)), io);
    } catch (error) {
      if (!(error instanceof FileProblem)) {
        throw error;
      }
      io.err(error.message);
      failed = 1;
    }
  }
  return failed;
}

async function runExample(example: string, out: string, io: Io): Promise<void> {
  io.out(`━━ ${basename(example)} ━━`);
  const file = await openWorkbook(example);
  const { person, conversation } = listeningPerson(false);
  const addOn = startAddOn(file.workbook, person);
  runEntry(addOn, 'pairNextRound');
  runEntry(addOn, 'updateStandings');
  if (wasRefused(conversation)) {
    throw new FileProblem([...conversation.warned, ...conversation.declined].join('\n'));
  }
  [...conversation.told, ...conversation.warned].forEach((message) => io.out(message));
  for (const role of ['pairings', 'standings'] as const) {
    const sheet = sheetTitled(file.workbook, Object.values(sheetTitles[role]));
    io.out('');
    sheetText(file.workbook, sheet).forEach((line) => io.out(line));
  }
  await saveWorkbook(file, out);
  io.out('');
  io.out(`→ ${relative(process.cwd(), out)}`);
  io.out('');
}

function sheetTitled(workbook: WorkbookModel, titles: readonly string[]): SheetModel {
  const found = workbook.sheets.find((sheet) => titles.includes(sheet.title));
  if (found === undefined) {
    throw new FileProblem(`The workbook has no sheet ${titles.join(' / ')}.`);
  }
  return found;
}

if (isMain(import.meta.url)) {
  const folder = join(projectFolder, 'examples');
  const examples = readdirSync(folder).filter((name) => name.endsWith('.xlsx') && !name.startsWith('~'));
  process.exitCode = await start(
    examples.sort().map((name) => join(folder, name)),
    join(projectFolder, 'out'),
    terminal(),
  );
}
