import { POINTS_STATUS, POINTS_TYPE } from '@promenade/storefront-hooks/domain';
import type { Database, NewRow } from '../db/index.ts';
import { insertCoupon } from '../repositories/coupons.ts';
import { insertPoints } from '../repositories/points.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A coupon of the platform, 5.00 off anything for a week from its receipt, unless told otherwise. */
export function someCoupon({ db }: Database, changes: Partial<NewRow<'coupons'>> = {}): Promise<number> {
  const now = Date.now();
  return insertCoupon(db, {
    store_id: 1,
    merchant_id: null,
    name_en: 'A coupon',
    name_fr: 'Un coupon',
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
