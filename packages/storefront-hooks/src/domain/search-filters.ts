import { moneyText } from '@promenade/storefront-sdk/money';
import { LIST_FIRST_PAGE } from './constants.ts';
import type { Cents } from './money.ts';
import { MONEY_MAX_CENTS, parseMoney } from './money.ts';

/** Orders of any product list besides its own. */
export const SEARCH_SORTS = ['sales', 'price-asc', 'price-desc'] as const;
/** Orders of a list of the whole shop or a category; a merchant's products have no order by age. */
export const SHOP_SORTS = ['newest', ...SEARCH_SORTS] as const;
/** An order of a product list. */
export type SearchSort = (typeof SHOP_SORTS)[number];

/** What a product list is narrowed to. Absent fields do not narrow. */
export interface SearchFilters {
  /** Words to search for. */
  keyword?: string | undefined;
  /** Category id. */
  cid?: number | undefined;
  /** Level of that category, 1…3. */
  level?: 1 | 2 | 3 | undefined;
  /** Order of the results. */
  sort?: SearchSort | undefined;
  /** Lowest price, included. */
  minCents?: Cents | undefined;
  /** Highest price, included. */
  maxCents?: Cents | undefined;
  /** From 1. @default 1 */
  page?: number | undefined;
  /** The last of several pages that are shown together. @default `page` */
  lastPage?: number | undefined;
}

const KEYWORD_MAX_LENGTH = 100;
const ID_MAX = 2_147_483_647;
const PAGE_MAX = 100_000;
/** An address may not ask a server for more pages at once. */
const PAGES_TOGETHER_MAX = 25;

function wholeNumber(value: number | undefined, most: number): number | undefined {
  return value !== undefined && Number.isSafeInteger(value) && value >= 1 && value <= most ? value : undefined;
}

function cleanKeyword(keyword: string | undefined): string | undefined {
  const plain = (keyword ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...plain].slice(0, KEYWORD_MAX_LENGTH).join('').trim() || undefined;
}

/** The same filters with everything invalid left out and a reversed price range put right. */
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
  const lastPage = Math.min(wholeNumber(filters.lastPage, PAGE_MAX) ?? first, first + PAGES_TOGETHER_MAX - 1);
  const entries = {
    keyword: cleanKeyword(filters.keyword),
    cid,
    level: cid === undefined ? undefined : ([1, 2, 3] as const).find((level) => level === filters.level),
    sort: SHOP_SORTS.find((sort) => sort === filters.sort),
    minCents,
    maxCents,
    page: page === LIST_FIRST_PAGE ? undefined : page,
    lastPage: lastPage > first ? lastPage : undefined,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

const wholeText = (text: string | null) => (text && /^\d{1,10}$/.test(text) ? Number(text) : undefined);

/**
 * Reads filters from a query such as `?title=lamp&cid=7&l=2&sort=sales&min=5&max=20.50&page=2&to=4`; anything else is ignored.
 *
 * @param currency ISO 4217 code of the prices. @default 'USD'
 */
export function parseSearchFilters(query: string | URLSearchParams, currency?: string): SearchFilters {
  const params = typeof query === 'string' ? new URLSearchParams(query) : query;
  return cleanSearchFilters({
    keyword: params.get('title') ?? undefined,
    cid: wholeText(params.get('cid')),
    level: wholeText(params.get('l')) as SearchFilters['level'],
    sort: (params.get('sort') ?? undefined) as SearchSort | undefined,
    minCents: parseMoney(params.get('min') ?? '', currency),
    maxCents: parseMoney(params.get('max') ?? '', currency),
    page: wholeText(params.get('page')),
    lastPage: wholeText(params.get('to')),
  });
}

/**
 * The query text of filters, without question mark: always in the same order, without defaults, empty when nothing narrows.
 *
 * @param currency ISO 4217 code of the prices. @default 'USD'
 */
export function searchFiltersToQuery(filters: SearchFilters, currency?: string): string {
  const { keyword, cid, level, sort, minCents, maxCents, page, lastPage } = cleanSearchFilters(filters);
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) =>
    value !== undefined && params.set(name, String(value));
  set('title', keyword);
  set('cid', cid);
  set('l', level);
  set('sort', sort);
  set('min', minCents === undefined ? undefined : moneyText(minCents, currency));
  set('max', maxCents === undefined ? undefined : moneyText(maxCents, currency));
  set('page', page);
  set('to', lastPage);
  return params.toString();
}
