'use client';

import type { ReactNode } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './AccountLayout.css.ts';

/** A page of the account. */
export interface AccountLayoutLink {
  /** Visible text. */
  label: string;
  /** Address; unique among the links. */
  href: string;
  /** Marks the current page. */
  current?: boolean | undefined;
}

export interface AccountLayoutProps extends RootProps {
  /** Name of the menu, and text of the link that returns to it on small screens. */
  label: string;
  /** Pages of the account, in the order shown. */
  links: readonly AccountLayoutLink[];
  /** Address of the page that shows the menu on small screens. */
  menuHref: string;
  /** Whether this page shows the menu: small screens show it below the content. @default false */
  overview?: boolean | undefined;
  /** Shown below the menu, for example a sign-out button. */
  actions?: ReactNode;
  /** Content of the page. */
  children: ReactNode;
}

/**
 * The layout of an account's pages: on large screens the menu is next to the page; on small ones it is a separate page
 * that the others link to. Not for views of one list: use `LinkTabs`.
 */
export function AccountLayout(props: AccountLayoutProps) {
  const { label, links, menuHref, overview = false, actions, children, ...rest } = props;
  const { Link } = useUi();
  return (
    <div data-overview={overview ? '' : undefined} {...rootProps(rest, styles.root)}>
      <nav aria-label={label} className={styles.menu}>
        <ul {...listRole} className={styles.links}>
          {links.map((link, index) => (
            <li key={index}>
              <Link href={link.href} className={styles.link} aria-current={link.current ? 'page' : undefined}>
                <span>{link.label}</span>
                <ChevronRightIcon size="small" className={styles.chevron} />
              </Link>
            </li>
          ))}
        </ul>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </nav>
      {overview ? null : (
        <Link href={menuHref} className={styles.back}>
          <ChevronLeftIcon size="small" className={styles.backIcon} />
          <span>{label}</span>
        </Link>
      )}
      <div className={styles.page}>{children}</div>
    </div>
  );
}
