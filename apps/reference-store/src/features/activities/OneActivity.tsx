import { useActivityProducts } from '@promenade/storefront-hooks';
import { Button, EmptyState, LoadMore, ProductCardSkeleton, ProductGrid } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { pageHrefs } from '../../page/page-hrefs.ts';
import * as paths from '../../page/paths.ts';
import { ListFailure } from '../catalog/ListFailure.tsx';
import { type ListPages, shownTo } from '../catalog/list-data.ts';
import { startOf, useShownPages } from '../catalog/use-shown-pages.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { ACTIVITY_SIZE } from './activity-data.ts';
import { activityPath } from './activity-path.ts';

const FIRST_VIEW = 5;
const skeletons = Array.from({ length: 10 }, (_, place) => <ProductCardSkeleton key={`${place + 1}`} />);

/** The products of an activity. */
export function OneActivity({ id, pages }: { id: number; pages: ListPages }) {
  const text = useText();
  const list = useActivityProducts(id, { ...startOf(pages), limit: ACTIVITY_SIZE });
  useShownPages(list, pages, (shown) => activityPath(id, shown));
  if (list.data?.length === 0) return <NothingLeft />;
  if (list.error && !list.data) return <ListFailure error={list.error} onRetry={list.refresh} />;
  return (
    <>
      <ProductGrid label={text('list.label')} aria-busy={list.isLoading || list.isLoadingMore}>
        {list.data?.map((product, place) => (
          <ActivityCard key={product.proId} product={product} loading={place < FIRST_VIEW ? 'eager' : 'lazy'} />
        )) ?? skeletons}
      </ProductGrid>
      {list.error ? <ListFailure error={list.error} onRetry={list.loadMore} /> : null}
      <LoadMore
        shown={list.data?.length ?? 0}
        total={list.total}
        page={shownTo(list, pages)}
        hrefs={pageHrefs(list.pages, (page) => activityPath(id, { page }))}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </>
  );
}

function NothingLeft() {
  const text = useText('lists');
  return (
    <EmptyState
      title={text('activities.sold')}
      action={
        <Button href={paths.activities} variant="outline">
          {text('activities.others')}
        </Button>
      }
    >
      {text('activities.emptyText')}
    </EmptyState>
  );
}
