/** Where an order stands. `unknown` is a status this version does not know; only its details can be viewed. */
export type OrderState = 'unpaid' | 'paid' | 'in-transit' | 'delivered' | 'completed' | 'cancelled' | 'unknown';

/** Where the refund of an order stands; a refused one counts as none, the shopper may apply again. */
export type OrderRefundState = 'none' | 'under-review' | 'accepted' | 'refunded';

/** Something a shopper can do with an order. */
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

/** What an order's state and actions depend on; wire values. */
export interface OrderFacts {
  paid: boolean;
  /** 0 to ship, 1 shipped, 2 delivered, 3 completed, 9 cancelled. */
  status?: number | null | undefined;
  /** 0 none, 1 applied, 2 accepted, 3 refunded. */
  refundStatus?: number | null | undefined;
  isCancel?: boolean | null | undefined;
  /** `fictitious` goods have no parcel to follow. */
  deliveryType?: string | null | undefined;
  /** Pieces not yet refunded. Missing means: all of them while no refund was made. */
  refundableQuantity?: number | null | undefined;
  /** Lines without a review. Missing means: at least one. */
  unreviewedLines?: number | null | undefined;
}

const paidStates: Readonly<Record<number, OrderState>> = { 0: 'paid', 1: 'in-transit', 2: 'delivered', 3: 'completed' };
const refundStates: Readonly<Record<number, OrderRefundState>> = { 1: 'under-review', 2: 'accepted', 3: 'refunded' };
const CANCELLED = 9;

/** The named state of an order. */
export function orderState({ paid, status, isCancel }: OrderFacts): OrderState {
  if (isCancel || status === CANCELLED) return 'cancelled';
  if (!paid) return 'unpaid';
  return paidStates[status ?? 0] ?? 'unknown';
}

/** The named state of an order's refund. */
export function orderRefundState({ refundStatus }: OrderFacts): OrderRefundState {
  return refundStates[refundStatus ?? 0] ?? 'none';
}

interface Condition {
  /** Missing means any. */
  states?: readonly OrderState[];
  /** Missing means any. */
  refund?: readonly OrderRefundState[];
  also?: (order: OrderFacts) => boolean;
}

const hasRefundable = (order: OrderFacts) =>
  (order.refundableQuantity ?? (orderRefundState(order) === 'none' ? 1 : 0)) > 0;
const hasParcel = (order: OrderFacts) => order.deliveryType !== 'fictitious';
const hasUnreviewed = (order: OrderFacts) => (order.unreviewedLines ?? 1) > 0;

/** When each action is allowed, in the order in which buttons are offered. */
const conditions: Readonly<Record<OrderAction, Condition>> = {
  pay: { states: ['unpaid'] },
  cancel: { states: ['unpaid'] },
  'confirm-receipt': { states: ['in-transit', 'delivered'], refund: ['none'] },
  logistics: { states: ['in-transit', 'delivered', 'completed'], also: hasParcel },
  'add-review': { states: ['completed'], also: hasUnreviewed },
  'apply-refund': { states: ['paid', 'delivered', 'completed'], refund: ['none', 'refunded'], also: hasRefundable },
  reorder: { states: ['completed', 'cancelled'] },
  delete: { states: ['completed', 'cancelled'], refund: ['none', 'refunded'] },
  'view-details': {},
};

const actions = Object.keys(conditions) as OrderAction[];

/** Whether a shopper may do something with an order. The server asks the same question before it does it. */
export function isOrderActionAllowed(order: OrderFacts, action: OrderAction): boolean {
  const { states, refund, also } = conditions[action];
  if (states && !states.includes(orderState(order))) return false;
  if (refund && !refund.includes(orderRefundState(order))) return false;
  return also?.(order) ?? true;
}

/** What a shopper may do with an order, most urgent first. */
export function orderActions(order: OrderFacts): OrderAction[] {
  return actions.filter((action) => isOrderActionAllowed(order, action));
}
