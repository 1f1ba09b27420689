import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { installPacked, link, linkPeers, root, write } from './packed.ts';
import { asVisitor, startMock } from './visit.ts';

/* A page with a script and a React tree that share only the shop. */

const files = (api: string) => ({
  'package.json': '{ "type": "module" }',
  'vite.config.ts': `
    import react from '@vitejs/plugin-react';
    export default { plugins: [react()], server: { proxy: { '/api': '${api}', '/media': '${api}' } } };`,
  'index.html': `<!doctype html><link rel="icon" href="data:,"><body>
    <button id="gift">Add a gift</button> <output></output> <div id="root"></div>
    <script type="module" src="/script.ts"></script>
    <script type="module" src="/tree.tsx"></script>`,
  'shop.ts': `
    import { createShop } from '@promenade/storefront-hooks/core';
    import { createStorefront } from '@promenade/storefront-sdk';
    const { client, store } = createStorefront({ baseUrl: '' });
    export const shop = createShop({ client, store: await store.details({}), locale: 'en' });`,
  'script.ts': `
    import { shop } from './shop.ts';
    const { cart } = shop;
    const show = () => {
      document.querySelector('output').value = 'Script: ' + cart.count();
    };
    cart.subscribe(show);
    cart.subscribeLines(show);
    shop.connect();
    document.querySelector('#gift').onclick = () => cart.add([{ productId: 2, sku: '' }]);`,
  'tree.tsx': `
    import { StorefrontProvider, useCart, useCartLineView, useCartSummary } from '@promenade/storefront-hooks';
    import { UiProvider } from '@promenade/storefront-ui';
import { CartLine } from '@promenade/storefront-ui/shop';
    import '@promenade/storefront-ui/styles.css';
    import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import { shop } from './shop.ts';
    function Cart() {
      const { data } = useCart();
      return (
        <>
          <p>Tree: {useCartSummary().data?.count}</p>
          <ul>{data?.groups.flatMap(({ lineIds }) => lineIds.map((id) => <Line key={id} id={id} />))}</ul>
        </>
      );
    }
    function Line({ id }) {
      const view = useCartLineView(id);
      return view && <CartLine {...view} />;
    }
    createRoot(document.querySelector('#root')).render(
      <StrictMode>
        <UiProvider>
          <StorefrontProvider shop={shop}><Cart /></StorefrontProvider>
        </UiProvider>
      </StrictMode>,
    );`,
});

it('a script and a React tree of one page show one cart, whichever of them changes it', async () => {
  const app = mkdtempSync(join(tmpdir(), 'script-beside-react-'));
  const [apiPort, port] = [await freePort(), await freePort()];
  for (const name of ['storefront-sdk', 'storefront-hooks', 'storefront-ui', 'storefront-devkit'])
    installPacked(app, name);
  linkPeers(app);
  for (const name of ['vite', '@vitejs/plugin-react']) link(app, name, root);
  write(app, files(`http://127.0.0.1:${apiPort}`));
  const stopMock = await startMock(app, apiPort);
  const server = await createServer({ root: app, logLevel: 'error', server: { port } });
  try {
    await server.listen();
    await asVisitor(async ({ page, calls, shows }) => {
      const bothShow = async (count: number) => {
        await shows(`Script: ${count}`);
        await shows(`Tree: ${count}`);
      };
      await page.goto(`http://localhost:${port}`);
      await bothShow(0);
      await page.getByRole('button', { name: 'Add a gift' }).click();
      await bothShow(1);
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await bothShow(2);
      await page.getByRole('button', { name: 'Add a gift' }).click();
      await bothShow(3);

      await page.goto('about:blank');
      calls.length = 0;
      await page.goto(`http://localhost:${port}`);
      await bothShow(3);
      expect(calls).toEqual(['store/details', 'cart/list']);
    });
  } finally {
    await server.close();
    stopMock();
    rmSync(app, { recursive: true, force: true });
  }
});
