import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface ListIndex {
  name: string;
  /** The list's sort key, descending; repositories/product-orders.ts orders by the same expression. */
  rank: string;
  /** Other columns of the list's filters, so that the index alone decides which products to read. */
  include?: string;
  condition?: string;
}

const running = 'discounted_cents, discount_expires_at';
const listIndexes: readonly ListIndex[] = [
  { name: 'browse', rank: 'browse' },
  { name: 'sold', rank: '(sales + ficti)', include: 'sales, ficti' },
  { name: 'newest', rank: 'created_at' },
  { name: 'price', rank: 'list_price_cents', include: running },
  { name: 'cheap', rank: '(-list_price_cents)', include: `list_price_cents, ${running}` },
  ...[
    { name: 'discounted', rank: 'discounted_cents', include: 'discount_expires_at' },
    { name: 'discounted_cheap', rank: '(-discounted_cents)', include: running },
  ].map((index) => ({ ...index, condition: ' and discounted_cents is not null' })),
];

/** One for the whole shop, and one for each category. */
function indexes({ name, rank, include = '', condition = '' }: ListIndex): string[] {
  const index = (key: string, includes: string) =>
    `(${key}, ${rank} desc, id desc)${includes && ` include (${includes})`} where on_sale${condition}`;
  return [
    `create index products_${name}_index on products ${index('store_id', `category_id${include && `, ${include}`}`)}`,
    `create index products_category_${name}_index on products ${index('store_id, category_id', include)}`,
  ];
}

const letters = (locale: string) =>
  `create index products_letters_${locale}_index on products
    using gin ((search_title_${locale} || ' ' || search_text_${locale}) gin_trgm_ops)`;

/** Lists and searches whose cost does not grow with the catalogue. */
const statements: readonly string[] = [
  'create extension if not exists pg_trgm',
  letters('en'),
  letters('fr'),

  // The price without a discount, and the one while it runs.
  `alter table products
    add column list_price_cents integer generated always as (coalesce(store_price_cents, price_cents)) stored,
    add column discounted_cents integer generated always as (
      case when discount_basis_points > 0
        then ((price_cents::bigint * (10000 - discount_basis_points) + 5000) / 10000)::integer
      end
    ) stored`,
  'drop index products_sales_index',
  'drop index products_category_index',
  'drop index products_sold_index',
  'drop index products_newest_index',
  ...listIndexes.flatMap(indexes),

  `create table product_counts (
    store_id integer not null references stores (id),
    category_id integer not null references categories (id),
    products integer not null,
    primary key (store_id, category_id)
  )`,
  `insert into product_counts
    select store_id, category_id, count(*) from products where on_sale group by store_id, category_id`,
  // Many products that come at once count once, so that the counter is not written for each of them.
  `create function count_new_products() returns trigger language plpgsql as $$
    begin
      insert into product_counts as known
        select store_id, category_id, count(*) from added where on_sale
        group by store_id, category_id order by store_id, category_id
        on conflict (store_id, category_id) do update set products = known.products + excluded.products;
      return null;
    end
  $$`,
  `create trigger products_added after insert on products
    referencing new table as added for each statement execute function count_new_products()`,
  `create function count_changed_product() returns trigger language plpgsql as $$
    begin
      if old.on_sale then
        update product_counts set products = products - 1
          where store_id = old.store_id and category_id = old.category_id;
      end if;
      if tg_op = 'UPDATE' and new.on_sale then
        insert into product_counts as known values (new.store_id, new.category_id, 1)
          on conflict (store_id, category_id) do update set products = known.products + 1;
      end if;
      return null;
    end
  $$`,
  `create trigger products_moved after update on products for each row
    when ((old.on_sale, old.store_id, old.category_id) is distinct from (new.on_sale, new.store_id, new.category_id))
    execute function count_changed_product()`,
  `create trigger products_removed after delete on products for each row execute function count_changed_product()`,

  // Category 0 is the whole shop; a list of fewer than a thousand products has none.
  `create table product_anchors (
    store_id integer not null references stores (id),
    category_id integer not null,
    sort text not null,
    position integer not null check (position > 0),
    rank bigint not null,
    product_id integer not null,
    primary key (store_id, category_id, sort, position)
  )`,
  `create table anchor_builds (
    store_id integer primary key references stores (id),
    built_at bigint not null
  )`,
];

export const productLists: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
