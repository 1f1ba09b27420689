import type { Logistics } from '@promenade/storefront-sdk/contract';

/** A line of an order at the price that was charged, in cents. */
export interface OrderedLine {
  id: number;
  productId: number;
  productName: string;
  image: string;
  skuId: number;
  sku: string;
  unitCents: number;
  quantity: number;
  isShippingIncluded: boolean;
  /** Share of the coupon's discount. */
  couponCents: number;
  /** Share of what points paid. */
  pointsCents: number;
  isReviewed: boolean;
  /** The review, once it is written. */
  review?: { star: number; comment: string };
  /** Refunded quantity. */
  refunded: number;
  /** Whether the right of withdrawal covers it. */
  isWithdrawable: boolean;
}

/** What one merchant ships of an order. */
export interface OrderPart {
  id: number;
  /** SH number. */
  orderNo: string;
  merId: number;
  merName: string;
  /** 0 to ship, 1 in transit, 2 delivered, 3 completed, 9 cancelled. */
  status: number;
  /** 0 none, 1 applied, 2 refunding, 3 refunded. */
  refundStatus: number;
  freightCents: number;
  lines: OrderedLine[];
  parcel: Logistics | null;
  /** Epoch ms; null before the delivery. */
  deliveredAt: number | null;
  /** Whether the shopper removed it from the lists. */
  isHidden: boolean;
}

/** A placed order. */
export interface Order {
  id: number;
  /** PT number. */
  orderNo: string;
  /** Contact data and address of the recipient. */
  recipient: { email: string; realName: string; userPhone: string; userAddress: string };
  payType: string;
  payChannel: 'pc' | 'mobile';
  mark: string;
  couponId: number | null;
  /** Points spent on it. */
  points: number;
  /** Epoch ms. */
  createdAt: number;
  /** When it is cancelled if it is still unpaid, epoch ms. */
  expiresAt: number;
  /** Epoch ms; null while it is unpaid. */
  paidAt: number | null;
  /** Whether a payment that takes days is on its way. */
  isProcessing: boolean;
  isCancelled: boolean;
  /** Opens the order of a visitor. */
  visitorToken: string | null;
  /** Names a started PayPal payment. */
  paypalToken: string | null;
  parts: OrderPart[];
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** Sums of some parts of an order, in cents. */
export function sumsOf(parts: readonly OrderPart[]) {
  const lines = parts.flatMap((part) => part.lines);
  const goodsCents = sum(lines, ({ unitCents, quantity }) => unitCents * quantity);
  const freightCents = sum(parts, (part) => part.freightCents);
  const couponCents = sum(lines, (line) => line.couponCents);
  const pointsCents = sum(lines, (line) => line.pointsCents);
  return {
    pieces: sum(lines, ({ quantity }) => quantity),
    goodsCents,
    freightCents,
    couponCents,
    pointsCents,
    payCents: goodsCents + freightCents - couponCents - pointsCents,
  };
}
