import type { Db, NewRow, Row } from '../db/index.ts';

export function channelOf(db: Db, storeId: number): Promise<Row<'streaming_channels'> | undefined> {
  return db.selectFrom('streaming_channels').selectAll().where('store_id', '=', storeId).executeTakeFirst();
}

/** Starts a stream in the place of the one there was. */
export async function putChannel(db: Db, channel: NewRow<'streaming_channels'>): Promise<void> {
  const { address, title, started_at } = channel;
  await db
    .insertInto('streaming_channels')
    .values(channel)
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet({ address, title, started_at }))
    .execute();
}

/** Ends a stream; false when there is none. */
export async function dropChannel(db: Db, storeId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('streaming_channels')
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
