'use client';
import { type Client, isStorefrontError, type OrderLine, productsSkuDetail } from '@promenade/storefront-sdk';
import { useState } from 'react';
import { useCartStore } from '../cart/cart-context.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { isMasterOrder } from '../domain/order-number.ts';
import { type ReorderPlan, reorderPlan } from '../domain/reorder.ts';
import { masterOrder, order } from '../query/account-queries.ts';
import { cart as cartQuery } from '../query/catalog-queries.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { signInNeeded } from '../writes/use-account-write.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** The wire's limit of what goes into a cart at once. */
const ADD_LIMIT = 50;

async function linesOf(client: Client, orderNo: string): Promise<OrderLine[]> {
  if (!isMasterOrder(orderNo)) return (await order(orderNo).load(client)).orderInfoList;
  const { orderList } = await masterOrder(orderNo).load(client);
  return orderList.flatMap((part) => part.orderInfoList);
}

/** Pieces on sale by variant; a product that is gone has none. */
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
 * Puts the things of an earlier order (PT or SH number) into the cart, as many as are left beside those that are in it.
 * A double press does it once. Answers what went in, and which lines could not be had in full (`reduced`) or at all (`missing`).
 */
export function useReorder(): Write<[orderNo: string], ReorderPlan<OrderLine>> {
  const { client, session, store } = useStorefront();
  const cart = useCartStore();
  const [flights] = useState(() => createSingleFlight<ReorderPlan<OrderLine>>());

  async function reorder(orderNo: string): Promise<ReorderPlan<OrderLine>> {
    const { shopper } = session.getSnapshot();
    if (!shopper) throw signInNeeded('orders.detail');
    await cart.settle();
    const lines = await linesOf(client, orderNo);
    const account = { kind: 'account', subject: shopper.subject } as const;
    const [stock, groups] = await Promise.all([
      stockOf(client, lines),
      cartQuery(account, store.id).load(client, { auth: 'user' }),
    ]);
    for (const { attrId, cartNum } of groups.flatMap((group) => group.cartInfoList)) {
      const pieces = stock.get(attrId);
      if (pieces !== undefined) stock.set(attrId, pieces - cartNum);
    }
    const plan = reorderPlan(lines, stock);
    for (let from = 0; from < plan.items.length; from += ADD_LIMIT) {
      await cart.add(plan.items.slice(from, from + ADD_LIMIT));
    }
    return plan;
  }

  return useWrite((orderNo: string) => flights(orderNo, () => reorder(orderNo)));
}
