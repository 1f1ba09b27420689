import type { ReactNode } from 'react';
import { type AnyRootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Grid.css.ts';
import { classesOf, type Responsive } from './responsive.ts';
import { gap as gaps, type SpaceStep } from './space.css.ts';

export interface GridProps extends AnyRootProps {
  /** What stands in the columns. */
  children: ReactNode;
  /** Columns at 1024 px by name, fewer below (`products` is 2, 3, 5); or a number from each width on. @default 'three' */
  columns?: keyof typeof styles.columns | Responsive<styles.ColumnCount> | undefined;
  /** Distance between the children: 4 px times the name, or one from each width on. @default 'gridGap', which grows with the viewport */
  gap?: Responsive<SpaceStep> | undefined;
  /** The element. With a list, the children are `<li>`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | undefined;
}

const isNamed = (columns: NonNullable<GridProps['columns']>): columns is keyof typeof styles.columns =>
  typeof columns === 'string' && columns in styles.columns;

const columnClasses = (columns: NonNullable<GridProps['columns']>) =>
  isNamed(columns) ? styles.columns[columns] : classesOf(styles.count, columns);

/** Children in equal columns. Not for products: that is `ProductGrid`. */
export function Grid({ children, columns = 'three', gap = 'gridGap', as: Element = 'div', ...rest }: GridProps) {
  return (
    <Element
      role={Element === 'div' ? undefined : 'list'}
      {...rootProps(rest, styles.grid, columnClasses(columns), classesOf(gaps, gap))}
    >
      {children}
    </Element>
  );
}
