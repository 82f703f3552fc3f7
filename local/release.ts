import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAddOn, packageVersion } from './build.ts';
import { projectFolder } from './folders.ts';
import { isMain } from './isMain.ts';

/** The ready-built copy for whoever has no Node: what is pasted, the manifest for clasp, and their version. */
export const releaseFolder = join(projectFolder, 'release');

/** The newest version that the changelog describes; what stands under *Unreleased* has none yet. */
export function changelogVersion(): string | undefined {
  const changelog = readFileSync(join(projectFolder, 'CHANGELOG.md'), 'utf8');
  return /^## (\d+\.\d+\.\d+)\b/m.exec(changelog)?.[1];
}

/** Renews `release/`. Done when a capability is finished, not with every commit. */
async function release(): Promise<void> {
  const version = packageVersion();
  if (changelogVersion() !== version) {
    throw new Error(
      `CHANGELOG.md speaks of ${changelogVersion() ?? 'no version'}, package.json of ${version}`,
    );
  }
  const written = await buildAddOn(join(projectFolder, 'appsscript'), releaseFolder);
  writeFileSync(join(releaseFolder, 'VERSION'), `${version}\n`);
  console.log(`release/ ${version}: ${[...written, 'VERSION'].join(', ')}`);
}

if (isMain(import.meta.url)) {
  await release();
}
