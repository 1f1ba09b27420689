import type { OrderFacts, OrderState } from './order-status.ts';
import { hasGoodsLeft, isRefundOpen, orderState } from './order-status.ts';
import type { Transition } from './transitions.ts';
import { nextState } from './transitions.ts';

/** A state of a merchant's order, or `hidden` after the shopper has deleted it from the lists. */
export type OrderLifecycleState = Exclude<OrderState, 'unknown'> | 'hidden';

/** An event in the lifecycle of a merchant's order. */
export type OrderEvent =
  | 'create'
  | 'start-payment'
  | 'fail-payment'
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'ship'
  | 'deliver'
  | 'confirm-receipt'
  | 'auto-complete'
  | 'delete';

/** A transition of an order, with its condition on refunds. */
export interface OrderTransition extends Transition<OrderLifecycleState, OrderEvent> {
  /** `goods-left`: no refund is open and goods are left to refund. `no-open-refund`: no refund is open. Missing: no condition. */
  needs?: 'goods-left' | 'no-open-refund';
}

/**
 * Every allowed transition of a merchant's order. `create`, `start-payment`, `fail-payment`, `pay`, `cancel` and `expire` of a
 * checkout apply to all its orders. A payment that takes days starts with `start-payment` and ends with `pay` or `fail-payment`;
 * meanwhile the order does not expire, and it can be cancelled only if the provider can still cancel the payment.
 */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  { event: 'create', from: ['new'], to: 'unpaid', by: 'shopper' },
  { event: 'start-payment', from: ['unpaid'], to: 'processing', by: 'payment' },
  { event: 'fail-payment', from: ['processing'], to: 'unpaid', by: 'payment' },
  { event: 'pay', from: ['unpaid', 'processing'], to: 'paid', by: 'payment' },
  { event: 'cancel', from: ['unpaid', 'processing'], to: 'cancelled', by: 'shopper' },
  { event: 'expire', from: ['unpaid'], to: 'cancelled', by: 'timer' },
  { event: 'ship', from: ['paid'], to: 'in-transit', by: 'merchant', needs: 'goods-left' },
  { event: 'deliver', from: ['in-transit'], to: 'delivered', by: 'courier' },
  {
    event: 'confirm-receipt',
    from: ['in-transit', 'delivered'],
    to: 'completed',
    by: 'shopper',
    needs: 'goods-left',
  },
  { event: 'auto-complete', from: ['delivered'], to: 'completed', by: 'timer', needs: 'no-open-refund' },
  { event: 'delete', from: ['completed', 'cancelled'], to: 'hidden', by: 'shopper', needs: 'no-open-refund' },
];

/** The state of an existing order after an event; `undefined` if the event is not allowed. */
export function nextOrderState(order: OrderFacts, event: OrderEvent): OrderLifecycleState | undefined {
  const allowed = ORDER_TRANSITIONS.filter(({ needs }) => {
    if (needs === 'goods-left') return hasGoodsLeft(order);
    return needs === undefined || !isRefundOpen(order);
  });
  return nextState(allowed, orderState(order), event);
}
