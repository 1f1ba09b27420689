import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';

/** One way into a package: `@promenade/storefront-hooks/domain` and the declarations behind it. */
export interface Entry {
  /** As a program imports it. */
  name: string;
  /** Absolute path of its declarations. */
  declarations: string;
}

// Below the root, where the compiler finds the types of Node and React; one for each process.
const home = join(root, `.cache/api-${process.pid}`);
const types = join(home, 'types');

/** The entries of a package, from its own `package.json`; those of one file a resource stand in the main entry too. */
function entriesOf(folder: string): { name: string; source: string }[] {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | { source?: string; types?: string }>;
  };
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' || !target.types || !target.source || path.includes('*')
      ? []
      : [{ name: name + path.slice(1), source: join(folder, target.source) }],
  );
}

/** Has the compiler write the declarations of these packages; answers their entries, by package. */
export function emitDeclarations(folders: readonly string[]): Map<string, Entry[]> {
  const entries = new Map(folders.map((folder) => [folder, entriesOf(folder)]));
  const packages = join(root, 'packages');
  const sources = [...entries.values()].flat().map(({ name, source }) => [name, join(packages, source)] as const);
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['node', 'react'],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // `npm run check` checks the types.
      noCheck: true,
      rootDir: packages,
      outDir: types,
      // Found through node_modules a module counts as a library's and is not written; which way comes first differs from run to run.
      paths: Object.fromEntries(sources.map(([name, path]) => [name, [path]])),
    },
    // Optional peers that are not installed are declared beside what uses them.
    files: [...sources.map(([, path]) => path), ...globSync(join(packages, '*/src/**/*.d.ts'))],
  };
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(config));
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', home],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The declarations cannot be written:\n${stdout}`);
  return new Map(
    [...entries].map(([folder, all]) => [
      folder,
      all.map(({ name, source }) => ({ name, declarations: join(types, source.replace(/\.tsx?$/, '.d.ts')) })),
    ]),
  );
}
