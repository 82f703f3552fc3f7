import type { MenuEntry } from '../sheet/menuLabels.ts';
import { bracket } from './bracket.ts';
import { checkEverything } from './checkEverything.ts';
import type { Command } from './command.ts';
import { contributions } from './contributions.ts';
import { crosstable } from './crosstable.ts';
import { minutes } from './minutes.ts';
import { makeControl } from './makeControl.ts';
import { numberPlayers } from './numberPlayers.ts';
import { pairNextRound } from './pairNextRound.ts';
import { refreshFormulas } from './refreshFormulas.ts';
import { scoreCards } from './scoreCards.ts';
import { teamTable } from './teamTable.ts';
import { undo } from './undo.ts';
import { updateStandings } from './updateStandings.ts';

export const commandNames = [
  'numberByLot',
  'numberByStrength',
  'pairNextRound',
  'undo',
  'updateStandings',
  'crosstable',
  'scoreCards',
  'minutes',
  'bracket',
  'teamTable',
  'contributions',
  'control',
  'checkEverything',
  'refreshFormulas',
] as const satisfies readonly MenuEntry[];

/** Menu entries that work on the workbook without a window of their own. */
export type CommandName = (typeof commandNames)[number];

export const commands: Record<CommandName, Command> = {
  numberByLot: numberPlayers('lot'),
  numberByStrength: numberPlayers('strength'),
  pairNextRound,
  undo,
  updateStandings,
  crosstable,
  scoreCards,
  minutes,
  bracket,
  teamTable,
  contributions,
  control: makeControl,
  checkEverything,
  refreshFormulas,
};

/** Menu entries that open a window. */
export const dialogs = [
  'newTournament',
  'whyThisPairing',
  'startFinalStage',
  'importTrf',
  'exportTrf',
  'help',
] as const satisfies readonly MenuEntry[];

export type DialogName = (typeof dialogs)[number];

/** One line of the menu; a group is a menu inside the menu. */
export type MenuLine =
  | { readonly entry: CommandName | DialogName }
  | { readonly group: 'numberPlayers' | 'documents'; readonly entries: readonly CommandName[] }
  | 'separator';

/** In the order of the contract (workbook.md, *Menu*). */
export const menuLines: readonly MenuLine[] = [
  { entry: 'newTournament' },
  { group: 'numberPlayers', entries: ['numberByLot', 'numberByStrength'] },
  'separator',
  { entry: 'pairNextRound' },
  { entry: 'undo' },
  'separator',
  { entry: 'updateStandings' },
  {
    group: 'documents',
    entries: ['crosstable', 'scoreCards', 'minutes', 'bracket', 'teamTable', 'contributions', 'control'],
  },
  'separator',
  { entry: 'whyThisPairing' },
  { entry: 'startFinalStage' },
  { entry: 'checkEverything' },
  { entry: 'importTrf' },
  { entry: 'exportTrf' },
  { entry: 'refreshFormulas' },
  { entry: 'help' },
];
