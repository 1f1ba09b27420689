import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@promenade/reference-api/db/index.ts';
import { shopOf } from '@promenade/reference-api/repositories/shops.ts';
import { engines, openTestDatabase } from '@promenade/reference-api/testing/databases.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstPictures } from './first-pages.ts';
import { demoPictures } from './index.ts';
import { heroPicture } from './urls.ts';
import { warmMedia } from './warm.ts';

const folder = mkdtempSync(join(tmpdir(), 'promenade-warm-'));
const store = { sources: [demoPictures], folder };

describe.each(engines)('rendering pictures ahead of requests, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true });
  });

  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.avif'));
  const never = new AbortController().signal;

  test('the first pages come first: hero, categories, new products, then every product of the lists', async () => {
    const { db } = database;
    const urls = await firstPictures(db, await shopOf(db, '*'), Date.now());
    expect(urls[0]).toBe(`${heroPicture('street')}?w=640&f=avif`);
    const kinds = urls.map((url) => url.split('/')[3]);
    expect([...new Set(kinds)]).toEqual(['hero', 'category', 'product']);
    const { count } = await db
      .selectFrom('products')
      .where('store_id', '=', 1)
      .where('on_sale', '=', true)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(urls.filter((url) => /\/product\/.*w=480/.test(url))).toHaveLength(count);
  });

  test('pictures that exist are not drawn again, and an abort signal stops it', async () => {
    const { db } = database;
    const urls = (await firstPictures(db, await shopOf(db, '*'), Date.now())).slice(3, 9);
    expect(await warmMedia(urls.slice(0, 3), store, never)).toBe(3);
    expect(files()).toHaveLength(3);
    expect(await warmMedia(urls, store, never)).toBe(3);
    expect(await warmMedia(urls, store, never)).toBe(0);
    expect(await warmMedia([heroPicture('table')], store, AbortSignal.abort())).toBe(0);
  });
});
