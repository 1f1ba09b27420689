import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tarballs } from '../../tooling/pack.ts';

export const root = resolve(import.meta.dirname, '../..');

export interface Manifest {
  name: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  engines?: { node: string };
  repository?: { directory?: string };
}

/** A package as its users install it. */
export interface Packed {
  folder: string;
  manifest: Manifest;
  /** The manifest as text. */
  manifestText: string;
  /** Specifiers of everything that `exports` names, patterns resolved. */
  entries: string[];
}

/** A packed package of the workspace; `pack.ts` made it. */
export function tarballOf(name: string): string {
  return join(tarballs, readdirSync(tarballs).find((file) => file.includes(name)) ?? name);
}

/** Unpacks a package into `node_modules` of a consumer. */
export function installPacked(consumer: string, name: string): Packed {
  const source = join(root, 'packages', name);
  const folder = join(consumer, 'node_modules/@promenade', name);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarballOf(name), '-C', folder, '--strip-components=1']);

  const manifestText = readFileSync(join(folder, 'package.json'), 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (needed === 'next') standInForNext(consumer);
    else if (!needed.startsWith('@promenade/')) link(consumer, needed, sourceOf(needed) ?? source);
  }
  return { folder, manifest, manifestText, entries: entriesOf(folder, manifest) };
}

/** The installed folder of a package that is only an indirect dependency of this repository. */
function sourceOf(name: string): string | undefined {
  if (name !== 'react-router') return undefined;
  return resolve(realpathSync(join(root, 'apps/reference-store/node_modules/react-router-dom')), '../..');
}

/** A stand-in for the link component of Next; the real one comes from the registry in `create.deep.ts`. */
function standInForNext(consumer: string): void {
  const folder = join(consumer, 'node_modules/next');
  mkdirSync(folder, { recursive: true });
  write(folder, {
    // Next has no `exports`; its bundlers resolve the path.
    'package.json': '{ "name": "next", "version": "16.0.0", "exports": { "./link": "./link.js" } }',
    'link.js': "module.exports = (props) => require('react').createElement('a', props);",
  });
}

/** Stylesheets and data are not modules and have no types. */
export const isModule = (entry: string): boolean => !/\.(css|json|txt)$/.test(entry);

/** Links a package that one of the workspace's own has installed, so that consumers need no network. */
export function link(consumer: string, name: string, ...sources: readonly string[]): void {
  const target = join(consumer, 'node_modules', name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  const installed = [...sources, root].map((from) => join(from, 'node_modules', name)).find(existsSync);
  if (!installed) throw new Error(`${name} is not installed in the workspace`);
  symlinkSync(realpathSync(installed), target);
}

/** Links the peer dependencies of our packages, and React's types. */
export function linkPeers(consumer: string): void {
  const sources = ['storefront-sdk', 'storefront-hooks', 'storefront-devkit', 'storefront-ui'].map((name) =>
    join(root, 'packages', name),
  );
  for (const name of ['@types/react', '@types/react-dom', 'react-dom', 'oidc-client-ts', 'msw']) {
    const source = sources.find((folder) => existsSync(join(folder, 'node_modules', name)));
    if (source) link(consumer, name, source);
  }
}

function entriesOf(folder: string, { name, exports }: Manifest): string[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    if (!path.includes('*')) return [join(name, path)];
    const pattern = (typeof target === 'string' ? target : target.default) ?? '';
    const [before = '', after = ''] = pattern.split('*');
    return readdirSync(join(folder, before))
      .filter((file) => file.endsWith(after))
      .map((file) => join(name, path.replace('*', file.slice(0, -after.length))));
  });
}

export function write(consumer: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const target = join(consumer, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

const tsc = join(root, 'node_modules/typescript-native/bin/tsc');

/** The compiler's errors in a project, each on one line in any terminal; empty if it compiles. */
export function typesOf(project: string): string {
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return stdout || (status === 0 ? '' : `The compiler exited with ${status}.`);
}
