import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines } from './testing/databases.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import { refusal } from './testing/refusal.ts';
import { placeBuyNow } from './testing/shopping.ts';
import { ORIGIN, setStock, someSku, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let addresses = 0;
const newAddress = () => `waits-${++addresses}@reader.test`;

describe.each(engines)('mails about stock on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let ahead = 0;
  let taken = 0;

  openShopAround(
    engine,
    (opened) => {
      ({ database, testShop } = opened);
    },
    { now: () => Date.now() + ahead },
  );
  beforeEach(() => forgetLimits(database));

  /** A variant that is sold out, another each time. */
  async function soldOut() {
    const { attrId, productId } = await someSku(database, 20, taken++);
    await setStock(database, attrId, 0);
    return { attrId, productId };
  }
  const mailsTo = (recipient: string, purpose: 'stock-alert-confirmation' | 'stock-alert') =>
    database.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text_body', 'html_body', 'locale'])
      .where('recipient', '=', recipient)
      .where('purpose', '=', purpose)
      .orderBy('id')
      .execute();
  const linkIn = (mail: { text_body: string } | undefined, page: 'confirm' | 'stop') =>
    new RegExp(`${ORIGIN}(/api/stock-alerts/${page}\\?token=\\S+)`).exec(mail?.text_body ?? '')?.[1] ?? '';
  async function visit(url: string, method: 'GET' | 'POST') {
    const { statusCode, body } = await testShop.app.inject({ method, url });
    return [statusCode, /<h1>(.*?)<\/h1>/.exec(body)?.[1]];
  }
  const alertsTo = async (email: string) => {
    await testShop.app.jobs.runDue();
    return mailsTo(email, 'stock-alert');
  };
  async function confirmed(email: string, variant: { productId: number; attrId: number }) {
    await testShop.guest().products.alertInStock({ ...variant, email });
    const mail = (await mailsTo(email, 'stock-alert-confirmation')).at(-1);
    expect(await visit(linkIn(mail, 'confirm'), 'POST')).toEqual([200, 'Thank you']);
  }

  test('are sent once, to an address that has confirmed, when the variant is there again', async () => {
    const variant = await soldOut();
    const email = newAddress();
    expect(await testShop.guest().products.alertInStock({ ...variant, email })).toEqual({ confirmed: false });
    const [asked] = await mailsTo(email, 'stock-alert-confirmation');
    const link = linkIn(asked, 'confirm');
    expect(await visit(link, 'GET')).toEqual([200, 'Tell me when it is back']);
    await setStock(database, variant.attrId, 1);
    expect(await alertsTo(email)).toEqual([]);
    await setStock(database, variant.attrId, 0);
    expect(await visit(link, 'POST')).toEqual([200, 'Thank you']);
    expect(await alertsTo(email)).toEqual([]);

    await setStock(database, variant.attrId, 3);
    const [mail, ...others] = await alertsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/ is available again$/);
    expect(mail?.text_body).toMatch(new RegExp(`See the product: ${ORIGIN}/(product|p)/`));
    await setStock(database, variant.attrId, 0);
    await setStock(database, variant.attrId, 3);
    expect(await alertsTo(email)).toHaveLength(1);
  });

  test('go to the shopper’s own confirmed address without a question', async () => {
    const variant = await soldOut();
    const { shop } = await testShop.newShopper();
    const { email } = await shop.user.info();
    expect(await shop.products.alertInStock(variant)).toEqual({ confirmed: true });
    const other = newAddress();
    expect(await shop.products.alertInStock({ ...variant, email: other })).toEqual({ confirmed: false });
    await setStock(database, variant.attrId, 1);
    expect(await alertsTo(email ?? '')).toHaveLength(1);
    expect(await alertsTo(other)).toEqual([]);
  });

  test('are sent when a cancelled order returns a unit', async () => {
    const { attrId, productId } = await someSku(database, 20, taken++);
    await setStock(database, attrId, 1);
    const { shop } = await testShop.newShopper();
    const orderNo = await placeBuyNow(shop, { attrId, productId });
    const email = newAddress();
    await confirmed(email, { attrId, productId });
    expect(await alertsTo(email)).toEqual([]);
    await shop.orders.cancel(orderNo);
    expect(await alertsTo(email)).toHaveLength(1);
  });

  test('wait while the product is not for sale', async () => {
    const variant = await soldOut();
    const email = newAddress();
    await confirmed(email, variant);
    const sell = (on_sale: boolean) =>
      database.db.updateTable('products').set({ on_sale }).where('id', '=', variant.productId).execute();
    await sell(false);
    await setStock(database, variant.attrId, 5);
    expect(await alertsTo(email)).toEqual([]);
    await sell(true);
    expect(await alertsTo(email)).toHaveLength(1);
  });

  test('are confirmed by at most one mail a day, and can be requested again after one was sent', async () => {
    const variant = await soldOut();
    const email = newAddress();
    const ask = () => testShop.guest().products.alertInStock({ ...variant, email });
    const asked = async () => (await mailsTo(email, 'stock-alert-confirmation')).length;
    await ask();
    await ask();
    expect(await asked()).toBe(1);
    ahead += DAY_MS + 1;
    await ask();
    expect(await asked()).toBe(2);
    await visit(linkIn((await mailsTo(email, 'stock-alert-confirmation'))[0], 'confirm'), 'POST');
    ahead += DAY_MS + 1;
    await ask();
    expect(await asked()).toBe(2);
    await setStock(database, variant.attrId, 1);
    expect(await alertsTo(email)).toHaveLength(1);
    await setStock(database, variant.attrId, 0);
    await ask();
    expect(await asked()).toBe(3);
    ahead = 0;
  });

  test('are stopped by one press, also by that of mail programs', async () => {
    const [one, two] = [await soldOut(), await soldOut()];
    const email = newAddress();
    await confirmed(email, one);
    await confirmed(email, two);
    await setStock(database, one.attrId, 1);
    const [mail] = await alertsTo(email);
    const stop = linkIn(mail, 'stop');
    expect(await visit(stop, 'GET')).toEqual([200, 'No more messages']);
    expect(await visit(stop, 'POST')).toEqual([200, 'Done']);
    await setStock(database, two.attrId, 1);
    expect(await alertsTo(email)).toHaveLength(1);
    expect(await visit(stop, 'POST')).toEqual([404, 'No data found']);
    expect(await visit('/api/stock-alerts/stop?token=1.wrong', 'POST')).toEqual([404, 'No data found']);
  });

  test('are in the language of the page on which they were requested, and link to the variant', async () => {
    const variant = await soldOut();
    const email = newAddress();
    await confirmed(email, variant);
    await database.db.updateTable('stock_alerts').set({ locale: 'fr' }).where('email', '=', email).execute();
    await setStock(database, variant.attrId, 1);
    const [mail] = await alertsTo(email);
    expect(mail?.subject).toMatch(/ est de nouveau disponible$/);
    expect(mail?.text_body).toContain(`${ORIGIN}/fr/`);
  });

  test('are refused for a variant in stock, an unknown one, or without an address', async () => {
    const variant = await soldOut();
    const inStock = await someSku(database, 20, 60);
    const { products } = testShop.guest();
    const email = newAddress();
    const { attrId, productId } = inStock;
    expect(await refusal(products.alertInStock({ attrId, productId, email }))).toBe(
      'invalid: This is available already',
    );
    expect(await refusal(products.alertInStock({ ...variant, attrId: 2_000_000_000, email }))).toMatch(/^not-found/);
    expect(await refusal(products.alertInStock({ attrId: variant.attrId, productId, email }))).toMatch(/^not-found/);
    expect(await refusal(products.alertInStock(variant))).toMatch(/^invalid/);
  });

  test('are sent once by two processes that look at the same time', async () => {
    const variant = await soldOut();
    const email = newAddress();
    await confirmed(email, variant);
    await setStock(database, variant.attrId, 1);
    await Promise.all([alertsTo(email), alertsTo(email)]);
    expect(await mailsTo(email, 'stock-alert')).toHaveLength(1);
  });

  test('are listed for the operator, deleted after a while, and erased with their address', async () => {
    const variant = await soldOut();
    const [kept, erased, unconfirmed] = [newAddress(), newAddress(), newAddress()];
    await confirmed(kept, variant);
    await confirmed(erased, variant);
    await testShop.guest().products.alertInStock({ ...variant, email: unconfirmed });
    expect((await testShop.operate('stock wanted', {})).message).toMatch(/^2 × /);
    expect((await testShop.operate('account erase', { email: erased })).status).toBe(200);
    const waiting = async () =>
      (await database.db.selectFrom('stock_alerts').select('email').where('sku_id', '=', variant.attrId).execute()).map(
        (row) => row.email,
      );
    expect((await waiting()).toSorted()).toEqual([kept, unconfirmed].toSorted());
    ahead += 8 * DAY_MS;
    await testShop.app.jobs.runDue();
    expect(await waiting()).toEqual([kept]);
    ahead += 365 * DAY_MS;
    await testShop.app.jobs.runDue();
    expect(await waiting()).toEqual([]);
    ahead = 0;
  });
});
