import { existsSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { menuLabel, type MenuEntry } from '../../src/sheet/menuLabels.ts';
import {
  buildIfStale,
  entriesOf,
  entriesUnder,
  entryNamed,
  runEntry,
  startAddOn,
  type AddOn,
} from '../addOn.ts';
import { listeningPerson, wasRefused, type Conversation } from '../terminalPerson.ts';
import { openWorkbook, saveWorkbook } from '../workbookFile.ts';
import { exit, type Io } from './io.ts';
import { argumentsOf, WrongUsage } from './options.ts';
import { exportReport, importReport } from './report.ts';

export const usage = 'run FILE.xlsx [--menu "Pair next round"] [--trf REPORT.trf] [--out OUT.xlsx] [--yes]';

/**
 * Runs an entry of the add-on's menu on a workbook and writes the workbook beside it. Questions are answered Yes
 * with `--yes`; without it a command that asks is refused with its question. *Import TRF* reads the report that
 * `--trf` names, *Export TRF* writes it and leaves the workbook as it is.
 */
export async function run(args: string[], io: Io): Promise<number> {
  const options = argumentsOf(
    args.filter((word) => word !== '--yes'),
    ['menu', 'trf', 'out'],
  );
  const [path, ...more] = options.files;
  if (path === undefined || more.length > 0) {
    throw new WrongUsage('run takes one file.');
  }
  await buildIfStale();
  const file = await openWorkbook(path);
  const { person, conversation } = listeningPerson(args.includes('--yes'));
  const addOn = startAddOn(file.workbook, person);
  const entry = entryOf(addOn, options.text('menu') ?? menuLabel('pairNextRound', 'en'));
  const report = reportFor(entry, options.text('trf'));
  if (entry === 'exportTrf') {
    return exportReport(addOn, report, io);
  }
  if (entry !== 'importTrf') {
    runEntry(addOn, entry);
  } else if (!importReport(addOn, report, io)) {
    return exit.refused;
  }
  if (wasRefused(conversation)) {
    [...conversation.warned, ...conversation.declined].forEach((sentence) => io.err(sentence));
    conversation.declined.forEach(() => io.err('Run the command again with --yes to answer Yes.'));
    return exit.refused;
  }
  const out = options.text('out') ?? nextName(path);
  await saveWorkbook(file, out);
  tell(conversation, io);
  file.losses.forEach((loss) => io.err(`${path} has ${loss}; they are not in ${out}.`));
  io.out(`→ ${out}`);
  return exit.done;
}

function entryOf(addOn: AddOn, wanted: string): MenuEntry {
  const entry = entryNamed(addOn, wanted);
  if (entry !== undefined) {
    return entry;
  }
  const names = (entries: readonly MenuEntry[]): string =>
    entries.map((each) => menuLabel(each, 'en')).join(', ');
  const inside = entriesUnder(addOn, wanted);
  throw new WrongUsage(
    inside.length > 0
      ? `“${wanted}” is a menu inside the menu. Name one of its entries: ${names(inside)}.`
      : `--menu takes one of: ${names(entriesOf(addOn))} (or their Vietnamese names), not “${wanted}”.`,
  );
}

/** The value of `--trf`, which the two entries for reports need and no other takes; `''` for the others. */
function reportFor(entry: MenuEntry, path: string | undefined): string {
  const needed = entry === 'importTrf' || entry === 'exportTrf';
  if (needed === (path === undefined)) {
    throw new WrongUsage(
      needed
        ? `${menuLabel(entry, 'en')} needs --trf REPORT.trf, the report to read or to write.`
        : `--trf belongs to Import TRF and Export TRF, not to ${menuLabel(entry, 'en')}.`,
    );
  }
  return path ?? '';
}

function tell({ told, warned }: Conversation, io: Io): void {
  [...told, ...warned].forEach((message) => io.out(message));
}

/** `event.xlsx` → `event-2.xlsx` → `event-3.xlsx`: beside the input, and never over a file that is there. */
function nextName(path: string): string {
  const { dir, name, ext } = parse(resolve(path));
  const numbered = /^(.*)-(\d+)$/.exec(name);
  const stem = numbered?.[1] ?? name;
  let number = Number(numbered?.[2] ?? 1) + 1;
  while (existsSync(join(dir, `${stem}-${number}${ext}`))) {
    number += 1;
  }
  return join(parse(path).dir, `${stem}-${number}${ext}`);
}
