import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { classesOf, type Responsive } from '../layout/responsive.ts';
import { gap as gaps, type SpaceStep } from '../layout/space.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends RootProps<'div' | 'ul' | 'ol' | 'span'> {
  /** What stands side by side. */
  children: ReactNode;
  /** Distance between the children and between lines: 4 px times the name, or one from each width on. @default '2' */
  gap?: Responsive<SpaceStep> | undefined;
  /** Across the line. @default 'center' */
  align?: keyof typeof styles.align | undefined;
  /** Along the line. @default 'start' */
  justify?: keyof typeof styles.justify | undefined;
  /** The element. With a list, the children are `<li>`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'span' | undefined;
}

/** Children side by side, which wrap where there is no room. Not for a column: that is `Stack`. */
export function Inline({
  children,
  gap = '2',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  ...rest
}: InlineProps) {
  return (
    <Element
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      {...rootProps(rest, styles.inline, classesOf(gaps, gap), styles.align[align], styles.justify[justify])}
    >
      {children}
    </Element>
  );
}
