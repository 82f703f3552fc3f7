import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callFunction, loadCode } from '../../local/bareContext.ts';
import { changelogVersion, releaseFolder } from '../../local/release.ts';
import { Host } from '../../local/standIn/host.ts';
import { newWorkbook } from '../../local/standIn/model.ts';
import { absentPerson } from '../../local/standIn/person.ts';

const codeFile = join(releaseFolder, 'Code.js');
const version = changelogVersion();

describe('release/, for whoever has no Node', () => {
  it('holds what is pasted, the manifest and the version', () => {
    expect(readdirSync(releaseFolder).sort()).toEqual(['Code.js', 'VERSION', 'appsscript.json']);
  });

  it('loads and answers', () => {
    const context = loadCode(codeFile);
    expect(callFunction(context, 'BERGER_ROUND', 3, 5, 12)).toBe(7);
    expect(callFunction(context, 'BERGER_WHITE', 3, 12, 12)).toBe(3);
  });

  it('states the version of the changelog: in its file, in its head and in its Help', () => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readFileSync(join(releaseFolder, 'VERSION'), 'utf8').trim()).toBe(version);
    expect(readFileSync(codeFile, 'utf8').slice(0, 200)).toContain(`Trọng tài ${version}:`);
    const pages: string[] = [];
    const host = new Host(newWorkbook(), { ...absentPerson, shown: (_title, html) => void pages.push(html) });
    callFunction(loadCode(codeFile, host.globals()), 'menuHelp');
    expect(pages.join()).toContain(`Version ${version}`);
  });
});
