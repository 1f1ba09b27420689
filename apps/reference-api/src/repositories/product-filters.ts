import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { searchable } from '../db/search-text.ts';
import type { Locale, Tables } from '../db/tables.ts';

type ProductExpression = ExpressionBuilder<Tables, 'products'>;
export type ProductCondition = (product: ProductExpression) => Expression<SqlBool>;
/** How well a product answers the words, higher is better. */
export type Relevance = Expression<number>;

/**
 * The price a card shows at `now`: the domain's rule for a product without a chosen variant, in SQL, so that lists can
 * be narrowed and ordered by it (a test holds the two together).
 */
export function shownPrice(now: number) {
  return sql<number>`case
    when products.discount_basis_points > 0 and products.discount_expires_at > ${now}::bigint
      then (products.price_cents::bigint * (10000 - products.discount_basis_points) + 5000) / 10000
    else coalesce(products.store_price_cents, products.price_cents)
  end`;
}

/** Products of a category or of anything below it; three levels are all there are. */
export function inCategory(categoryId: number): ProductCondition {
  return (product) =>
    product(
      'products.category_id',
      'in',
      product
        .selectFrom('categories')
        .leftJoin('categories as parents', 'parents.id', 'categories.parent_id')
        .select('categories.id')
        .where((category) =>
          category.or([
            category('categories.id', '=', categoryId),
            category('categories.parent_id', '=', categoryId),
            category('parents.parent_id', '=', categoryId),
          ]),
        ),
    );
}

const CONFIGURATIONS = { en: 'english', fr: 'french' } as const;

/**
 * Products that have all the words. First by full text in the shopper's language, where words are stemmed and the
 * last letters may be missing; when that finds nothing, by any part of a word in either language.
 *
 * @returns null when the text holds no word at all.
 */
export async function byKeyword(
  db: Kysely<Tables>,
  storeId: number,
  locale: Locale,
  keyword: string,
): Promise<{ condition: ProductCondition; relevance: Relevance | null } | null> {
  const words = searchable(keyword).split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const text = words.map((word) => `${word}:*`).join(' & ');
  const query = sql`to_tsquery(${sql.lit(CONFIGURATIONS[locale])}, ${text})`;
  const document = sql.ref(`products.search_${locale}`);
  const matches = sql<SqlBool>`${document} @@ ${query}`;
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('on_sale', '=', true)
    .where(matches)
    .limit(1)
    .executeTakeFirst();
  if (found) return { condition: () => matches, relevance: sql<number>`ts_rank(${document}, ${query})` };
  return { condition: containsAll(words), relevance: null };
}

function containsAll(words: readonly string[]): ProductCondition {
  const within = (locale: Locale) => {
    const [title, text] = [sql.ref(`products.search_title_${locale}`), sql.ref(`products.search_text_${locale}`)];
    // `searchable` left letters and digits only, so there is no wildcard to escape.
    return words.map((word) => sql<SqlBool>`(${title} || ' ' || ${text}) like ${`%${word}%`}`);
  };
  return (product) => product.or([product.and(within('en')), product.and(within('fr'))]);
}
