import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/index.ts';

export type CartLineRow = Row<'cart_lines'>;

/** Whose cart: an account's by user id, or a guest's by cartUuid. */
export interface CartOwner {
  kind: 'user' | 'guest';
  id: string;
}

/**
 * The owner's cart, made if there is none, held by this transaction: all writes to a cart take this first, so that they
 * happen one after the other.
 */
export async function holdCart(
  tx: Tx,
  storeId: number,
  owner: CartOwner,
  now: number,
): Promise<{ id: number; isNew: boolean }> {
  return (
    tx
      .insertInto('carts')
      .values({ store_id: storeId, owner_kind: owner.kind, owner_id: owner.id, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'owner_kind', 'owner_id']).doUpdateSet({ updated_at: now }),
      )
      // A row that this statement inserted has no transaction that deleted or locked it.
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow()
  );
}

/** The owner's cart, held, if there is one. */
export async function holdExistingCart(tx: Tx, storeId: number, owner: CartOwner): Promise<number | undefined> {
  const cart = await tx
    .selectFrom('carts')
    .select('id')
    .where('store_id', '=', storeId)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .forUpdate()
    .executeTakeFirst();
  return cart?.id;
}

/** The lines of the owner's cart, oldest first. */
export function linesOfOwner(db: Db, storeId: number, owner: CartOwner): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .selectAll('cart_lines')
    .where('carts.store_id', '=', storeId)
    .where('carts.owner_kind', '=', owner.kind)
    .where('carts.owner_id', '=', owner.id)
    .orderBy('cart_lines.id')
    .execute();
}

export function linesOfCart(db: Db, cartId: number): Promise<CartLineRow[]> {
  return db.selectFrom('cart_lines').selectAll().where('cart_id', '=', cartId).orderBy('id').execute();
}

/** A line to add to a cart. */
export interface NewLine {
  productId: number;
  skuId: number;
  quantity: number;
  unitCents: number;
}

/** Adds units of a variant to a cart, merging with an existing line; returns the line's new quantity. */
export async function addToLine(tx: Db, cartId: number, line: NewLine, now: number): Promise<number> {
  const { quantity } = await tx
    .insertInto('cart_lines')
    .values({
      cart_id: cartId,
      product_id: line.productId,
      sku_id: line.skuId,
      unique_key: randomBytes(12).toString('hex'),
      quantity: line.quantity,
      unit_price_cents_when_added: line.unitCents,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'sku_id']).doUpdateSet((row) => ({
        quantity: row('cart_lines.quantity', '+', line.quantity),
        unit_price_cents_when_added: line.unitCents,
        updated_at: now,
      })),
    )
    .returning('quantity')
    .executeTakeFirstOrThrow();
  return quantity;
}

export async function setQuantity(tx: Db, lineId: number, quantity: number, now: number): Promise<void> {
  await tx.updateTable('cart_lines').set({ quantity, updated_at: now }).where('id', '=', lineId).execute();
}

/** Makes a line one of another variant. */
export async function changeVariant(
  tx: Db,
  lineId: number,
  { skuId, quantity, unitCents }: Omit<NewLine, 'productId'>,
  now: number,
): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ sku_id: skuId, quantity, unit_price_cents_when_added: unitCents, updated_at: now })
    .where('id', '=', lineId)
    .execute();
}

/** Removes those of the lines that are in this cart; answers how many there were. */
export async function removeLines(tx: Db, cartId: number, lineIds: readonly number[]): Promise<number> {
  if (lineIds.length === 0) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .where('id', 'in', [...lineIds])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes a guest's cart, so that its lines can be merged; false if it was deleted already. */
export async function consumeGuestCart(tx: Db, cartId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('carts').where('id', '=', cartId).executeTakeFirst();
  return numDeletedRows === 1n;
}
