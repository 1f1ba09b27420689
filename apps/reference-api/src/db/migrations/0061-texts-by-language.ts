import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns that existed once for English and once for French, by table. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  activities: ['name', 'instruction'],
  categories: ['name'],
  coupons: ['name'],
  hot_keywords: ['title'],
  merchants: ['intro'],
  order_lines: ['product_name', 'sku'],
  products: ['name', 'summary', 'content', 'unit', 'safety', 'search_title', 'search_text'],
  reviews: ['sku'],
  skus: ['sku'],
  store_pages: ['html'],
  stores: ['agreement', 'merchant_agreement'],
};

const COMMENTS: Readonly<Record<string, string>> = {
  'products.summary': 'One plain sentence, by language.',
  'products.content': 'HTML by language.',
  'products.safety': 'Warnings and safety information by language, plain text.',
  'products.search_title':
    'Normalised (lower case, no accents) name, see search-text.ts, in every language in which the product can be found.',
  'products.search_text': 'Other searchable text, normalised in the same way.',
  'skus.sku':
    'By language: attribute values joined by `,`, in the order of the axes; empty for a product without axes.',
  'store_pages.html': 'Files of the page by language.',
  'stores.agreement': 'The user agreement by language, HTML.',
  'stores.merchant_agreement': 'The agreement for merchants by language, HTML.',
};

/** Turns pairs of columns into one column by language, while the table is rewritten once. */
const joined = ([table, columns]: readonly [string, readonly string[]]): string[] => [
  `alter table ${table} ${columns
    .flatMap((column) => [
      `alter column ${column}_en drop default`,
      `alter column ${column}_en type jsonb
        using jsonb_strip_nulls(jsonb_build_object('en', ${column}_en, 'fr', ${column}_fr))`,
      `alter column ${column}_en set not null`,
    ])
    .join(', ')}`,
  ...columns.flatMap((column) => [
    `alter table ${table} rename column ${column}_en to ${column}`,
    `alter table ${table} drop column ${column}_fr`,
    `comment on column ${table}.${column} is '${COMMENTS[`${table}.${column}`] ?? 'By language.'}'`,
  ]),
];

/** Languages whose words PostgreSQL reduces to their stems. */
const CONFIGURATIONS: Readonly<Record<string, string>> = {
  ...{ ar: 'arabic', hy: 'armenian', eu: 'basque', ca: 'catalan', da: 'danish', nl: 'dutch', en: 'english' },
  ...{ fi: 'finnish', fr: 'french', de: 'german', el: 'greek', hi: 'hindi', hu: 'hungarian', id: 'indonesian' },
  ...{ ga: 'irish', it: 'italian', lt: 'lithuanian', ne: 'nepali', nb: 'norwegian', no: 'norwegian' },
  ...{ pt: 'portuguese', ro: 'romanian', ru: 'russian', sr: 'serbian', es: 'spanish', sv: 'swedish' },
  ...{ ta: 'tamil', tr: 'turkish', yi: 'yiddish' },
};
const cases = Object.entries(CONFIGURATIONS).map(([language, name]) => `when '${language}' then '${name}'::regconfig`);
const configuration = `case language ${cases.join(' ')} else 'simple'::regconfig end`;

// Functions of generated columns call only functions of PostgreSQL, since restoring a dump finds no others.
const search: readonly string[] = [
  // Each word has its language before it, so that one index serves all languages and none finds the words of another. Words
  // are letters and digits only, see search-text.ts.
  `create function search_document(titles jsonb, texts jsonb) returns tsvector
    language sql immutable parallel safe as $$
      select coalesce(string_agg(replace(' ' || found.words::text, ' ''', ' ''' || title.language || ':'), ''), '')::tsvector
      from jsonb_each_text(titles) as title (language, words)
      cross join lateral (select ${configuration} as name) as configuration
      cross join lateral (
        select setweight(to_tsvector(configuration.name, title.words), 'A')
          || setweight(to_tsvector('simple', title.words), 'B')
          || setweight(to_tsvector(configuration.name, coalesce(texts ->> title.language, '')), 'C') as words
      ) as found
    $$`,
  // The words to look for: their stems if the language has some of them, otherwise the typed words.
  `create function search_query(language text, words text, stemmed text, typed text) returns tsquery
    language plpgsql immutable parallel safe as $$
      declare
        configuration regconfig := ${configuration};
        query tsquery;
      begin
        query := case
          when numnode(to_tsquery(configuration, words)) > 0 then to_tsquery(configuration, stemmed)
          else to_tsquery('simple', typed)
        end;
        return regexp_replace(query::text, '''([^'']+)''', '''' || language || ':\\1''', 'g')::tsquery;
      end
    $$`,
  `alter table products add column search tsvector
    generated always as (search_document(search_title, search_text)) stored`,
  // New rows store the words inline.
  'alter table products alter column search set storage main',
  'create index products_search_index on products using gin (search)',
  `create index products_letters_index on products
    using gin ((search_title::text || ' ' || search_text::text) gin_trgm_ops)`,
  `comment on column products.search is 'Stems of the words, each with its language before it, as in \`en:chair\`.'`,
];

/** As in migration 0047. */
const word = (text: string, most: number) =>
  String.raw`left(regexp_replace(${text}, '[\x01-,./:-@[-^\`{-\x7f]+', '-', 'g'), ${most})`;

/** A value of an attribute is known by its English text, or else by the first one. */
const known = (texts: string) =>
  `coalesce(${texts} ->> 'en', (select texts.value from jsonb_each_text(${texts}) as texts order by texts.key collate "C" limit 1))`;

const facetKeys = `
  create or replace function facet_keys(
    attributes jsonb, merchant_id integer, rating_tenths smallint, is_shipping_included boolean, in_stock boolean
  ) returns text[] language sql immutable parallel safe as $$
    select array_agg(distinct key) from (
      select ${word(known("(attribute -> 'name')"), 40)} || '.' || ${word(known('attribute_values.value'), 60)} as key
        from jsonb_array_elements(attributes) as attributes (attribute),
          jsonb_array_elements(attribute->'values') as attribute_values (value)
        where ${known("(attribute -> 'name')")} <> ''
      union all select '.merchant.' || merchant_id
      union all select '.rating.' || stars from generate_series(2, rating_tenths / 10) as stars
      union all select '.shipping.1' where is_shipping_included
      union all select '.stock.1' where in_stock
    ) as keys
  $$`;

const statements: readonly string[] = [
  'alter table store_pages drop constraint store_pages_html_en_fkey, drop constraint store_pages_html_fr_fkey',
  'alter table skus drop constraint skus_product_id_sku_en_key, drop constraint skus_product_id_sku_fr_key',
  'drop index products_letters_en_index, products_letters_fr_index',
  'alter table products drop column search_en, drop column search_fr',
  ...Object.entries(TEXTS).flatMap(joined),
  'alter table skus add unique (product_id, sku)',
  ...search,
  facetKeys,
  `alter table products alter column safety set default '{}'`,
  `alter table stores
    alter column agreement set default '{}',
    alter column merchant_agreement set default '{}',
    add column languages text[] not null default '{en,fr}' check (cardinality(languages) > 0)`,
  `comment on column stores.languages is
    'Languages of its texts; the first one is read where a text lacks another.'`,
];

/** A shop has texts in as many languages as it likes, without a column for each. */
export const textsByLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
