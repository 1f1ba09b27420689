'use client';

import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/behaviours/root-props.ts';
import { Timeline } from '../../primitives/timeline/index.ts';
import { useUi } from '../../theme/ui-context.tsx';

/** A step in the life of an order; the last two are its branches. */
export type OrderStepName = 'created' | 'paid' | 'shipped' | 'delivered' | 'completed' | 'cancelled' | 'refunded';

/** One step as a view gives it. */
export interface OrderStepView {
  /** Which step it is. */
  id: OrderStepName;
  /** Whether it is past, where the order stands, or still to come. */
  state: 'done' | 'current' | 'to-come';
  /** When it happened: ready text and, for machines, an ISO date. */
  at?: { text: string; iso: string } | undefined;
  /** More about it: the courier, the reason. */
  note?: ReactNode;
}

export interface OrderTimelineProps extends RootProps<'ol'> {
  /** In order of time. Of a cancelled order: what happened, then `cancelled`; steps that never come are left out. */
  steps: readonly OrderStepView[];
}

/**
 * The steps of an order with their dates. Not for the stations of a parcel: those are no steps that every order takes.
 */
export function OrderTimeline({ steps, ...rest }: OrderTimelineProps) {
  const words = useUi().strings.account.order;
  return (
    <Timeline
      label={words.timeline}
      items={steps.map(({ id, state, at, note }) => ({
        id,
        state,
        at,
        title: words.step[id],
        text: note,
        tone: id === 'cancelled' || id === 'refunded' ? 'critical' : 'neutral',
      }))}
      {...rest}
    />
  );
}
