import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends RootProps<'div' | 'ul' | 'ol'> {
  /** What stands in the columns. */
  children: ReactNode;
  /** Columns at 1024 px, fewer below; `products` is 2, 3, 5. @default 'three' */
  columns?: keyof typeof styles.columns | undefined;
  /** The element. With a list, the children are `<li>`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | undefined;
}

/** Children in equal columns with a gap that grows with the viewport. */
export function Grid({ children, columns = 'three', as: Element = 'div', ...rest }: GridProps) {
  return (
    <Element role={Element === 'div' ? undefined : 'list'} {...rootProps(rest, styles.grid, styles.columns[columns])}>
      {children}
    </Element>
  );
}
