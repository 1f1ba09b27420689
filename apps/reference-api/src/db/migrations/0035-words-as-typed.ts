import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { indexed, TOGETHER, textOf } from '../search-text.ts';

const LOCALES = ['en', 'fr'] as const;
const PRODUCTS_AT_ONCE = 500;

interface Texts {
  title: string;
  places: string;
  summary: string;
  content: string;
  values: string[];
  search: string;
}

/**
 * Titles are also indexed by all their words unchanged, since a text search configuration drops stop words, as in "The Who".
 */
const wordsOf = (locale: string, language: string) => `
  setweight(to_tsvector('${language}', search_title_${locale}), 'A')
    || setweight(to_tsvector('simple', search_title_${locale}), 'B')
    || setweight(to_tsvector('${language}', search_text_${locale}), 'C')`;

const columns: readonly string[] = [
  ...LOCALES.map((locale) => `drop index products_letters_${locale}_index`),
  'alter table products drop column search_en, drop column search_fr',
  `alter table products
    add column search_en tsvector generated always as (${wordsOf('en', 'english')}) stored,
    add column search_fr tsvector generated always as (${wordsOf('fr', 'french')}) stored`,
  // New rows store the words inline.
  'alter table products alter column search_en set storage main, alter column search_fr set storage main',
];

const indexes: readonly string[] = LOCALES.flatMap((locale) => [
  `create index products_search_${locale}_index on products using gin (search_${locale})`,
  `create index products_letters_${locale}_index on products
    using gin ((search_title_${locale} || ' ' || search_text_${locale}) gin_trgm_ops)`,
]);

const textsIn = (locale: string) => `jsonb_build_object(
    'title', products.name_${locale}, 'summary', summary_${locale}, 'content', content_${locale},
    'places', concat_ws(' ', leaf.name_${locale}, branch.name_${locale}, top.name_${locale}, merchants.name),
    'values', jsonb_path_query_array(attributes, '$[*].values[*].${locale}'), 'search', search_text_${locale}
  ) as ${locale}`;

const productsAfter = (after: number) => sql<{ id: number; en: Texts; fr: Texts }>`
  select products.id, ${sql.raw(LOCALES.map(textsIn).join(', '))} from products
    join merchants on merchants.id = merchant_id
    join categories leaf on leaf.id = products.category_id
    left join categories branch on branch.id = leaf.parent_id
    left join categories top on top.id = branch.parent_id
  where products.id > ${after} order by products.id limit ${PRODUCTS_AT_ONCE}`;

/** Words that are known already, and those that entities of the page were in the way of. */
function searchOf({ title, places, summary, content, values, search }: Texts) {
  const [known = ''] = search.split(TOGETHER);
  const page = textOf(content);
  const [parts] = indexed(known, /&[a-z#]/i.test(content) ? page : '').split(TOGETHER);
  const [, together] = indexed(known, places, summary, page, ...values).split(TOGETHER);
  return { title: indexed(title), text: [parts, together].filter(Boolean).join(TOGETHER) };
}

/** Writes anew how all products are found, after the index of words has changed. */
export async function indexAnew(db: Kysely<unknown>): Promise<void> {
  for (let after = 0, isMore = true; isMore; ) {
    const { rows } = await productsAfter(after).execute(db);
    const given = rows.map(({ id, en, fr }) => ({ id, en: searchOf(en), fr: searchOf(fr) }));
    await sql`
      update products set search_title_en = en->>'title', search_text_en = en->>'text',
        search_title_fr = fr->>'title', search_text_fr = fr->>'text'
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id integer, en jsonb, fr jsonb)
      where products.id = given.id
    `.execute(db);
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === PRODUCTS_AT_ONCE;
  }
}

/** Products are found by model numbers and words with punctuation however these are joined, and by titles of stop words. */
export const wordsAsTyped: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of columns) await sql.raw(statement).execute(db);
    await indexAnew(db);
    for (const statement of indexes) await sql.raw(statement).execute(db);
  },
};
