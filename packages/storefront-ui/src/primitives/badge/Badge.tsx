import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Meaning. `sale` is for lowered prices and nothing else. @default 'neutral' */
  tone?: 'ink' | 'neutral' | 'accent' | 'sale' | 'positive' | 'caution' | 'critical' | 'info' | undefined;
  /** Loudness. @default 'tint' */
  look?: 'tint' | 'solid' | 'outline' | undefined;
}

/** One or two words about a thing. Never the only place that states a fact. Not for actions: that is `Button`. */
export function Badge({ tone = 'neutral', look = 'tint', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(styles.root, styles.tone[tone], styles.look[look], className)} />;
}
