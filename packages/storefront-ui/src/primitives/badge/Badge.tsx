import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../css/cx.ts';
import type { Size, Tone, Variant } from '../../theme/look.ts';
import { tone as tones } from '../../theme/tone.css.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Shape. @default 'tint' */
  variant?: Variant | undefined;
  /** Meaning. Use `sale` for reduced prices only. @default 'neutral' */
  tone?: Tone | undefined;
  /** Measure. @default 'medium' */
  size?: Size | undefined;
}

/** One or two words about an item. Don't state a fact in a badge alone. Not for actions: use `Button`. */
export function Badge({ variant = 'tint', tone = 'neutral', size = 'medium', className, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(styles.root, tones[tone], styles.variant[variant], styles.size[size], className)} />
  );
}
