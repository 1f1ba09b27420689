import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Text in the form used in keys: separators of keys, and characters that a URL would escape, become hyphens. */
const word = (text: string, most: number) =>
  String.raw`left(regexp_replace(${text}, '[\x01-,./:-@[-^\`{-\x7f]+', '-', 'g'), ${most})`;

const statements: readonly string[] = [
  'alter table product_tallies add column is_stock_changed boolean not null default false',
  `comment on column product_tallies.is_stock_changed is
    'Whether a variant has sold out or is there again.'`,
  'alter table products add column in_stock boolean not null default true',
  `comment on column products.in_stock is
    'Whether a variant is in stock; a job follows the variants within seconds.'`,
  `update products set in_stock = false
    where not exists (select from skus where skus.product_id = products.id and stock > 0)`,

  // Filters of a product in addition to words, category and price. Add a row here for another kind of key.
  `create function facet_keys(
    attributes jsonb, merchant_id integer, rating_tenths smallint, is_shipping_included boolean, in_stock boolean
  ) returns text[] language sql immutable parallel safe as $$
    select array_agg(distinct key) from (
      select ${word("attribute->'name'->>'en'", 40)} || '.' || ${word("value->>'en'", 60)} as key
        from jsonb_array_elements(attributes) as attributes (attribute),
          jsonb_array_elements(attribute->'values') as attribute_values (value)
        where attribute->'name'->>'en' <> ''
      union all select '.merchant.' || merchant_id
      union all select '.rating.' || stars from generate_series(2, rating_tenths / 10) as stars
      union all select '.shipping.1' where is_shipping_included
      union all select '.stock.1' where in_stock
    ) as keys
  $$`,
  `alter table products add column facet_keys text[] generated always as (
    facet_keys(attributes, merchant_id, rating_tenths, is_shipping_included, in_stock)
  ) stored`,
  `comment on column products.facet_keys is
    'What filters find it by: \`Color.Blue\` for a value of an attribute, \`.merchant.3\`, \`.rating.4\` for four stars and more.'`,
  'create index products_facets_index on products using gin (facet_keys) where on_sale',
  // A part of a list that is the same every time, and as if it was drawn by lot.
  'create index products_sample_index on products (category_id, (hashint4(id) & 2147483647)) where on_sale',

  // Without it PostgreSQL takes a third of all products to be drawn.
  'create statistics products_drawn on (hashint4(id) & 2147483647) from products',

  `create function note_stock_changes() returns trigger language plpgsql as $$
    begin
      insert into product_tallies (product_id, is_stock_changed) select distinct product_id, true from changed;
      return null;
    end
  $$`,
  `create trigger skus_added after insert on skus
    referencing new table as changed for each statement execute function note_stock_changes()`,
  `create trigger skus_removed after delete on skus
    referencing old table as changed for each statement execute function note_stock_changes()`,
  `create function note_stock_moves() returns trigger language plpgsql as $$
    begin
      insert into product_tallies (product_id, is_stock_changed)
        select distinct after.product_id, true from before join after using (id)
        where (before.stock = 0) <> (after.stock = 0);
      return null;
    end
  $$`,
  `create trigger skus_moved after update on skus
    referencing old table as before new table as after for each statement execute function note_stock_moves()`,
];

/** Products are found by the values of their attributes, merchant, rating, stock and shipping. */
export const facets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
