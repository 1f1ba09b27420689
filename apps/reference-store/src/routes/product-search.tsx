import { useCategories, useStorefront } from '@promenade/storefront-hooks';
import {
  categoryTrailById,
  listedCategories,
  parseSearchFilters,
  searchFiltersToQuery,
} from '@promenade/storefront-hooks/domain';
import { ListPage } from '../components/ListPage.tsx';
import { ShopSearchForm } from '../components/SearchForm.tsx';
import { useText } from '../i18n/texts.tsx';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/page.module.css';

export { prefetchList as loader } from '../lib/list.ts';

export const handle: RouteHandle = { access: 'public', offersSelling: true };

export function Component({ url }: RouteProps) {
  const text = useText('browse');
  const { currency } = useStorefront();
  const filters = parseSearchFilters(url.searchParams, currency);
  const { data: tree = [] } = useCategories();
  const category = (filters.cid && categoryTrailById(tree, filters.cid)?.at(-1)) || undefined;
  const narrower = listedCategories(category ? category.childList : tree).map(({ id, level, name }) => {
    const chosen = { ...filters, cid: id, level, page: undefined, lastPage: undefined };
    const query = searchFiltersToQuery(chosen, currency);
    return { label: name, href: `${paths.search}?${query}` };
  });
  return (
    <ListPage
      title={filters.keyword ? text('search.titleFor', { words: filters.keyword }) : text('search.title')}
      path={paths.search}
      filters={filters}
      {...(category && { chips: [{ label: category.name, filters: ['cid', 'level'] }] })}
      links={narrower}
    >
      <div className={styles.reading}>
        <ShopSearchForm words={filters.keyword} />
      </div>
    </ListPage>
  );
}
