import type { ReactNode } from 'react';
import { type AnyRootProps, rootProps } from '../behaviours/root-props.ts';
import { classesOf, type Responsive } from './responsive.ts';
import * as styles from './Stack.css.ts';
import { gap as gaps, type SpaceStep } from './space.css.ts';

export interface StackProps extends AnyRootProps {
  /** What stands one after the other. */
  children: ReactNode;
  /** Distance between the children: 4 px times the name, or one from each width on. @default '4' */
  gap?: Responsive<SpaceStep> | undefined;
  /** Below each other, or next to each other and wrapping. @default 'column' */
  direction?: 'column' | 'row' | undefined;
  /** Across the direction. @default 'stretch' in a column, 'center' in a row */
  align?: keyof typeof styles.align | undefined;
  /** Along the direction. */
  justify?: keyof typeof styles.justify | undefined;
  /** The element. With a list, the children are `<li>`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'nav' | undefined;
}

/** Children in a column or a wrapping row at even distances. Not for equal columns: that is `Grid`. */
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
