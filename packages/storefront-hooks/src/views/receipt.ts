import type { Presentation } from '../context/presentation.ts';

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
export function receiptView(amounts: OrderAmounts, { formatMoney }: Presentation, labels: ReceiptLabels): ReceiptView {
  const { proTotalPrice, payPostage, couponPrice, integralPrice, payPrice } = amounts;
  const saving = (id: string, label: string, cents: number | null) =>
    cents ? [{ id, label, value: `−${formatMoney(cents)}`, tone: 'saving' as const }] : [];
  return {
    rows: [
      { id: 'goods', label: labels.goods, value: formatMoney(proTotalPrice) },
      payPostage > 0
        ? { id: 'shipping', label: labels.shipping, value: formatMoney(payPostage) }
        : { id: 'shipping', label: labels.shipping, value: labels.free, tone: 'free' },
      ...saving('coupon', labels.coupon, couponPrice),
      ...saving('points', labels.points, integralPrice),
    ],
    total: { label: labels.total, value: formatMoney(payPrice) },
  };
}
