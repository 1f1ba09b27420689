import { Children, type ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './ProductGrid.css.ts';

export interface ProductGridProps {
  /** One card per entry; every child becomes an item of the list. */
  children: ReactNode;
  /** Names the list where the heading above it does not. */
  label?: string | undefined;
  /** 'grid' has 2, 3 or 5 columns by the room it gets; 'rail' is one row that scrolls sideways. @default 'grid' */
  look?: 'grid' | 'rail' | undefined;
  /** A teaser: what would not fill its row is left out, so nothing stands alone in a last row. @default false */
  wholeRows?: boolean | undefined;
  /** More of the list is on its way; what is there stays. @default false */
  busy?: boolean | undefined;
}

/** A list of cards. Not for things one compares line by line: use a table. */
export function ProductGrid({ children, label, look = 'grid', wholeRows = false, busy }: ProductGridProps) {
  return (
    <div className={styles.frame}>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one.
        role="list"
        className={look === 'rail' ? styles.rail : cx(styles.grid, wholeRows && styles.whole)}
        aria-label={label}
        aria-busy={busy || undefined}
      >
        {Children.map(children, (child) => child && <li className={styles.item}>{child}</li>)}
      </ul>
    </div>
  );
}
