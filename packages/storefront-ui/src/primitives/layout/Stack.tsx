import type { ReactNode } from 'react';
import { type AnyRootProps, rootProps } from '../behaviours/root-props.ts';
import { classesOf, type Responsive } from './responsive.ts';
import * as styles from './Stack.css.ts';
import { gap as gaps, type SpaceStep } from './space.css.ts';

export interface StackProps extends AnyRootProps {
  /** Items of the stack. */
  children: ReactNode;
  /** Gap between the children: the name times 4 px, or one per minimum width. @default '4' */
  gap?: Responsive<SpaceStep> | undefined;
  /** A column, or a row that wraps. @default 'column' */
  direction?: 'column' | 'row' | undefined;
  /** Alignment across the direction. @default 'stretch' in a column, 'center' in a row */
  align?: keyof typeof styles.align | undefined;
  /** Alignment along the direction. */
  justify?: keyof typeof styles.justify | undefined;
  /** Element type. In a list, the children are `<li>`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'nav' | undefined;
}

/** Children in a column or a wrapping row with equal gaps. Not for equal columns: use `Grid`. */
export function Stack({
  children,
  gap = '4',
  direction = 'column',
  align,
  justify,
  as: Element = 'div',
  ...rest
}: StackProps) {
  return (
    <Element
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      {...rootProps(
        rest,
        styles.direction[direction],
        classesOf(gaps, gap),
        align && styles.align[align],
        justify && styles.justify[justify],
      )}
    >
      {children}
    </Element>
  );
}
