import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns that decide whether and where a product stands in the lists of its shop. */
const LISTED = [
  ...['store_id', 'category_id', 'on_sale', 'browse', 'sales', 'ficti', 'created_at'],
  ...['price_cents', 'store_price_cents', 'discount_basis_points', 'discount_expires_at'],
];
const row = (table: string) => `(${LISTED.map((column) => `${table}.${column}`).join(', ')})`;

/** A row for each statement that changed the lists of a shop, so that anchors are built again only then. */
const statements: readonly string[] = [
  // Rows are only added and deleted: a counter per shop would make every import wait for every other one.
  `create table list_changes (
    id bigint generated always as identity primary key,
    store_id integer not null
  )`,
  'create index list_changes_store_index on list_changes (store_id)',
  `alter table anchor_builds
    add column took_ms integer not null default 0,
    add column good_until bigint`,
  'insert into list_changes (store_id) select id from stores',

  `create function note_list_changes() returns trigger language plpgsql as $$
    begin
      insert into list_changes (store_id) select distinct store_id from changed;
      return null;
    end
  $$`,
  `create trigger products_listed after insert on products
    referencing new table as changed for each statement execute function note_list_changes()`,
  `create trigger products_unlisted after delete on products
    referencing old table as changed for each statement execute function note_list_changes()`,
  `create function note_list_moves() returns trigger language plpgsql as $$
    begin
      insert into list_changes (store_id)
        select distinct store_id from (
          select unnest(array[before.store_id, after.store_id]) as store_id
          from before join after using (id)
          where ${row('before')} is distinct from ${row('after')}
        ) as moved;
      return null;
    end
  $$`,
  `create trigger products_relisted after update on products
    referencing old table as before new table as after for each statement execute function note_list_moves()`,
];

export const listChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
