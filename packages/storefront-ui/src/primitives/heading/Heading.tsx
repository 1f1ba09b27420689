import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps extends RootProps<'h2'> {
  /** Text of the heading. */
  children: ReactNode;
  /** Level in the outline of the page, independent of the size. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Step of the type scale, independent of the level. @default 'title4' */
  size?: keyof typeof styles.size | undefined;
}

/** A title in the display font whose level is independent of its size. Not for a section with a link next to it: use `SectionHeading`. */
export function Heading({ children, headingLevel = 2, size = 'title4', ...rest }: HeadingProps) {
  const Element = `h${headingLevel}` as const;
  return <Element {...rootProps(rest, styles.size[size])}>{children}</Element>;
}
