import { moneyText } from '@promenade/storefront-sdk/money';
import { LIST_FIRST_PAGE } from './constants.ts';
import type { Cents } from './money.ts';
import { MONEY_MAX_CENTS, parseMoney } from './money.ts';

/** Sort orders of a product list, in addition to its default order. */
export const SEARCH_SORTS = ['newest', 'sales', 'price-asc', 'price-desc'] as const;
/** A sort order of a product list. */
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Numbers of stars that a list can be filtered by. */
export const MIN_RATINGS = [2, 3, 4, 5] as const;
/** The lowest number of stars of the products of a list. */
export type MinRating = (typeof MIN_RATINGS)[number];

/** Filters of a product list. Absent fields don't filter. */
export interface SearchFilters {
  /** Words to search for. */
  keyword?: string | undefined;
  /** Category id. */
  cid?: number | undefined;
  /** Level of the category, 1…3. */
  level?: 1 | 2 | 3 | undefined;
  /** Sort order of the results. */
  sort?: SearchSort | undefined;
  /** Lowest price, inclusive. */
  minCents?: Cents | undefined;
  /** Highest price, inclusive. */
  maxCents?: Cents | undefined;
  /** Values of attributes, as `search.facets` returns them. A product must match every attribute, by one of its values. */
  attributes?: readonly string[] | undefined;
  /** Ids of merchants, any of them. */
  merchantIds?: readonly number[] | undefined;
  /** Lowest number of stars. */
  minRating?: MinRating | undefined;
  /** Only products in stock. */
  inStock?: boolean | undefined;
  /** Only products whose price includes shipping. */
  freeShipping?: boolean | undefined;
  /** Only products with a struck-through price. */
  reduced?: boolean | undefined;
  /** Number of the first shown page. @default 1 */
  page?: number | undefined;
  /** Number of the last shown page, if several are shown. @default `page` */
  lastPage?: number | undefined;
}

const KEYWORD_MAX_LENGTH = 100;
const ID_MAX = 2_147_483_647;
const PAGE_MAX = 100_000;
/** Maximum number of pages that an address can make a server load. */
const SHOWN_PAGES_MAX = 25;

function wholeNumber(value: number | undefined, most: number): number | undefined {
  return value !== undefined && Number.isSafeInteger(value) && value >= 1 && value <= most ? value : undefined;
}

function cleanKeyword(keyword: string | undefined): string | undefined {
  const plain = (keyword ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...plain].slice(0, KEYWORD_MAX_LENGTH).join('').trim() || undefined;
}

/** Largest number of values of a filter; further ones are dropped. */
const CHOSEN_MAX = 20;
const ATTRIBUTE_VALUE = /^[^.,\p{Cc}]{1,40}[.][^.,\p{Cc}]{1,60}$/u;

function distinct<Value extends string | number>(
  values: readonly Value[] | undefined,
  isValid: (value: Value) => boolean,
): readonly Value[] | undefined {
  const chosen = [...new Set(values)].filter(isValid).sort().slice(0, CHOSEN_MAX);
  return chosen.length > 0 ? chosen : undefined;
}

/** The filters without invalid values, and with a reversed price range corrected. */
export function cleanSearchFilters(filters: SearchFilters): SearchFilters {
  const cid = wholeNumber(filters.cid, ID_MAX);
  const ends = [
    wholeNumber(filters.minCents, MONEY_MAX_CENTS),
    wholeNumber(filters.maxCents, MONEY_MAX_CENTS),
  ] as const;
  const [minCents, maxCents] =
    ends[0] !== undefined && ends[1] !== undefined && ends[0] > ends[1] ? [ends[1], ends[0]] : ends;
  const page = wholeNumber(filters.page, PAGE_MAX);
  const first = page ?? LIST_FIRST_PAGE;
  const lastPage = Math.min(wholeNumber(filters.lastPage, PAGE_MAX) ?? first, first + SHOWN_PAGES_MAX - 1);
  const entries = {
    keyword: cleanKeyword(filters.keyword),
    cid,
    level: cid === undefined ? undefined : ([1, 2, 3] as const).find((level) => level === filters.level),
    sort: SEARCH_SORTS.find((sort) => sort === filters.sort),
    minCents,
    maxCents,
    attributes: distinct(filters.attributes, (value) => ATTRIBUTE_VALUE.test(value)),
    merchantIds: distinct(filters.merchantIds, (id) => wholeNumber(id, ID_MAX) !== undefined),
    minRating: MIN_RATINGS.find((stars) => stars === filters.minRating),
    inStock: filters.inStock || undefined,
    freeShipping: filters.freeShipping || undefined,
    reduced: filters.reduced || undefined,
    page: page === LIST_FIRST_PAGE ? undefined : page,
    lastPage: lastPage > first ? lastPage : undefined,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

/** The filters without attributes, merchants, rating, stock, shipping and reductions. */
export function withoutFacets(filters: SearchFilters): SearchFilters {
  const { keyword, cid, level, sort, minCents, maxCents, page, lastPage } = filters;
  return { keyword, cid, level, sort, minCents, maxCents, page, lastPage };
}

const wholeText = (text: string | null) => (text && /^\d{1,10}$/.test(text) ? Number(text) : undefined);

/**
 * Parses filters from a query such as `?title=lamp&cid=7&l=2&sort=sales&min=5&max=20.50&attribute=Color.Blue&merchant=3&rating=4&stock=1
 * &shipping=1&sale=1&page=2&to=4`; other parameters are ignored.
 *
 * @param currency ISO 4217 code of the prices. @default 'USD'
 */
export function parseSearchFilters(query: string | URLSearchParams, currency?: string): SearchFilters {
  const params = new URLSearchParams(query);
  return cleanSearchFilters({
    keyword: params.get('title') ?? undefined,
    cid: wholeText(params.get('cid')),
    level: wholeText(params.get('l')) as SearchFilters['level'],
    sort: (params.get('sort') ?? undefined) as SearchSort | undefined,
    minCents: parseMoney(params.get('min') ?? '', currency),
    maxCents: parseMoney(params.get('max') ?? '', currency),
    attributes: params.getAll('attribute'),
    merchantIds: params.getAll('merchant').flatMap((id) => wholeText(id) ?? []),
    minRating: wholeText(params.get('rating')) as MinRating | undefined,
    inStock: params.get('stock') === '1',
    freeShipping: params.get('shipping') === '1',
    reduced: params.get('sale') === '1',
    page: wholeText(params.get('page')),
    lastPage: wholeText(params.get('to')),
  });
}

/**
 * The query of filters, without question mark, in a fixed order and without defaults. Empty if there are no filters.
 *
 * @param currency ISO 4217 code of the prices. @default 'USD'
 */
export function searchFiltersToQuery(filters: SearchFilters, currency?: string): string {
  const { keyword, cid, level, sort, minCents, maxCents, page, lastPage, ...facets } = cleanSearchFilters(filters);
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | false | undefined) =>
    value !== undefined && value !== false && params.set(name, String(value));
  set('title', keyword);
  set('cid', cid);
  set('l', level);
  set('sort', sort);
  set('min', minCents === undefined ? undefined : moneyText(minCents, currency));
  set('max', maxCents === undefined ? undefined : moneyText(maxCents, currency));
  for (const value of facets.attributes ?? []) params.append('attribute', value);
  for (const id of facets.merchantIds ?? []) params.append('merchant', `${id}`);
  set('rating', facets.minRating);
  set('stock', facets.inStock && 1);
  set('shipping', facets.freeShipping && 1);
  set('sale', facets.reduced && 1);
  set('page', page);
  set('to', lastPage);
  return params.toString();
}
