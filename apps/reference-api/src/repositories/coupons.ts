import { USER_COUPON_STATUS } from '@promenade/storefront-hooks/domain';
import { sql } from 'kysely';
import type { Db, NewRow, Row } from '../db/index.ts';

export type CouponRow = Row<'coupons'>;
/** A shopper's coupon, with its value and scope. */
export type UserCouponRow = Row<'user_coupons'> &
  Pick<CouponRow, 'merchant_id' | 'name' | 'use_type' | 'target_ids' | 'money_cents' | 'min_cents'>;
type Window = { offset: number; limit: number };

export async function insertCoupon(db: Db, row: NewRow<'coupons'>): Promise<number> {
  return (await db.insertInto('coupons').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Stops giving a coupon out; false when there is no such coupon. */
export async function disableCoupon(db: Db, id: number, now: number): Promise<boolean> {
  const changes = { is_disabled: true, updated_at: now };
  const { numUpdatedRows } = await db.updateTable('coupons').set(changes).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Tables that a coupon's scope can refer to. */
export type SluggedTable = 'merchants' | 'products' | 'categories';

/** The ids of a shop's things by their slugs. */
export async function idsBySlug(
  db: Db,
  table: SluggedTable,
  storeId: number,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom(table)
    .select(['id', 'slug'])
    .where('store_id', '=', storeId)
    .where('slug', 'in', [...slugs])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** A coupon of a shop. */
export function couponOf(db: Db, storeId: number, id: number): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).where('store_id', '=', storeId).executeTakeFirst();
}

/** Which coupons are offered: to whom, of which kind, for which product, by which merchant (0 the platform). */
export interface CouponFilter {
  storeId: number;
  userId: number | null;
  useType?: number | undefined;
  productId?: number | undefined;
  merId?: number | undefined;
}

/** For goods of this product, as `couponFits` has it. */
const fitsProduct = (productId: number) => sql<boolean>`exists (
  select 1 from products
  join categories leaf on leaf.id = products.category_id
  left join categories branch on branch.id = leaf.parent_id
  where products.id = ${productId} and products.store_id = coupons.store_id
    and coalesce(coupons.merchant_id, products.merchant_id) = products.merchant_id
    and case coupons.use_type
      when 1 then true
      when 2 then products.id = any (coupons.target_ids)
      else coupons.target_ids && array[leaf.id, leaf.parent_id, branch.parent_id]
    end
)`;

/**
 * Coupons that can be received at `now`, most valuable first. A coupon that the shopper has received stays listed even if it
 * is sold out, so that its card does not vanish on receipt.
 */
export async function offeredCoupons(
  db: Db,
  { storeId, userId, useType, productId, merId }: CouponFilter,
  now: number,
  { offset, limit }: Window,
): Promise<{ rows: (CouponRow & { is_received: boolean })[]; total: number }> {
  const isReceived = sql<boolean>`exists (
    select 1 from user_coupons held where held.coupon_id = coupons.id
      and (held.user_id = ${userId}::integer
        or held.mailbox = (select mailbox from users where id = ${userId}::integer))
  )`;
  const offered = db
    .selectFrom('coupons')
    .where('store_id', '=', storeId)
    .$if(useType !== undefined, (all) => all.where('use_type', '=', useType ?? 0))
    .where('is_disabled', '=', false)
    .where('is_code_only', '=', false)
    .where(sql<boolean>`coalesce(receive_start_at <= ${now}, true)`)
    .where(sql<boolean>`coalesce(least(receive_end_at, end_at) > ${now}, true)`)
    .where((where) => where.or([where('left_count', 'is', null), where('left_count', '>', 0), isReceived]))
    .$if(productId !== undefined, (query) => query.where(fitsProduct(productId ?? 0)))
    .$if(merId !== undefined, (query) => query.where(sql<boolean>`coalesce(merchant_id, 0) = ${merId}`));
  const { total } = await offered.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await offered
    .selectAll('coupons')
    .select(isReceived.as('is_received'))
    .orderBy('money_cents', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}

function heldCoupons(db: Db, userId: number) {
  return db
    .selectFrom('user_coupons')
    .innerJoin('coupons', 'coupons.id', 'user_coupons.coupon_id')
    .selectAll('user_coupons')
    .select(['merchant_id', 'name', 'use_type', 'target_ids', 'money_cents', 'min_cents'])
    .where('user_id', '=', userId);
}

const isUsable = (now: number) =>
  sql<boolean>`(user_coupons.status = ${USER_COUPON_STATUS.unused} and user_coupons.end_at > ${now})`;

/** Coupons of a shopper that are neither used nor expired, those that end first first; or the others, the latest first. */
export async function couponsOfShopper(
  db: Db,
  userId: number,
  { usable, now, offset, limit }: Window & { usable: boolean; now: number },
): Promise<{ rows: UserCouponRow[]; total: number }> {
  const condition = usable ? isUsable(now) : sql<boolean>`not ${isUsable(now)}`;
  const { total } = await db
    .selectFrom('user_coupons')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where(condition)
    .executeTakeFirstOrThrow();
  const rows = await heldCoupons(db, userId)
    .where(condition)
    .orderBy('user_coupons.end_at', usable ? 'asc' : 'desc')
    .orderBy('user_coupons.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}

/** Coupons of a shopper that have begun, not ended and are not used. */
export function unusedCoupons(db: Db, userId: number, now: number): Promise<UserCouponRow[]> {
  return heldCoupons(db, userId)
    .where(isUsable(now))
    .where('user_coupons.start_at', '<=', now)
    .orderBy('user_coupons.id')
    .execute();
}

/** How many coupons a shopper has left to use. */
export async function countCoupons(db: Db, userId: number, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_coupons')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(isUsable(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** A shopper's own coupon, whatever became of it. */
export function couponOfShopper(db: Db, userId: number, id: number): Promise<UserCouponRow | undefined> {
  return heldCoupons(db, userId).where('user_coupons.id', '=', id).executeTakeFirst();
}
