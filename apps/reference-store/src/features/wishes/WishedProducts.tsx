import { errorTextIn, queries, useQuery, useWishlist } from '@promenade/storefront-hooks';
import { Button, EmptyState, LoadError, LoadMore, ProductCardSkeleton, ProductGrid } from '@promenade/storefront-ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { pageHrefs } from '../../page/page-hrefs.ts';
import * as paths from '../../page/paths.ts';
import { ShopWishCard } from './ShopWishCard.tsx';
import { useWishRemoval } from './use-wish-removal.ts';
import { WishTools } from './WishTools.tsx';
import { wishPath } from './wish-path.ts';
import styles from './wishes.module.css';

const LIST_SIZE = 12;
const skeletons = Array.from({ length: 4 }, (_, place) => <ProductCardSkeleton key={`${place + 1}`} />);

/** The wish list with what is known of each product now: its price, its stock, whether it is still sold. */
export function WishedProducts({ page }: { page: number }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const list = useWishlist({ limit: LIST_SIZE, firstPage: page });
  const ids = useMemo(() => list.data?.map(({ productId }) => productId).sort((a, b) => a - b) ?? [], [list.data]);
  const cards = useQuery(ids.length > 0 ? queries.productsByIds(ids, 1, ids.length) : null, { keepPrevious: true });
  const removal = useWishRemoval();
  const wishes = list.data?.filter(({ productId }) => !removal.removed.has(productId)) ?? [];
  if (list.error && !list.data) {
    return (
      <LoadError
        className={styles.part}
        title={text('wishes.failed')}
        text={errorTextIn(list.error, locale)}
        onRetry={() => void list.refresh()}
        retryPending={list.isRefreshing}
      />
    );
  }
  return (
    <div className={styles.part} aria-busy={list.isLoading || list.isRefreshing}>
      <WishTools shown={wishes.map(({ productId }) => productId)} removal={removal} />
      {list.isLoading ? <ProductGrid label={text('wishes.title')}>{skeletons}</ProductGrid> : null}
      {list.data && wishes.length === 0 && !list.isRefreshing ? (
        <EmptyState
          title={text('wishes.empty')}
          action={<Button href={paths.allProducts}>{text('orders.shop')}</Button>}
        >
          {text('wishes.emptyText')}
        </EmptyState>
      ) : null}
      {wishes.length > 0 ? (
        <ProductGrid label={text('wishes.title')} aria-busy={list.isLoadingMore}>
          {wishes.map((wish) => (
            <ShopWishCard
              key={wish.productId}
              wish={wish}
              card={cards.data?.list.find(({ id }) => id === wish.productId)}
              isKnown={cards.data !== undefined && !cards.isRefreshing}
              removal={removal}
            />
          ))}
        </ProductGrid>
      ) : null}
      <LoadMore
        shown={(page - 1) * LIST_SIZE + wishes.length}
        total={list.total}
        page={page + list.loadedPages - 1}
        hrefs={pageHrefs(list.pages, (number) => wishPath('products', number))}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </div>
  );
}
