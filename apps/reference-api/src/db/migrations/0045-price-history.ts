import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const BEFORE = {
  products: ['price_cents', 'store_price_cents', 'discount_basis_points', 'discount_expires_at', 'on_sale'],
  skus: ['price_cents', 'variant_price_cents'],
};

/** Records the inputs of a price whenever they change, whatever changed them. Both tables use the transaction's time. */
function keptBy(table: keyof typeof BEFORE, owner: 'product' | 'sku'): string[] {
  const columns = BEFORE[table];
  const of = (row: string) => columns.map((name) => `${row}.${name}`).join(', ');
  return [
    `create index ${owner}_price_history_index on ${owner}_price_history (${owner}_id, until_at)`,
    `comment on table ${owner}_price_history is 'What determined its price before, written by triggers on \`${table}\`.'`,
    `comment on column ${owner}_price_history.until_at is 'When it changed; the row before says since when it was so.'`,
    `create function keep_${owner}_price() returns trigger language plpgsql as $$
      begin
        insert into ${owner}_price_history (${owner}_id, until_at, ${columns.join(', ')})
          values (old.id, (extract(epoch from now()) * 1000)::bigint, ${of('old')});
        return null;
      end
    $$`,
    `create trigger ${table}_prices after update of ${columns.join(', ')} on ${table} for each row
      when ((${of('old')}) is distinct from (${of('new')})) execute function keep_${owner}_price()`,
  ];
}

const statements: readonly string[] = [
  `create table product_price_history (
    product_id integer not null references products (id) on delete cascade,
    until_at bigint not null,
    price_cents integer not null,
    store_price_cents integer,
    discount_basis_points integer,
    discount_expires_at bigint,
    on_sale boolean not null
  )`,
  `create table sku_price_history (
    sku_id integer not null references skus (id) on delete cascade,
    until_at bigint not null,
    price_cents integer not null,
    variant_price_cents integer
  )`,
  ...keptBy('products', 'product'),
  ...keptBy('skus', 'sku'),
];

/** Prices of the past, from which the lowest one before a reduction is found. */
export const priceHistory: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
