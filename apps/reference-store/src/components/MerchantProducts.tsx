import { type ListRead, useMerchantCategories, useMerchantProducts, useStorefront } from '@promenade/storefront-hooks';
import {
  localizePath,
  merchantPath,
  SEARCH_SORTS,
  type SearchFilters,
  type SearchSort,
} from '@promenade/storefront-hooks/domain';
import type { Category, ProductCard } from '@promenade/storefront-sdk';
import { Button, Message, Pagination, TextLink } from '@promenade/storefront-ui';
import { AppliedFilters, FilterPanel, ListLayout, ProductGrid } from '@promenade/storefront-ui/shop';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import { flatCategories, MERCHANT_ID, merchantProductsPath, parseMerchantFilters } from '../lib/merchant-paths.ts';
import { MERCHANT_PRODUCTS_SIZE } from '../lib/merchants-data.ts';
import { pageHrefs } from '../lib/page-hrefs.ts';
import { usePriceRange } from '../lib/use-price-range.ts';
import styles from '../styles/merchants.module.css';
import { ListFailure } from './ListFailure.tsx';
import { ShopProductCard } from './ProductCard.tsx';

/** All products of a merchant, filtered by its own categories and by price, and sorted. All filters are in the address. */
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

/** Cards visible at first: their pictures are not loaded lazily. */
const FIRST_VIEW = 4;

interface MerchantProductGridProps {
  list: ListRead<ProductCard>;
  /** Whether filters narrow the list. */
  narrowed: boolean;
  /** Link to all products of the merchant. */
  allHref: string;
}

/** The products of a merchant in each state of their list. */
function MerchantProductGrid({ list, narrowed, allHref }: MerchantProductGridProps) {
  const text = useText('merchants');
  if (list.error && !list.data) return <ListFailure error={list.error} onRetry={list.refresh} />;
  if (list.data?.length === 0) {
    return (
      <Message
        title={text(narrowed ? 'merchant.noneFound' : 'merchant.noProducts')}
        action={
          narrowed ? (
            <Button href={allHref} variant="outline">
              {text('merchant.allProducts')}
            </Button>
          ) : null
        }
      >
        {text(narrowed ? 'merchant.noneFoundText' : 'merchant.noProductsText')}
      </Message>
    );
  }
  return (
    <ProductGrid label={text('list.label')} placeholders={list.data ? 0 : 8} aria-busy={list.isLoading}>
      {list.data?.map((card, index) => (
        <ShopProductCard key={card.id} card={card} loading={index < FIRST_VIEW ? 'eager' : 'lazy'} />
      ))}
    </ProductGrid>
  );
}

interface MerchantFiltersProps {
  id: number;
  filters: SearchFilters;
  hrefFor(filters: SearchFilters): string;
}

/** Sort order and price range of a merchant's products. */
function MerchantFilters({ id, filters, hrefFor }: MerchantFiltersProps) {
  const text = useText('merchants');
  const navigate = useNavigate();
  const { locale } = useEnvironment();
  const { price, parse } = usePriceRange(filters);
  const { keyword, cid, sort = '' } = filters;
  const [path = ''] = merchantPath(id, 'category').split('?');
  const kept = [
    { name: MERCHANT_ID, value: id },
    { name: 'title', value: keyword },
    { name: 'cid', value: cid },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value: `${value}` }]));
  return (
    <FilterPanel
      action={localizePath(path, locale)}
      kept={kept}
      sort={{
        name: 'sort',
        value: sort,
        options: [
          { value: '', label: text('list.sort.default') },
          ...SEARCH_SORTS.map((each) => ({ value: each, label: text(`list.sort.${each}`) })),
        ],
      }}
      price={price}
      onApply={({ sort: wanted, priceMin, priceMax }) => {
        // The list of the previous address may still be shown, so read the current address.
        const latest = parseMerchantFilters(new URL(window.location.href));
        void navigate(
          hrefFor({
            keyword: latest.keyword,
            cid: latest.cid,
            sort: (wanted || undefined) as SearchSort | undefined,
            minCents: parse(priceMin),
            maxCents: parse(priceMax),
          }),
        );
      }}
    />
  );
}

interface MerchantCategoryTreeProps {
  id: number;
  filters: SearchFilters;
  tree: readonly Category[];
}

/** The categories in which a merchant has products, expanded down to the chosen one. */
function MerchantCategoryTree({ id, filters: { keyword, cid }, tree }: MerchantCategoryTreeProps) {
  const text = useText('merchants');
  const titleId = useId();
  if (tree.length === 0) return null;
  const branches = (categories: readonly Category[]) => (
    <ul className={styles.branch}>
      {categories.map((category) => (
        <li key={category.id}>
          <TextLink
            variant="quiet"
            href={merchantProductsPath(id, { keyword, cid: category.id })}
            aria-current={category.id === cid ? 'page' : undefined}
          >
            {category.name}
          </TextLink>
          {flatCategories([category]).some((each) => each.id === cid) && category.childList.length > 0
            ? branches(category.childList)
            : null}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-labelledby={titleId} className={styles.tree}>
      <h2 id={titleId} className={styles.treeTitle}>
        {text('merchant.categories')}
      </h2>
      <TextLink
        variant="quiet"
        href={merchantProductsPath(id, { keyword })}
        aria-current={cid === undefined ? 'page' : undefined}
      >
        {text('merchant.allCategories')}
      </TextLink>
      {branches(tree)}
    </nav>
  );
}
