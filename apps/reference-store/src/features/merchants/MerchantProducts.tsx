import { useMerchantCategories, useMerchantProducts, useStorefront } from '@promenade/storefront-hooks';
import { merchantPath, type SearchFilters } from '@promenade/storefront-hooks/domain';
import { AppliedFilters, ListLayout, Pagination } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { pageHrefs } from '../../page/page-hrefs.ts';
import { MerchantCategoryTree } from './MerchantCategoryTree.tsx';
import { MerchantFilters } from './MerchantFilters.tsx';
import { MerchantProductGrid } from './MerchantProductGrid.tsx';
import { flatCategories, merchantProductsPath } from './merchant-page-path.ts';
import { MERCHANT_PRODUCTS_SIZE } from './merchants-data.ts';

/** Everything a merchant sells, by its own categories, price and order. Every choice is in the address. */
export function MerchantProducts({ id, filters }: { id: number; filters: SearchFilters }) {
  const text = useText('merchants');
  const { currency, formatMoney } = useStorefront();
  const { data: tree = [] } = useMerchantCategories(id);
  const list = useMerchantProducts(id, filters, {
    limit: MERCHANT_PRODUCTS_SIZE,
    firstPage: filters.page ?? 1,
  });
  const hrefFor = (changed: SearchFilters) => merchantProductsPath(id, changed, currency);
  const { minCents, maxCents, keyword, cid, sort, page = 1 } = filters;
  const range = [
    minCents === undefined ? undefined : text('list.from', { price: formatMoney(minCents) }),
    maxCents === undefined ? undefined : text('list.upTo', { price: formatMoney(maxCents) }),
  ].filter(Boolean);
  const category = flatCategories(tree).find((each) => each.id === cid);
  const applied = [
    ...(keyword ? [{ label: `“${keyword}”`, href: hrefFor({ ...filters, keyword: undefined, page: 1 }) }] : []),
    ...(category ? [{ label: category.name, href: hrefFor({ ...filters, cid: undefined, page: 1 }) }] : []),
    ...(range.length > 0 ? [{ label: range.join(' '), href: hrefFor({ keyword, cid, sort }) }] : []),
  ];
  return (
    <ListLayout
      filters={
        <>
          <MerchantFilters {...{ id, filters, hrefFor }} />
          <MerchantCategoryTree id={id} filters={filters} tree={tree} />
        </>
      }
      appliedCount={applied.length}
      applied={
        <AppliedFilters
          result={list.isLoading ? '' : text('list.count', { count: list.total })}
          filters={applied}
          clearHref={applied.length > 1 ? merchantPath(id, 'category') : undefined}
        />
      }
    >
      <MerchantProductGrid list={list} narrowed={applied.length > 0} allHref={merchantPath(id, 'category')} />
      <Pagination
        label={text('merchant.pages')}
        page={page}
        hrefs={pageHrefs(list.pages, (number) => hrefFor({ ...filters, page: number }))}
      />
    </ListLayout>
  );
}
