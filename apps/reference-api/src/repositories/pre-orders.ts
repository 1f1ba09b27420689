import type { Kysely, Transaction } from 'kysely';
import type { NewRow, Row, Tables } from '../db/index.ts';

export type PreOrderRow = Row<'pre_orders'>;
type Db = Kysely<Tables>;

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

/** The same, held by the transaction that is about to use it up. */
export function holdPreOrder(
  tx: Transaction<Tables>,
  userId: number,
  preOrderNo: string,
): Promise<PreOrderRow | undefined> {
  return tx
    .selectFrom('pre_orders')
    .selectAll()
    .where('pre_order_no', '=', preOrderNo)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function markConsumed(tx: Db, preOrderNo: string, now: number): Promise<void> {
  await tx.updateTable('pre_orders').set({ consumed_at: now }).where('pre_order_no', '=', preOrderNo).execute();
}
