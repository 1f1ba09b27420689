import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { build as viteBuild } from 'vite';

export const root = resolve(import.meta.dirname, '../..');
export const sdk = '@promenade/storefront-sdk';

/** A folder where the client is installed in its published form. */
export interface Installed {
  /** Its own `dist`. */
  dist: string;
  /** Makes the folder find a package of this repository too. */
  folder: string;
  /** A program bundled and minified for es2022. */
  bundle(program: string, bundler: Bundler): Promise<string>;
}

export type Bundler = 'esbuild' | 'vite';

export async function withInstalled<Result>(work: (installed: Installed) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'size-sdk-'));
  const home = join(folder, 'node_modules', sdk);
  const dist = join(home, 'dist');
  const cwd = join(root, 'packages/storefront-sdk');
  const entry = join(folder, 'program.mjs');
  try {
    const tsup = join(root, 'node_modules/tsup/dist/cli-default.js');
    execFileSync(process.execPath, [tsup, '--no-dts', '-d', dist], { cwd, stdio: 'pipe' });
    copyFileSync(join(cwd, 'package.json'), join(home, 'package.json'));
    return await work({
      dist,
      folder,
      bundle(program, bundler) {
        writeFileSync(entry, program);
        return bundler === 'vite' ? withVite(entry) : withEsbuild(entry);
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function withEsbuild(entry: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

async function withVite(entry: string): Promise<string> {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: entry } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('one build was expected');
  return built.output.map((file) => ('code' in file ? file.code : '')).join('');
}
