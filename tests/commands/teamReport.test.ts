import { expect, it } from 'vitest';
import { exportTrf } from '../../src/commands/exportTrf.ts';
import { importTrf } from '../../src/commands/importTrf.ts';
import { cellAt, filledSize } from '../../local/standIn/model.ts';
import type { CellValue } from '../../src/sheet/cell.ts';
import { play, sheetFor, typeResults } from './standInEvent.ts';
import { typedTeamEvent } from './teamEvent.ts';

it('a team event goes through a report: teams, boards, line-ups, settings', () => {
  const workbook = typedTeamEvent({ teams: 4, boards: 3, lineUps: [[2, 'Team 2', 2, 8]] });
  play(workbook, 'pairNextRound');
  typeResults(workbook);
  const sheets = (['settings', 'players', 'lineUps', 'results'] as const).map((role) => {
    const sheet = sheetFor(workbook, role);
    const { rows, columns } = filledSize(sheet);
    const values = Array.from({ length: rows }, (_r, row) =>
      Array.from({ length: columns }, (_c, column) => cellAt(sheet, row + 1, column + 1).value as CellValue),
    );
    return { id: role, role, title: sheet.title, values };
  });
  const { report, text } = exportTrf({ sheets, now: 'now' }, 0);
  expect(report).toContain('092 Team: round-robin simultaneous');
  expect(text).not.toMatch(/Team|Line-ups/);
  const outcome = importTrf({ text: report, system: '', language: 'en' }).run({ sheets: [], now: 'now' }, {});
  const pages =
    outcome.kind === 'done'
      ? [...(outcome.plan.filled ?? []), ...outcome.plan.derived].map(({ page }) => page)
      : [];
  const cells = (title: string): string[] =>
    (pages.find((page) => page.title === title)?.cells ?? []).map((row) => row.join('|'));
  expect(cells('Settings').join('\n')).toContain('Team form|Same boards meet|');
  expect(cells('Line-ups')).toEqual(['Round|Team|Board|Player', '2|Team 2|2|8']);
  expect(cells('Results')[1]).toMatch(/^1\|1\|1\|1\|1\|Player 1\|/);
  const typed = {
    id: 'own',
    role: 'lineUps' as const,
    title: 'Line-ups',
    values: [
      ['Round', 'Team', 'Board', 'Player'],
      [3, 'Team 1', 1, 2],
    ],
  };
  // Line-ups that somebody has typed are never emptied.
  expect(
    importTrf({ text: report, system: '', language: 'en' }).run({ sheets: [typed], now: 'now' }, {}),
  ).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'trfIntoFilled', values: { sheet: 'Line-ups', count: 1 } }],
  });
});
