import { USER_COUPON_STATUS } from '@promenade/storefront-hooks/domain';
import type { Db, NewRow, Row, Tx } from '../db/index.ts';
import type { ShopText } from '../db/texts.ts';
import type { OwnerWindow } from './owner-lists.ts';

export type PromotionCodeRow = Row<'promotion_codes'>;

/** Adds a code; false when the shop has it already. */
export async function insertPromotionCode(db: Db, row: NewRow<'promotion_codes'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('promotion_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks a code of a shop, so that its claims are counted one after the other. */
export function holdPromotionCode(tx: Tx, storeId: number, code: string): Promise<PromotionCodeRow | undefined> {
  return tx
    .selectFrom('promotion_codes')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts a claim of a locked code. */
export async function countClaim(tx: Tx, held: PromotionCodeRow, day: string, now: number): Promise<void> {
  await tx
    .updateTable('promotion_codes')
    .set({
      left_count: held.left_count === null ? null : held.left_count - 1,
      claimed_count: held.claimed_count + 1,
      counted_day: day,
      day_count: held.counted_day === day ? held.day_count + 1 : 1,
      updated_at: now,
    })
    .where('id', '=', held.id)
    .execute();
}

/**
 * Claims of a coupon by a shopper, including all accounts of their mailbox: the number, and a usable one of the shopper's.
 */
export async function claimsOf(
  tx: Tx,
  couponId: number,
  user: { id: number; mailbox: string },
  now: number,
): Promise<{ claimed: number; unusedId: number | undefined }> {
  const rows = await tx
    .selectFrom('user_coupons')
    .select(['id', 'user_id', 'status', 'end_at', 'turn'])
    .where('coupon_id', '=', couponId)
    .where((of) => of.or([of('user_id', '=', user.id), of('mailbox', '=', user.mailbox)]))
    .orderBy('id')
    .execute();
  const unused = rows.find(
    ({ user_id, status, end_at }) => user_id === user.id && status === USER_COUPON_STATUS.unused && end_at > now,
  );
  return { claimed: Math.max(0, ...rows.map(({ turn }) => turn)), unusedId: unused?.id };
}

/** Stops a code; false when the shop has no such code. */
export async function stopPromotionCode(db: Db, storeId: number, code: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('promotion_codes')
    .set({ is_stopped: true, updated_at: now })
    .where('store_id', '=', storeId)
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The codes of one shop or of all, the latest first, and how many there are. */
export async function listPromotionCodes(
  db: Db,
  { storeId, limit }: OwnerWindow,
): Promise<{ rows: (PromotionCodeRow & { coupon: ShopText })[]; total: number }> {
  const all = db.selectFrom('promotion_codes').$if(storeId !== null, (of) => of.where('store_id', '=', storeId ?? 0));
  const { total } = await all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('promotion_codes')
    .innerJoin('coupons', 'coupons.id', 'promotion_codes.coupon_id')
    .selectAll('promotion_codes')
    .select(['coupons.name as coupon'])
    .$if(storeId !== null, (of) => of.where('promotion_codes.store_id', '=', storeId ?? 0))
    .orderBy('promotion_codes.id', 'desc')
    .limit(limit)
    .execute();
  return { rows, total };
}
