import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { ownPictures } from '../media/own-pictures.ts';
import { engines, openEmptyDatabase } from '../testing/databases.ts';
import { migrate, readMigrations } from './migrate.ts';

test.each(engines)('shops preserve their texts for refusals and the account menu, on %s', async (engine) => {
  const { db, close } = await openEmptyDatabase(engine);
  const earlier = Object.fromEntries(Object.entries(await readMigrations()).filter(([name]) => name < '0029'));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  expect(error).toBeUndefined();
  const insert = (host: string, details: object) =>
    sql`insert into stores (host, name, theme, details, created_at)
      values (${host}, 'Shop', '{}', ${JSON.stringify(details)}, 0)`.execute(db);
  await insert('*', { email: 'a@shop.test', errorsWithStatus200: true });
  await insert('own.test', { email: 'b@shop.test', errorsWithStatus200: false });
  const menu = {
    entries: [
      { name: { en: 'Mine', fr: 'À moi' }, picture: '/media/r1/own.webp', url: '/pages/mine', page: '/mine' },
      { name: { en: 'It’s new', fr: 'Neuf' }, picture: '', url: '/pages/new', page: '/new' },
      { name: { en: 'Coupons', fr: 'Bons' }, picture: '', url: '/pages/users/user_coupon/index', page: '/users' },
    ],
    banners: [
      { picture: 'a', url: '/products/all' },
      { picture: 'b', url: '/pages/b' },
    ],
  };
  await sql`update stores set user_menu = ${JSON.stringify(menu)} where host = 'own.test'`.execute(db);
  await migrate(db);
  await insert('new.test', {});

  const shops = await db.selectFrom('stores').select(['details', 'user_menu']).orderBy('id').execute();
  expect(shops.map(({ details }) => details)).toEqual([
    { email: 'a@shop.test', edition: 'family' },
    { email: 'b@shop.test' },
    {},
  ]);
  const [first, own, fresh] = shops.map(({ user_menu }) => user_menu);
  expect(own?.entries.map(({ picture }) => picture)).toEqual([
    ...['/media/r1/own.webp', '', '/media/r1/menu/coupons/icon.webp'],
  ]);
  expect(own?.banners).toEqual([
    { picture: 'a', url: '/pages/goods_search/index', page: '/products/all' },
    { picture: 'b', url: '/pages/b' },
  ]);
  expect(fresh).toEqual(first);
  for (const { picture } of first?.entries ?? [])
    expect(ownPictures(picture.slice('/media/r1/'.length, -'.webp'.length))).not.toBeNull();
  await close();
});
