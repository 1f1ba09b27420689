import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../steps.ts';

/** An entry of a package, such as `@promenade/storefront-hooks/domain`, with its declarations. */
export interface Entry {
  /** The specifier that programs import. */
  name: string;
  /** Absolute path of its declarations. */
  declarations: string;
}

// Below the root, where the compiler finds the types of Node and React; a separate folder for each process.
const home = join(root, `.cache/api-${process.pid}`);
const types = join(home, 'types');

/** The files of the declarations that were written, by the specifier that programs import. */
const written = new Map<string, string>();
let program: ts.Program | undefined;

/** The entries of a package in its `package.json`. Entries of single resources are also part of the main entry. */
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

/** Lets the compiler write the declarations of these packages; returns their entries, by package. */
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
      // The compiler does not write modules that it finds through node_modules, and which path it tries first differs from run to run.
      paths: Object.fromEntries(sources.map(([name, path]) => [name, [path]])),
    },
    // Optional peer dependencies that are not installed have a declaration in the folder of their importer.
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
  const found = new Map(
    [...entries].map(([folder, all]) => [
      folder,
      all.map(({ name, source }) => ({ name, declarations: join(types, source.replace(/\.tsx?$/, '.d.ts')) })),
    ]),
  );
  for (const { name, declarations } of [...found.values()].flat()) written.set(name, declarations);
  program = undefined;
  return found;
}

/** The declarations that were written, with their types. */
export function declarationProgram(): ts.Program {
  program ??= ts.createProgram([...written.values()], {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    types: [],
    paths: Object.fromEntries([...written].map(([name, path]) => [name, [path]])),
  });
  return program;
}

/** Whether a file is one of the declarations that were written. */
export const isWritten = (path: string): boolean => path.startsWith(types);
