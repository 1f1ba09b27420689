import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table former_slugs (
    store_id integer not null references stores (id),
    kind text not null check (kind in ('product', 'category', 'landing', 'custom')),
    slug text not null,
    entry_id integer not null,
    primary key (store_id, kind, slug)
  )`,
  `comment on table former_slugs is 'Slugs that entries had before they were renamed, written by triggers.'`,
  `comment on column former_slugs.entry_id is 'Id of the product, category or page (landing, custom).'`,
  // For the former slugs of an entry that is deleted.
  'create index former_slugs_entry_index on former_slugs (kind, entry_id)',
  `create function keep_former_slug() returns trigger language plpgsql as $$
    declare
      entry_kind text := tg_argv[0];
    begin
      if tg_table_name = 'store_pages' then
        if tg_op = 'DELETE' then entry_kind := lower(old.type); else entry_kind := lower(new.type); end if;
      end if;
      if tg_op = 'DELETE' then
        delete from former_slugs where kind = entry_kind and entry_id = old.id;
        return null;
      end if;
      delete from former_slugs where store_id = new.store_id and kind = entry_kind and slug = new.slug;
      if tg_op = 'UPDATE' and old.slug <> new.slug then
        insert into former_slugs values (old.store_id, entry_kind, old.slug, old.id)
          on conflict (store_id, kind, slug) do update set entry_id = excluded.entry_id;
      end if;
      return null;
    end
  $$`,
  ...[
    ['products', 'product'],
    ['categories', 'category'],
    ['store_pages', ''],
  ].map(
    ([table, kind]) => `create trigger ${table}_slugs after insert or update of slug or delete on ${table}
      for each row execute function keep_former_slug('${kind}')`,
  ),
];

/** Former slugs of products, categories and pages redirect to the new ones. */
export const formerSlugs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
