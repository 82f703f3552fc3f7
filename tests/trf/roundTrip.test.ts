import { describe, expect, test } from 'vitest';
import { tournamentOfTrf } from '../../src/trf/tournamentOfTrf.ts';
import { writeTrf } from '../../src/trf/writeTrf.ts';
import { documentOf, fixtureNames, fixtureText, withoutSource } from './fixtureFiles.ts';

describe('read → write', () => {
  test('there are reports to try', () => {
    expect(fixtureNames.length).toBeGreaterThan(20);
  });

  test.each(fixtureNames)('%s comes back byte for byte', (name) => {
    const text = fixtureText(name);
    expect(writeTrf(documentOf(text))).toBe(text);
  });

  test.each(fixtureNames)('%s is written the same from its records alone', (name) => {
    const text = fixtureText(name);
    expect(writeTrf(withoutSource(documentOf(text)))).toBe(text);
  });

  test.each(fixtureNames)('%s tells the same tournament after read → write → read', (name) => {
    const document = documentOf(fixtureText(name));
    const again = documentOf(writeTrf(withoutSource(document)));
    expect(again.records).toEqual(document.records);
    expect(tournamentOfTrf(again)).toEqual(tournamentOfTrf(document));
  });

  test.each([['\r'], ['\n'], ['\r\n']] as const)('lines that end with %j keep their ending', (ending) => {
    const text = fixtureText('reports/dead_end_6p_5r_round4.trf').replace(/\n/g, ending);
    expect(writeTrf(documentOf(text))).toBe(text);
  });

  test('text between the columns of a line is kept', () => {
    const line = '001    1      One'.padEnd(79) + '? 0.0';
    expect(writeTrf(documentOf(`${line}\n`))).toBe(`${line}\n`);
  });

  test('a record that is replaced is written anew, the others stay as they stood', () => {
    const document = documentOf('012 Old name  \n' + `${player(1, '0.0')}   \n`);
    const records = document.records.map((record) =>
      record.kind === 'text' ? { ...record, text: 'New name' } : record,
    );
    expect(writeTrf({ ...document, records })).toBe(`012 New name\n${player(1, '0.0')}   \n`);
  });
});

function player(number: number, points: string): string {
  return `001 ${String(number).padStart(4)}      Player`.padEnd(80) + points.padStart(4);
}
