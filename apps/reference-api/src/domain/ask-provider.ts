import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../db/index.ts';
import type { DomainDeps } from '../deps.ts';
import { countUse } from '../limits/rate-limits.ts';
import type { PaymentAdapter } from '../payments/adapter.ts';
import { SANDBOX } from '../payments/sandbox.ts';
import { orderById } from '../repositories/orders.ts';
import { isProcessing, openPaymentsOf, type PaymentRow } from '../repositories/payments.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

export function adapterOf({ payments }: DomainDeps<'payments'>, { id, pay_type }: PaymentRow): PaymentAdapter {
  const adapter = payments.get(pay_type);
  if (!adapter) throw new Error(`payment ${id}: ${pay_type} is not offered any more`);
  return adapter;
}

/** Whether the shopper has just approved the payment: then it is captured even if it was cancelled before. */
interface Asking {
  isApproved?: boolean;
}

/** Queries the provider for the status of a payment and stores it. */
export async function askProvider(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'count' | 'payments'>,
  db: Db,
  payment: PaymentRow,
  { isApproved = false }: Asking = {},
): Promise<Settled> {
  const order = await orderById(db, payment.order_id);
  const isOpen = !order.paid && !order.is_cancelled && (isApproved || payment.status !== 'cancelled');
  const isWanted = isOpen && !(await isProcessing(db, order.id, payment.id));
  const update = await adapterOf(deps, payment).look({ payment, isWanted });
  if (!update) return 'unchanged';
  return inTransaction(db, (tx) => settlePayment(deps, tx, payment, update));
}

const ASKED_AT_MOST_EVERY_MS = 5_000;
/** Maximum wait of a page for the response; the provider's response is stored even if it arrives later. */
const SHOPPER_WAITS_MS = 2_000;

/** Checks the open payments of an order while its shopper views it, each every few seconds at most. */
export async function askWhileShopperWaits(
  deps: DomainDeps<'secrets' | 'config' | 'now' | 'mailer' | 'log' | 'count' | 'payments'>,
  db: Db,
  orderId: number,
): Promise<void> {
  const ask = async (payment: PaymentRow) => {
    const limit = { key: `payment:${payment.id}:asked`, limit: 1, windowMs: ASKED_AT_MOST_EVERY_MS };
    if ((await countUse(db, limit, deps.now())) === 0) await askProvider(deps, db, payment);
  };
  // The sandbox plays a provider whose word is late.
  const open = (await openPaymentsOf(db, orderId)).filter(
    ({ pay_type }) => pay_type !== SANDBOX && deps.payments.has(pay_type),
  );
  const asked = open.map((payment) =>
    ask(payment).catch((error: unknown) =>
      deps.log.warn({ err: error, payment: payment.id }, 'a payment could not be asked about'),
    ),
  );
  await Promise.race([Promise.all(asked), delay(SHOPPER_WAITS_MS, undefined, { ref: false })]);
}
