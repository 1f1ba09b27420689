import { someAddress, visitor } from '../fixtures/accounts.ts';
import {
  aCancelledOrder,
  anOrder,
  checkout,
  newOrder,
  newPaidOrder,
  newShippedOrder,
  orderToPay,
  paymentInput,
  payType,
} from '../fixtures/orders.ts';
import { plans } from '../plan.ts';
import type { Shop } from '../shop.ts';
import { check, NotRun, same } from '../verdicts.ts';

/** Someone without an account who has ordered. */
function visitorOrder(shop: Shop) {
  return shop.memo('visitor order', async () => {
    const { caller, email, identity } = await visitor(shop);
    const { id: addressId } = await caller.call('addresses.save', { body: { ...someAddress, email, isDefault: true } });
    const preOrderNo = await checkout(shop, caller);
    const body = { preOrderNo, addressId, payType: await payType(shop), payChannel: 'pc', email } as const;
    const { orderNo, visitorToken } = await caller.call('orders.create', { body });
    const { orderList } = await caller.call('orders.masterDetail', { path: { orderNo } });
    return { orderNo, partNo: orderList[0]?.orderNo ?? '', email, identity, visitorToken };
  });
}

/** A paid order of someone without an account. */
async function paidVisitorOrder(shop: Shop) {
  const pay = shop.requireHarness('pay');
  const { caller, email, identity } = await visitor(shop);
  const { id: addressId } = await caller.call('addresses.save', { body: { ...someAddress, email, isDefault: true } });
  const preOrderNo = await checkout(shop, caller);
  const body = { preOrderNo, addressId, payType: await payType(shop), payChannel: 'pc', email } as const;
  const { orderNo, visitorToken } = await caller.call('orders.create', { body });
  await pay(await caller.call('payments.pay', { body: await paymentInput(shop, orderNo) }));
  const { orderList } = await caller.call('orders.masterDetail', { path: { orderNo } });
  return { partNo: orderList[0]?.orderNo ?? '', identity, visitorToken };
}

const UNKNOWN_SECRET = '0'.repeat(32);

export const orderPlans = plans({
  'orders.listUnpaid': {
    ask: async (shop) => {
      await anOrder(shop);
      await orderToPay(shop);
      return { query: {} };
    },
    rules: {
      'lists what waits for payment, until it is cancelled': async (shop) => {
        const { orderNo } = await newOrder(shop);
        const isListed = async () => {
          const { list } = await shop.user.call('orders.listUnpaid', { query: { limit: 50 } });
          return list.some((order) => order.orderNo === orderNo);
        };
        same(await isListed(), true, 'whether a new order is listed');
        await shop.user.call('orders.cancel', { path: { orderNo } });
        same(await isListed(), false, 'whether a cancelled order is listed');
      },
    },
  },
  'orders.masterDetail': {
    ask: async (shop) => ({ path: { orderNo: (await anOrder(shop)).orderNo } }),
    owned: true,
  },
  'orders.list': {
    ask: async (shop) => {
      await aCancelledOrder(shop);
      return { query: {} };
    },
    rules: {
      'sorts orders by their state': async (shop) => {
        const { partNo, orderNo } = await newOrder(shop);
        const numbers = async (type: 1 | 9) =>
          (await shop.user.call('orders.list', { query: { type, limit: 50 } })).list.map((order) => order.orderNo);
        check(!(await numbers(1)).includes(partNo), 'an unpaid order is among those to ship');
        await shop.user.call('orders.cancel', { path: { orderNo } });
        check((await numbers(9)).includes(partNo), 'a cancelled order is not among the cancelled ones');
        check(!(await numbers(1)).includes(partNo), 'a cancelled order is among those to ship');
      },
    },
  },
  'orders.detail': {
    ask: async (shop) => ({ path: { orderNo: (await anOrder(shop)).partNo } }),
    owned: true,
    rules: {
      'agrees with the whole checkout': async (shop) => {
        const { orderNo, partNo } = await anOrder(shop);
        const { orderList, paid } = await shop.user.call('orders.masterDetail', { path: { orderNo } });
        const part = await shop.user.call('orders.detail', { path: { orderNo: partNo } });
        const listed = orderList.find((one) => one.orderNo === partNo);
        same([part.masterOrderNo, part.paid], [orderNo, paid], 'masterOrderNo and paid');
        same([part.payPrice, part.totalNum], [listed?.payPrice, listed?.totalNum], 'payPrice (cents) and totalNum');
      },
    },
  },
  'orders.counts': {
    rules: {
      'counts a new order as unpaid': async (shop) => {
        const { unPaidCount } = await shop.user.call('orders.counts', {});
        await newOrder(shop);
        same((await shop.user.call('orders.counts', {})).unPaidCount, unPaidCount + 1, 'unPaidCount after an order');
      },
    },
  },
  'orders.centerCounts': {
    rules: {
      'agrees with the other counts': async (shop) => {
        const { unPaidCount } = await shop.user.call('orders.counts', {});
        same((await shop.user.call('orders.centerCounts', {})).unPaidCount, unPaidCount, 'unPaidCount');
      },
    },
  },
  'orders.logistics': {
    ask: async (shop) => ({ path: { orderNo: (await newShippedOrder(shop)).partNo } }),
    owned: true,
    rules: {
      'returns null before the parcel is sent': async (shop) => {
        const path = { orderNo: (await anOrder(shop)).partNo };
        same(await shop.user.call('orders.logistics', { path }), null, 'parcel');
      },
    },
  },
  'orders.withdraw': {
    ask: async (shop) => ({ body: { orderNo: (await newPaidOrder(shop)).partNo } }),
    unknown: () => ({ body: { orderNo: 'SH0000000000000000' } }),
    owned: true,
    effect: async (shop) => (await shop.user.call('refunds.list', { query: { limit: 1 } })).total,
    rules: {
      'opens a refund that the merchant cannot refuse': async (shop) => {
        const decide = shop.requireHarness('decideRefund');
        const { partNo: orderNo } = await newPaidOrder(shop);
        const { refundOrderNo } = await shop.user.call('orders.withdraw', { body: { orderNo } });
        const path = { orderNo: refundOrderNo };
        await decide(refundOrderNo, 'refuse').catch(() => undefined);
        const { isWithdrawal, refundStatus, merOrderNo } = await shop.user.call('refunds.detail', { path });
        same([isWithdrawal, refundStatus, merOrderNo], [true, 0, orderNo], 'isWithdrawal, refundStatus and merOrderNo');
      },
      'is refused unless the order has the right': async (shop) => {
        const { partNo: orderNo } = await anOrder(shop);
        const { withdrawal } = await shop.user.call('orders.detail', { path: { orderNo } });
        same(withdrawal, undefined, 'withdrawal of an unpaid order');
        await shop.user.refused('orders.withdraw', 400, { body: { orderNo } });
      },
    },
  },
  'visitors.withdraw': {
    ask: async (shop) => {
      const { visitorToken: token, partNo: orderNo } = await paidVisitorOrder(shop);
      if (!token) throw new NotRun('needs `orders.create` to hand a visitor the token of the order');
      return { body: { token, orderNo } };
    },
    unknown: async (shop) => ({ body: { token: UNKNOWN_SECRET, orderNo: (await visitorOrder(shop)).partNo } }),
  },
  'visitors.masterDetail': {
    ask: async (shop) => {
      const { orderNo, identity } = await visitorOrder(shop);
      return { query: { orderNo, identity } };
    },
    unknown: async (shop) => ({ query: { orderNo: (await visitorOrder(shop)).orderNo, identity: UNKNOWN_SECRET } }),
  },
  'visitors.detail': {
    ask: async (shop) => {
      const { partNo: orderNo, identity } = await visitorOrder(shop);
      return { query: { orderNo, identity } };
    },
    unknown: async (shop) => ({ query: { orderNo: (await visitorOrder(shop)).partNo, identity: UNKNOWN_SECRET } }),
  },
  'visitors.reopen': {
    ask: async (shop) => {
      const { visitorToken: token } = await visitorOrder(shop);
      if (!token) throw new NotRun('needs `orders.create` to hand a visitor the token of the order');
      return { body: { token } };
    },
    unknown: () => ({ body: { token: UNKNOWN_SECRET } }),
  },
  'visitors.mailLink': {
    // The response is the same for every order.
    ask: () => ({ body: { orderNo: 'PT0000000000000000', email: 'nobody@conformance.example' } }),
    sparing: true,
    rules: {
      'returns the same for an order that exists': async (shop) => {
        const { orderNo, email } = await visitorOrder(shop);
        const answers = [];
        for (const number of [orderNo, 'PT0000000000000000']) {
          answers.push(await shop.guest.call('visitors.mailLink', { body: { orderNo: number, email } }));
        }
        same(answers[0], answers[1], 'the response');
      },
    },
  },
});
