import { useCategories } from '@promenade/storefront-hooks';
import {
  categoryTrailById,
  listedCategories,
  parseSearchFilters,
  searchFiltersToQuery,
} from '@promenade/storefront-hooks/domain';
import { Breadcrumbs, Container, PageHeader } from '@promenade/storefront-ui';
import { listQuery, readList } from '../features/catalog/list-data.ts';
import { ProductListing } from '../features/catalog/ProductListing.tsx';
import { ShopSearchForm } from '../features/catalog/ShopSearchForm.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as paths from '../page/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

export async function prefetch({ url, data }: RouteRequest) {
  const filters = parseSearchFilters(url.searchParams);
  await readList(data, (page) => listQuery(filters, page), filters);
}

export function Component({ url }: RouteProps) {
  const text = useText('browse');
  const filters = parseSearchFilters(url.searchParams);
  const title = filters.keyword ? text('search.titleFor', { words: filters.keyword }) : text('search.title');
  const { data: tree = [] } = useCategories();
  const category = (filters.cid && categoryTrailById(tree, filters.cid)?.at(-1)) || undefined;
  const narrower = listedCategories(category ? category.childList : tree).map(({ id, level, name }) => {
    const query = searchFiltersToQuery({ ...filters, cid: id, level, page: undefined, lastPage: undefined });
    return { label: name, href: `${paths.search}?${query}` };
  });
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
      <ProductListing
        path={paths.search}
        filters={filters}
        category={category?.name}
        categories={{ title: text('list.subcategories'), links: narrower }}
      />
    </Container>
  );
}
