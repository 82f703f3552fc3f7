import vm from 'node:vm';
import { expect, it } from 'vitest';
import { cellFrom, isOmitted, onlyCell, rangeFrom } from '../../src/functions/fromRange.ts';

it('turns dates of another realm and error texts into plain data', () => {
  const date: unknown = vm.runInNewContext('new Date(2026, 1, 3)');
  expect(cellFrom(date)).toEqual({ kind: 'date', shown: '2026-02-03' });
  expect(cellFrom('#ERROR!')).toEqual({ kind: 'error', shown: '#ERROR!' });
  expect(cellFrom('#N/A')).toEqual({ kind: 'error', shown: '#N/A' });
  expect(cellFrom('#1 seed')).toBe('#1 seed');
  expect([undefined, null, '', 0, false].map(cellFrom)).toEqual(['', '', '', 0, false]);
  expect(cellFrom({})).toEqual({ kind: 'error', shown: '#VALUE!' });
});

it('makes rows equally long', () => {
  expect(rangeFrom([[1], [2, 'x']])).toEqual([
    [1, ''],
    [2, 'x'],
  ]);
  expect(rangeFrom('x')).toBeUndefined();
});

it('an empty argument is an omitted one, a range of one cell its cell', () => {
  expect([undefined, null, '', [['']]].every(isOmitted)).toBe(true);
  expect([0, false, [['', '']], [[''], ['']]].some(isOmitted)).toBe(false);
  expect(onlyCell([[7]])).toBe(7);
  expect(onlyCell([['key', 'value']])).toEqual([['key', 'value']]);
});
