import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import { shownPrice } from './product-orders.ts';

/** Switches the mails of a shopper on or off. From then on the current prices count as known. */
export async function setPriceAlerts(tx: Tx, userId: number, isOn: boolean, now: number): Promise<void> {
  await tx.updateTable('users').set({ price_alerts: isOn, updated_at: now }).where('id', '=', userId).execute();
  if (!isOn) return;
  await tx
    .updateTable('wishes')
    .from('products')
    .set({ told_cents: shownPrice(now) })
    .whereRef('products.id', '=', 'wishes.product_id')
    .where('wishes.user_id', '=', userId)
    .execute();
}

/** Shoppers with a wish that can be bought for less than they know. */
export const shoppersToTell = (db: Db, now: number) =>
  db
    .selectFrom('users')
    .select(['users.id', sql<number | null>`null::bigint`.as('due_at')])
    .where('users.price_alerts', '=', true)
    .where('users.email_proven_at', 'is not', null)
    .where(({ exists }) => exists(cheaper(db, now).select('wishes.id').where(sql<boolean>`wishes.user_id = users.id`)))
    .orderBy('users.id');

const cheaper = (db: Db, now: number) =>
  db
    .selectFrom('wishes')
    .innerJoin('products', 'products.id', 'wishes.product_id')
    .where('products.on_sale', '=', true)
    .where(sql<boolean>`exists (select from skus where skus.product_id = products.id and skus.stock > 0)`)
    .where(sql<boolean>`${shownPrice(now)} < wishes.told_cents`);

/** A shopper's wishes that became cheaper, locked, largest saving first. */
export function holdCheaperWishes(tx: Tx, userId: number, now: number) {
  return cheaper(tx, now)
    .select(['wishes.id', 'wishes.told_cents', shownPrice(now).as('price_cents')])
    .select(['wishes.product_id', 'products.name', 'products.slug', 'products.unique_key'])
    .select(['products.landing_page', 'products.listed_on_store'])
    .where('wishes.user_id', '=', userId)
    .orderBy(sql`${shownPrice(now)} - wishes.told_cents`)
    .orderBy('wishes.id')
    .forUpdate('wishes')
    .execute();
}
export type CheaperWish = Awaited<ReturnType<typeof holdCheaperWishes>>[number];

/** Notes that prices are known now. */
export async function noteToldPrices(tx: Tx, wishes: readonly CheaperWish[]): Promise<void> {
  for (const { id, price_cents } of wishes) {
    await tx.updateTable('wishes').set({ told_cents: price_cents }).where('id', '=', id).execute();
  }
}
