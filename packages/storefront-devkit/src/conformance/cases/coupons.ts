import { cartCheckout, checkout, orderInput } from '../fixtures/orders.ts';
import { plans } from '../plan.ts';
import { UNKNOWN_ID } from '../sample.ts';
import type { Shop } from '../shop.ts';
import { check, NotRun, same } from '../verdicts.ts';

/** A coupon that the shopper has not received. A coupon is received once for ever, so accounts run out of them. */
async function claimable(shop: Shop): Promise<{ body: { couponId: number } }> {
  for (const useType of [1, 2, 3] as const) {
    const { list } = await shop.user.call('coupons.claimable', { query: { useType, limit: 50 } });
    const coupon = list.find(({ isUse, status }) => !isUse && !status);
    if (coupon) return { body: { couponId: coupon.id } };
  }
  throw new NotRun('needs a coupon that the shopper has not received', 'excused');
}

export const couponPlans = plans({
  'coupons.claimable': { ask: () => ({ query: { useType: 1 } }) },
  'coupons.mine': { ask: () => ({ query: { type: 'usable' } }) },
  'coupons.claim': {
    ask: claimable,
    unknown: () => ({ body: { couponId: UNKNOWN_ID } }),
    effect: async (shop) => (await shop.user.call('coupons.mine', { query: { type: 'usable', limit: 1 } })).total,
    rules: {
      'hands a coupon out once': async (shop) => {
        const coupon = await claimable(shop);
        await shop.user.call('coupons.claim', coupon);
        await shop.user.refused('coupons.claim', 400, coupon);
      },
    },
  },
  'coupons.redeem': {
    ask: async (shop) => ({ body: { code: await shop.requireHarness('promotionCode')() } }),
    effect: async (shop) => (await shop.user.call('coupons.mine', { query: { type: 'usable', limit: 1 } })).total,
    rules: {
      'returns the same coupon for a code that is typed again, in any case': async (shop) => {
        const code = await shop.requireHarness('promotionCode')();
        const { id } = await shop.user.call('coupons.redeem', { body: { code } });
        const again = await shop.user.call('coupons.redeem', { body: { code: code.toLowerCase() } });
        same(again.id, id, 'the id of the coupon');
        same(await isUsable(shop, id), true, 'whether the coupon is listed as usable');
      },
      'refuses an unknown code, and names the field': async (shop) => {
        const body = { code: 'NOSUCHCODE' };
        const { fieldErrors } = await shop.user.refused('coupons.redeem', 400, { body });
        check(fieldErrors?.code !== undefined, 'data.fieldErrors does not name code');
      },
    },
  },
  'coupons.forPreOrder': {
    ask: async (shop) => ({ path: { preOrderNo: await checkout(shop) } }),
    owned: true,
    rules: {
      'takes off what the coupon is worth, and gives it back with a cancel': async (shop) => {
        const { preOrderNo } = await cartCheckout(shop);
        const [coupon] = await shop.user.call('coupons.forPreOrder', { path: { preOrderNo } });
        if (!coupon) throw new NotRun('needs a coupon of the shopper that fits a checkout', 'excused');
        const { id: couponId, money } = coupon;
        const price = await shop.user.call('preorders.computePrice', { body: { preOrderNo, couponId } });
        const fee = price.couponFee ?? 0;
        check(fee > 0 && fee <= money, `couponFee is ${fee} cents for a coupon of ${money} cents`);
        const rest = price.proTotalFee + price.freightFee - fee - (price.deductionPrice ?? 0);
        same(price.payFee, rest, 'payFee, against its parts (cents)');

        const body = { ...(await orderInput(shop, preOrderNo)), couponId };
        const { orderNo } = await shop.user.call('orders.create', { body });
        const order = await shop.user.call('orders.masterDetail', { path: { orderNo } });
        same([order.couponPrice, order.payPrice], [fee, price.payFee], 'couponPrice and payPrice (cents)');
        same(await isUsable(shop, couponId), false, 'whether it is usable while it is in an order');
        await shop.user.call('orders.cancel', { path: { orderNo } });
        same(await isUsable(shop, couponId), true, 'whether it is usable after the cancel');
      },
    },
  },
});

async function isUsable(shop: Shop, couponId: number): Promise<boolean> {
  const { list } = await shop.user.call('coupons.mine', { query: { type: 'usable', limit: 50 } });
  return list.some(({ id }) => id === couponId);
}

export const pointsPlans = plans({
  'points.summary': {
    rules: {
      'pays with points what the checkout says': async (shop) => {
        const { integral } = await shop.user.call('points.summary', {});
        const { preOrderNo } = await cartCheckout(shop);
        const body = { preOrderNo, useIntegral: true };
        const price = await shop.user.call('preorders.computePrice', { body });
        const used = price.usedIntegral ?? 0;
        const deduction = price.deductionPrice ?? 0;
        check(used <= integral, `${used} points are used of ${integral}`);
        check(used > 0 === deduction > 0, `${used} points take ${deduction} cents off`);
        check(deduction <= price.proTotalFee, `${deduction} cents are taken off goods of ${price.proTotalFee} cents`);
        const rest = price.proTotalFee + price.freightFee - (price.couponFee ?? 0) - deduction;
        same(price.payFee, rest, 'payFee, against its parts (cents)');
        same((await shop.user.call('points.summary', {})).integral, integral, 'points after only asking');
      },
    },
  },
});
