import { openQuickView, useQuickAdd } from '@promenade/storefront-hooks';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../notices/use-notices.ts';
import { useOverlays } from '../overlays/overlays.tsx';

/** Puts a product into the cart and takes it off the list; where there is a choice, the quick view asks first. */
export function useMoveToCart(forget: (productId: number) => void): {
  run(card: ProductCard): void;
  isPending: boolean;
} {
  const text = useText();
  const { run, isPending } = useQuickAdd(openQuickView);
  const overlays = useOverlays();
  const notices = useNotices();
  const finish = (card: ProductCard) => {
    overlays.show('cart', text('cart.added', { name: card.storeName }));
    forget(card.id);
  };
  return {
    isPending,
    run: (card) => void run(card).then((outcome) => outcome === 'added' && finish(card), notices.fail),
  };
}
