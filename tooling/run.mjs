// Runs a program of this folder: `node tooling/run.mjs check --flag`. Plain JavaScript, because it also runs before anything is installed, with any
// version of Node; the program itself gets the workspace's Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const textOf = (path) => readFileSync(join(root, path), 'utf8');

function isInstalled() {
  const installed = 'node_modules/.pnpm/lock.yaml';
  return existsSync(join(root, installed)) && textOf(installed) === textOf('pnpm-lock.yaml');
}

if (!isInstalled()) {
  const { packageManager } = JSON.parse(textOf('package.json'));
  const { status } = spawnSync('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const programs = join(root, 'node_modules', '.bin');
const ownNode = join(programs, 'node');
const [name, ...args] = process.argv.slice(2);
// Programs import our packages from their sources, so no build is needed.
const program = ['--conditions=source', join('tooling', `${name}.ts`)];
const child = spawn(existsSync(ownNode) ? ownNode : process.execPath, [...program, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
