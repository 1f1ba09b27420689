import type { ReactNode } from 'react';
import { type AnyRootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Grid.css.ts';
import { classesOf, type Responsive } from './responsive.ts';
import { gap as gaps, type SpaceStep } from './space.css.ts';

export interface GridProps extends AnyRootProps {
  /** Items of the grid. */
  children: ReactNode;
  /** Columns at 1024 px by name, fewer below (`products` is 2, 3, 5); or a number per minimum width. @default 'three' */
  columns?: keyof typeof styles.columns | Responsive<styles.ColumnCount> | undefined;
  /** Gap between the children: the name times 4 px, or one per minimum width. @default 'gridGap', which grows with the viewport */
  gap?: Responsive<SpaceStep> | undefined;
  /** Element type. In a list, the children are `<li>`. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | undefined;
}

const isNamed = (columns: NonNullable<GridProps['columns']>): columns is keyof typeof styles.columns =>
  typeof columns === 'string' && columns in styles.columns;

const columnClasses = (columns: NonNullable<GridProps['columns']>) =>
  isNamed(columns) ? styles.columns[columns] : classesOf(styles.count, columns);

/** Children in equal columns. Not for products: use `ProductGrid`. */
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
