import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'legend' | 'caption';
  id?: string;
  /** `status` reads changes out. */
  role?: 'status' | 'alert';
  className?: string | undefined;
}

/** Words for assistive technology only. Not for anything that takes focus: see `SkipLink`. */
export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={cx(styles.hidden, className)} />;
}
