import type { Caller } from '../caller.ts';
import { cards } from '../fixtures/goods.ts';
import { plans } from '../plan.ts';
import { UNKNOWN_ID } from '../sample.ts';
import type { Shop } from '../shop.ts';
import { check, NotRun, same } from '../verdicts.ts';

const byProduct = (id: number) => ({ body: { id, category: 'store' } }) as const;

/** A product that is not on the shopper's wish list. The clean-up of the run removes it from there. */
async function unlistedProduct(shop: Shop): Promise<number> {
  const listed = new Set((await wishlistOf(shop.user)).map(({ productId }) => productId));
  const free = (await cards(shop)).find((card) => !listed.has(card.id));
  if (!free) throw new NotRun('needs a product that is not on the wish list');
  shop.onCleanup(`wish for ${free.id}`, () => shop.user.call('wishlist.remove', { path: { id: free.id } }));
  return free.id;
}

async function wishlistOf(caller: Caller) {
  return (await caller.call('wishlist.list', { query: { limit: 50 } })).list;
}

async function merchant(shop: Shop): Promise<number> {
  const id = (await cards(shop))[0].merId;
  const { list } = await shop.user.call('merchants.followed', { query: { limit: 50 } });
  const isFollowed = list.some(({ merId }) => merId === id);
  if (!isFollowed) shop.onCleanup(`merchant ${id}`, () => shop.user.call('merchants.unfollow', { path: { id } }));
  return id;
}

export const collectionPlans = plans({
  'wishlist.alertPriceDrops': {
    ask: () => ({ body: { on: false } }),
    rules: {
      'shows in the account whether the mails are wanted': async (shop) => {
        for (const on of [true, false]) {
          await shop.user.call('wishlist.alertPriceDrops', { body: { on } });
          same((await shop.user.call('user.info', {})).priceAlerts, on, 'priceAlerts');
        }
      },
    },
  },
  'wishlist.add': {
    ask: async (shop) => byProduct(await unlistedProduct(shop)),
    unknown: () => byProduct(UNKNOWN_ID),
    rules: {
      'puts a product on the list, once': async (shop) => {
        const id = await unlistedProduct(shop);
        await shop.user.call('wishlist.add', byProduct(id));
        await shop.user.call('wishlist.add', byProduct(id));
        same((await wishlistOf(shop.user)).filter(({ productId }) => productId === id).length, 1, 'entries');
        check(
          !(await wishlistOf(shop.secondUser)).some(({ productId }) => productId === id),
          'it is on the list of the second shopper, too',
        );
      },
    },
  },
  'wishlist.remove': {
    ask: async (shop) => {
      const id = await unlistedProduct(shop);
      await shop.user.call('wishlist.add', byProduct(id));
      return { path: { id } };
    },
    rules: {
      'takes a product off the list': async (shop) => {
        const id = await unlistedProduct(shop);
        await shop.user.call('wishlist.add', byProduct(id));
        await shop.user.call('wishlist.remove', { path: { id } });
        check(!(await wishlistOf(shop.user)).some(({ productId }) => productId === id), 'it is still listed');
      },
    },
  },
  'merchants.follow': { ask: async (shop) => ({ path: { id: await merchant(shop) } }) },
  'merchants.unfollow': {
    ask: async (shop) => {
      const id = await merchant(shop);
      await shop.user.call('merchants.follow', { path: { id } });
      return { path: { id } };
    },
  },
  'merchants.followed': {
    rules: {
      'shows whom the shopper follows': async (shop) => {
        const id = await merchant(shop);
        await shop.user.call('merchants.follow', { path: { id } });
        const { list } = await shop.user.call('merchants.followed', { query: { limit: 50 } });
        same(list.filter(({ merId }) => merId === id).length, 1, `entries of merchant ${id}`);
      },
    },
  },
  'wishlist.addAll': {
    ask: async (shop) => ({ body: { id: [await unlistedProduct(shop)], category: 'store' } }),
    unknown: () => ({ body: { id: [UNKNOWN_ID], category: 'store' } }),
  },
  'wishlist.removeEntries': {
    ask: async (shop) => {
      const id = await unlistedProduct(shop);
      await shop.user.call('wishlist.add', byProduct(id));
      const entry = (await wishlistOf(shop.user)).find(({ productId }) => productId === id);
      if (!entry) throw new NotRun('needs `wishlist.list` to show what `wishlist.add` added');
      return { body: { ids: `${entry.id}` } };
    },
    rules: {
      'takes nothing off the list of another': async (shop) => {
        const id = await unlistedProduct(shop);
        await shop.user.call('wishlist.add', byProduct(id));
        const entry = (await wishlistOf(shop.user)).find(({ productId }) => productId === id);
        // Both an error and a success without effect are right.
        await shop.secondUser
          .call('wishlist.removeEntries', { body: { ids: `${entry?.id ?? id}` } })
          .catch(() => undefined);
        check(
          (await wishlistOf(shop.user)).some(({ productId }) => productId === id),
          'it is gone',
        );
      },
    },
  },
});
