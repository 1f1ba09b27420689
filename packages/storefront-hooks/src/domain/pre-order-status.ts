import { PRE_ORDER_LIFE_MS } from './constants.ts';
import type { TransitionTable } from './transitions.ts';

/** Where a pre-order stands, which is a checkout that is not ordered yet. */
export type PreOrderState = 'open' | 'ordered' | 'expired';

/** Something that happens to a pre-order. */
export type PreOrderEvent = 'create' | 'order' | 'expire';

/** Every allowed step of a pre-order. Ordering a second time answers the order it became; nothing brings back an expired one. */
export const PRE_ORDER_TRANSITIONS: TransitionTable<PreOrderState, PreOrderEvent> = [
  { event: 'create', from: ['new'], to: 'open', by: 'shopper' },
  { event: 'order', from: ['open'], to: 'ordered', by: 'shopper' },
  { event: 'expire', from: ['open'], to: 'expired', by: 'timer' },
];

/** The moment (epoch milliseconds) at which a pre-order made at `createTime` expires. */
export function preOrderExpiry(createTime: number): number {
  return createTime + PRE_ORDER_LIFE_MS;
}

/** The state of a pre-order at `now`; both times in epoch milliseconds. At its very expiry it has expired. */
export function preOrderState(
  preOrder: { expiresAt: number; orderedAt?: number | null | undefined },
  now: number,
): PreOrderState {
  if (preOrder.orderedAt != null) return 'ordered';
  return preOrder.expiresAt <= now ? 'expired' : 'open';
}
