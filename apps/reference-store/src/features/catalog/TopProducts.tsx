import { useTopProducts } from '@promenade/storefront-hooks';
import { Button, EmptyState, ProductCardSkeleton, ProductGrid } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { ListFailure } from './ListFailure.tsx';
import { ShopProductCard } from './ShopProductCard.tsx';
import styles from './top-products.module.css';

const FIRST_VIEW = 5;
const skeletons = Array.from({ length: 10 }, (_, place) => <ProductCardSkeleton key={`${place + 1}`} />);

/** What sells best, first one first. */
export function TopProducts() {
  const text = useText('lists');
  const { data: cards, error, refresh } = useTopProducts();
  if (error && !cards) return <ListFailure error={error} onRetry={refresh} />;
  if (cards?.length === 0) {
    return (
      <EmptyState
        title={text('top.empty')}
        action={
          <Button href={paths.allProducts} variant="outline">
            {text('nav.allProducts')}
          </Button>
        }
      >
        {text('activities.emptyText')}
      </EmptyState>
    );
  }
  return (
    <ProductGrid label={text('list.label')} aria-busy={!cards}>
      {cards?.map((card, place) => (
        <div key={card.id} className={styles.ranked}>
          <p className={styles.rank}>{text('top.rank', { rank: place + 1 })}</p>
          <ShopProductCard card={card} loading={place < FIRST_VIEW ? 'eager' : 'lazy'} />
        </div>
      )) ?? skeletons}
    </ProductGrid>
  );
}
