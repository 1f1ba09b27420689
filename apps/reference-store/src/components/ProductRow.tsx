import type { ProductCard as ProductCardData } from '@promenade/storefront-sdk';
import { SectionHeading, type SectionHeadingProps } from '@promenade/storefront-ui';
import { ProductGrid } from '@promenade/storefront-ui/shop';
import { useId } from 'react';
import { ShopProductCard } from './ProductCard.tsx';

export interface ProductRowProps extends Pick<SectionHeadingProps, 'title' | 'link'> {
  cards: readonly ProductCardData[];
  look?: 'full' | 'simple';
  /** Leaves out the products of an incomplete last row. @default true */
  wholeRows?: boolean;
  className?: string | undefined;
}

/** Products with a title; renders nothing without products. */
export function ProductRow({ title, link, cards, look, wholeRows = true, className }: ProductRowProps) {
  const titleId = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={className}>
      <SectionHeading id={titleId} title={title} link={link} />
      <ProductGrid wholeRows={wholeRows}>
        {cards.map((card) => (
          <ShopProductCard key={card.id} card={card} look={look} />
        ))}
      </ProductGrid>
    </section>
  );
}
