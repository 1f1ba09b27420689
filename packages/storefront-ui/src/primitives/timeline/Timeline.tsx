'use client';

import type { ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

/** A past, current or future event. */
export interface TimelineItem {
  /** Id of the event. */
  id: string;
  /** What happened, in a few words. */
  title: ReactNode;
  /** Whether it is past, current or still to come. */
  state: 'done' | 'current' | 'to-come';
  /** When it happened: formatted text and, for machines, an ISO date. */
  at?: { text: string; iso: string } | undefined;
  /** More about the event. */
  text?: ReactNode;
  /** `critical` for an undesired end, such as a failed delivery. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
}

export interface TimelineProps extends RootProps<'ol'> {
  /** The events, in order of time. */
  items: readonly TimelineItem[];
  /** Accessible name of the list. */
  label: string;
}

/** Events one after the other, with dates. Not for progress through a form: use `Steps`. */
export function Timeline({ items, label, ...rest }: TimelineProps) {
  const words = useUi().strings.account.steps;
  const states = { done: words.done, current: words.current, 'to-come': words.toCome };
  return (
    <ol {...listRole} aria-label={label} {...rootProps(rest, listRole.className)}>
      {items.map(({ id, title, state, at, text, tone }, index) => (
        <li
          key={id}
          className={styles.step}
          data-state={state}
          data-tone={tone}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {state !== 'to-come' && tone === 'critical' ? (
              <CloseIcon className={styles.icon} />
            ) : state === 'done' || (state === 'current' && index === items.length - 1) ? (
              <CheckIcon className={styles.icon} />
            ) : null}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>
              {inElement(title)}
              <VisuallyHidden>{`, ${states[state]}`}</VisuallyHidden>
            </span>
            {at ? (
              <time className={styles.at} dateTime={at.iso}>
                {at.text}
              </time>
            ) : null}
            {text ? <span className={styles.at}>{text}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
