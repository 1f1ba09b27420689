import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '../db/index.ts';
import type { OwnerWindow } from './owner-lists.ts';

export type StockAlertRow = Row<'stock_alerts'>;

/**
 * Adds an alert, or reactivates one that was sent or has to be confirmed.
 * @param askedBefore an unconfirmed address gets another confirmation mail only if its last one is older.
 * @returns the alert's id if it has changed; undefined if it is waiting already, or its confirmation is recent.
 */
export async function putStockAlert(
  db: Db,
  alert: NewRow<'stock_alerts'>,
  askedBefore: number,
): Promise<number | undefined> {
  const { locale, asked_at, confirmed_at = null } = alert;
  const row = await db
    .insertInto('stock_alerts')
    .values(alert)
    .onConflict((conflict) =>
      conflict
        .columns(['sku_id', 'email'])
        .doUpdateSet({ locale, asked_at, confirmed_at, sent_at: null })
        .where((of) =>
          of.or([
            of('stock_alerts.sent_at', 'is not', null),
            of.and([
              of('stock_alerts.confirmed_at', 'is', null),
              of.or([
                sql<boolean>`${confirmed_at}::bigint is not null`,
                of('stock_alerts.asked_at', '<', askedBefore),
                // By a clock that ran ahead.
                of('stock_alerts.asked_at', '>', asked_at),
              ]),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function stockAlertById(db: Db, id: number): Promise<StockAlertRow | undefined> {
  return db.selectFrom('stock_alerts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Notes that the address of an alert wants it. */
export async function confirmStockAlert(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('stock_alerts')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Deletes every alert of an address in a shop. */
export async function stopStockAlerts(db: Db, { store_id, email }: StockAlertRow): Promise<void> {
  await db.deleteFrom('stock_alerts').where('store_id', '=', store_id).where('email', '=', email).execute();
}

/** Alerts that wait for a variant which can be bought now. */
const due = (db: Db) =>
  db
    .selectFrom('stock_alerts')
    .innerJoin('skus', 'skus.id', 'stock_alerts.sku_id')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .where('stock_alerts.confirmed_at', 'is not', null)
    .where('stock_alerts.sent_at', 'is', null)
    .where('skus.stock', '>', 0)
    .where('products.on_sale', '=', true);

/** The same, those that wait longest first. Since when they are due is not known. */
export const dueStockAlerts = (db: Db) =>
  due(db)
    .select(['stock_alerts.id', sql<number | null>`null::bigint`.as('due_at')])
    .orderBy('stock_alerts.confirmed_at');

/** A due alert with its variant, locked; undefined if it is no longer due. */
export function holdDueStockAlert(tx: Tx, id: number) {
  return due(tx)
    .selectAll('stock_alerts')
    .select(['skus.sku', 'skus.product_id', 'products.name', 'products.slug'])
    .select(['products.unique_key', 'products.landing_page', 'products.listed_on_store'])
    .where('stock_alerts.id', '=', id)
    .forUpdate('stock_alerts')
    .executeTakeFirst();
}
export type DueStockAlert = NonNullable<Awaited<ReturnType<typeof holdDueStockAlert>>>;

/** Notes that an alert was sent. */
export async function markStockAlertSent(tx: Tx, id: number, now: number): Promise<void> {
  await tx.updateTable('stock_alerts').set({ sent_at: now }).where('id', '=', id).execute();
}

/** The names of a variant, for a mail. */
export function variantNames(db: Db, skuId: number) {
  return db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.stock', 'products.on_sale', 'skus.sku', 'products.name'])
    .where('skus.id', '=', skuId)
    .executeTakeFirstOrThrow();
}

/** The variants that most addresses wait for, and how many variants are waited for. */
export async function wantedVariants(db: Db, { storeId, limit }: OwnerWindow) {
  const waiting = db
    .selectFrom('stock_alerts')
    .where('confirmed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .$if(storeId !== null, (of) => of.where('stock_alerts.store_id', '=', storeId ?? 0));
  const { total } = await waiting
    .select(sql<number>`count(distinct sku_id)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await waiting
    .innerJoin('skus', 'skus.id', 'stock_alerts.sku_id')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['products.name', 'products.slug', 'skus.sku', sql<number>`count(*)::integer`.as('count')])
    .groupBy(['skus.id', 'products.id'])
    .orderBy('count', 'desc')
    .orderBy('skus.id')
    .limit(limit)
    .execute();
  return { rows, total };
}
