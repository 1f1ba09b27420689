import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const modules = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(stories|test)\.|\.css\.ts$|story-|fixtures/.test(path))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
const pathsWhere = (holds: (source: string, path: string) => boolean) =>
  modules.filter(({ source, path }) => holds(source, path)).map(({ path }) => path);

describe('sources of the library', () => {
  it('say "use client" where a component calls a hook or handles an event', () => {
    const needsClient = /\buse[A-Z]\w*\(|\son[A-Z]\w*=\{/;
    expect(
      pathsWhere(
        (source, path) => path.endsWith('.tsx') && needsClient.test(source) && !source.startsWith("'use client'"),
      ),
    ).toEqual([]);
  });

  it('write no style attribute, which a strict content security policy would refuse', () => {
    expect(pathsWhere((source) => /\sstyle=\{/.test(source))).toEqual([]);
  });

  it('import radix-ui only behind the overlays entry', () => {
    const entered = new Set<string>();
    const enter = (path: string) => {
      if (entered.has(path)) return;
      entered.add(path);
      const source = modules.find((module) => module.path === path)?.source ?? '';
      for (const [, target] of source.matchAll(/^(?:import|export)\s(?!type)[^;]*?from '(\.[^']+)'/gms)) {
        if (target) enter(join(path, '..', target));
      }
    };
    enter('index.ts');
    const loaded = modules.filter(({ path }) => entered.has(path));
    expect(loaded.length).toBeGreaterThan(50);
    expect(loaded.filter(({ source }) => source.includes("from 'radix-ui'")).map(({ path }) => path)).toEqual([]);
  });
});
