import { sql } from 'kysely';
import type { Db, Row } from '../db/index.ts';
import type { ThemeRecord } from '../db/tables.ts';
import type { ShopLanguages } from '../db/texts.ts';

/** A shop that this API serves. */
export type Shop = Row<'stores'>;

/** A host name as shops are stored by it. A dot at its end says that it is whole. */
const plainHost = (host: string) => host.toLowerCase().replace(/\.$/, '');

/** The shop of a host name, or the default shop. */
export async function shopOf(db: Db, host: string): Promise<Shop> {
  return db
    .selectFrom('stores')
    .selectAll()
    .where('host', 'in', [plainHost(host), '*'])
    .orderBy(sql`host = '*'`)
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The shop of exactly this host name; '*' is the default shop. */
export function shopByHost(db: Db, host: string): Promise<Shop | undefined> {
  return db.selectFrom('stores').selectAll().where('host', '=', plainHost(host)).executeTakeFirst();
}

/** Waits for other imports into a shop, and holds up those that follow until the end of the transaction. */
export async function lockShop(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('stores').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** A shop by its id. */
export function shopById(db: Db, id: number): Promise<Shop | undefined> {
  return db.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Every shop's host name and public URL: the allowed return URLs of payments. */
export async function shopHosts(db: Db): Promise<string[]> {
  const shops = await db.selectFrom('stores').select(['host', 'details']).execute();
  return shops.flatMap(({ host, details }) => [
    ...(host === '*' ? [] : [host]),
    ...(URL.canParse(details.domainUrl) ? [new URL(details.domainUrl).host] : []),
  ]);
}

export async function renameShop(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('stores').set({ name }).where('id', '=', id).execute();
}

export async function putLanguages(db: Db, id: number, languages: ShopLanguages): Promise<void> {
  await db.updateTable('stores').set({ languages }).where('id', '=', id).execute();
}

export async function putTheme(db: Db, id: number, theme: ThemeRecord): Promise<void> {
  await db
    .updateTable('stores')
    .set({ theme: JSON.stringify(theme) })
    .where('id', '=', id)
    .execute();
}

export async function hasOrders(db: Db, id: number): Promise<boolean> {
  const order = db.selectFrom('orders').select('id').where('store_id', '=', id).limit(1);
  return (await order.executeTakeFirst()) !== undefined;
}

export async function hasCategories(db: Db, id: number): Promise<boolean> {
  const category = db.selectFrom('categories').select('id').where('store_id', '=', id).limit(1);
  return (await category.executeTakeFirst()) !== undefined;
}

/** Changes some of a shop's details, and leaves the others unchanged. */
export async function putDetails(db: Db, id: number, changes: Readonly<Record<string, unknown>>): Promise<void> {
  await db
    .updateTable('stores')
    .set({ details: sql`details || ${JSON.stringify(changes)}::jsonb` })
    .where('id', '=', id)
    .execute();
}
