import { useCartViewed } from '@promenade/storefront-hooks/analytics';
import * as paths from '../../page/paths.ts';
import { useNavigation } from '../../router/current-page.ts';
import { useOverlays } from '../overlays/overlays.tsx';

/** Tells that the cart was looked at: once for each opening of the drawer, and of the page. */
export function CartViews() {
  const { open } = useOverlays();
  const { pathname } = useNavigation().page.url;
  useCartViewed(open === 'cart' || pathname === paths.cart);
  return null;
}
