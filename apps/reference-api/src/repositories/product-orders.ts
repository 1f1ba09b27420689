import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Sort orders of a list: most viewed, most sold, least sold, newest, most expensive or cheapest first. */
export type Sort = 'browse' | 'sold' | 'unsold' | 'newest' | 'price' | 'cheap';

/** The orders that have indexes for the shop and for each category: migrations/baseline/lists.sql. */
export const INDEXED_SORTS = ['browse', 'sold', 'newest', 'price', 'cheap'] as const satisfies readonly Sort[];
export type IndexedSort = (typeof INDEXED_SORTS)[number];

/** The indexed order that has an order in it, and whether that is read from its end. */
export function indexOf(sort: Sort): { sort: IndexedSort; isBackwards: boolean } {
  return sort === 'unsold' ? { sort: 'sold', isBackwards: true } : { sort, isBackwards: false };
}

/** The higher, the earlier in the list; equals stand by their ids, the latest first. */
export type Rank = RawBuilder<number>;

/** The products of one index. */
export interface RankedPart {
  rank: Rank;
  condition?: Expression<SqlBool>;
  /** Whether the rank is a price below zero. */
  isNegated?: boolean;
}

export interface Orders {
  priceOrder?: 'asc' | 'desc' | undefined;
  salesOrder?: 'asc' | 'desc' | undefined;
  newest?: 'desc' | undefined;
}

/** The requested sort orders, in order of priority; by default most viewed. */
export function sortsOf({ priceOrder, salesOrder, newest }: Orders): [Sort, ...Sort[]] {
  const sorts: Sort[] = [];
  if (priceOrder) sorts.push(priceOrder === 'asc' ? 'cheap' : 'price');
  if (salesOrder) sorts.push(salesOrder === 'asc' ? 'unsold' : 'sold');
  if (newest) sorts.push('newest');
  const [first = 'browse', ...others] = sorts;
  return [first, ...others];
}

const sold = sql<number>`(products.sales + products.ficti)`;
const isDiscounted = (now: number) =>
  sql<SqlBool>`(products.discounted_cents is not null and products.discount_expires_at > ${now}::bigint)`;

/**
 * The price a card shows at `now`: the domain's rule for a product without a chosen variant, in SQL, so that lists can
 * be narrowed and ordered by it (a test holds the two together).
 */
export function shownPrice(now: number): Rank {
  return sql<number>`case when ${isDiscounted(now)} then products.discounted_cents else products.list_price_cents end`;
}

export function rankOf(sort: Sort, now: number): Rank {
  const ranks: Readonly<Record<Sort, Rank>> = {
    browse: sql`products.browse`,
    sold,
    unsold: sql`(-${sold})`,
    newest: sql`products.created_at`,
    price: shownPrice(now),
    cheap: sql`(-${shownPrice(now)})`,
  };
  return ranks[sort];
}

/** Same, in terms of indexes. A price is in one of two, since a running discount cannot be in an index. */
export function partsOf(sort: IndexedSort, now: number): RankedPart[] {
  if (sort !== 'price' && sort !== 'cheap') return [{ rank: rankOf(sort, now) }];
  const isNegated = sort === 'cheap';
  const sign = isNegated ? sql`-` : sql``;
  return [
    { rank: sql`(${sign}products.discounted_cents)`, condition: isDiscounted(now), isNegated },
    {
      rank: sql`(${sign}products.list_price_cents)`,
      condition: sql<SqlBool>`${isDiscounted(now)} is not true`,
      isNegated,
    },
  ];
}
