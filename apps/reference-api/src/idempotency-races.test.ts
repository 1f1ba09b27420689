import type { Storefront } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { openTestDatabase } from './testing/databases.ts';
import { someCoupon } from './testing/deductions.ts';
import type { Statements } from './testing/planted-faults.ts';
import { DUPLICATES, outcomesOf, ROUNDS_MS, raceIn, times, turn } from './testing/racing.ts';
import { deepTest } from './testing/runs.ts';
import { buyPaid, placeBuyNow } from './testing/shopping.ts';
import { newUuid, setStock, someAddress, someSku, type TestShop } from './testing/test-shop.ts';

/*
 * One request sent many times concurrently with one key, as clients do after a timeout: it is executed once, and every copy
 * receives the same response.
 */

type Sku = Awaited<ReturnType<typeof someSku>>;

/** A request that writes, and a count of the rows that it writes. */
interface Writing {
  send: (options: { idempotencyKey: string }) => Promise<unknown>;
  count: () => Promise<number>;
}

interface Sender {
  testShop: TestShop;
  shop: Storefront;
  userId: number;
  sku: Sku;
}

let database: Database;
let sku: Sku;

beforeAll(async () => {
  database = await openTestDatabase('postgres');
  sku = await someSku(database);
  await setStock(database, sku.attrId, 1_000_000);
});
afterAll(() => database?.close());

const rowsOf = async (table: 'pre_orders' | 'user_coupons', userId: number) => {
  const rows = database.db.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
  return (await rows.where('user_id', '=', userId).executeTakeFirstOrThrow()).count;
};

const writings: Readonly<Record<string, (sender: Sender) => Promise<Writing>>> = {
  'saving an address': async ({ shop }) => ({
    send: (options) => shop.addresses.save(someAddress, options),
    count: async () => (await shop.addresses.list()).total,
  }),
  'adding a piece to the cart': async ({ shop, sku: { productId, attrId } }) => ({
    send: (options) => shop.cart.save([{ productId, productAttrUnique: attrId, cartNum: 1, storeId: 1 }], options),
    count: async () => (await shop.cart.count({ numType: true, type: 'sum', storeId: 1 })).count,
  }),
  'receiving a coupon': async ({ shop, userId }) => {
    const couponId = await someCoupon(database, { left_count: 50 });
    return {
      send: (options) => shop.coupons.claim(couponId, options),
      count: () => rowsOf('user_coupons', userId),
    };
  },
  'opening a checkout': async ({ shop, userId, sku: { productId, attrId } }) => ({
    send: (options) =>
      shop.preorders.create(
        { preOrderType: 'buyNow', orderDetails: [{ attrValueId: attrId, productId, productNum: 1 }] },
        options,
      ),
    count: () => rowsOf('pre_orders', userId),
  }),
  'choosing to pay on delivery': async ({ shop, sku }) => {
    const orderNo = await placeBuyNow(shop, sku);
    const pay = { orderNo, payType: 'cod', payChannel: 'pc', hostName: 'shop.test', storeName: '' } as const;
    const mails = database.db.selectFrom('outbox_mails').select('id').where('subject', 'like', `%${orderNo}%`);
    return {
      send: (options) => shop.payments.pay(pay, options),
      count: async () => (await mails.execute()).length,
    };
  },
  'asking money back': async ({ testShop, shop, sku }) => {
    const { partNo } = await buyPaid(testShop, shop, sku);
    return {
      send: (options) => shop.refunds.apply({ orderNo: partNo, text: 'Torn' }, options),
      count: async () => (await shop.refunds.list()).total,
    };
  },
};

describe.each(Object.entries(writings))('%s, many times concurrently with one key', (_what, prepare) => {
  const sendAll = async (testShop: TestShop) => {
    const { id: userId, shop } = await testShop.newShopper();
    const { send, count } = await prepare({ testShop, shop, userId, sku });
    const options = { idempotencyKey: newUuid() };
    const answers = await times(DUPLICATES, () => send(options).catch(String));
    return { answers: new Set(answers.map((answer) => JSON.stringify(answer))).size, done: await count() };
  };
  const once = { answers: 1, done: 1 };

  test(
    'happens once, and all requests get the same response',
    async () => {
      expect(await raceIn(database, {}, (shop) => outcomesOf(() => sendAll(shop)))).toEqual([once]);
    },
    ROUNDS_MS,
  );

  deepTest('a key that is only looked up is caught', async () => {
    const broken: Statements['insertIdempotencyKey'] = async (tx, request) => {
      const known = await tx
        .selectFrom('idempotency_keys')
        .select('key')
        .where('principal', '=', request.principal)
        .where('key', '=', request.key)
        .executeTakeFirst();
      await turn();
      return known === undefined;
    };
    expect(await raceIn(database, { insertIdempotencyKey: broken }, sendAll)).not.toEqual(once);
  });
});
