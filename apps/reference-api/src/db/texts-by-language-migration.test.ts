import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { searchProducts } from '../repositories/products.ts';
import { engines, openEmptyDatabase } from '../testing/databases.ts';
import { migrate, readMigrations } from './migrate.ts';

test.each(engines)('texts in English and French become texts by language, on %s', async (engine) => {
  const { db, close } = await openEmptyDatabase(engine);
  const earlier = Object.fromEntries(Object.entries(await readMigrations()).filter(([name]) => name < '0061'));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  for (const statement of [
    `insert into stores (host, name, theme, details, agreement_en, agreement_fr, created_at)
      values ('*', 'Shop', '{}', '{}', 'Terms', 'Conditions', 1)`,
    `insert into categories (store_id, parent_id, level, slug, name_en, name_fr, icon, sort)
      values (1, null, 1, 'chairs', 'Chairs', 'Chaises', '', 0)`,
    `insert into merchants (store_id, name, slug, intro_en, intro_fr, type_id, is_self, star_level, avatar, back_image,
        street_back_image, banners, email, phone, address, service_type, created_at)
      values (1, 'Wool', 'wool', 'Hello', 'Bonjour', 1, false, 1, '', '', '', '[]', '', '', '', 'email', 1)`,
    `insert into products (store_id, merchant_id, category_id, slug, unique_key, name_en, name_fr, summary_en, summary_fr,
        content_en, content_fr, unit_en, unit_fr, safety_en, price_cents, rating_tenths, sales, ficti, browse,
        is_shipping_included, landing_page, listed_on_store, image, pictures, attributes, search_title_en,
        search_title_fr, search_text_en, search_text_fr, created_at, updated_at)
      values (1, 1, 1, 'chair', 'k', 'Oak chair', 'Chaise en chêne', 'Sit', 'Asseyez-vous', '<p>A</p>', '<p>B</p>',
        'piece', 'pièce', 'Mind it', 1, 0, 0, 0, 0, false, false, true, '', '[]',
        '[{"id": 1, "name": {"en": "Color", "fr": "Couleur"}, "values": [{"en": "Sea green", "fr": "Vert"}]}]',
        'oak chair', 'chaise en chene', 'sit', 'asseyez vous', 1, 1)`,
    `insert into skus (product_id, position, sku_en, sku_fr, price_cents, stock, image, weight_grams)
      values (1, 0, 'Sea green', 'Vert', 1, 1, '', 0)`,
    `insert into page_files (name, content, created_at) values ('a.html', 'A', 1), ('b.html', 'B', 1)`,
    `insert into store_pages (store_id, type, slug, name, html_en, html_fr, css, created_at, updated_at)
      values (1, 'HOME', '', 'Home', 'a.html', 'b.html', null, 1, 1)`,
  ])
    await sql.raw(statement).execute(db);
  await migrate(db);

  const { agreement, languages } = await db.selectFrom('stores').selectAll().executeTakeFirstOrThrow();
  expect({ agreement, languages }).toEqual({ agreement: { en: 'Terms', fr: 'Conditions' }, languages: ['en', 'fr'] });
  const category = await db.selectFrom('categories').select('name').executeTakeFirst();
  expect(category).toEqual({ name: { en: 'Chairs', fr: 'Chaises' } });
  const merchant = await db.selectFrom('merchants').select('intro').executeTakeFirst();
  expect(merchant).toEqual({ intro: { en: 'Hello', fr: 'Bonjour' } });
  const sku = await db.selectFrom('skus').select('sku').executeTakeFirst();
  expect(sku).toEqual({ sku: { en: 'Sea green', fr: 'Vert' } });
  const page = await db.selectFrom('store_pages').select('html').executeTakeFirst();
  expect(page).toEqual({ html: { en: 'a.html', fr: 'b.html' } });
  expect(await db.selectFrom('products').selectAll().executeTakeFirst()).toMatchObject({
    name: { en: 'Oak chair', fr: 'Chaise en chêne' },
    summary: { en: 'Sit', fr: 'Asseyez-vous' },
    content: { en: '<p>A</p>', fr: '<p>B</p>' },
    unit: { en: 'piece', fr: 'pièce' },
    safety: { en: 'Mind it' },
  });

  const found = async (language: string, words: { keyword: string } | { attributes: string[] }) => {
    const scope = { storeId: 1, languages: [language], now: 1, page: 1, limit: 10 } as const;
    return (await searchProducts(db, { ...scope, ...words })).list.map(({ storeName }) => storeName);
  };
  expect(await found('en', { keyword: 'chairs' })).toEqual(['Oak chair']);
  expect(await found('fr', { keyword: 'chaises' })).toEqual(['Chaise en chêne']);
  expect(await found('fr', { keyword: 'sits' })).toEqual([]);
  expect(await found('en', { attributes: ['Color.Sea-green'] })).toEqual(['Oak chair']);
  await close();
});
