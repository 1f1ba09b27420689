import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { applicationCode, applicationForm } from './testing/applying.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import { ucpAgent, ucpOrderOf } from './testing/protocol-agents.ts';
import { refusal } from './testing/refusal.ts';
import { buyPaid, openBuyNow, payFor, placeBuyNow } from './testing/shopping.ts';
import { createTestShop, setStock, someAddress, someSku, type TestShop } from './testing/test-shop.ts';

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
      const hits =
        await sql`select 1 from ${sql.table(name)} as t where to_jsonb(t)::text ilike ${`%${text}%`} limit 1`.execute(
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
    expect(await tablesWith(email ?? '')).toEqual([]);
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

  test('of all rows of all tables, none has the mark that the person left everywhere', async () => {
    const mark = 'quuxana';
    const email = `${mark}@shopper.test`;
    const { id, shop } = await testShop.newShopper();
    await database.db.updateTable('users').set({ email, mailbox: email }).where('id', '=', id).execute();
    const guest = testShop.guest();
    const sku = await someSku(database);
    const soldOut = await someSku(database, 20, 3);
    await setStock(database, soldOut.attrId, 0);
    await shop.user.edit({ nickname: mark, avatar: '' });
    const address = await shop.addresses.save({ ...someAddress, firstName: mark, addressLine1: `${mark} Road`, email });
    await shop.session.recordUser({ uuid: mark.padEnd(32, '0') }).catch(() => undefined);
    for (const spelling of [email, `${mark}+tag@shopper.test`]) {
      await guest.newsletter.subscribe({ email: spelling });
      await guest.products.alertInStock({ ...soldOut, email: spelling });
      await forgetLimits(database);
    }
    const order = { ...(await openBuyNow(shop, sku, 1, address)), mark: `For ${mark}`, realName: mark };
    const { orderNo } = await shop.orders.create(order);
    await payFor(testShop, shop, orderNo);
    const [part] = (await shop.orders.masterDetail(orderNo)).orderList;
    const partNo = part?.orderNo ?? '';
    await testShop.operate('ship', { orderNo: partNo, company: 'Post', number: `${mark}7` });
    await testShop.operate('deliver', { orderNo: partNo });
    await shop.orders.confirmReceipt(partNo);
    await shop.refunds.apply({ orderNo: partNo, text: 'Another reason', refund_reason_wap_explain: mark });
    const [refund] = (await shop.refunds.list()).list;
    await testShop.operate('refund accept', { refundNo: refund?.refundOrderNo ?? '' });

    // Checkouts that agents left open: by address, by a name alone, and one of another spelling.
    const agent = ucpAgent(testShop.app, { ip: '203.0.113.44' });
    const keyed = (key: string) => ({ 'idempotency-key': key });
    const checkout = (spelling: string) => {
      const body = ucpOrderOf(sku.attrId, 1, spelling);
      return { ...body, buyer: { ...body.buyer, first_name: mark } };
    };
    for (const [place, spelling] of [email, `${mark}+tag@shopper.test`].entries()) {
      const { buyer, ...rest } = checkout(spelling);
      const { email: _, ...nameless } = buyer;
      const open = await agent('POST', '/ucp/checkout-sessions', { ...rest, buyer: nameless }, keyed(`open${place}`));
      expect(open.status).toBe(201);
      const path = `/ucp/checkout-sessions/${open.body.id}`;
      const put = await agent('PUT', path, { ...rest, id: open.body.id, buyer }, keyed(`put${place}`));
      expect(put.status).toBe(200);
    }
    const before = await tablesWith(mark);
    for (const table of [
      ...['addresses', 'agent_checkouts', 'idempotency_keys', 'merchant_orders', 'newsletter_subscriptions', 'orders'],
      ...['outbox_mails', 'parcels', 'refunds', 'stock_alerts', 'users'],
    ])
      expect(before).toContain(table);
    expect(await testShop.operate('account erase', { email })).toMatchObject({ status: 200 });
    expect(await tablesWith(mark)).toEqual([]);
    expect(await tablesWith('203.0.113.44')).toEqual([]);
    const replayed = await agent('POST', '/ucp/checkout-sessions', checkout('other@shopper.test'), keyed('open0'));
    expect(replayed.headers['idempotency-replayed']).toBeUndefined();
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
    expect(await tablesWith(form.email)).toEqual([]);
    expect(await tablesWith('Ottilie')).toEqual([]);
    expect(await erase()).toMatchObject({ status: 404 });
  });
});
