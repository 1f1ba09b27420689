import { stateOfCode } from './transitions.ts';

/**
 * Where an order stands. `processing`: it was paid by a method that takes days, as a bank debit, and the money is on its way.
 * `unknown` is a status this version does not know; only its details can be viewed.
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

/** Where the refund of an order stands. A refused one counts as none, so does one that left something to refund. */
export type OrderRefundState = 'none' | 'under-review' | 'accepted' | 'refunded' | 'unknown';

/** What an order's state, transitions and actions depend on; wire values. */
export interface OrderFacts {
  /** Whether the checkout is paid. */
  paid: boolean;
  /** Whether a payment of the unpaid checkout is on its way. Missing means: no. */
  paymentProcessing?: boolean | null | undefined;
  /** See `ORDER_STATUS`. */
  status?: number | null | undefined;
  /** See `ORDER_REFUND_STATUS`. */
  refundStatus?: number | null | undefined;
  /** Whether the checkout is cancelled. */
  isCancel?: boolean | null | undefined;
  /** `fictitious` goods have no parcel to follow. */
  deliveryType?: string | null | undefined;
  /** Pieces not yet refunded. Missing means: all of them while no refund was made. */
  refundableQuantity?: number | null | undefined;
  /** Lines without a review. Missing means: at least one. */
  unreviewedLines?: number | null | undefined;
}

/** Status of a merchant's order on the wire. Unpaid, processing and paid share a number; `paid` and `paymentProcessing` tell them apart. */
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

/** The named state of an order. */
export function orderState({ paid, paymentProcessing, status, isCancel }: OrderFacts): OrderState {
  if (isCancel || status === ORDER_STATUS.cancelled) return 'cancelled';
  const state = stateOfCode(paidStatus, status ?? ORDER_STATUS.paid);
  if (paid || state === 'unknown') return state;
  return paymentProcessing ? 'processing' : 'unpaid';
}

/** The named state of an order's refund. */
export function orderRefundState({ refundStatus }: OrderFacts): OrderRefundState {
  return stateOfCode(ORDER_REFUND_STATUS, refundStatus ?? ORDER_REFUND_STATUS.none);
}

/** Whether a refund is on its way; an unknown one counts as such. */
export function isRefundOpen(order: OrderFacts): boolean {
  return !['none', 'refunded'].includes(orderRefundState(order));
}

/** Whether pieces of the order are neither refunded nor about to be. */
export function hasGoodsLeft(order: OrderFacts): boolean {
  if (isRefundOpen(order)) return false;
  return (order.refundableQuantity ?? (orderRefundState(order) === 'none' ? 1 : 0)) > 0;
}
