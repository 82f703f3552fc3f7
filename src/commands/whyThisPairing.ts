import type { EventRead } from '../sheet/event.ts';
import { explainRound } from '../sheet/explainRound.ts';
import { highestNumber, mostRounds } from '../sheet/limits.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { parseWhole } from '../sheet/settingValues.ts';
import { textKey } from '../sheet/text.ts';
import type { Problem } from '../tournament/problem.ts';
import { answerText, type WindowAnswer } from './windowAnswer.ts';
import { readSheets, type SelectedCell, type WorkbookSnapshot } from './workbook.ts';

/**
 * *Why this pairing?*
 *
 * @param asked as typed; an empty round is the last one that was paired
 */
export function whyThisPairing(
  snapshot: WorkbookSnapshot,
  asked: { readonly player: string; readonly round: string },
): WindowAnswer {
  const event = readEvent(readSheets(snapshot));
  const player = parseWhole(asked.player, 1, highestNumber);
  const round = parseWhole(asked.round, 1, mostRounds);
  const wrong = [
    ...event.problems,
    ...(player === undefined ? [notWhole('player', asked.player, highestNumber)] : []),
    ...(round === undefined && asked.round.trim() !== '' ? [notWhole('round', asked.round, mostRounds)] : []),
  ];
  if (wrong.length > 0 || player === undefined) {
    return refused(wrong, event);
  }
  const explained = explainRound(event, round, player);
  return explained.ok
    ? { done: true, text: explained.sentences.join('\n') }
    : refused(explained.problems, event);
}

function notWhole(argument: string, found: string, most: number): Problem {
  return { code: 'argumentNotWhole', found, values: { argument, least: 1, most } };
}

function refused(problems: readonly Problem[], event: EventRead): WindowAnswer {
  return { done: false, text: answerText(problems, event) };
}

/** The player meant by the selected cell: of its row in Players and Results, elsewhere by the number or name in it. */
export function selectedPlayer(snapshot: WorkbookSnapshot, cell: SelectedCell): number | undefined {
  const event = readEvent(readSheets(snapshot));
  const { players, results } = event.tables;
  if (players?.sheet.title === cell.sheet) {
    return event.players.find(({ row }) => row === cell.row)?.player.number;
  }
  if (results?.sheet.title === cell.sheet) {
    const row = event.results.find((each) => each.row === cell.row);
    const onBlack = cell.column >= (results.columns.blackName ?? results.columns.black ?? Infinity);
    return onBlack ? (row?.black ?? row?.white) : row?.white;
  }
  const number = parseWhole(cell.value, 1, highestNumber);
  const name = typeof cell.value === 'string' ? textKey(cell.value) : '';
  return event.players.find(
    ({ player }) => player.number === number || (name !== '' && textKey(player.name) === name),
  )?.player.number;
}
