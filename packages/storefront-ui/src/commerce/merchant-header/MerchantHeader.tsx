'use client';

import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/index.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Picture, type PictureView } from '../../primitives/picture/index.ts';
import type { MerchantView } from '../merchant/index.ts';
import { Rating } from '../rating/index.ts';
import * as styles from './MerchantHeader.css.ts';

export interface MerchantHeaderProps extends RootProps<'header'> {
  /** The merchant; the name is the page's `h1` and can take focus. */
  merchant: MerchantView;
  /** A wide picture above the name. */
  banner?: PictureView | undefined;
  /** A word or two beside the name: 'Sold by us'. */
  badge?: string | undefined;
  /** Ready text under the name: 'Sells its own products · 12 followers'. */
  meta?: string | undefined;
  /** Controls at the end of the line, such as the follow button. */
  actions?: ReactNode;
  /** A search in the store, ways to reach the merchant; below. */
  children?: ReactNode;
}

/** The head of a merchant's own pages. Not for the seller on the page of a product: that is `MerchantBlock`. */
export function MerchantHeader({ merchant, banner, badge, meta, actions, children, ...rest }: MerchantHeaderProps) {
  const { name, avatar, rating } = merchant;
  return (
    <header {...rootProps(rest, styles.root)}>
      {banner ? (
        <Picture
          picture={banner}
          ratio="wide"
          loading="eager"
          fetchPriority="high"
          sizes="100vw"
          className={styles.banner}
          decorative
        />
      ) : null}
      <div className={styles.row}>
        <Avatar name={name} picture={avatar} size="large" />
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 className={styles.name} tabIndex={-1}>
              {name}
            </h1>
            {badge ? (
              <Badge tone="accent" className={styles.badge}>
                {badge}
              </Badge>
            ) : null}
          </div>
          {rating ? <Rating {...rating} /> : null}
          {meta ? <p className={styles.meta}>{meta}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children ? <div className={styles.more}>{children}</div> : null}
    </header>
  );
}
