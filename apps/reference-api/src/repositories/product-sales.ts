import type { Kysely } from 'kysely';
import type { Tables } from '../db/index.ts';

/** Counts the pieces of an order as sold, by ascending product, so that none waits in a circle. */
export async function countSales(tx: Kysely<Tables>, orderId: number): Promise<void> {
  const pieces = await tx
    .selectFrom('order_lines')
    .select((line) => ['product_id', line.fn.sum<number>('quantity').as('quantity')])
    .where('order_id', '=', orderId)
    .groupBy('product_id')
    .orderBy('product_id')
    .execute();
  for (const { product_id, quantity } of pieces) {
    await tx
      .updateTable('products')
      .set((product) => ({ sales: product('sales', '+', quantity) }))
      .where('id', '=', product_id)
      .execute();
  }
}
