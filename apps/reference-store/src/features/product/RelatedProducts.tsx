import { queries, useQuery } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { ProductGrid, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ShopProductCard } from '../catalog/ShopProductCard.tsx';

const SHOWN = 5;

/** Products of the same category; one more than shown, for the product itself may be among them. */
export function relatedQuery({ productInfo }: ProductDetail) {
  return productInfo.cateId ? queries.products({ cid: productInfo.cateId }, 1, SHOWN + 1) : null;
}

export function RelatedProducts({ product }: { product: ProductDetail }) {
  const text = useText();
  const titleId = useId();
  const { data: page } = useQuery(relatedQuery(product));
  const cards = (page?.list ?? []).filter((card) => card.id !== product.productInfo.id).slice(0, SHOWN);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('product.related')} />
      <ProductGrid>
        {cards.map((card) => (
          <ShopProductCard key={card.id} card={card} />
        ))}
      </ProductGrid>
    </section>
  );
}
