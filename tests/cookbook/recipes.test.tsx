import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runConformance } from '@promenade/storefront-devkit/conformance';
import { aStore, createMockStorefront, type MockStorefront } from '@promenade/storefront-devkit/mock';
import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { createShop, StorefrontProvider, useProductCard } from '@promenade/storefront-hooks';
import { type ProductCard as Card, createStorefront } from '@promenade/storefront-sdk';
import { contract } from '@promenade/storefront-sdk/contract';
import { UiProvider } from '@promenade/storefront-ui';
import { ProductCard } from '@promenade/storefront-ui/shop';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CartCount, i18n, LocalizedShop } from '../../docs/cookbook/i18next.tsx';
import { pictures, ShopWithCdn } from '../../docs/cookbook/image-cdn.tsx';
import App from '../../docs/cookbook/next-pages/_app.tsx';
import Home, { getServerSideProps } from '../../docs/cookbook/next-pages/index.tsx';
import { respond } from '../../docs/cookbook/own-backend.ts';
import { AccountButton, type Identity, openShop } from '../../docs/cookbook/own-sign-in.tsx';
import { type AcmeForm, Payment, registryWith } from '../../docs/cookbook/payment-provider.tsx';
import { routesOf } from '../../docs/cookbook/react-router-loaders.tsx';
import { addToCart, createAppStore } from '../../docs/cookbook/redux.ts';
import { Categories, Products } from '../../docs/cookbook/tanstack-query.tsx';

/* The recipes run with the mock shop instead of the network. */

let mock: MockStorefront;
let sent: Request[];

beforeEach(() => {
  mock = createMockStorefront();
  sent = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : `${input}`, location.href),
      input instanceof Request ? input : init,
    );
    sent.push(request);
    return mock.fetch(request);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openMockShop() {
  const { client, store } = createStorefront({ baseUrl: 'https://api.example.com' });
  return createShop({ client, store: await store.details(), locale: 'en' });
}

const shows = (text: string | RegExp) => screen.findByText(text);

it("own sign-in: the shop follows the identity library's session and sends its token", async () => {
  let user: ReturnType<Identity['user']> = null;
  const listeners = new Set<() => void>();
  const change = (next: typeof user) => {
    user = next;
    for (const listener of listeners) listener();
  };
  const identity: Identity = {
    user: () => user,
    getAccessToken: async () => 'token-of-the-library',
    onUserChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    login: async () => change({ id: '1', name: 'Ada' }),
    logout: async () => change(null),
  };
  const shop = await openShop(identity);
  render(
    <StorefrontProvider shop={shop}>
      <AccountButton />
    </StorefrontProvider>,
  );
  fireEvent.click(await shows('Sign in'));
  fireEvent.click(await shows('Sign out Ada'));
  await shows('Sign in');
  await act(() => identity.login({ returnTo: undefined }));
  await shop.cart.refresh();
  expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer token-of-the-library');
});

it('TanStack Query: lists products and categories, and adds to the cart of the hooks', async () => {
  const chosen: string[] = [];
  const shop = await openMockShop();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StorefrontProvider shop={shop}>
        <Categories />
        <Products onChoose={({ storeName }) => chosen.push(storeName)} />
      </StorefrontProvider>
    </QueryClientProvider>,
  );
  await shows('Clothing');
  fireEvent.click(await shows('Add Stoneware mug'));
  await expect.poll(() => shop.cart.count()).toBe(1);
  // One with variants.
  fireEvent.click(await shows('Add Linen shirt'));
  await expect.poll(() => chosen).toEqual(['Linen shirt']);
});

it('Redux: the store has a copy of the cart, and a thunk adds to it', async () => {
  const shop = await openMockShop();
  const { store, stop } = createAppStore(shop);
  await store.dispatch(addToCart({ productId: 1, attrId: 11, quantity: 2 }));
  await expect
    .poll(() => store.getState().cart)
    .toEqual({
      count: 2,
      lines: [{ id: expect.any(Number), name: 'Linen shirt', quantity: 2 }],
    });
  stop();
  const before = store.getState().cart;
  await shop.cart.clear();
  expect(store.getState().cart).toBe(before);
});

it('i18next: one language for texts, prices and requests', async () => {
  const { client } = await openMockShop();
  const Name = () => <ProductCard {...useProductCard(cardOf(mock))} />;
  render(
    <LocalizedShop client={client} store={aStore()}>
      <CartCount />
      <Name />
    </LocalizedShop>,
  );
  await shows('0 items in the cart');
  await shows('$49.00');
  await act(() => i18n.changeLanguage('fr'));
  await shows('0 article au panier');
  await shows(/49,00/);
});

const cardOf = ({ shop }: MockStorefront): Card => {
  const [product] = shop.products;
  if (!product) throw new Error('The mock shop has products.');
  return product.productInfo as unknown as Card;
};

it('image CDN: pictures come in two sizes and as AVIF, cropped to their place', async () => {
  expect(pictures('https://api.example.com/media/a.jpg', { use: 'card', width: 600, height: 750 })).toEqual({
    src: 'https://images.example.com/?url=https%3A%2F%2Fapi.example.com%2Fmedia%2Fa.jpg&w=600&h=750&fit=cover&format=jpg',
    srcSet: expect.stringMatching(/w=300&h=375.* 300w, .*w=600&h=750.* 600w/),
    sources: [{ type: 'image/avif', srcSet: expect.stringContaining('format=avif') }],
  });
  const { client } = await openMockShop();
  const Picture = () => <ProductCard {...useProductCard(cardOf(mock))} />;
  const { container } = render(
    <UiProvider>
      <ShopWithCdn client={client} store={aStore()} locale="en">
        <Picture />
      </ShopWithCdn>
    </UiProvider>,
  );
  expect(container.querySelector('img')?.src).toMatch(
    /^https:\/\/images\.example\.com\/\?url=https%3A%2F%2Fapi\.example/,
  );
});

it('Next pages router: the server renders the products, and the browser requests them no second time', async () => {
  const { props } = await getServerSideProps();
  const page = <App Component={Home} pageProps={JSON.parse(JSON.stringify(props))} />;
  expect(renderToString(page)).toContain('Linen shirt');
  sent = [];
  render(page);
  await shows('Linen shirt');
  expect(sent.filter(({ url }) => url.includes('/product/list'))).toEqual([]);
});

it('React Router: the loader requests the product, the page does not', async () => {
  const shop = await openMockShop();
  const open = (path: string) =>
    render(<RouterProvider router={createMemoryRouter(routesOf(shop), { initialEntries: [path] })} />);
  open('/product/linen-shirt');
  await shows('Linen shirt');
  expect(sent.filter(({ url }) => url.includes('/product/detail'))).toHaveLength(1);
  cleanup();
  open('/product/no-such-product');
  await shows('This page is not available.');
});

it("payment provider: pays with the provider's form, and shows the errors that the shopper has to correct", async () => {
  const results = [{ isPaid: false, message: 'Check the number of your card.' }, { isPaid: true }];
  const secrets: string[] = [];
  const form: AcmeForm = {
    mount: async (element, secret) => {
      secrets.push(secret);
      element.textContent = 'The form of Acme';
    },
    pay: async () => results.shift() ?? { isPaid: true },
    unmount() {},
  };
  const handlers = {
    'payments.pay': ({ body }: { body: { orderNo: string; payType: string } }) => ({
      ...{ status: true, orderNo: body.orderNo, payType: body.payType, redirect: null },
      stripeClientSecret: 'secret-of-this-payment',
    }),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StorefrontTestProvider preset="signed-in" handlers={handlers}>
      {children}
    </StorefrontTestProvider>
  );
  const registry = registryWith(async () => form);
  render(<Payment orderNo="PT1" registry={registry} />, { wrapper });
  fireEvent.click(await shows('Pay with acme'));
  await shows('The form of Acme');
  fireEvent.click(await shows('Pay now'));
  expect((await screen.findByRole('alert')).textContent).toBe('Check the number of your card.');
  fireEvent.click(await shows('Pay now'));
  await shows('Thank you');
  expect(secrets).toEqual(['secret-of-this-payment']);
});

it('own backend: its calls conform, and a category below another parent does not', async () => {
  const run = (backend: typeof respond) =>
    runConformance({
      baseUrl: 'https://shop.example',
      fetch: (input, init) => backend(new Request(input, init)),
      only: ['categories'],
    });
  expect(await run(respond)).toMatchObject({ verdict: 'conforms' });
  const broken: typeof respond = async (request) => {
    const text = await (await respond(request)).text();
    return new Response(text.replaceAll('"pid":1', '"pid":3'), { headers: { 'content-type': 'application/json' } });
  };
  expect(await run(broken)).toMatchObject({ verdict: 'does not conform' });
  expect(contract['categories.tree'].path).toBe('/api/front/product/category');
});

it('no recipe is longer than 60 lines, and each document shows its programs', () => {
  const folder = resolve(import.meta.dirname, '../../docs/cookbook');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const programs = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  expect(programs.length).toBeGreaterThan(10);
  const long = programs.filter((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length > 60);
  expect(long).toEqual([]);
  const documents = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const shown = documents.join('\n');
  expect(programs.filter((file) => !shown.includes(`docs/cookbook/${file}\n`))).toEqual([]);
});
