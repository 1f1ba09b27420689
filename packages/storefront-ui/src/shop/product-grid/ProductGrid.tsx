import { Children, type ReactNode } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { ProductCardSkeleton } from '../product-card/ProductCardSkeleton.tsx';
import * as styles from './ProductGrid.css.ts';

export interface ProductGridProps extends RootProps<'ul'> {
  /** One card per entry; every child becomes an item of the list. */
  children?: ReactNode;
  /** Shows as many placeholders of cards instead while the cards are loading. @default 0 */
  placeholders?: number | undefined;
  /** Names the list where the heading above it does not. */
  label?: string | undefined;
  /** A teaser: what would not fill its row is left out, so that every row is full. @default false */
  wholeRows?: boolean | undefined;
  /** Cards far from the screen are not drawn, so that thousands scroll smoothly. Set it once the page has its scroll place. @default false */
  long?: boolean | undefined;
}

/** A list of cards in 2, 3 or 5 columns, by the room it gets. Not for things one compares line by line: use a table. */
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
          ? Array.from({ length: placeholders }, (_, index) => (
              <li key={index} className={styles.item}>
                <ProductCardSkeleton />
              </li>
            ))
          : Children.map(children, (child) => child && <li className={styles.item}>{child}</li>)}
      </ul>
    </div>
  );
}
