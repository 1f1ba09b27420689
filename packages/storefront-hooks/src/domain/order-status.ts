import { stateOfCode } from './transitions.ts';

/**
 * State of an order. `processing`: the shopper has paid with a method that takes days, for instance a bank debit, and the payment
 * is not confirmed yet. `unknown` stands for a status that this version does not know; the order can only be viewed.
 */
export type OrderState =
  | 'unpaid'
  | 'processing'
  | 'paid'
  | 'in-transit'
  | 'delivered'
  | 'completed'
  | 'cancelled'
  | 'unknown';

/** State of an order's refund. `none` includes a rejected refund, and a refund after which goods are left to refund. */
export type OrderRefundState = 'none' | 'under-review' | 'accepted' | 'refunded' | 'unknown';

/** The fields that determine an order's state, transitions and actions, as wire values. */
export interface OrderFacts {
  /** Whether the checkout is paid. */
  paid: boolean;
  /** Whether a payment of the unpaid checkout is processing. @default false */
  paymentProcessing?: boolean | null | undefined;
  /** See `ORDER_STATUS`. */
  status?: number | null | undefined;
  /** See `ORDER_REFUND_STATUS`. */
  refundStatus?: number | null | undefined;
  /** Whether the checkout is cancelled. */
  isCancel?: boolean | null | undefined;
  /** `fictitious` for goods that are not shipped. */
  deliveryType?: string | null | undefined;
  /** Number of units that are not refunded. If it is missing, goods count as left until the order has a refund. */
  refundableQuantity?: number | null | undefined;
  /** Number of lines without a review. If it is missing, at least one is assumed. */
  unreviewedLines?: number | null | undefined;
}

/**
 * Status of a merchant's order on the wire. Unpaid, processing and paid share a number; `paid` and `paymentProcessing`
 * distinguish them.
 */
export const ORDER_STATUS = {
  unpaid: 0,
  processing: 0,
  paid: 0,
  'in-transit': 1,
  delivered: 2,
  completed: 3,
  cancelled: 9,
} as const satisfies Record<Exclude<OrderState, 'unknown'>, number>;

/** Refund status of a merchant's order on the wire. */
export const ORDER_REFUND_STATUS = {
  none: 0,
  'under-review': 1,
  accepted: 2,
  refunded: 3,
} as const satisfies Record<Exclude<OrderRefundState, 'unknown'>, number>;

const { unpaid: _, processing: __, ...paidStatus } = ORDER_STATUS;

/** The state of an order. */
export function orderState({ paid, paymentProcessing, status, isCancel }: OrderFacts): OrderState {
  if (isCancel || status === ORDER_STATUS.cancelled) return 'cancelled';
  const state = stateOfCode(paidStatus, status ?? ORDER_STATUS.paid);
  if (paid || state === 'unknown') return state;
  return paymentProcessing ? 'processing' : 'unpaid';
}

/** The state of an order's refund. */
export function orderRefundState({ refundStatus }: OrderFacts): OrderRefundState {
  return stateOfCode(ORDER_REFUND_STATUS, refundStatus ?? ORDER_REFUND_STATUS.none);
}

/** Whether a refund is open; an unknown state counts as open. */
export function isRefundOpen(order: OrderFacts): boolean {
  return !['none', 'refunded'].includes(orderRefundState(order));
}

/** Whether goods of the order are left to refund and no refund is open. */
export function hasGoodsLeft(order: OrderFacts): boolean {
  if (isRefundOpen(order)) return false;
  return (order.refundableQuantity ?? (orderRefundState(order) === 'none' ? 1 : 0)) > 0;
}
