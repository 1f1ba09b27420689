import { queries, useQuery } from '@promenade/storefront-hooks';
import { ProductGrid, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ShopProductCard } from './ShopProductCard.tsx';

/** Two rows of five. */
const SHOWN = 10;

/** What sells best, for a visitor whose search found nothing. */
export function PopularProducts() {
  const text = useText('lists');
  const titleId = useId();
  const { data: page } = useQuery(queries.products({ sort: 'sales' }, 1, SHOWN));
  if (!page || page.list.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('top.title')} />
      <ProductGrid wholeRows>
        {page.list.map((card) => (
          <ShopProductCard key={card.id} card={card} />
        ))}
      </ProductGrid>
    </section>
  );
}
