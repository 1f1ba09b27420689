'use client';

import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Picture, type PictureView } from '../../primitives/picture/Picture.tsx';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { Rating, type RatingView } from '../rating/Rating.tsx';
import * as styles from './MerchantLine.css.ts';

/** A merchant as the view model supplies it. */
export interface MerchantView {
  /** The merchant's name. */
  name: string;
  /** The merchant's page. Without it the name is plain text. */
  href?: string | undefined;
  /** A small square picture before the name. */
  avatar?: PictureView | undefined;
  /** Rating of the merchant; omit while there are no ratings. */
  rating?: RatingView | undefined;
}

export interface MerchantLineProps extends RootProps<'p'> {
  /** The merchant. */
  merchant: MerchantView;
}

/** The seller of a product in one line. Not for presenting merchants: use `MerchantCard`. */
export function MerchantLine({ merchant, ...rest }: MerchantLineProps) {
  const { Link, strings } = useUi();
  return (
    <p {...rootProps(rest, styles.line)}>
      {merchant.avatar ? (
        <Picture picture={merchant.avatar} ratio="square" sizes="28px" className={styles.avatar} decorative />
      ) : null}
      <span className={styles.words}>
        <span className={visuallyHidden}>{strings.shop.merchant.soldBy} </span>
        {merchant.href ? (
          <Link href={merchant.href} className={styles.name}>
            {merchant.name}
          </Link>
        ) : (
          <span className={styles.name}>{merchant.name}</span>
        )}
        {merchant.rating ? <Rating {...merchant.rating} /> : null}
      </span>
    </p>
  );
}
