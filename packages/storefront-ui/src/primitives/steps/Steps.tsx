'use client';

import { own } from '../../css/own.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

/** A step of a way. */
export interface StepItem {
  /** Which step it is. */
  id: string;
  /** A word or two. */
  label: string;
  /** Leads back to it. @default no link */
  href?: string | undefined;
}

export interface StepsProps extends RootProps<'nav'> {
  /** In order; those before the current one are done. */
  steps: readonly StepItem[];
  /** Id of the step that the shopper is at. @default all are done */
  current?: string | undefined;
  /** Name of the way. @default the provider's word for steps */
  label?: string | undefined;
}

/** Where the shopper is on a way of a few steps, and the way back. Not for what happened to an order: that is `Timeline`. */
export function Steps({ steps, current, label, ...rest }: StepsProps) {
  const { Link, strings } = useUi();
  const words = strings.account.steps;
  const at = steps.findIndex(({ id }) => id === current);
  const currentIndex = at < 0 ? steps.length : at;
  const stateOf = (index: number) => (index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'to-come');
  const states = { done: words.done, current: words.current, 'to-come': words.toCome };
  return (
    <nav aria-label={label ?? words.label} {...rootProps(rest, own)}>
      <ol {...listRole} className={styles.list}>
        {steps.map((step, index) => {
          const state = stateOf(index);
          const content = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {state === 'done' ? <CheckIcon size="small" /> : index + 1}
              </span>
              <span>
                <span>{step.label}</span>
                <VisuallyHidden>{`, ${states[state]}`}</VisuallyHidden>
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {step.href !== undefined && state !== 'current' ? (
                <Link href={step.href} className={styles.part}>
                  {content}
                </Link>
              ) : (
                <span className={styles.part}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
