import { describe, expect, test } from 'vitest';
import { languages } from '../../src/sheet/languages.ts';
import { openRows, readEvent } from '../../src/sheet/readEvent.ts';
import { sheetTitles } from '../../src/sheet/titles.ts';
import { codes, date, error, fourPlayers, typedSheets, type Typed } from './typedSheets.ts';

const read = (typed: Typed, language: 'en' | 'vi' = 'en') => readEvent(typedSheets(typed, language));

describe.each(languages)('a sound event in language %s', (language) => {
  const event = read(
    {
      playerColumns: ['name', 'club', 'number', 'rating', 'byes', 'fromRound', 'leftAfter', 'born'],
      players: [
        ['An', 'Hoa', 1, 2000, '3=½, 5=0', '', '', 1990],
        ['', '', '', '', '', '', '', ''],
        ['Bình', '', 2, 0, '', 2, '', date('01/02/1990')],
        ['Chi', '', 3, '', '', '', 4, ''],
      ],
      results: [
        [1, 2, 3, '½-½', 2],
        ['', '', '', '', ''],
        [1, 1, 1, 'bye', ''],
        [2, 1, 2, '', 1],
      ],
      settings: [
        ['Rounds', '7', 'note'],
        ['Giải', 'Cúp Mùa Xuân'],
        ['Round 2', date('01/12/2026 14:00')],
      ],
    },
    language,
  );

  test('has no problem and its language', () => {
    expect(event.problems).toEqual([]);
    expect(event.language).toBe(language);
  });

  test('reads the players with their rows, blank cells left out', () => {
    expect(event.players).toEqual([
      {
        row: 1,
        player: {
          number: 1,
          name: 'An',
          club: 'Hoa',
          rating: 2000,
          born: '1990',
          byes: [
            { round: 3, outcome: 'halfBye' },
            { round: 5, outcome: 'zeroBye' },
          ],
        },
      },
      { row: 3, player: { number: 2, name: 'Bình', fromRound: 2, born: '01/02/1990', byes: [] } },
      { row: 4, player: { number: 3, name: 'Chi', leftAfter: 4, byes: [] } },
    ]);
  });

  test('reads the rounds of its only part', () => {
    expect(event.parts.map(({ section, stage }) => [section, stage])).toEqual([['', '']]);
    expect(event.parts[0]?.tournament.rounds).toEqual([
      {
        number: 1,
        games: [{ board: 2, white: 3, black: 2, outcome: 'draw' }],
        byes: [{ player: 1, outcome: 'pairingBye' }],
      },
      { number: 2, games: [{ board: 1, white: 2, black: 1 }], byes: [] },
    ]);
  });

  test('reads settings in either language, and the times of rounds', () => {
    expect(event.parts[0]?.tournament.settings.rounds).toBe(7);
    expect(event.texts).toEqual({ rounds: '7', event: 'Cúp Mùa Xuân' });
    expect([...event.roundTimes]).toEqual([[2, '01/12/2026 14:00']]);
  });

  test('finds the results that are still to be typed', () => {
    expect(openRows(event).map(({ row, resultCell }) => [row, resultCell])).toEqual([
      [4, { sheet: sheetTitles.results[language], a1: 'D5' }],
    ]);
  });
});

describe('players', () => {
  test.each<[string, Typed, string[]]>([
    [
      'a number twice',
      {
        players: [
          [1, 'An'],
          [2, 'Bình'],
          [1, 'Chi'],
        ],
      },
      ['A4 numberTwice'],
    ],
    [
      '4.5 and text as numbers',
      {
        players: [
          [4.5, 'An'],
          ['x', 'Bình'],
          [0, 'Chi'],
        ],
      },
      ['A2', 'A3', 'A4'].map((cell) => `${cell} wholeNumberExpected`),
    ],
    [
      'a date and an error',
      {
        players: [
          [date('1/2'), 'An'],
          [2, error('#NAME?')],
        ],
      },
      ['A2 cellIsDate', 'B3 cellIsError'],
    ],
    [
      'nobody numbered',
      {
        players: [
          ['', 'An'],
          ['', 'Bình'],
        ],
      },
      ['playersNotNumbered'],
    ],
    [
      'one not numbered',
      {
        players: [
          [1, 'An'],
          ['', 'Bình'],
        ],
      },
      ['A3 playerWithoutNumber'],
    ],
    [
      'one name twice',
      {
        players: [
          [1, 'Lê An'],
          [2, 'lê  an'.normalize('NFD')],
        ],
      },
      ['B3 nameTwice'],
    ],
    [
      'ratings',
      {
        playerColumns: ['number', 'name', 'rating'],
        players: [
          [1, 'An', 12000],
          [2, 'Bình', 'strong'],
          [3, 'Chi', -5],
        ],
      },
      ['C2', 'C3', 'C4'].map((cell) => `${cell} ratingOutOfRange`),
    ],
    [
      'byes',
      {
        playerColumns: ['number', 'name', 'byes'],
        players: [
          [1, 'An', '3'],
          [2, 'Bình', date('3/5')],
        ],
      },
      ['C2 byesNotUnderstood', 'C3 byesNotUnderstood'],
    ],
  ])('%s', (_name, typed, expected) => {
    expect(codes(read(typed).problems)).toEqual(expected);
  });

  test('the same name in two sections is no problem', () => {
    const players = [
      [1, 'An', 'U12'],
      [2, 'An', 'U14'],
    ];
    expect(read({ playerColumns: ['number', 'name', 'section'], players }).problems).toEqual([]);
  });

  test.each(['born', 'club', 'fideId'] as const)('%s tells two of one name apart: a note', (column) => {
    const apart = read({
      playerColumns: ['number', 'name', column],
      players: [
        [1, 'An', 'x'],
        [2, 'An', 'y'],
      ],
    });
    expect([codes(apart.problems), codes(apart.notes)]).toEqual([[], ['B3 nameTwiceToldApart']]);
    const half = read({
      playerColumns: ['number', 'name', column],
      players: [
        [1, 'An', 'x'],
        [2, 'An', ''],
      ],
    });
    expect(codes(half.problems)).toEqual(['B3 nameTwice']);
  });

  test('a number as text is read, and its repair offered', () => {
    const event = read({
      players: [
        ['4', 'An'],
        ['５', 'Bình'],
      ],
    });
    expect(event.problems).toEqual([]);
    expect(event.players.map(({ player }) => player.number)).toEqual([4, 5]);
    expect(event.repairs.map(({ sheetId, row, column, value }) => [sheetId, row, column, value])).toEqual([
      ['players', 1, 0, 4],
      ['players', 2, 0, 5],
    ]);
  });

  test('a number without a name is nobody yet', () => {
    const event = read({
      players: [
        [1, 'An'],
        [2, ''],
      ],
    });
    expect([event.players.length, codes(event.problems), codes(event.notes)]).toEqual([
      1,
      [],
      ['B3 numberWithoutName'],
    ]);
  });

  test('players without numbers keep their rows for Number players', () => {
    expect(
      read({
        players: [
          ['', 'An'],
          ['', ''],
          ['', 'Bình'],
        ],
      }).unnumbered,
    ).toEqual([
      { row: 1, player: { name: 'An', byes: [] } },
      { row: 3, player: { name: 'Bình', byes: [] } },
    ]);
  });

  test.each([
    ['nothing is ticked', [], [false, ''], [undefined, undefined]],
    ['a box is ticked', [], [true, false], [true, false]],
    ['x is typed', [], ['x', ''], [true, false]],
    ['Check-in is on', [['Check-in', 'yes']], [false, ''], [false, false]],
    ['Điểm danh is on', [['Điểm danh', 'có']], ['có', 'không'], [true, false]],
  ])('Present when %s', (_name, settings, [first = '', second = ''], expected) => {
    const event = read({
      playerColumns: ['number', 'name', 'present'],
      players: [
        [1, 'An', first],
        [2, 'Bình', second],
      ],
      settings,
    });
    expect(event.players.map(({ player }) => player.present)).toEqual(expected);
  });
});

describe('results', () => {
  test.each<[string, unknown[][], string[]]>([
    ['not understood', [[1, 1, 1, 'won', 2]], ['D2 resultNotUnderstood']],
    [
      'a date and an error',
      [
        [1, 1, 1, date('1/2'), 2],
        [1, 2, 3, error('#ERROR!'), 4],
      ],
      ['D2 resultIsDate', 'D3 resultIsError'],
    ],
    [
      'unknown numbers',
      [
        [1, 1, 1, '1-0', 9],
        [1, 2, 8, '', 3],
      ],
      ['E2 unknownNumber', 'C3 unknownNumber'],
    ],
    [
      'a player twice in a round',
      [
        [1, 1, 1, '', 2],
        [1, 2, 3, '', 1],
      ],
      ['E3 playerTwiceInRound'],
    ],
    [
      'a game and a bye',
      [
        [1, 1, 1, '', 2],
        [1, '', 1, 'bye', ''],
      ],
      ['C3 playerTwiceInRound'],
    ],
    ['a player against himself', [[1, 1, 1, '1-0', 1]], ['E2 playerMeetsHimself']],
    [
      'one board twice',
      [
        [1, 1, 1, '', 2],
        [1, 1, 3, '', 4],
      ],
      ['B3 slotTwice'],
    ],
    [
      'a round left out',
      [
        [1, 1, 1, '1-0', 2],
        [3, 1, 2, '', 1],
      ],
      ['A3 roundSkipped'],
    ],
    [
      'rounds',
      [
        ['x', 1, 1, '', 2],
        [0, 1, 3, '', 4],
        [date('1/1'), 1, 3, '', 4],
      ],
      ['A2 roundNotUnderstood', 'A3 roundNotUnderstood', 'A4 cellIsDate'],
    ],
    ['a bye with an opponent', [[1, 1, 1, 'bye', 2]], ['D2 byeWithOpponent']],
    ['a game without an opponent', [[1, 1, 1, '1-0', '']], ['E2 opponentMissing']],
    ['nobody in White', [[1, 1, '', 'bye', 2]], ['C2 playerMissing']],
    ['a player alone', [[1, 1, 1, '', '']], ['E2 playerAlone']],
  ])('%s', (_name, results, expected) => {
    expect(codes(read({ results: results as never }).problems)).toEqual(expected);
  });

  test('everything is told at once', () => {
    const event = read({
      players: [
        [1, 'An'],
        [1, 'Bình'],
        [3, 'Chi'],
      ],
      results: [
        [1, 1, 1, '?', 7],
        [1, 2, 3, date('1/2'), 3],
      ],
      settings: [
        ['Rounds', 'many'],
        ['Nonsense', 1],
      ],
    });
    expect(codes(event.problems)).toEqual([
      'A3 numberTwice',
      'B1 settingNeedsNumber',
      'E2 unknownNumber',
      'D2 resultNotUnderstood',
      'D3 resultIsDate',
      'E3 playerMeetsHimself',
    ]);
    expect(codes(event.notes)).toEqual(['B2 settingUnknown']);
  });

  test('several games of one match are no double row', () => {
    const event = read({
      resultColumns: ['round', 'match', 'board', 'game', 'white', 'result', 'black'],
      results: [
        [1, 1, 1, 1, 1, '1-0', 2],
        [1, 1, 1, 2, 2, '½', 1],
        [1, 2, 1, 1, 3, '', 4],
      ],
    });
    expect(event.problems).toEqual([]);
    expect(event.parts[0]?.tournament.rounds[0]?.games.map(({ match, game }) => [match, game])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  test('boards that nobody typed are counted in the order of the rows', () => {
    const event = read({
      resultColumns: ['round', 'white', 'result', 'black'],
      results: [
        [1, 1, '', 2],
        [1, 3, '', 4],
        [2, 1, '', 3],
      ],
    });
    expect(event.results.map(({ round, board }) => [round, board])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  test('sorting the sheet changes nothing', () => {
    const results = [
      [1, 1, 1, '1-0', 2],
      [1, 2, 3, '½-½', 4],
      [2, 1, 2, '', 3],
      [2, '', 1, '½ bye', ''],
      [2, '', 4, '0 bye', ''],
    ];
    const tournaments = [results, [...results].reverse()].map(
      (rows) => read({ results: rows }).parts[0]?.tournament,
    );
    expect(tournaments[1]).toEqual(tournaments[0]);
  });

  test('what is typed in another way is read, and its repair offered', () => {
    const event = read({
      results: [
        [1, 1, 1, 1, 2],
        ['1', 2, 3, '1:0', '4'],
      ],
    });
    expect(event.problems).toEqual([]);
    expect(event.repairs.map(({ row, column, value }) => [row, column, value])).toEqual([
      [1, 3, '1-0'],
      [2, 0, 1],
      [2, 4, 4],
      [2, 3, '1-0'],
    ]);
  });

  test('a name that does not fit its number is a note', () => {
    const event = read({
      resultColumns: ['round', 'white', 'whiteName', 'result', 'blackName', 'black'],
      results: [[1, 1, 'An', '', 'Chi', 2]],
    });
    expect([codes(event.problems), codes(event.notes)]).toEqual([[], ['E2 nameDiffers']]);
  });
});

describe('parts', () => {
  const typed: Typed = {
    playerColumns: ['number', 'name', 'section'],
    players: [
      [1, 'An', 'U12'],
      [2, 'Bình', 'u12'],
      [3, 'Chi', 'U14'],
      [4, 'Dung', 'U14'],
    ],
    results: [
      [1, 1, 1, '1-0', 2],
      [1, 1, 3, '', 4],
    ],
    settings: [
      ['Rounds', 5],
      ['System', 'Swiss'],
      ['Section: U14', ''],
      ['Rounds', 3],
      ['Bảng:', 'U16'],
      ['Rounds', 9],
    ],
  };

  test('a section has its players, its rows and its settings', () => {
    const event = read(typed);
    expect(event.problems).toEqual([]);
    expect(
      event.parts.map(({ section, tournament }) => [
        section,
        tournament.players.map(({ number }) => number),
        tournament.rounds[0]?.games.length,
        tournament.settings.rounds,
      ]),
    ).toEqual([
      ['U12', [1, 2], 1, 5],
      ['U14', [3, 4], 1, 3],
    ]);
    expect(codes(event.notes)).toEqual(['B6 sectionUnknown']);
  });

  test('players of two sections do not meet in the main stage', () => {
    expect(codes(read({ ...typed, results: [[1, 1, 1, '', 3]] }).problems)).toEqual([
      'E2 playersOfTwoSections',
    ]);
  });

  test('a section typed beside a player of another one', () => {
    const event = read({
      ...typed,
      resultColumns: ['round', 'section', 'white', 'result', 'black'],
      results: [[1, 'U14', 1, '', 2]],
    });
    expect(codes(event.problems)).toEqual(['B2 sectionDiffers']);
  });

  test('a later stage has the players of its rows and its own settings', () => {
    const event = read({
      ...typed,
      resultColumns: ['stage', 'round', 'board', 'white', 'result', 'black'],
      results: [
        ['', 1, 1, 1, '1-0', 2],
        ['final', 1, 1, 1, '', 3],
      ],
      settings: [
        ['Rounds', 5],
        ['Stage: Final', ''],
        ['System', 'Knockout'],
      ],
    });
    expect(event.problems).toEqual([]);
    expect(
      event.parts.map(({ section, stage, tournament }) => [
        section,
        stage,
        tournament.settings.system,
        tournament.players.length,
      ]),
    ).toEqual([
      ['U12', '', 'dutch', 2],
      ['U14', '', 'dutch', 2],
      ['', 'final', 'knockout', 2],
    ]);
  });
});

test('hostile text in any cell breaks nothing', () => {
  const hostile = [
    '=1+1',
    "'",
    '\u202eevil\u200b',
    `x${'y'.repeat(50_000)}`,
    '\u0000\u0007',
    '💥',
    '{found}',
    '__proto__',
  ];
  const event = read({
    players: hostile.map((name, index) => [index + 1, name]),
    results: hostile.map((text, index) => [1, index + 1, index + 1, text, text]),
    settings: hostile.map((text) => [text, text]),
  });
  expect(event.players.map(({ player }) => player.name)).toContain('=1+1');
  expect(event.problems.length).toBeGreaterThan(0);
});

test('an empty workbook still has one part', () => {
  const event = readEvent([]);
  expect(codes(event.problems)).toEqual(['sheetMissing', 'sheetMissing']);
  expect(event.parts.map(({ tournament }) => tournament.players)).toEqual([[]]);
});

test('four players without results wait for round 1', () => {
  expect(read({ players: fourPlayers }).parts[0]?.tournament.rounds).toEqual([]);
});
