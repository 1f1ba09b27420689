import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHEAP_PASSWORD_COST } from '../../demo-shop/src/testing.ts';
import type { Database } from './db/index.ts';
import { createPasswords } from './identity/passwords.ts';
import { SECTIONS } from './repositories/account-data.ts';
import { updateUser } from './repositories/users.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { newVisitor, proveAddress } from './testing/identities.ts';
import { refusal } from './testing/refusal.ts';
import { buyPaid, openBuyNow, payFor } from './testing/shopping.ts';
import { createTestShop, newUuid, someAddress, someSku, type TestShop } from './testing/test-shop.ts';

const PASSWORD = 'seven-lamps';

describe.each(engines)('a shopper’s own data on %s', (engine) => {
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

  const dataOf = async (shop: Awaited<ReturnType<TestShop['newShopper']>>['shop']) =>
    JSON.parse(await shop.user.exportData()) as Record<string, Record<string, unknown>[]>;
  async function newAccount() {
    const { id, shop } = await testShop.newShopper();
    await updateUser(database.db, id, { password_hash: await createPasswords(CHEAP_PASSWORD_COST).hash(PASSWORD) });
    return { id, shop, email: (await shop.user.info()).email ?? '' };
  }
  async function complete(orderNo: string, shop: Awaited<ReturnType<TestShop['newShopper']>>['shop']) {
    await testShop.operate('ship', { orderNo, company: 'Post', number: '12' });
    await testShop.operate('deliver', { orderNo });
    await shop.orders.confirmReceipt(orderNo);
  }

  test('has a section for every table that names its owner', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'user_id'
    `.execute(database.db);
    const tables = Object.values(SECTIONS).map(({ table }) => table as string);
    expect(rows.map(({ name }) => name).filter((name) => !tables.includes(name))).toEqual([]);
  });

  test("is complete, without secrets and without other shoppers' data", async () => {
    const { shop, email } = await newAccount();
    const { shop: other } = await testShop.newShopper();
    const sku = await someSku(database);
    await other.user.edit({ nickname: 'Ottilie Quax', avatar: '' });
    await other.wishlist.add(sku.productId);
    await shop.user.edit({ nickname: 'Zerlina Quux', avatar: '' });
    await shop.wishlist.add(sku.productId);
    await shop.newsletter.subscribe({ email });
    const { partNo, orderNo } = await buyPaid(testShop, shop, sku);
    await shop.refunds.apply({ orderNo: partNo, text: 'Torn', refund_reason_wap_explain: 'A hole' });
    const data = await dataOf(shop);
    expect(data).toMatchObject({
      account: [{ nickname: 'Zerlina Quux', email, created_at: expect.stringMatching(/^20\d\d-.*Z$/) }],
      addresses: [{ address_line1: someAddress.addressLine1 }],
      wishes: [{ product_id: sku.productId }],
      orders: [{ order_no: orderNo }],
      merchantOrders: [{ order_no: partNo }],
      orderLines: [{ quantity: 1 }],
      refunds: [{ explanation: 'A hole' }],
      refundLines: [{ quantity: 1 }],
      newsletters: [{ email }],
    });
    expect(data.messages?.length).toBeGreaterThan(0);
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/Ottilie|_hash|"public_key"|text_body|\$argon|\$scrypt/);
  });

  test('of another account requires signing in to it', async () => {
    expect(await refusal(testShop.guest().user.exportData())).toMatch(/^auth/);
    expect(await refusal(testShop.guest().user.erase({}))).toMatch(/^auth/);
  });

  test('is deleted by its owner with the password, once the orders are over', async () => {
    const { id, shop, email } = await newAccount();
    const { partNo } = await buyPaid(testShop, shop, await someSku(database));
    expect(await refusal(shop.user.erase({}))).toMatch(/^invalid/);
    expect(await refusal(shop.user.erase({ password: 'eight-lamps' }))).toMatch(/^invalid/);
    expect(await refusal(shop.user.erase({ password: PASSWORD }))).toBe(
      `conflict: Order ${partNo} is not over; it has to be received or cancelled, and its refund decided`,
    );
    await complete(partNo, shop);
    await shop.user.erase({ password: PASSWORD });
    expect(await refusal(shop.user.info())).toMatch(/^auth/);
    const user = await database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(user).toMatchObject({ nickname: '—', password_hash: null, phone: null });
    expect(user.email).not.toBe(email);
    expect((await testShop.operate('account erase', { email })).status).toBe(404);
  });

  test('excludes orders by others with an e-mail address that the account has not verified', async () => {
    const { shop, email } = await newAccount();
    const stranger = await newVisitor(testShop, email);
    await shop.user.erase({ password: PASSWORD });
    expect(await stranger.shop.user.info()).toMatchObject({ email });
  });

  test('of a visitor without a password is deleted by the press alone', async () => {
    const email = `${newUuid()}@stranger.test`;
    const { shop } = await newVisitor(testShop, email);
    await proveAddress(database, shop, email);
    const { orderNo } = await shop.orders.create(await openBuyNow(shop, await someSku(database)));
    await payFor(testShop, shop, orderNo);
    const partNo = (await shop.orders.masterDetail(orderNo)).orderList[0]?.orderNo ?? '';
    await complete(partNo, shop);
    await shop.user.erase({});
    expect(await refusal(shop.user.info())).toMatch(/^auth/);
  });
});
