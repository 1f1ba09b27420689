import { queries, useCartActions } from '@promenade/storefront-hooks';
import type { ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import { useText } from '../../i18n/use-text.ts';
import { useBrowserData } from '../../router/use-browser-data.ts';
import { useNotices } from '../notices/use-notices.ts';
import { useOverlays } from '../overlays/overlays.tsx';
import { useQuickView } from '../overlays/use-quick-view.ts';

/** The one variant of a product that has nothing to choose. */
export function onlyVariant(product: ProductDetail) {
  const variants = Object.values(product.productValue);
  return variants.length === 1 ? variants[0] : undefined;
}

/** Adds a product straight from its card; where something must be chosen first, the quick view asks. */
export function useQuickAdd(card: ProductCard): { add(quantity: number): Promise<void>; isPending: boolean } {
  const data = useBrowserData();
  const { add } = useCartActions();
  const openQuickView = useQuickView();
  const overlays = useOverlays();
  const notices = useNotices();
  const text = useText();
  return {
    isPending: add.isPending,
    async add(quantity) {
      try {
        const { slug, uniqueKey } = card;
        const product = await data.read(queries.product({ slug, uniqueKey }));
        const variant = onlyVariant(product);
        if (!variant) {
          openQuickView(card);
          return;
        }
        await add.run({ productId: card.id, attrId: variant.id, quantity });
        overlays.show('cart', text('cart.added', { name: card.storeName }));
      } catch (error) {
        notices.fail(error);
      }
    },
  };
}
