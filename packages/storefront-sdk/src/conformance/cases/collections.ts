import type { Caller } from '../caller.ts';
import { cards } from '../fixtures/goods.ts';
import { plans } from '../plan.ts';
import { UNKNOWN_ID } from '../sample.ts';
import type { Shop } from '../shop.ts';
import { check, NotRun, same } from '../verdicts.ts';

const byProduct = (id: number) => ({ body: { id, category: 'store' } }) as const;

/** A product that is not on the shopper's wish list; it goes from there with the run. */
async function wish(shop: Shop): Promise<number> {
  const listed = new Set((await wishesOf(shop.user)).map(({ productId }) => productId));
  const free = (await cards(shop)).find((card) => !listed.has(card.id));
  if (!free) throw new NotRun('needs a product that is not on the wish list');
  shop.leave(`wish for ${free.id}`, () => shop.user.call('collection.cancelProduct', { path: { id: free.id } }));
  return free.id;
}

async function wishesOf(caller: Caller) {
  return (await caller.call('collection.products', { query: { limit: 50 } })).list;
}

async function merchant(shop: Shop): Promise<number> {
  const id = (await cards(shop))[0].merId;
  const { list } = await shop.user.call('collection.merchants', { query: { limit: 50 } });
  const isFollowed = list.some(({ merId }) => merId === id);
  if (!isFollowed) shop.leave(`merchant ${id}`, () => shop.user.call('collection.cancelMerchant', { path: { id } }));
  return id;
}

export const collectionPlans = plans('collection', {
  addProduct: {
    ask: async (shop) => byProduct(await wish(shop)),
    unknown: () => byProduct(UNKNOWN_ID),
    rules: {
      'puts a product on the list, once': async (shop) => {
        const id = await wish(shop);
        await shop.user.call('collection.addProduct', byProduct(id));
        await shop.user.call('collection.addProduct', byProduct(id));
        same((await wishesOf(shop.user)).filter(({ productId }) => productId === id).length, 1, 'entries');
        check(
          !(await wishesOf(shop.other)).some(({ productId }) => productId === id),
          "it is on a stranger's list too",
        );
      },
    },
  },
  cancelProduct: {
    ask: async (shop) => {
      const id = await wish(shop);
      await shop.user.call('collection.addProduct', byProduct(id));
      return { path: { id } };
    },
    rules: {
      'takes a product off the list': async (shop) => {
        const id = await wish(shop);
        await shop.user.call('collection.addProduct', byProduct(id));
        await shop.user.call('collection.cancelProduct', { path: { id } });
        check(!(await wishesOf(shop.user)).some(({ productId }) => productId === id), 'it is still listed');
      },
    },
  },
  addMerchant: { ask: async (shop) => ({ path: { id: await merchant(shop) } }) },
  cancelMerchant: {
    ask: async (shop) => {
      const id = await merchant(shop);
      await shop.user.call('collection.addMerchant', { path: { id } });
      return { path: { id } };
    },
  },
  merchants: {
    rules: {
      'shows whom the shopper follows': async (shop) => {
        const id = await merchant(shop);
        await shop.user.call('collection.addMerchant', { path: { id } });
        const { list } = await shop.user.call('collection.merchants', { query: { limit: 50 } });
        same(list.filter(({ merId }) => merId === id).length, 1, `entries of merchant ${id}`);
      },
    },
  },
  addProductBatch: {
    ask: async (shop) => ({ body: { id: [await wish(shop)], category: 'store' } }),
    unknown: () => ({ body: { id: [UNKNOWN_ID], category: 'store' } }),
  },
  deleteProducts: {
    ask: async (shop) => {
      const id = await wish(shop);
      await shop.user.call('collection.addProduct', byProduct(id));
      const entry = (await wishesOf(shop.user)).find(({ productId }) => productId === id);
      if (!entry) throw new NotRun('needs `collection.products` to show what `collection.addProduct` added');
      return { body: { ids: `${entry.id}` } };
    },
    rules: {
      'takes nothing off the list of another': async (shop) => {
        const id = await wish(shop);
        await shop.user.call('collection.addProduct', byProduct(id));
        const entry = (await wishesOf(shop.user)).find(({ productId }) => productId === id);
        // A refusal and an answer that nothing was to be done are both right.
        await shop.other
          .call('collection.deleteProducts', { body: { ids: `${entry?.id ?? id}` } })
          .catch(() => undefined);
        check(
          (await wishesOf(shop.user)).some(({ productId }) => productId === id),
          'it is gone',
        );
      },
    },
  },
});
