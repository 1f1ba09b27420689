'use client';

import type { ReactNode } from 'react';
import { CartIcon, SearchIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { ActionLink } from '../action-link/index.ts';
import * as styles from './HeaderTools.css.ts';

/** A tool of the header: a page that does the job, and what opens over the page once scripts run. */
export interface HeaderTool {
  href: string;
  onOpen?: (() => void) | undefined;
  open?: boolean;
}

export interface HeaderToolsProps {
  search?: HeaderTool | undefined;
  /** `<AccountMenu>`, or what the shop has instead. */
  account?: ReactNode;
  /** `count` is the number of pieces. Leave it out while nobody knows: nothing is claimed then. */
  cart?: (HeaderTool & { count?: number | undefined }) | undefined;
}

const mostShown = 99;

/** Search, account and cart at the end of the header's row. */
export function HeaderTools({ search, account, cart }: HeaderToolsProps) {
  const { strings } = useUi();
  const words = strings.patterns.header;
  return (
    <div className={styles.tools}>
      {search ? (
        <ActionLink
          href={search.href}
          onAction={search.onOpen}
          opens="dialog"
          expanded={search.open ?? false}
          className={styles.searchTool}
          aria-label={words.search}
          aria-keyshortcuts={search.onOpen ? '/' : undefined}
        >
          <SearchIcon />
          <span className={styles.searchWords}>{words.search}</span>
        </ActionLink>
      ) : null}
      {account}
      {cart ? (
        <ActionLink
          href={cart.href}
          onAction={cart.onOpen}
          opens="dialog"
          expanded={cart.open ?? false}
          className={styles.tool}
          aria-label={words.cart(cart.count)}
        >
          <CartIcon />
          {cart.count ? (
            <span className={styles.count} data-count={cart.count > mostShown ? `${mostShown}+` : cart.count} />
          ) : null}
        </ActionLink>
      ) : null}
    </div>
  );
}
