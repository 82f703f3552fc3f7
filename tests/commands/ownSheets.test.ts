import { describe, expect, it } from 'vitest';
import * as entry from '../../appsscript/entry.ts';
import { Host } from '../../local/standIn/host.ts';
import { play, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

describe('A custom function without ranges reads the sheets of its own workbook', () => {
  const workbook = typedEvent(6);
  play(workbook, 'pairNextRound');
  typeResults(workbook, ['1-0']);

  function asFormula(change: (host: Host) => void = () => undefined): unknown[][] {
    const host = new Host(workbook);
    change(host);
    Object.assign(globalThis, host.globals());
    return entry.STANDINGS() as unknown[][];
  }

  it('and gives the table of the Standings sheet', () => {
    const table = asFormula();
    expect(table).toHaveLength(1 + 6);
    expect(table[0]?.slice(0, 3)).toEqual(['Place', 'No', 'Name']);
  });

  it('also where Google does not let a formula read metadata', () => {
    const refuseMetadata = (host: Host): void => {
      host.service.fault = { at: 1 };
    };
    expect(asFormula(refuseMetadata)).toEqual(asFormula());
  });

  it('an error names every problem, with its cell', () => {
    sheetFor(workbook, 'results').title = 'Results of mine';
    const results = workbook.sheets.findIndex(({ title }) => title === 'Results of mine');
    const [taken] = workbook.sheets.splice(results, 1);
    expect(() => asFormula()).toThrow('There is no sheet');
    workbook.sheets.push(taken!);
  });
});
