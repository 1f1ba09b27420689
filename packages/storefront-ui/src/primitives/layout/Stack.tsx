import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** Distance between the children: 4 px times the name. @default '4' */
  gap?: keyof typeof styles.gap;
  /** @default 'column' */
  direction?: 'column' | 'row';
  /** Across the direction. @default 'stretch' in a column, 'center' in a row */
  align?: keyof typeof styles.align;
  /** Along the direction. */
  justify?: keyof typeof styles.justify;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'nav';
  className?: string | undefined;
}

/** Children in a column or a wrapping row at even distances. */
export function Stack({
  children,
  gap = '4',
  direction = 'column',
  align,
  justify,
  as: Element = 'div',
  className,
}: StackProps) {
  return (
    <Element
      className={cx(
        styles.direction[direction],
        styles.gap[gap],
        align && styles.align[align],
        justify && styles.justify[justify],
        className,
      )}
    >
      {children}
    </Element>
  );
}
