import { openQuickView, useQuickAdd } from '@promenade/storefront-hooks';
import type { ProductCard } from '@promenade/storefront-sdk';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../notices/use-notices.ts';
import { useOverlays } from '../overlays/overlays.tsx';

/** Adds a product from its card and shows the cart; what went wrong is said in a notice. */
export function useQuickAddToCart(): { run(card: ProductCard): void; isPending: boolean } {
  const { run, isPending } = useQuickAdd(openQuickView);
  const overlays = useOverlays();
  const notices = useNotices();
  const text = useText();
  const finish = (name: string) => overlays.show('cart', text('cart.added', { name }));
  return {
    isPending,
    run: (card) => void run(card).then((outcome) => outcome === 'added' && finish(card.storeName), notices.fail),
  };
}
