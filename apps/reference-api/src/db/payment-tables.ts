import type { Generated } from 'kysely';
import type { Json } from './tables.ts';

/** An attempt to pay a checkout. */
export interface PaymentsTable {
  id: Generated<number>;
  order_id: number;
  /** The adapter: sandbox, stripe, paypal, cod. */
  provider: string;
  pay_type: string;
  /** The provider's own id for this payment; unique per provider. */
  provider_reference: string | null;
  amount_cents: number;
  currency: string;
  /**
   * `processing`: the money is on its way, for days. `surplus`: money was taken that the order does not want, since it was paid or cancelled before or is of another amount;
   * it has to go back. `returned`: it has gone back.
   */
  status: 'created' | 'pending' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'surplus' | 'returned';
  /** `declined` while the shopper may try again within the same payment. */
  message: string | null;
  details: Json<PaymentDetails>;
  /** The provider's id of the money that was taken, where that is another one. */
  capture_reference: Generated<string | null>;
  /** When the jobs ask the provider next; null when there is nothing to ask. */
  look_at: Generated<number | null>;
  /** How often surplus money could not be paid out. */
  payout_failures: Generated<number>;
  /** Why it could not be paid out last, in the provider's word. */
  payout_error: Generated<string | null>;
  created_at: number;
  updated_at: number;
}

/** What is remembered of how a payment was started. */
export interface PaymentDetails {
  returnOrigin: string;
  /** Where the sandbox leads who has paid; earlier versions did not write it. */
  paidPage?: string;
  locale: 'en' | 'fr';
  /** Address at which the shopper goes on, where there is one. */
  redirect: string | null;
  /** The sandbox's: approved by the shopper, but not told to the shop yet. */
  isApproved?: boolean;
}

/** Why an order is not to be sent for now; see domain/order-holds.ts. */
export interface OrderHoldsTable {
  id: Generated<number>;
  order_id: number;
  /** `refunded`: by somebody at the provider. `payout-failed`: a refund could not be paid out. */
  reason: 'refunded' | 'disputed' | 'payout-failed';
  /** The provider's id of the refund or dispute, or the number of ours with its attempt; unique for an order and a reason. */
  reference: string;
  amount_cents: number;
  created_at: number;
  /** Null while it holds. */
  released_at: number | null;
}

export interface PaymentTables {
  payments: PaymentsTable;
  order_holds: OrderHoldsTable;
}
