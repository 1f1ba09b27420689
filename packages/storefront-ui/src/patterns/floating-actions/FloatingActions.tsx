'use client';

import { BackToTop } from '../../primitives/back-to-top/index.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { TagIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './FloatingActions.css.ts';

export interface FloatingActionsProps extends RootProps<'aside'> {
  /** Where a merchant signs up. Leave out to show only the way back to the top. */
  openShopHref?: string | undefined;
}

/**
 * The actions that float in the corner of a page: open a shop, back to the top. On small screens they stand above a bar
 * marked `data-bottom-bar="wide"`, as that of `BuyBox` is. Not for what belongs to one part of a page: that is a `Button` there.
 */
export function FloatingActions({ openShopHref, ...rest }: FloatingActionsProps) {
  const { Link, strings } = useUi();
  const words = strings.patterns.floating;
  return (
    <aside data-bottom-bar="" {...rootProps(rest, styles.root)}>
      <div className={styles.item}>
        <BackToTop />
      </div>
      {openShopHref ? (
        <Link href={openShopHref} className={styles.openShop} aria-label={words.openShop}>
          <TagIcon size="small" />
          <span className={styles.words}>{words.openShop}</span>
        </Link>
      ) : null}
    </aside>
  );
}
