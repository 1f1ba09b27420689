import type { ProductCard } from '@promenade/storefront-sdk';
import { ProductGrid, SectionHeading, type SectionHeadingProps } from '@promenade/storefront-ui';
import { useId } from 'react';
import { ShopProductCard } from '../catalog/ShopProductCard.tsx';
import styles from './home.module.css';

/** One row of the grid. */
const SHOWN = 5;

export interface HomeProductsProps extends Pick<SectionHeadingProps, 'title' | 'link'> {
  cards: readonly ProductCard[];
}

/** A row of products below its title. */
export function HomeProducts({ title, link, cards }: HomeProductsProps) {
  const titleId = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHeading id={titleId} title={title} link={link} />
      <ProductGrid wholeRows>
        {cards.slice(0, SHOWN).map((card) => (
          <ShopProductCard key={card.id} card={card} />
        ))}
      </ProductGrid>
    </section>
  );
}
