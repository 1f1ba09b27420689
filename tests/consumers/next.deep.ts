import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ours, withInstalledApp } from './installed-app.ts';

const files = {
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
    import { Price } from '@promenade/storefront-ui/shop';
    import { CartHook } from './cart-hook.js';
    const answer = { code: 200, message: 'success', data: { count: 3 } };
    const client = createClient({ baseUrl: 'https://api.example.com', fetch: async () => Response.json(answer) });
    export default async function Page() {
      const { count } = await cartCount(client, { numType: true, type: 'sum', storeId: 1 });
      return <main><i>{count}</i><CartHook /><Price price={{ now: '$1.00' }} /></main>;
    }`,
};

it('the packed packages are built into an app by Next, in server and in client components', async () => {
  await withInstalledApp({ ...ours, next: '16.4.6' }, files, ({ folder, run }) => {
    run('next', 'build');
    const page = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
    expect(page).toContain('<i>3</i>');
    expect(page).toContain('<b>function</b>');
    expect(page).toContain('$1.00');
    expect(page).toMatch(/<link rel="stylesheet" href="[^"]+\.css/);
  });
}, 600_000);
