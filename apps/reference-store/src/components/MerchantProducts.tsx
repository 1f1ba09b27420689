import { useMerchantCategories, useStorefront } from '@promenade/storefront-hooks';
import {
  categoryTrailById,
  listedCategories,
  merchantPath,
  relatedCategories,
  type SearchFilters,
} from '@promenade/storefront-hooks/domain';
import { useText } from '../i18n/texts.tsx';
import { merchantProductsPath } from '../lib/merchant-paths.ts';
import { merchantQueries } from '../lib/merchants-data.ts';
import { ProductListing } from './ListPage.tsx';

/** Everything that a merchant sells, with its own categories. */
export function MerchantProducts({ id, filters }: { id: number; filters: SearchFilters }) {
  const text = useText('merchants');
  const { currency } = useStorefront();
  const { data: tree = [] } = useMerchantCategories(id);
  const { keyword, cid } = filters;
  const trail = cid === undefined ? undefined : categoryTrailById(tree, cid);
  const category = trail?.at(-1);
  const narrower = trail ? relatedCategories(trail) : listedCategories(tree);
  const hrefOf = (changed: SearchFilters) => merchantProductsPath(id, { ...filters, ...changed }, currency);
  const anyPage = { page: undefined, lastPage: undefined };
  return (
    <ProductListing
      path={merchantPath(id, 'category')}
      filters={filters}
      fixed={['merchantIds', 'level']}
      chips={[
        ...(keyword ? [{ label: `“${keyword}”`, filters: ['keyword'] as const }] : []),
        ...(category ? [{ label: category.name, filters: ['cid'] as const }] : []),
      ]}
      categoryLinks={{
        title: text('merchant.categories'),
        links: [
          {
            label: text('merchant.allCategories'),
            href: hrefOf({ ...anyPage, cid: undefined }),
            current: cid === undefined,
          },
          ...narrower.map((each) => ({
            label: each.name,
            href: hrefOf({ ...anyPage, cid: each.id }),
            current: each.id === cid,
          })),
        ],
      }}
      listOf={merchantQueries.products(id)}
    />
  );
}
