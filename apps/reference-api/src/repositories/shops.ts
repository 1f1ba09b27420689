import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '../db/index.ts';

/** A shop that this API serves. */
export type Shop = Row<'stores'>;

/** The shop a host name stands for, else the one that answers any. */
export async function shopOf(db: Kysely<Tables>, host: string): Promise<Shop> {
  return db
    .selectFrom('stores')
    .selectAll()
    .where('host', 'in', [host.toLowerCase(), '*'])
    .orderBy(sql`host = '*'`)
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The shop of exactly this host name; '*' is the one that answers any. */
export function shopByHost(db: Kysely<Tables>, host: string): Promise<Shop | undefined> {
  return db.selectFrom('stores').selectAll().where('host', '=', host.toLowerCase()).executeTakeFirst();
}

/** A shop by its id. */
export function shopById(db: Kysely<Tables>, id: number): Promise<Shop | undefined> {
  return db.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Every shop's host name and own address: where a payment may lead back to. */
export async function shopHosts(db: Kysely<Tables>): Promise<string[]> {
  const shops = await db.selectFrom('stores').select(['host', 'details']).execute();
  return shops.flatMap(({ host, details }) => [
    ...(host === '*' ? [] : [host]),
    ...(URL.canParse(details.domainUrl) ? [new URL(details.domainUrl).host] : []),
  ]);
}
