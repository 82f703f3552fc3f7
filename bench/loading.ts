import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';
import { distFolder } from '../local/folders.ts';
import { isMain } from '../local/isMain.ts';
import { makeResult } from '../src/sheet/resultText.ts';
import type { Tournament } from '../src/tournament/tournament.ts';
import { trfOfTournament } from '../src/trf/trfOfTournament.ts';
import { writeTrf } from '../src/trf/writeTrf.ts';
import { playedEvent } from './dutchEvents.ts';

const folder = mkdtempSync(join(tmpdir(), 'loading-bench-'));
const runs = 15;

interface Spent {
  /** Milliseconds. */
  readonly cpu: number;
  readonly wall: number;
}

const once = join(folder, 'once.mjs');

function oneCall(code: string, name: string, input: string): Spent {
  return JSON.parse(execFileSync(process.execPath, [once, code, name, input], { encoding: 'utf8' })) as Spent;
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The arguments of a formula for an event, the players and results as Google hands them over. */
function rangesOf({ players, rounds, settings }: Tournament, ...more: unknown[]): unknown[] {
  const games = rounds.flatMap(({ number, games: played }) =>
    played.map(({ board, white, outcome, black }) => [
      number,
      board,
      white,
      outcome === undefined ? '' : makeResult(outcome),
      black,
    ]),
  );
  return [
    [['No', 'Name', 'Rating'], ...players.map(({ number, name, rating }) => [number, name, rating])],
    [['Round', 'Board', 'White', 'Result', 'Black'], ...games],
    ...more,
    `rounds=${settings.rounds ?? 9}; first colour=white`,
  ];
}

function inputFile(name: string, args: readonly unknown[]): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(args));
  return file;
}

/** The builds compared: today's, the same minified, and an earlier one where `EARLIER` names its `Code.js`. */
function builds(): Map<string, string> {
  const today = join(distFolder, 'Code.js');
  const minified = join(folder, 'minified.js');
  writeFileSync(
    minified,
    transformSync(readFileSync(today, 'utf8'), { minify: true, target: 'es2019', charset: 'utf8' }).code,
  );
  const earlier = process.env['EARLIER'];
  return new Map([
    ['as built', today],
    ['minified', minified],
    ...(earlier === undefined ? [] : [['earlier', earlier] as const]),
  ]);
}

/** Loading plus one STANDINGS of 40 players after five rounds: the builds in turn, the middle of their processor times. */
function standingsLines(): string[] {
  const input = inputFile('standings', rangesOf(playedEvent({ players: 40, played: 5, rounds: 9 }), '', ''));
  const codes = [...builds()];
  const spent = new Map(codes.map(([name]) => [name, [] as number[]]));
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, code] of codes) {
      const { cpu } = oneCall(code, 'STANDINGS', input);
      if (run > 0) {
        spent.get(name)!.push(cpu);
      }
    }
  }
  const own = middle(spent.get('as built')!);
  return codes.map(([name, code]) => {
    const time = middle(spent.get(name)!);
    const kilobytes = (statSync(code).size / 1000).toFixed(0);
    return `| loading and one STANDINGS of 40 players, ${name} (${kilobytes} kB) | ${time.toFixed(1)} ms processor | as built ÷ this: ${(own / time).toFixed(2)} |`;
  });
}

function referenceWall(binary: string, tournament: Tournament): number {
  const input = join(folder, 'event.trf');
  writeFileSync(input, writeTrf(trfOfTournament(tournament)));
  const start = performance.now();
  execFileSync(binary, ['--dutch', input, '-p', join(folder, 'paired.txt')], { stdio: 'ignore' });
  return performance.now() - start;
}

/** Loading plus the first PAIR_ROUND of round 6 of 9: wall time, the best of five, the start of both processes left out. */
function pairingLine(players: number, binary: string | undefined): string {
  const event = playedEvent({ players, played: 5, rounds: 9 });
  const input = inputFile(`pair-${players}`, rangesOf(event, 6, 'dutch'));
  const best = (time: () => number): number => Math.min(...Array.from({ length: 5 }, time));
  const own = best(() => oneCall(join(distFolder, 'Code.js'), 'PAIR_ROUND', input).wall);
  const named = `| loading and first PAIR_ROUND, ${players} players | ${own.toFixed(0)} ms wall |`;
  if (binary === undefined) {
    return named;
  }
  const small = playedEvent({ players: 4, played: 1, rounds: 3 });
  const reference = best(() => referenceWall(binary, event)) - best(() => referenceWall(binary, small));
  return `${named} reference ${reference.toFixed(0)} ms | ${(own / reference).toFixed(3)}× |`;
}

/** `BBP=…` adds the reference engine, `EARLIER=…/Code.js` an earlier build. */
export function benchLoading(print: (line: string) => void, binary = process.env['BBP']): void {
  buildSync({
    entryPoints: [join(import.meta.dirname, 'loadingOnce.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: once,
    logLevel: 'error',
  });
  standingsLines().forEach(print);
  [200, 500].forEach((players) => print(pairingLine(players, binary)));
}

if (isMain(import.meta.url)) {
  benchLoading((line) => console.log(line));
}
