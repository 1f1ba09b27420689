import { anOrder, aPaidOrder, newPaidOrder, newShippedOrder } from '../fixtures/orders.ts';
import { plans } from '../plan.ts';
import type { Shop } from '../shop.ts';
import { check, NotRun, same } from '../verdicts.ts';

const reason = (orderNo: string) => ({ body: { orderNo, text: 'Does not fit' } });

/** Applies for the refund of a merchant order (SH…); returns the number of the refund (RE…). */
async function apply(shop: Shop, orderNo: string): Promise<string> {
  await shop.user.call('refunds.apply', reason(orderNo));
  const { list } = await shop.user.call('refunds.list', { query: { limit: 50 } });
  const refund = list.find(({ merOrderNo, refundStatus }) => merOrderNo === orderNo && refundStatus === 0);
  if (!refund) throw new NotRun('needs `refunds.list` to show what `refunds.apply` asked');
  return refund.refundOrderNo;
}

/** A merchant order with an open refund. */
function refundedOrder(shop: Shop): Promise<{ orderNo: string; refundNo: string }> {
  return shop.memo('refund', async () => {
    const { partNo: orderNo } = await newPaidOrder(shop);
    return { orderNo, refundNo: await apply(shop, orderNo) };
  });
}

const returnTo = 'Example Returns, 1 Example Road';
const parcel = { carrier: 'Example Post', trackingNumber: 'EX1' };

/** A refund (RE…) for which the merchant expects the goods. */
async function awaitedRefund(shop: Shop): Promise<string> {
  const askForGoods = shop.requireHarness('askForGoods');
  const { partNo: orderNo } = await newShippedOrder(shop);
  await shop.user.call('orders.confirmReceipt', { path: { orderNo } });
  const refundNo = await apply(shop, orderNo);
  await askForGoods(refundNo, returnTo);
  return refundNo;
}

const detailOf = (shop: Shop, orderNo: string) => shop.user.call('refunds.detail', { path: { orderNo } });

/** How far the refund of a merchant order is: 0 none, 1 applied, 2 accepted, 3 refunded. */
async function orderRefund(shop: Shop, orderNo: string): Promise<number> {
  return (await shop.user.call('orders.detail', { path: { orderNo } })).refundStatus;
}

export const refundPlans = plans({
  'refunds.applyInfo': {
    ask: async (shop) => ({ path: { orderNo: (await aPaidOrder(shop)).partNo } }),
    owned: true,
    rules: {
      'offers what was paid': async (shop) => {
        const path = { orderNo: (await aPaidOrder(shop)).partNo };
        const { payPrice, totalNum } = await shop.user.call('refunds.applyInfo', { path });
        const order = await shop.user.call('orders.detail', { path });
        same([payPrice, totalNum], [order.payPrice, order.totalNum], 'payPrice (cents) and totalNum');
      },
    },
  },
  'refunds.apply': {
    ask: async (shop) => reason((await newPaidOrder(shop)).partNo),
    unknown: () => reason('SH0000000000000000'),
    owned: true,
    effect: async (shop) => (await shop.user.call('refunds.list', { query: { limit: 1 } })).total,
    rules: {
      'refuses an order that is not paid': async (shop) => {
        await shop.user.refused('refunds.apply', 400, reason((await anOrder(shop)).partNo));
      },
      'refuses a second refund while one is open': async (shop) => {
        await shop.user.refused('refunds.apply', 400, reason((await refundedOrder(shop)).orderNo));
      },
      'marks the order': async (shop) => {
        same(await orderRefund(shop, (await refundedOrder(shop)).orderNo), 1, 'refundStatus of the order');
      },
    },
  },
  'refunds.list': {
    ask: async (shop) => {
      await refundedOrder(shop);
      return { query: {} };
    },
  },
  'refunds.detail': {
    ask: async (shop) => ({ path: { orderNo: (await refundedOrder(shop)).refundNo } }),
    owned: true,
    rules: {
      'lets the shopper ask again after a refusal': async (shop) => {
        const decide = shop.requireHarness('decideRefund');
        const { partNo } = await newPaidOrder(shop);
        const refundNo = await apply(shop, partNo);
        await decide(refundNo, 'refuse');
        const { refundStatus, refundReason } = await shop.user.call('refunds.detail', { path: { orderNo: refundNo } });
        same([refundStatus, refundReason !== ''], [1, true], 'refundStatus, and whether the merchant gave a reason');
        same(await orderRefund(shop, partNo), 0, 'refundStatus of the order');
        check((await apply(shop, partNo)) !== refundNo, 'the second refund has the number of the first');
      },
      'goes on to the money when it is accepted': async (shop) => {
        const decide = shop.requireHarness('decideRefund');
        const { partNo } = await newPaidOrder(shop);
        const refundNo = await apply(shop, partNo);
        await decide(refundNo, 'accept');
        const { refundStatus } = await shop.user.call('refunds.detail', { path: { orderNo: refundNo } });
        check(
          refundStatus === 2 || refundStatus === 3,
          `refundStatus is ${refundStatus}, neither accepted nor refunded`,
        );
        same(await orderRefund(shop, partNo), refundStatus, 'refundStatus of the order');
      },
    },
  },
  'refunds.withdraw': {
    ask: async (shop) => ({ path: { orderNo: await apply(shop, (await newPaidOrder(shop)).partNo) } }),
    owned: true,
    rules: {
      'lets the shopper ask again': async (shop) => {
        const { partNo } = await newPaidOrder(shop);
        const refundNo = await apply(shop, partNo);
        same((await detailOf(shop, refundNo)).canWithdraw, true, 'canWithdraw');
        await shop.user.call('refunds.withdraw', { path: { orderNo: refundNo } });
        const { refundStatus, canWithdraw } = await detailOf(shop, refundNo);
        same([refundStatus, canWithdraw], [6, false], 'refundStatus and canWithdraw');
        same(await orderRefund(shop, partNo), 0, 'refundStatus of the order');
        check((await apply(shop, partNo)) !== refundNo, 'the second refund has the number of the first');
      },
      'refuses what is withdrawn or decided': async (shop) => {
        const withdrawn = await apply(shop, (await newPaidOrder(shop)).partNo);
        await shop.user.call('refunds.withdraw', { path: { orderNo: withdrawn } });
        await shop.user.refused('refunds.withdraw', 400, { path: { orderNo: withdrawn } });
        const decided = await apply(shop, (await newPaidOrder(shop)).partNo);
        await shop.requireHarness('decideRefund')(decided, 'refuse');
        await shop.user.refused('refunds.withdraw', 400, { path: { orderNo: decided } });
      },
    },
  },
  'refunds.sendBack': {
    ask: async (shop) => ({ path: { orderNo: await awaitedRefund(shop) }, body: parcel }),
    owned: true,
    rules: {
      'shows where to send the goods, and how they were sent': async (shop) => {
        const orderNo = await awaitedRefund(shop);
        const { refundStatus, canSendBack, returnAddress } = await detailOf(shop, orderNo);
        same(
          [refundStatus, canSendBack, returnAddress],
          [4, true, returnTo],
          'refundStatus, canSendBack, returnAddress',
        );
        await shop.user.call('refunds.sendBack', { path: { orderNo }, body: parcel });
        const sent = await detailOf(shop, orderNo);
        const { returnCarrier: carrier, returnTrackingNumber: trackingNumber } = sent;
        same([sent.refundStatus, sent.canWithdraw], [5, false], 'refundStatus and canWithdraw');
        same({ carrier, trackingNumber }, parcel, 'carrier and number');
        await shop.user.refused('refunds.withdraw', 400, { path: { orderNo } });
      },
      'is refused unless the merchant waits for the goods': async (shop) => {
        const orderNo = await apply(shop, (await newPaidOrder(shop)).partNo);
        await shop.user.refused('refunds.sendBack', 400, { path: { orderNo }, body: parcel });
      },
    },
  },
});
