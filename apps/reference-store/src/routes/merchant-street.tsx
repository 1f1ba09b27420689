import { queries, useMerchants } from '@promenade/storefront-hooks';
import { Breadcrumbs, Button, Container, PageHeader } from '@promenade/storefront-ui';
import { readPage } from '../features/catalog/list-data.ts';
import { MerchantList } from '../features/merchants/MerchantList.tsx';
import { MerchantSearchForm } from '../features/merchants/MerchantSearchForm.tsx';
import { merchantStreetPath, pageIn } from '../features/merchants/merchant-search-path.ts';
import { MERCHANTS_SIZE, merchantQueries } from '../features/merchants/merchants-data.ts';
import { StreetBanner } from '../features/merchants/StreetBanner.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as paths from '../page/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';
import { useExistingHref } from '../router/use-existing-href.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

export async function prefetch({ url, data }: RouteRequest) {
  const page = pageIn(url.searchParams);
  const [redirect] = await Promise.all([
    readPage({ data, url }, merchantQueries.street(page), page),
    data.prefetch(queries.merchantTypes(), queries.businessCategories()),
  ]);
  return redirect;
}

export function Component({ url }: RouteProps) {
  const text = useText('merchants');
  const existingHref = useExistingHref();
  const page = pageIn(url.searchParams);
  const title = text('merchants.directory');
  const sellHref = existingHref(paths.sellWithUs);
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <PageHead title={title} description={text('merchants.intro')} canonicalPath={merchantStreetPath(page)} />
      <PageHeader
        title={title}
        text={text('merchants.intro')}
        breadcrumbs={<Breadcrumbs trail={[{ name: text('nav.home'), href: '/' }, { name: title }]} />}
        actions={
          sellHref ? (
            <Button href={sellHref} variant="outline">
              {text('merchants.sell')}
            </Button>
          ) : null
        }
      />
      {page === 1 ? <StreetBanner /> : null}
      <MerchantSearchForm />
      <Street key={page} page={page} />
    </Container>
  );
}

function Street({ page }: { page: number }) {
  const list = useMerchants({ limit: MERCHANTS_SIZE, firstPage: page });
  return <MerchantList list={list} page={page} pageHref={merchantStreetPath} />;
}
