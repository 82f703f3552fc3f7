import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lotsFor } from '../../src/lots/draw.ts';
import { halfPoints, standardPoints, type PointSystem } from '../../src/tournament/points.ts';
import { trfOfTournament } from '../../src/trf/trfOfTournament.ts';
import { writeTrf } from '../../src/trf/writeTrf.ts';
import type { SimulationOptions } from '../simulate/options.ts';
import { simulateTournament } from '../simulate/simulateTournament.ts';
import { withUsage } from './command.ts';
import { exit, type Io } from './io.ts';
import { argumentsOf, systemOption, teamsOption, WrongUsage, type Arguments } from './options.ts';
import { say } from './trfFile.ts';

const usage =
  'simulate --system S --players N --rounds R --seed X [--count C] [--draws %] [--byes 1/n] [--forfeits 1/n] ' +
  '[--withdrawals 1/n] [--late 1/n] [--points W,D,L] [--bye-points P] [--acceleration baku] [--forbidden N] ' +
  '[--teams [FORM] [--boards B]] --out FOLDER (with --teams N counts teams; N and R may be ranges such as 5-120)';

const names = [
  ...['system', 'players', 'rounds', 'seed', 'count', 'draws', 'byes', 'forfeits', 'withdrawals', 'late'],
  ...['points', 'bye-points', 'acceleration', 'forbidden', 'teams', 'boards', 'out'],
];

/** Whole tournaments as reports, one file each: `s0001-24p7r.trf`. */
export function run(args: string[], io: Io): number {
  return withUsage(usage, io, () => {
    const given = argumentsOf(args, names);
    if (given.files.length > 0) {
      throw new WrongUsage(`simulate takes no file, but found “${given.files.join(' ')}”.`);
    }
    const folder = required(given, 'out');
    const count = given.number('count', 1, 100_000) ?? 1;
    const plan = planOf(given);
    mkdirSync(folder, { recursive: true });
    for (let index = 1; index <= count; index += 1) {
      writeOne(plan(index), index, folder, io);
    }
    io.out(`${count} tournaments in ${folder}`);
    return exit.done;
  });
}

function writeOne(options: SimulationOptions, index: number, folder: string, io: Io): void {
  const { tournament, stopped } = simulateTournament(options);
  const name = `s${String(index).padStart(4, '0')}-${options.players}p${options.rounds}r.trf`;
  if (stopped.length > 0) {
    say(stopped, `${name}, round ${tournament.rounds.length + 1}`, io);
  }
  const info = { name: `Simulated tournament ${options.seed}` };
  writeFileSync(join(folder, name), writeTrf(trfOfTournament(tournament, info)));
}

/** Tournament k of the run is drawn from the seed `X-k`. */
function planOf(given: Arguments): (index: number) => SimulationOptions {
  const system = systemOption(required(given, 'system'));
  const players = rangeOf(given, 'players', 2, 9999);
  const rounds = rangeOf(given, 'rounds', 1, 99);
  const seed = required(given, 'seed');
  const common = {
    system: system ?? 'dutch',
    ...teamOptions(given),
    draws: given.number('draws', 0, 100) ?? 30,
    points: pointsOption(given),
    acceleration: accelerationOption(given),
    forbidden: given.number('forbidden', 0, 9999) ?? 0,
    ...rates(given, ['byes', 'forfeits', 'withdrawals', 'late']),
  };
  return (index) => {
    const own = `${seed}-${index}`;
    const lots = lotsFor(own, 'size');
    const size = ([least, most]: readonly [number, number]): number => least + lots.next(most - least + 1);
    return { ...common, seed: own, players: size(players), rounds: size(rounds) };
  };
}

/** How often players are away is said of individuals only. */
function teamOptions(given: Arguments): Pick<SimulationOptions, 'teamForm' | 'boards'> {
  const teamForm = teamsOption(given.text('teams'));
  const boards = given.number('boards', 1, 100);
  const single = ['byes', 'withdrawals', 'late', 'acceleration', 'forbidden'].filter(
    (name) => given.text(name) !== undefined,
  );
  if (teamForm === undefined && boards !== undefined) {
    throw new WrongUsage('--boards belongs to --teams.');
  }
  if (teamForm !== undefined && single.length > 0) {
    throw new WrongUsage(`--${single.join(', --')} and --teams do not go together.`);
  }
  return teamForm === undefined ? {} : { teamForm, ...(boards === undefined ? {} : { boards }) };
}

function required(given: Arguments, name: string): string {
  const text = given.text(name);
  if (text === undefined) {
    throw new WrongUsage(`--${name} is missing.`);
  }
  return text;
}

function rangeOf(given: Arguments, name: string, least: number, most: number): readonly [number, number] {
  const found = /^(\d+)(?:-(\d+))?$/.exec(required(given, name));
  const [low, high] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
  if (!(low >= least && high >= low && high <= most)) {
    throw new WrongUsage(`--${name} takes a number or a range from ${least} to ${most}.`);
  }
  return [low, high];
}

/** `1/20` or `20`: once in twenty times. */
function rates<Name extends string>(
  given: Arguments,
  rateNames: readonly Name[],
): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {};
  for (const name of rateNames) {
    const text = given.text(name);
    const rate = /^(?:1\/)?([1-9]\d*)$/.exec(text ?? '')?.[1];
    if (text !== undefined && rate === undefined) {
      throw new WrongUsage(`--${name} takes a rate such as 1/20, not “${text}”.`);
    }
    if (rate !== undefined) {
      found[name] = Number(rate);
    }
  }
  return found;
}

function pointsOption(given: Arguments): PointSystem {
  const [win = 1, draw = 0.5, loss = 0] = numbersOf(given, 'points', 3);
  const [bye = win] = numbersOf(given, 'bye-points', 1);
  return {
    ...standardPoints,
    win: halfPoints(win * 2),
    draw: halfPoints(draw * 2),
    loss: halfPoints(loss * 2),
    pairingBye: halfPoints(bye * 2),
  };
}

function numbersOf(given: Arguments, name: string, count: number): number[] {
  const text = given.text(name);
  if (text === undefined) {
    return [];
  }
  const numbers = text.split(',').map((part) => (/^\d+(\.[05])?$|^\.5$/.test(part) ? Number(part) : NaN));
  if (numbers.length !== count || numbers.some(Number.isNaN)) {
    const example = count === 1 ? '0.5' : '3,1,0';
    throw new WrongUsage(`--${name} takes points such as ${example}, not “${text}”.`);
  }
  return numbers;
}

function accelerationOption(given: Arguments): SimulationOptions['acceleration'] {
  const text = given.text('acceleration');
  if (text !== undefined && text !== 'baku' && text !== 'none') {
    throw new WrongUsage(`--acceleration takes baku or none, not “${text}”.`);
  }
  return { kind: text ?? 'none' };
}
