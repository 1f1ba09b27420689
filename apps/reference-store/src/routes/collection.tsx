import { queries, useCategories, useStorefront } from '@promenade/storefront-hooks';
import {
  type CategoryTrail,
  categoryPath,
  categoryTrailBySlug,
  parseSearchFilters,
  relatedCategories,
} from '@promenade/storefront-hooks/domain';
import { type Category, StorefrontError } from '@promenade/storefront-sdk';
import { ListPage } from '../components/ListPage.tsx';
import { useText } from '../i18n/texts.tsx';
import { prefetchList } from '../lib/list.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';

export const handle: RouteHandle = { access: 'public', offersSelling: true };

export async function loader({ params, url, data }: RouteRequest) {
  const trail = categoryTrailBySlug(await data.read(queries.categories()), params.slug ?? '');
  const category = trail?.at(-1);
  if (!category) throw new StorefrontError({ kind: 'not-found', code: 404, endpoint: 'categories.tree' });
  if (category.slug !== params.slug) return { to: categoryPath(category) + url.search, permanent: true };
  return prefetchList({ url, data }, { cid: category.id, level: category.level });
}

export function Component({ params, url }: RouteProps) {
  const text = useText('browse');
  const { currency } = useStorefront();
  const { data: tree = [] } = useCategories();
  const trail = categoryTrailBySlug(tree, params.slug ?? '') ?? [];
  const category = trail.at(-1);
  const above = trail.slice(0, -1).map((each) => ({ name: each.name, href: categoryPath(each) }));
  if (!category) return null;
  const { id: cid, level, name } = category;
  const filters = { ...parseSearchFilters(url.searchParams, currency), cid, level };
  const path = categoryPath(category);
  return (
    <ListPage
      title={name}
      description={text('list.categoryDescription', { name })}
      canonicalPath={filters.page ? `${path}?page=${filters.page}` : path}
      above={above}
      path={path}
      filters={filters}
      fixed={['cid', 'level']}
      links={categoryLinks(trail)}
    />
  );
}

/** Links to related categories on a category's page. */
function categoryLinks(trail: CategoryTrail<Category>): { label: string; href: string; current: boolean }[] {
  return relatedCategories(trail).map((each) => ({
    label: each.name,
    href: categoryPath(each),
    current: each.id === trail.at(-1)?.id,
  }));
}
