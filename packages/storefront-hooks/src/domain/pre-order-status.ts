import { PRE_ORDER_LIFE_MS } from './constants.ts';
import type { TransitionTable } from './transitions.ts';

/** State of a pre-order, which is a checkout that is not ordered yet. */
export type PreOrderState = 'open' | 'ordered' | 'expired';

/** An event in the lifecycle of a pre-order. */
export type PreOrderEvent = 'create' | 'order' | 'expire';

/**
 * Every allowed transition of a pre-order. Ordering it again returns the existing order; an expired pre-order remains expired.
 */
export const PRE_ORDER_TRANSITIONS: TransitionTable<PreOrderState, PreOrderEvent> = [
  { event: 'create', from: ['new'], to: 'open', by: 'shopper' },
  { event: 'order', from: ['open'], to: 'ordered', by: 'shopper' },
  { event: 'expire', from: ['open'], to: 'expired', by: 'timer' },
];

/** When a pre-order created at `createTime` expires; both in epoch milliseconds. */
export function preOrderExpiry(createTime: number): number {
  return createTime + PRE_ORDER_LIFE_MS;
}

/** The state of a pre-order at `now`. Times are in epoch milliseconds. It is expired if `expiresAt` equals `now`. */
export function preOrderState(
  preOrder: { expiresAt: number; orderedAt?: number | null | undefined },
  now: number,
): PreOrderState {
  if (preOrder.orderedAt != null) return 'ordered';
  return preOrder.expiresAt <= now ? 'expired' : 'open';
}
