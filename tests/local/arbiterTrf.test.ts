import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { arbiter } from '../../local/arbiter.ts';
import { projectFolder } from '../../local/folders.ts';
import { readTrf } from '../../src/trf/readTrf.ts';
import { tournamentOfTrf } from '../../src/trf/tournamentOfTrf.ts';
import { spoken } from './spoken.ts';

const swiss = join(projectFolder, 'examples', 'swiss-30.xlsx');
const report = join(projectFolder, 'tests', 'fixtures', 'dutch', 't0001-11p6r.trf');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trong-tai-'));
});

async function said(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const { io, lines } = spoken();
  const code = await arbiter(words, io);
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}

/** The draw seed of a new workbook is the time. */
function tournamentIn(path: string): unknown {
  const reading = readTrf(readFileSync(path, 'utf8'));
  if (!reading.ok) {
    return reading.problems;
  }
  const { tournament } = tournamentOfTrf(reading.document);
  return { ...tournament, settings: { ...tournament.settings, drawSeed: '' } };
}

describe('arbiter run with reports', () => {
  it('imports a file into a new workbook, exports it again: the same tournament', async () => {
    const [event, out] = [join(folder, 'event.xlsx'), join(folder, 'out.trf')];
    await said('new', event, '--language', 'en');
    const read = await said('run', event, '--menu', 'Import TRF…', '--trf', report, '--out', event);
    expect(read).toMatchObject({ code: 0, err: '' });
    expect(read.out).toContain('11 players, 6 rounds');
    const written = await said('run', event, '--menu', 'Xuất TRF', '--trf', out);
    expect(written.code).toBe(0);
    expect(written.out).toContain(`→ ${out}`);
    expect(tournamentIn(out)).toEqual(tournamentIn(report));
  });

  it('refuses to import into a workbook in use, and writes nothing', async () => {
    const out = join(folder, 'out.xlsx');
    const { code, err } = await said('run', swiss, '--menu', 'Import TRF', '--trf', report, '--out', out);
    expect([code, existsSync(out)]).toEqual([1, false]);
    expect(err).toContain('Players');
  });

  it('says every problem of a broken report with line and column', async () => {
    const [event, broken] = [join(folder, 'event.xlsx'), join(folder, 'broken.trf')];
    await said('new', event, '--language', 'en');
    writeFileSync(
      broken,
      readFileSync(report, 'utf8').replace(/^001 .*/gm, (line) => `${line.slice(0, 80)}x.y${line.slice(83)}`),
    );
    const { code, err } = await said('run', event, '--menu', 'Import TRF', '--trf', broken);
    expect(code).toBe(1);
    expect(err.split('\n').filter((line) => /^Line \d+, column 81/.test(line))).toHaveLength(11);
  });

  it('a report that is not there', async () => {
    const event = join(folder, 'event.xlsx');
    await said('new', event);
    const { code, err } = await said('run', event, '--menu', 'Import TRF', '--trf', join(folder, 'no.trf'));
    expect([code, err]).toEqual([1, expect.stringContaining('cannot be read')]);
  });

  it('a place that cannot be written', async () => {
    const out = join(folder, 'none', 'out.trf');
    const { code, err } = await said('run', swiss, '--menu', 'Export TRF', '--trf', out);
    expect([code, err]).toEqual([1, expect.stringContaining('Choose another place with --trf')]);
  });

  it('--trf goes with the two entries that need it', async () => {
    expect(await said('run', swiss, '--menu', 'Export TRF')).toMatchObject({
      code: 2,
      err: expect.stringContaining('needs --trf') as string,
    });
    expect(await said('run', swiss, '--trf', report)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--trf belongs to') as string,
    });
  });
});

describe('arbiter run with the name of a menu inside the menu', () => {
  it.each(['Number players', 'Đánh số đấu thủ'])('%s names the entries in it', async (name) => {
    const { code, err } = await said('run', swiss, '--menu', name);
    expect(code).toBe(2);
    expect(err).toContain('Name one of its entries: Number players by lot, Number players by strength.');
  });
});
