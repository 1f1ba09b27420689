import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { answers, programOf, startApi, visit } from './first-shop.ts';
import { tarballOf, write } from './packed.ts';

const packages = ['storefront-sdk', 'storefront-hooks', 'storefront-devkit', 'storefront-ui'];
const tarballs = packages.map((name) => [`@promenade/${name}`, `file:${tarballOf(name)}`]);
const manifest = {
  private: true,
  dependencies: {
    ...Object.fromEntries(tarballs),
    next: '16.4.6',
    'oidc-client-ts': '3.5.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
    swr: '^2.3.0',
  },
  devDependencies: { '@types/node': '^24', '@types/react': '^19', typescript: '^6' },
};

// Next comes from the registry, which everyday runs never ask.
it('the Next program of docs/first-shop.md is built, lists products before scripts, fills a cart and signs in', async () => {
  const app = mkdtempSync(join(tmpdir(), 'first-shop-next-'));
  const [apiPort, port] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const files = programOf('Next', apiPort);
  expect(Object.keys(files)).toEqual(['next.config.ts', 'app/layout.tsx', 'app/page.tsx', 'app/shop.tsx']);
  mkdirSync(join(app, 'app'));
  mkdirSync(join(app, 'public'));
  // The template brings an icon.
  write(app, { ...files, 'public/favicon.ico': '', 'package.json': JSON.stringify(manifest) });
  const stopApi = await startApi(origin, apiPort);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  const next = join(app, 'node_modules/next/dist/bin/next');
  try {
    execFileSync(
      'npm',
      ['install', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'],
      {
        cwd: app,
        env,
        stdio: 'pipe',
      },
    );
    execFileSync(process.execPath, [next, 'build'], { cwd: app, env, stdio: 'pipe' });
    const server = spawn(process.execPath, [next, 'start', '-p', `${port}`], { cwd: app, env, stdio: 'ignore' });
    try {
      await answers(origin);
      const page = await (await fetch(origin)).text();
      expect(page).toContain('Coach stopwatch');
      expect(page).toContain('$59.00');
      await visit(origin);
    } finally {
      server.kill('SIGTERM');
    }
  } finally {
    stopApi();
    rmSync(app, { recursive: true, force: true });
  }
}, 600_000);
