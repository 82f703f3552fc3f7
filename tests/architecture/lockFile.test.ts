import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

/** The folders where Node looks for what the package in `folder` asks for, the nearest first. */
function searched(folder: string, name: string): string[] {
  const parts = folder === '' ? [] : folder.split('/node_modules/');
  return [
    `node_modules/${name}`,
    ...parts.map((_, k) => `${parts.slice(0, k + 1).join('/node_modules/')}/node_modules/${name}`),
  ];
}

test('the lock file holds every package it asks for: `npm ci` refuses a file that does not', () => {
  const missing = Object.entries(packages).flatMap(([folder, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !searched(folder, name).some((path) => path in packages))
      .map((name) => `${folder} asks for ${name}`),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
