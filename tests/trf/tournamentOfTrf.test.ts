import { describe, expect, test } from 'vitest';
import { playerNumber } from '../../src/tournament/player.ts';
import { standardPoints } from '../../src/tournament/points.ts';
import { tournamentOfTrf } from '../../src/trf/tournamentOfTrf.ts';
import { documentOf, fixtureText } from './fixtureFiles.ts';

const read = (name: string) => tournamentOfTrf(documentOf(fixtureText(name)));
const readWith = (name: string, ...records: string[]) =>
  tournamentOfTrf(documentOf(fixtureText(name) + records.join('\n')));

describe('TRF26: every record of the numbered kind', () => {
  const { tournament, notes } = read('every-record-2026.trf');

  test('142, 152, 162, 192, 202: settings', () => {
    expect(tournament.settings).toMatchObject({
      system: 'dutch',
      rounds: 5,
      firstColour: 'white',
      points: standardPoints,
      tieBreaks: ['BH/C1', 'SB', 'DE'],
    });
  });

  test('001: games, forfeits, byes and an absence without entry', () => {
    expect(tournament.rounds).toHaveLength(3);
    expect(tournament.rounds[0]).toEqual({
      number: 1,
      games: [
        { board: 1, white: 1, black: 4, outcome: 'whiteWins' },
        { board: 2, white: 5, black: 3, outcome: 'whiteWinsByForfeit' },
      ],
      byes: [{ player: 2, outcome: 'pairingBye' }],
    });
    expect(tournament.rounds[1]?.games.map(({ outcome }) => outcome)).toEqual(['draw', 'drawUnrated']);
    expect(tournament.rounds[1]?.byes).toEqual([]);
    expect(tournament.rounds[2]?.byes).toEqual([{ player: 1, outcome: 'halfBye' }]);
  });

  test('240: byes of rounds to come', () => {
    expect(tournament.players.map(({ number, byes }) => [number, byes])).toEqual([
      [1, [{ round: 5, outcome: 'zeroBye' }]],
      [2, [{ round: 5, outcome: 'zeroBye' }]],
      [3, []],
      [4, [{ round: 4, outcome: 'halfBye' }]],
      [5, []],
    ]);
  });

  test('250: fictitious points of players 1 and 2 in rounds 1 and 2', () => {
    expect(tournament.settings.acceleration).toEqual({
      kind: 'explicit',
      points: new Map([
        [1, [2, 2]],
        [2, [2, 2]],
      ]),
    });
  });

  test('260: who does not meet, and when', () => {
    expect(tournament.settings.keepApart).toEqual([
      { who: [1, 5], strict: true, fromRound: 1, toRound: 5 },
      { who: [2, 3, 4], strict: true, fromRound: 4, toRound: 5 },
    ]);
  });

  test('310 and the national-rating records: team, board, grade', () => {
    expect(tournament.players[3]).toMatchObject({
      name: 'Bốn',
      team: 'Đội Ngự Bình',
      board: '2',
      grade: 'CM1',
      nationalRating: 1987,
    });
  });

  test('299 changes points by hand: said, not counted', () => {
    expect(notes.map(({ code }) => code)).toEqual(['trfAbnormalPoints']);
  });
});

describe('the older extensions', () => {
  const { tournament, notes } = read('every-extension-2016.trf');

  test('XXR, XXC, BB*, XXP, XXA', () => {
    expect(tournament.settings).toMatchObject({
      rounds: 5,
      firstColour: 'black',
      points: { win: 6, draw: 2, loss: 0, pairingBye: 6, forfeitLoss: 0, absence: 0 },
      keepApart: [
        { who: [1, 5], strict: true },
        { who: [2, 3, 4], strict: true },
      ],
      acceleration: { kind: 'explicit', points: new Map([[1, [2, 2, 1]]]) },
    });
  });

  test('XXZ: absent in the round to be paired', () => {
    expect(tournament.players.filter(({ byes }) => byes.length > 0)).toMatchObject([
      { number: 2, byes: [{ round: 3, outcome: 'zeroBye' }] },
      { number: 3, byes: [{ round: 3, outcome: 'zeroBye' }] },
    ]);
  });

  test('points of the lines agree with the games', () => {
    expect(notes).toEqual([]);
  });

  test('XXC rank: the order of the lines ranks', () => {
    const [one, two, ...rest] = fixtureText('reports/dead_end_6p_5r_round4.trf').split('\n').filter(isPlayer);
    const ranked = tournamentOfTrf(documentOf(['XXC rank white1', two, one, ...rest].join('\n')));
    expect(ranked.tournament.players.map(({ name }) => name)).toEqual(['P2', 'P1', 'P3', 'P4', 'P5', 'P6']);
    expect(ranked.tournament.players.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ranked.fileNumbers?.get(playerNumber(1))).toBe(2);
    expect(ranked.tournament.rounds[0]?.games[0]).toMatchObject({ white: 2, black: 4 });
    expect(ranked.notes).toEqual([{ code: 'trfNumberedByLine' }]);
  });
});

describe('the round to be paired', () => {
  test('a column with absences only belongs to it', () => {
    const { tournament } = read('reports/bbp_issue_30_round1_colours_with_absent_top_seed.trf');
    expect(tournament.rounds).toEqual([]);
    expect(tournament.players.filter(({ byes }) => byes.length > 0)).toMatchObject([
      { number: 1, byes: [{ round: 1, outcome: 'zeroBye' }] },
      { number: 9, byes: [{ round: 1, outcome: 'zeroBye' }] },
    ]);
  });

  test('a column that accounts for every player has been played', () => {
    const players = ['0000 - H', '0000 - Z'].map(
      (entry, index) => `001 ${String(index + 1).padStart(4)}      Player`.padEnd(80) + ` 0.0    1  ${entry}`,
    );
    expect(tournamentOfTrf(documentOf(players.join('\n'))).tournament.rounds).toHaveLength(1);
  });
});

describe('notes', () => {
  test('points that the games do not give name the player', () => {
    const text = fixtureText('reports/dead_end_6p_5r_round4.trf').replace(' 2.5    1', ' 3.5    1');
    expect(tournamentOfTrf(documentOf(text)).notes).toEqual([
      { code: 'trfPointsDiffer', found: '3.5', values: { player: 1, counted: '2.5' } },
    ]);
  });

  test('every game a forfeit: the colour history is gone, and that is said', () => {
    const name = 'reports/dead_end_6p_5r_round4.trf';
    const forfeits = fixtureText(name).replace(/ ([wb]) ([10=])/g, (_all, colour: string, result: string) =>
      result === '1' ? ` ${colour} +` : ` ${colour} -`,
    );
    expect(tournamentOfTrf(documentOf(forfeits)).notes).toContainEqual({
      code: 'trfAllForfeits',
      values: { games: 9 },
    });
    expect(read(name).notes).toEqual([]);
  });

  test('nothing is said about a sound file with a forfeit', () => {
    expect(read('reports/bbp_issue_26_board1_forfeit.trf').notes).toEqual([]);
  });
});

describe('first colour', () => {
  test('not stated: as number 1 had it', () => {
    const { tournament } = read('dutch/t0001-11p6r.trf');
    expect(tournament.settings.firstColour).toBe('black');
  });

  test('number 1 absent in round 1: by parity from the first who was paired', () => {
    const [first, ...rest] = fixtureText('reports/dead_end_6p_5r_round4.trf').split('\n').filter(isPlayer);
    const late = [`${first?.slice(0, 80)} 0.0    1`, ...rest.map((line) => line.slice(0, 99))];
    const text = late.join('\n').replace('     1 b =', '  0000 - U');
    expect(tournamentOfTrf(documentOf(text)).tournament.settings.firstColour).toBe('black');
  });
});

test('several games a match: the comments put the rounds of the file together', () => {
  const { tournament } = readWith(
    'reports/bbp_issue_26_board1_played.trf',
    '### round 1 match 1 game 1',
    '### round 2 match 1 game 2',
  );
  expect(tournament.rounds.map(({ number, games }) => [number, games.length])).toEqual([[1, 8]]);
  expect(new Set(tournament.rounds[0]?.games.map(({ game }) => game))).toEqual(new Set([1, 2]));
});

function isPlayer(line: string): boolean {
  return line.startsWith('001');
}
