import { queries, useCategories } from '@promenade/storefront-hooks';
import {
  categoryPath,
  categoryTrailBySlug,
  parseSearchFilters,
  type SearchFilters,
} from '@promenade/storefront-hooks/domain';
import { type Category, StorefrontError } from '@promenade/storefront-sdk';
import { Breadcrumbs, Container, PageHeader } from '@promenade/storefront-ui';
import { categoryLinks } from '../features/catalog/category-links.ts';
import { listQuery, readList } from '../features/catalog/list-data.ts';
import { ProductListing } from '../features/catalog/ProductListing.tsx';
import { useBreadcrumbData } from '../features/catalog/use-breadcrumb-data.ts';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import { useStructuredData } from '../page/structured-data.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

function filtersFor(category: Category, url: URL): SearchFilters {
  return { ...parseSearchFilters(url.searchParams), cid: category.id, level: category.level };
}

export async function prefetch({ params, url, data }: RouteRequest) {
  const trail = categoryTrailBySlug(await data.read(queries.categories()), params.slug ?? '');
  const category = trail?.at(-1);
  if (!category) throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'categories.tree' });
  const filters = filtersFor(category, url);
  await readList(data, (page) => listQuery(filters, page), filters);
}

export function Component({ params, url }: RouteProps) {
  const text = useText('browse');
  const { data: tree = [] } = useCategories();
  const trail = categoryTrailBySlug(tree, params.slug ?? '') ?? [];
  const category = trail.at(-1);
  const breadcrumbs = [
    { name: text('nav.home'), href: '/' },
    ...trail.slice(0, -1).map((above) => ({ name: above.name, href: categoryPath(above) })),
  ];
  useStructuredData(useBreadcrumbData([...breadcrumbs, { name: category?.name ?? '', href: url.pathname }]));
  if (!category) return null;
  const filters = filtersFor(category, url);
  const path = categoryPath(category);
  return (
    <Container className={styles.page}>
      <PageHead
        title={category.name}
        description={text('list.categoryDescription', { name: category.name })}
        canonicalPath={filters.page ? `${path}?page=${filters.page}` : path}
      />
      <PageHeader
        title={category.name}
        breadcrumbs={<Breadcrumbs trail={[...breadcrumbs, { name: category.name }]} />}
      />
      <ProductListing
        path={path}
        filters={filters}
        fixed={['cid', 'level']}
        categories={{ title: text('list.subcategories'), links: categoryLinks(trail) }}
      />
    </Container>
  );
}
