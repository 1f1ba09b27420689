import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines } from './testing/databases.ts';
import { newVisitor } from './testing/identities.ts';
import { refusal } from './testing/refusal.ts';
import { ORIGIN, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

describe.each(engines)('mails about price drops of wishes on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let taken = 0;

  openShopAround(engine, (opened) => {
    ({ database, testShop } = opened);
  });

  /** A product without a discount, another each time, that can be bought. */
  const someProduct = () =>
    database.db
      .selectFrom('products')
      .select(['id', 'slug', 'list_price_cents as cents'])
      .where('store_id', '=', 1)
      .where('on_sale', '=', true)
      .where(sql<boolean>`exists (select from skus where skus.product_id = products.id and skus.stock > 0)`)
      .where('store_price_cents', 'is', null)
      .where('discount_basis_points', 'is', null)
      .where('price_cents', '>', 2_000)
      .orderBy('id')
      .offset(taken++)
      .limit(1)
      .executeTakeFirstOrThrow();
  const setPrice = async (slug: string, cents: number) => {
    const { status, message } = await testShop.operate('price', { slug, price: (cents / 100).toFixed(2) });
    expect([status, message]).toEqual([200, expect.any(String)]);
  };
  async function mailsTo(recipient: string) {
    await testShop.app.jobs.runDue();
    return database.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text_body', 'locale'])
      .where('recipient', '=', recipient)
      .where('purpose', '=', 'price-drop')
      .orderBy('id')
      .execute();
  }
  async function withWishes(count: number) {
    const { shop } = await testShop.newShopper();
    const products = [];
    for (let place = 0; place < count; place++) products.push(await someProduct());
    await shop.wishlist.addAll(products.map(({ id }) => id));
    return { shop, products, email: (await shop.user.info()).email ?? '' };
  }

  test('are sent once for a lower price, and again for a further drop', async () => {
    const { shop, products, email } = await withWishes(1);
    const [{ slug, cents }] = products as [(typeof products)[0]];
    expect(await shop.user.info()).toMatchObject({ priceAlerts: false });
    await shop.wishlist.alertPriceDrops(true);
    expect(await shop.user.info()).toMatchObject({ priceAlerts: true });
    expect(await mailsTo(email)).toEqual([]);
    await setPrice(slug, cents - 100);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('A wish has become cheaper');
    expect(mail?.text_body).toContain(`${ORIGIN}/`);
    expect(await mailsTo(email)).toHaveLength(1);
    await setPrice(slug, cents);
    await setPrice(slug, cents - 100);
    expect(await mailsTo(email)).toHaveLength(1);
    await setPrice(slug, cents - 200);
    expect(await mailsTo(email)).toHaveLength(2);
    await setPrice(slug, cents);
  });

  test('are one for all wishes, and none before they are switched on', async () => {
    const { shop, products, email } = await withWishes(3);
    for (const { slug, cents } of products) await setPrice(slug, cents - 100);
    expect(await mailsTo(email)).toEqual([]);
    await shop.wishlist.alertPriceDrops(true);
    expect(await mailsTo(email)).toEqual([]);
    for (const { slug, cents } of products) await setPrice(slug, cents - 200);
    expect(await mailsTo(email)).toMatchObject([{ subject: '3 wishes have become cheaper' }]);
    for (const { slug, cents } of products) await setPrice(slug, cents);
  });

  test('are sent when a discount begins, not for sold-out or removed products', async () => {
    const { shop, products, email } = await withWishes(3);
    const [discounted, soldOut, removed] = products as [
      (typeof products)[0],
      (typeof products)[0],
      (typeof products)[0],
    ];
    await shop.wishlist.alertPriceDrops(true);
    await shop.wishlist.remove(removed.id);
    const reduce = (id: number) =>
      database.db
        .updateTable('products')
        .set({ discount_basis_points: 1_000, discount_expires_at: Date.now() + 3_600_000 })
        .where('id', '=', id)
        .execute();
    await reduce(discounted.id);
    await reduce(removed.id);
    await database.db.updateTable('skus').set({ stock: 0 }).where('product_id', '=', soldOut.id).execute();
    await reduce(soldOut.id);
    expect(await mailsTo(email)).toMatchObject([{ subject: 'A wish has become cheaper' }]);
  });

  test('need a confirmed address, and stop by one press', async () => {
    const { shop: visitor } = await newVisitor(testShop, 'wisher@visitor.test');
    expect(await refusal(visitor.wishlist.alertPriceDrops(true))).toMatch(/^forbidden/);
    const { shop, products, email } = await withWishes(1);
    const [{ slug, cents }] = products as [(typeof products)[0]];
    await shop.wishlist.alertPriceDrops(true);
    await setPrice(slug, cents - 100);
    const [mail] = await mailsTo(email);
    const url = new RegExp(`${ORIGIN}(/api/price-alerts/stop\\?token=\\S+)`).exec(mail?.text_body ?? '')?.[1] ?? '';
    const page = await testShop.app.inject({ url });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<button>Stop</button>')]);
    expect((await testShop.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await shop.user.info()).toMatchObject({ priceAlerts: false });
    await setPrice(slug, cents - 200);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await testShop.app.inject({ method: 'POST', url: `${url}x` })).statusCode).toBe(404);
    await setPrice(slug, cents);
  });

  test('are sent once by two processes that look at the same time', async () => {
    const { shop, products, email } = await withWishes(1);
    const [{ slug, cents }] = products as [(typeof products)[0]];
    await shop.wishlist.alertPriceDrops(true);
    await setPrice(slug, cents - 100);
    await Promise.all([mailsTo(email), mailsTo(email)]);
    expect(await mailsTo(email)).toHaveLength(1);
    await setPrice(slug, cents);
  });
});
