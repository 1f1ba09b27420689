import { useCartCount, useStorefront } from '@promenade/storefront-hooks';
import { AccountMenu, SiteHeader } from '@promenade/storefront-ui/shop';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../lib/environment.ts';
import { type Overlay, SEARCH_SHORTCUT, useOverlays, useShowOverlay } from '../lib/overlays.tsx';
import * as paths from '../lib/paths.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { useShopNavigation } from '../lib/use-shop-navigation.ts';

/** The header of every page with the data of shop and visitor; landing pages may show only its first line. */
export function ShopHeader({ hideRow = false }: { hideRow?: boolean }) {
  const { storeName } = useEnvironment();
  const { store } = useStorefront();
  const count = useCartCount();
  const overlays = useOverlays();
  const showOverlay = useShowOverlay();
  const { announcement, dismiss } = useAnnouncement(store.websiteShortAnnouncement);
  const { account, ...ways } = useShopNavigation();
  const tool = (overlay: Overlay, href: string) => ({
    href,
    onOpen: () => showOverlay(overlay),
    open: overlays.open === overlay,
  });
  return (
    <SiteHeader
      {...ways}
      hideRow={hideRow}
      home={{ href: '/', name: storeName, ...(store.websiteLogo && { logo: { src: store.websiteLogo } }) }}
      email={store.email || undefined}
      announcement={announcement}
      onAnnouncementDismiss={dismiss}
      menu={tool('menu', paths.allProducts)}
      search={{ ...tool('search', paths.search), shortcut: SEARCH_SHORTCUT }}
      accountMenu={<AccountMenu {...account} />}
      cart={{ ...tool('cart', paths.cart), count }}
    />
  );
}

const STORE = 'pm-announcement';

/** The announcement of the shop, unless this visitor dismissed it. A changed text is shown again. */
function useAnnouncement(text: string): { announcement: { text: string } | undefined; dismiss(): void } {
  const [dismissed, setDismissed] = useState<string | null>(null);
  useEffect(() => setDismissed(readStored('localStorage', STORE)), []);
  return {
    announcement: text && text !== dismissed ? { text } : undefined,
    dismiss() {
      setDismissed(text);
      writeStored('localStorage', STORE, text);
    },
  };
}
