import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTrf } from '../../src/trf/readTrf.ts';
import { tournamentOfTrf } from '../../src/trf/tournamentOfTrf.ts';
import { writeTrf } from '../../src/trf/writeTrf.ts';
import { fixtureText, withoutSource } from './fixtureFiles.ts';

const whole =
  fixtureText('every-record-2026.trf') + fixtureText('dutch/t0001-11p6r.trf').replace(/^001/gm, '###');

/** The text of a sound file with one stretch of it replaced. */
const damaged = fc
  .tuple(fc.nat(whole.length - 1), fc.nat(12), fc.string({ maxLength: 12 }))
  .map(([at, length, put]) => whole.slice(0, at) + put + whole.slice(at + length));

describe('whatever the text', () => {
  test('it is read, or every problem names a line of it', () => {
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const reading = readTrf(text);
        const lines = text.split(/\r\n|\r|\n/).length;
        const problems = reading.ok ? [] : reading.problems;
        expect(reading.ok || problems.length > 0).toBe(true);
        for (const { code, values } of problems) {
          expect(
            code === 'trfNoPlayers' || (Number(values?.line) >= 1 && Number(values?.line) <= lines),
          ).toBe(true);
        }
      }),
    );
  });

  test('what was read is written so that the same tournament is read again', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const reading = readTrf(text);
        fc.pre(reading.ok);
        const again = readTrf(writeTrf(withoutSource(reading.document)));
        expect(again.ok && tournamentOfTrf(again.document).tournament).toEqual(
          tournamentOfTrf(reading.document).tournament,
        );
      }),
    );
  });
});
