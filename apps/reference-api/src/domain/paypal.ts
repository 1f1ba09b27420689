import type { PaypalResult } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { orderById } from '../repositories/orders.ts';
import { endPayment } from '../repositories/payment-transitions.ts';
import { paymentByReference } from '../repositories/payments.ts';
import { askProvider } from './ask-provider.ts';
import { shopperOf } from './principals.ts';

const PAYPAL = 'paypal';

/** Takes the money of a PayPal approval, if the order still waits for it. */
export async function capturePaypal(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'count' | 'payments'>,
  call: CallContext,
  token: string,
): Promise<PaypalResult> {
  const payment = await paymentByReference(call.db, PAYPAL, token);
  const order = payment && (await orderById(call.db, payment.order_id));
  if (!payment || order?.user_id !== shopperOf(call)) throw notFound();
  if (order.is_cancelled) throw new Refused(400, 'orderCancelled');
  if (!order.paid) await askProvider(deps, call.db, payment);
  const { paid, pay_cents, order_no } = await orderById(call.db, order.id);
  return { status: paid, payPrice: pay_cents, orderNo: order_no };
}

/** Gives a PayPal payment up; its checkout stays, to be paid otherwise. False when its money came before. */
export async function cancelPaypal({ db, now }: CallContext, token: string): Promise<boolean> {
  const payment = await paymentByReference(db, PAYPAL, token);
  if (!payment) throw notFound();
  return endPayment(db, payment.id, 'cancelled', now);
}
