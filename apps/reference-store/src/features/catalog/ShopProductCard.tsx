import { openQuickView, useProductCard, useStorefront } from '@promenade/storefront-hooks';
import type { ProductCard as ProductCardData } from '@promenade/storefront-sdk';
import { ProductCard } from '@promenade/storefront-ui';
import { memo } from 'react';
import { secondPictureUrl } from '../pictures/load-picture.ts';
import { useQuickAddToCart } from './use-quick-add-to-cart.ts';

export interface ShopProductCardProps {
  card: ProductCardData;
  loading?: 'eager' | 'lazy';
  look?: 'full' | 'simple';
}

/** A product of the shop in any list; a change of the list renders no card that stays. */
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
    />
  );
});
