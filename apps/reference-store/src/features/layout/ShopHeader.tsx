import { useCartCount, useStorefront } from '@promenade/storefront-hooks';
import { AccountMenu, SiteHeader } from '@promenade/storefront-ui';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { type Overlay, useOverlays } from '../overlays/overlays.tsx';
import { SEARCH_SHORTCUT } from '../overlays/use-overlay-keys.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useShopNavigation } from './use-shop-navigation.ts';

/** The head of every page, filled with what the shop and the visitor know; on landing pages its first line alone. */
export function ShopHeader({ hideRow }: { hideRow: boolean }) {
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
      hideRow={hideRow}
      brand={{ href: '/', name: storeName, ...(store.websiteLogo && { logo: { src: store.websiteLogo } }) }}
      email={store.email || undefined}
      announcement={announcement}
      onAnnouncementDismiss={dismiss}
      menu={tool('menu', paths.allProducts)}
      search={{ ...tool('search', paths.search), shortcut: SEARCH_SHORTCUT }}
      account={<AccountMenu {...account} />}
      cart={{ ...tool('cart', paths.cart), count }}
    />
  );
}
