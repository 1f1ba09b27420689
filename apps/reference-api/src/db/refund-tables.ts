import type { Generated } from 'kysely';
import type { Json } from './tables.ts';

/** What was sent of a merchant's order; nothing for a virtual delivery. */
export interface ParcelsTable {
  id: Generated<number>;
  merchant_order_id: number;
  /** Company, its code and the parcel's number; all empty when the merchant's own courier brings it. */
  company: string;
  code: string;
  number: string;
  courier: string | null;
  courier_phone: string | null;
  /** -1 bad number, 0 no track, 1 collected, 2 on the way, 3 signed, 4 problem, 5 doubtful, 6 returned. */
  state: Generated<number>;
  reason: string | null;
  created_at: number;
  updated_at: number;
}

/** Where a parcel has been, in the courier's words. */
export interface ParcelStationsTable {
  id: Generated<number>;
  parcel_id: number;
  station: string;
  reached_at: number;
}

/** Money asked back of a merchant's order (number RE…). */
export interface RefundsTable {
  id: Generated<number>;
  refund_no: string;
  merchant_order_id: number;
  user_id: number;
  /** 0 under review, 1 refused, 2 accepted, 3 refunded, 4 waits for the goods, 5 goods sent back, 6 withdrawn. */
  status: Generated<number>;
  quantity: number;
  /** Money that goes back, freight within. */
  amount_cents: number;
  freight_cents: number;
  /** Worth of the points that go back. */
  points_cents: number;
  /** Kept of the amount for points that the order had earned and that were spent since; null until its points are settled. */
  withheld_cents: Generated<number | null>;
  /** The shopper's reason. */
  reason: string;
  explanation: string;
  /** Addresses of the shopper's pictures. */
  pictures: Json<string[]>;
  /** Why the merchant refused; empty unless so. */
  refusal_reason: Generated<string>;
  /** Where the merchant wants the goods; empty unless they were asked for. */
  return_address: Generated<string>;
  /** How the shopper has sent them; empty until then. */
  return_carrier: Generated<string>;
  return_tracking_number: Generated<string>;
  sent_back_at: Generated<number | null>;
  refunded_at: number | null;
  /** How often its money could not be paid out. */
  payout_failures: Generated<number>;
  /** Why it could not be paid out last, in the provider's word; null once it was. */
  payout_error: Generated<string | null>;
  /** Since when it counts as failed; null unless the last attempt failed. A refund may fail after it was paid back, too. */
  payout_failed_at: Generated<number | null>;
  /** When the jobs ask the provider next. Null: a minute after the last change, or, where the payout failed, not before the operator wants it. */
  payout_at: Generated<number | null>;
  created_at: number;
  updated_at: number;
}

/** The pieces of a line that a refund is for. */
export interface RefundLinesTable {
  refund_id: number;
  order_line_id: number;
  quantity: number;
  amount_cents: number;
  points_cents: number;
}

export interface RefundTables {
  parcels: ParcelsTable;
  parcel_stations: ParcelStationsTable;
  refunds: RefundsTable;
  refund_lines: RefundLinesTable;
}
