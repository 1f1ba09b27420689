import { queries, useActivity, useStorefront } from '@promenade/storefront-hooks';
import { StorefrontError } from '@promenade/storefront-sdk';
import { Breadcrumbs, Container, PageHeader, Picture } from '@promenade/storefront-ui';
import { AllActivities } from '../features/activities/AllActivities.tsx';
import { activityQuery } from '../features/activities/activity-data.ts';
import { activityOf, activityPath, pagesOf } from '../features/activities/activity-path.ts';
import { OneActivity } from '../features/activities/OneActivity.tsx';
import { type ListPages, readList } from '../features/catalog/list-data.ts';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as paths from '../page/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

export async function prefetch({ url, data }: RouteRequest) {
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
    <Container className={`${styles.page} ${styles.spaced}`}>
      <PageHead title={title} description={text('activities.intro')} canonicalPath={paths.activities} />
      <PageHeader
        title={title}
        text={text('activities.intro')}
        breadcrumbs={<Breadcrumbs trail={[{ name: text('nav.home'), href: '/' }, { name: title }]} />}
      />
      <AllActivities />
    </Container>
  );
}

function ActivityPage({ id, pages }: { id: number; pages: ListPages }) {
  const text = useText('lists');
  const { picture } = useStorefront();
  const { data: activity } = useActivity(id);
  const name = activity?.name ?? '';
  const [banner] = activity?.banner ?? [];
  const trail = [
    { name: text('nav.home'), href: '/' },
    { name: text('activities.title'), href: paths.activities },
    { name },
  ];
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <PageHead
        title={name}
        description={activity?.instruction ?? ''}
        canonicalPath={activityPath(id, { page: pages.page })}
      />
      <PageHeader title={name} text={activity?.instruction} breadcrumbs={<Breadcrumbs trail={trail} />} />
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
    </Container>
  );
}
