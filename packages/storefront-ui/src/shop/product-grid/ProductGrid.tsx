import { Children, type ReactNode } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { ProductCardSkeleton } from '../product-card/ProductCardSkeleton.tsx';
import * as styles from './ProductGrid.css.ts';

const PLACEHOLDERS_MAX = 100;

export interface ProductGridProps extends RootProps<'ul'> {
  /** One card per child; every child becomes an item of the list. */
  children?: ReactNode;
  /** Shows as many placeholders of cards instead, while the cards are loading, at most 100. @default 0 */
  placeholders?: number | undefined;
  /** Accessible name of the list, if no heading above names it. */
  label?: string | undefined;
  /** For teasers: hides the items of an incomplete last row. @default false */
  wholeRows?: boolean | undefined;
  /** Skips rendering of cards far from the viewport, so that thousands scroll smoothly. Set it after the scroll position was restored. @default false */
  long?: boolean | undefined;
}

/** A list of cards in 2, 3 or 5 columns, by the width of its container. Not for comparing products line by line: use a table. */
export function ProductGrid({
  children,
  placeholders = 0,
  label,
  wholeRows = false,
  long = false,
  ...rest
}: ProductGridProps) {
  return (
    <div className={styles.frame}>
      <ul
        {...listRole}
        aria-label={label}
        aria-busy={placeholders > 0 || undefined}
        {...rootProps(rest, styles.grid, wholeRows && styles.whole, long && styles.long)}
      >
        {placeholders > 0
          ? Array.from({ length: Math.min(placeholders, PLACEHOLDERS_MAX) }, (_, index) => (
              <li key={index} className={styles.item}>
                <ProductCardSkeleton />
              </li>
            ))
          : Children.map(children, (child) => child && <li className={styles.item}>{child}</li>)}
      </ul>
    </div>
  );
}
