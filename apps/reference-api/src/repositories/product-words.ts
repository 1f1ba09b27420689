import type { Page, ProductCard } from '@promenade/storefront-sdk/contract';
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { partsOf, type SearchedWord, searchable, searchedWords, TOGETHER } from '../db/search-text.ts';
import type { Db, Tables } from '../db/tables.ts';
import { selectCard, toCard } from './product-cards.ts';
import type { ProductCondition } from './product-filters.ts';
import type { Rank } from './product-orders.ts';
import { cardPage, countOf, emptyPage, inOrder, type ListScope, onSaleWith, windowOf } from './product-pages.ts';

/** One way to look for words. */
interface WordSearch {
  condition: ProductCondition;
  /** How well a product answers the words, null where all do alike. */
  relevance: Rank | null;
}

/** More words than these do not narrow a search any further, and each costs. */
const MOST_WORDS = 8;
/** A word that alternates between letters and digits more often is searched as a whole only. */
const MOST_PARTS = 8;
/** How many products a search for single letters finds at most, those that are looked at most. */
const MOST_BY_LETTERS = 1000;
/** Letters of the longest language code, see `languages` in shop-settings.ts. The codes are keys of the texts. */
const LONGEST_LANGUAGE_CODE = 3;

/** The search words, without duplicates, up to the maximum number. */
function wordsOf(keyword: string): SearchedWord[] {
  let left = MOST_WORDS;
  const distinct = new Map(searchedWords(keyword).map((word) => [word.joined, word]));
  return [...distinct.values()].flatMap(({ joined, pieces }) => {
    const some = pieces.slice(0, Math.max(left, 0));
    left -= some.length;
    return some.length > 0 ? { joined, pieces: some } : [];
  });
}

/**
 * Words as PostgreSQL looks for them, however they are joined.
 *
 * @param weights those of the places where they have to stand, anywhere by default.
 */
function queryOf(words: readonly SearchedWord[], { weights = '', isBegun }: { weights?: string; isBegun: boolean }) {
  const areLetters = words.every(({ joined }) => joined.length === 1);
  const exactly = (text: string) => (weights ? `${text}:${weights}` : text);
  // Next to longer words a single letter is a whole word, as in "vitamin c": nearly every product has a word that begins
  // with it.
  const begun = (text: string) => (isBegun && (areLetters || text.length > 1) ? `${text}:*${weights}` : exactly(text));
  const piece = (text: string) => {
    const parts = partsOf(text);
    const last = parts.pop() ?? '';
    if (parts.length === 0 || parts.length >= MOST_PARTS) return begun(text);
    return `(${begun(text)} | ${[...parts.map(exactly), begun(last)].join(' <-> ')})`;
  };
  const word = ({ joined, pieces }: SearchedWord) => {
    const all = pieces.map(piece).join(' & ');
    return pieces.length > 1 ? `(${begun(joined)} | ${all})` : all;
  };
  return words.map(word).join(' & ');
}

/**
 * Ways to look for products that have all the words, the better one first: by full text in the shopper's language, where
 * words are stemmed and the last letters may be missing, and, for when that finds nothing, by any part of a word in any one
 * language, one of three letters at least. None when there is nothing to look for.
 */
function byKeyword(db: Db, { languages: [language], storeId }: ListScope, keyword: string): WordSearch[] {
  const words = wordsOf(keyword);
  if (words.length === 0) return [];
  const begun = queryOf(words, { isBegun: true });
  const meant = (stemmed: string, asTyped: string | null) =>
    sql`search_query(${language}, ${begun}, ${stemmed}, ${asTyped})`;
  const typed = (text: string) => sql`search_query(${language}, null, null, ${text})`;
  const hasMeaning = sql<SqlBool>`numnode(${meant(begun, null)}) > 0`;
  // Stop words are left out, unless there are no others: then the last one may be the beginning of a word, as "so" in "the
  // so" is of "sofa".
  const last = words.findLast(({ joined }) => joined.length > 1);
  const query = meant(begun, last ? queryOf([last], { isBegun: true }) : begun);
  const title = sql`(products.search_title ->> ${language}::text)`;
  const document = sql.ref('products.search');
  const matches = sql<SqlBool>`${document} @@ ${query}`;
  if (!last) {
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
  const titled = (isBegun: boolean) => queryOf(words, { weights: 'B', isBegun });
  const hasTitle = sql`replace(split_part(${title}, ${TOGETHER}, 1), ' ', '') = ${searchable(keyword).replaceAll(' ', '')}`;
  // The exact title comes first, then titles with all the words: first unchanged, then stemmed. In this order, most products
  // need only the first test.
  const relevance = sql<number>`(ts_rank(${document}, ${query}) + case
    when not ${document} @@ ${meant(queryOf(words, { weights: 'A', isBegun: true }), titled(true))} then 0
    when not ${document} @@ ${typed(titled(false))} then 1
    when not ${hasTitle} then 2
    else 3
  end)`;
  const fullText: WordSearch = { condition: () => matches, relevance };
  // Trigrams find parts of three letters and more; anything shorter would be looked for in every product.
  if (!words.some(({ pieces }) => pieces.some((piece) => piece.length >= 3))) return [fullText];
  const parts: ProductCondition = (product) => product.and([hasMeaning, containsAll(words)(product)]);
  return [fullText, { condition: parts, relevance: null }];
}

function containsAll(words: readonly SearchedWord[]): ProductCondition {
  const pieces = words.flatMap((word) => word.pieces);
  // They are of letters and digits only, so there is no wildcard to escape.
  const allIn = (text: RawBuilder<unknown>) =>
    sql.join(
      pieces.map((piece) => sql`${text} like ${`%${piece}%`}`),
      sql` and `,
    );
  // The index finds products that have them in any language.
  const anywhere = allIn(sql`(products.search_title::text || ' ' || products.search_text::text)`);
  // A single piece is found in the text of one language, or else in the code of one.
  if (pieces.length === 1 && pieces.every((piece) => piece.length > LONGEST_LANGUAGE_CODE)) {
    return () => sql<SqlBool>`(${anywhere})`;
  }
  const together = allIn(sql`(title.words || ' ' || coalesce(products.search_text ->> title.language, ''))`);
  return () => sql<SqlBool>`(${anywhere} and exists (
    select from jsonb_each_text(products.search_title) as title (language, words) where ${together}
  ))`;
}

/**
 * A page of products with the words, by the first search method that finds any in the shop.
 * @param conditions other conditions for a product.
 * @param ranks the sort order; relevance precedes it if requested.
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

/** The condition of the first search method that finds any product in the shop; null if none does. */
export async function meantBy(db: Db, scope: ListScope, keyword: string): Promise<ProductCondition | null> {
  for (const { condition } of byKeyword(db, scope, keyword)) {
    if (await isAnyOnSale(db, scope, condition)) return condition;
  }
  return null;
}

/**
 * A page of what meets all conditions. It is found once, then counted and ordered by its ranks alone: with their texts, the
 * products of a common word would be sorted on disk.
 */
async function foundPage(
  db: Db,
  scope: ListScope,
  conditions: readonly ProductCondition[],
  ranks: readonly Rank[],
): Promise<Page<ProductCard>> {
  const { offset, limit } = windowOf(scope);
  const matching = onSaleWith(db, scope, conditions);
  const order = inOrder(ranks).map((rank, index) => ({ rank, alias: `rank_${index}` }));
  let shown = db
    .with(
      (products) => products('found').materialized(),
      () => matching.select(['products.id', ...order.map(({ rank, alias }) => rank.as(alias))]),
    )
    .with('page', (found) => {
      let sorted = found.selectFrom('found').selectAll().limit(limit).offset(offset);
      for (const { alias } of order) sorted = sorted.orderBy(sql.ref(`found.${alias}`), 'desc');
      return sorted;
    })
    .selectFrom('page')
    .innerJoin('products', 'products.id', 'page.id')
    .select((product) => [
      ...selectCard(expressionBuilder<Tables, 'products'>(), scope.languages),
      product
        .selectFrom('found')
        .select((found) => found.fn.countAll<number>().as('count'))
        .as('total'),
    ]);
  for (const { alias } of order) shown = shown.orderBy(sql.ref(`page.${alias}`), 'desc');
  const rows = await shown.execute();
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countOf(matching));
  return cardPage(rows.map(toCard), scope, total);
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
