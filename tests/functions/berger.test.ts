import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bergerRoundFunction, bergerTableFunction, bergerWhiteFunction } from '../../src/functions/berger.ts';

const problem = (argument: string, found: string, least: number, most: number) => ({
  code: 'argumentNotWhole',
  found,
  values: { argument, least, most },
});

describe('BERGER_ROUND and BERGER_WHITE', () => {
  it('Law appendix 1: 3 and 12 meet in round 5 of 12, 3 has White', () => {
    expect(bergerRoundFunction(3, 12, 12)).toEqual({ ok: true, value: 5 });
    expect(bergerWhiteFunction(3, 12, 12)).toEqual({ ok: true, value: 3 });
  });

  it('take n + 1 for being free in an odd field', () => {
    expect(bergerRoundFunction(3, 12, 11)).toEqual({ ok: true, value: 5 });
    expect(bergerRoundFunction(3, 13, 12)).toMatchObject({ problems: [problem('b', '13', 1, 12)] });
  });

  it('take digits and a range of one cell', () => {
    expect(bergerRoundFunction('9', [[11]], 12)).toEqual({ ok: true, value: 8 });
  });

  it('name every wrong argument and what was expected', () => {
    expect(bergerRoundFunction(0, 'x', 1)).toEqual({
      ok: false,
      problems: [problem('a', '0', 1, 200), problem('b', 'x', 1, 200), problem('n', '1', 2, 200)],
    });
    expect(bergerWhiteFunction(1.5, undefined, 4)).toEqual({
      ok: false,
      problems: [problem('a', '1.5', 1, 4), problem('b', '', 1, 4)],
    });
    expect(bergerRoundFunction(1, [[1, 2]], 201)).toMatchObject({
      problems: [{ found: '' }, { found: '201' }],
    });
  });

  it('nobody meets himself', () => {
    expect(bergerRoundFunction(4, 4, 8)).toEqual({
      ok: false,
      problems: [{ code: 'argumentsEqual', found: '4', values: { first: 'a', second: 'b' } }],
    });
  });
});

describe('BERGER_TABLE', () => {
  it('gives the printed table of 18', () => {
    const printed = readFileSync('tests/fixtures/berger/tables.csv', 'utf8').trim().split('\n');
    const rows = printed
      .filter((line) => line.startsWith('18,'))
      .map((line) => line.split(',').slice(1).map(Number));
    expect(bergerTableFunction(18)).toEqual({ ok: true, value: rows });
  });

  it('gives one round', () => {
    const second = [
      [2, 1, 6, 4],
      [2, 2, 5, 3],
      [2, 3, 1, 2],
    ];
    expect(bergerTableFunction(6, 2)).toEqual({ ok: true, value: second });
    expect(bergerTableFunction(5, 2)).toEqual({ ok: true, value: second });
    expect(bergerTableFunction(2, '')).toEqual({ ok: true, value: [[1, 1, 1, 2]] });
  });

  it('names a wrong argument', () => {
    expect(bergerTableFunction('many')).toEqual({ ok: false, problems: [problem('n', 'many', 2, 200)] });
    expect(bergerTableFunction(6, 6)).toEqual({ ok: false, problems: [problem('round', '6', 1, 5)] });
  });
});
