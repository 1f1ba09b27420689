import { queries, useQuery, useRecentlyViewed, useSession, useWishlist } from '@promenade/storefront-hooks';
import type { ProductCard } from '@promenade/storefront-sdk';
import { Button, EmptyState, ProductGrid, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { ShopProductCard } from '../catalog/ShopProductCard.tsx';

/** One row of the grid. */
const SHOWN = 5;

/** An empty cart, and what the shopper looked at or wished for before. */
export function EmptyCart() {
  const text = useText('account', 'frame');
  const isCustomer = useSession().state === 'authenticated';
  return (
    <>
      <EmptyState title={text('cart.empty')} action={<Button href={paths.allProducts}>{text('cart.continue')}</Button>}>
        {text('cart.emptyText')}
      </EmptyState>
      {isCustomer ? <Wishes /> : <Viewed />}
    </>
  );
}

function Wishes() {
  const text = useText('frame');
  const { data } = useWishlist({ limit: SHOWN });
  const ids = data?.slice(0, SHOWN).map(({ productId }) => productId) ?? [];
  const { data: products } = useQuery(ids.length > 0 ? queries.productsByIds(ids) : null);
  if (data?.length === 0) return <Viewed />;
  return <Suggestions title={text('cart.wishes')} cards={products?.list ?? []} />;
}

function Viewed() {
  const text = useText('frame');
  const { data = [] } = useRecentlyViewed({ limit: SHOWN });
  return <Suggestions title={text('cart.viewed')} cards={data} />;
}

function Suggestions({ title, cards }: { title: string; cards: readonly ProductCard[] }) {
  const titleId = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} />
      <ProductGrid wholeRows={cards.length >= SHOWN}>
        {cards.map((card) => (
          <ShopProductCard key={card.id} card={card} />
        ))}
      </ProductGrid>
    </section>
  );
}
