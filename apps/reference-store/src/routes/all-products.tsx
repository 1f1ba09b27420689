import { useCategories } from '@promenade/storefront-hooks';
import { categoryPath, parseSearchFilters, searchFiltersToQuery } from '@promenade/storefront-hooks/domain';
import { Breadcrumbs, Container, PageHeader } from '@promenade/storefront-ui';
import { PageHead } from '../app/PageHead.tsx';
import { listQuery } from '../features/catalog/list-data.ts';
import { ProductListing } from '../features/catalog/ProductListing.tsx';
import { useText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

const PATH = '/products/all';

export async function prefetch({ url, data }: RouteRequest) {
  await data.read(listQuery(parseSearchFilters(url.searchParams)));
}

export function Component({ url }: RouteProps) {
  const text = useText();
  const filters = parseSearchFilters(url.searchParams);
  const { data: categories = [] } = useCategories();
  const topCategories = categories
    .filter((category) => category.isShow)
    .map((category) => ({ label: category.name, href: categoryPath(category) }));
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
