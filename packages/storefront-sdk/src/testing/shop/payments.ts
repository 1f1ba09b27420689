import { type MockAnswers, MockFailure } from '../respond.ts';
import { masterOrder } from './orders.ts';
import type { Shop } from './shop.ts';

/** Payment: every one succeeds at once, or is declined as the shop says. */
export function paymentAnswers(shop: Shop): MockAnswers {
  return {
    'payment.methods': () => ({
      paypalStatus: false,
      stripeStatus: false,
      wechatPaySwitch: false,
      codSwitch: false,
      upiSwitch: false,
      sandboxStatus: true,
    }),
    'payment.pay': ({ body }) => {
      const order = masterOrder(shop, body.orderNo);
      if (order.paid) throw new MockFailure(400, 'The order is already paid');
      if (order.isCancel) throw new MockFailure(400, 'The order was cancelled');
      order.payType = body.payType;
      if (shop.declined === null) {
        order.paid = true;
        order.payTime = shop.now();
        for (const part of order.orderList) part.paid = true;
      }
      return {
        status: order.paid,
        payType: body.payType,
        orderNo: order.orderNo,
        redirect: null,
        stripeClientSecret: null,
      };
    },
    'payment.result': ({ path }) => {
      const { paid, orderNo, payType, payPrice, isCancel } = masterOrder(shop, path.orderNo);
      return { paid, orderNo, payType, payPrice, message: paid ? null : shop.declined, isCancel };
    },
  };
}
