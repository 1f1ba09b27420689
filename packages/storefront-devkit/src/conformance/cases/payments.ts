import { aCancelledOrder, anOrder, aPaidOrder, orderToPay, paymentInput, payType } from '../fixtures/orders.ts';
import { plans } from '../plan.ts';
import { NotRun, same } from '../verdicts.ts';

/** A kit cannot approve a payment at PayPal. */
const approval = (): never => {
  throw new NotRun('needs a person who pays at PayPal', 'excused');
};

export const paymentPlans = plans({
  'payments.methods': {
    rules: {
      'offers a way to pay': async (shop) => {
        await payType(shop);
      },
    },
  },
  'payments.pay': {
    ask: async (shop) => ({ body: await paymentInput(shop, (await orderToPay(shop)).orderNo) }),
    unknown: async (shop) => ({ body: await paymentInput(shop, 'PT0000000000000000') }),
    owned: true,
    rules: {
      'leads back to the hosts of the shop only': async (shop) => {
        const body = { ...(await paymentInput(shop, (await anOrder(shop)).orderNo)), hostName: 'conformance.example' };
        await shop.user.refused('payments.pay', 400, { body });
      },
      'refuses a way to pay that is not offered': async (shop) => {
        const body = { ...(await paymentInput(shop, (await anOrder(shop)).orderNo)), payType: 'unsupported' };
        await shop.user.refused('payments.pay', 400, { body });
      },
      'refuses an order that was cancelled': async (shop) => {
        await shop.user.refused('payments.pay', 400, {
          body: await paymentInput(shop, (await aCancelledOrder(shop)).orderNo),
        });
      },
      'refuses an order that is paid': async (shop) => {
        await shop.user.refused('payments.pay', 400, {
          body: await paymentInput(shop, (await aPaidOrder(shop)).orderNo),
        });
      },
    },
  },
  'payments.paypalSuccess': {
    ask: approval,
    unknown: () => ({ body: { token: 'NOTHING', payerID: 'NOBODY' } }),
    optional: true,
  },
  'payments.paypalCancel': { ask: approval, unknown: () => ({ body: { token: 'NOTHING' } }), optional: true },
  'payments.wechatResult': {
    ask: async (shop) => ({ path: { orderNo: (await anOrder(shop)).orderNo } }),
    owned: true,
    optional: true,
  },
  'payments.result': {
    ask: async (shop) => ({ path: { orderNo: (await anOrder(shop)).orderNo } }),
    owned: true,
    rules: {
      'stays unpaid when a payment was only started': async (shop) => {
        const { orderNo } = await orderToPay(shop);
        await shop.user.call('payments.pay', { body: await paymentInput(shop, orderNo) });
        same((await shop.user.call('payments.result', { path: { orderNo } })).paid, false, 'paid');
      },
      'says paid, and how much, when the money is there': async (shop) => {
        const { orderNo } = await aPaidOrder(shop);
        const { paid, payPrice } = await shop.user.call('payments.result', { path: { orderNo } });
        const master = await shop.user.call('orders.masterDetail', { path: { orderNo } });
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
