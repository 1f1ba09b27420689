import type { IncomingHttpHeaders } from 'node:http';
import type { Locale, Row } from '../db/index.ts';
import type { PaymentRow } from '../repositories/payments.ts';

/** Pages to which a provider sends a shopper back. */
export interface ReturnPages {
  /** Page after an approved payment. */
  paid: string;
  /** Page after a cancelled payment: the order can be paid again. */
  cancelled: string;
}

/** Input of an adapter when a shopper starts a payment. */
export interface PaymentStart {
  order: Row<'orders'>;
  /** ISO 4217 code of the order's amounts. */
  currency: string;
  /** A payment of this order that was started before and is not finished. */
  open: PaymentRow | undefined;
  /** Number of earlier payments of this order, which makes the provider's idempotency key of a new one unique. */
  earlier: number;
  /** Origin of the shop to which the shopper returns. */
  returnOrigin: string;
  returnPages: ReturnPages;
  locale: Locale;
  now: number;
}

/** How the shopper goes on. */
export interface PaymentStarted {
  /** The provider's own name for the payment. */
  reference: string;
  redirect: string | null;
  stripeClientSecret: string | null;
  /** Its result, if it is known already. */
  update: PaymentUpdate | null;
  /** When to query the provider if no notice arrives; null for never. */
  lookAt: number | null;
}

/** A provider's report about a payment. */
export type PaymentUpdate =
  /** The money was captured; `capture` is the provider's id of the capture if it has its own. */
  | { kind: 'paid'; amountCents: number; currency: string; capture?: string }
  /** The money is on its way, for days, as of a bank debit: neither taken nor refused. */
  | { kind: 'processing' }
  /** The means were declined; the shopper may try again within the same payment. */
  | { kind: 'declined' }
  /** The provider has ended it, without money. */
  | { kind: 'failed' | 'cancelled' }
  /** Nothing was taken and the order does not want it, but the provider cannot end it: money may still come. */
  | { kind: 'abandoned' };

/** A question about a payment that was started. */
export interface PaymentQuery {
  payment: PaymentRow;
  /**
   * Whether the order still waits for this payment. If not, an open payment is cancelled at the provider too, if the
   * provider allows it.
   */
  isWanted: boolean;
}

/** Pages to which a provider sends a shopper back. */
export interface ReturnPages {
  /** Page after an approved payment. */
  paid: string;
  /** Page after a cancelled payment: the order can be paid again. */
  cancelled: string;
}

/** Input of an adapter when money is paid back. */
export interface PaymentRefund {
  /** The payment that took it. */
  payment: PaymentRow;
  /** Number of the refund or surplus payout. */
  refundNo: string;
  /** How often it could not be paid out before; with the number it makes the provider's idempotency key, see `payoutKey`. */
  attempt: number;
  /** Null for all that was taken. */
  amountCents: number | null;
  /** Whether the goods have been handed over. */
  isDelivered: boolean;
}

/** What became of money that goes back; `failed` has the provider's word for why it could not be paid out. */
export type Payout = 'refunded' | 'pending' | { failed: string };

/** The idempotency key of one payout attempt: the same key is the same payout, a later attempt has another. */
export const payoutKey = (refundNo: string, attempt: number): string =>
  attempt === 0 ? refundNo : `${refundNo}-${attempt}`;

/** A change to captured money that the shop did not request. */
export type PaymentIncident =
  /** A refund at the provider's dashboard, or a dispute by the shopper; over when the shop has its money again. */
  | { kind: 'refunded' | 'disputed'; id: string; amountCents: number; isOver: boolean }
  /** Money that the shop gives back could not be paid out after all. */
  | { kind: 'payout-failed'; refundNo: string; attempt: number; reason: string };

/** A provider's notice, after its signature was verified. */
export type PaymentNotice =
  /** About the payment itself; null if the provider must be queried for the status. */
  | { reference: string; update: PaymentUpdate | null }
  /** Of the money after it was taken; `reference` is the payment's or that of its capture. */
  | { reference: string; incidents: readonly PaymentIncident[] };

/** A payment method. All of its functions may be repeated, and run outside any transaction. */
export interface PaymentAdapter {
  /** The wire's `payType`. */
  readonly payType: string;
  /** Public key with which the browser loads the provider's script. */
  readonly publicId?: string;
  /** Whether it requires a verified e-mail address. */
  readonly needsProvenEmail?: true;
  /** Whether it takes a currency, and an amount in its minor units if one is given. Asked before it is offered. */
  supports(currency: string, amountCents?: number): boolean;
  /** The provider's words for amounts and currencies that it does not take, beyond those that `supports` knows. */
  readonly refusesAmountsWith?: readonly string[];
  start(payment: PaymentStart): Promise<PaymentStarted>;
  /** What became of a payment; takes the money where the shopper has agreed and it waits to be taken. */
  look(look: PaymentQuery): Promise<PaymentUpdate | null>;
  /**
   * Pays money back, once per number and attempt; `pending` if the result is not known yet. Errors are logged, and the call
   * is retried.
   */
  refund(refund: PaymentRefund): Promise<Payout>;
  /**
   * Why money that was paid out has come back to the shop; null while it has not. It pays nothing. Missing where the provider cannot be
   * asked.
   */
  payoutFailure?(payout: Pick<PaymentRefund, 'payment' | 'refundNo' | 'attempt'>): Promise<string | null>;
  /**
   * Reads a provider's notice; null if it doesn't concern a payment.
   * @throws Refused if the provider's signature is invalid or too old.
   */
  readNotice?(notice: { body: string; headers: IncomingHttpHeaders; now: number }): Promise<PaymentNotice | null>;
}

/** Delay between the start of a payment and its first check at the provider. */
export const FIRST_LOOK_AFTER_MS = 60_000;
