import type { OrderState } from './order-status.ts';

/** A step of an order's timeline. */
export type OrderStepName = 'created' | 'paid' | 'shipped' | 'delivered' | 'completed' | 'cancelled';

/** A step with its state. */
export interface OrderStep {
  /** Name of the step. */
  id: OrderStepName;
  /** `current` is the last step that has happened. */
  state: 'done' | 'current' | 'to-come';
  /** When it happened, in epoch milliseconds; `undefined` if the backend does not return it. */
  at: number | undefined;
}

/** Input of `orderSteps`. */
export interface OrderStepInput {
  /** The state of the order. */
  state: OrderState;
  /** Epoch milliseconds. */
  createTime: number | null;
  /** Epoch milliseconds; `null` while it is unpaid. */
  payTime: number | null;
  /** Whether it is a whole checkout. Its timeline ends with the payment; the later steps belong to the merchant orders. */
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

/**
 * The timeline of an order. For a cancelled order: the steps that happened, then the cancellation, without the steps that
 * cannot happen.
 */
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
