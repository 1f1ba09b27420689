import { MobileMenu } from '@promenade/storefront-ui/shop/overlays';
import { useText } from '../i18n/texts.tsx';
import type { OverlayProps } from '../lib/overlays.tsx';
import { useShopNavigation } from '../lib/use-shop-navigation.ts';

/** The shop's navigation on small screens. */
export function MenuPanel({ open, onClose }: OverlayProps) {
  const text = useText();
  const { navigation, languages, currencies, account } = useShopNavigation();
  return (
    <MobileMenu
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      navigation={navigation}
      account={{ title: account.name ?? text('nav.account'), links: account.links }}
      languages={languages}
      currencies={currencies}
    />
  );
}
