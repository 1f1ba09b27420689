-- What products and pages were before, written by triggers.

-- Slugs that entries had before they were renamed, written by triggers.
create table former_slugs (
  store_id integer not null references stores (id),
  kind text not null check (kind in ('product', 'category', 'landing', 'custom')),
  slug text not null,
  -- Id of the product, category or page (landing, custom).
  entry_id integer not null,
  primary key (store_id, kind, slug)
);

-- For the former slugs of an entry that is deleted.
create index former_slugs_entry_index on former_slugs (kind, entry_id);

-- Earlier values of the columns that determine its price, written by triggers on `products`.
create table product_price_history (
  product_id integer not null references products (id) on delete cascade,
  -- When the values changed; they were valid since `until_at` of the previous row.
  until_at bigint not null,
  price_cents integer not null,
  store_price_cents integer,
  discount_basis_points integer,
  discount_expires_at bigint,
  on_sale boolean not null
);

create index product_price_history_index on product_price_history (product_id, until_at);

-- Earlier values of the columns that determine its price, written by triggers on `skus`.
create table sku_price_history (
  sku_id integer not null references skus (id) on delete cascade,
  -- When the values changed; they were valid since `until_at` of the previous row.
  until_at bigint not null,
  price_cents integer not null,
  variant_price_cents integer
);

create index sku_price_history_index on sku_price_history (sku_id, until_at);

-- Times of changes to the data that feeds contain for a product, written by triggers.
create table offer_changes (
  id bigint generated always as identity primary key,
  product_id integer not null,
  changed_at bigint not null
);

create index offer_changes_product_index on offer_changes (product_id, changed_at);

create index offer_changes_time_index on offer_changes (changed_at);

-- Keys that give access to the feed of a shop's products.
create table feed_keys (
  store_id integer not null references stores (id),
  name text not null,
  -- Null for the products of every merchant.
  merchant_id integer references merchants (id),
  -- SHA-256 of the key, in hexadecimal digits.
  hash text not null unique,
  created_at bigint not null,
  primary key (store_id, name)
);

create index feed_keys_merchant_index on feed_keys (merchant_id);

create function keep_former_slug() returns trigger language plpgsql as $$
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
$$;

create trigger products_slugs after insert or update of slug or delete on products
  for each row execute function keep_former_slug('product');

create trigger categories_slugs after insert or update of slug or delete on categories
  for each row execute function keep_former_slug('category');

create trigger store_pages_slugs after insert or update of slug or delete on store_pages
  for each row execute function keep_former_slug('');

-- Prices of the past, whatever changed them. Both tables use the transaction's time.
create function keep_product_price() returns trigger language plpgsql as $$
  begin
    insert into product_price_history
      (product_id, until_at, price_cents, store_price_cents, discount_basis_points, discount_expires_at, on_sale)
      values (
        old.id, (extract(epoch from now()) * 1000)::bigint,
        old.price_cents, old.store_price_cents, old.discount_basis_points, old.discount_expires_at, old.on_sale
      );
    return null;
  end
$$;

create trigger products_prices
  after update of price_cents, store_price_cents, discount_basis_points, discount_expires_at, on_sale on products
  for each row
  when (
    (old.price_cents, old.store_price_cents, old.discount_basis_points, old.discount_expires_at, old.on_sale)
    is distinct from
    (new.price_cents, new.store_price_cents, new.discount_basis_points, new.discount_expires_at, new.on_sale)
  )
  execute function keep_product_price();

create function keep_sku_price() returns trigger language plpgsql as $$
  begin
    insert into sku_price_history
      (sku_id, until_at, price_cents, variant_price_cents)
      values (
        old.id, (extract(epoch from now()) * 1000)::bigint,
        old.price_cents, old.variant_price_cents
      );
    return null;
  end
$$;

create trigger skus_prices
  after update of price_cents, variant_price_cents on skus for each row
  when (
    (old.price_cents, old.variant_price_cents)
    is distinct from
    (new.price_cents, new.variant_price_cents)
  )
  execute function keep_sku_price();

-- Rows are only added and deleted: orders that sell out a product wait for no other change of it.
create function note_offer_change() returns trigger language plpgsql as $$
  declare
    changed_product integer;
  begin
    if tg_table_name = 'skus' then changed_product := new.product_id; else changed_product := new.id; end if;
    insert into offer_changes (product_id, changed_at)
      values (changed_product, (extract(epoch from clock_timestamp()) * 1000)::bigint);
    return null;
  end
$$;

create trigger products_offered after insert on products for each row execute function note_offer_change();

create trigger products_offer_changed after update of updated_at on products
  for each row when (old.updated_at is distinct from new.updated_at) execute function note_offer_change();

create trigger skus_offer_changed after update of stock on skus
  for each row when ((old.stock > 0) <> (new.stock > 0)) execute function note_offer_change();
