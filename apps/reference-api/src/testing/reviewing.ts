import { ORDER_STATUS } from '@promenade/storefront-hooks/domain';
import type { Storefront } from '@promenade/storefront-sdk';
import type { Database } from '../db/index.ts';
import { placeBuyNow } from './shopping.ts';

/** A line that its shopper has received, without the walk through payment and parcel; what writing its review takes. */
export async function receivedLine(
  { db }: Database,
  shop: Storefront,
  sku: { attrId: number; productId: number },
): Promise<{ orderNo: string; orderInfoId: number }> {
  const masterNo = await placeBuyNow(shop, sku);
  const order = await db
    .updateTable('orders')
    .set({ paid: true, paid_at: Date.now() })
    .where('order_no', '=', masterNo)
    .returning('id')
    .executeTakeFirstOrThrow();
  const part = await db
    .updateTable('merchant_orders')
    .set({ status: ORDER_STATUS.completed, completed_at: Date.now() })
    .where('order_id', '=', order.id)
    .returning(['id', 'order_no'])
    .executeTakeFirstOrThrow();
  const line = await db
    .selectFrom('order_lines')
    .select('id')
    .where('merchant_order_id', '=', part.id)
    .executeTakeFirstOrThrow();
  return { orderNo: part.order_no, orderInfoId: line.id };
}

/** A variant in stock of a product without reviews. */
export function unreviewedSku({ db }: Database) {
  return db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.id as attrId', 'skus.product_id as productId'])
    .where('skus.stock', '>=', 20)
    .where('products.rating_tenths', '=', 0)
    .where('products.store_id', '=', 1)
    .where('skus.position', '=', 0)
    .orderBy('skus.id')
    .limit(1)
    .executeTakeFirstOrThrow();
}
