'use client';

import { useRef } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { MenuIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { CategoryMenu } from '../category-menu/CategoryMenu.tsx';
import type { CategoryItem } from '../category-menu/category-item.ts';
import * as tools from './HeaderTools.css.ts';
import { HeaderTools, type HeaderToolsProps } from './HeaderTools.tsx';
import * as styles from './SiteHeader.css.ts';
import { type HeaderTool, ToolLink } from './ToolLink.tsx';
import { TopBar, type TopBarProps } from './TopBar.tsx';
import { useFixedAfter } from './use-fixed-after.ts';

/** An entry of the main navigation. */
export interface HeaderNavigationEntry {
  /** Visible text; unique among the entries. */
  label: string;
  /** Address that it links to. */
  href: string;
  /** Whether the current page belongs to this entry. @default false */
  current?: boolean | undefined;
  /** Makes the entry a menu of categories, up to three levels deep. */
  categories?: readonly CategoryItem[] | undefined;
}

export interface SiteHeaderProps extends TopBarProps, HeaderToolsProps, RootProps<'header'> {
  /** Link to the home page. `name` is the wordmark, or the alternative text of the logo. A logo without a size, in px, gets 8 by 2 rem. */
  home: { href: string; name: string; logo?: { src: string; width?: number; height?: number } };
  /** Main navigation, shown from 1024 px up. */
  navigation?: readonly HeaderNavigationEntry[] | undefined;
  /** The menu button below 1024 px. `href` is a page that lists the entries of the menu. */
  menu?: HeaderTool | undefined;
  /** Hides the row with brand, navigation and tools, for landing pages with a single call to action. @default false */
  hideRow?: boolean | undefined;
}

/**
 * The header of every page: a thin line with announcement, language and currency, then one row with brand, navigation and
 * cart. The row sticks to the top after 120 px of scrolling; its space stays reserved, so nothing jumps. Not for the title
 * of a page: use `PageHeader`.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { email, announcement, onAnnouncementDismiss, languages, currencies, hideRow, ...others } = props;
  const { home, navigation, menu, search, accountMenu, cart, ...rest } = others;
  return (
    <header {...rootProps(rest, styles.root)}>
      <TopBar {...{ email, announcement, onAnnouncementDismiss, languages, currencies }} />
      {hideRow ? null : <HeaderRow {...{ home, navigation, menu, search, accountMenu, cart }} />}
    </header>
  );
}

type RowProps = HeaderToolsProps & Pick<SiteHeaderProps, 'home' | 'navigation' | 'menu'>;

function HeaderRow({ home, navigation = [], menu, search, accountMenu, cart }: RowProps) {
  const { strings, Link } = useUi();
  const words = strings.shop.header;
  const sentinel = useRef<HTMLSpanElement>(null);
  const isFixed = useFixedAfter(sentinel);
  return (
    <>
      <span ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <div className={styles.place}>
        <div className={styles.row} data-fixed={isFixed || undefined}>
          <div className={styles.inner}>
            {menu ? (
              <ToolLink tool={menu} label={words.menu} className={tools.menuTool}>
                <MenuIcon />
              </ToolLink>
            ) : null}
            <Link href={home.href} className={styles.brand}>
              {home.logo?.src ? (
                <img
                  src={home.logo.src}
                  width={home.logo.width || undefined}
                  height={home.logo.height || undefined}
                  alt={home.name}
                  className={styles.logo}
                />
              ) : (
                <span className={styles.brandName}>{home.name}</span>
              )}
            </Link>
            <nav className={styles.navigation} aria-label={words.navigation}>
              <ul {...listRole} className={styles.links}>
                {navigation.map((entry, index) => (
                  <li key={index}>
                    {entry.categories?.length ? (
                      <CategoryMenu {...entry} categories={entry.categories} className={styles.link} />
                    ) : (
                      <Link href={entry.href} className={styles.link} aria-current={entry.current ? 'page' : undefined}>
                        {entry.label}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            <HeaderTools search={search} accountMenu={accountMenu} cart={cart} />
          </div>
        </div>
      </div>
    </>
  );
}
