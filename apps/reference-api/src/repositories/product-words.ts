import type { Page, ProductCard } from '@promenade/storefront-sdk/contract';
import { type SqlBool, sql } from 'kysely';
import { searchable } from '../db/search-text.ts';
import type { Db, Locale } from '../db/tables.ts';
import { selectCard, toCard } from './product-cards.ts';
import type { ProductCondition, ProductExpression } from './product-filters.ts';
import type { Rank } from './product-orders.ts';
import { countOf, emptyPage, inOrder, type ListScope, onSaleWith, pageOf, windowOf } from './product-pages.ts';

const CONFIGURATIONS = { en: 'english', fr: 'french' } as const;

/** One way to look for words. */
interface WordSearch {
  condition: ProductCondition;
  /** How well a product answers the words, null where all do alike. */
  relevance: Rank | null;
}

/** More words than these do not narrow a search any further, and each costs. */
const MOST_WORDS = 8;
/** How many products a search for single letters finds at most, those that are looked at most. */
const MOST_BY_LETTERS = 1000;

/**
 * Ways to look for products that have all the words, the better one first: by full text in the shopper's language, where
 * words are stemmed and the last letters may be missing, and, for when that finds nothing, by any part of a word in either
 * language, one of three letters at least. None when there is nothing to look for.
 */
function byKeyword(db: Db, { locale, storeId }: ListScope, keyword: string): WordSearch[] {
  const words = [...new Set(searchable(keyword).split(' ').filter(Boolean))].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const areLetters = words.every((word) => word.length === 1);
  // Beside longer words a letter is one of its own, as in "vitamin c": nearly every product has a word that begins with it.
  const text = words.map((word) => (word.length === 1 && !areLetters ? word : `${word}:*`)).join(' & ');
  const stemmed = sql`to_tsquery(${sql.lit(CONFIGURATIONS[locale])}, ${text})`;
  // Words without a meaning of their own are left out, unless there are no others: then the last one may be the beginning
  // of another, as "so" in "the so" is of "sofa".
  const last = areLetters ? text : `${words.findLast((word) => word.length > 1)}:*`;
  const query = sql`case when numnode(${stemmed}) > 0 then ${stemmed} else to_tsquery('simple', ${last}) end`;
  const document = sql.ref(`products.search_${locale}`);
  const matches = sql<SqlBool>`${document} @@ (${query})`;
  if (areLetters) {
    const first = db
      .selectFrom('products')
      .select('products.id')
      .where('products.store_id', '=', storeId)
      .where('products.on_sale', '=', true)
      .where(matches)
      .orderBy('products.browse', 'desc')
      .orderBy('products.id', 'desc')
      .limit(MOST_BY_LETTERS);
    return [{ condition: (product) => product('products.id', 'in', first), relevance: null }];
  }
  const fullText: WordSearch = {
    condition: () => matches,
    relevance: sql<number>`ts_rank(${document}, ${query})`,
  };
  // Trigrams find parts of three letters and more; anything shorter would be looked for in every product.
  if (!words.some((word) => word.length >= 3)) return [fullText];
  const hasMeaning = sql<SqlBool>`numnode(${stemmed}) > 0`;
  const parts: ProductCondition = (product) => product.and([hasMeaning, containsAll(words)(product)]);
  return [fullText, { condition: parts, relevance: null }];
}

function containsAll(words: readonly string[]): ProductCondition {
  const within = (locale: Locale) => {
    const [title, text] = [sql.ref(`products.search_title_${locale}`), sql.ref(`products.search_text_${locale}`)];
    // `searchable` left letters and digits only, so there is no wildcard to escape.
    return words.map((word) => sql<SqlBool>`(${title} || ' ' || ${text}) like ${`%${word}%`}`);
  };
  return (product) => product.or([product.and(within('en')), product.and(within('fr'))]);
}

/**
 * A page of what has the words, by the first way to look for them that finds any in the shop.
 *
 * @param conditions what else a product has to meet.
 * @param ranks the order, before which relevance comes when that is asked for.
 */
export async function wordsPage(
  db: Db,
  scope: ListScope,
  keyword: string,
  conditions: readonly ProductCondition[],
  ranks: readonly Rank[],
  isByRelevance: boolean,
): Promise<Page<ProductCard>> {
  for (const { condition, relevance } of byKeyword(db, scope, keyword)) {
    const all = [...conditions, condition];
    const page = await foundPage(db, scope, all, relevance && isByRelevance ? [relevance, ...ranks] : ranks);
    if (page.total > 0) return page;
    // Words that are elsewhere in the shop are words: what happens to be part of others is not meant.
    if (conditions.length > 0 && (await isAnyOnSale(db, scope, condition))) return page;
  }
  return emptyPage(scope);
}

/** A page of what meets all conditions. It is found, counted and ordered in one go: each of them would find it again. */
async function foundPage(
  db: Db,
  scope: ListScope,
  conditions: readonly ProductCondition[],
  ranks: readonly Rank[],
): Promise<Page<ProductCard>> {
  const { offset, limit } = windowOf(scope);
  const matching = onSaleWith(db, scope, conditions);
  let found = matching.select(['products.id', sql<number>`count(*) over ()`.as('total')]);
  for (const rank of inOrder(ranks)) found = found.orderBy(rank, 'desc');
  let shown = db
    .selectFrom(found.limit(limit).offset(offset).as('found'))
    .innerJoin('products', 'products.id', 'found.id')
    .select((product) => [...selectCard(product as ProductExpression, scope.locale), 'found.total']);
  for (const rank of inOrder(ranks)) shown = shown.orderBy(rank, 'desc');
  const rows = await shown.execute();
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countOf(db, [matching]));
  return pageOf(rows.map(toCard), scope, total);
}

/** Materialized, lest one row being enough makes the planner look through all products instead of an index. */
async function isAnyOnSale(db: Db, { storeId }: ListScope, condition: ProductCondition): Promise<boolean> {
  const row = await db
    .with(
      (products) => products('found').materialized(),
      (outer) => outer.selectFrom('products').select(['store_id', 'on_sale']).where(condition),
    )
    .selectFrom('found')
    .select('store_id')
    .where('store_id', '=', storeId)
    .where('on_sale', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
