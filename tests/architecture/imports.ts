import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** One import statement of the project, both ends as paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const root = resolve(import.meta.dirname, '../..');

/** Every TypeScript file below the folders, as a path from the root with forward slashes. */
export function sourceFiles(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((path) => !path.includes('node_modules')),
  );
}

export function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** What stands behind `from '…'`, `import '…'` and `import('…')`, type imports included. */
export function specifiersOf(file: string): string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;
  return [...textOf(file).matchAll(pattern)].map((match) => match[1] as string);
}

export function relativeImports(files: readonly string[]): Import[] {
  return files.flatMap((from) =>
    specifiersOf(from)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({
        from,
        to: relative(root, resolve(root, dirname(from), specifier)).replaceAll('\\', '/'),
      })),
  );
}
