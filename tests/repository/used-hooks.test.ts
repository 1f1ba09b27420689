import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as hooks from '@promenade/storefront-hooks';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const exported = Object.keys(hooks).filter((name) => /^use[A-Z]/.test(name));

const imported = new Set(
  globSync('apps/reference-store/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.{test,browser}.*'] })
    .flatMap((path) => [...read(path).matchAll(/import\s+\{([^}]*)\}\s+from\s+'@promenade\/storefront-hooks[^']*'/g)])
    .flatMap(([, names]) => names?.match(/\w+/g) ?? []),
);

const section =
  /^## Hooks that the store does not use$(.*?)^## /ms.exec(read('packages/storefront-hooks/README.md'))?.[1] ?? '';
const justified = [...section.matchAll(/^\| `(use\w+)` +\| \S/gm)].map(([, name]) => name);

describe('exported hooks', () => {
  it('are used by the reference store, at least ninety of them', () => {
    expect(exported.filter((name) => imported.has(name)).length).toBeGreaterThanOrEqual(90);
  });

  it('are listed in the README with a reason if the store does not use them, and only then', () => {
    expect(justified.toSorted()).toEqual(exported.filter((name) => !imported.has(name)).toSorted());
  });
});
