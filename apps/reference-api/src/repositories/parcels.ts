import type { Db, NewRow, Row } from '../db/index.ts';

export type ParcelRow = Row<'parcels'>;
export type StationRow = Row<'parcel_stations'>;

export async function insertParcel(tx: Db, parcel: NewRow<'parcels'>): Promise<void> {
  await tx.insertInto('parcels').values(parcel).execute();
}

/** The parcel of a merchant's order, with its tracking events, oldest first. */
export async function parcelOf(
  db: Db,
  partId: number,
): Promise<{ parcel: ParcelRow; stations: StationRow[] } | undefined> {
  const parcel = await db.selectFrom('parcels').selectAll().where('merchant_order_id', '=', partId).executeTakeFirst();
  if (!parcel) return undefined;
  const stations = await db
    .selectFrom('parcel_stations')
    .selectAll()
    .where('parcel_id', '=', parcel.id)
    .orderBy('id')
    .execute();
  return { parcel, stations };
}

/** Notes a station of a parcel, and its new state. False when nothing was sent. */
export async function addStation(
  tx: Db,
  partId: number,
  { station, state }: { station: string; state: number },
  now: number,
): Promise<boolean> {
  const parcel = await tx
    .updateTable('parcels')
    .set({ state, updated_at: now })
    .where('merchant_order_id', '=', partId)
    .returning('id')
    .executeTakeFirst();
  if (!parcel) return false;
  await tx.insertInto('parcel_stations').values({ parcel_id: parcel.id, station, reached_at: now }).execute();
  return true;
}
