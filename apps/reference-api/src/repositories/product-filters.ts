import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tables } from '../db/tables.ts';
import { subtreeOf } from './categories.ts';
import { partsOf, type Rank, type Sort } from './product-orders.ts';

export type ProductExpression = ExpressionBuilder<Tables, 'products'>;
export type ProductCondition = (product: ProductExpression) => Expression<SqlBool>;

/** Products of a category or of anything below it. */
export function inCategory(db: Db, categoryId: number): ProductCondition {
  return (product) => product('products.category_id', 'in', subtreeOf(db, categoryId));
}

/** Some of the products of a range; `rank` is what orders them by price, null in any other order. */
export interface PricePart {
  condition: ProductCondition;
  rank: Rank | null;
}

/** Cents of the price that is shown, both ends included. */
export interface PriceRange {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/**
 * Products whose shown price is in a range, as two parts that no product is in together: those with and those without a
 * running discount, each of which has an index. None where no range is asked for.
 *
 * @returns the ranks of an order by price beside the conditions, when that is asked for.
 */
export function inPriceRange({ minPrice, maxPrice }: PriceRange, sort: Sort, now: number): PricePart[] {
  if (minPrice === undefined && maxPrice === undefined) return [];
  const ranks = sort === 'price' || sort === 'cheap' ? partsOf(sort, now).map(({ rank }) => rank) : [];
  return partsOf('price', now).map(({ rank: price, condition }, place) => ({
    rank: ranks[place] ?? null,
    condition: (product) =>
      product.and([
        ...(condition ? [condition] : []),
        ...(minPrice === undefined ? [] : [sql<SqlBool>`${price} >= ${minPrice}`]),
        ...(maxPrice === undefined ? [] : [sql<SqlBool>`${price} <= ${maxPrice}`]),
      ]),
  }));
}
