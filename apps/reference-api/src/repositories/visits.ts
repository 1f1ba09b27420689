import { SESSION_IDLE_LIMIT_MS } from '@promenade/storefront-hooks/domain';
import type { Db } from '../db/index.ts';

/** Starts a visit; an existing one remains unchanged, even for another sender. */
export async function startVisit(
  db: Db,
  visit: { storeId: number; guid: string; uuid: string; userId: number | null },
  now: number,
): Promise<void> {
  const { storeId: store_id, guid, uuid, userId: user_id } = visit;
  await db
    .insertInto('visits')
    .values({ store_id, guid, uuid, user_id, started_at: now, seen_at: now, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes a sign of life, also after the last page was closed; false when the visit is unknown or was silent for too long. */
export async function resumeVisit(db: Db, storeId: number, guid: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visits')
    .set({ seen_at: now, ended_at: null })
    .where('store_id', '=', storeId)
    .where('guid', '=', guid)
    .where('seen_at', '>=', now - SESSION_IDLE_LIMIT_MS)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a visit; an unknown or ended one remains unchanged. */
export async function endVisit(db: Db, storeId: number, guid: string, now: number): Promise<void> {
  await db
    .updateTable('visits')
    .set({ seen_at: now, ended_at: now })
    .where('store_id', '=', storeId)
    .where('guid', '=', guid)
    .where('ended_at', 'is', null)
    .execute();
}

/** Sets the user on a device's anonymous visits. */
export async function claimVisits(db: Db, storeId: number, uuid: string, userId: number): Promise<void> {
  await db
    .updateTable('visits')
    .set({ user_id: userId })
    .where('store_id', '=', storeId)
    .where('uuid', '=', uuid)
    .where('user_id', 'is', null)
    .execute();
}
