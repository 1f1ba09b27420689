'use client';

import type { ReactNode } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './AccountLayout.css.ts';

/** A page of the account. */
export interface AccountLayoutLink {
  /** The words shown. */
  label: string;
  /** Where it leads. Tells links apart. */
  href: string;
  /** Marks the page that is shown. */
  current?: boolean | undefined;
}

export interface AccountLayoutProps extends RootProps {
  /** Name of the menu, and the words that lead back to it on small screens. */
  label: string;
  /** Pages of the account, in the order shown. */
  links: readonly AccountLayoutLink[];
  /** Where small screens show the menu as a list. */
  menuHref: string;
  /** This page is the one with the menu: small screens show it below the content. @default false */
  overview?: boolean | undefined;
  /** Below the menu: a sign-out button. */
  action?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * The layout of an account's pages: on large screens the menu beside the page; on small ones the menu is a page of its
 * own, and the others lead back to it. Not for views of one list: that is `LinkTabs`.
 */
export function AccountLayout(props: AccountLayoutProps) {
  const { label, links, menuHref, overview = false, action, children, ...rest } = props;
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
        {action ? <div className={styles.action}>{action}</div> : null}
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
