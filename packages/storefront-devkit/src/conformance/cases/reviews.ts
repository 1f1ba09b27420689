import { cards } from '../fixtures/goods.ts';
import { receivedLine } from '../fixtures/orders.ts';
import { plans } from '../plan.ts';
import { UNKNOWN_ID } from '../sample.ts';
import type { Shop } from '../shop.ts';
import { same } from '../verdicts.ts';

const words = { productScore: 5, serviceScore: 4, star: 5, comment: 'As described.' } as const;

const someProduct = async (shop: Shop) => ({ path: { id: (await cards(shop))[0].id } });

export const reviewPlans = plans({
  'reviews.list': {
    ask: async (shop) => ({ path: { productId: (await cards(shop))[0].id }, query: { type: 0 } }),
    rules: {
      'agrees with the counts of good, medium and poor ones': async (shop) => {
        for (const { id } of (await cards(shop)).slice(0, 5)) {
          const { sumCount, goodCount, inCount, poorCount } = await shop.guest.call('reviews.count', { path: { id } });
          const totals = [];
          for (const type of [0, 1, 2, 3] as const) {
            const { total } = await shop.guest.call('reviews.list', {
              path: { productId: id },
              query: { type, limit: 1 },
            });
            totals.push(total);
          }
          same(totals, [sumCount, goodCount, inCount, poorCount], `reviews of product ${id}`);
        }
      },
    },
  },
  'reviews.count': { ask: someProduct },
  'reviews.summary': {
    ask: someProduct,
    rules: {
      'agrees with the count': async (shop) => {
        const { sumCount } = await shop.guest.call('reviews.count', await someProduct(shop));
        const teaser = await shop.guest.call('reviews.summary', await someProduct(shop));
        same(
          [teaser.sumCount, teaser.productReply !== null],
          [sumCount, sumCount > 0],
          'sumCount, and whether one is shown',
        );
      },
    },
  },
  'reviews.create': {
    ask: async (shop) => ({ body: { ...(await receivedLine(shop)), ...words } }),
    unknown: () => ({ body: { orderNo: 'SH0000000000000000', orderInfoId: UNKNOWN_ID, ...words } }),
    owned: true,
    effect: async (shop) => (await shop.user.call('reviews.pending', { query: { limit: 1 } })).total,
    rules: {
      'takes one review of a line': async (shop) => {
        const body = { ...(await receivedLine(shop)), ...words };
        await shop.user.call('reviews.create', { body });
        await shop.user.refused('reviews.create', 400, { body });
      },
    },
  },
});
