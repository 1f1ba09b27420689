import { cx } from '../../css/cx.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as card from './ProductCard.css.ts';
import * as styles from './ProductCardSkeleton.css.ts';

/** The placeholder of a `ProductCard` while it is loading. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className={card.card}>
      <Skeleton shape="portrait" className={card.tile} />
      <span className={cx(card.name, styles.bar)} />
      <span className={cx(card.price, styles.bar, styles.short)} />
      <span className={cx(card.metaLine, styles.bar, styles.middle)} />
    </div>
  );
}
