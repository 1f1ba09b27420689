'use client';

import type { ReactNode } from 'react';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { CartIcon, SearchIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './HeaderTools.css.ts';
import { type HeaderTool, ToolLink } from './ToolLink.tsx';

export interface HeaderToolsProps {
  /** The search. Leave out for a header without it. */
  search?: HeaderTool | undefined;
  /** `<AccountMenu>`, or your own element. */
  accountMenu?: ReactNode;
  /** `count` is the total quantity. Leave it out while it is unknown. */
  cart?: (HeaderTool & { count?: number | undefined }) | undefined;
}

const mostShown = 99;

/** Search, account and cart at the end of the header's row. */
export function HeaderTools({ search, accountMenu, cart }: HeaderToolsProps) {
  const { strings } = useUi();
  const words = strings.shop.header;
  return (
    <div className={styles.tools}>
      {search ? (
        <ToolLink tool={search} label={words.search} className={styles.searchTool}>
          <SearchIcon />
          <span className={styles.searchWords}>{words.search}</span>
        </ToolLink>
      ) : null}
      {inElement(accountMenu)}
      {cart ? (
        <ToolLink
          tool={cart}
          label={cart.count === undefined ? words.cartUncounted : words.cart(cart.count)}
          className={styles.tool}
        >
          <CartIcon />
          {cart.count ? (
            <span className={styles.count} data-count={cart.count > mostShown ? `${mostShown}+` : cart.count} />
          ) : null}
        </ToolLink>
      ) : null}
    </div>
  );
}
