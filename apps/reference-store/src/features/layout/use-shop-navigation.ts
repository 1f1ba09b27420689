import { useCategories, useSession, useStorefront } from '@promenade/storefront-hooks';
import type { AccountMenuProps, HeaderNavigationEntry, SiteHeaderProps } from '@promenade/storefront-ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { useNavigation } from '../../router/current-page.ts';
import { useSignOut } from '../account/use-sign-out.ts';
import { accountLinks, guestLinks } from './account-links.ts';
import { categoryItems } from './category-items.ts';

export interface ShopNavigation {
  navigation: HeaderNavigationEntry[];
  languages: NonNullable<SiteHeaderProps['languages']>;
  currencies: NonNullable<SiteHeaderProps['currencies']>;
  account: AccountMenuProps;
}

/** The ways through the shop, the same in the header and in the menu of small screens. */
export function useShopNavigation(): ShopNavigation {
  const text = useText();
  const { locale } = useEnvironment();
  const { store } = useStorefront();
  const { data: tree } = useCategories();
  const { state, shopper } = useSession();
  const { signOut } = useSignOut();
  const { pathname, search } = useNavigation().page.url;
  const here = pathname + search;
  // The same until the page changes: the menu has a hundred links.
  const categories = useMemo(() => categoryItems(tree ?? [], pathname), [tree, pathname]);
  const languageLink = (language: 'en' | 'fr', label: string) => ({
    label,
    href: `/locale/${language}?path=${encodeURIComponent(here)}`,
    current: language === locale,
    lang: language,
  });
  return {
    navigation: [
      { label: text('nav.home'), href: '/', current: pathname === '/' },
      { label: text('nav.shopNow'), href: paths.allProducts, current: pathname === paths.allProducts },
      { label: text('nav.categories'), href: paths.allProducts, categories },
      { label: text('footer.aboutUs'), href: paths.aboutUs, current: pathname === paths.aboutUs },
      { label: text('footer.contactUs'), href: paths.contactUs, current: pathname === paths.contactUs },
    ],
    languages: [languageLink('en', 'English'), languageLink('fr', 'Français')],
    currencies: [{ label: `USD ${store.shopPayCurrencySymbol}`, href: here, current: true }],
    account:
      state === 'authenticated'
        ? {
            name: shopper?.name || shopper?.email || text('account.you'),
            links: accountLinks(text, pathname),
            onSignOut: signOut,
          }
        : { links: guestLinks(text, here, store.showRegistrationPanel) },
  };
}
