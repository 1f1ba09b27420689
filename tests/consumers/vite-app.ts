import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPacked, link, linkPeers, root, write } from './packed.ts';

/** Dependencies of the examples other than our packages and their peers. */
const others = [
  'vite',
  '@vitejs/plugin-react',
  'vitest',
  'jsdom',
  '@testing-library/dom',
  '@testing-library/react',
  '@types/node',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
];

/** A Vite app with these files and the packed packages. Their dependencies are linked, so that no network is needed. */
export function viteAppWith(files: Readonly<Record<string, string>>): string {
  const app = mkdtempSync(join(tmpdir(), 'vite-app-'));
  for (const name of ['storefront-sdk', 'storefront-hooks', 'storefront-ui', 'storefront-devkit'])
    installPacked(app, name);
  linkPeers(app);
  for (const name of others) link(app, name, root);
  link(app, '@stripe/stripe-js', join(root, 'apps/reference-store'));
  const bin = join(app, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync('../@promenade/storefront-devkit/dist/cli/index.js', join(bin, 'storefront-devkit'));
  write(app, files);
  return app;
}

/** Runs the program of the devkit in an app. */
export function devkit(app: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const program = join(app, 'node_modules/@promenade/storefront-devkit/dist/cli/index.js');
  return spawnSync(process.execPath, [program, ...args], { cwd: app, encoding: 'utf8' });
}

function runIn(app: string, program: string, command: string, mode: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), command], {
    cwd: app,
    env: { ...process.env, NODE_ENV: mode },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout + stderr);
}

/** Builds an app for production; test runners have another `NODE_ENV`. */
export const buildApp = (app: string) => runIn(app, 'vite/bin/vite.js', 'build', 'production');

/** Runs the tests that an app has itself. */
export const testApp = (app: string) => runIn(app, 'vitest/vitest.mjs', 'run', 'test');
