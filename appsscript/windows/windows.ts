import type { DialogName } from '../../src/commands/commands.ts';
import { exportTrfWindow } from './exportTrf.ts';
import { finalStageWindow } from './finalStage.ts';
import { helpWindow } from './help.ts';
import { importTrfWindow } from './importTrf.ts';
import { newTournamentWindow } from './newTournament.ts';
import { whyThisPairingWindow } from './whyThisPairing.ts';
import type { Window } from './window.ts';

/** The window of each menu entry that opens one. */
export const windows: Record<DialogName, Window> = {
  newTournament: newTournamentWindow,
  startFinalStage: finalStageWindow,
  whyThisPairing: whyThisPairingWindow,
  importTrf: importTrfWindow,
  exportTrf: exportTrfWindow,
  help: helpWindow,
};
