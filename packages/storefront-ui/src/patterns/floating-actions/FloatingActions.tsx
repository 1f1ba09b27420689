'use client';

import { useRef } from 'react';
import { BackToTop } from '../../primitives/back-to-top/index.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { TagIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './FloatingActions.css.ts';
import { useCoversNothing } from './use-covers-nothing.ts';

export interface FloatingActionsProps extends RootProps<'aside'> {
  /** Where a merchant signs up. Leave out to show only the way back to the top. */
  openShopHref?: string | undefined;
}

/**
 * The actions that float in the corner of a page: open a shop, back to the top. The first one hides while the page scrolls
 * down and where it would lie over something that can be pressed, so offer it in the footer, too. On small screens they stand
 * above a bar marked `data-bottom-bar="wide"`, as that of `BuyBox` is. Not for what belongs to one part of a page: that is a
 * `Button` there.
 */
export function FloatingActions({ openShopHref, ...rest }: FloatingActionsProps) {
  return (
    <aside data-bottom-bar="" {...rootProps(rest, styles.root)}>
      <div className={styles.item}>
        <BackToTop />
      </div>
      {openShopHref ? <OpenShop href={openShopHref} /> : null}
    </aside>
  );
}

function OpenShop({ href }: { href: string }) {
  const { Link, strings } = useUi();
  const label = strings.patterns.floating.openShop;
  const place = useRef<HTMLDivElement>(null);
  const isShown = useCoversNothing(place);
  return (
    <div ref={place} className={styles.place}>
      <Link href={href} className={styles.openShop} aria-label={label} data-hidden={isShown ? undefined : ''}>
        <TagIcon size="small" />
        <span className={styles.words}>{label}</span>
      </Link>
    </div>
  );
}
