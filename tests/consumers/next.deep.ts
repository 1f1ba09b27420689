import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tarballOf, write } from './packed.ts';

const packages = ['storefront-sdk', 'storefront-hooks', 'storefront-devkit', 'storefront-ui'];
const tarballs = Object.fromEntries(packages.map((name) => [`@promenade/${name}`, `file:${tarballOf(name)}`]));

const files = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: {
      ...tarballs,
      next: '16.4.6',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
  }),
  'app/layout.js': `
    import '@promenade/storefront-ui/styles.css';
    import { UiProvider } from '@promenade/storefront-ui';
    export default function Layout({ children }) { return <html lang="en"><body><UiProvider>{children}</UiProvider></body></html>; }`,
  'app/cart-hook.js': `
    'use client';
    import { useCart } from '@promenade/storefront-hooks';
    export function CartHook() { return <b>{typeof useCart}</b>; }`,
  'app/page.js': `
    import { cartCount, createClient } from '@promenade/storefront-sdk';
    import { Price } from '@promenade/storefront-ui';
    import { CartHook } from './cart-hook.js';
    const answer = { code: 200, message: 'success', data: { count: 3 } };
    const client = createClient({ baseUrl: 'https://api.example.com', fetch: async () => Response.json(answer) });
    export default async function Page() {
      const { count } = await cartCount(client, { numType: true, type: 'sum', storeId: 1 });
      return <main><i>{count}</i><CartHook /><Price price={{ now: '$1.00' }} /></main>;
    }`,
};

// Next comes from the registry, which everyday runs never ask.
it('the packed packages are built into an app by Next, in server and in client components', () => {
  const app = mkdtempSync(join(tmpdir(), 'next-'));
  try {
    mkdirSync(join(app, 'app'));
    write(app, files);
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as NodeJS.ProcessEnv;
    const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: app, env, stdio: 'pipe' });
    run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline');
    run(process.execPath, 'node_modules/next/dist/bin/next', 'build');
    const page = readFileSync(join(app, '.next/server/app/index.html'), 'utf8');
    expect(page).toContain('<i>3</i>');
    expect(page).toContain('<b>function</b>');
    expect(page).toContain('$1.00');
    expect(page).toMatch(/<link rel="stylesheet" href="[^"]+\.css/);
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}, 600_000);
