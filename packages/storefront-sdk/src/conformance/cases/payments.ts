import { anOrder, aPaidOrder, cancelledOrder, newOrder, paying, payType } from '../fixtures/orders.ts';
import { plans } from '../plan.ts';
import { NotRun, same } from '../verdicts.ts';

/** A kit cannot approve a payment at PayPal. */
const approval = (): never => {
  throw new NotRun('needs somebody who pays at PayPal', true);
};

export const paymentPlans = plans('payment', {
  methods: {
    rules: {
      'offers a way to pay': async (shop) => {
        await payType(shop);
      },
    },
  },
  pay: {
    ask: async (shop) => ({ body: await paying(shop, (await newOrder(shop)).orderNo) }),
    unknown: async (shop) => ({ body: await paying(shop, 'PT0000000000000000') }),
    owned: true,
    rules: {
      'leads back to the hosts of the shop only': async (shop) => {
        const body = { ...(await paying(shop, (await anOrder(shop)).orderNo)), hostName: 'conformance.example' };
        await shop.user.refused('payment.pay', 400, { body });
      },
      'refuses a way to pay that is not offered': async (shop) => {
        const body = { ...(await paying(shop, (await anOrder(shop)).orderNo)), payType: 'seashells' };
        await shop.user.refused('payment.pay', 400, { body });
      },
      'refuses an order that was cancelled': async (shop) => {
        await shop.user.refused('payment.pay', 400, { body: await paying(shop, (await cancelledOrder(shop)).orderNo) });
      },
      'refuses an order that is paid': async (shop) => {
        await shop.user.refused('payment.pay', 400, { body: await paying(shop, (await aPaidOrder(shop)).orderNo) });
      },
    },
  },
  paypalSuccess: { ask: approval, unknown: () => ({ body: { token: 'NOTHING', payerID: 'NOBODY' } }), optional: true },
  paypalCancel: { ask: approval, unknown: () => ({ body: { token: 'NOTHING' } }), optional: true },
  wechatResult: {
    ask: async (shop) => ({ path: { orderNo: (await anOrder(shop)).orderNo } }),
    owned: true,
    optional: true,
  },
  result: {
    ask: async (shop) => ({ path: { orderNo: (await anOrder(shop)).orderNo } }),
    owned: true,
    rules: {
      'believes nobody who only started to pay': async (shop) => {
        const { orderNo } = await newOrder(shop);
        await shop.user.call('payment.pay', { body: await paying(shop, orderNo) });
        same((await shop.user.call('payment.result', { path: { orderNo } })).paid, false, 'paid');
      },
      'says paid, and how much, when the money is there': async (shop) => {
        const { orderNo } = await aPaidOrder(shop);
        const { paid, payPrice } = await shop.user.call('payment.result', { path: { orderNo } });
        const master = await shop.user.call('order.masterDetail', { path: { orderNo } });
        same([paid, payPrice], [true, master.payPrice], 'paid and payPrice (cents)');
        same(
          [master.paid, master.orderList.every((part) => part.paid)],
          [true, true],
          'paid of the order and its parts',
        );
      },
    },
  },
});
