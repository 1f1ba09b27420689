import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { applicationCode, applicationForm } from './testing/applying.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { refusal } from './testing/refusal.ts';
import { buyPaid, placeBuyNow } from './testing/shopping.ts';
import { createTestShop, someAddress, someSku, type TestShop } from './testing/test-shop.ts';

describe.each(engines)('erasure on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createTestShop(database);
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  /** Which tables have a text in any of their columns. */
  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'
    `.execute(database.db);
    const found = [];
    for (const { name } of rows) {
      const hits = await sql`select 1 from ${sql.table(name)} as t where t::text ilike ${`%${text}%`} limit 1`.execute(
        database.db,
      );
      if (hits.rows.length > 0) found.push(name);
    }
    return found.toSorted();
  }

  test('personal data is removed, and the orders remain', async () => {
    const { id, shop } = await testShop.newShopper();
    const { email } = await database.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const erase = () => testShop.operate('account erase', { email: email ?? '' });
    await shop.user.edit({ nickname: 'Zerlina Quux', avatar: '' });
    const sku = await someSku(database);
    await shop.wishlist.add(sku.productId);
    await shop.newsletter.subscribe({ email: email ?? '' });
    const application = { ...(await applicationForm(database, 1)), realName: 'Zerlina Quux' };
    const captcha = await applicationCode(database, shop, application.email);
    await shop.applications.apply({ ...application, captcha });
    const { partNo, orderNo } = await buyPaid(testShop, shop, sku, 2);
    expect(await erase()).toMatchObject({ status: 409, message: expect.stringContaining(partNo) });
    await testShop.operate('ship', { orderNo: partNo, company: 'Post', number: '12' });
    await testShop.operate('deliver', { orderNo: partNo });
    await shop.orders.confirmReceipt(partNo);
    const back = {
      orderNo: partNo,
      text: 'Another reason',
      refund_reason_wap_explain: 'Zerlina Quux is too big for it',
    };
    await shop.refunds.apply(back);
    expect(await erase()).toMatchObject({ status: 409 });
    const [refund] = (await shop.refunds.list()).list;
    await testShop.operate('refund return', { refundNo: refund?.refundOrderNo ?? '', address: '4 Mill Lane' });
    const parcel = { carrier: 'Zerlina herself', trackingNumber: 'Zerlina 1' };
    await shop.refunds.sendBack({ orderNo: refund?.refundOrderNo ?? '', ...parcel });
    await testShop.operate('refund accept', { refundNo: refund?.refundOrderNo ?? '' });
    const open = await placeBuyNow(shop, sku);
    expect(await erase()).toMatchObject({ status: 409 });
    await shop.orders.cancel(open);
    expect(await tablesWith('Zerlina')).not.toEqual([]);

    expect(await erase()).toEqual({ status: 200, message: '1 account is erased.' });
    // Counts of mails to an address are forgotten within a day.
    expect((await tablesWith(email ?? '')).filter((name) => name !== 'rate_limits')).toEqual([]);
    expect(await tablesWith('Zerlina')).toEqual([]);
    expect(await tablesWith(someAddress.addressLine1)).toEqual([]);
    const order = await database.db
      .selectFrom('orders')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ email: '', phone: null, address: '', paid: true, total_quantity: 2 });
    expect(await refusal(shop.wishlist.list())).toMatch(/^auth/);
    expect(await erase()).toMatchObject({ status: 404 });
  });

  test('newsletter subscriptions and merchant applications without an account are erased too', async () => {
    const guest = testShop.guest();
    const form = { ...(await applicationForm(database, 1)), realName: 'Ottilie Quax' };
    const captcha = await applicationCode(database, guest, form.email);
    await guest.applications.apply({ ...form, email: form.email.toUpperCase(), captcha });
    await guest.newsletter.subscribe({ email: form.email });
    const erase = () => testShop.operate('account erase', { email: form.email });
    expect(await tablesWith('Ottilie')).toEqual(['applications']);
    expect(await erase()).toMatchObject({
      status: 200,
      message: expect.stringMatching(/^No account has this address/),
    });
    expect((await tablesWith(form.email)).filter((name) => name !== 'rate_limits')).toEqual([]);
    expect(await tablesWith('Ottilie')).toEqual([]);
    expect(await erase()).toMatchObject({ status: 404 });
  });
});
