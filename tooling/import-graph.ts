import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './steps.ts';

/**
 * The imports of this repository, name by name: `import { a } from './index.ts'` imports the file that declares `a`, not everything that `index.ts`
 * exports. Type imports do not count, because no test runs them.
 */
export interface ImportGraph {
  files: readonly string[];
  /** The files that import this one. */
  importersOf(file: string): readonly string[];
  textOf(file: string): string;
}

interface Export {
  /** Undefined for `export *`. */
  name?: string;
  from: string;
  /** Undefined for all names. */
  imported?: string;
}

interface Module {
  text: string;
  /** A path to each imported file; without names for a whole module (`import *`, `import()`). */
  imports: { to: string; names?: string[] }[];
  reexports: Export[];
}

const PATTERNS = ['{packages,apps,tests,tooling}/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}', 'vitest*.ts'] as const;

export function readImportGraph(): ImportGraph {
  const files = globSync(PATTERNS, { cwd: root, exclude: ['**/node_modules', '**/dist'] });
  const known = new Set(files);
  const entryOf = readEntries();

  const resolveFrom = (file: string, specifier: string): string | undefined => {
    const path = specifier.startsWith('.')
      ? relative(root, resolve(root, dirname(file), specifier))
      : entryOf(specifier);
    return path !== undefined && known.has(path) ? path : undefined;
  };
  const modules = new Map(files.map((file) => [file, readModule(file, (specifier) => resolveFrom(file, specifier))]));

  /** The files that declare a name which a module exports. */
  const declaring = (file: string, name: string, seen = new Set<string>()): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const { reexports = [] } = modules.get(file) ?? {};
    const named = reexports.find((each) => each.name === name);
    if (named) return named.imported === undefined ? [named.from] : declaring(named.from, named.imported, seen);
    const declares = new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(modules.get(file)?.text ?? '');
    if (declares || name === 'default') return [file];
    const others = reexports.filter((each) => each.name === undefined);
    return others.flatMap(({ from }) => declaring(from, name, seen));
  };

  const importers = new Map<string, Set<string>>();
  const add = (to: string, file: string) => {
    if (to !== file) importers.set(to, (importers.get(to) ?? new Set()).add(file));
  };
  for (const [file, { imports, reexports }] of modules) {
    for (const { from } of reexports) add(from, file);
    for (const { to, names } of imports) {
      const declared = names?.flatMap((name) => declaring(to, name)) ?? [];
      for (const target of declared.length > 0 ? declared : [to]) add(target, file);
    }
  }
  return {
    files,
    importersOf: (file) => [...(importers.get(file) ?? [])],
    textOf: (file) => modules.get(file)?.text ?? '',
  };
}

function readModule(file: string, target: (specifier: string) => string | undefined): Module {
  const text = readFileSync(join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imports: Module['imports'] = [];
  for (const { moduleRequest, entries } of staticImports) {
    const to = target(moduleRequest.value);
    const values = entries.filter(({ isType }) => !isType);
    if (to === undefined || (entries.length > 0 && values.length === 0)) continue;
    const names = values.map(({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*'));
    imports.push(names.includes('*') || names.length === 0 ? { to } : { to, names });
  }
  for (const { moduleRequest } of dynamicImports) {
    const to = target(text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
    if (to !== undefined) imports.push({ to });
  }
  const reexports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName, importName, isType }): Export[] => {
      const from = moduleRequest && target(moduleRequest.value);
      if (!from || isType) return [];
      return [{ from, name: exportName.name ?? undefined, imported: importName.name ?? undefined } as Export];
    }),
  );
  return { text, imports, reexports };
}

/** Resolves specifiers of our packages to files in this repository, such as `@promenade/storefront-sdk/errors`. */
function readEntries(): (specifier: string) => string | undefined {
  const entries = new Map<string, string>();
  /** For packages whose source files are all entries: the prefix `@promenade/reference-api/` and its folder. */
  const folders = new Map<string, string>();
  for (const manifest of globSync('{packages,apps}/*/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
      name: string;
      exports?: Record<string, string | { source?: string }>;
    };
    for (const [entry, conditions] of Object.entries(exports)) {
      if (entry === './*' && typeof conditions === 'string')
        folders.set(`${name}/`, join(dirname(manifest), dirname(conditions)));
      const source = typeof conditions === 'string' ? undefined : conditions.source;
      if (source && existsSync(join(root, dirname(manifest), source)))
        entries.set(join(name, entry), join(dirname(manifest), source));
    }
  }
  return (specifier) => {
    const [name, folder] = [...folders].find(([prefix]) => specifier.startsWith(prefix)) ?? [];
    return name && folder ? join(folder, specifier.slice(name.length)) : entries.get(specifier);
  };
}
