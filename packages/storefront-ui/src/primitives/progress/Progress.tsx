'use client';

import { useId } from 'react';
import { cx } from '../../css/cx.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends RootProps {
  /** Name of the task. */
  label: string;
  /** Hides the label visually; screen readers still announce it. @default false */
  hideLabel?: boolean | undefined;
  /** Progress from 0 to `max`. @default indeterminate */
  value?: number | undefined;
  /** The value that means done. @default 100 */
  max?: number | undefined;
  /** Progress as formatted text, shown at the end: "3 of 5", "€12 to free shipping". */
  valueLabel?: string | undefined;
}

/** Progress of a task. Not for content that is loading: use `Skeleton`. */
export function Progress({ label, hideLabel = false, value, max = 100, valueLabel, ...rest }: ProgressProps) {
  const id = useId();
  const whole = max > 0 ? max : 100;
  const part = value === undefined ? undefined : Math.min(Math.max(value || 0, 0), whole);
  return (
    <div {...rootProps(rest, styles.root)}>
      <span className={cx(styles.words, hideLabel && !valueLabel && hidden)}>
        <span id={id} className={hideLabel ? hidden : undefined}>
          {label}
        </span>
        {valueLabel ? <span className={styles.value}>{valueLabel}</span> : null}
      </span>
      <progress className={styles.bar} value={part} max={whole} aria-labelledby={id} aria-valuetext={valueLabel} />
    </div>
  );
}
