import { sql } from 'kysely';
import type { Db } from '../src/db/index.ts';

/** Columns in which copies of a product differ, by the number `n` of the copy. */
const OWN: Readonly<Record<string, string>> = {
  slug: "slug || '-' || n",
  unique_key: "unique_key || '-' || n",
  price_cents: 'price_cents + n * 37 % 5000',
  sales: '(id * 7919 + n * 104729) % 5000',
  browse: '(id * 104729 + n * 7919) % 100000',
  created_at: 'created_at - n * 1000',
  // In addition to words that thousands of products share, one word that four in ten thousand have.
  search_text:
    "jsonb_set(search_text, '{en}', to_jsonb((search_text ->> 'en') || ' lot' || (id * 31 + n * 17) % 2500))",
};
const COPIES_AT_ONCE = 60;

/** Copies the demo shop's products, texts and all, until there are so many; each copy has one variant. */
export async function growCatalogue(db: Db, wanted: number): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'products' and is_generated = 'NEVER' and column_name <> 'id'
  `.execute(db);
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => OWN[name] ?? name);
  const { first, last } = await db
    .selectFrom('products')
    .select((row) => [row.fn.countAll<number>().as('first'), row.fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  const copies = Math.ceil(wanted / first) - 1;
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'products'::regclass and not indisunique
  `.execute(db);
  // Rows come in several times faster when their indexes are made afterwards.
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  for (let done = 0; done < copies; done += COPIES_AT_ONCE) {
    const until = Math.min(done + COPIES_AT_ONCE, copies);
    await sql`
      insert into products (${sql.raw(names.join(', '))})
      select ${sql.raw(values.join(', '))} from products, generate_series(${done + 1}::integer, ${until}::integer) as n
      where id <= ${last} order by n, id
    `.execute(db);
  }
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql`
    insert into skus (product_id, position, sku, price_cents, stock, image, weight_grams)
    select id, 0, '{}', price_cents, 10, '', 100 from products where id > ${last}
  `.execute(db);
  // All of them are in stock, as their rows say already.
  await sql`truncate product_tallies`.execute(db);
  await sql`vacuum analyze`.execute(db);
  // The next measurement must not include the cost of these writes.
  await sql`checkpoint`.execute(db);
}
