'use client';

import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './LinkTabs.css.ts';

export interface LinkTabsProps {
  /** What the tabs are about. */
  label: string;
  tabs: readonly { name: string; href: string; count?: number; current?: boolean }[];
}

/** Tabs that are addresses: each view can be shared and gone back to. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const { Link } = useUi();
  return (
    <nav aria-label={label} className={styles.root}>
      <ul className={styles.list}>
        {tabs.map(({ name, href, count, current }) => (
          <li key={href}>
            <Link href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
              {name}
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
