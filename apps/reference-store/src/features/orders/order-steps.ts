import type { OrderState } from '@promenade/storefront-hooks/domain';

export type OrderStep = 'created' | 'paid' | 'shipped' | 'delivered' | 'completed' | 'cancelled';

export interface OrderStepFacts {
  step: OrderStep;
  state: 'done' | 'current' | 'to-come';
  /** When it happened, epoch ms, where the backend tells. */
  at: number | undefined;
}

export interface OrderLife {
  state: OrderState;
  createTime: number | null;
  payTime: number | null;
  /** A whole checkout ends with its payment: from there each merchant's part goes its own way. */
  isWhole: boolean;
}

const partSteps: readonly OrderStep[] = ['created', 'paid', 'shipped', 'delivered', 'completed'];
/** The last step that has happened. */
const reached: Readonly<Record<Exclude<OrderState, 'unknown'>, OrderStep>> = {
  unpaid: 'created',
  paid: 'paid',
  'in-transit': 'shipped',
  delivered: 'delivered',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** How far an order has come. A cancelled one shows what happened, then its end; steps that never come are left out. */
export function orderSteps({ state, createTime, payTime, isWhole }: OrderLife): OrderStepFacts[] {
  const times: Partial<Record<OrderStep, number | null>> = { created: createTime, paid: payTime };
  const steps: readonly OrderStep[] =
    state === 'cancelled'
      ? ['created', ...(payTime === null ? [] : (['paid'] as const)), 'cancelled']
      : isWhole
        ? partSteps.slice(0, 2)
        : partSteps;
  const last = state === 'unknown' ? (payTime === null ? 'created' : 'paid') : reached[state];
  const now = steps.indexOf(last);
  return steps.map((step, place) => ({
    step,
    state: place < now ? 'done' : place === now ? 'current' : 'to-come',
    at: times[step] ?? undefined,
  }));
}
