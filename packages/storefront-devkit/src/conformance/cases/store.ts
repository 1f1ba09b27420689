import type { Category } from '@promenade/storefront-sdk/contract';
import { newEmail } from '../fixtures/accounts.ts';
import { plans } from '../plan.ts';
import { check, same } from '../verdicts.ts';

function flatten(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...flatten(category.childList)]);
}

export const storePlans = plans({
  'store.page': {
    ask: () => ({ query: { type: 'HEADER' } }),
    rules: {
      'returns the requested type, or null': async (shop) => {
        for (const type of ['HEADER', 'FOOTER', 'HOME'] as const) {
          const page = await shop.guest.call('store.page', { query: { type } });
          if (page) same(page.type, type, 'type');
        }
      },
    },
  },
});

export const categoryPlans = plans({
  'categories.tree': {
    rules: {
      'hangs every category below its parent, three levels deep at most': async (shop) => {
        const tree = await shop.guest.call('categories.tree', { query: {} });
        const all = flatten(tree);
        same(new Set(all.map(({ id }) => id)).size, all.length, 'different ids');
        for (const { id, level, childList } of all) {
          for (const child of childList)
            same([child.pid, child.level], [id, level + 1], `pid and level of ${child.slug}`);
        }
        check(
          tree.every(({ level }) => level === 1),
          'a category at the top is not of level 1',
        );
      },
    },
  },
});

export const newsletterPlans = plans({
  'newsletter.subscribe': {
    ask: () => ({ query: { email: newEmail() } }),
    rules: {
      'takes an address twice': async (shop) => {
        const query = { email: newEmail() };
        await shop.guest.call('newsletter.subscribe', { query });
        await shop.guest.call('newsletter.subscribe', { query });
      },
    },
  },
});
