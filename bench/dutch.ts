import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { isMain } from '../local/isMain.ts';
import { pairDutch } from '../src/systems/dutch/pairDutch.ts';
import type { Tournament } from '../src/tournament/tournament.ts';
import { trfOfTournament } from '../src/trf/trfOfTournament.ts';
import { writeTrf } from '../src/trf/writeTrf.ts';
import { type EventOptions, playedEvent } from './dutchEvents.ts';

interface Case {
  readonly name: string;
  readonly options: EventOptions;
  /** How often the reference is run; 0 where it would take minutes. */
  readonly referenceRuns: number;
}

const sizes: readonly [players: number, referenceRuns: number][] = [
  [50, 20],
  [100, 20],
  [200, 20],
  [500, 5],
  [1000, 1],
  [2000, 0],
];

const cases: readonly Case[] = [
  ...sizes.map(([players, referenceRuns]): Case => ({
    name: `${players} players, round 6 of 9`,
    options: { players, played: 5, rounds: 9 },
    referenceRuns,
  })),
  {
    name: '200 players on one score, round 6',
    options: { players: 200, played: 5, rounds: 9, allDrawn: true },
    referenceRuns: 5,
  },
  {
    name: '200 players, 30 % absent each round, round 6',
    options: { players: 200, played: 5, rounds: 9, absentOneIn: 100 / 30 },
    referenceRuns: 5,
  },
];

const folder = mkdtempSync(join(tmpdir(), 'dutch-bench-'));
const runs = 20;

/** Milliseconds of each run, sorted. */
function times(count: number, action: () => void): number[] {
  return Array.from({ length: count }, () => {
    const start = performance.now();
    action();
    return performance.now() - start;
  }).sort((a, b) => a - b);
}

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? NaN;
const shown = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

function fileOf(tournament: Tournament, name: string): string {
  const file = join(folder, `${name.replace(/\W+/g, '-')}.trf`);
  writeFileSync(file, writeTrf(trfOfTournament(tournament)));
  return file;
}

/** Processor milliseconds of the reference for a file, less those for four players; other load does not count. */
function referenceTime(binary: string, file: string, count: number): number {
  const start = fileOf(playedEvent({ players: 4, played: 1, rounds: 3 }), 'four players');
  return processTime(binary, file, count) - processTime(binary, start, Math.max(count, 5));
}

function processTime(binary: string, input: string, count: number): number {
  const script = 'for i in $(seq "$3"); do "$0" --dutch "$1" -p "$2" || exit 1; done; times';
  const result = spawnSync('sh', ['-c', script, binary, input, join(folder, 'paired.txt'), String(count)], {
    encoding: 'utf8',
  });
  const spent = /.*\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(result.stdout);
  if (result.status !== 0 || spent === null) {
    throw new Error(`the reference refuses ${input}: ${result.stderr}`);
  }
  const [userMinutes, userSeconds, minutes, seconds] = spent.slice(1).map(Number);
  return (1000 * (60 * (userMinutes! + minutes!) + userSeconds! + seconds!)) / count;
}

/** Our processor milliseconds for one run, collection of garbage included. */
function ownTime(count: number, action: () => void): number {
  const before = process.cpuUsage();
  times(count, action);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

/** The first pairing in a new process, without starting it and loading the code. */
function coldTime(options: EventOptions): number {
  const bundle = join(folder, 'once.mjs');
  buildSync({
    entryPoints: [join(import.meta.dirname, 'dutchOnce.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: bundle,
    logLevel: 'error',
  });
  const input = join(folder, 'once.json');
  writeFileSync(input, JSON.stringify(playedEvent(options)));
  return Number(spawnSync(process.execPath, [bundle, input], { encoding: 'utf8' }).stdout);
}

function measured({ name, options, referenceRuns }: Case, binary: string | undefined): string {
  const tournament = playedEvent(options);
  const pair = (): void => void pairDutch(tournament, options.played + 1);
  times(10, pair);
  const warm = times(runs, pair);
  const own = ownTime(runs, pair);
  const reference =
    binary === undefined || referenceRuns === 0
      ? undefined
      : referenceTime(binary, fileOf(tournament, name), referenceRuns);
  return row([
    name,
    `${shown(middle(warm))} (${shown(warm[0] ?? NaN)}–${shown(warm[runs - 1] ?? NaN)})`,
    shown(own),
    shown(coldTime(options)),
    reference === undefined ? '' : shown(reference),
    reference === undefined ? '' : `${(own / reference).toFixed(3)}×`,
  ]);
}

/** Every round of a small field played nearly to the end: the dearest one. */
function longEvent(): string {
  const whole = playedEvent({ players: 60, played: 39, rounds: 40 });
  const each = Array.from({ length: 40 }, (_, at) => {
    const before = { ...whole, rounds: whole.rounds.slice(0, at) };
    return middle(times(3, () => void pairDutch(before, at + 1)));
  });
  return row([
    '60 players over 40 rounds, the dearest round',
    shown(Math.max(...each)),
    `all 40: ${shown(each.reduce((sum, time) => sum + time, 0))}`,
    '',
    '',
    '',
  ]);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The exponent of n between two sizes. */
function growth(): string {
  const time = (players: number): number => {
    const tournament = playedEvent({ players, played: 5, rounds: 9 });
    times(3, () => void pairDutch(tournament, 6));
    return ownTime(9, () => void pairDutch(tournament, 6));
  };
  return `Growth from 500 to 2,000 players: n^${(Math.log(time(2000) / time(500)) / Math.log(4)).toFixed(2)}`;
}

/** `BBP=/path/to/bbpPairings.exe` adds the reference on the same files, in the same run. */
export function benchDutch(print: (line: string) => void, binary = process.env['BBP']): void {
  print(
    row([
      'Event',
      'ms, median of 20 (range)',
      'processor ms',
      'cold, ms',
      'reference, processor ms',
      'ratio',
    ]),
  );
  print(row(['---', '---', '---', '---', '---', '---']));
  cases.forEach((each) => print(measured(each, binary)));
  print(longEvent());
  print(growth());
  print(
    `Memory at the end: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB; load of the machine: ${loadavg()[0]?.toFixed(1)}`,
  );
}

if (isMain(import.meta.url)) {
  benchDutch((line) => console.log(line));
}
