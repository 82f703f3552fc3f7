import { describe, expect, test } from 'vitest';
import { halfPoints } from '../../src/tournament/points.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import type { Game } from '../../src/tournament/round.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { cutInTrf } from '../../src/trf/cutInTrf.ts';
import { infoOfTrf } from '../../src/trf/infoOfTrf.ts';
import { readTrf } from '../../src/trf/readTrf.ts';
import { tournamentOfTrf } from '../../src/trf/tournamentOfTrf.ts';
import { trfOfTournament, type TrfInfo, type TrfOptions } from '../../src/trf/trfOfTournament.ts';
import { writeTrf } from '../../src/trf/writeTrf.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { documentOf, fixtureNames, fixtureText } from './fixtureFiles.ts';

function textOf(tournament: Tournament, options: TrfOptions = {}, info: TrfInfo = {}): string {
  return writeTrf(trfOfTournament(tournament, info, { lineEnding: '\n', ...options }));
}

/** What comes back when the tournament is written and read. */
function again(tournament: Tournament, options: TrfOptions = {}, info: TrfInfo = {}): Tournament {
  const reading = readTrf(textOf(tournament, options, info));
  if (!reading.ok) {
    throw new Error(JSON.stringify(reading.problems));
  }
  return tournamentOfTrf(reading.document).tournament;
}

describe('tournament → report → tournament', () => {
  const everyOutcome = tournamentOf(
    `A-B 1-0, C-D =, E bye
     B-C 0-1, E-A 0-0, D ½bye
     D-B ½-0, C-A 0-½, E 0bye
     A-D +/-, C-E -/+, B 1bye
     B-E -/-, D-C *
     A-D W, E-C D
     B-A L, D-E ?`,
    { settings: { rounds: 9, firstColour: 'white', drawSeed: 'a seed' } },
  );

  test.each(['2016', '2026'] as const)('every outcome comes back (edition %s)', (edition) => {
    const back = again(everyOutcome, { edition });
    expect(back.rounds.map(({ games, byes }) => [new Set(games.map(withoutBoard)), new Set(byes)])).toEqual(
      everyOutcome.rounds.map(({ games, byes }) => [new Set(games.map(withoutBoard)), new Set(byes)]),
    );
    expect(back.settings).toEqual(everyOutcome.settings);
  });

  test.each(fixtureNames)('%s', (name) => {
    const document = documentOf(fixtureText(name));
    const { tournament } = tournamentOfTrf(document);
    const back = again(tournament, { nationalCode: 'VIE' }, infoOfTrf(document));
    expect(back.rounds).toEqual(tournament.rounds);
    expect(back.players.map(({ number, byes }) => [number, byes])).toEqual(
      tournament.players.map(({ number, byes }) => [number, byes]),
    );
    expect({ ...back.settings, tieBreaks: [] }).toMatchObject({
      ...tournament.settings,
      acceleration: expect.anything(),
      keepApart: expect.anything(),
      tieBreaks: [],
    });
  });
});

describe('the records of the settings', () => {
  const settings = {
    rounds: 5,
    firstColour: 'black',
    points: {
      ...tournamentOf('A-B 1-0').settings.points,
      win: halfPoints(6),
      draw: halfPoints(2),
      pairingBye: halfPoints(2),
    },
    keepApart: [
      { who: [playerNumber(1), playerNumber(2)], strict: true },
      { who: 'club', strict: true, fromRound: 1, toRound: 3 },
      { who: [playerNumber(3), playerNumber(4)], strict: false },
    ],
    acceleration: {
      kind: 'explicit',
      points: new Map([[playerNumber(1), [6, 6, 2, 0].map(halfPoints)]]),
    },
  } as const;
  const club = {
    A: { club: 'Huế' },
    C: { club: 'Huế' },
    D: { byes: [{ round: 2, outcome: 'halfBye' }] },
  } as const;
  const tournament = tournamentOf('A-B 1-0, C-D 0-1', { settings, players: club });

  test('TRF26: 142, 152, 162, 240, 250, 260', () => {
    const records = textOf(tournament)
      .split('\n')
      .filter((line) => /^(1[4-6]2|2[456]0)/.test(line));
    expect(records).toEqual([
      '142 5',
      '152 B',
      '162  W 3.0    D 1.0    P 1.0',
      '250      03.0 001 002 0001 0001',
      '250      01.0 003 003 0001 0001',
      '260 001 005    1    2',
      '260 001 003    1    3',
      '240 H 002    4',
    ]);
  });

  test('the older extensions: XXR, XXC, BB*, XXA, XXP', () => {
    const records = textOf(tournament, { edition: '2016' })
      .split('\n')
      .filter((line) => /^(XX|BB)/.test(line));
    expect(records).toEqual([
      'XXR 5',
      'XXC black1',
      'BBW  3.0',
      'BBD  1.0',
      'BBU  1.0',
      'XXA    1  3.0  3.0  1.0  0.0',
      'XXP 1 2',
    ]);
  });

  test('Baku acceleration is named in 192 (C.04.7)', () => {
    const baku = {
      ...tournament,
      settings: { ...tournament.settings, acceleration: { kind: 'baku' } as const },
    };
    expect(again(baku).settings.acceleration).toEqual({ kind: 'baku' });
  });

  test.each(['adjusted', 'drawn', 'round-robin', 'knockout'] as const)(
    'the system %s comes back',
    (system) => {
      expect(again({ ...tournament, settings: { ...tournament.settings, system } }).settings.system).toBe(
        system,
      );
    },
  );
});

test('what is too long for its columns is said before it is cut', () => {
  const long = 'Công Tằng Tôn Nữ Thị Rất Là Dài Ngoằng';
  const tournament = tournamentOf('A-B 1-0', {
    players: { A: { name: long, title: 'WGM' }, B: { federation: 'VIET' } },
  });
  expect(cutInTrf(tournament.players)).toEqual([
    { code: 'trfTextCut', found: long, values: { number: 1, width: 33 } },
    { code: 'trfTextCut', found: 'VIET', values: { number: 2, width: 3 } },
  ]);
  expect(again(tournament).players[0]?.name).toBe(long.slice(0, 33).trim());
});

describe('headers', () => {
  test('what the event is called, where and when, who directs it', () => {
    const info = {
      name: 'Giải mẫu',
      place: 'Huế',
      federation: 'VIE',
      start: '2026/11/21',
      end: '2026/11/22',
      arbiter: 'Một',
      deputies: ['Hai', 'Ba'],
      timeControl: '90+30',
      roundDates: ['26/11/21', '26/11/22'],
    };
    const document = trfOfTournament(tournamentOf('A-B 1-0'), info, { lineEnding: '\n' });
    const text = writeTrf(document);
    expect(infoOfTrf(documentOf(text))).toEqual(info);
    expect(text.split('\n').slice(0, 13)).toEqual([
      '012 Giải mẫu',
      '022 Huế',
      '032 VIE',
      '042 2026/11/21',
      '052 2026/11/22',
      '062 2',
      '072 0',
      '102 Một',
      '112 Hai',
      '112 Ba',
      '122 90+30',
      `${'132'.padEnd(91)}26/11/21  26/11/22`,
      '192 FIDE_DUTCH_2025',
    ]);
  });

  test('points and places of the standings', () => {
    const players = textOf(tournamentOf('A-B 0-1, C bye'))
      .split('\n')
      .filter((line) => line.startsWith('001'));
    expect(players.map((line) => line.slice(80, 89))).toEqual([' 0.0    3', ' 1.0    1', ' 1.0    2']);
  });
});

test('a match of two games takes two rounds of the file, and comments keep the grouping', () => {
  const one = tournamentOf('A-B 1-0, C-D =').rounds[0];
  const games = (one?.games ?? []).flatMap((game) => [
    { ...game, match: game.board, game: 1 },
    { ...game, white: game.black, black: game.white, match: game.board, game: 2 },
  ]);
  const tournament = { ...tournamentOf('A-B 1-0, C-D ='), rounds: [{ number: 1, games, byes: [] }] };
  expect(textOf(tournament)).toContain('### round 1 match 1 game 1\n### round 2 match 1 game 2\n');
  expect(new Set(again(tournament).rounds[0]?.games)).toEqual(new Set(games));
});

test('the matches of a bracket keep their numbers, byes too', () => {
  const tournament = tournamentOf('C-D 1-0, A-B 0-1, E 1bye');
  const [first] = tournament.rounds;
  const games = (first?.games ?? []).map((game, index) => ({ ...game, match: [4, 1][index] ?? 0 }));
  const byes = (first?.byes ?? []).map((bye) => ({ ...bye, match: 2 }));
  const bracket = { ...tournament, rounds: [{ number: 1, games, byes }] };
  expect(textOf(bracket)).toContain('### matches of round 1: 1-2 5 4=3-4\n');
  const [back] = again(bracket).rounds;
  expect(back?.byes).toEqual(byes);
  expect(back?.games.map(({ white, match }) => [white, match])).toEqual([
    [1, 1],
    [3, 4],
  ]);
});

function withoutBoard({ white, black, outcome }: Game): Omit<Game, 'board'> {
  return { white, black, ...(outcome === undefined ? {} : { outcome }) };
}
