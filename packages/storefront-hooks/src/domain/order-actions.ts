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

const moves = (event: OrderEvent) => (order: OrderFacts) => nextOrderState(order, event) !== undefined;
const stands = (order: OrderFacts, ...states: OrderState[]) => states.includes(orderState(order));

/** When each action is allowed, in the order in which buttons are offered. What moves an order asks its transitions. */
const conditions: Readonly<Record<OrderAction, (order: OrderFacts) => boolean>> = {
  pay: moves('pay'),
  cancel: moves('cancel'),
  'confirm-receipt': moves('confirm-receipt'),
  logistics: (order) => stands(order, 'in-transit', 'delivered', 'completed') && order.deliveryType !== 'fictitious',
  'add-review': (order) => stands(order, 'completed') && (order.unreviewedLines ?? 1) > 0,
  // A parcel on its way is received first.
  'apply-refund': (order) => stands(order, 'paid', 'delivered', 'completed') && hasGoodsLeft(order),
  reorder: (order) => stands(order, 'completed', 'cancelled'),
  delete: moves('delete'),
  'view-details': () => true,
};

const actions = Object.keys(conditions) as OrderAction[];

/** Whether a shopper may do something with an order. The server asks the same question before it does it. */
export function isOrderActionAllowed(order: OrderFacts, action: OrderAction): boolean {
  return conditions[action](order);
}

/** What a shopper may do with an order, most urgent first. */
export function orderActions(order: OrderFacts): OrderAction[] {
  return actions.filter((action) => conditions[action](order));
}
