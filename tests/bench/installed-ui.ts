import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { packPackages } from '../../tooling/pack.ts';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'packages/storefront-ui');

/** Folder of the compared libraries. */
export const peers = join(import.meta.dirname, 'components/peers');

/** Bytes of brotli, on top of React, which every program needs anyway. */
export interface Weight {
  js: number;
  css: number;
}

/** A folder where the components are installed in their published form. */
export interface InstalledUi {
  /** The components' `dist` folder. */
  dist: string;
  weigh(program: string): Promise<Weight>;
  /** A program for browsers or for Node with everything that it imports, React included. */
  bundle(program: string, platform: 'browser' | 'node'): Promise<string>;
}

/** Installs the peers into their folder on the first run, from the registry. */
export function installPeers(): void {
  if (existsSync(join(peers, 'node_modules'))) return;
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  execFileSync('npm', args, { cwd: peers, stdio: 'inherit' });
}

/** Calls `work` with a folder that contains the components, and the peers if they are installed. */
export async function withInstalledUi<Result>(work: (installed: InstalledUi) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'size-ui-'));
  const modules = join(folder, 'node_modules');
  const home = join(modules, '@promenade/storefront-ui');
  try {
    if (!(await packPackages())) throw new Error('The packages could not be packed.');
    for (const part of ['dist', 'package.json']) cpSync(join(source, part), join(home, part), { recursive: true });
    linkAll(join(peers, 'node_modules'), modules);
    linkAll(join(source, 'node_modules'), modules);
    const options = (program: string): BuildOptions & { write: false } => ({
      stdin: { contents: program, resolveDir: folder, loader: 'tsx' },
      bundle: true,
      minify: true,
      write: false,
      outdir: 'out',
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
    return await work({
      dist: join(home, 'dist'),
      async weigh(program) {
        const external = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
        const { outputFiles } = await build({ ...options(program), external });
        const sizeOf = (end: string) =>
          outputFiles
            .filter(({ path }) => path.endsWith(end))
            .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
        return { js: sizeOf('.js'), css: sizeOf('.css') };
      },
      async bundle(program, platform) {
        const banner = "import { createRequire } from 'node:module'; const require = createRequire('/');";
        const { outputFiles } = await build({
          ...options(program),
          platform,
          ...(platform === 'node' && { banner: { js: banner } }),
        });
        return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Links the packages of one folder into another, unless they exist there. */
function linkAll(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || name === '@promenade') continue;
    if (name.startsWith('@')) {
      mkdirSync(join(to, name), { recursive: true });
      linkAll(join(from, name), join(to, name));
    } else if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}
