import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const ui = join(root, 'packages/storefront-ui/src');
const isShipped = (path: string) => !/\.(?:test|stories|browser)\.|story-data|contract\//.test(path);
const sources = new Map(
  globSync('**/*.tsx', { cwd: ui })
    .filter(isShipped)
    .map((path) => [path, readFileSync(join(ui, path), 'utf8')] as const),
);

/** Components by their name, with the folder of their source. */
const exported = new Map(
  ['index.ts', 'overlays.ts', 'shop/index.ts', 'shop/overlays.ts']
    .flatMap((file) =>
      [...readFileSync(join(ui, file), 'utf8').matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g)].flatMap(
        ([, names = '', path = '']) =>
          (names.match(/(?<!type )\b[A-Z]\w*[a-z]\w*/g) ?? []).map(
            (name) => [name, dirname(join(dirname(file), path))] as const,
          ),
      ),
    )
    .filter(([name]) => !/.Icon$/.test(name)),
);

const importedByStore = globSync('apps/reference-store/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.{test,browser,stories}.*', '**/stories/**'],
}).flatMap((path) =>
  [
    ...readFileSync(join(root, path), 'utf8').matchAll(
      /(?:(?:import|export)\s+\{([^}]*)\}\s+from\s+|import\()'@promenade\/storefront-ui[^']*'(?:\)\.then\(\(\{([^}]*)\})?/g,
    ),
  ].flatMap(([, names = '', loaded = '']) => `${names} ${loaded}`.match(/(?<!type )\b[A-Z]\w+/g) ?? []),
);

/** Components that the sources of a component render, at any depth. */
function withParts(names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const folder = exported.get(name);
    if (folder === undefined || found.has(name)) continue;
    found.add(name);
    for (const [path, source] of sources) {
      if (dirname(path) !== folder) continue;
      const rendered = [...source.matchAll(/<([A-Z]\w+)/g)].map(([, part = '']) => part);
      // `Heading` may also be a tag that a component chooses.
      queue.push(...rendered.filter((part) => !source.includes(`const ${part} = `)));
    }
  }
  return found;
}

const onScreens = withParts(importedByStore);
const readme = readFileSync(join(root, 'packages/storefront-ui/README.md'), 'utf8');
const section = /^## Components that the store does not use$(.*?)^## /ms.exec(readme)?.[1] ?? '';
const justified = [...section.matchAll(/^\| `(\w+)` +\| \S/gm)].map(([, name]) => name);

describe('exported components', () => {
  it('are used on screens of the reference store, at least eighty of them', () => {
    expect([...exported.keys()].filter((name) => onScreens.has(name)).length).toBeGreaterThanOrEqual(80);
  });

  it('are listed in the README with a reason if no screen uses them, and only then', () => {
    expect(justified.toSorted()).toEqual([...exported.keys()].filter((name) => !onScreens.has(name)).toSorted());
  });
});
