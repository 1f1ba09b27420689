'use client';

import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Picture, type PictureView } from '../../primitives/picture/Picture.tsx';
import type { MerchantView } from '../merchant/MerchantLine.tsx';
import { Rating } from '../rating/Rating.tsx';
import * as styles from './MerchantHeader.css.ts';

export interface MerchantHeaderProps extends RootProps<'header'> {
  /** The merchant; the name is a heading that can take focus from code. */
  merchant: MerchantView;
  /** A wide picture above the name. */
  banner?: PictureView | undefined;
  /** A word or two beside the name: 'Sold by us'. */
  badge?: string | undefined;
  /** Ready text under the name: 'Sells its own products · 12 followers'. */
  meta?: string | undefined;
  /** Controls at the end of the line: follow, visit the store. */
  actions?: ReactNode;
  /** A search in the store, ways to reach the merchant; below. */
  children?: ReactNode;
  /** `plain` heads the merchant's own pages, `card` presents the merchant on another page. @default 'plain' */
  variant?: 'plain' | 'card' | undefined;
  /** Rank of the name in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** A merchant with what a shopper can do: follow, visit, ask. Not for merchants in a list: that is `MerchantCard`. */
export function MerchantHeader({
  merchant,
  banner,
  badge,
  meta,
  actions,
  children,
  variant = 'plain',
  headingLevel = 1,
  ...rest
}: MerchantHeaderProps) {
  const { name, avatar, rating } = merchant;
  const Name = `h${headingLevel}` as const;
  return (
    <header {...rootProps(rest, styles.root, styles.variant[variant])}>
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
            <Name className={styles.name[variant]} tabIndex={-1}>
              {name}
            </Name>
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
