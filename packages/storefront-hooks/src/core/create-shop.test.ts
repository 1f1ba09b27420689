import { aStore, createMockStorefront } from '@promenade/storefront-devkit/mock';
import { createTestSession, memoryGuestId } from '@promenade/storefront-devkit/react';
import { createClient, credentials, type ProductCard } from '@promenade/storefront-sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShop, type ListState, type QueryState, queries, type Shop } from './index.ts';

/** A shop in memory, drawn with the DOM alone. */
function open(session = createTestSession('anonymous'), fetch = createMockStorefront().fetch) {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'http://shop.test',
    fetch: (input, init) => {
      requests.push(`${input}`);
      return fetch(input, init);
    },
    use: [credentials(session.authorize)],
  });
  const shop = createShop({ client, store: aStore(), locale: 'en', session, guestId: memoryGuestId() });
  const disconnect = shop.connect();
  ends.push(disconnect);
  return { shop, session, requests, disconnect };
}
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The states that a listener was called with. */
function follow<Data>(shop: Shop, query: Parameters<typeof shop.watch<Data>>[0]) {
  const states: QueryState<Data>[] = [];
  ends.push(shop.watch(query, (state) => states.push(state)));
  return states;
}

describe('a shop without React', () => {
  it('draws a list page by page and follows the cart, with the DOM alone', async () => {
    const { shop } = open();
    document.body.innerHTML = '<ul></ul><output></output>';
    const [list, output] = [document.querySelector('ul'), document.querySelector('output')];
    let state: ListState<ProductCard> | undefined;
    const pages = shop.watchList(
      (page) => queries.products({}, page, 2),
      (next) => {
        state = next;
        list?.replaceChildren(
          ...(next.data ?? []).map(({ storeName, price }) => {
            const item = document.createElement('li');
            item.textContent = `${storeName} ${shop.formatMoney(price)}`;
            return item;
          }),
        );
      },
    );
    ends.push(pages.stop);
    shop.cart.subscribe(() => {
      if (output) output.textContent = `${shop.cart.count()}`;
    });
    await vi.waitFor(() => expect(list?.children).toHaveLength(2));
    expect(list?.textContent).toMatch(/\$\d+\.\d\d/);
    await pages.loadMore();
    expect(list?.children).toHaveLength(4);
    expect(state).toMatchObject({ hasMore: true, isLoading: false, error: undefined });

    const [card] = state?.data ?? [];
    const { productInfo, productValue } = await shop.queryCache.load<
      Awaited<ReturnType<ReturnType<typeof queries.product>['load']>>
    >(shop.queryCache.keyOf(queries.product(card as ProductCard), 'en'));
    const [variant] = Object.values(productValue);
    await shop.cart.add({ productId: productInfo.id, attrId: variant?.id ?? 0, quantity: 1 });
    await vi.waitFor(() => expect(output?.textContent).toBe('1'));
  });

  it('reads what belongs to a shopper once somebody signs in, and removes it when that shopper leaves', async () => {
    const { shop, session, requests } = open();
    const states = follow(shop, queries.user());
    expect(states.at(-1)?.data).toBeUndefined();
    expect(requests).toEqual([]);
    session.become('authenticated');
    await vi.waitFor(() => expect(states.at(-1)?.data?.uid).toBeTruthy());
    session.become('anonymous');
    expect(states.at(-1)?.data).toBeUndefined();
    expect(JSON.stringify([...shop.queryCache.shown().values()])).not.toContain('uid');
  });

  it('shares a request between listeners, and ends with the last of them', async () => {
    const { shop, requests } = open();
    const [one, other] = [follow(shop, queries.categories()), follow(shop, queries.categories())];
    await vi.waitFor(() => expect(other.at(-1)?.data).toBeDefined());
    expect(one.at(-1)?.data).toBe(other.at(-1)?.data);
    expect(requests.filter((address) => address.includes('categor'))).toHaveLength(1);
    for (const end of ends.splice(1)) end();
    const calls = one.length;
    await shop.queryCache.invalidate(shop.queryCache.keysOf('categories'));
    expect(one).toHaveLength(calls);
  });

  it('asks again when the visitor comes back, until it is disconnected', async () => {
    const session = createTestSession('authenticated');
    const { shop, requests, disconnect } = open(session);
    const states = follow(shop, queries.addresses());
    await vi.waitFor(() => expect(states.at(-1)?.data).toBeDefined());
    const count = () => requests.filter((address) => address.includes('address')).length;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(count()).toBe(2));
    disconnect();
    window.dispatchEvent(new Event('online'));
    await new Promise((done) => setTimeout(done));
    expect(count()).toBe(2);
  });

  it('says what failed', async () => {
    const { shop } = open(undefined, async () =>
      Response.json({ code: 500, message: 'down', data: null }, { status: 500 }),
    );
    const states = follow(shop, queries.categories());
    await vi.waitFor(() => expect(states.at(-1)?.error?.kind).toBe('server'));
    expect(shop.errorText(states.at(-1)?.error)).not.toBe('');
  });
});
