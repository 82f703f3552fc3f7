import { describe, expect, it } from 'vitest';
import type { CommandName } from '../../src/commands/commands.ts';
import { languages } from '../../src/sheet/languages.ts';
import type { SheetRole } from '../../src/sheet/roles.ts';
import { sheetTitles } from '../../src/sheet/titles.ts';
import { copyWorkbook, newSheet, type WorkbookModel } from '../../local/standIn/model.ts';
import { addSheet, contents, play, rowsOf, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

/** Which command makes the sheet of a role. */
const makers: [SheetRole, CommandName][] = [
  ['pairings', 'pairNextRound'],
  ['standings', 'updateStandings'],
  ['crosstable', 'crosstable'],
  ['scoreCards', 'scoreCards'],
  ['minutes', 'minutes'],
  ['contributions', 'contributions'],
  ['bracket', 'bracket'],
];

/** What an arbiter may have on a sheet of his own: a title, a list, a table. */
const own = [
  ['Biên bản họp chuyên môn', ''],
  ['STT', 'Nội dung'],
  ...Array.from({ length: 30 }, (_, line) => [String(line + 1), `Điều ${line + 1}`]),
];

function eventWith(title: string, rows: string[][], system: string, paired: boolean): WorkbookModel {
  const workbook = typedEvent(8, { system, rounds: 3 });
  if (paired) {
    play(workbook, 'pairNextRound');
    typeResults(workbook, ['1-0']);
  }
  addSheet(workbook, title, rows);
  return workbook;
}

const cases = makers.flatMap(([role, command]) =>
  languages.map((language) => [sheetTitles[role][language], role, command] as const),
);

describe('a sheet of the arbiter that bears one of our titles (workbook.md, Sheets)', () => {
  it.each(cases)('%s is never written over, and named', (title, role, command) => {
    const system = role === 'bracket' ? 'knockout' : 'dutch';
    const workbook = eventWith(title, own, system, role !== 'pairings');
    const before = contents(workbook);
    const { told, warned } = play(workbook, command, { yes: true });
    expect(told).toEqual([]);
    expect(warned.join()).toContain(`“${title}”`);
    expect(contents(workbook)).toEqual(before);
  });

  it.each(makers)('%s: an empty one is taken, and made again and again', (role, command) => {
    const system = role === 'bracket' ? 'knockout' : 'dutch';
    const workbook = eventWith(sheetTitles[role].en, [['']], system, role !== 'pairings');
    expect(play(workbook, command).told).toHaveLength(1);
    // As in a file, where nothing is remembered.
    workbook.metadata.clear();
    if (role !== 'pairings') {
      expect(play(workbook, command).told).toHaveLength(1);
    }
  });

  it('ours is known in another language and under another name of the event', () => {
    const workbook = eventWith('Standings', [['']], 'dutch', true);
    play(workbook, 'updateStandings');
    for (const change of [
      ['Event', 'Autumn Open', ''],
      ['Language', 'vi', ''],
    ]) {
      workbook.metadata.clear();
      const settings = sheetFor(workbook, 'settings');
      const rows = rowsOf(settings).map((row) => row.split('|'));
      workbook.sheets.splice(workbook.sheets.indexOf(settings), 1);
      addSheet(workbook, 'Settings', [...rows.filter(([key]) => key !== change[0]), change]);
      expect(play(workbook, 'updateStandings').told).toHaveLength(1);
    }
  });
});

describe('a chart on a sheet of its own', () => {
  const withChart = (workbook: WorkbookModel): WorkbookModel => {
    const chart = { ...newSheet(900, 'Chart1'), chart: true as const };
    workbook.sheets.push(chart);
    return workbook;
  };

  it.each(['refreshFormulas', 'pairNextRound', 'checkEverything', 'updateStandings'] as const)(
    '%s leaves it out',
    (command) => {
      const workbook = withChart(typedEvent(8, { rounds: 3 }));
      // Under a title of its own the record has to be looked for by its headings, sheet by sheet.
      workbook.sheets[2]!.title = 'Games';
      expect(play(workbook, command, { yes: true }).told).toHaveLength(1);
    },
  );

  it('under one of our titles is not taken for ours', () => {
    const workbook = withChart(typedEvent(8, { rounds: 3 }));
    workbook.sheets.at(-1)!.title = 'Standings';
    const before = contents(copyWorkbook(workbook), ['standings']);
    expect(play(workbook, 'updateStandings').warned.join()).toContain('“Standings”');
    expect(contents(workbook, ['standings'])).toEqual(before);
  });
});
