import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps<'span' | 'div' | 'p' | 'h2' | 'legend' | 'caption'> {
  /** The words. */
  children: ReactNode;
  /** The element. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'legend' | 'caption' | undefined;
  /** `status` reads changes out. */
  role?: 'status' | 'alert' | undefined;
}

/** Words for assistive technology only. Not for anything that takes focus: see `SkipLink`. */
export function VisuallyHidden({ as: Element = 'span', role, children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element role={role} {...rootProps(rest, styles.hidden)}>
      {children}
    </Element>
  );
}
