import { parseSearchFilters } from '@promenade/storefront-hooks/domain';
import { Breadcrumbs, Container, PageHeader } from '@promenade/storefront-ui';
import { PageHead } from '../app/PageHead.tsx';
import { listQuery } from '../features/catalog/list-data.ts';
import { ProductListing } from '../features/catalog/ProductListing.tsx';
import { ShopSearchForm } from '../features/catalog/ShopSearchForm.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

export async function prefetch({ url, data }: RouteRequest) {
  await data.read(listQuery(parseSearchFilters(url.searchParams)));
}

export function Component({ url }: RouteProps) {
  const text = useText();
  const filters = parseSearchFilters(url.searchParams);
  const title = filters.keyword ? text('search.titleFor', { words: filters.keyword }) : text('search.title');
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <PageHead title={title} />
      <PageHeader
        title={title}
        breadcrumbs={<Breadcrumbs trail={[{ name: text('nav.home'), href: '/' }, { name: title }]} />}
      />
      <div className={styles.reading}>
        <ShopSearchForm words={filters.keyword} />
      </div>
      <ProductListing path="/products/product_search" filters={filters} />
    </Container>
  );
}
