import type { Kysely } from 'kysely';
import type { Locale, Row, Tables } from '../db/index.ts';

/** What an adapter is told when a shopper wants to pay. */
export interface PaymentStart {
  db: Kysely<Tables>;
  order: Row<'orders'>;
  /** Origin of the shop to which the shopper returns. */
  returnOrigin: string;
  locale: Locale;
  now: number;
}

/** How the shopper goes on. */
export interface PaymentStarted {
  redirect: string | null;
  stripeClientSecret: string | null;
}

/** What an adapter is told when money goes back. */
export interface PaymentRefund {
  /** The payment that succeeded. */
  payment: Row<'payments'>;
  /** Number of the refund (RE…): the provider's idempotency key. */
  refundNo: string;
  amountCents: number;
  now: number;
}

/** A way to pay. Its `start` may run again for the same order as long as that is unpaid. */
export interface PaymentAdapter {
  /** The wire's `payType`. */
  readonly payType: string;
  start(payment: PaymentStart): Promise<PaymentStarted>;
  /**
   * Gives money back; `pending` when the provider tells the end later. May run again for the same number, which must not
   * pay twice, and runs outside any transaction. What it throws is logged, and it is asked again.
   */
  refund(refund: PaymentRefund): Promise<'refunded' | 'pending'>;
}
