import { useQuery } from '@promenade/storefront-hooks';
import { ProductGrid, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { ShopProductCard } from '../catalog/ShopProductCard.tsx';
import { homeQueries } from './home-data.ts';

export function HomeNewProducts() {
  const text = useText();
  const titleId = useId();
  const { data: page } = useQuery(homeQueries.newProducts());
  if (!page || page.list.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={text('home.newProducts')}
        link={{ href: paths.allProducts, label: text('home.allProducts') }}
      />
      <ProductGrid wholeRows>
        {page.list.map((card) => (
          <ShopProductCard key={card.id} card={card} />
        ))}
      </ProductGrid>
    </section>
  );
}
