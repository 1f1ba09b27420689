import { queries, useActivities, useActivity, useActivityProducts, useStorefront } from '@promenade/storefront-hooks';
import { StorefrontError } from '@promenade/storefront-sdk';
import { Button, LoadMore, Message, Picture } from '@promenade/storefront-ui';
import { ProductGrid } from '@promenade/storefront-ui/shop';
import { ActivityCard, ActivitySection } from '../components/ActivitySection.tsx';
import { EmptyList } from '../components/EmptyList.tsx';
import { ListFailure } from '../components/ListFailure.tsx';
import { Page } from '../components/Page.tsx';
import { useText } from '../i18n/texts.tsx';
import { ACTIVITY_SIZE, activityQuery } from '../lib/activities-data.ts';
import { activityOf, activityPath, pagesOf } from '../lib/activity-path.ts';
import { type ListPages, readList, shownTo, startOf, useShownPages } from '../lib/list.ts';
import { pageHrefs } from '../lib/page-hrefs.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public', offersSelling: true };

export async function loader({ url, data }: RouteRequest) {
  const id = activityOf(url);
  if (id === undefined) throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'activities.detail' });
  if (id === null) {
    await data.read(queries.activities());
    return undefined;
  }
  const [redirect] = await Promise.all([
    readList({ data, url }, (page) => activityQuery(id, page), pagesOf(url)),
    data.read(queries.activity(id)),
  ]);
  return redirect;
}

export function Component({ url }: RouteProps) {
  const id = activityOf(url);
  return id ? <ActivityPage key={id} id={id} pages={pagesOf(url)} /> : <ActivitiesPage />;
}

function ActivitiesPage() {
  const text = useText('lists');
  const title = text('activities.title');
  return (
    <Page
      title={title}
      description={text('activities.intro')}
      text={text('activities.intro')}
      canonicalPath={paths.activities}
      above={[]}
      spaced
    >
      <AllActivities />
    </Page>
  );
}

function ActivityPage({ id, pages }: { id: number; pages: ListPages }) {
  const text = useText('lists');
  const { picture } = useStorefront();
  const { data: activity } = useActivity(id);
  const name = activity?.name ?? '';
  const [banner] = activity?.banner ?? [];
  return (
    <Page
      title={name}
      description={activity?.instruction}
      text={activity?.instruction}
      canonicalPath={activityPath(id, { page: pages.page })}
      above={[{ name: text('activities.title'), href: paths.activities }]}
      spaced
    >
      {banner ? (
        <Picture
          picture={picture(banner, 'hero')}
          ratio="wide"
          loading="eager"
          fetchPriority="high"
          sizes="100vw"
          className={styles.banner}
          decorative
        />
      ) : null}
      <OneActivity id={id} pages={pages} />
    </Page>
  );
}

/** All running activities. */
function AllActivities() {
  const text = useText('lists');
  const { data: all, error, refresh } = useActivities();
  if (error && !all) return <ListFailure error={error} onRetry={refresh} />;
  if (!all) return <ProductGrid placeholders={5} />;
  const shown = all.filter(({ productList }) => productList.length > 0);
  if (shown.length === 0) {
    return <EmptyList title={text('activities.empty')} />;
  }
  return (
    <div className={styles.sections}>
      {shown.map((activity, place) => (
        <ActivitySection key={activity.id} activity={activity} loading={place === 0 ? 'eager' : 'lazy'} />
      ))}
    </div>
  );
}

const FIRST_VIEW = 5;

/** The products of an activity. */
function OneActivity({ id, pages }: { id: number; pages: ListPages }) {
  const text = useText();
  const list = useActivityProducts(id, { ...startOf(pages), limit: ACTIVITY_SIZE });
  useShownPages(list, pages, (shown) => activityPath(id, shown));
  if (list.data?.length === 0) return <NothingLeft />;
  if (list.error && !list.data) return <ListFailure error={list.error} onRetry={list.refresh} />;
  return (
    <>
      <ProductGrid
        label={text('list.label')}
        placeholders={list.data ? 0 : 5}
        aria-busy={list.isLoading || list.isLoadingMore}
      >
        {list.data?.map((product, place) => (
          <ActivityCard key={product.proId} product={product} loading={place < FIRST_VIEW ? 'eager' : 'lazy'} />
        ))}
      </ProductGrid>
      {list.error ? <ListFailure error={list.error} onRetry={list.loadMore} /> : null}
      <LoadMore
        shownCount={list.data?.length ?? 0}
        totalCount={list.total}
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
    <Message
      title={text('activities.sold')}
      actions={
        <Button href={paths.activities} variant="outline">
          {text('activities.others')}
        </Button>
      }
    >
      {text('activities.emptyText')}
    </Message>
  );
}
