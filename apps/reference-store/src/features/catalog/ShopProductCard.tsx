import { useProductCardProps } from '@promenade/storefront-hooks';
import { QUICK_ADD_QUANTITY } from '@promenade/storefront-hooks/domain';
import type { ProductCard as ProductCardData } from '@promenade/storefront-sdk';
import { ProductCard } from '@promenade/storefront-ui';
import { useEnvironment } from '../../app/environment.ts';
import { useQuickView } from '../overlays/use-quick-view.ts';
import { pictureOf, secondPictureUrl } from '../pictures/picture-of.ts';
import { useQuickAdd } from './use-quick-add.ts';

export interface ShopProductCardProps {
  card: ProductCardData;
  loading?: 'eager' | 'lazy';
  look?: 'full' | 'simple';
}

/** A product of the shop in any list. */
export function ShopProductCard({ card, loading, look }: ShopProductCardProps) {
  const view = useProductCardProps(card);
  const { locale } = useEnvironment();
  const quickAdd = useQuickAdd(card);
  const openQuickView = useQuickView();
  return (
    <ProductCard
      href={view.href}
      name={view.name}
      picture={pictureOf(view.image)}
      secondPicture={pictureOf(secondPictureUrl(view.image))}
      price={view.price}
      rating={view.rating}
      sold={view.sold}
      freeShipping={view.freeShipping}
      soldOut={view.soldOut}
      look={look}
      loading={loading}
      onQuickAdd={() => void quickAdd.add(QUICK_ADD_QUANTITY)}
      quickAddPending={quickAdd.isPending}
      quickAddForm={{ action: '/cart/add', fields: { slug: card.slug, uniqueKey: card.uniqueKey, locale } }}
      onQuickView={() => openQuickView(card)}
    />
  );
}
