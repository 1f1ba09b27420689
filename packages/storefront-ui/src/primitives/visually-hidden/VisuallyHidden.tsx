import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps<'span' | 'div' | 'p' | 'h2' | 'legend' | 'caption'> {
  /** Text. */
  children: ReactNode;
  /** Element type. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'legend' | 'caption' | undefined;
  /** Announces changes: `status` politely, `alert` at once. */
  role?: 'status' | 'alert' | undefined;
}

/** Text for assistive technology only. Not for focusable elements: use `SkipLink`. */
export function VisuallyHidden({ as: Element = 'span', role, children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element role={role} {...rootProps(rest, styles.hidden)}>
      {children}
    </Element>
  );
}
