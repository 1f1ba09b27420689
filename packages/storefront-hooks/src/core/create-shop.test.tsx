// biome-ignore-all lint/correctness/noComponentHookFactories: a test defines the components that it counts

import { aStore, createMockStorefront } from '@promenade/storefront-devkit/mock';
import { createTestSession, memoryGuestId } from '@promenade/storefront-devkit/react';
import { createClient, credentials } from '@promenade/storefront-sdk';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAddresses } from '../account/use-account.ts';
import { useCartCount } from '../cart/cart-hooks.ts';
import { useCart } from '../cart/use-cart.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { StorefrontProvider } from '../provider/storefront-provider.tsx';
import { useQuery } from '../query/use-query.ts';
import { prefetch } from '../server/prefetch.ts';
import { createShop, queries, type ShopOptions } from './index.ts';

afterEach(cleanup);

/** Creates a shop with a mock backend, and records the requests. */
function open(session = createTestSession('anonymous'), options: Partial<ShopOptions> = {}) {
  const { fetch } = createMockStorefront({ scenario: 'guest-with-cart' });
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'http://shop.test',
    fetch: (input, init) => {
      requests.push(new URL(`${input}`).pathname);
      return fetch(input, init);
    },
    use: [credentials(session.authorize)],
  });
  const guestId = memoryGuestId('0123456789abcdef0123456789abcdef');
  const shop = createShop({ client, store: aStore(), locale: 'en', session, guestId, ...options });
  const count = (part: string) => requests.filter((path) => path.includes(part)).length;
  return { shop, session, requests, count };
}

describe('a shop', () => {
  it('works in a script without React: cart, amounts and links', async () => {
    const { shop } = open();
    const counts: (number | undefined)[] = [];
    shop.cart.subscribe(() => counts.push(shop.cart.count()));
    const disconnect = shop.connect();
    await vi.waitFor(() => expect(counts.at(-1)).toBe(3));
    expect([shop.formatMoney(4_800), shop.href('/cart')]).toEqual(['$48.00', '/cart']);
    disconnect();
  });

  it('is shared by several trees and a script: one cart, one session, one request for data that several show', async () => {
    const { shop, session, count } = open();
    const Header = () => {
      const { data } = useQuery(queries.categories());
      return <output>{`${useCartCount()} in ${data?.length} categories`}</output>;
    };
    const Basket = () => {
      const { data } = useQuery(queries.categories());
      const cart = useCart();
      return <p>{`${cart.data?.groups.length} of ${data?.length}`}</p>;
    };
    const header = render(
      <StorefrontProvider shop={shop}>
        <Header />
      </StorefrontProvider>,
    );
    render(
      <StorefrontProvider shop={shop} locale="fr">
        <Basket />
      </StorefrontProvider>,
    );
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^3 in \d/));
    const end = shop.connect();
    await act(() => shop.cart.add({ productId: 1, attrId: 11, quantity: 2 }));
    expect(screen.getByRole('status').textContent).toMatch(/^5 in/);
    // One request for each language.
    expect(count('categor')).toBe(2);
    header.unmount();
    end();
    act(() => session.become('authenticated'));
    await waitFor(() => expect(session.getSnapshot().state).toBe('authenticated'));
  });

  it('shows the data that it was created with in each of its trees, without requests', async () => {
    const { client } = open().shop;
    const { fallback } = await prefetch(client, [queries.categories()], { locale: 'en' });
    const { shop, count } = open(undefined, { fallback, now: Date.now() });
    const Menu = () => <p>{useQuery(queries.categories()).data?.length}</p>;
    const tree = (
      <StorefrontProvider shop={shop}>
        <Menu />
      </StorefrontProvider>
    );
    for (const { container } of [render(tree), render(tree)]) expect(Number(container.textContent)).toBeGreaterThan(0);
    await act(async () => {});
    expect(count('categor')).toBe(0);
  });

  it('connects with its first view and disconnects with its last', () => {
    const { shop, session } = open();
    let listeners = 0;
    const watched = {
      ...session,
      subscribe: (listener: () => void) => {
        listeners += 1;
        const end = session.subscribe(listener);
        return () => {
          listeners -= 1;
          end();
        };
      },
    };
    const { shop: counted } = open(watched);
    const ends = [counted.connect(), counted.connect()];
    expect(listeners).toBe(1);
    ends[0]?.();
    ends[0]?.();
    expect(listeners).toBe(1);
    ends[1]?.();
    expect(listeners).toBe(0);
    expect(shop.session.getSnapshot().state).toBe('anonymous');
  });

  it('calls each `onError` once for an error', async () => {
    const [ofShop, ofTree] = [vi.fn(), vi.fn()];
    const client = createClient({
      baseUrl: 'http://shop.test',
      fetch: async () => Response.json({ code: 500, message: 'down', data: null }, { status: 500 }),
    });
    const { shop } = open(undefined, { client, onError: ofShop });
    const Reader = () => <p>{useQuery(queries.categories()).error?.kind}</p>;
    render(
      <StorefrontProvider shop={shop} onError={ofTree}>
        <Reader />
        <Reader />
      </StorefrontProvider>,
    );
    await waitFor(() => expect(screen.getAllByText('server')).toHaveLength(2));
    const categories = (calls: unknown[][]) =>
      calls.filter(([error]) => (error as { endpoint: string }).endpoint === 'categories.tree');
    expect([categories(ofShop.mock.calls).length, categories(ofTree.mock.calls).length]).toEqual([1, 1]);
  });

  it('removes a shopper’s private data from all trees on sign-out', async () => {
    const { shop, session } = open(createTestSession('authenticated', { subject: 'ada' }));
    const Addresses = () => {
      const { data } = useAddresses();
      const known = useStorefront().peek(queries.addresses());
      return <p>{`${data === undefined} ${known === undefined}`}</p>;
    };
    for (const _ of [1, 2]) {
      render(
        <StorefrontProvider shop={shop}>
          <Addresses />
        </StorefrontProvider>,
      );
    }
    await waitFor(() => expect(screen.getAllByText('false false')).toHaveLength(2));
    act(() => session.become('anonymous'));
    expect(screen.getAllByText('true true')).toHaveLength(2);
  });
});
