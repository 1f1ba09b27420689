import { MobileMenu } from '@promenade/storefront-ui/overlays';
import { useText } from '../../i18n/use-text.ts';
import type { OverlayProps } from '../overlays/overlay-props.ts';
import { useShopNavigation } from './use-shop-navigation.ts';

/** The shop's ways on small screens. */
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
