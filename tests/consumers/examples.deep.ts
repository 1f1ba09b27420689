import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { preview } from 'vite';
import { expect, it } from 'vitest';
import { freePort } from '../../tooling/shop.ts';
import { root, typesOf, write } from './packed.ts';
import { replaceIn } from './upgraded-app.ts';
import { asVisitor, mockShop, startMock } from './visit.ts';
import { buildApp, testApp, viteAppWith } from './vite-app.ts';

/* The examples that `create-promenade` does not offer, with the packed packages and the mock shop. */

interface Example {
  app: string;
  /** Checks and builds the app, and visits its pages. */
  visit(
    use: (visit: Parameters<Parameters<typeof asVisitor>[0]>[0] & { origin: string }) => Promise<void>,
  ): Promise<void>;
}

async function withExample(name: string, use: (example: Example) => Promise<void>): Promise<void> {
  const folder = join(root, 'examples', name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const port = await freePort();
  const textOf = (path: string) =>
    readFileSync(path, 'utf8').replace('http://127.0.0.1:3100', `http://127.0.0.1:${port}`);
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const app = viteAppWith(Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), textOf(path)])));
  const stopMock = await startMock(app, port);
  try {
    await use({
      app,
      async visit(walk) {
        expect(typesOf(app)).toBe('');
        buildApp(app);
        const server = await preview({ root: app, logLevel: 'error', preview: { port: await freePort() } });
        const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
        try {
          await asVisitor((visit) => walk({ ...visit, origin }));
        } finally {
          await server.close();
        }
      },
    });
  } finally {
    stopMock();
    rmSync(app, { recursive: true, force: true });
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A React tree next to the script of the page. */
const tree = `
  import { StorefrontProvider, useCart, useCartLineView } from '@promenade/storefront-hooks';
  import { UiProvider } from '@promenade/storefront-ui';
  import { CartLine } from '@promenade/storefront-ui/shop';
  import { StrictMode } from 'react';
  import { createRoot } from 'react-dom/client';
  import { shop } from './main';
  const Lines = () => useCart().data?.groups.flatMap(({ lineIds }) => lineIds.map((id) => <Line key={id} id={id} />));
  function Line({ id }: { id: number }) {
    const view = useCartLineView(id);
    return view && <CartLine {...view} />;
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <UiProvider>
        <StorefrontProvider shop={shop}><Lines /></StorefrontProvider>
      </UiProvider>
    </StrictMode>,
  );`;

it('plain: a page without React sells, and shares its cart with a React tree that is added', () =>
  withExample('plain', async ({ app, visit }) => {
    testApp(app);
    await visit(async ({ page, calls, shows, origin }) => {
      await page.goto(origin);
      await shows('0 in the cart');
      await press(page, 'Add Stoneware mug');
      await shows('1 × Stoneware mug, $18.00');
      await press(page, 'One more Stoneware mug');
      await shows('2 × Stoneware mug, $36.00');
      await press(page, 'Remove Stoneware mug');
      await shows('0 in the cart');
      await press(page, 'Undo');
      await shows('2 × Stoneware mug, $36.00');
      expect(calls.filter((call) => call === 'store/details')).toHaveLength(1);
    });

    write(app, { 'src/tree.tsx': tree });
    replaceIn(join(app, 'tsconfig.json'), '"strict"', '"jsx": "react-jsx", "strict"');
    replaceIn(join(app, 'index.html'), '/src/main.ts', '/src/tree.tsx');
    await visit(async ({ page, calls, shows, origin }) => {
      await page.goto(origin);
      await shows('0 in the cart');
      await press(page, 'Add Stoneware mug');
      await shows('1 × Stoneware mug');
      await press(page, 'Increase quantity');
      await shows('2 × Stoneware mug, $36.00');
      await press(page, 'One more Stoneware mug');
      await expect
        .poll(() => page.getByRole('spinbutton').or(page.getByRole('textbox')).first().inputValue())
        .toBe('3');
      expect(calls.filter((call) => call === 'cart/list').length).toBeLessThan(3);
    });
  }));

it('existing-shop: an app with its own sign-in, cache, texts, styles and CDN takes the cart, then the components', () =>
  withExample('existing-shop', async ({ app, visit }) => {
    testApp(app);
    const buyIn = ({ more, total }: { more: string | RegExp; total: string }) =>
      visit(async ({ page, shows, origin }) => {
        await page.goto(origin);
        await press(page, 'Add Stoneware mug');
        await shows('Cart (1)');
        const pictures = await page
          .locator('.product img')
          .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc));
        expect(pictures.length).toBeGreaterThan(2);
        expect(pictures.filter((address) => !address.includes('/cdn-cgi/image/width='))).toEqual([]);

        await page.getByRole('link', { name: 'Cart (1)' }).click();
        await press(page, more);
        await shows(total);
        await press(page, 'Sign in');
        await page.locator('input[name=email]').fill(mockShop.email);
        await page.locator('input[name=password]').fill(mockShop.password);
        await page.locator('main button').first().click();
        // The guest's cart is the shopper's cart now.
        await shows(`Sign out ${mockShop.name}`);
        await shows('Cart (2)');
        expect(new URL(page.url()).pathname).toBe('/cart');

        await press(page, 'Français');
        await shows('Panier (2)');
        await press(page, /^(Supprimer|Retirer)/);
        await shows('Votre panier est vide.');
        await press(page, 'Annuler');
        await shows('Panier (2)');
        await press(page, 'English');
        await press(page, /^Remove/);
        await press(page, /^Sign out/);
        await shows('Sign in');
      });
    await buyIn({ more: 'One more Stoneware mug', total: 'Total $36.00' });

    replaceIn(join(app, 'src/app.tsx'), './cart-step-1', './cart-step-2');
    await buyIn({ more: 'Increase quantity', total: 'Total $36.00' });
  }));
