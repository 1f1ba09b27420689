import type { ComputedPrice, PreOrder } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';

/** The amounts of an order in cents, with the backend's field names. */
export interface OrderAmounts {
  /** Total of the goods. */
  proTotalPrice: number;
  /** Shipping fee. */
  payPostage: number;
  /** Discount from coupons. */
  couponPrice: number;
  /** Discount from points; null if the backend has no points. */
  integralPrice: number | null;
  /** Amount paid or due. */
  payPrice: number;
}

/** The amounts of an open checkout, or of its price from `useCheckoutPrice`. */
export function checkoutAmounts(checkout: PreOrder | ComputedPrice): OrderAmounts {
  return {
    proTotalPrice: checkout.proTotalFee,
    payPostage: checkout.freightFee,
    couponPrice: checkout.couponFee ?? 0,
    integralPrice: 'deductionPrice' in checkout ? checkout.deductionPrice : 0,
    payPrice: checkout.payFee,
  };
}

/** The labels of a receipt in the page's language. */
export interface ReceiptLabels {
  /** Label of the goods. */
  goods: string;
  /** Label of the shipping. */
  shipping: string;
  /** Shown instead of the amount when shipping is free. */
  free: string;
  /** Label of the discount from coupons. */
  coupon: string;
  /** Label of the discount from points. */
  points: string;
  /** Label of the total. */
  total: string;
}

/** The props of `<Receipt>`. */
export interface ReceiptView {
  /** Goods, shipping and discounts. */
  rows: readonly { id: string; label: string; value: string; tone?: 'saving' | 'free' }[];
  /** Amount paid or due. */
  totalRow: { label: string; value: string };
}

/** The amounts of an order as the props of `<Receipt>`. A discount of 0 has no row. */
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
    totalRow: { label: labels.total, value: formatMoney(payPrice) },
  };
}
