import { existsSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { menuLabel } from '../../src/sheet/menuLabels.ts';
import { buildIfStale, entriesOf, entryNamed, runEntry, startAddOn } from '../addOn.ts';
import { listeningPerson, wasRefused, type Conversation } from '../terminalPerson.ts';
import { openWorkbook, saveWorkbook } from '../workbookFile.ts';
import { exit, type Io } from './io.ts';
import { argumentsOf, WrongUsage } from './options.ts';

export const usage = 'run FILE.xlsx [--menu "Pair next round"] [--out OUT.xlsx] [--yes]';

/**
 * Runs an entry of the add-on's menu on a workbook and writes the workbook beside it. Questions are answered Yes
 * with `--yes`; without it a command that asks is refused with its question.
 */
export async function run(args: string[], io: Io): Promise<number> {
  const options = argumentsOf(
    args.filter((word) => word !== '--yes'),
    ['menu', 'out'],
  );
  const [path, ...more] = options.files;
  if (path === undefined || more.length > 0) {
    throw new WrongUsage('run takes one file.');
  }
  await buildIfStale();
  const file = await openWorkbook(path);
  const { person, conversation } = listeningPerson(args.includes('--yes'));
  const addOn = startAddOn(file.workbook, person);
  const wanted = options.text('menu') ?? menuLabel('pairNextRound', 'en');
  const entry = entryNamed(addOn, wanted);
  if (entry === undefined) {
    const known = entriesOf(addOn).map((each) => menuLabel(each, 'en'));
    throw new WrongUsage(
      `--menu takes one of: ${known.join(', ')} (or their Vietnamese names), not “${wanted}”.`,
    );
  }
  runEntry(addOn, entry);
  if (wasRefused(conversation)) {
    [...conversation.warned, ...conversation.declined].forEach((sentence) => io.err(sentence));
    conversation.declined.forEach(() => io.err('Run the command again with --yes to answer Yes.'));
    return exit.refused;
  }
  const out = options.text('out') ?? nextName(path);
  await saveWorkbook(file, out);
  report(conversation, io);
  file.losses.forEach((loss) => io.err(`${path} has ${loss}; they are not in ${out}.`));
  io.out(`→ ${out}`);
  return exit.done;
}

function report({ told, warned }: Conversation, io: Io): void {
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
