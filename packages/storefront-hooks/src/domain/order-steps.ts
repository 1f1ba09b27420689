import type { OrderState } from './order-status.ts';

/** A step of an order's timeline. */
export type OrderStepName = 'created' | 'paid' | 'shipped' | 'delivered' | 'completed' | 'cancelled';

/** A step and whether it has happened. */
export interface OrderStep {
  /** Which step. */
  id: OrderStepName;
  /** `current` is the last step that has happened. */
  state: 'done' | 'current' | 'to-come';
  /** When it happened, epoch milliseconds; `undefined` where the backend does not say. */
  at: number | undefined;
}

/** What the timeline of an order depends on. */
export interface OrderStepInput {
  /** The state of the order. */
  state: OrderState;
  /** Epoch milliseconds. */
  createTime: number | null;
  /** Epoch milliseconds; `null` while it is unpaid. */
  payTime: number | null;
  /** A whole checkout ends with its payment: from there each merchant's order has a timeline of its own. */
  isCheckout: boolean;
}

const merchantSteps: readonly OrderStepName[] = ['created', 'paid', 'shipped', 'delivered', 'completed'];
const lastStepOf: Readonly<Record<Exclude<OrderState, 'unknown'>, OrderStepName>> = {
  unpaid: 'created',
  processing: 'created',
  paid: 'paid',
  'in-transit': 'shipped',
  delivered: 'delivered',
  completed: 'completed',
  cancelled: 'cancelled',
};

function stepsOf({ state, payTime, isCheckout }: OrderStepInput): readonly OrderStepName[] {
  if (state === 'cancelled') return payTime === null ? ['created', 'cancelled'] : ['created', 'paid', 'cancelled'];
  return isCheckout ? ['created', 'paid'] : merchantSteps;
}

/** The timeline of an order. A cancelled one shows what happened, then its end; steps that never come are left out. */
export function orderSteps(order: OrderStepInput): OrderStep[] {
  const { state, createTime, payTime } = order;
  const times: Partial<Record<OrderStepName, number | null>> = { created: createTime, paid: payTime };
  const steps = stepsOf(order);
  const last = state === 'unknown' ? (payTime === null ? 'created' : 'paid') : lastStepOf[state];
  const current = steps.indexOf(last);
  return steps.map((id, index) => ({
    id,
    state: index < current ? 'done' : index === current ? 'current' : 'to-come',
    at: times[id] ?? undefined,
  }));
}
