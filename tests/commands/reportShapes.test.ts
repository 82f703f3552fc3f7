import { describe, expect, it } from 'vitest';
import type { Done } from '../../src/commands/command.ts';
import { checkEverything } from '../../src/commands/checkEverything.ts';
import { exportTrf } from '../../src/commands/exportTrf.ts';
import { importTrf } from '../../src/commands/importTrf.ts';
import { pairNextRound } from '../../src/commands/pairNextRound.ts';
import type { WorkbookSnapshot } from '../../src/commands/workbook.ts';
import { readEvent } from '../../src/sheet/readEvent.ts';
import type { CellValue } from '../../src/sheet/cell.ts';
import type { SheetRole } from '../../src/sheet/roles.ts';
import type { ProblemCode } from '../../src/tournament/problem.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { fixtureText } from '../trf/fixtureFiles.ts';

interface Imported {
  readonly told: readonly ProblemCode[];
  readonly snapshot: WorkbookSnapshot;
  readonly tournament: Tournament;
}

function imported(text: string): Imported {
  const outcome = importTrf({ text, system: '', language: 'en' }).run({ now: 'now', sheets: [] }, {});
  expect(outcome.kind).toBe('done');
  const { plan, told } = outcome as Done;
  const sheets = [...(plan.filled ?? []), ...plan.derived].flatMap(({ target, page }) =>
    'create' in target
      ? [
          {
            id: target.create,
            role: target.create as SheetRole,
            title: page.title,
            values: page.cells as CellValue[][],
          },
        ]
      : [],
  );
  const snapshot = { now: 'now', sheets };
  const event = readEvent(sheets);
  expect(event.problems).toEqual([]);
  return { told: told.map(({ code }) => code), snapshot, tournament: event.parts[0]!.tournament };
}

/** The workbook with a cell typed over: the row found by its first cell, the column by its heading. */
function typed(
  snapshot: WorkbookSnapshot,
  role: SheetRole,
  row: string,
  column: string,
  value: CellValue,
): WorkbookSnapshot {
  const sheets = snapshot.sheets.map((sheet) => {
    const at = (sheet.values?.[0] ?? []).indexOf(column);
    const own = (sheet.values ?? []).map((cells) =>
      String(cells[0]) === row ? cells.map((cell, index) => (index === at ? value : cell)) : cells,
    );
    return sheet.role === role ? { ...sheet, values: own } : sheet;
  });
  return { ...snapshot, sheets };
}

const refusal = (snapshot: WorkbookSnapshot): readonly ProblemCode[] => {
  const outcome = pairNextRound.run(snapshot, {});
  return outcome.kind === 'refused' ? outcome.problems.map(({ code }) => code) : [];
};

const listed = (snapshot: WorkbookSnapshot): readonly { code: ProblemCode; cell?: string }[] => {
  const outcome = checkEverything.run(snapshot, { makeRepairs: false });
  return outcome.kind === 'done'
    ? outcome.list.map(({ code, cell }) => (cell === undefined ? { code } : { code, cell: cell.a1 }))
    : [];
};

const four = (header: string, rounds: readonly string[]): string =>
  [
    ...(header === '' ? [] : [header]),
    ...rounds.map(
      (entry, index) =>
        `001 ${String(index + 1).padStart(4)}      Player ${index + 1}`.padEnd(80) +
        ' 0.0'.padEnd(11) +
        entry,
    ),
  ].join('\n');
const oneRound = ['   3 w 1', '   4 b 1', '   1 b 0', '   2 w 0'];

describe('the system that a report names', () => {
  it('TRF26 192 of a team Swiss: teams, boards and match points are kept, pairing waits for a choice', () => {
    const { told, snapshot, tournament } = imported(fixtureText('read/team-trf26.trf'));
    expect(told).toContain('trfSystemNotPaired');
    expect(tournament.settings).toMatchObject({ teamForm: 'simultaneous', boards: 2, matchPoints: true });
    expect(tournament.players.map(({ team, board }) => `${team} ${board}`).slice(0, 3)).toEqual([
      'North 1',
      'North 2',
      'East 1',
    ]);
    expect(
      tournament.rounds[0]?.games.map(({ match, board, white, black }) => [match, board, white, black]),
    ).toEqual([
      [1, 1, 1, 5],
      [1, 2, 6, 2],
      [2, 1, 3, 7],
      [2, 2, 8, 4],
    ]);
    expect(refusal(snapshot)).toEqual(['systemNotPaired']);
    const { report } = exportTrf(snapshot, 0);
    expect(report).toContain('192 FIDE_TEAM_TYPEA_MP_GP');
    expect(report).not.toContain('DUTCH');
    expect(imported(report).tournament.settings).toMatchObject({ teamForm: 'simultaneous', boards: 2 });
    expect(refusal(typed(snapshot, 'settings', 'System', 'Value', 'dutch'))).toEqual([]);
  });

  it('TRF16 092 with records 013: teams', () => {
    const { tournament } = imported(
      `${four('092 Team Swiss System', oneRound)}\n013 North                               1    2\n013 South                               3    4`,
    );
    expect(tournament.settings).toMatchObject({ system: 'dutch', teamForm: 'simultaneous', boards: 2 });
    expect(tournament.players.map(({ team }) => team)).toEqual(['North', 'North', 'South', 'South']);
  });

  it('a round robin is one, and stays one in the export', () => {
    const { snapshot, tournament } = imported(fixtureText('read/round-robin-half-played.trf'));
    expect(tournament.settings.system).toBe('round-robin');
    expect(exportTrf(snapshot, 0).report).toContain('092 Individual: round-robin');
    expect(refusal(snapshot)).toEqual([]);
  });

  it.each([
    ['192 FIDE_DUTCH_2025', 'dutch', undefined],
    ['192 FIDE_DUTCH_2017', 'dutch', 'trfOlderDutch'],
    ['092 Individual: Swiss-System', 'dutch', undefined],
    ['092 Individual: Lim System', 'adjusted', 'trfLimAsAdjusted'],
    ['192 FIDE_LIM', 'adjusted', 'trfLimAsAdjusted'],
    ['092 Knockout', 'knockout', undefined],
    ['192 FIDE_ROUNDROBIN', 'round-robin', undefined],
    ['092 Individual: drawn', 'drawn', undefined],
  ])('%s is %s', (header, system, note) => {
    const { told, tournament } = imported(four(header, ['', '', '', '']));
    expect(tournament.settings.system).toBe(system);
    expect(tournament.settings.systemOfReport).toBeUndefined();
    expect(told.filter((code) => /^trf(Older|Lim|System)/.test(code))).toEqual(
      note === undefined ? [] : [note],
    );
  });

  it.each([
    '192 FIDE_BURSTEIN_2025',
    '192 FIDE_DUBOV',
    '192 FIDE_DOUBLE_SWISS',
    '192 OTHER',
    '092 Swiss Dubov System',
  ])('%s is read as a record', (header) => {
    const { snapshot, told } = imported(four(header, oneRound));
    expect(told).toContain('trfSystemNotPaired');
    expect(refusal(snapshot)).toEqual(['systemNotPaired']);
    expect(exportTrf(snapshot, 0).report).toContain(header);
  });
});

describe('records that were refused or misread', () => {
  it('310 with a decimal average', () => {
    expect(imported(fixtureText('read/team-310-decimal-average.trf')).tournament.settings.boards).toBe(2);
  });

  it('300 names teams by the numbers of their records 310, which need not be ours', () => {
    const text = `092 Team: round-robin simultaneous
${four('', ['   3 w 1', '', '   1 b 0', ''])}
${'310   2 North'.padEnd(73)}   1    2
${'310   1 South'.padEnd(73)}   3    4
300   2   2   1    2    1`;
    const { tournament } = imported(text);
    expect(tournament.lineUps?.map(({ team, player }) => `${team} ${player}`)).toEqual([
      'North 2',
      'North 1',
    ]);
  });

  it('0000 - * is a round to be paired', () => {
    const { tournament, snapshot } = imported(
      four(
        '',
        oneRound.map((entry) => `${entry}  0000 - *`),
      ),
    );
    expect(tournament.rounds).toHaveLength(1);
    expect(tournament.players.flatMap(({ byes }) => byes)).toEqual([]);
    expect(refusal(snapshot)).toEqual([]);
  });

  it('more rounds than planned are said at import and by Check everything', () => {
    const { told, snapshot } = imported(fixtureText('read/more-rounds-than-planned.trf'));
    expect(told.filter((code) => code === 'moreRoundsThanPlanned')).toHaveLength(1);
    expect(listed(snapshot)).toContainEqual({ code: 'moreRoundsThanPlanned' });
  });

  it('a date with the name of its month is written as the format says, and said', () => {
    const { snapshot } = imported(four('042 Mar 3, 2026\n052 5 March 2026', oneRound));
    const { report, text } = exportTrf(snapshot, 0);
    expect(report).toContain('042 2026/03/03\r\n052 2026/03/05');
    expect(text).toContain('Mar 3, 2026');
  });

  it('C.07: the edition in force at the start; the setting overrides', () => {
    const { told, snapshot, tournament } = imported(fixtureText('read/start-before-march-2026.trf'));
    expect(told).toContain('editionByStart');
    expect(tournament.settings.tieBreakEdition).toBe('2024');
    const other = typed(snapshot, 'settings', 'Start', 'Value', '2026/03/01');
    expect(readEvent(other.sheets as never).parts[0]?.tournament.settings.tieBreakEdition).toBe('2026');
    expect(listed(other)).not.toContainEqual({ code: 'editionByStart' });
  });
});

describe('Players against Results', () => {
  it('Left after and From round: a remark with both cells', () => {
    const { snapshot } = imported(four('142 3', oneRound));
    const cells = snapshot.sheets.find(({ role }) => role === 'players')?.values?.[0] ?? [];
    const letter = (heading: string): string => String.fromCharCode(65 + cells.indexOf(heading));
    const left = typed(snapshot, 'players', '1', 'Left after', 0);
    expect(listed(left)).toContainEqual({ code: 'playedAfterLeaving', cell: `${letter('Left after')}2` });
    const late = typed(snapshot, 'players', '2', 'From round', 2);
    expect(listed(late)).toContainEqual({ code: 'playedBeforeArrival', cell: `${letter('From round')}3` });
  });

  it('a bye asked for in a played round counts without a row, and is said', () => {
    const { snapshot } = imported(four('142 3', ['   3 w 1', '', '   1 b 0', '']));
    const away = typed(snapshot, 'players', '2', 'Byes', '1=½');
    const [part] = readEvent(away.sheets as never).parts;
    expect(part?.tournament.rounds[0]?.byes).toContainEqual({ player: 2, outcome: 'halfBye' });
    expect(listed(away).filter(({ code }) => code === 'byesWithoutRow')).toHaveLength(1);
    const asked = checkEverything.run(away, {});
    expect(asked).toMatchObject({ kind: 'asked', details: [{ code: 'byesWithoutRow' }] });
    const repaired = checkEverything.run(away, { makeRepairs: true });
    const written =
      repaired.kind === 'done' ? repaired.plan.commit.flatMap(({ row, cells }) => [row, cells]) : [];
    expect(written).toEqual([2, [[1]], 2, [[2]], 2, [['Player 2']], 2, [['½ bye']]]);
    expect(repaired.kind === 'done' ? repaired.list.map(({ code }) => code) : []).not.toContain(
      'byesWithoutRow',
    );
  });
});

describe('ratings with a mark of thousands', () => {
  const withRating = (rating: CellValue): ReturnType<typeof readEvent> => {
    const { snapshot } = imported(four('', oneRound));
    return readEvent(typed(snapshot, 'players', '1', 'Rating', rating).sheets as never);
  };

  it.each([
    ['2.105', 2105],
    ['1,980', 1980],
    ['2105', 2105],
    ['1980.5', 1980.5],
  ])('%s is %s', (text, rating) => {
    const { parts, problems } = withRating(text);
    expect(problems).toEqual([]);
    expect(parts[0]?.tournament.players[0]?.rating).toBe(rating);
  });

  it.each(['1.98', '2,1', '2.1051', 2.105, 1.98])('%s is refused with its cell', (value) => {
    const { problems } = withRating(value);
    expect(problems.map(({ code, cell }) => [code, cell?.sheet])).toEqual([['ratingAmbiguous', 'Players']]);
  });

  it('is said once for a column', () => {
    const { snapshot } = imported(four('', oneRound));
    const first = typed(snapshot, 'players', '1', 'Rating', '2.105');
    const both = typed(first, 'players', '2', 'Rating', '1,980');
    const told = readEvent(both.sheets as never).notes.filter(({ code }) => code === 'ratingThousands');
    expect(told).toHaveLength(1);
  });
});
