'use client';
import type { PreOrder } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type PreOrderView, preOrderView } from './pre-order.ts';
import { type OrderAmounts, type ReceiptLabels, type ReceiptView, receiptView } from './receipt.ts';

/**
 * The amounts of an order as the props of `<Receipt>`. A discount of 0 has no row. `usePreOrderView` returns the amounts of an
 * open checkout, `checkoutAmounts` converts its price from `useCheckoutPrice`.
 */
export function useReceipt(amounts: OrderAmounts, labels: ReceiptLabels): ReceiptView {
  const shop = useStorefront();
  const { proTotalPrice, payPostage, couponPrice, integralPrice, payPrice } = amounts;
  const { goods, shipping, free, coupon, points, total } = labels;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has all fields of `amounts` and `labels`, which callers create in each render
  return useMemo(
    () => receiptView(amounts, shop, labels),
    [
      proTotalPrice,
      payPostage,
      couponPrice,
      integralPrice,
      payPrice,
      goods,
      shipping,
      free,
      coupon,
      points,
      total,
      shop,
    ],
  );
}

/**
 * An open checkout as props of `<OrderLineList>`, and its amounts for `useReceipt`. With a coupon or points, use
 * `checkoutAmounts` of `useCheckoutPrice` instead of these amounts.
 */
export function usePreOrderView(preOrder: PreOrder): PreOrderView {
  const shop = useStorefront();
  return useMemo(() => preOrderView(preOrder, shop), [preOrder, shop]);
}
