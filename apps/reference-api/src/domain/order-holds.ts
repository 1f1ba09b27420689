import { moneyText } from '@promenade/storefront-sdk/money';
import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import type { PaymentIncident } from '../payments/adapter.ts';
import { type HoldOfOrder, insertHold, type OrderHoldRow, releaseHold } from '../repositories/order-holds.ts';
import type { PaymentRow } from '../repositories/payments.ts';
import { failRefund } from './refund-payouts.ts';
import { failSurplus, surplusOf } from './surplus-payouts.ts';

/*
 * What happens to the money of an order without the shop having asked for it keeps the order from being sent, until the money is
 * the shop's again or the operator lets it go.
 */

/** Writes down what a provider says of money that was taken, whoever brings it, however often and in whatever order. */
export async function applyIncident(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'log' | 'count'>,
  db: Db,
  payment: PaymentRow,
  incident: PaymentIncident,
): Promise<void> {
  if (incident.kind === 'payout-failed') {
    const { refundNo, attempt, reason } = incident;
    const surplus = await surplusOf(db, payment.provider, refundNo);
    if (surplus) await failSurplus(deps, db, surplus, attempt, reason);
    else await failRefund(deps, db, refundNo, attempt, reason);
    return;
  }
  const now = deps.now();
  const { kind: reason, id: reference, amountCents, isOver } = incident;
  const hold = { order_id: payment.order_id, reason, reference, amount_cents: amountCents };
  if (isOver) await releaseHold(db, hold, now);
  else if (await insertHold(db, { ...hold, created_at: now, released_at: null })) {
    deps.log.warn({ order: payment.order_id, reason, reference }, 'an order is held');
    deps.count('order hold', reason);
  }
}

const words: Readonly<Record<OrderHoldRow['reason'], string>> = {
  refunded: 'was refunded at the provider',
  disputed: 'is disputed at the provider',
  'payout-failed': 'of a refund could not be paid out',
};

/** Why an order is held, as in `12.00 is disputed at the provider (dp_1)`. */
export const holdReason = ({ reason, reference, amount_cents, currency }: HoldOfOrder): string =>
  `${moneyText(amount_cents, currency)} ${words[reason]} (${reference})`;
