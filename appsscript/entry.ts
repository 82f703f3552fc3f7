import type { ReportAnswer } from '../src/commands/exportTrf.ts';
import type { WindowAnswer } from '../src/commands/windowAnswer.ts';
import { importTrf as importTrfCommand } from '../src/commands/importTrf.ts';
import { newTournament as newTournamentCommand } from '../src/commands/newTournament.ts';
import { readChoices, readFinalStageChoices, readImportChoices } from '../src/commands/readChoices.ts';
import { startFinalStage as startFinalStageCommand } from '../src/commands/startFinalStage.ts';
import { bergerRoundFunction, bergerTableFunction, bergerWhiteFunction } from '../src/functions/berger.ts';
import { contributionsFunction } from '../src/functions/contributionsFunction.ts';
import { crosstableFunction } from '../src/functions/crosstableFunction.ts';
import { explainPairingFunction } from '../src/functions/explainPairingFunction.ts';
import { knockoutBracketFunction } from '../src/functions/knockoutBracketFunction.ts';
import { pairRoundFunction } from '../src/functions/pairRoundFunction.ts';
import { roundsPossibleFunction } from '../src/functions/roundsPossibleFunction.ts';
import { scheveningenFunction } from '../src/functions/scheveningenFunction.ts';
import { scoreCardFunction } from '../src/functions/scoreCardFunction.ts';
import { standingsFunction } from '../src/functions/standingsFunction.ts';
import { teamStandingsFunction } from '../src/functions/teamStandingsFunction.ts';
import {
  buchholzFunction,
  sonnebornBergerFunction,
  tieBreakFunction,
} from '../src/functions/tieBreakFunctions.ts';
import { cellAnswer, ownSheets } from './cellAnswer.ts';
import { runControl } from './controlSheet.ts';
import type { Range } from './googleTypes.ts';
import {
  buildMenu,
  converse,
  explainForWindow,
  openWindow,
  reportForWindow,
  runEntry,
  runForWindow,
  suggestedPlayer,
} from './menu.ts';

/** What Google hands to a simple trigger. */
interface TriggerEvent {
  readonly authMode?: unknown;
  readonly value?: unknown;
  readonly range?: Range;
}

/** Builds the menu when the spreadsheet is opened. */
export function onOpen(event?: TriggerEvent): void {
  buildMenu(String(event?.authMode) !== 'NONE');
}

/** Builds the menu when the add-on has just been installed. */
export function onInstall(event?: TriggerEvent): void {
  onOpen(event);
}

/** Runs a command when its box in the Control sheet is ticked; every other edit is left alone. */
export function onEdit(event?: TriggerEvent): void {
  if (event?.range !== undefined) {
    runControl(event.value, event.range, converse);
  }
}

/** Menu: asks for the system and makes the sheets of an event. */
export function menuNewTournament(): void {
  openWindow('newTournament');
}

/** Called by the window of New tournament. */
export function createTournament(choices: unknown): WindowAnswer {
  return runForWindow(newTournamentCommand(readChoices(choices)));
}

/** Menu: gives every player a number by lot. */
export function menuNumberByLot(): void {
  runEntry('numberByLot');
}

/** Menu: gives every player a number by strength. */
export function menuNumberByStrength(): void {
  runEntry('numberByStrength');
}

/** Menu: pairs the next round. */
export function menuPairNextRound(): void {
  runEntry('pairNextRound');
}

/** Menu: takes back the last command. */
export function menuUndo(): void {
  runEntry('undo');
}

/** Menu: writes the Standings sheet. */
export function menuUpdateStandings(): void {
  runEntry('updateStandings');
}

/** Menu: writes the Crosstable sheet. */
export function menuCrosstable(): void {
  runEntry('crosstable');
}

/** Menu: writes the Score cards sheet. */
export function menuScoreCards(): void {
  runEntry('scoreCards');
}

/** Menu: writes the Minutes of the last complete round. */
export function menuMinutes(): void {
  runEntry('minutes');
}

/** Menu: writes the Contributions sheet: how each tie-break comes about. */
export function menuContributions(): void {
  runEntry('contributions');
}

/** Menu: writes the Bracket sheet. */
export function menuBracket(): void {
  runEntry('bracket');
}

/** Menu: writes the Team table sheet. */
export function menuTeamTable(): void {
  runEntry('teamTable');
}

/** Menu: makes the sheet whose boxes run commands. */
export function menuControl(): void {
  runEntry('control');
}

/** Menu: asks how many go through into a knockout. */
export function menuStartFinalStage(): void {
  openWindow('startFinalStage');
}

/** Called by the window of Start final stage. */
export function createFinalStage(choices: unknown): WindowAnswer {
  return runForWindow(startFinalStageCommand(readFinalStageChoices(choices)));
}

/** Menu: asks for a player and says why he is paired as he is. */
export function menuWhyThisPairing(): void {
  openWindow('whyThisPairing');
}

/** Called by the window of Why this pairing?; reads only. */
export function explainForPlayer(player: unknown, round: unknown): WindowAnswer {
  return explainForWindow(String(player ?? ''), String(round ?? ''));
}

/** Called by the window of Why this pairing?: the player of the selected row, or nothing. */
export function suggestPlayer(): string {
  return suggestedPlayer();
}

/** Menu: lists what is wrong, offers repairs, rebuilds what is shown. */
export function menuCheckEverything(): void {
  runEntry('checkEverything');
}

/** Menu: asks for a tournament report and fills the sheets of an event from it. */
export function menuImportTrf(): void {
  openWindow('importTrf');
}

/** Called by the window of Import TRF. */
export function importReport(choices: unknown): WindowAnswer {
  return runForWindow(importTrfCommand(readImportChoices(choices)));
}

/** Menu: shows the event as a tournament report, to be copied or saved. */
export function menuExportTrf(): void {
  openWindow('exportTrf');
}

/** Called by the window of Export TRF, with the place of a section in its list; reads only. */
export function writeReport(part: unknown): ReportAnswer {
  return reportForWindow(Number(part));
}

/** Menu: brings formulas without ranges up to date. */
export function menuRefreshFormulas(): void {
  runEntry('refreshFormulas');
}

/** Menu: shows the help. */
export function menuHelp(): void {
  openWindow('help');
}

/**
 * Preview of a round: Board, White no, White, Black no, Black; byes last. Without ranges the workbook's own sheets
 * are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: no game yet, or the sheet Results.
 * @param {3} round The round to pair; empty: the next one.
 * @param {"dutch"} system dutch, adjusted, drawn, round-robin or knockout; empty: the event's own.
 * @param {"rounds=9; points=1,0.5,0"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The boards of the round.
 * @customfunction
 */
export function PAIR_ROUND(
  players?: unknown,
  results?: unknown,
  round?: unknown,
  system?: unknown,
  settings?: unknown,
): unknown {
  return cellAnswer(pairRoundFunction([players, results, round, system, settings], ownSheets));
}

/**
 * Buchholz: a column in the order of the players, or one number for one player. Without ranges the workbook's own
 * sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"BH/C1"} variant LAW, BH, BH/C1, BH/C2, BH/M1, BH/M2; empty: BH, in systems of the law LAW.
 * @param {7} player A player number; empty: everybody.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The Buchholz scores.
 * @customfunction
 */
export function BUCHHOLZ(
  players?: unknown,
  results?: unknown,
  variant?: unknown,
  player?: unknown,
  settings?: unknown,
): unknown {
  return cellAnswer(buchholzFunction([players, results, variant, player, settings], ownSheets));
}

/**
 * Sonneborn–Berger (hệ số Becgơ): a column in the order of the players, or one number for one player. Without ranges
 * the workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"SB"} variant SB and its cuts, or BERGER of the law; empty: the event's own.
 * @param {7} player A player number; empty: everybody.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The Sonneborn–Berger scores.
 * @customfunction
 */
export function SONNEBORN_BERGER(
  players?: unknown,
  results?: unknown,
  variant?: unknown,
  player?: unknown,
  settings?: unknown,
): unknown {
  return cellAnswer(sonnebornBergerFunction([players, results, variant, player, settings], ownSheets));
}

/**
 * Any tie-break by its code: a column in the order of the players, or one number for one player. Without ranges the
 * workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {"BH/C1"} code A code of FIDE C.07, or LAW, BERGER.
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {7} player A player number; empty: everybody.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The values of the tie-break.
 * @customfunction
 */
export function TIEBREAK(
  code: unknown,
  players?: unknown,
  results?: unknown,
  player?: unknown,
  settings?: unknown,
): unknown {
  return cellAnswer(tieBreakFunction([code, players, results, player, settings], ownSheets));
}

/**
 * How a tie-break of one player adds up: Round, Opponent, Result, Counts as, Value. Without ranges the workbook's own
 * sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {"BH"} code A code of FIDE C.07, or LAW, BERGER.
 * @param {7} player A player number.
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The contributions, game by game.
 * @customfunction
 */
export function CONTRIBUTIONS(
  code: unknown,
  player: unknown,
  players?: unknown,
  results?: unknown,
  settings?: unknown,
): unknown {
  return cellAnswer(contributionsFunction([code, player, players, results, settings], ownSheets));
}

/**
 * The standings: place, number, name, club, points, each tie-break, and which of them separated equals. Without ranges
 * the workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"BH/C1, BH, SB"} tiebreaks Codes in order; empty: the event's own.
 * @param {5} after_round The last round that counts; empty: the last complete one.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The table of the Standings sheet.
 * @customfunction
 */
export function STANDINGS(
  players?: unknown,
  results?: unknown,
  tiebreaks?: unknown,
  after_round?: unknown,
  settings?: unknown,
): unknown {
  return cellAnswer(standingsFunction([players, results, tiebreaks, after_round, settings], ownSheets));
}

/**
 * The crosstable. Without ranges the workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a
 * formula up to date.
 *
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"system=round-robin"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The table of the Crosstable sheet.
 * @customfunction
 */
export function CROSSTABLE(players?: unknown, results?: unknown, settings?: unknown): unknown {
  return cellAnswer(crosstableFunction([players, results, settings], ownSheets));
}

/**
 * The bracket of a knockout as a grid: rounds side by side, the two of a match one above the other. A number gives an
 * empty bracket of so many seeds. Without anything the workbook's own sheets are read; choose Arbiter › Refresh formulas
 * to bring such a formula up to date.
 *
 * @param {16} n_or_players How many players, or the players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: no game yet, or the sheet Results.
 * @param {"system=knockout"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The grid of the Bracket sheet.
 * @customfunction
 */
export function KNOCKOUT_BRACKET(n_or_players?: unknown, results?: unknown, settings?: unknown): unknown {
  return cellAnswer(knockoutBracketFunction([n_or_players, results, settings], ownSheets));
}

/**
 * The score card of a player (Law 29.1): round, opponent, colour, result, running points, ↓ or ↑. Without ranges the
 * workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {7} player A player number.
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The card, its title first.
 * @customfunction
 */
export function SCORE_CARD(
  player: unknown,
  players?: unknown,
  results?: unknown,
  settings?: unknown,
): unknown {
  return cellAnswer(scoreCardFunction([player, players, results, settings], ownSheets));
}

/**
 * Why a player has this opponent, this colour, this float or bye: one sentence in each row. Without ranges the
 * workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {5} round The round, paired already or the next one.
 * @param {7} player A player number.
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"system=adjusted; rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The reasons, one in each row.
 * @customfunction
 */
export function EXPLAIN_PAIRING(
  round: unknown,
  player: unknown,
  players?: unknown,
  results?: unknown,
  settings?: unknown,
): unknown {
  return cellAnswer(explainPairingFunction([round, player, players, results, settings], ownSheets));
}

/**
 * Whether an event of so many rounds can be played to its end without a forbidden game: TRUE, or the sentence that says
 * what cannot be done, why, and what to do. Without ranges the workbook's own sheets are read; choose Arbiter › Refresh
 * formulas to bring such a formula up to date.
 *
 * @param {9} rounds How many rounds the event is to have.
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: no game yet, or the sheet Results.
 * @param {"system=adjusted"} settings A range Key | Value, or a text; empty: the defaults.
 * @return TRUE, or a sentence.
 * @customfunction
 */
export function ROUNDS_POSSIBLE(
  rounds: unknown,
  players?: unknown,
  results?: unknown,
  settings?: unknown,
): unknown {
  return cellAnswer(roundsPossibleFunction([rounds, players, results, settings], ownSheets));
}

/**
 * The standings of teams: board points (or match points first, by setting), then board 1, board 2, … Without ranges the
 * workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {Players!A1:T} players The players with their teams and boards, and their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"BP, BOARDS"} tiebreaks MP, BP, B1, BOARDS, or codes between teams; empty: the event's own.
 * @param {"boards=4"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The table of teams.
 * @customfunction
 */
export function TEAM_STANDINGS(
  players?: unknown,
  results?: unknown,
  tiebreaks?: unknown,
  settings?: unknown,
): unknown {
  return cellAnswer(teamStandingsFunction([players, results, tiebreaks, settings], ownSheets));
}

/**
 * The schedule of a match in which everybody of one team meets everybody of the other (kiểu Anh, Law 30.2.2): Round,
 * Board, White, Black.
 *
 * @param {4} n How many players each team has.
 * @param {1} round One round only; empty: all of them.
 * @return The games of the match.
 * @customfunction
 */
export function SCHEVENINGEN(n: unknown, round?: unknown): unknown {
  return cellAnswer(scheveningenFunction(n, round));
}

/**
 * The round in which two numbers of a round robin meet (Law 26, rule b; FIDE C.05 annex 1).
 *
 * @param {3} a A number of the table.
 * @param {5} b Another number of the table.
 * @param {12} n How many players; when it is odd, n + 1 stands for being free.
 * @return The round.
 * @customfunction
 */
export function BERGER_ROUND(a: unknown, b: unknown, n: unknown): unknown {
  return cellAnswer(bergerRoundFunction(a, b, n));
}

/**
 * Who has White when two numbers of a round robin meet (Law 26, rule a; FIDE C.05 annex 1).
 *
 * @param {3} a A number of the table.
 * @param {5} b Another number of the table.
 * @param {12} n How many players; when it is odd, n + 1 stands for being free.
 * @return The number that has White.
 * @customfunction
 */
export function BERGER_WHITE(a: unknown, b: unknown, n: unknown): unknown {
  return cellAnswer(bergerWhiteFunction(a, b, n));
}

/**
 * The Berger table: Round, Board, White, Black, in the printed order.
 *
 * @param {12} n How many players; when it is odd, n + 1 stands for being free.
 * @param {1} round One round only; empty: all of them.
 * @return The games of the table.
 * @customfunction
 */
export function BERGER_TABLE(n: unknown, round?: unknown): unknown {
  return cellAnswer(bergerTableFunction(n, round));
}
