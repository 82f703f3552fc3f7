import { describe, expect, test } from 'vitest';
import { readTrf } from '../../src/trf/readTrf.ts';
import { writeTrf } from '../../src/trf/writeTrf.ts';
import { documentOf } from './fixtureFiles.ts';

/** `1 | Ann | 2.0 | 2 w 1 | 0000 - H`: a 001 line from its number, name, points and rounds. */
function line(text: string): string {
  const [number = '', name = '', points = '', ...rounds] = text.split('|').map((part) => part.trim());
  const entries = rounds.map((round) => {
    const [opponent = '', ...rest] = round.split(' ');
    return `  ${opponent.padStart(4)} ${rest.join(' ')}`.padEnd(10);
  });
  const person = `001 ${number.padStart(4)}      ${name}`.padEnd(80) + points.padStart(4) + '    1';
  return (person.padEnd(89) + entries.join('')).trimEnd();
}

function problemsOf(...lines: string[]) {
  const reading = readTrf(lines.join('\n'));
  return reading.ok
    ? []
    : reading.problems.map(({ code, found, values }) => ({
        code,
        found,
        at: [values?.line, values?.column],
      }));
}

describe('TRF26, record 001', () => {
  test('every field of the line, letters of several bytes in the name', () => {
    const text =
      '001   12 wWGM Nguyễn Thị Ánh                    2345 VIE    12401234 1999/12/31  3.5    7' +
      '    13 w 1  0000 - H    14 b D';
    const opponents = [line('13 | Bob | 0.0 | 12 b 0'), line('14 | Cy | 0.5 | | | 12 w D')];
    expect(documentOf([text, ...opponents].join('\n')).records[0]).toEqual({
      kind: 'player',
      number: 12,
      sex: 'w',
      title: 'WGM',
      name: 'Nguyễn Thị Ánh',
      rating: 2345,
      federation: 'VIE',
      fideNumber: '12401234',
      born: '1999/12/31',
      points: 7,
      rank: 7,
      rounds: [
        { opponent: 13, colour: 'white', result: '1' },
        { result: 'H' },
        { opponent: 14, colour: 'black', result: 'D' },
      ],
    });
  });
});

describe('problems come all at once, each with line, column and what was found', () => {
  test('numbers, points, colours, results', () => {
    expect(
      problemsOf(
        '012 An event',
        line('x | Ann | 1.0 | 2 w 1'),
        line('2 | Bob | one | 1 b 0'),
        line('3 | Cy | 1.0 | 4 q 1 | 2 w 9'),
        'XXR many',
        '152 R',
      ),
    ).toEqual([
      { code: 'trfNumberExpected', found: 'x', at: [2, 5] },
      { code: 'trfPointsExpected', found: 'one', at: [3, 81] },
      { code: 'trfColourExpected', found: 'q', at: [4, 97] },
      { code: 'trfResultExpected', found: '9', at: [4, 109] },
      { code: 'trfNumberExpected', found: 'many', at: [5, 5] },
      { code: 'trfInitialColourExpected', found: 'R', at: [6, 5] },
    ]);
  });

  test('a bye with an opponent, a game without one, a player who meets himself', () => {
    expect(
      problemsOf(line('1 | Ann | 1.0 | 2 w H | 0000 - 1 | 1 w 1')).map(({ code, at }) => [code, ...at]),
    ).toEqual([
      ['trfByeWithOpponent', 1, 92],
      ['trfOpponentExpected', 1, 102],
      ['trfOwnOpponent', 1, 112],
    ]);
  });

  test('lines that contradict each other', () => {
    expect(
      problemsOf(
        line('1 | Ann | 1.0 | 2 w 1 | 3 w 1'),
        line('2 | Bob | 1.0 | 1 b 1 | 9 w 1'),
        line('3 | Cy | 0.0 | 0000 - U'),
        line('3 | Cy | 0.0'),
      ).map(({ code, found, at }) => [code, found, ...at]),
    ).toEqual([
      ['trfPlayerTwice', '3', 4, 5],
      ['trfContradiction', '2 w 1', 1, 92],
      ['trfContradiction', '3 w 1', 1, 102],
      ['trfOpponentUnknown', '9', 2, 102],
    ]);
  });

  test('both with the same colour', () => {
    expect(problemsOf(line('1 | Ann | 1.0 | 2 w 1'), line('2 | Bob | 0.0 | 1 w 0'))).toEqual([
      { code: 'trfContradiction', found: '2 w 1', at: [1, 92] },
    ]);
  });

  test('records of points, byes, accelerations, pairs kept apart', () => {
    expect(
      problemsOf(
        line('1 | Ann | 0.0'),
        '162  Q 1.0',
        '240 U 001    1',
        '240 H 000    1',
        '250      01.0 004 003 0001 0002',
        '260 001 x      1    2',
        'XXA    1  1.0  a.b',
        'BBW 0.3',
        'XXP 1 b',
      ).map(({ code, found, at }) => [code, found, ...at]),
    ).toEqual([
      ['trfSymbolExpected', 'Q', 2, 6],
      ['trfSymbolExpected', 'U', 3, 5],
      ['trfNumberExpected', '000', 4, 7],
      ['trfNumberExpected', '003', 5, 19],
      ['trfNumberExpected', 'x', 6, 9],
      ['trfPointsExpected', 'a.b', 7, 15],
      ['trfPointsExpected', '0.3', 8, 5],
      ['trfNumberExpected', 'b', 9, 7],
    ]);
  });

  test.each(['', 'not a report', '012 No players\r'])('%j holds no player', (text) => {
    expect(problemsOf(text).map(({ code }) => code)).toEqual(['trfNoPlayers']);
  });
});

describe('what is repaired is listed', () => {
  test('a decimal comma', () => {
    const reading = readTrf(line('1 | Ann | 1,5'));
    expect(reading).toMatchObject({
      ok: true,
      notes: [{ code: 'trfCommaRepaired', found: '1,5', values: { line: 1, column: 81 } }],
    });
    expect(reading.ok && writeTrf(reading.document)).toBe(line('1 | Ann | 1.5'));
  });

  test('columns counted in bytes of UTF-8', () => {
    const good = line('1 | Đặng Thị Hồng Ánh | 1.0 | 2 w 1');
    const bytesBeyondLetters = 8;
    const shifted = good.replace(' '.repeat(bytesBeyondLetters), '');
    const reading = readTrf(`${shifted}\n${line('2 | Bob | 0.0 | 1 b 0')}`);
    expect(reading).toMatchObject({
      ok: true,
      notes: [{ code: 'trfByteColumnsRepaired', values: { line: 1 } }],
    });
    expect(reading.ok && writeTrf(reading.document).split('\n')[0]).toBe(good);
  });

  test('text outside the columns', () => {
    const reading = readTrf(
      line('1 | Ann | 1.0').replace(' '.repeat(20), '?'.padEnd(20)).replace(/^001./, '001?'),
    );
    expect(reading).toMatchObject({ ok: true, notes: [{ code: 'trfOutsideColumns', values: { line: 1 } }] });
  });
});

describe('what files in use write', () => {
  test('small letters', () => {
    const [first] = documentOf(`${line('1 | Ann | 0.5 | 2 W d')}\n${line('2 | Bob | 0.5 | 1 B d')}`).records;
    expect(first).toMatchObject({ rounds: [{ opponent: 2, colour: 'white', result: 'D' }] });
  });

  test('a byte order mark before the first line', () => {
    expect(documentOf(`\uFEFF012 An event\n${line('1 | Ann | 0.0')}`).records[0]).toEqual({
      kind: 'text',
      code: '012',
      text: 'An event',
    });
  });

  test('comments, blank lines and unknown records stay in their places', () => {
    const kinds = documentOf(`### note\n\nQQQ?\n${line('1 | Ann | 0.0')}\n`).records.map(({ kind }) => kind);
    expect(kinds).toEqual(['comment', 'blank', 'unread', 'player']);
  });

  test('a national-rating record has the letters of its federation and the columns of 001', () => {
    const record = `VIE    1  CM1 ${'Ann'.padEnd(34)}1987 HUE`;
    expect(documentOf(`${line('1 | Ann | 0.0')}\n${record}`).records[1]).toMatchObject({
      kind: 'national',
      code: 'VIE',
      number: 1,
      title: 'CM1',
      rating: 1987,
      federation: 'HUE',
    });
  });
});
