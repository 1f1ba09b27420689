import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** 16, 20 or 28 px, growing with the text. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Fills the shape: a wish that is on, a star that counts. @default false */
  filled?: boolean;
  className?: string;
}

/** The frame of every icon: shapes on a 24 × 24 grid. Icons are for the eye only; words name the control. */
export function Icon({ size = 'medium', filled = false, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx(styles.icon, styles.size[size], filled && styles.solid, className)}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
