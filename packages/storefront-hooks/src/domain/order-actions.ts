import type { OrderFacts, OrderState } from './order-status.ts';
import { hasGoodsLeft, orderState } from './order-status.ts';
import type { OrderEvent } from './order-transitions.ts';
import { nextOrderState } from './order-transitions.ts';

/** Something a shopper can do with an order (§4). */
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

/** When each action is allowed, in the order in which buttons are offered. Actions that change the state ask its transitions. */
const conditions: Readonly<Record<OrderAction, (order: OrderFacts) => boolean>> = {
  // A payment that is on its way is awaited, not made again.
  pay: (order) => isInState(order, 'unpaid'),
  cancel: canTransition('cancel'),
  'confirm-receipt': canTransition('confirm-receipt'),
  logistics: (order) => isInState(order, 'in-transit', 'delivered', 'completed') && order.deliveryType !== 'fictitious',
  'add-review': (order) => isInState(order, 'completed') && (order.unreviewedLines ?? 1) > 0,
  // A refund of a parcel that is in transit can be applied for after its delivery.
  'apply-refund': (order) => isInState(order, 'paid', 'delivered', 'completed') && hasGoodsLeft(order),
  reorder: (order) => isInState(order, 'completed', 'cancelled'),
  delete: canTransition('delete'),
  'view-details': () => true,
};

const actions = Object.keys(conditions) as OrderAction[];

/** Whether a shopper may do something with an order. The server checks the same before it does it. */
export function isOrderActionAllowed(order: OrderFacts, action: OrderAction): boolean {
  return conditions[action](order);
}

/** What a shopper may do with an order, most urgent first. */
export function orderActions(order: OrderFacts): OrderAction[] {
  return actions.filter((action) => conditions[action](order));
}
