import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { searchable } from '../db/search-text.ts';
import type { Locale, Tables } from '../db/tables.ts';
import { subtreeOf } from './categories.ts';
import { partsOf, type Rank, type Sort } from './product-orders.ts';

export type ProductExpression = ExpressionBuilder<Tables, 'products'>;
export type ProductCondition = (product: ProductExpression) => Expression<SqlBool>;

/** Products of a category or of anything below it. */
export function inCategory(db: Kysely<Tables>, categoryId: number): ProductCondition {
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

const CONFIGURATIONS = { en: 'english', fr: 'french' } as const;

/** One way to look for words. */
export interface WordSearch {
  condition: ProductCondition;
  /** How well a product answers the words, null where all do alike. */
  relevance: Rank | null;
}

/**
 * Ways to look for products that have all the words, the better one first: by full text in the shopper's language, where
 * words are stemmed and the last letters may be missing, and, for when that finds nothing, by any part of a word in either
 * language, one of three letters at least. None when there is nothing to look for.
 */
export function byKeyword(locale: Locale, keyword: string): WordSearch[] {
  const words = searchable(keyword).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const text = words.map((word) => `${word}:*`).join(' & ');
  const query = sql`to_tsquery(${sql.lit(CONFIGURATIONS[locale])}, ${text})`;
  const document = sql.ref(`products.search_${locale}`);
  const fullText: WordSearch = {
    condition: () => sql<SqlBool>`${document} @@ ${query}`,
    relevance: sql<number>`ts_rank(${document}, ${query})`,
  };
  // Trigrams find parts of three letters and more; anything shorter would be looked for in every product.
  if (!words.some((word) => word.length >= 3)) return [fullText];
  return [fullText, { condition: containsAll(words), relevance: null }];
}

function containsAll(words: readonly string[]): ProductCondition {
  const within = (locale: Locale) => {
    const [title, text] = [sql.ref(`products.search_title_${locale}`), sql.ref(`products.search_text_${locale}`)];
    // `searchable` left letters and digits only, so there is no wildcard to escape.
    return words.map((word) => sql<SqlBool>`(${title} || ' ' || ${text}) like ${`%${word}%`}`);
  };
  return (product) => product.or([product.and(within('en')), product.and(within('fr'))]);
}
