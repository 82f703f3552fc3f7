import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { bareContext, callFunction, loadCode } from '../local/bareContext.ts';
import { distFolder } from '../local/folders.ts';
import { isMain } from '../local/isMain.ts';

const players = 300;
const rounds = 11;

/** Milliseconds: the middle one of several runs. */
function median(runs: number, action: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    action();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? 0;
}

/** `Code.js` compiled and evaluated in a fresh bare context. */
function evaluation(code: string): number {
  return median(15, () => new vm.Script(code).runInContext(bareContext()));
}

function playersRange(): unknown[][] {
  const rows = Array.from({ length: players }, (_, index) => [
    index + 1,
    `Player ${index + 1}`,
    2400 - 4 * index,
  ]);
  return [['No', 'Name', 'Rating'], ...rows];
}

/** Everybody plays every round; whom he meets moves on from round to round, and results alternate. */
function resultsRange(): unknown[][] {
  const rows: unknown[][] = [['Round', 'Board', 'White', 'Result', 'Black']];
  const half = players / 2;
  for (let round = 1; round <= rounds; round += 1) {
    for (let board = 1; board <= half; board += 1) {
      const black = half + 1 + ((board + round * 7) % half);
      rows.push([round, board, board, ['1-0', '½-½', '0-1'][(board * round) % 3], black]);
    }
  }
  return rows;
}

/** Each line: what, and how many milliseconds. */
export function benchBundle(): string[] {
  const codeFile = join(distFolder, 'Code.js');
  const code = readFileSync(codeFile, 'utf8');
  const context = loadCode(codeFile);
  const [list, record] = [playersRange(), resultsRange()];
  const called = (name: string, ...args: unknown[]): string => {
    const time = median(5, () => void callFunction(context, name, ...args));
    return `${name} on ${players} players × ${rounds} rounds: ${time.toFixed(0)} ms`;
  };
  return [
    `Code.js: ${(Buffer.byteLength(code) / 1000).toFixed(0)} kB`,
    `Code.js evaluates in ${evaluation(code).toFixed(1)} ms`,
    called('STANDINGS', list, record),
    called('BUCHHOLZ', list, record),
    called('CROSSTABLE', list, record),
    called('PAIR_ROUND', list, record),
  ];
}

if (isMain(import.meta.url)) {
  benchBundle().forEach((line) => console.log(line));
}
