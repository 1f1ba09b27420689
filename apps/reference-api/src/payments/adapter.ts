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

/** A way to pay. Its `start` may run again for the same order as long as that is unpaid. */
export interface PaymentAdapter {
  /** The wire's `payType`. */
  readonly payType: string;
  start(payment: PaymentStart): Promise<PaymentStarted>;
}
