'use client';
import type { PreOrder } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type OrderLineView, orderLineView, summaryLine } from './order-lines.ts';

/** The sums of an order as the backend names them, in cents. */
export interface OrderAmounts {
  /** Goods. */
  proTotalPrice: number;
  /** Shipping. */
  payPostage: number;
  /** Taken off by a coupon. */
  couponPrice: number;
  /** Taken off by points; null where the backend has no points. */
  integralPrice: number | null;
  /** What is paid. */
  payPrice: number;
}

/** The words of a receipt in the language of the page. */
export interface ReceiptLabels {
  /** Label of the goods. */
  goods: string;
  /** Label of the shipping. */
  shipping: string;
  /** Stands in place of the amount when shipping is free. */
  free: string;
  /** Label of what a coupon takes off. */
  coupon: string;
  /** Label of what points take off. */
  points: string;
  /** Label of the total. */
  total: string;
}

/** The props of `<Receipt>`. */
export interface ReceiptView {
  /** Goods, shipping, and what is taken off. */
  rows: readonly { id: string; label: string; value: string; tone?: 'saving' | 'free' }[];
  /** What is paid. */
  total: { label: string; value: string };
}

/** The sums of an order as the props of `<Receipt>`. What takes nothing off has no row. */
export function useReceipt(amounts: OrderAmounts, labels: ReceiptLabels): ReceiptView {
  const { formatMoney } = useStorefront();
  const { proTotalPrice, payPostage, couponPrice, integralPrice, payPrice } = amounts;
  const { goods, shipping, free, coupon, points, total } = labels;
  return useMemo(() => {
    const saving = (id: string, label: string, cents: number | null) =>
      cents ? [{ id, label, value: `−${formatMoney(cents)}`, tone: 'saving' as const }] : [];
    return {
      rows: [
        { id: 'goods', label: goods, value: formatMoney(proTotalPrice) },
        payPostage > 0
          ? { id: 'shipping', label: shipping, value: formatMoney(payPostage) }
          : { id: 'shipping', label: shipping, value: free, tone: 'free' },
        ...saving('coupon', coupon, couponPrice),
        ...saving('points', points, integralPrice),
      ],
      total: { label: total, value: formatMoney(payPrice) },
    };
  }, [
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
    formatMoney,
  ]);
}

/** An open checkout as views show it. */
export interface PreOrderView {
  /** Its lines, merchant by merchant: each entry has the prop of `<OrderLineList>`. */
  merchants: readonly { merId: number; name: string; lines: readonly OrderLineView[] }[];
  /** Pieces in all lines. */
  pieces: number;
  /** Its sums, for `useReceipt`. */
  amounts: OrderAmounts;
  /** What is to be paid. */
  total: string;
}

/** An open checkout as views show it. */
export function usePreOrderView(preOrder: PreOrder): PreOrderView {
  const { formatMoney, picture } = useStorefront();
  return useMemo(
    () => ({
      pieces: preOrder.orderProNum,
      total: formatMoney(preOrder.payFee),
      amounts: {
        proTotalPrice: preOrder.proTotalFee,
        payPostage: preOrder.freightFee,
        couponPrice: preOrder.couponFee ?? 0,
        integralPrice: 0,
        payPrice: preOrder.payFee,
      },
      merchants: preOrder.orderList.map(({ merId, merName, orderInfoList }) => ({
        merId,
        name: merName,
        lines: orderInfoList.map((line) => orderLineView(summaryLine(line), { formatMoney, picture })),
      })),
    }),
    [preOrder, formatMoney, picture],
  );
}
