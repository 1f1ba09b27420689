import { cx } from '../../css/cx.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import * as card from './ProductCard.css.ts';
import * as styles from './ProductCardSkeleton.css.ts';

export interface ProductCardSkeletonProps extends RootProps {
  /** Set to false if the cards show neither rating nor sold count. @default true */
  meta?: boolean | undefined;
}

/**
 * Placeholder of a `ProductCard` that is loading. Hidden from screen readers: mark the list around it as busy. Not for
 * other content: use `Skeleton`.
 */
export function ProductCardSkeleton({ meta = true, ...rest }: ProductCardSkeletonProps) {
  return (
    <div aria-hidden="true" {...rootProps(rest, card.card)}>
      <Skeleton shape="portrait" className={card.tile} />
      <span className={cx(card.name, styles.bar)} />
      <span className={cx(card.price, styles.bar, styles.short)} />
      {meta ? <span className={cx(card.metaLine, styles.bar, styles.middle)} /> : null}
    </div>
  );
}
