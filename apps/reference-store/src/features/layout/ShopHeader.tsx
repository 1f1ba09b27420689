import { useCart, useCartSummary, useCategories, useSession, useStorefront } from '@promenade/storefront-hooks';
import { AccountMenu, SiteHeader } from '@promenade/storefront-ui';
import { useEnvironment } from '../../app/environment.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNavigation } from '../../router/current-page.ts';
import { useOverlays } from '../overlays/overlays.tsx';
import { accountLinks, guestLinks } from './account-links.ts';
import { categoryNodes } from './category-nodes.ts';
import { useAnnouncement } from './use-announcement.ts';

/** The head of every page, filled with what the shop and the visitor know. */
export function ShopHeader() {
  const text = useText();
  const { locale, storeName } = useEnvironment();
  const { store } = useStorefront();
  const { data: categories = [] } = useCategories();
  const { state, shopper, signIn, signOut } = useSession();
  const { status } = useCart();
  const { count } = useCartSummary();
  const { page } = useNavigation();
  const overlays = useOverlays();
  const { announcement, dismiss } = useAnnouncement(store.websiteShortAnnouncement);

  const { pathname, search } = page.url;
  const isKnown = state === 'authenticated';
  const languageLink = (language: 'en' | 'fr', label: string) => ({
    label,
    href: `/locale/${language}?path=${encodeURIComponent(pathname + search)}`,
    current: language === locale,
    lang: language,
  });
  return (
    <SiteHeader
      brand={{ href: '/', name: storeName }}
      email={store.email || undefined}
      announcement={announcement}
      onAnnouncementDismiss={dismiss}
      languages={[languageLink('en', 'English'), languageLink('fr', 'Français')]}
      currencies={[{ label: `USD ${store.shopPayCurrencySymbol}`, href: pathname + search, current: true }]}
      navigation={[
        { label: text('nav.home'), href: '/', current: pathname === '/' },
        { label: text('nav.shopNow'), href: '/products/all', current: pathname === '/products/all' },
        { label: text('nav.categories'), href: '/products/all', categories: categoryNodes(categories, pathname) },
      ]}
      menu={{ href: '/products/all', onOpen: () => overlays.show('menu'), open: overlays.open === 'menu' }}
      search={{
        href: '/products/product_search',
        onOpen: () => overlays.show('search'),
        open: overlays.open === 'search',
      }}
      account={
        <AccountMenu
          name={isKnown ? shopper?.name || shopper?.email || text('account.you') : undefined}
          links={isKnown ? accountLinks(text, pathname) : guestLinks(text, pathname + search)}
          onSignOut={isKnown ? () => void signOut() : undefined}
        />
      }
      cart={{
        href: '/order/shopping_cart',
        count: status === 'loading' ? undefined : count,
        onOpen: () => overlays.show('cart'),
        open: overlays.open === 'cart',
      }}
    />
  );
}
