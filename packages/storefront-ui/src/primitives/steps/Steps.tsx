'use client';

import { own } from '../../css/own.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

/** One step of a process. */
export interface StepItem {
  /** Id of the step. */
  id: string;
  /** Name of the step: a word or two. */
  label: string;
  /** Address that returns to the step. @default no link */
  href?: string | undefined;
}

export interface StepsProps extends RootProps<'nav'> {
  /** The steps, in order. Those before the current one are done. */
  steps: readonly StepItem[];
  /** Id of the current step. @default all are done */
  currentStep?: string | undefined;
  /** Accessible name of the process. @default the provider's word for steps */
  label?: string | undefined;
}

/** The shopper's position in a short process, with links to earlier steps. Not for the history of an order: use `Timeline`. */
export function Steps({ steps, currentStep, label, ...rest }: StepsProps) {
  const { Link, strings } = useUi();
  const words = strings.account.steps;
  const at = steps.findIndex(({ id }) => id === currentStep);
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
