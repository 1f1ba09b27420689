import type { IncomingHttpHeaders } from 'node:http';
import type { Locale, Row } from '../db/index.ts';
import type { PaymentRow } from '../repositories/payments.ts';
import type { ReturnPages } from './return-pages.ts';

/** What an adapter is told when a shopper wants to pay. */
export interface PaymentStart {
  order: Row<'orders'>;
  /** ISO 4217 code of the order's amounts. */
  currency: string;
  /** A payment of this order that was started before and is not finished. */
  open: PaymentRow | undefined;
  /** Payments of this order that were started before: what makes the provider's key of a new one its own. */
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
  /** What is known of its end already. */
  news: PaymentUpdate | null;
  /** When the provider is to be asked about it, should it not tell by itself; null for never. */
  lookAt: number | null;
}

/** What a provider says of a payment. */
export type PaymentUpdate =
  /** The money was taken; `capture` is the provider's name for it where that is another one. */
  | { kind: 'paid'; amountCents: number; currency: string; capture?: string }
  /** The money is on its way, for days, as of a bank debit: neither taken nor refused. */
  | { kind: 'processing' }
  /** The means were declined; the shopper may try again within the same payment. */
  | { kind: 'declined' }
  /** It is over, without money. */
  | { kind: 'failed' | 'cancelled' };

/** A question about a payment that was started. */
export interface PaymentQuery {
  payment: PaymentRow;
  /**
   * Whether the order still waits for the money of this payment. If it does not, a payment that is open is given up at the provider
   * too, as far as the provider allows.
   */
  isWanted: boolean;
}

/** What an adapter is told when money goes back. */
export interface PaymentRefund {
  /** The payment that took it. */
  payment: PaymentRow;
  /** What the money goes back for. */
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

/** The idempotency key of one attempt to pay money out: asked for again it is the same payout, a later attempt is another one. */
export const payoutKey = (refundNo: string, attempt: number): string =>
  attempt === 0 ? refundNo : `${refundNo}-${attempt}`;

/** What happens to money that was taken, without the shop having asked for it. */
export type PaymentIncident =
  /** Somebody gave money back at the provider, or the shopper disputes the payment; over when the shop has its money again. */
  | { kind: 'refunded' | 'disputed'; id: string; amountCents: number; isOver: boolean }
  /** Money that the shop gives back could not be paid out after all. */
  | { kind: 'payout-failed'; refundNo: string; attempt: number; reason: string };

/** What a provider tells by itself, once it is known to be the provider's. */
export type PaymentNotice =
  /** Of the payment itself; null when the provider has to be asked what it means. */
  | { reference: string; news: PaymentUpdate | null }
  /** Of the money after it was taken; `reference` is the payment's or that of its capture. */
  | { reference: string; incidents: readonly PaymentIncident[] };

/** A way to pay. All it does may be asked for again, and runs outside any transaction. */
export interface PaymentAdapter {
  /** The wire's `payType`. */
  readonly payType: string;
  /** What the browser needs to load the provider's script: a public key. */
  readonly publicId?: string;
  /** Whether only shoppers with a proven e-mail address may pay so. */
  readonly needsProvenEmail?: true;
  /** The least that its provider takes; orders that cost less are settled without it. @default 1 */
  readonly minCents?: number;
  start(payment: PaymentStart): Promise<PaymentStarted>;
  /** What became of a payment; takes the money where the shopper has agreed and it waits to be taken. */
  look(look: PaymentQuery): Promise<PaymentUpdate | null>;
  /** Gives money back, once per number and attempt; `pending` when the end is not known yet. What it throws is logged, and it is asked again. */
  refund(refund: PaymentRefund): Promise<Payout>;
  /**
   * Why money that was paid out has come back to the shop; null while it has not. It pays nothing. Missing where the provider cannot be
   * asked.
   */
  payoutFailure?(payout: Pick<PaymentRefund, 'payment' | 'refundNo' | 'attempt'>): Promise<string | null>;
  /**
   * Reads what the provider tells by itself; null for what does not concern a payment.
   *
   * @throws Refused when the provider did not sign it, or too long ago.
   */
  readNotice?(notice: { body: string; headers: IncomingHttpHeaders; now: number }): Promise<PaymentNotice | null>;
}

/** How long after its start a provider is asked about a payment for the first time. */
export const FIRST_LOOK_AFTER_MS = 60_000;
