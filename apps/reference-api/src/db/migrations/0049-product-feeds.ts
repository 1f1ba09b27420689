import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `alter table products
    add column brand text not null default '',
    add column condition text check (condition in ('new', 'refurbished', 'used'))`,
  `comment on column products.brand is 'Empty where nobody said.'`,
  `comment on column products.condition is 'Null where nobody said.'`,
  `alter table skus add column gtin text not null default ''`,
  `comment on column skus.gtin is 'Global trade item number of 8, 12, 13 or 14 digits; empty where nobody said.'`,

  // Rows are only added and deleted: orders that sell out a product wait for no other change of it.
  `create table offer_changes (
    id bigint generated always as identity primary key,
    product_id integer not null,
    changed_at bigint not null
  )`,
  `comment on table offer_changes is 'When what a feed says of a product has changed, written by triggers.'`,
  'create index offer_changes_product_index on offer_changes (product_id, changed_at)',
  'create index offer_changes_time_index on offer_changes (changed_at)',
  `create function note_offer_change() returns trigger language plpgsql as $$
    declare
      changed_product integer;
    begin
      if tg_table_name = 'skus' then changed_product := new.product_id; else changed_product := new.id; end if;
      insert into offer_changes (product_id, changed_at)
        values (changed_product, (extract(epoch from clock_timestamp()) * 1000)::bigint);
      return null;
    end
  $$`,
  `create trigger products_offered after insert on products for each row execute function note_offer_change()`,
  `create trigger products_offer_changed after update of updated_at on products
    for each row when (old.updated_at is distinct from new.updated_at) execute function note_offer_change()`,
  `create trigger skus_offer_changed after update of stock on skus
    for each row when ((old.stock > 0) <> (new.stock > 0)) execute function note_offer_change()`,
  `insert into offer_changes (product_id, changed_at)
    select id, (extract(epoch from clock_timestamp()) * 1000)::bigint from products`,

  `create table feed_keys (
    store_id integer not null references stores (id),
    name text not null,
    merchant_id integer references merchants (id),
    hash text not null unique,
    created_at bigint not null,
    primary key (store_id, name)
  )`,
  `comment on table feed_keys is 'Who may read the products of a shop as a feed.'`,
  `comment on column feed_keys.merchant_id is 'Null is every merchant.'`,
  `comment on column feed_keys.hash is 'SHA-256 of the key, in hexadecimal digits.'`,
  'create index feed_keys_merchant_index on feed_keys (merchant_id)',
];

/** Product feeds: their readers' keys, changes since the last read, and the brand, condition and number of goods. */
export const productFeeds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
