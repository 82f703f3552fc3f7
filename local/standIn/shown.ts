import type { CellModel } from './model.ts';

/** What a cell shows: enough of Google's number formats for what the add-on writes. */
export function shown(cell: Pick<CellModel, 'value' | 'format'>): string {
  const { value, format } = cell;
  if (typeof value === 'boolean') {
    return value ? 'TRUE' : 'FALSE';
  }
  if (typeof value === 'string') {
    return value;
  }
  if (typeof value === 'number') {
    return shownNumber(value, format);
  }
  if (Number.isNaN(value.getTime())) {
    return '#VALUE!';
  }
  return `${value.getDate()}/${value.getMonth() + 1}/${value.getFullYear()}`;
}

function shownNumber(value: number, format: string): string {
  const decimals = /^0(?:\.(0+))?$/.exec(format);
  return decimals ? value.toFixed(decimals[1]?.length ?? 0) : String(Number(value.toPrecision(10)));
}
