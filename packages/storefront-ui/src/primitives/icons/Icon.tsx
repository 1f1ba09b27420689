import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Icon.css.ts';

/** Everything an `<svg>` takes, and: */
export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** 16, 20 or 28 px, growing with the text. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Fills the shape, for example a heart or a star that is on. @default false */
  filled?: boolean | undefined;
}

/** The `<svg>` of every icon, with shapes on a 24 × 24 grid. Hidden from screen readers: the control's text is its name. */
export function Icon({
  size = 'medium',
  filled = false,
  className,
  ...rest
}: IconProps & {
  /** The shapes. */
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={cx(styles.icon, styles.size[size], filled && styles.solid, className)}
    />
  );
}
