import { useCartCount, useStorefront } from '@promenade/storefront-hooks';
import { AccountMenu, SiteHeader } from '@promenade/storefront-ui';
import { useEnvironment } from '../../app/environment.ts';
import { type Overlay, SEARCH_SHORTCUT, useOverlays } from '../overlays/overlays.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useShopNavigation } from './use-shop-navigation.ts';

/** The head of every page, filled with what the shop and the visitor know. */
export function ShopHeader() {
  const { storeName } = useEnvironment();
  const { store } = useStorefront();
  const count = useCartCount();
  const overlays = useOverlays();
  const { announcement, dismiss } = useAnnouncement(store.websiteShortAnnouncement);
  const { account, ...ways } = useShopNavigation();
  const tool = (overlay: Overlay, href: string) => ({
    href,
    onOpen: () => overlays.show(overlay),
    open: overlays.open === overlay,
  });
  return (
    <SiteHeader
      {...ways}
      brand={{ href: '/', name: storeName, ...(store.websiteLogo && { logo: { src: store.websiteLogo } }) }}
      email={store.email || undefined}
      announcement={announcement}
      onAnnouncementDismiss={dismiss}
      menu={tool('menu', '/products/all')}
      search={{ ...tool('search', '/products/product_search'), shortcut: SEARCH_SHORTCUT }}
      account={<AccountMenu {...account} />}
      cart={{ ...tool('cart', '/order/shopping_cart'), count }}
    />
  );
}
