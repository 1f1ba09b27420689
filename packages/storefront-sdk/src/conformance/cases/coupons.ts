import { checkout } from '../fixtures/orders.ts';
import { plans } from '../plan.ts';
import { UNKNOWN_ID } from '../sample.ts';
import type { Shop } from '../shop.ts';
import { NotRun } from '../verdicts.ts';

/** A coupon that the shopper has not received. A coupon is received once for ever, so accounts run out of them. */
async function claimable(shop: Shop): Promise<{ body: { couponId: number } }> {
  for (const useType of [1, 2, 3] as const) {
    const { list } = await shop.user.call('coupon.claimable', { query: { useType, limit: 50 } });
    const coupon = list.find(({ isUse, status }) => !isUse && !status);
    if (coupon) return { body: { couponId: coupon.id } };
  }
  throw new NotRun('needs a coupon that the shopper has not received', true);
}

export const couponPlans = plans('coupon', {
  claimable: { ask: () => ({ query: { useType: 1 } }) },
  mine: { ask: () => ({ query: { type: 'usable' } }) },
  receive: {
    ask: claimable,
    unknown: () => ({ body: { couponId: UNKNOWN_ID } }),
    effect: async (shop) => (await shop.user.call('coupon.mine', { query: { type: 'usable', limit: 1 } })).total,
    rules: {
      'hands a coupon out once': async (shop) => {
        const coupon = await claimable(shop);
        await shop.user.call('coupon.receive', coupon);
        await shop.user.refused('coupon.receive', 400, coupon);
      },
    },
  },
  forPreOrder: {
    ask: async (shop) => ({ path: { preOrderNo: await checkout(shop) } }),
    owned: true,
  },
});
