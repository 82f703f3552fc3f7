import { performance } from 'node:perf_hooks';
import { exportTrf } from '../../src/commands/exportTrf.ts';
import { importTrf } from '../../src/commands/importTrf.ts';
import { sentenceOf } from '../../src/sheet/sentences.ts';
import type { CellValue } from '../../src/sheet/cell.ts';
import type { SheetRole } from '../../src/sheet/roles.ts';
import { readTrf } from '../../src/trf/readTrf.ts';
import { fixtureNames, fixtureText } from '../trf/fixtureFiles.ts';
import type { Verification } from './verify.ts';

/** Longest one mutated report may take; the largest fixture takes less than a tenth of it. */
const mostMilliseconds = 3000;
const scriptWords =
  /undefined|\bnull\b|NaN|\[object|Cannot read|is not a function|TypeError|RangeError|\{\w+\}/;

/** 100,000 reports of the fixtures with a few characters, columns or lines changed: none may crash, hang or be kept unreadable. */
export function verifyReports(): Verification {
  const runs = [20261201, 20261202].map((seed) => mutatedReports(50_000, seed));
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
    lines: runs.flatMap(({ lines: told }) => told),
  };
}

export function mutatedReports(count: number, seed: number): Verification {
  const random = randomNumbers(seed);
  const sources = fixtureNames.map(fixtureText).filter((text) => text.length < 6000);
  const faults: string[] = [];
  let [read, longest] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const text = mutated(sources, random);
    const start = performance.now();
    const found = faultsOf(text, index % 2 === 0 ? 'en' : 'vi');
    const took = performance.now() - start;
    longest = Math.max(longest, took);
    read += found.read ? 1 : 0;
    const all = took > mostMilliseconds ? [...found.faults, `took ${Math.round(took)} ms`] : found.faults;
    faults.push(...all.map((fault) => `report ${index}: ${fault}`));
  }
  const wrong = new Set(faults.map((fault) => fault.split(':')[0])).size;
  const summary = `${count} mutated reports (seed ${seed}) of ${sources.length} files: ${read} read and written again, the others refused with sentences; longest ${Math.round(longest)} ms`;
  return { passed: count - wrong, failed: wrong, lines: [summary, ...faults.slice(0, 20)] };
}

function faultsOf(text: string, language: 'en' | 'vi'): { read: boolean; faults: string[] } {
  try {
    const outcome = importTrf({ text, system: '', language }).run({ now: 'now', sheets: [] }, {});
    const told = outcome.kind === 'refused' ? outcome.problems : outcome.kind === 'done' ? outcome.told : [];
    const sentences = told.map((problem) => sentenceOf({ ...problem, found: '…' }, language));
    const faults = sentences.filter((sentence) => scriptWords.test(sentence));
    if (outcome.kind !== 'done') {
      return { read: false, faults: told.length === 0 ? [...faults, 'refused without a sentence'] : faults };
    }
    const sheets = [...(outcome.plan.filled ?? []), ...outcome.plan.derived].flatMap(({ target, page }) =>
      'create' in target
        ? [
            {
              id: target.create,
              role: target.create as SheetRole,
              title: page.title,
              values: page.cells as CellValue[][],
            },
          ]
        : [],
    );
    const exported = exportTrf({ now: 'now', sheets }, 0);
    const again = exported.done ? readTrf(exported.report) : undefined;
    const unread = again?.ok === false ? [`cannot be read back: ${JSON.stringify(again.problems[0])}`] : [];
    const unsaid = scriptWords.test(exported.text) ? [exported.text.slice(0, 200)] : [];
    return { read: true, faults: [...faults, ...unread, ...unsaid] };
  } catch (error) {
    return {
      read: false,
      faults: [error instanceof Error ? (error.stack ?? error.message).slice(0, 500) : 'thrown'],
    };
  }
}

const pieces = [
  '',
  ' ',
  '0',
  '1',
  '9',
  '-',
  '+',
  '=',
  '*',
  'w',
  'b',
  'U',
  'H',
  'Z',
  '.',
  ',',
  '\t',
  '﻿',
  'ế',
  '𝄞',
  '￿',
  '\n',
];
const lines = [
  ...[
    '092 Team Swiss System',
    '092 Individual: Lim',
    '192 FIDE_BURSTEIN',
    '192 FIDE_TEAM_TYPEA_MP_GP',
    '142 1',
  ],
  ...[
    '142 999',
    'XXR 0',
    '152 B',
    '240 H 001    1',
    '250      1.0 001 003    1    2',
    '260 001 002    1    2',
  ],
  ...[
    '299 W',
    '300   1   1   2    1    2',
    '310   1 A',
    '013 A',
    '352 WBWB',
    '202 BH:GP',
    '042 Mar 3, 2026',
    '162 W 2.0',
  ],
];

function mutated(sources: readonly string[], random: (below: number) => number): string {
  let text = sources[random(sources.length)] ?? '';
  for (let changes = 1 + random(3); changes > 0; changes -= 1) {
    text = changed(text, sources, random);
  }
  return text;
}

function changed(text: string, sources: readonly string[], random: (below: number) => number): string {
  const at = random(text.length + 1);
  const rows = text.split('\n');
  const row = random(rows.length);
  const piece = pieces[random(pieces.length)] ?? '';
  switch (random(8)) {
    case 0:
    case 1:
      return text.slice(0, at) + piece + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + piece + text.slice(at);
    case 3:
      return text.slice(0, at) + text.slice(at + 1 + random(12));
    case 4:
      return rows.filter((_, index) => index !== row).join('\n');
    case 5:
      return [...rows.slice(0, row), lines[random(lines.length)], ...rows.slice(row)].join('\n');
    case 6:
      return [...rows.slice(0, row), rows[random(rows.length)], ...rows.slice(row)].join('\n');
    default: {
      const other = (sources[random(sources.length)] ?? '').split('\n');
      return [
        ...rows.slice(0, row),
        ...other.slice(random(other.length)).slice(0, 3),
        ...rows.slice(row),
      ].join('\n');
    }
  }
}

/** The same numbers for the same seed, on every machine. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
