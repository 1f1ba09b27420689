import type { PayStatus } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { message } from '../errors/messages.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import type { PaymentStarted } from '../payments/adapter.ts';
import { holdOrder, orderOf } from '../repositories/orders.ts';
import { lastPaymentOf } from '../repositories/payments.ts';
import { shopHosts } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { shopperOf } from './principals.ts';

/**
 * The origin a shopper returns to after paying. The caller may choose among the shop's own hosts and no others, else a
 * payment could be made to end on a stranger's page.
 */
async function returnOrigin({ config }: Deps, { db }: CallContext, hostName: string): Promise<string> {
  const own = new URL(config.publicUrl);
  const wanted = hostName.toLowerCase();
  if (wanted === own.host || wanted === own.hostname) return own.origin;
  if ((await shopHosts(db)).some((host) => host.toLowerCase() === wanted)) return `https://${wanted}`;
  throw badField('hostName', 'hostUnknown');
}

/** Starts the payment of an unpaid checkout. */
export function startPayment(
  deps: Deps,
  call: CallContext,
  body: { orderNo: string; payType: string; hostName: string },
): Promise<PaymentStarted> {
  const { now, locale } = call;
  return inTransaction(call.db, async (tx) => {
    const order = await holdOrder(tx, shopperOf(call), body.orderNo);
    if (!order) throw notFound();
    const adapter = deps.payments.get(body.payType);
    if (!adapter) throw badField('payType', 'payTypeUnknown');
    const origin = await returnOrigin(deps, { ...call, db: tx }, body.hostName);
    if (order.paid) throw new Refused(400, 'orderPaid');
    if (order.is_cancelled) throw new Refused(400, 'orderCancelled');
    return adapter.start({ db: tx, order, returnOrigin: origin, locale, now });
  });
}

/** What is known of a checkout's payment. */
export async function paymentStatus(call: CallContext, orderNo: string): Promise<PayStatus> {
  const order = await orderOf(call.db, shopperOf(call), orderNo);
  if (!order) throw notFound();
  const last = order.paid ? undefined : await lastPaymentOf(call.db, order.id);
  return {
    paid: order.paid,
    orderNo: order.order_no,
    payType: order.pay_type,
    payPrice: order.pay_cents,
    message: last?.status === 'failed' ? message('paymentDeclined', call.locale) : null,
    isCancel: order.is_cancelled,
  };
}
