import { useCategories } from '@promenade/storefront-hooks';
import {
  categoryPath,
  listedCategories,
  parseSearchFilters,
  searchFiltersToQuery,
} from '@promenade/storefront-hooks/domain';
import { Breadcrumbs, Container, PageHeader } from '@promenade/storefront-ui';
import { listQuery, readList } from '../features/catalog/list-data.ts';
import { ProductListing } from '../features/catalog/ProductListing.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as paths from '../page/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

const PATH = paths.allProducts;

export async function prefetch({ url, data }: RouteRequest) {
  const filters = parseSearchFilters(url.searchParams);
  await readList(data, (page) => listQuery(filters, page), filters);
}

export function Component({ url }: RouteProps) {
  const text = useText('browse');
  const filters = parseSearchFilters(url.searchParams);
  const { data: categories = [] } = useCategories();
  const topCategories = listedCategories(categories).map((category) => ({
    label: category.name,
    href: categoryPath(category),
  }));
  const query = searchFiltersToQuery({ page: filters.page });
  return (
    <Container className={styles.page}>
      <PageHead
        title={text('list.allTitle')}
        description={text('list.allDescription')}
        canonicalPath={query ? `${PATH}?${query}` : PATH}
      />
      <PageHeader
        title={text('list.allTitle')}
        breadcrumbs={<Breadcrumbs trail={[{ name: text('nav.home'), href: '/' }, { name: text('list.allTitle') }]} />}
      />
      <ProductListing
        path={PATH}
        filters={filters}
        categories={{ title: text('list.subcategories'), links: topCategories }}
      />
    </Container>
  );
}
