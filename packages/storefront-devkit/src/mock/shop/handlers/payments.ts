import type { MockHandlers } from '../../respond.ts';
import { settlePayment } from '../operator.ts';
import { sumsOf } from '../order.ts';
import { badField, notFound, refused } from '../refusals.ts';
import { signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';
import { orderByNo } from './orders.ts';

const PAY_TYPES = ['sandbox', 'cod', 'stripe', 'paypal', 'wechat', 'upi'];

/** Payments: each succeeds or is declined at once, by the setting of the shop; PayPal's when the approval is captured. */
export function paymentHandlers(shop: Shop): MockHandlers {
  const byPaypal = (token: string) => {
    for (const account of shop.accounts) {
      const order = account.orders.find(({ paypalToken }) => paypalToken === token);
      if (order) return { account, order };
    }
    throw notFound();
  };
  return {
    'payments.methods': () => ({
      paypalStatus: false,
      stripeStatus: false,
      wechatPaySwitch: false,
      codSwitch: false,
      upiSwitch: false,
      sandboxStatus: true,
    }),
    'payments.pay': (request) => {
      const { orderNo, payType } = request.body;
      const account = signedIn(shop, request);
      const order = orderByNo(account, orderNo);
      if (order.paidAt !== null) throw refused('The order is already paid');
      if (order.isCancelled) throw refused('The order was cancelled');
      if (order.isProcessing) throw refused('The payment of this order is on its way');
      if (!PAY_TYPES.includes(payType)) throw badField('payType', 'This way to pay is not offered');
      if (payType === 'cod' && !account.user.emailProven) {
        throw badField('email', 'Please confirm your e-mail address first', 403);
      }
      order.payType = payType;
      if (payType === 'paypal') order.paypalToken = `EC${order.id}`;
      else if (shop.declineReason === null) settlePayment(shop, account, order);
      const redirect = order.paypalToken && `https://paypal.example/checkoutnow?token=${order.paypalToken}`;
      return { status: order.paidAt !== null, payType, orderNo, redirect, stripeClientSecret: null };
    },
    'payments.paypalSuccess': (request) => {
      const { account, order } = byPaypal(request.body.token);
      if (account !== signedIn(shop, request)) throw notFound();
      if (shop.declineReason === null && !order.isCancelled) settlePayment(shop, account, order);
      return { status: order.paidAt !== null, payPrice: sumsOf(order.parts).payCents, orderNo: order.orderNo };
    },
    'payments.paypalCancel': (request) => {
      const { account, order } = byPaypal(request.body.token);
      if (account !== signedIn(shop, request)) throw notFound();
      order.paypalToken = null;
      return null;
    },
    'payments.wechatResult': (request) => orderByNo(signedIn(shop, request), request.path.orderNo).paidAt !== null,
    'payments.result': (request) => {
      const order = orderByNo(signedIn(shop, request), request.path.orderNo);
      const { paidAt, orderNo, payType, isProcessing, isCancelled, parts } = order;
      const paid = paidAt !== null;
      const payPrice = sumsOf(parts).payCents;
      const message = paid || isProcessing ? null : shop.declineReason;
      return { paid, orderNo, payType, payPrice, message, isCancel: isCancelled, paymentProcessing: isProcessing };
    },
  };
}
