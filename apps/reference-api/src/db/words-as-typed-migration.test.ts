import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { searchProducts } from '../repositories/products.ts';
import { engines, openEmptyDatabase } from '../testing/databases.ts';
import { migrate, readMigrations } from './migrate.ts';

test.each(engines)('products from before the migration are found by their exact words, on %s', async (engine) => {
  const { db, close } = await openEmptyDatabase(engine);
  const earlier = Object.fromEntries(Object.entries(await readMigrations()).filter(([name]) => name < '0035'));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  await sql`insert into stores (host, name, theme, details, created_at) values ('*', 'Shop', '{}', '{}', 1)`.execute(
    db,
  );
  await sql`insert into categories (store_id, parent_id, level, slug, name_en, name_fr, icon, sort)
    values (1, null, 1, 'music', 'Hi-Fi', 'Hi-fi', '', 0)`.execute(db);
  await sql`insert into merchants (store_id, name, slug, intro_en, intro_fr, type_id, is_self, star_level, avatar, back_image,
      street_back_image, banners, email, phone, address, service_type, created_at)
    values (1, 'O’Neill', 'oneill', '', '', 1, false, 1, '', '', '', '[]', '', '', '', 'email', 1)`.execute(db);
  const product = (slug: string, title: string, words: string, content: string) => sql`
    insert into products (store_id, merchant_id, category_id, slug, unique_key, name_en, name_fr, summary_en, summary_fr,
      content_en, content_fr, unit_en, unit_fr, price_cents, rating_tenths, sales, ficti, browse, is_shipping_included,
      landing_page, listed_on_store, image, pictures, attributes, search_title_en, search_title_fr, search_text_en,
      search_text_fr, created_at, updated_at)
    values (1, 1, 1, ${slug}, ${slug}, ${title}, ${title}, '', '', ${content}, ${content}, '', '', 1, 0, 0, 0, 0, false,
      false, true, '', '[]', '[{"id": 1, "name": {}, "values": [{"en": "X-Large", "fr": "X-Large"}]}]', ${words}, ${words},
      'hi fi for wh 1000xm4', 'hi fi for wh 1000xm4', 1, 1)`;
  await product('lp', 'The Who LP', 'the who lp', '').execute(db);
  await product('pads', 'Pads', 'pads', '<p>For&nbsp;WH-1000XM4</p>').execute(db);
  await product('mat', 'Fußmatte 羊毛毯', 'fußmatte 羊毛毯', '<p>Cr&egrave;me</p>').execute(db);
  await migrate(db);
  const found = async (keyword: string) => {
    const scope = { storeId: 1, languages: ['en'], now: 1, page: 1, limit: 10 } as const;
    return (await searchProducts(db, { ...scope, keyword })).list.map(({ slug }) => slug).toSorted();
  };
  expect(await found('the who')).toEqual(['lp']);
  expect(await found('wh1000x')).toEqual(['pads']);
  for (const keyword of ['xm 4', 'wh1000xm4', 'hifi', 'oneill', 'xlarge'])
    expect([keyword, await found(keyword)]).toEqual([keyword, ['lp', 'mat', 'pads']]);
  for (const keyword of ['fussmatte', '毛毯', 'creme'])
    expect([keyword, await found(keyword)]).toEqual([keyword, ['mat']]);
  await close();
});
