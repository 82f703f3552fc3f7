import { describe, expect, it } from 'vitest';
import { sheetsToRead, type SomeSheets } from '../../src/commands/sheetsToRead.ts';

const request: SomeSheets = {
  values: ['settings', 'players', 'results'],
  formulas: ['results'],
  places: ['pairings'],
};
const titles: Record<string, string> = {
  '1': 'Thiết lập',
  '2': 'Đấu thủ',
  '3': 'Kết quả',
  '4': 'Xếp cặp',
  '5': 'Ảnh giải',
};

function reading(remembered: Parameters<typeof sheetsToRead>[1], named = titles) {
  const asked: string[] = [];
  const read = sheetsToRead(Object.keys(named), remembered, request, (id) => {
    asked.push(id);
    return named[id] ?? '';
  });
  return { asked, read };
}

describe('Sheets are found by metadata, else by title, else by headings (workbook.md, Sheets)', () => {
  it('asks only for the titles that sentences need when every sheet is remembered', () => {
    const { asked, read } = reading({ settings: '1', players: '2', results: '3', pairings: '4' });
    expect(asked).toEqual(['1', '2', '3']);
    expect(read.map(({ id, role, values, formulas }) => [id, role, values, formulas])).toEqual([
      ['1', 'settings', true, false],
      ['2', 'players', true, false],
      ['3', 'results', true, true],
      ['4', 'pairings', false, false],
    ]);
  });

  it('finds sheets by title in either language when nothing is remembered, and leaves the others unread', () => {
    const { read } = reading({});
    expect(read.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  it('a remembered sheet that is gone is looked for by title', () => {
    const { read } = reading({ settings: '1', players: '2', results: '99', pairings: '4' });
    expect(read.find(({ title }) => title === 'Kết quả')).toMatchObject({ id: '3', values: true });
  });

  it('reads sheets of unknown titles only when a needed one has no title of ours', () => {
    const { read } = reading({}, { ...titles, '3': 'Các ván' });
    expect(read.filter(({ values }) => values).map(({ id }) => id)).toEqual(['1', '2', '3', '5']);
  });

  it('reads everything where everything is asked for', () => {
    const read = sheetsToRead(['1', '5'], {}, 'everything', (id) => titles[id] ?? '');
    expect(read.map(({ id, values, formulas }) => [id, values, formulas])).toEqual([
      ['1', true, true],
      ['5', true, true],
    ]);
  });
});
