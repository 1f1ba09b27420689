import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { mailboxOf } from '../limits/mailbox.ts';
import { HOUR_MS, limitUse, perNetwork } from '../limits/rate-limits.ts';
import { orderByNumber } from '../repositories/orders.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { sendOrderLink } from './notices.ts';

/** Requests for one mailbox within an hour, from one network and from all. */
const AN_HOUR_PER_NETWORK = 5;
const AN_HOUR = 10;

/**
 * Mails an order's link again, if the address is the recipient of its mails. Neither the response nor the limits disclose
 * whether the order exists.
 * @throws Refused 429 with the time to wait.
 */
export async function requestOrderLink(
  deps: DomainDeps,
  { db, shop, ip, now, locale }: CallContext,
  { orderNo, email }: InputOf<'visitors.mailLink'>['body'],
): Promise<void> {
  const key = `order-link:${shop.id}:${mailboxOf(email)}`;
  const ofMailbox = { key, limit: AN_HOUR, windowMs: HOUR_MS };
  await limitUse(db, [...perNetwork(key, ip, { ...ofMailbox, limit: AN_HOUR_PER_NETWORK }), ofMailbox], now);
  const order = await orderByNumber(db, shop.id, orderNo);
  if (order) await inTransaction(db, (tx) => sendOrderLink(deps, tx, order, { email, locale, now }));
}
