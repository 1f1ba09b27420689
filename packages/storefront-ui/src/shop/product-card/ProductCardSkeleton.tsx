import { cx } from '../../css/cx.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as card from './ProductCard.css.ts';
import * as styles from './ProductCardSkeleton.css.ts';

export interface ProductCardSkeletonProps extends RootProps {
  /** Set to false where cards come without rating and sold count. @default true */
  meta?: boolean | undefined;
}

/**
 * The placeholder of a `ProductCard` while it is loading. Hidden from screen readers: the list around it is `pending`.
 * Not for other content: that is `Skeleton`.
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
