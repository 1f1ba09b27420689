import type { Db, NewRow, Row } from '../db/index.ts';

export type PreOrderRow = Row<'pre_orders'>;
export async function insertPreOrder(db: Db, row: NewRow<'pre_orders'>): Promise<void> {
  await db.insertInto('pre_orders').values(row).execute();
}

/** An open checkout of this shopper, whatever its age. */
export function preOrderOf(db: Db, userId: number, preOrderNo: string): Promise<PreOrderRow | undefined> {
  return db
    .selectFrom('pre_orders')
    .selectAll()
    .where('pre_order_no', '=', preOrderNo)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Uses an open checkout up; false when it is used up already. */
export async function consumePreOrder(tx: Db, preOrderNo: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pre_orders')
    .set({ consumed_at: now })
    .where('pre_order_no', '=', preOrderNo)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
