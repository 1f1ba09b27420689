import { queries, useCategories, useQuery } from '@promenade/storefront-hooks';
import { categoryTrailById } from '@promenade/storefront-hooks/domain';
import type { Category, ProductDetail } from '@promenade/storefront-sdk';
import { ProductGrid, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ShopProductCard } from '../catalog/ShopProductCard.tsx';

const SHOWN = 5;

/** Products of the category above the product's own; one more than shown, for the product may be among them. */
function relatedQuery({ productInfo }: ProductDetail, tree: readonly Category[]) {
  const trail = categoryTrailById(tree, productInfo.cateId) ?? [];
  const shelf = trail.at(-2) ?? trail.at(-1);
  return shelf ? queries.products({ cid: shelf.id, level: shelf.level }, 1, SHOWN + 1) : null;
}

export function RelatedProducts({ product }: { product: ProductDetail }) {
  const text = useText('below');
  const titleId = useId();
  const { data: tree = [] } = useCategories();
  const { data: page } = useQuery(relatedQuery(product, tree));
  const cards = (page?.list ?? []).filter((card) => card.id !== product.productInfo.id).slice(0, SHOWN);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('product.related')} />
      <ProductGrid wholeRows>
        {cards.map((card) => (
          <ShopProductCard key={card.id} card={card} />
        ))}
      </ProductGrid>
    </section>
  );
}
