import { POINTS_STATUS, POINTS_TYPE } from '@promenade/storefront-hooks/domain';
import type { Database, NewRow } from '../db/index.ts';
import { insertCoupon } from '../repositories/coupons.ts';
import { insertPoints } from '../repositories/points.ts';
import { insertPromotionCode } from '../repositories/promotion-codes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A coupon of the platform, 5.00 off anything for a week from its receipt, unless told otherwise. */
export function someCoupon({ db }: Database, changes: Partial<NewRow<'coupons'>> = {}): Promise<number> {
  const now = Date.now();
  return insertCoupon(db, {
    store_id: 1,
    merchant_id: null,
    name: { en: 'A coupon', fr: 'Un coupon' },
    use_type: 1,
    money_cents: 500,
    min_cents: 0,
    start_at: null,
    end_at: null,
    days: 7,
    left_count: null,
    receive_start_at: null,
    receive_end_at: null,
    created_at: now,
    updated_at: now,
    ...changes,
  });
}

/** A promotion code of a new coupon; answers the code. */
export async function someCode(
  database: Database,
  changes: Partial<NewRow<'promotion_codes'>> = {},
  coupon: Partial<NewRow<'coupons'>> = {},
): Promise<string> {
  const stamps = { created_at: Date.now(), updated_at: Date.now() };
  const storeId = changes.store_id ?? 1;
  const couponId = await someCoupon(database, { store_id: storeId, is_code_only: true, ...coupon });
  const code = `CODE${couponId}`;
  const open = { start_at: null, end_at: null, left_count: null, per_day: null, counted_day: null };
  const row = { store_id: storeId, coupon_id: couponId, code, ...open, ...stamps, ...changes };
  await insertPromotionCode(database.db, row);
  return row.code;
}

/** Hands a shopper a coupon as if received; answers the id that price and order take. */
export async function giveCoupon(
  database: Database,
  userId: number,
  changes: Partial<NewRow<'coupons'>> = {},
  period = { start_at: Date.now() - DAY_MS, end_at: Date.now() + DAY_MS },
): Promise<number> {
  const stamps = { created_at: Date.now(), updated_at: Date.now() };
  const unused = { ...period, used_at: null, order_id: null };
  const { id } = await database.db
    .insertInto('user_coupons')
    .values({ coupon_id: await someCoupon(database, changes), user_id: userId, ...unused, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a shopper points to spend. */
export function givePoints({ db }: Database, userId: number, points: number): Promise<void> {
  const gift = { type: POINTS_TYPE.gain, status: POINTS_STATUS.done, points };
  const stamps = { created_at: Date.now(), updated_at: Date.now() };
  return insertPoints(db, [
    { user_id: userId, ...gift, order_id: null, merchant_order_id: null, thaw_at: null, ...stamps },
  ]);
}
