import { useCategories, useStorefront } from '@promenade/storefront-hooks';
import {
  categoryPath,
  listedCategories,
  parseSearchFilters,
  searchFiltersToQuery,
} from '@promenade/storefront-hooks/domain';
import { ListPage } from '../components/ListPage.tsx';
import { useText } from '../i18n/texts.tsx';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';

export { prefetchList as loader } from '../lib/list.ts';

export const handle: RouteHandle = { access: 'public', offersSelling: true };

const PATH = paths.allProducts;

export function Component({ url }: RouteProps) {
  const text = useText('browse');
  const filters = parseSearchFilters(url.searchParams, useStorefront().currency);
  const { data: categories = [] } = useCategories();
  const query = searchFiltersToQuery({ page: filters.page });
  return (
    <ListPage
      title={text('list.allTitle')}
      description={text('list.allDescription')}
      canonicalPath={query ? `${PATH}?${query}` : PATH}
      path={PATH}
      filters={filters}
      links={listedCategories(categories).map((category) => ({ label: category.name, href: categoryPath(category) }))}
    />
  );
}
