'use client';

import { useUi } from '../../theme/ui-context.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './LinkTabs.css.ts';

export interface LinkTabsProps extends RootProps<'nav'> {
  /** What the tabs are about. */
  label: string;
  /** The views, in the order shown; one is current. */
  tabs: readonly { name: string; href: string; count?: number; current?: boolean }[];
}

/** Tabs that are addresses: each view can be shared and gone back to. */
export function LinkTabs({ label, tabs, ...rest }: LinkTabsProps) {
  const { Link } = useUi();
  return (
    <nav aria-label={label} {...rootProps(rest, styles.root)}>
      <ul {...listRole} className={styles.list}>
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
