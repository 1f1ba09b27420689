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
  /** The merchant. The heading with the name can take the focus by script. */
  merchant: MerchantView;
  /** A wide picture above the name. */
  banner?: PictureView | undefined;
  /** A word or two next to the name: 'Sold by us'. */
  badge?: string | undefined;
  /** Formatted text under the name: 'Sells its own products · 12 followers'. */
  meta?: string | undefined;
  /** Controls at the end of the line: follow, visit the store. */
  actions?: ReactNode;
  /** Content below: a search in the store, contact links. */
  children?: ReactNode;
  /** `plain` for the merchant's own pages, `card` to present the merchant on another page. @default 'plain' */
  variant?: 'plain' | 'card' | undefined;
  /** Level of the name in the outline of the page. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** A merchant with actions such as follow, visit and ask. Not for merchants in a list: use `MerchantCard`. */
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
