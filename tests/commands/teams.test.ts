import { describe, expect, it } from 'vitest';
import { newTournament } from '../../src/commands/newTournament.ts';
import { cellAt, changeCell, copyWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import { contents, play, rowsOf, sheetFor, typedEvent, typeResults } from './standInEvent.ts';
import { resultColumn, typedTeamEvent, type TypedTeams } from './teamEvent.ts';

function played(rounds: number, event: TypedTeams): WorkbookModel {
  const workbook = typedTeamEvent(event);
  for (let round = 1; round <= rounds; round += 1) {
    expect(play(workbook, 'pairNextRound').warned).toEqual([]);
    typeResults(workbook);
  }
  return workbook;
}

const small = { teams: 6, boards: 4, system: 'drawn' };
const start = played(2, small);
const whole = copyWorkbook(start);
const calls = play(whole, 'pairNextRound').host.service;

describe('Pair next round in a team event (Law 30.1.1, 30.4)', () => {
  it('writes a row for every board of every match, odd boards of the priority team with White', () => {
    const workbook = typedTeamEvent({ teams: 4, boards: 3 });
    expect(play(workbook, 'pairNextRound').told.join()).toContain('Round 1 is paired: 6 boards');
    expect(rowsOf(sheetFor(workbook, 'results')).slice(1)).toEqual([
      '1|1|1|1|1|Player 1||Player 13|13|',
      '1|1|2|1|14|Player 14||Player 2|2|',
      '1|1|3|1|3|Player 3||Player 15|15|',
      '1|2|1|1|5|Player 5||Player 9|9|',
      '1|2|2|1|10|Player 10||Player 6|6|',
      '1|2|3|1|7|Player 7||Player 11|11|',
    ]);
  });

  it('shows above the boards of a match its teams and the running score', () => {
    const lines = rowsOf(sheetFor(start, 'pairings'));
    const heads = lines.filter((line) => line.includes('(SUMPRODUCT({'));
    expect(heads).toHaveLength(3);
    expect(heads[0]).toMatch(
      /^1\|\|\|\|Team \d\|\|=IF\(SUMPRODUCT\(\(G4:G7<>""\).*\{1;0;1;0\}\*\(\(\(G4:G7="1-0"\)/,
    );
  });

  it.each([
    ['en', 'kiểu Anh', {}, /^\|\|\|\|Team \d\|\|0 bye\|/],
    [
      'vi',
      'kiểu Anh',
      {
        settings: [
          ['Second leg', 'yes', ''],
          ['Language', 'vi', ''],
        ],
      },
      /^\|\|\|\|Team \d\|\|0 bye\|/,
    ],
    ['Swiss', 'kiểu Anh', { system: 'dutch' }, /^\|\|\|\|Team \d\|\|bye\|/],
    ['knockout', 'simultaneous', { system: 'knockout' }, /^1\|\|\|\|Team \d\|\|1 bye\|/],
  ] as const)(
    '%s: a team without an opponent is named once on Pairings and in the Minutes',
    (_name, form, more, line) => {
      const workbook = typedTeamEvent({ teams: 3, boards: 3, form, ...more });
      expect(play(workbook, 'pairNextRound').warned).toEqual([]);
      const byes = rowsOf(sheetFor(workbook, 'pairings')).filter((row) => row.includes('bye'));
      expect(byes).toEqual([expect.stringMatching(line)]);
      typeResults(workbook, ['1-0']);
      play(workbook, 'minutes');
      const minutes = rowsOf(sheetFor(workbook, 'minutes')).filter((row) => row.includes('bye'));
      expect(minutes).toEqual([expect.stringMatching(/^\|\|\|\|Team \d\|(?:0 |1 )?bye\|\|$/)]);
    },
  );

  it('an empty board of the opponents is shown with its match, game and board, and is no game', () => {
    const workbook = typedTeamEvent({ teams: 2, boards: 2, form: 'kiểu Anh' });
    changeCell(sheetFor(workbook, 'players'), 6, 5, { value: 'R2' });
    play(workbook, 'pairNextRound');
    const byes = rowsOf(sheetFor(workbook, 'pairings')).filter((row) => row.includes('bye'));
    expect(byes.map((row) => row.split('|').slice(0, 5).join('|'))).toEqual([
      '1|1|2|2|Player 2',
      '1|2|1|1|Player 1',
    ]);
    typeResults(workbook, ['1-0']);
    play(workbook, 'updateStandings');
    expect(rowsOf(sheetFor(workbook, 'standings')).join('\n')).toMatch(/1\|1\|Player 1 \(A\)\|2\|1\|/);
  });

  it('kiểu Anh (30.2.2): every player of A meets every player of B', () => {
    const workbook = played(1, { teams: 2, boards: 3, form: 'Đối kháng kiểu Anh' });
    const pairs = rowsOf(sheetFor(workbook, 'results')).slice(1);
    expect(pairs).toHaveLength(9);
    expect(
      new Set(
        pairs.map((row) =>
          row
            .split('|')
            .filter((_, at) => at === 4 || at === 8)
            .sort()
            .join(),
        ),
      ).size,
    ).toBe(9);
  });

  it('counts the players who are free, not the games they do not play', () => {
    const workbook = typedTeamEvent({ teams: 3, boards: 3, form: 'Đối kháng kiểu Anh' });
    expect(play(workbook, 'pairNextRound').told.join()).toMatch(/3 boards, 3 byes/);
  });

  it('a substitute of the Line-ups sheet plays on exactly the board of whom he replaces (30.1.4)', () => {
    const workbook = played(2, { teams: 4, boards: 3, lineUps: [[2, 'Team 2', 2, 8]] });
    const rows = rowsOf(sheetFor(workbook, 'results'));
    expect(rows.filter((row) => row.startsWith('2|') && row.includes('|Player 8|')).join()).toMatch(
      /^2\|\d\|2\|/,
    );
    expect(rows.filter((row) => row.startsWith('1|') && row.includes('|Player 8|'))).toEqual([]);
  });

  it('two games of a match in one round are no rematch; a second match of the same teams is (Law 27)', () => {
    const two = played(2, { ...small, settings: [['Games per match', 2, '']] });
    expect(play(copyWorkbook(two), 'pairNextRound').warned).toEqual([]);
    const results = sheetFor(two, 'results');
    const second = rowsOf(results).findIndex((row) => row.startsWith('2|'));
    for (let row = 0; row < 8; row += 1) {
      const of = (column: number) => cellAt(results, row + 2, column).value;
      changeCell(results, second + 1 + row, 5, { value: of(5) });
      changeCell(results, second + 1 + row, 9, { value: of(9) });
    }
    expect(play(two, 'pairNextRound').warned.join()).toMatch(/A-[B-F]/);
  });

  it('First board number does not move the boards of a match', () => {
    const workbook = played(1, { teams: 4, boards: 3, settings: [['First board number', 11, '']] });
    expect(rowsOf(sheetFor(workbook, 'results'))[1]).toMatch(/^1\|1\|1\|1\|/);
  });
});

describe('Line-ups that are wrong are named with their cells (Law 30.1.3–4)', () => {
  const refused = (lineUps: TypedTeams['lineUps'], more: Partial<TypedTeams> = {}): string => {
    const workbook = typedTeamEvent({
      teams: 4,
      boards: 3,
      ...more,
      ...(lineUps === undefined ? {} : { lineUps }),
    });
    const { warned, told } = play(workbook, 'pairNextRound');
    expect(told).toEqual([]);
    return warned.join();
  };

  it.each([
    ['an unknown team', [[1, 'Team 9', 1, 4]], /Line-ups!D2.*“Team 9”/],
    ['an unknown player', [[1, 'A', 1, 99]], /Line-ups!D2.*99/],
    ['a name that nobody has', [[1, 'A', 1, 'Nobody']], /Line-ups!D2.*“Nobody”/],
    ['a board that there is not', [[1, 'A', 4, 4]], /Line-ups!D2.*boards 1 to 3/],
    ['a player of another team', [[1, 'A', 1, 8]], /Line-ups!D2.*does not belong to A/],
    [
      'a player on two boards',
      [
        [1, 'A', 1, 4],
        [1, 'A', 2, 4],
      ],
      /Line-ups!D2.*boards 1, 2/,
    ],
    [
      'a board named twice',
      [
        [1, 'A', 1, 4],
        [1, 'A', 1, 1],
      ],
      /Line-ups!D3.*named twice/,
    ],
    [
      'official players out of their order',
      [
        [1, 'A', 1, 2],
        [1, 'A', 2, 1],
      ],
      /Line-ups!D2.*his board is 2/,
    ],
    [
      'a reserve beside the player whose board it is',
      [
        [1, 'A', 1, 4],
        [1, 'A', 2, 1],
      ],
      /Line-ups!D2.*Player 1/,
    ],
    ['a cell left empty', [[1, 'A', '', 4]], /Line-ups!C2.*no Board/],
    ['a date for a board', [[1, 'A', 'x', 4]], /Line-ups!C2/],
  ] as const)('%s', (_name, lineUps, sentence) => {
    expect(refused(lineUps)).toMatch(sentence);
  });

  it('a board in the Players sheet that is none, or that two have', () => {
    const players = [
      [17, 'Player 17', 2000, 'Team 4', 'first'],
      [18, 'Player 18', 2000, 'Team 4', 3],
    ];
    const said = refused(undefined, { players });
    expect(said).toMatch(/Players!E18.*“first”/);
    expect(said).toMatch(/Players!E19.*15, 18/);
  });

  it('a name instead of a number is understood', () => {
    const workbook = played(1, { teams: 4, boards: 3, lineUps: [[1, 'a', 2, 'player 4']] });
    expect(rowsOf(sheetFor(workbook, 'results'))[2]).toContain('|Player 4|4|');
  });

  it('names of players without numbers are one problem, of Players, and do not stop Number players', () => {
    const lineUps = [
      [1, 'Team 1', 2, 'Player 4'],
      [1, 'Team 2', 1, 'Player 8'],
      [2, 'Team 2', 1, 'Nobody'],
    ];
    const workbook = typedTeamEvent({ teams: 4, boards: 3, lineUps });
    for (let row = 2; row <= 17; row += 1) {
      changeCell(sheetFor(workbook, 'players'), row, 1, { value: '' });
    }
    const { warned } = play(workbook, 'pairNextRound');
    expect(warned.join().split('\n').slice(1)).toEqual([
      '16 players have no numbers yet. Run Number players first.',
      expect.stringMatching(/^Line-ups!D4: “Nobody”/),
    ]);
    changeCell(sheetFor(workbook, 'lineUps'), 4, 4, { value: 'Player 8' });
    expect(play(workbook, 'numberByLot').warned).toEqual([]);
    expect(play(workbook, 'pairNextRound').warned).toEqual([]);
    const rows = rowsOf(sheetFor(workbook, 'results')).join();
    expect([rows.includes('|Player 4|'), rows.includes('|Player 8|')]).toEqual([true, true]);
  });

  it('all problems are listed at once, those of the line-ups beside those of the sheets', () => {
    const said = refused([
      [1, 'A', 9, 4],
      [1, 'A', 'x', 4],
    ]);
    expect(said).toMatch(/Line-ups!C3/);
    expect(said).toMatch(/Line-ups!D2.*boards 1 to 3/);
  });

  it('Check everything names the line-ups of the round that comes next, and those that came too late', () => {
    const workbook = played(1, {
      teams: 4,
      boards: 3,
      lineUps: [
        [2, 'A', 2, 1],
        [2, 'B', 1, 8],
      ],
    });
    changeCell(sheetFor(workbook, 'lineUps'), 3, 1, { value: 1 });
    const { warned } = play(workbook, 'checkEverything');
    expect(warned.join()).toMatch(/Line-ups!D2/);
    expect(warned.join()).toMatch(/Line-ups!D3.*Round 1 was paired without number 8/);
  });
});

describe('Rows typed over so that teams meet as Law 30.1.1–2 forbids are told', () => {
  it.each([
    ['simultaneous', /Team 1 meets several teams in round 1/],
    ['Groups by board', undefined],
  ] as const)('%s: players of two matches exchanged', (form, said) => {
    const workbook = typedTeamEvent({ teams: 4, boards: 3, form });
    play(workbook, 'pairNextRound');
    const results = sheetFor(workbook, 'results');
    const rows = rowsOf(results);
    const black = rows[0]!.split('|').indexOf('Black') + 1;
    const other = form === 'simultaneous' ? 5 : 3;
    const [first, second] = [cellAt(results, 2, black).value, cellAt(results, other, black).value];
    changeCell(results, 2, black, { value: second });
    changeCell(results, other, black, { value: first });
    typeResults(workbook);
    const told = [
      play(workbook, 'checkEverything').warned.join(),
      play(workbook, 'pairNextRound').told.join(),
    ];
    for (const each of told) {
      if (said === undefined) {
        expect(each).not.toContain('meets several');
      } else {
        expect(each).toMatch(said);
      }
    }
  });

  it('team-mates in one row', () => {
    const workbook = typedTeamEvent({ teams: 4, boards: 3 });
    play(workbook, 'pairNextRound');
    changeCell(sheetFor(workbook, 'results'), 2, 9, { value: 4 });
    typeResults(workbook);
    expect(play(workbook, 'checkEverything').warned.join()).toContain('Numbers 1 and 4 are team-mates');
  });
});

describe('Results of a match are entered game by game (rules.md 7)', () => {
  it.each([
    ['2-1', '2-1'],
    ['2½ : 1½', '2½ : 1½'],
    ['1.5-2.5', '1.5-2.5'],
  ])('%s is refused as the score of a match', (_name, value) => {
    const workbook = copyWorkbook(start);
    changeCell(sheetFor(workbook, 'results'), 2, resultColumn, { value });
    expect(play(workbook, 'pairNextRound').warned.join()).toMatch(/Results!G2.*score of a whole match/);
  });

  it('a cell that has become a date is refused with the explanation', () => {
    const workbook = copyWorkbook(start);
    changeCell(sheetFor(workbook, 'results'), 2, resultColumn, {
      value: new Date(2026, 0, 2),
      format: 'General',
    });
    expect(play(workbook, 'pairNextRound').warned.join()).toMatch(/Results!G2.*such as 2-1, does that/);
  });
});

describe('Number players in a team event', () => {
  it('draws the letters of the teams (Law 30.1.3); boards keep their order, reserves come last', () => {
    const workbook = typedTeamEvent({ teams: 6, boards: 3 });
    expect(play(workbook, 'numberByLot').warned).toEqual([]);
    const rows = rowsOf(sheetFor(workbook, 'players'))
      .slice(1)
      .map((row) => row.split('|'));
    const inOrder = [...rows].sort((a, b) => Number(a[0]) - Number(b[0]));
    expect(inOrder.map((row) => row[4])).toEqual(Array(6).fill(['1', '2', '3', 'R1']).flat());
    const teams = inOrder.map((row) => row[3]).filter((_, index) => index % 4 === 0);
    expect(new Set(teams).size).toBe(6);
    expect(teams).not.toEqual([...teams].sort());
  });
});

describe('Standings and Team table of a team event (Law 30.1.5)', () => {
  it('rank the teams by board points, board 1, board 2, … and name the best of every board', () => {
    const workbook = played(3, { teams: 4, boards: 3 });
    play(workbook, 'updateStandings');
    play(workbook, 'teamTable');
    const standings = rowsOf(sheetFor(workbook, 'standings'));
    expect(standings[1]).toBe('Place|Letter|Team|BP|B1|B2|B3|Decided by');
    expect(standings.slice(2, 6).map((row) => Number(row.split('|')[3]))).toEqual(
      standings.slice(2, 6).map((row) =>
        row
          .split('|')
          .slice(4, 7)
          .reduce((sum, each) => sum + Number(each), 0),
      ),
    );
    expect(standings).toContain('Board|Place|Name|Points|Games|||');
    const table = rowsOf(sheetFor(workbook, 'teamTable'));
    expect(table[1]).toBe('Letter|Team|A|B|C|D|BP|B1|B2|B3|Place');
    expect(table[2]).toMatch(/^A\|Team 1\|×\|/);
  });

  it('match points come first by setting', () => {
    const workbook = played(1, { teams: 4, boards: 3, settings: [['Match points', 'yes', '']] });
    play(workbook, 'updateStandings');
    expect(rowsOf(sheetFor(workbook, 'standings'))[1]).toMatch(/^Place\|Letter\|Team\|MP\|BP\|B1/);
  });

  it('a knockout ranks by the round reached (30.3), whatever the points: all matches level, won by lot', () => {
    const workbook = typedTeamEvent({
      teams: 4,
      boards: 3,
      system: 'knockout',
      settings: [['Third place', 'yes', '']],
    });
    for (let step = 1; step <= 4; step += 1) {
      expect(play(workbook, 'pairNextRound').warned).toEqual([]);
      typeResults(workbook, ['½-½']);
      play(workbook, 'updateStandings');
      if (step === 1) {
        const rows = rowsOf(sheetFor(workbook, 'standings')).slice(2, 6);
        expect(rows.every((row) => /^\|[A-D]\|Team \d\|1.5\|Semi-finals$/.test(row))).toBe(true);
      }
    }
    play(workbook, 'bracket');
    play(workbook, 'teamTable');
    play(workbook, 'minutes');
    const minutes = rowsOf(sheetFor(workbook, 'minutes')).join('\n');
    expect(minutes.match(/winner drawn by lot/g)).toHaveLength(2);
    expect(minutes).not.toContain('forfeit');
    const winner = rowsOf(sheetFor(workbook, 'bracket'))
      .map((row) => row.split('|')[8])
      .find((name) => name?.startsWith('Team'));
    const standings = rowsOf(sheetFor(workbook, 'standings'));
    expect(standings[1]).toBe('Place|Letter|Team|BP|Reached');
    expect(
      standings.slice(2, 6).map((row) => row.split('|').filter((_, at) => at === 0 || at === 4)),
    ).toEqual([
      ['1', 'Winner'],
      ['2', 'Final'],
      ['3', 'Semi-finals'],
      ['4', 'Semi-finals'],
    ]);
    expect(standings[2]?.split('|')[2]).toBe(winner);
    expect(standings.join()).not.toContain('Equal points');
    expect(rowsOf(sheetFor(workbook, 'teamTable'))[2]).toMatch(new RegExp(`^[A-D]\\|${winner}\\|.*\\|1$`));
  });

  it('groups by board (30.1.3) have their own tables below that of the teams', () => {
    const workbook = played(2, { teams: 5, boards: 3, form: 'Groups by board' });
    play(workbook, 'updateStandings');
    const titles = rowsOf(sheetFor(workbook, 'standings')).map((row) => row.split('|')[0]);
    expect(titles.filter((title) => /^Board \d$/.test(title ?? ''))).toEqual([
      'Board 1',
      'Board 2',
      'Board 3',
    ]);
  });

  it('a knockout in groups by board has no bracket, and is told where its rounds stand', () => {
    const workbook = typedTeamEvent({ teams: 4, boards: 2, system: 'knockout', form: 'Groups by board' });
    expect(play(workbook, 'bracket').warned.join()).toMatch(/a knockout with a bracket.*groups by board/);
  });

  it('the Team table of an event of individuals is refused', () => {
    expect(play(typedEvent(8), 'teamTable').warned.join()).toContain('This is no team event');
  });
});

describe('Service calls of Pair next round (workbook.md, Limits)', () => {
  it('40 teams of 10 boards need as many as 6 teams of 4, at most 45', () => {
    const large = played(2, { teams: 40, boards: 10, system: 'drawn' });
    const { host } = play(large, 'pairNextRound');
    const counted = (service: typeof calls): string[] =>
      service.calls.filter((call) => call.counted).map(({ name }) => name);
    expect(counted(host.service)).toEqual(counted(calls));
    expect(host.service.count).toBeLessThanOrEqual(45);
  }, 60_000);
});

describe('Pair next round of a team event is interrupted (workbook.md, Commit)', () => {
  it('at each of its service calls: before the commit nothing has changed, after it Check everything rebuilds', () => {
    const rebuilt = copyWorkbook(whole);
    play(rebuilt, 'checkEverything');
    const seen = { before: 0, after: 0 };
    for (let failAt = 1; failAt <= calls.count; failAt += 1) {
      const workbook = copyWorkbook(start);
      expect(play(workbook, 'pairNextRound', { failAt }).told).toEqual([]);
      if (rowsOf(sheetFor(workbook, 'results')).length === rowsOf(sheetFor(start, 'results')).length) {
        expect(contents(workbook, ['undo'])).toEqual(contents(start, ['undo']));
        seen.before += 1;
      } else {
        play(workbook, 'checkEverything');
        expect(contents(workbook, ['undo', 'log'])).toEqual(contents(rebuilt, ['undo', 'log']));
        seen.after += 1;
      }
    }
    expect([seen.before > 0, seen.after > 0]).toEqual([true, true]);
  });

  it('is undone: the rows and the line-ups are as before', () => {
    const workbook = copyWorkbook(whole);
    expect(play(workbook, 'undo').told.join()).toContain('is undone');
    expect(rowsOf(sheetFor(workbook, 'results'))).toEqual(rowsOf(sheetFor(start, 'results')));
  });
});

describe('New tournament with teams', () => {
  it('makes Line-ups, the settings of teams, and Match and Game in Results, in the language chosen', () => {
    const choices = { language: 'vi', system: 'drawn', teamForm: 'scheveningen' } as const;
    const outcome = newTournament(choices).run({ sheets: [], now: 'now' }, {});
    const pages = outcome.kind === 'done' ? outcome.plan.derived.map(({ page }) => page) : [];
    const cells = (title: string): string[] =>
      (pages.find((page) => page.title === title)?.cells ?? []).map((row) => row.slice(0, 4).join('|'));
    expect(cells('Đội hình')).toEqual(['Vòng|Đội|Bàn|Đấu thủ']);
    expect(cells('Kết quả')[0]).toBe('Vòng|Trận|Bàn|Ván');
    const keys = cells('Thiết lập').map((row) => row.split('|').slice(0, 2).join('|'));
    expect(keys).toContain('Thể thức đồng đội|Đối kháng kiểu Anh');
    expect(keys).toEqual(expect.arrayContaining(['Số bàn|', 'Điểm trận|', 'Lượt về|', 'Thứ tự trận|']));
  });

  it('refuses a form that nobody knows', () => {
    const outcome = newTournament({ language: 'en', system: 'dutch', teamForm: 'pairs' }).run(
      { sheets: [], now: 'now' },
      {},
    );
    expect(outcome).toMatchObject({ kind: 'refused', problems: [{ code: 'choiceNotUnderstood' }] });
  });
});
