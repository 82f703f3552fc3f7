import type { Command } from '../src/commands/command.ts';
import { commands, type CommandName } from '../src/commands/commands.ts';
import { controlledCommand, isControlSheet } from '../src/commands/control.ts';
import { enteredText } from './enteredCell.ts';
import type { Range } from './googleTypes.ts';
import type { Speaker } from './speaker.ts';

/** How many columns the answer and the box *Yes* stand to the right of the box that runs the command. */
const answerColumn = 2;
const yesColumn = 3;

/**
 * A box of the Control sheet was ticked: the box is cleared, the command named to its right runs, and the cell after
 * the name shows what it said. No window can be opened there: a question is shown with a box *Yes* of its own beside
 * it, and the tick in that box answers it. Anything else returns at once.
 */
export function runControl(
  value: unknown,
  range: Range,
  converse: (command: Command, speaker: Speaker) => void,
): void {
  if (value !== 'TRUE' || !isControlSheet(range.getSheet().getName())) {
    return;
  }
  const box = boxOf(range);
  if (box === undefined) {
    return;
  }
  const answer = box.range.offset(0, answerColumn);
  const yes = box.range.offset(0, yesColumn);
  const agreed = box.isYes ? String(answer.getValue()) : undefined;
  box.range.setValues([[false]]);
  yes.removeCheckboxes();
  yes.setValues([['']]);
  write(answer, '…');
  const { said, asked, speaker } = note(agreed);
  converse(commands[box.name], speaker);
  write(answer, [...said, ...asked].join('\n'));
  if (asked.length > 0) {
    yes.insertCheckboxes();
  }
}

interface Box {
  readonly name: CommandName;
  /** The box that runs the command. */
  readonly range: Range;
  /** The box ticked was the one that answers its question. */
  readonly isYes: boolean;
}

function boxOf(range: Range): Box | undefined {
  const name = controlledCommand(String(range.offset(0, 1).getValue()));
  if (name !== undefined) {
    return { name, range, isYes: false };
  }
  if (range.getColumn() <= yesColumn) {
    return undefined;
  }
  const first = range.offset(0, -yesColumn);
  const asking = controlledCommand(String(first.offset(0, 1).getValue()));
  return asking === undefined ? undefined : { name: asking, range: first, isYes: true };
}

/**
 * Keeps what is said, and the question that stays open.
 *
 * @param agreed the question that was answered with Yes: another one, because the sheets have changed since, is asked anew
 */
function note(agreed: string | undefined): { said: string[]; asked: string[]; speaker: Speaker } {
  const said: string[] = [];
  const asked: string[] = [];
  const keep = (_title: string, text: string): void => void said.push(text);
  const ask = (question: string, details: string): boolean => {
    const text = `${question}\n${details}`;
    if (text !== agreed) {
      asked.push(text);
    }
    return text === agreed;
  };
  return { said, asked, speaker: { tell: keep, warn: keep, ask } };
}

/** What was typed by people stands in answers too: it must stay text. */
function write(cell: Range, text: string): void {
  cell.setNumberFormats([['@']]);
  cell.setValues([[enteredText(text)]]);
}
