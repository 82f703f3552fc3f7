import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bareContext, callFunction, loadCode } from '../../local/bareContext.ts';
import { bundleName } from '../../local/build.ts';
import { distFolder, projectFolder } from '../../local/folders.ts';
import { Host } from '../../local/standIn/host.ts';
import { newWorkbook } from '../../local/standIn/model.ts';

const codeFile = join(distFolder, 'Code.js');
const code = readFileSync(codeFile, 'utf8');
const standard = new Set(
  vm.runInContext('Object.getOwnPropertyNames(globalThis)', bareContext()) as string[],
);

/** The custom functions, with the parameter names that Sheets shows. */
const customFunctions: Record<string, string> = {
  BERGER_ROUND: 'a, b, n',
  BERGER_TABLE: 'n, round',
  BERGER_WHITE: 'a, b, n',
  BUCHHOLZ: 'players, results, variant, player, settings',
  CONTRIBUTIONS: 'code, player, players, results, settings',
  CROSSTABLE: 'players, results, settings',
  EXPLAIN_PAIRING: 'round, player, players, results, settings',
  KNOCKOUT_BRACKET: 'n_or_players, results, settings',
  PAIR_ROUND: 'players, results, round, system, settings',
  ROUNDS_POSSIBLE: 'rounds, players, results, settings',
  SCHEVENINGEN: 'n, round',
  SCORE_CARD: 'player, players, results, settings',
  SONNEBORN_BERGER: 'players, results, variant, player, settings',
  STANDINGS: 'players, results, tiebreaks, after_round, settings',
  TEAM_STANDINGS: 'players, results, tiebreaks, settings',
  TIEBREAK: 'code, players, results, player, settings',
};

/** Menu entries, callbacks of the windows, and what Google calls by itself. */
const otherEntries = [
  'createFinalStage',
  'createTournament',
  'explainForPlayer',
  'importReport',
  'menuBracket',
  'menuCheckEverything',
  'menuContributions',
  'menuControl',
  'menuCrosstable',
  'menuExportTrf',
  'menuHelp',
  'menuImportTrf',
  'menuMinutes',
  'menuNewTournament',
  'menuNumberByLot',
  'menuNumberByStrength',
  'menuPairNextRound',
  'menuRefreshFormulas',
  'menuScoreCards',
  'menuStartFinalStage',
  'menuTeamTable',
  'menuUndo',
  'menuUpdateStandings',
  'menuWhyThisPairing',
  'onEdit',
  'onInstall',
  'onOpen',
  'suggestPlayer',
  'writeReport',
];

function globalsOf(context: vm.Context): string[] {
  const names = vm.runInContext('Object.getOwnPropertyNames(globalThis)', context) as string[];
  return names.filter((name) => !standard.has(name)).sort();
}

/** The comment block that stands directly above a top-level function of `Code.js`. */
function commentAbove(name: string): string {
  const comment = new RegExp(`(/\\*\\*(?:(?!\\*/)[^])*\\*/)\\nfunction ${name}\\(`).exec(code);
  return comment?.[1] ?? '';
}

describe('dist/ is what clasp pushes', () => {
  it('holds Code.js, the manifest, and nothing else', () => {
    expect(readdirSync(distFolder).sort()).toEqual(['Code.js', 'appsscript.json']);
    expect(JSON.parse(readFileSync(join(projectFolder, '.clasp.json'), 'utf8'))).toMatchObject({
      rootDir: 'dist',
    });
  });

  it('asks for the current spreadsheet and its dialogs, and for nothing else', () => {
    const manifest = JSON.parse(readFileSync(join(distFolder, 'appsscript.json'), 'utf8')) as {
      oauthScopes: string[];
      runtimeVersion: string;
    };
    expect(manifest.oauthScopes.sort()).toEqual([
      'https://www.googleapis.com/auth/script.container.ui',
      'https://www.googleapis.com/auth/spreadsheets.currentonly',
    ]);
    expect(manifest.runtimeVersion).toBe('V8');
  });

  it('is kept to this one spreadsheet by its first comment', () => {
    expect(code.startsWith('/** @OnlyCurrentDoc */\n')).toBe(true);
  });

  it('can be read by whoever pastes it: names and lines are kept', () => {
    expect(code).toContain('function readEvent(');
    expect(Math.max(...code.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  it('is in the syntax of ES2019', () => {
    const lowered = (target: string): string => transformSync(code, { target, charset: 'utf8' }).code;
    expect(lowered('es2019')).toBe(lowered('esnext'));
  });
});

describe('Code.js in a bare context', () => {
  it('defines the bundle, the custom functions and the other entries, and nothing else', () => {
    const names = [bundleName, ...Object.keys(customFunctions), ...otherEntries];
    expect(globalsOf(loadCode(codeFile))).toEqual(names.sort());
  });

  it('has no two entries that differ only in case, which formulas ignore', () => {
    const names = globalsOf(loadCode(codeFile)).map((name) => name.toLowerCase());
    expect([...new Set(names)]).toEqual(names);
  });

  it('documents every entry', () => {
    expect(otherEntries.filter((name) => commentAbove(name) === '')).toEqual([]);
  });

  it('has the custom functions of the contract, documented for Sheets', () => {
    for (const [name, parameters] of Object.entries(customFunctions)) {
      expect(code).toContain(`function ${name}(${parameters}) {`);
      const comment = commentAbove(name);
      expect(comment).toContain('@customfunction');
      for (const parameter of parameters.split(', ')) {
        expect(comment).toMatch(new RegExp(`@param .*\\b${parameter}\\b`));
      }
    }
  });

  it('calls no service while it is evaluated', () => {
    const host = new Host(newWorkbook());
    loadCode(codeFile, host.globals());
    expect(host.service.calls).toEqual([]);
  });

  it('builds its menu where nothing is authorised yet', () => {
    const host = new Host(newWorkbook());
    host.service.authMode = 'NONE';
    const context = loadCode(codeFile, host.globals());
    callFunction(context, 'onOpen', { authMode: 'NONE' });
    const captions = host.menus.flatMap((menu) => menu.items.map(({ caption }) => caption));
    expect(captions.join('|')).toContain('Pair next round / Xếp cặp vòng tiếp theo');
  });

  it('names in the menu only functions that are there', () => {
    const host = new Host(newWorkbook());
    const context = loadCode(codeFile, host.globals());
    callFunction(context, 'onOpen', { authMode: 'FULL' });
    const names = host.menus.flatMap((menu) => menu.items).flatMap((item) => [item, ...item.items]);
    const missing = names.filter(({ functionName }) => functionName !== '' && !(functionName in context));
    expect(missing).toEqual([]);
  });

  it('answers custom functions with plain rectangles', () => {
    const context = loadCode(codeFile);
    expect(callFunction(context, 'BERGER_ROUND', 3, 5, 12)).toBe(7);
    expect(callFunction(context, 'BERGER_WHITE', 3, 5, 12)).toBe(5);
    const table = callFunction(context, 'BERGER_TABLE', 4, 1);
    expect(JSON.parse(JSON.stringify(table))).toEqual([
      [1, 1, 1, 4],
      [1, 2, 2, 3],
    ]);
  });

  it('knows the cut tie-breaks, which the Dutch Swiss begins with', () => {
    const players = [['No', 'Name'], ...[1, 2, 3, 4].map((number) => [number, `P${number}`])];
    const results = [
      ['Round', 'White', 'Result', 'Black'],
      [1, 1, '1-0', 3],
      [1, 2, '1-0', 4],
    ];
    const table = callFunction(loadCode(codeFile), 'STANDINGS', players, results) as unknown[][];
    expect(table[0]!.join()).toBe('Place,No,Name,Club,Points,BH/C1,BH,SB,DE,WIN,Decided by');
  });
});
