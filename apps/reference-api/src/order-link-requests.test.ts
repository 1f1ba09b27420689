import { createStorefront } from '@promenade/storefront-sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { MAILS_A_DAY } from './mail/budgets.ts';
import { engines } from './testing/databases.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import { newVisitor, proveAddress } from './testing/identities.ts';
import { refusal } from './testing/refusal.ts';
import { openBuyNow } from './testing/shopping.ts';
import { injectedFetch, ORIGIN, someSku, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

let addresses = 0;
const newAddress = () => `lost-${++addresses}@visitor.test`;

describe.each(engines)('requests for the link of an order on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;

  openShopAround(engine, (opened) => {
    ({ database, testShop } = opened);
  });
  beforeEach(() => forgetLimits(database));

  const mailsTo = (recipient: string) =>
    database.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text_body', 'locale'])
      .where('recipient', '=', recipient)
      .where('purpose', '=', 'order-link')
      .orderBy('id')
      .execute();

  async function orderOf(email: string) {
    const { shop } = await newVisitor(testShop, email);
    const { orderNo } = await shop.orders.create({ ...(await openBuyNow(shop, await someSku(database))), email });
    const [part] = (await shop.orders.masterDetail(orderNo)).orderList;
    return { shop, orderNo, partNo: part?.orderNo ?? '' };
  }
  const at = (ip: string, locale = 'en') =>
    createStorefront({
      baseUrl: ORIGIN,
      fetch: injectedFetch(testShop.app),
      retries: 0,
      headers: () => ({ 'accept-language': locale, 'x-forwarded-for': ip }),
    });
  const tokenIn = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

  test('opens the order, by the number of the checkout or of a part, in the language of the request', async () => {
    const email = newAddress();
    const { orderNo, partNo } = await orderOf(email);
    await testShop.guest().visitors.mailLink({ orderNo, email: email.toUpperCase() });
    await at('198.51.100.9', 'fr').visitors.mailLink({ orderNo: partNo, email });
    const [english, french] = await mailsTo(email);
    expect(english).toMatchObject({ subject: `Here is your order: ${orderNo}`, locale: 'en' });
    expect(french).toMatchObject({ subject: `Voici votre commande\u00a0: ${orderNo}`, locale: 'fr' });
    const opened = await testShop.guest().visitors.reopen({ token: tokenIn(english?.text_body) });
    expect(opened).toMatchObject({ orderNo });
    expect(french?.text_body).toContain('/fr/order/order_detail');
  });

  test('goes to the address that its mails go to, and to no other', async () => {
    const email = newAddress();
    const { shop, orderNo } = await orderOf(email);
    const other = newAddress();
    await testShop.guest().visitors.mailLink({ orderNo, email: other });
    expect(await mailsTo(other)).toEqual([]);
    // Once the shopper verifies another address, mails go there.
    await proveAddress(database, shop, other);
    await testShop.guest().visitors.mailLink({ orderNo, email: other });
    await testShop.guest().visitors.mailLink({ orderNo, email });
    expect([(await mailsTo(other)).length, (await mailsTo(email)).length]).toEqual([1, 0]);
  });

  test('links an account to its own page, without a token', async () => {
    const { shop } = await testShop.newShopper();
    const { email = '' } = await shop.user.info();
    const { orderNo } = await shop.orders.create(await openBuyNow(shop, await someSku(database)));
    await testShop.guest().visitors.mailLink({ orderNo, email: email ?? '' });
    const [mail] = await mailsTo(email ?? '');
    expect(mail?.text_body).toContain(`orderNo=${orderNo}`);
    expect(tokenIn(mail?.text_body)).toBe('');
  });

  test('has the same response for existing and missing orders, also beyond the limit', async () => {
    const [email, unknown] = [newAddress(), newAddress()];
    const { orderNo } = await orderOf(email);
    const answers = async (ip: string, number: string, to: string) => {
      const answered = [];
      for (let count = 0; count < 6; count++) {
        const answer = at(ip).visitors.mailLink({ orderNo: number, email: to });
        answered.push(await answer.catch((error: { kind: string; retryAfterMs: number }) => error.kind));
      }
      return answered;
    };
    const known = await answers('198.51.100.20', orderNo, email);
    expect(known).toEqual([null, null, null, 'rate-limited', 'rate-limited', 'rate-limited']);
    expect(await answers('198.51.100.21', 'PT0000000000000000', unknown)).toEqual(known);
    expect(await mailsTo(email)).toHaveLength(3);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  test('fills a mailbox neither from many networks nor for many orders', async () => {
    const email = newAddress();
    const { orderNo } = await orderOf(email);
    const ask = (place: number) => at(`203.0.113.${place}`).visitors.mailLink({ orderNo, email });
    for (let place = 0; place < 10; place++) await ask(place);
    expect(await refusal(ask(100))).toMatch(/^rate-limited/);
    await forgetLimits(database, 'order-link:%');
    for (let place = 0; place < 10; place++) await ask(place);
    expect((await mailsTo(email)).length).toBe(MAILS_A_DAY.unproven);
  });

  test('is not sent by another shop', async () => {
    const email = newAddress();
    const { orderNo } = await orderOf(email);
    await database.db.updateTable('orders').set({ store_id: 2 }).where('order_no', '=', orderNo).execute();
    await testShop.guest().visitors.mailLink({ orderNo, email });
    expect(await mailsTo(email)).toEqual([]);
  });
});
