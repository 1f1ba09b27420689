import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { build as viteBuild } from 'vite';
import { packPackages } from '../../tooling/pack.ts';

export const root = resolve(import.meta.dirname, '../..');
export const sdk = '@promenade/storefront-sdk';

/** Folder of the compared clients, and of webpack. */
export const peers = join(import.meta.dirname, 'sdk/peers');

/** A folder where the client is installed in its published form. */
export interface Installed {
  /** The client's `dist` folder. */
  dist: string;
  /** A program bundled and minified for es2022. */
  bundle(program: string, bundler: Bundler): Promise<string>;
}

export type Bundler = 'esbuild' | 'vite' | 'webpack';

/** Installs the peers into their folder on the first run, from the registry. */
export function installPeers(): void {
  if (existsSync(join(peers, 'node_modules'))) return;
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  execFileSync('npm', args, { cwd: peers, stdio: 'inherit' });
}

/** Calls `work` with a folder that contains the client, and the peers if they are installed. */
export async function withInstalled<Result>(work: (installed: Installed) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'size-sdk-'));
  const home = join(folder, 'node_modules', sdk);
  const source = join(root, 'packages/storefront-sdk');
  const entry = join(folder, 'program.mjs');
  try {
    if (!(await packPackages())) throw new Error('The packages could not be packed.');
    for (const part of ['dist', 'package.json']) cpSync(join(source, part), join(home, part), { recursive: true });
    linkPeers(join(folder, 'node_modules'));
    return await work({
      dist: join(home, 'dist'),
      bundle(program, bundler) {
        writeFileSync(entry, program);
        return { esbuild: withEsbuild, vite: withVite, webpack: withWebpack }[bundler](entry, folder);
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function linkPeers(target: string): void {
  const installed = join(peers, 'node_modules');
  if (!existsSync(installed)) return;
  for (const name of readdirSync(installed))
    if (!name.startsWith('.')) symlinkSync(join(installed, name), join(target, name));
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

/** The part of webpack's API that is used here; its package is installed with the peers. */
type Webpack = (options: object, done: (error: Error | null, stats?: { hasErrors(): boolean }) => void) => void;

async function withWebpack(entry: string, folder: string): Promise<string> {
  const webpack = createRequire(join(peers, 'package.json'))('webpack') as Webpack;
  const options = {
    mode: 'production',
    context: folder,
    entry,
    target: ['web', 'es2022'],
    experiments: { outputModule: true },
    output: { path: join(folder, 'webpack'), filename: 'bundle.mjs', module: true },
  };
  await new Promise<void>((done, fail) => {
    webpack(options, (error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(`${stats}`));
      else done();
    });
  });
  return readFileSync(join(folder, 'webpack/bundle.mjs'), 'utf8');
}
