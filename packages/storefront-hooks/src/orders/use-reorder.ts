'use client';
import { type Client, cartList, isStorefrontError, type OrderLine, productsSkuDetail } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { useCartStore } from '../cart/cart-hooks.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { isMasterOrder } from '../domain/order-number.ts';
import { type ReorderPlan, reorderPlan } from '../domain/reorder.ts';
import { masterOrder, order } from '../query/account-queries.ts';
import { requireSubject } from '../writes/require-subject.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** Largest number of items that the endpoint allows. */
const ADD_LIMIT = 50;

async function linesOf(client: Client, orderNo: string): Promise<OrderLine[]> {
  if (!isMasterOrder(orderNo)) return (await order(orderNo).load(client)).orderInfoList;
  const { orderList } = await masterOrder(orderNo).load(client);
  return orderList.flatMap((part) => part.orderInfoList);
}

/** Stock by variant id. Variants of products that no longer exist are absent. */
async function stockOf(client: Client, lines: readonly OrderLine[]): Promise<Map<number, number>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const details = await Promise.all(
    ids.map(async (id) => {
      try {
        return Object.values((await productsSkuDetail(client, id)).productValue);
      } catch (cause) {
        if (isStorefrontError(cause, 'not-found')) return [];
        throw cause;
      }
    }),
  );
  return new Map(details.flat().map(({ id, stock }) => [id, stock]));
}

/**
 * Adds the lines of an earlier order (PT or SH number) to the cart, limited by the stock minus the units in the cart. A double
 * click adds them once. Resolves to the added items, and the lines that were added in part (`reduced`) or not at all (`missing`).
 */
export function useReorder(): Write<[orderNo: string], ReorderPlan<OrderLine>> {
  const { client, session, store } = useStorefront();
  const cart = useCartStore();
  const [singleFlight] = useState(() => createSingleFlight<ReorderPlan<OrderLine>>());

  async function reorder(orderNo: string): Promise<ReorderPlan<OrderLine>> {
    requireSubject(session, 'orders.detail');
    await cart.settle();
    const lines = await linesOf(client, orderNo);
    const [stock, groups] = await Promise.all([
      stockOf(client, lines),
      cartList(client, { isValid: true, storeId: store.id }, { auth: 'user' }),
    ]);
    for (const { attrId, cartNum } of groups.flatMap((group) => group.cartInfoList)) {
      const left = stock.get(attrId);
      if (left !== undefined) stock.set(attrId, left - cartNum);
    }
    const plan = reorderPlan(lines, stock);
    for (let from = 0; from < plan.items.length; from += ADD_LIMIT) {
      await cart.add(plan.items.slice(from, from + ADD_LIMIT));
    }
    return plan;
  }

  return useWrite((orderNo: string) => singleFlight(orderNo, () => reorder(orderNo)));
}
