import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tables } from '../db/tables.ts';
import { subtreeOf } from './categories.ts';
import { partsOf, type RankedPart, shownPrice } from './product-orders.ts';

export type ProductExpression = ExpressionBuilder<Tables, 'products'>;
export type ProductCondition = (product: ProductExpression) => Expression<SqlBool>;

/** Products of a category or of anything below it. */
export function inCategory(db: Db, categoryId: number): ProductCondition {
  return (product) => product('products.category_id', 'in', subtreeOf(db, categoryId));
}

/** Cents of the price that is shown, both ends included. */
export interface PriceRange {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

const hasRange = ({ minPrice, maxPrice }: PriceRange) => minPrice !== undefined || maxPrice !== undefined;

/** Whether a price is in a range. */
function isWithin(price: Expression<unknown>, { minPrice, maxPrice }: PriceRange): Expression<SqlBool> {
  const from = minPrice === undefined ? sql`` : sql`and ${price} >= ${minPrice}`;
  const to = maxPrice === undefined ? sql`` : sql`and ${price} <= ${maxPrice}`;
  return sql<SqlBool>`(true ${from} ${to})`;
}

/** Products whose shown price is in a range: those with and those without a running discount, each of which has an index. */
export function inPriceRange(range: PriceRange, now: number): ProductCondition {
  return (product) =>
    product.or(
      partsOf('price', now).map(({ rank: price, condition }) =>
        product.and([...(condition ? [condition] : []), isWithin(price, range)]),
      ),
    );
}

/** The same among what one index has in the order of prices. */
export function partInPriceRange({ rank, isNegated }: RankedPart, { minPrice, maxPrice }: PriceRange) {
  const negated = (cents: number | undefined) => (cents === undefined ? undefined : -cents);
  return isWithin(
    rank,
    isNegated ? { minPrice: negated(maxPrice), maxPrice: negated(minPrice) } : { minPrice, maxPrice },
  );
}

/** Filters of a list other than words, category and price; absent fields do not filter. */
export interface FacetFilters {
  /** Keys as in `Color.Blue`: any of those of one attribute, and all attributes. */
  attributes?: readonly string[] | undefined;
  /** Any of these merchants. */
  merchantIds?: readonly number[] | undefined;
  /** Stars at least. */
  minRating?: number | undefined;
  inStock?: boolean | undefined;
  freeShipping?: boolean | undefined;
  /** Whether the price is lower than the struck one. */
  isReduced?: boolean | undefined;
}

/** Filters that are combined. The counts of a group's values ignore the selection in that group. */
export interface FilterGroup {
  /** An attribute, or a word after a full stop. */
  name: string;
  condition: ProductCondition;
  /** The keys that were chosen. */
  keys: readonly string[];
}

export const PRICE_GROUP = '.price';
export const REDUCED_KEY = '.reduced.1';
/** `Color` of `Color.Blue`, `.merchant` of `.merchant.3`. */
export const groupOfKey = (key: string): string => key.slice(0, key.lastIndexOf('.'));
/** `Blue` of `Color.Blue`. */
export const valueOfKey = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

export const isReducedAt = (now: number) => sql<SqlBool>`(${shownPrice(now)} < products.price_cents)`;

/** The selected filters by group. For another kind of filter add a key here and in the function `facet_keys` of the database. */
export function groupsOf(filters: FacetFilters & PriceRange, now: number): FilterGroup[] {
  const keys = [
    ...(filters.attributes ?? []),
    ...(filters.merchantIds ?? []).map((id) => `.merchant.${id}`),
    ...(filters.minRating === undefined ? [] : [`.rating.${filters.minRating}`]),
    ...(filters.freeShipping ? ['.shipping.1'] : []),
    ...(filters.inStock ? ['.stock.1'] : []),
  ];
  const groups: FilterGroup[] = [...Map.groupBy(keys, groupOfKey)].map(([name, chosen]) => ({
    name,
    keys: chosen,
    condition: () => sql<SqlBool>`(products.facet_keys && array[${sql.join(chosen)}]::text[])`,
  }));
  // Running discounts depend on the time and cannot be a key.
  if (filters.isReduced) {
    groups.push({ name: groupOfKey(REDUCED_KEY), keys: [REDUCED_KEY], condition: () => isReducedAt(now) });
  }
  if (hasRange(filters)) groups.push({ name: PRICE_GROUP, keys: [], condition: inPriceRange(filters, now) });
  return groups;
}
