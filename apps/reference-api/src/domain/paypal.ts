import type { PaypalResult } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { orderById } from '../repositories/orders.ts';
import { paymentByReference } from '../repositories/payments.ts';
import { askProvider } from './ask-provider.ts';
import { giveUpPayment } from './end-payments.ts';
import { shopperOf } from './principals.ts';

type Needs = DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'count' | 'payments'>;

/** The PayPal payment with this token, and its order, if they are the caller's. */
async function ownPayment(call: CallContext, token: string) {
  const payment = await paymentByReference(call.db, 'paypal', token);
  const order = payment && (await orderById(call.db, payment.order_id));
  if (!payment || order?.user_id !== shopperOf(call)) throw notFound();
  return { payment, order };
}

/** Takes the money of a PayPal approval, if the order still waits for it. */
export async function capturePaypal(deps: Needs, call: CallContext, token: string): Promise<PaypalResult> {
  const { payment, order } = await ownPayment(call, token);
  if (order.is_cancelled) throw new Refused(400, 'orderCancelled');
  if (!order.paid) await askProvider(deps, call.db, payment, { isApproved: true });
  const { paid, pay_cents, order_no } = await orderById(call.db, order.id);
  return { status: paid, payPrice: pay_cents, orderNo: order_no };
}

/** Gives a PayPal payment up; its checkout stays, to be paid otherwise. False when its money has come or is on its way. */
export async function cancelPaypal(deps: Needs, call: CallContext, token: string): Promise<boolean> {
  const { payment } = await ownPayment(call, token);
  return giveUpPayment(deps, call.db, payment);
}
