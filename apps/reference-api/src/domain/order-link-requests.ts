import type { InputOf } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { DomainDeps } from '../deps.ts';
import { mailboxOf } from '../limits/mailbox.ts';
import { HOUR_MS, limitUse } from '../limits/rate-limits.ts';
import { requestedMailLimits } from '../mail/budgets.ts';
import { orderByNumber } from '../repositories/orders.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { sendOrderLink } from './notices.ts';

/** Requests for one mailbox within an hour, from all networks. */
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
  const ofMailbox = { key: `order-link:${shop.id}:${mailboxOf(email)}`, limit: AN_HOUR, windowMs: HOUR_MS };
  await limitUse(db, [...requestedMailLimits(shop.id, email, ip), ofMailbox], now);
  const order = await orderByNumber(db, shop.id, orderNo);
  if (order) await inTransaction(db, (tx) => sendOrderLink(deps, tx, order, { email, locale, now }));
}
