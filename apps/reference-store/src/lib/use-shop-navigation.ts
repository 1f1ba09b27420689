import { useCategories, useSession, useStorefront } from '@promenade/storefront-hooks';
import { categoryPath, listedCategories } from '@promenade/storefront-hooks/domain';
import type { Category } from '@promenade/storefront-sdk';
import type {
  AccountMenuProps,
  CategoryItem,
  HeaderNavigationEntry,
  SiteHeaderProps,
} from '@promenade/storefront-ui/shop';
import { useMemo } from 'react';
import { useText } from '../i18n/texts.tsx';
import { accountLinks, guestLinks } from './account-links.ts';
import { currencySign } from './currency.ts';
import { useEnvironment } from './environment.ts';
import * as paths from './paths.ts';
import { useNavigation } from './route.ts';
import { useSignOut } from './session.ts';
import { useAddressHere } from './use-address-here.ts';

interface ShopNavigation {
  navigation: HeaderNavigationEntry[];
  languages: NonNullable<SiteHeaderProps['languages']>;
  currencies: NonNullable<SiteHeaderProps['currencies']>;
  account: AccountMenuProps;
}

/** The shop's navigation: the same in the header and in the menu of small screens. */
export function useShopNavigation(): ShopNavigation {
  const text = useText();
  const { locale } = useEnvironment();
  const { store, currency, formatMoney } = useStorefront();
  const { data: tree } = useCategories();
  const { state, shopper } = useSession();
  const { signOut } = useSignOut();
  const { pathname } = useNavigation().page.url;
  const here = useAddressHere();
  const sign = currencySign(formatMoney);
  // Memoised until the page changes, because the menu has a hundred links.
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
    currencies: [{ label: sign === currency ? sign : `${currency} ${sign}`, href: here, current: true }],
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

/** Categories for menus, without hidden ones. */
function categoryItems(tree: readonly Category[], currentPath: string): CategoryItem[] {
  return listedCategories(tree).map((category) => ({
    id: `${category.id}`,
    label: category.name,
    href: categoryPath(category),
    current: categoryPath(category) === currentPath,
    children: categoryItems(category.childList, currentPath),
  }));
}
