import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };

export interface Manifest {
  name: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A package as its users get it. */
export interface Packed {
  folder: string;
  manifest: Manifest;
  /** The manifest word for word. */
  manifestText: string;
  /** Specifiers of everything that `exports` names, patterns resolved. */
  entries: string[];
}

/** Builds a package of the workspace, packs it, and unpacks it into `node_modules` of a consumer. */
export function installPacked(consumer: string, name: string): Packed {
  const source = join(root, 'packages', name);
  pnpm(source, 'run', 'build');
  pnpm(source, 'pack', '--pack-destination', consumer);
  const tarball = readdirSync(consumer).find((file) => file.includes(name) && file.endsWith('.tgz')) ?? '';
  const folder = join(consumer, 'node_modules/@promenade', name);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', join(consumer, tarball), '-C', folder, '--strip-components=1']);

  const manifestText = readFileSync(join(folder, 'package.json'), 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (!needed.startsWith('@promenade/')) link(consumer, needed, source);
  }
  return { folder, manifest, manifestText, entries: entriesOf(folder, manifest) };
}

/** Links what the workspace has installed: a consumer needs no network. */
export function link(consumer: string, name: string, source: string): void {
  const target = join(consumer, 'node_modules', name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  const installed = [source, root].map((from) => join(from, 'node_modules', name)).find(existsSync);
  if (!installed) throw new Error(`${name} is not installed in the workspace`);
  symlinkSync(realpathSync(installed), target);
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

function pnpm(cwd: string, ...args: string[]): void {
  const [command, first] = hasPnpm() ? ['pnpm', []] : ['npx', ['-y', packageManager]];
  execFileSync(command, [...first, ...args], { cwd, stdio: 'pipe' });
}

function hasPnpm(): boolean {
  try {
    execFileSync('pnpm', ['--version'], { cwd: root, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

export function write(consumer: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(consumer, path), text);
}
