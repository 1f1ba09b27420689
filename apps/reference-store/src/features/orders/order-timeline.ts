import { type OrderTimelineView, useOrderTimeline } from '@promenade/storefront-hooks';
import type { OrderStepView } from '@promenade/storefront-ui';
import type { OrderView } from './order-view.ts';

/** The steps of an order. A refunded one ends with its refund: what never happened is left out. */
export function useOrderSteps({ summary, payTime, isWhole, refund }: OrderView): readonly OrderStepView[] {
  const { state, createTime } = summary;
  const { steps } = useOrderTimeline({ state, createTime, payTime, isCheckout: isWhole });
  return refund === 'refunded' ? endedByRefund(steps) : steps;
}

function endedByRefund(steps: OrderTimelineView['steps']): readonly OrderStepView[] {
  const happened = steps
    .filter((step) => step.state !== 'to-come')
    .map((step) => ({ ...step, state: 'done' as const }));
  return [...happened, { id: 'refunded', state: 'current' }];
}
