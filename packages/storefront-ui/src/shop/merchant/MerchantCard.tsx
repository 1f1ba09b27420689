'use client';

import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Picture, type PictureView } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { Rating } from '../rating/Rating.tsx';
import * as styles from './MerchantCard.css.ts';
import type { MerchantView } from './MerchantLine.tsx';

export interface MerchantCardProps extends RootProps<'article'> {
  /** The merchant; the card links to its page. */
  merchant: MerchantView & { href: string };
  /** Pictures of up to three products. */
  pictures?: readonly PictureView[] | undefined;
  /** Formatted text under the name: '248 products'. */
  meta?: string | undefined;
  /** A control next to the name, such as the follow button. */
  actions?: ReactNode;
}

/**
 * A merchant in a list: pictures of three products, name, rating; the whole card is one link. Not for naming the
 * seller of a product: use `MerchantLine`.
 */
export function MerchantCard({ merchant, pictures = [], meta, actions, ...rest }: MerchantCardProps) {
  const { Link } = useUi();
  return (
    <article aria-label={merchant.name} {...rootProps(rest, styles.card)}>
      <div className={styles.pictures}>
        {[0, 1, 2].map((index) => (
          <Picture key={index} picture={pictures[index]} className={styles.picture} decorative />
        ))}
      </div>
      <div className={styles.head}>
        {merchant.avatar ? (
          <Picture picture={merchant.avatar} ratio="square" sizes="44px" className={styles.avatar} decorative />
        ) : null}
        <div className={styles.words}>
          <Link href={merchant.href} className={styles.name}>
            {merchant.name}
          </Link>
          {merchant.rating ? <Rating {...merchant.rating} /> : null}
          {meta ? <span className={styles.meta}>{meta}</span> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </article>
  );
}
