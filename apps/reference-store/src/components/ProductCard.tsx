import { openQuickView, useProductCard, useQuickAdd, useStorefront } from '@promenade/storefront-hooks';
import type { ProductCard as ProductCardData } from '@promenade/storefront-sdk';
import { ProductCard } from '@promenade/storefront-ui/shop';
import { memo } from 'react';
import { useText } from '../i18n/texts.tsx';
import { secondPictureUrl } from '../lib/load-picture.ts';
import { comparison, wishes } from '../lib/marks.ts';
import { useNotices } from '../lib/notices.ts';
import { useShowOverlay } from '../lib/overlays.tsx';

interface ShopProductCardProps {
  card: ProductCardData;
  loading?: 'eager' | 'lazy';
  look?: 'full' | 'simple';
}

/** A product in any list. Memoised: a change of the list does not render the cards that stay. */
export const ShopProductCard = memo(function ShopProductCard({ card, loading, look }: ShopProductCardProps) {
  const { locale, picture } = useStorefront();
  const quickAdd = useQuickAddToCart();
  return (
    <ProductCard
      {...useProductCard(card)}
      secondPicture={picture(secondPictureUrl(card.image), 'card')}
      variant={look}
      loading={loading}
      onQuickAdd={() => quickAdd.run(card)}
      quickAddPending={quickAdd.isPending}
      quickAddForm={{ action: '/cart/add', fields: { slug: card.slug, uniqueKey: card.uniqueKey, locale } }}
      onQuickView={() => openQuickView(card)}
      wish={wishes.useMark(card.id, card.storeName)}
      compare={comparison.useMark(card.id, card.storeName)}
    />
  );
});

/** Adds a product from its card and shows the cart. Errors are shown in a notice. */
function useQuickAddToCart(): { run(card: ProductCardData): void; isPending: boolean } {
  const { run, isPending } = useQuickAdd(openQuickView);
  const showOverlay = useShowOverlay();
  const notices = useNotices();
  const text = useText();
  const finish = (name: string) => showOverlay('cart', text('cart.added', { name }));
  return {
    isPending,
    run: (card) => void run(card).then((outcome) => outcome === 'added' && finish(card.storeName), notices.fail),
  };
}
