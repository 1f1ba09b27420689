import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tarballOf, write } from './packed.ts';
import { answers } from './visit.ts';

/** The packages, from their tarballs. */
export const tarballDependencies = Object.fromEntries(
  ['storefront-sdk', 'storefront-hooks', 'storefront-devkit', 'storefront-ui'].map((name) => [
    `@promenade/${name}`,
    `file:${tarballOf(name)}`,
  ]),
);

/** The packages and their peers. */
export const ours = {
  ...tarballDependencies,
  react: '19.3.1',
  'react-dom': '19.3.1',
  swr: '2.5.1',
};

/** TypeScript dependencies of the frameworks' templates. */
export const types = {
  '@types/node': '24.19.2',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  typescript: '6.0.3',
};

export interface InstalledApp {
  folder: string;
  /** Runs a program of an installed package and waits for its end. */
  run(program: string, ...args: string[]): void;
  /** Runs the tests that the app has itself. */
  test(): void;
  /** Starts a program that serves an address, replacing an earlier one, and waits until the address responds. */
  serve(address: string, program: string, ...args: string[]): Promise<void>;
}

/** Creates an app whose packages come from the registry, for tests that run at night. The app is removed afterwards. */
export async function withInstalledApp(
  dependencies: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
  use: (app: InstalledApp) => Promise<void> | void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'installed-app-'));
  const servers: ChildProcess[] = [];
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const options = { cwd: folder, env: env as NodeJS.ProcessEnv };
  const toEnd = (command: string, args: string[], mode = 'production') => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      ...{ cwd: folder, encoding: 'utf8' },
      env: { ...env, NODE_ENV: mode } as NodeJS.ProcessEnv,
    });
    if (status !== 0) throw new Error([command, ...args, stdout, stderr].join('\n'));
  };
  const pathOf = (program: string) => join('node_modules/.bin', program);
  try {
    write(folder, {
      'package.json': JSON.stringify({ private: true, type: 'module', dependencies }),
      ...files,
    });
    toEnd('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']);
    await use({
      folder,
      run: (program, ...args) => toEnd(process.execPath, [pathOf(program), ...args]),
      test: () => toEnd(process.execPath, [pathOf('vitest'), 'run'], 'test'),
      async serve(address, program, ...args) {
        for (const server of servers.splice(0)) {
          const ended = once(server, 'exit');
          server.kill('SIGTERM');
          await ended;
        }
        servers.push(spawn(process.execPath, [pathOf(program), ...args], { ...options, stdio: 'ignore' }));
        await answers(address);
      },
    });
  } finally {
    for (const server of servers) server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
