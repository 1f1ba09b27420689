// biome-ignore-all lint/correctness/noComponentHookFactories: a test defines the components that it shows

import { aCartGroup, aCartLine, aStore, createMockStorefront } from '@promenade/storefront-devkit/mock';
import { memoryGuestId } from '@promenade/storefront-devkit/react';
import { type Client, createClient } from '@promenade/storefront-sdk';
import { act, cleanup, render, waitFor, within } from '@testing-library/react';
import { type ReactNode, StrictMode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCartCount } from './cart/cart-hooks.ts';
import { useQuickAdd } from './catalog/use-quick-add.ts';
import { createShop, type ShopOptions } from './core/create-shop.ts';
import { Prefetched } from './provider/prefetched.tsx';
import { StorefrontProvider } from './provider/storefront-provider.tsx';
import * as queries from './query/queries.ts';
import { useListQuery } from './query/use-list-query.ts';
import { prefetch } from './server/prefetch.ts';
import { page, productCard, productDetail } from './test-support/fixtures.ts';
import { useProductCard } from './views/use-product-card.ts';

/*
 * One small screen (a list with prices, a number in a header, a button that adds) in the surroundings that apps put it into.
 * In each of them it shows the same, an addition reaches the header, and React has nothing to complain about.
 */

function Header() {
  return <output>{useCartCount() ?? 'loading'}</output>;
}
function Card({ card, onChoose }: { card: ReturnType<typeof productCard>; onChoose?: () => void }) {
  const { name, price } = useProductCard(card);
  const { run } = useQuickAdd(onChoose);
  return <button type="button" onClick={() => void run(card)}>{`${name} ${price.now}`}</button>;
}
function List({ onChoose }: { onChoose?: () => void }) {
  const { data = [] } = useListQuery((number) => queries.products({ keyword: 'lamp' }, number));
  return data.map((card) => <Card key={card.id} card={card} {...(onChoose && { onChoose })} />);
}

/** A backend with one lamp. It counts requests and returns the lamp's name in the language of the request. */
function openBackend({
  baseUrl = 'http://shop.test',
  currency,
  locale = () => 'en',
  hasChoice = false,
}: {
  baseUrl?: string;
  currency?: string;
  locale?: () => string;
  hasChoice?: boolean;
} = {}) {
  const asked: string[] = [];
  let pieces = 3;
  const detail = productDetail(hasChoice ? {} : { productValue: { '': { ...onlySku } } });
  const { fetch } = createMockStorefront({
    clock: Date.now,
    handlers: {
      'search.products': (request) => {
        const name = request.headers.get('accept-language') === 'fr' ? 'Lampe' : 'Lamp';
        return page([productCard(1, { storeName: name, price: 123_400 })]);
      },
      'products.detail': () => detail,
      'cart.save': () => {
        pieces += 1;
        return null as never;
      },
      'cart.count': () => ({ count: pieces }),
      'cart.list': () => [aCartGroup({ cartInfoList: [aCartLine({ cartNum: pieces })] })],
    },
  });
  const client = createClient({
    baseUrl,
    ...(currency && { currency }),
    headers: () => ({ 'accept-language': locale() }),
    fetch(input, init) {
      asked.push(new URL(`${input}`, 'http://shop.test').pathname.replace('/api/front/', ''));
      return fetch(input, init);
    },
  });
  return { client, asked, times: (part: string) => asked.filter((path) => path.includes(part)).length };
}
const onlySku = { id: 11, price: 123_400, stock: 9, image: '/11.jpg', productId: 1, sku: '' };

const guest = () => memoryGuestId('0123456789abcdef0123456789abcdef');
/** Each test has a different shop id: tabs of one shop exchange messages, and a late one could reach the next test. */
let storeId = 100;
const propsOf = (client: Client): ShopOptions => ({
  client,
  store: { ...aStore(), id: storeId },
  locale: 'en',
  guestId: guest(),
});

let complained: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  storeId += 1;
  complained = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  expect(complained.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

const screenOf = (root: HTMLElement = document.body) => within(root);
async function sees(text: string, count: string) {
  // Amounts have blanks of several kinds.
  const shown = () => screenOf().getByRole('button').textContent?.replace(/\s/g, ' ');
  await waitFor(() => expect(shown()).toBe(text));
  await waitFor(() => expect(screenOf().getByRole('status').textContent).toBe(count));
}
async function adds() {
  await act(async () => screenOf().getByRole('button').click());
  await waitFor(() => expect(screenOf().getByRole('status').textContent).toBe('4'));
}

it.each([
  ['a backend with an address of its own', { baseUrl: 'http://shop.test' }, 'Lamp $1,234.00'],
  ['a backend below a path of the page’s host', { baseUrl: '/shop' }, 'Lamp $1,234.00'],
  ['a backend at the page’s host', { baseUrl: '' }, 'Lamp $1,234.00'],
  ['yen, which have no decimals', { currency: 'JPY' }, 'Lamp ¥1,234'],
  ['Kuwaiti dinars, which have three', { currency: 'KWD' }, 'Lamp KWD 1,234.000'],
])('%s', async (_, options, text) => {
  const { client } = openBackend(options);
  render(
    <StrictMode>
      <StorefrontProvider {...propsOf(client)}>
        <Header />
        <List />
      </StorefrontProvider>
    </StrictMode>,
  );
  await sees(text, '3');
  await adds();
});

it('two roots over one client: an addition in the one reaches the header in the other', async () => {
  const { client, times } = openBackend();
  const props = propsOf(client);
  render(
    <StorefrontProvider {...props}>
      <Header />
    </StorefrontProvider>,
  );
  render(
    <StorefrontProvider {...props}>
      <List />
    </StorefrontProvider>,
  );
  await sees('Lamp $1,234.00', '3');
  await adds();
  expect(times('search') + times('product/list')).toBeLessThanOrEqual(1);
});

it('islands that share a shop: the same', async () => {
  const { client, times } = openBackend();
  const shop = createShop(propsOf(client));
  render(
    <StorefrontProvider shop={shop}>
      <Header />
    </StorefrontProvider>,
  );
  render(
    <StorefrontProvider shop={shop}>
      <List />
    </StorefrontProvider>,
  );
  await sees('Lamp $1,234.00', '3');
  const before = times('cart');
  await adds();
  expect(times('cart') - before).toBeLessThanOrEqual(2);
});

it('a layout with pages that a server has read: nothing is read twice, and the cart stays while the page changes', async () => {
  const { client, times } = openBackend();
  const ofServer = openBackend();
  const { fallback } = await prefetch(ofServer.client, [queries.products({ keyword: 'lamp' }, 1)], { locale: 'en' });
  let go = (_: ReactNode) => {};
  function Layout() {
    const [content, setContent] = useState<ReactNode>(<p>Home</p>);
    go = setContent;
    return (
      <StorefrontProvider {...propsOf(client)}>
        <Header />
        {content}
      </StorefrontProvider>
    );
  }
  render(<Layout />);
  await waitFor(() => expect(screenOf().getByRole('status').textContent).toBe('3'));
  const before = times('');
  act(() =>
    go(
      <Prefetched data={fallback} now={Date.now()}>
        <List />
      </Prefetched>,
    ),
  );
  await sees('Lamp $1,234.00', '3');
  expect(times('')).toBe(before);
  await adds();
});

it('a part that hydrates late', async () => {
  const { client } = openBackend();
  const { fallback } = await prefetch(client, [queries.products({ keyword: 'lamp' }, 1)], { locale: 'en' });
  let isThere = true;
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = () => {
      isThere = true;
      resolve();
    };
  });
  const Late = () => {
    if (!isThere) throw code;
    return <List />;
  };
  const tree = (
    <StorefrontProvider {...propsOf(client)} fallback={fallback} now={Date.now()}>
      <Header />
      <Suspense>
        <Late />
      </Suspense>
    </StorefrontProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(tree);
  isThere = false;
  const recovered = vi.fn();
  const app = await act(async () => hydrateRoot(root, tree, { onRecoverableError: recovered }));
  await waitFor(() => expect(screenOf().getByRole('status').textContent).toBe('3'));
  await act(async () => arrive());
  await sees('Lamp $1,234.00', '3');
  await adds();
  expect(recovered).not.toHaveBeenCalled();
  act(() => app.unmount());
});

it('a switch of the language: texts and amounts are those of the new one', async () => {
  let locale: 'en' | 'fr' = 'en';
  const { client } = openBackend({ locale: () => locale });
  const props = propsOf(client);
  const tree = () => (
    <StorefrontProvider {...props} locale={locale}>
      <Header />
      <List />
    </StorefrontProvider>
  );
  const { rerender } = render(tree());
  await sees('Lamp $1,234.00', '3');
  locale = 'fr';
  rerender(tree());
  await sees('Lampe 1 234,00 $', '3');
  await adds();
});

it('a browser that refuses cookies: the cart lasts as long as the page', async () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { client, times } = openBackend();
  const { guestId: _, ...props } = propsOf(client);
  render(
    <StorefrontProvider {...props}>
      <Header />
      <List />
    </StorefrontProvider>,
  );
  await waitFor(() => expect(screenOf().getByRole('button').textContent).toContain('Lamp'));
  await act(async () => screenOf().getByRole('button').click());
  await waitFor(() => expect(times('cart')).toBeGreaterThan(0));
  await waitFor(() => expect(Number(screenOf().getByRole('status').textContent)).toBeGreaterThan(0));
});

it('no host for the quick view: a product with a choice is not added, and the app is asked', async () => {
  const { client, times } = openBackend({ hasChoice: true });
  const onChoose = vi.fn();
  const entries = window.history.length;
  render(
    <StorefrontProvider {...propsOf(client)}>
      <Header />
      <List onChoose={onChoose} />
    </StorefrontProvider>,
  );
  await sees('Lamp $1,234.00', '3');
  await act(async () => screenOf().getByRole('button').click());
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  expect([times('cart/save'), window.history.length]).toEqual([0, entries]);
});
