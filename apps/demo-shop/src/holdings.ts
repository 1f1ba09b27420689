import type { Db } from '@promenade/reference-api/db/tables.ts';
import { couponPeriod, POINTS_STATUS, POINTS_TYPE } from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import { OVER, WELCOME } from './coupons.ts';

const GIFT_POINTS = 1_250;
/** So long ago the shop gave them. */
const GIVEN_BEFORE_MS = 64 * 24 * 60 * 60 * 1000;

/** Gives a demo account points, a usable coupon and an expired one. */
export async function giveDemoHoldings(
  db: Db,
  userId: number,
  { storeId, now }: { storeId: number; now: number },
): Promise<void> {
  const stamps = { created_at: now, updated_at: now };
  const coupons = await db
    .selectFrom('coupons')
    .select(['id', 'start_at as startTime', 'end_at as endTime', 'days as day'])
    .where('store_id', '=', storeId)
    .where(sql`name ->> 'en'`, 'in', [WELCOME.name[0], OVER.name[0]])
    .execute();
  const held = coupons.map((coupon) => {
    const { startTime, endTime } = couponPeriod(coupon, now);
    const unused = { start_at: startTime, end_at: endTime, used_at: null, order_id: null };
    return { coupon_id: coupon.id, user_id: userId, ...unused, ...stamps };
  });
  if (held.length > 0) await db.insertInto('user_coupons').values(held).execute();
  const given = { created_at: now - GIVEN_BEFORE_MS, updated_at: now - GIVEN_BEFORE_MS };
  const gift = { type: POINTS_TYPE.gain, status: POINTS_STATUS.done, points: GIFT_POINTS };
  await db
    .insertInto('points_records')
    .values({ user_id: userId, ...gift, order_id: null, merchant_order_id: null, thaw_at: null, ...given })
    .execute();
}
