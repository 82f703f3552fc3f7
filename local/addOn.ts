import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type vm from 'node:vm';
import { menuEntryOf, menuLabel, type MenuEntry } from '../src/sheet/menuLabels.ts';
import { languages } from '../src/sheet/languages.ts';
import { wordKey } from '../src/sheet/text.ts';
import { callFunction, loadCode } from './bareContext.ts';
import { distFolder, projectFolder } from './folders.ts';
import { Host } from './standIn/host.ts';
import type { Person } from './standIn/person.ts';
import type { MenuItem } from './standIn/menu.ts';
import type { WorkbookModel } from './standIn/model.ts';

/** The built `Code.js`, running on a workbook in memory. */
export interface AddOn {
  readonly host: Host;
  readonly context: vm.Context;
}

/** Loads `Code.js` as Google does when a spreadsheet is opened: evaluated, then `onOpen`. */
export function startAddOn(workbook: WorkbookModel, person: Person, folder = distFolder): AddOn {
  const host = new Host(workbook, person);
  const context = loadCode(join(folder, 'Code.js'), host.globals());
  callFunction(context, 'onOpen', { authMode: 'FULL' });
  return { host, context };
}

/** Runs the entry of the menu that `onOpen` built. */
export function runEntry({ host, context }: AddOn, entry: MenuEntry): void {
  const captions = [menuLabel(entry), ...languages.map((language) => menuLabel(entry, language))];
  const item = flat(host.menus).find(({ caption }) => captions.includes(caption));
  if (item === undefined) {
    throw new Error(`The add-on's menu has no entry ${menuLabel(entry, 'en')}`);
  }
  callFunction(context, item.functionName);
}

/** The entry that a person names in either language, if the menu has it. */
export function entryNamed(addOn: AddOn, text: string): MenuEntry | undefined {
  const entry = menuEntryOf(text);
  return entry !== undefined && entriesOf(addOn).includes(entry) ? entry : undefined;
}

/** The entries of the menu inside the menu that a person names in either language. */
export function entriesUnder({ host }: AddOn, text: string): MenuEntry[] {
  const groups = host.menus
    .flatMap(({ items }) => items)
    .filter(
      ({ caption, items }) => items.length > 0 && caption.split(' / ').some((name) => isSame(name, text)),
    );
  return entriesIn(groups);
}

function isSame(one: string, other: string): boolean {
  return wordKey(one) === wordKey(other);
}

/** Every entry of the menu, in its order. */
export function entriesOf({ host }: AddOn): MenuEntry[] {
  return entriesIn(host.menus);
}

function entriesIn(items: readonly MenuItem[]): MenuEntry[] {
  return flat(items)
    .map(({ caption }) => menuEntryOf(caption.split(' / ')[0] ?? ''))
    .filter((entry) => entry !== undefined);
}

function flat(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => (item.functionName === '' ? flat(item.items) : [item]));
}

/** Builds `dist/` when it is missing or older than its source. */
export async function buildIfStale(): Promise<void> {
  const code = join(distFolder, 'Code.js');
  const sources = [join(projectFolder, 'src'), join(projectFolder, 'appsscript')];
  if (!existsSync(code) || sources.some((folder) => newestIn(folder) > statSync(code).mtimeMs)) {
    // Loaded only here: the compiler takes longer to start than all the rest.
    const { buildAddOn } = await import('./build.ts');
    await buildAddOn(join(projectFolder, 'appsscript'), distFolder);
  }
}

function newestIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)).mtimeMs)
    .reduce((newest, time) => Math.max(newest, time), 0);
}
