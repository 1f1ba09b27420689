import type { Generated } from 'kysely';

/** What a shopper may receive. Once given out, only how many are left and whether it is disabled change. */
export interface CouponsTable {
  id: Generated<number>;
  store_id: number;
  /** Null is the platform: good for everybody's goods. */
  merchant_id: number | null;
  name_en: string;
  name_fr: string;
  /** 1 general, 2 goods, 3 category. */
  use_type: number;
  /** Products or categories it is for, by `use_type`; empty for a general one. */
  target_ids: Generated<number[]>;
  money_cents: number;
  /** Goods total from which it can be used; 0 is none. */
  min_cents: number;
  /** Fixed dates, both or none; without them it is good for `days` from its receipt. */
  start_at: number | null;
  end_at: number | null;
  days: number | null;
  /** How many are left to be received; null is without end. */
  left_count: number | null;
  receive_start_at: number | null;
  receive_end_at: number | null;
  is_disabled: Generated<boolean>;
  created_at: number;
  updated_at: number;
}

/** A coupon that a shopper holds; one of a kind for ever, and one for all accounts of a mailbox. */
export interface UserCouponsTable {
  id: Generated<number>;
  coupon_id: number;
  user_id: number;
  /** The mailbox that the shopper had proven. */
  mailbox: Generated<string | null>;
  /** 0 unused, 1 used; expired ones are told by `end_at`. */
  status: Generated<number>;
  start_at: number;
  end_at: number;
  /** When, and by which checkout it was used; both null while it is not. */
  used_at: number | null;
  order_id: number | null;
  created_at: number;
  updated_at: number;
}

/** Points gained or spent; what a shopper has is their sum. */
export interface PointsRecordsTable {
  id: Generated<number>;
  user_id: number;
  /** 1 gain, 2 spending. */
  type: number;
  /** 1 placed, 2 frozen, 3 done, 4 void. Frozen ones are done from `thaw_at` on. */
  status: number;
  points: number;
  /** The checkout that spent them. */
  order_id: number | null;
  /** The merchant's order that earned them. A record without either is the shop's gift. */
  merchant_order_id: number | null;
  thaw_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface CouponTables {
  coupons: CouponsTable;
  user_coupons: UserCouponsTable;
  points_records: PointsRecordsTable;
}
