import type { OrderFacts, OrderState } from './order-status.ts';
import { hasGoodsLeft, orderState } from './order-status.ts';
import type { OrderEvent } from './order-transitions.ts';
import { nextOrderState } from './order-transitions.ts';

/** An action of the shopper on an order (§4). */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'apply-refund'
  | 'logistics'
  | 'confirm-receipt'
  | 'delete'
  | 'reorder'
  | 'add-review'
  | 'view-details';

const canTransition = (event: OrderEvent) => (order: OrderFacts) => nextOrderState(order, event) !== undefined;
const isInState = (order: OrderFacts, ...states: OrderState[]) => states.includes(orderState(order));

/** The condition of each action, in display order. Actions that change the state are allowed if the transition is. */
const conditions: Readonly<Record<OrderAction, (order: OrderFacts) => boolean>> = {
  // Not in the state `processing`: a second payment could charge the shopper twice.
  pay: (order) => isInState(order, 'unpaid'),
  cancel: canTransition('cancel'),
  'confirm-receipt': canTransition('confirm-receipt'),
  logistics: (order) => isInState(order, 'in-transit', 'delivered', 'completed') && order.deliveryType !== 'fictitious',
  'add-review': (order) => isInState(order, 'completed') && (order.unreviewedLines ?? 1) > 0,
  // A refund of an order in transit can be requested only after its delivery.
  'apply-refund': (order) => isInState(order, 'paid', 'delivered', 'completed') && hasGoodsLeft(order),
  reorder: (order) => isInState(order, 'completed', 'cancelled'),
  delete: canTransition('delete'),
  'view-details': () => true,
};

const actions = Object.keys(conditions) as OrderAction[];

/** Whether an action on an order is allowed. The server applies the same rules. */
export function isOrderActionAllowed(order: OrderFacts, action: OrderAction): boolean {
  return conditions[action](order);
}

/** The allowed actions on an order, the most urgent first. */
export function orderActions(order: OrderFacts): OrderAction[] {
  return actions.filter((action) => conditions[action](order));
}
