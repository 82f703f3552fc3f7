import { menuEntryOf } from '../sheet/menuLabels.ts';
import { languages, type Language } from '../sheet/languages.ts';
import { wordKey } from '../sheet/text.ts';
import { commandNames, type CommandName } from './commands.ts';

/** The sheet whose boxes run commands where there is no menu, as on a phone. */
export const controlTitles: Record<Language, string> = { en: 'Control', vi: 'Điều khiển' };

export function isControlSheet(title: string): boolean {
  const key = wordKey(title);
  return languages.some((language) => wordKey(controlTitles[language]) === key);
}

/** The command of a box: named in the cell to its right as it is in the menu. */
export function controlledCommand(label: string): CommandName | undefined {
  const entry = menuEntryOf(label);
  return commandNames.find((name) => name === entry);
}
