'use client';

import { useEffect, useRef } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './LinkTabs.css.ts';

export interface LinkTabsProps extends RootProps<'nav'> {
  /** Accessible name of the navigation. */
  label: string;
  /** The views, in the order shown; mark one as current. */
  tabs: readonly { label: string; href: string; count?: number; current?: boolean }[];
}

/**
 * Tabs that are links: each view has its own address. On narrow screens they scroll to the current one. Not for views without an address: use
 * `Disclosure`.
 */
export function LinkTabs({ label: groupLabel, tabs, ...rest }: LinkTabsProps) {
  const { Link } = useUi();
  const list = useRef<HTMLUListElement>(null);
  const currentIndex = tabs.findIndex(({ current }) => current);
  useEffect(() => {
    // Unlike scrollIntoView, this leaves the page where it is.
    const scroller = list.current?.parentElement;
    const tab = list.current?.children[currentIndex]?.getBoundingClientRect();
    const shown = scroller?.getBoundingClientRect();
    if (tab && shown) scroller?.scrollBy({ left: tab.x + tab.width / 2 - shown.x - shown.width / 2 });
  }, [currentIndex]);
  return (
    <nav aria-label={groupLabel} {...rootProps(rest, styles.root)}>
      <ul {...listRole} ref={list} className={styles.list}>
        {tabs.map(({ label, href, count, current }, index) => (
          <li key={index}>
            <Link href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
              <span>{label}</span>
              {count === undefined ? null : <span className={styles.count}>{String(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
