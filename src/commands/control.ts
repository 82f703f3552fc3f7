import { roleOfTitle } from '../sheet/findSheet.ts';
import { menuEntryOf } from '../sheet/menuLabels.ts';
import { commandNames, type CommandName } from './commands.ts';

/** The sheet whose boxes run commands where there is no menu, as on a phone. Asked at every edit, so by its title alone. */
export function isControlSheet(title: string): boolean {
  return roleOfTitle(title) === 'control';
}

/** The command of a box: named in the cell to its right as it is in the menu. */
export function controlledCommand(label: string): CommandName | undefined {
  const entry = menuEntryOf(label);
  return commandNames.find((name) => name === entry);
}
