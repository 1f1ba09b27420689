import { useRecentlyViewed } from '@promenade/storefront-hooks';
import { ProductGrid, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ShopProductCard } from '../catalog/ShopProductCard.tsx';

const SHOWN = 5;

/** What was viewed on this device before. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const text = useText('below');
  const titleId = useId();
  const { data: cards = [] } = useRecentlyViewed({ except: productId, limit: SHOWN });
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('viewed.title')} />
      <ProductGrid>
        {cards.map((card) => (
          <ShopProductCard key={card.id} card={card} look="simple" />
        ))}
      </ProductGrid>
    </section>
  );
}
