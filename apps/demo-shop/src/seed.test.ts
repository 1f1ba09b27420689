import { existsSync } from 'node:fs';
import { violatedConstraint } from '@promenade/reference-api/db/errors.ts';
import type { Database } from '@promenade/reference-api/db/index.ts';
import { createPasswords } from '@promenade/reference-api/identity/passwords.ts';
import { ownPictures } from '@promenade/reference-api/media/own-pictures.ts';
import { STORE_ID } from '@promenade/reference-api/repositories/empty-shop.ts';
import { closeExampleAccounts } from '@promenade/reference-api/repositories/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildActivities } from './activities.ts';
import { buildCatalog } from './build-catalog.ts';
import { CATALOG } from './catalog/index.ts';
import { buildCoupons } from './coupons.ts';
import { MERCHANTS } from './merchants.ts';
import { openDemoAccounts } from './open-accounts.ts';
import { demoPictures } from './pictures/index.ts';
import { emojiFile, glyphsOf } from './pictures/objects.ts';
import { SAID_OF_ALL, SAID_OF_SOME } from './review-texts.ts';
import { buildReviews } from './reviews.ts';
import { resetAndSeed, seedDatabase } from './seed-database.ts';
import { CHEAP_PASSWORD_COST, openSeededDatabase, SEEDED_AT } from './testing.ts';
import { typesetFrench } from './typeset.ts';

const NOW = Date.UTC(2026, 0, 5);
const rows = buildCatalog(7, 1, NOW);
const leaves = CATALOG.flatMap((top) => top.branches.flatMap((branch) => branch.leaves));
const products = leaves.flatMap((leaf) => leaf.products);

/** Whether the demo shop can draw the picture at a URL. */
const isDrawn = (url: string) => {
  const name = /^\/media\/r1\/(.*)\.webp$/.exec(url)?.[1] ?? '';
  return [demoPictures, ownPictures].some((source) => source(name) !== null);
};

describe('the catalogue', () => {
  test('is large enough: products, merchants, three levels', () => {
    expect(rows.products.length).toBeGreaterThanOrEqual(168);
    expect(rows.merchants).toHaveLength(8);
    const level = (wanted: number) => rows.categories.filter((category) => category.level === wanted).length;
    expect([level(1), level(2), level(3)]).toEqual([7, 22, 56]);
    expect(new Set(rows.products.map((product) => product.merchant_id)).size).toBe(8);
  });

  test('is the same for the same number and another for another', () => {
    expect(buildCatalog(7, 1, NOW)).toEqual(rows);
    expect(buildCatalog(8, 1, NOW)).not.toEqual(rows);
  });

  test('slugs and keys are unique', () => {
    for (const list of [
      rows.products.map((row) => row.slug),
      rows.products.map((row) => row.unique_key),
      rows.categories.map((row) => row.slug),
    ]) {
      expect(new Set(list).size).toBe(list.length);
    }
    for (const slug of rows.products.map((row) => row.slug)) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('has products with no axis and with one to three', () => {
    const counts = new Set(products.map((product) => product.axes?.length ?? 0));
    expect([...counts].sort()).toEqual([0, 1, 2, 3]);
  });

  test('no attribute value holds the comma that joins them', () => {
    const labels = products
      .flatMap((product) => product.axes ?? [])
      .flatMap((axis) => axis.values)
      .flatMap((value) => value.label);
    expect(labels.filter((label) => label.includes(',') || label.trim() !== label)).toEqual([]);
  });

  test('is complete in both languages, and the French is not the English', () => {
    for (const product of rows.products) {
      for (const { en = '', fr = '' } of [product.name, product.summary]) {
        expect(Math.min(en.length, fr.length)).toBeGreaterThan(3);
        expect(fr, product.slug).not.toBe(en);
      }
    }
  });

  test('discounts run and have expired, some products have none', () => {
    const discounted = rows.products.filter((product) => product.discount_basis_points !== null);
    const running = discounted.filter((product) => (product.discount_expires_at ?? 0) > NOW);
    expect(running.length).toBeGreaterThan(20);
    expect(discounted.length - running.length).toBeGreaterThan(5);
    expect(rows.products.length - discounted.length).toBeGreaterThan(60);
  });

  test('stock goes from nothing to plenty: sold out products, sold out variants, a few left', () => {
    const stocks = rows.skus.map((sku) => sku.stock);
    expect(Math.min(...stocks)).toBe(0);
    expect(Math.max(...stocks)).toBeGreaterThan(100);
    expect(stocks.filter((stock) => stock > 0 && stock < 15).length).toBeGreaterThan(30);
    const byProduct = Map.groupBy(rows.skus, (sku) => sku.product_id);
    const soldOut = [...byProduct.values()].filter((skus) => skus.every((sku) => sku.stock === 0));
    expect(soldOut.length).toBeGreaterThan(3);
  });

  test('ratings go from none to five in half steps, prices of the store lie below and above', () => {
    const ratings = new Set(rows.products.map((product) => product.rating_tenths));
    expect(ratings).toContain(0);
    expect(ratings).toContain(50);
    expect([...ratings].every((rating) => rating % 5 === 0)).toBe(true);
    const cheaper = rows.products.filter((row) => row.store_price_cents && row.store_price_cents < row.price_cents);
    expect(cheaper.length).toBeGreaterThan(5);
    expect(rows.products.some((row) => row.store_price_cents && row.store_price_cents > row.price_cents)).toBe(true);
    expect(rows.skus.some((sku) => sku.variant_price_cents)).toBe(true);
  });

  test('every object that a picture needs is there, and every picture has a size', () => {
    const glyphs = [...CATALOG, ...MERCHANTS, ...products].flatMap(({ objects }) => glyphsOf(objects));
    expect(glyphs.filter((glyph) => !existsSync(emojiFile(glyph)))).toEqual([]);
    const papers = rows.merchants.flatMap((row) => JSON.parse(row.qualification_pictures ?? '[]'));
    const urls = [
      ...rows.products.flatMap((row) => JSON.parse(row.pictures)),
      ...rows.skus.map((sku) => sku.image),
      ...papers,
    ];
    expect(urls.filter((url) => !isDrawn(url))).toEqual([]);
  });
});

describe('the coupons', () => {
  const coupons = buildCoupons(rows, NOW);

  test('are of every kind, by the platform and by each merchant', () => {
    expect(new Set(coupons.map((coupon) => coupon.use_type))).toEqual(new Set([1, 2, 3]));
    expect(new Set(coupons.map((coupon) => coupon.merchant_id)).size).toBe(MERCHANTS.length + 1);
  });

  test('of a merchant are for products of that merchant', () => {
    for (const { merchant_id: merchant, use_type, target_ids = [], name } of coupons) {
      if (merchant === null || use_type !== 2) continue;
      const sellers = rows.products.filter(({ id }) => target_ids.includes(id)).map((product) => product.merchant_id);
      expect([name, new Set(sellers)]).toEqual([name, new Set([merchant])]);
    }
  });

  test('can be received of every kind, for days and for dates; one is sold out, one not given out yet', () => {
    const isGiven = ({ receive_start_at: from, receive_end_at: until }: (typeof coupons)[number]) =>
      Number(from ?? NOW) <= NOW && Number(until ?? NOW) >= NOW;
    const open = coupons.filter((coupon) => isGiven(coupon) && coupon.left_count !== 0);
    expect(new Set(open.map((coupon) => coupon.use_type))).toEqual(new Set([1, 2, 3]));
    expect(new Set(open.map(({ days }) => days === null))).toEqual(new Set([true, false]));
    expect(open.filter(({ end_at: until }) => until !== null && Number(until) <= NOW)).toEqual([]);
    expect(coupons.filter((coupon) => isGiven(coupon) && coupon.left_count === 0)).toHaveLength(1);
    expect(coupons.filter(({ receive_start_at: from }) => Number(from ?? 0) > NOW)).toHaveLength(1);
  });

  test('have a name in both languages', () => {
    for (const { name } of coupons) expect(name.fr).not.toBe(name.en);
  });
});

describe('the reviews', () => {
  const { reviews, totals } = buildReviews(rows, 7, NOW);
  const byProduct = Map.groupBy(reviews, (review) => review.product_id);
  const said = [SAID_OF_ALL, ...Object.values(SAID_OF_SOME)].flatMap((texts) => Object.values(texts).flat());

  test("have ratings that average the product's rating, and are absent for unrated products", () => {
    for (const { id, slug, rating_tenths } of rows.products) {
      const scores = (byProduct.get(id) ?? []).map((review) => review.product_score);
      const mean = scores.reduce((sum, score) => sum + score, 0) / (scores.length || 1);
      expect([slug, mean * 10]).toEqual([slug, rating_tenths]);
    }
  });

  test('are counted by their kinds', () => {
    for (const { product_id, good, medium, poor, stars } of totals) {
      const scores = (byProduct.get(product_id) ?? []).map((review) => review.product_score);
      const count = (wanted: (score: number) => boolean) => scores.filter(wanted).length;
      expect([good, medium, poor]).toEqual([
        count((score) => score === 5),
        count((score) => score > 1 && score < 5),
        count((score) => score === 1),
      ]);
      expect(stars).toBe(scores.reduce((sum, score) => sum + score, 0));
    }
    expect(totals).toHaveLength(byProduct.size);
  });

  test('never say the same twice of a product, in either language', () => {
    for (const [id, own] of byProduct) {
      const places = own.map(({ comment }) =>
        said.findIndex((pair) => pair.map(typesetFrench).includes(typesetFrench(comment))),
      );
      expect([id, places.includes(-1), new Set(places).size]).toEqual([id, false, own.length]);
    }
    expect(new Set(reviews.map(({ locale }) => locale))).toEqual(new Set(['en', 'fr']));
    expect(said.filter(([en, fr]) => en === fr)).toEqual([]);
  });

  test('are the same for the same number, written since there was the product, with pictures that exist', () => {
    expect(buildReviews(rows, 7, NOW)).toEqual({ reviews, totals });
    const created = new Map(rows.products.map((product) => [product.id, product.created_at]));
    const early = reviews.filter(({ product_id, created_at }) => created_at < (created.get(product_id) ?? NOW));
    expect([early, reviews.filter(({ created_at }) => created_at > NOW)]).toEqual([[], []]);
    const urls = reviews.flatMap(({ avatar, pictures }) => [avatar, ...JSON.parse(pictures)]);
    expect(urls.length).toBeGreaterThan(reviews.length);
    expect(urls.filter((url) => !isDrawn(url))).toEqual([]);
  });
});

test('the activities are of every type, in both languages, with pictures that exist', () => {
  const { activities, products: placed } = buildActivities(rows, NOW);
  expect(new Set(activities.map(({ type }) => type))).toEqual(new Set([1, 2, 3]));
  expect(
    activities.filter(({ name, instruction }) => name.en === name.fr || instruction.en === instruction.fr),
  ).toEqual([]);
  const running = activities.filter(
    ({ start_at, end_at }) => Number(start_at) < NOW && Number(end_at ?? NOW + 1) > NOW,
  );
  expect(new Set(running.map(({ type }) => type))).toEqual(new Set([1, 2, 3]));
  const urls = [...placed.map(({ image }) => image), ...activities.flatMap(({ banners }) => JSON.parse(banners))];
  expect(urls.filter((url) => !isDrawn(url))).toEqual([]);
});

describe('seeding', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterAll(() => database.close());

  const count = async (table: 'products' | 'users' | 'skus') =>
    (
      await database.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  test('a second time changes nothing', async () => {
    const before = [await count('products'), await count('skus'), await count('users')];
    await seedDatabase(database.db, { seed: 99 });
    expect([await count('products'), await count('skus'), await count('users')]).toEqual(before);
  });

  test('new rows get numbers after the seeded ones', async () => {
    const values = {
      store_id: 1,
      email: 'new@example.test',
      password_hash: null,
      nickname: 'New',
      avatar: '',
      phone: null,
    };
    const { id } = await database.db
      .insertInto('users')
      .values({ ...values, kind: 'email', created_at: NOW, updated_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(3);
  });

  test('a reset removes what tests wrote', async () => {
    await database.db.updateTable('skus').set({ stock: 0 }).execute();
    await resetAndSeed(database.db, { now: SEEDED_AT, accounts: true, passwordCost: CHEAP_PASSWORD_COST });
    expect(await count('users')).toBe(2);
    const { stock } = await database.db
      .selectFrom('skus')
      .select((row) => row.fn.sum<number>('stock').as('stock'))
      .executeTakeFirstOrThrow();
    expect(Number(stock)).toBeGreaterThan(1000);
  });

  test('the demo account signs in with its password', async () => {
    const user = await database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'demo@promenade.example')
      .executeTakeFirstOrThrow();
    expect(await createPasswords(CHEAP_PASSWORD_COST).verify('promenade-demo', user.password_hash)).toBe(true);
  });

  test('closed demo accounts cannot sign in until they are opened again with the published passwords', async () => {
    const { db } = database;
    const hashes = async () => {
      const users = db.selectFrom('users').select('password_hash').where('kind', '=', 'email');
      return (await users.orderBy('id').execute()).map(({ password_hash }) => password_hash);
    };
    const published = await hashes();
    await closeExampleAccounts(db);
    expect(await hashes()).toEqual([null, null]);
    const password_hash = 'scrypt$65536$8$2$another-salt$another-key';
    await db.updateTable('users').set({ password_hash }).where('email', '=', 'demo@promenade.example').execute();
    await openDemoAccounts(db, { storeId: STORE_ID, now: NOW, passwordCost: CHEAP_PASSWORD_COST });
    expect(await hashes()).toEqual(published);
  });

  test('the database itself refuses a stock below zero', async () => {
    const sell = database.db.updateTable('skus').set({ stock: -1 }).where('id', '=', 1).execute();
    const error = await sell.catch((thrown: unknown) => thrown);
    expect(violatedConstraint(error)).toBe('skus_stock_check');
  });
});

test('French gets its no-break spaces', () => {
  expect(typesetFrench('Prêt ? Oui: 80 % laine; non !')).toBe(
    'Prêt\u00a0? Oui\u00a0: 80\u00a0% laine\u00a0; non\u00a0!',
  );
});
