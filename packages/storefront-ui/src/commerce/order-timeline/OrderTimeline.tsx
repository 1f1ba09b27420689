'use client';

import type { ReactNode } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { CheckIcon, CloseIcon } from '../../primitives/icons/index.ts';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { plainList } from '../shared/shared.css.ts';
import * as styles from './OrderTimeline.css.ts';

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

/** How far an order has come, with dates. For the stations of a parcel use a list of its own. */
export function OrderTimeline({ steps, ...rest }: OrderTimelineProps) {
  const words = useUi().strings.commerce.order;
  const states = { done: words.stepDone, current: words.stepCurrent, 'to-come': words.stepToCome };
  return (
    <ol {...listRole} aria-label={words.timeline} {...rootProps(rest, plainList)}>
      {steps.map(({ id, state, at, note }) => (
        <li
          key={id}
          className={styles.step}
          data-state={state}
          data-step={id}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {state === 'to-come' ? null : id === 'cancelled' ? (
              <CloseIcon className={styles.tick} />
            ) : (
              <CheckIcon className={styles.tick} />
            )}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>
              {words.step[id]}
              <span className={visuallyHidden}>, {states[state]}</span>
            </span>
            {at ? (
              <time className={styles.at} dateTime={at.iso}>
                {at.text}
              </time>
            ) : null}
            {note ? <span className={styles.at}>{note}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
