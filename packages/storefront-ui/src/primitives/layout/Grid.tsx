import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  /** Columns at 1024 px, fewer below; `products` is 2, 3, 5. @default 'three' */
  columns?: keyof typeof styles.columns;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol';
  className?: string | undefined;
}

/** Children in equal columns with a gap that grows with the viewport. */
export function Grid({ children, columns = 'three', as: Element = 'div', className }: GridProps) {
  return <Element className={cx(styles.grid, styles.columns[columns], className)}>{children}</Element>;
}
