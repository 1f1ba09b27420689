'use client';

import { type ReactNode, useId } from 'react';
import { Avatar } from '../../primitives/avatar/index.ts';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import type { MerchantView } from '../merchant/index.ts';
import { Rating } from '../rating/index.ts';
import * as styles from './MerchantBlock.css.ts';

export interface MerchantBlockProps extends RootProps<'article'> {
  /** Who sells; with a link there is a button to the store. */
  merchant: MerchantView;
  /** Ready text under the name: '248 products'. */
  meta?: string | undefined;
  /** Controls before the way to the store, such as the follow button. */
  actions?: ReactNode;
  /** Ways to reach the merchant or the shop, below. */
  children?: ReactNode;
  /** Rank of the name in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | undefined;
}

/** The seller of a product with what a shopper can do: follow, visit, ask. Not for a list of merchants: that is `MerchantCard`. */
export function MerchantBlock(props: MerchantBlockProps) {
  const { merchant, meta, actions, children, headingLevel = 3, ...rest } = props;
  const { name, href, avatar, rating } = merchant;
  const words = useUi().strings.product.merchant;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={titleId} {...rootProps(rest, styles.block)}>
      <div className={styles.who}>
        <Avatar name={name} picture={avatar} size="large" />
        <div className={styles.words}>
          <Heading id={titleId} className={styles.name}>
            {name}
          </Heading>
          {rating ? <Rating {...rating} /> : null}
          {meta ? <p className={styles.soft}>{meta}</p> : null}
        </div>
      </div>
      {actions || href ? (
        <div className={styles.actions}>
          {inElement(actions)}
          {href ? (
            <Button href={href} variant="outline" aria-label={words.visitOf(name)}>
              {words.visit}
            </Button>
          ) : null}
        </div>
      ) : null}
      {children ? <div className={styles.more}>{children}</div> : null}
    </article>
  );
}
