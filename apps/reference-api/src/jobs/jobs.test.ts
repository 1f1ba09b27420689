import { ORDER_STATUS, UNPAID_ORDER_LIFE_MS } from '@promenade/storefront-hooks/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/index.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { type Statements, statements, withFaults } from '../testing/planted-faults.ts';
import { buyPaid, placeBuyNow } from '../testing/shopping.ts';
import { createTestShop, newUuid, someSku, type TestShop, testConfig } from '../testing/test-shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(engines)('jobs on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  /** A shop whose clock can be put forward. */
  async function withClock(
    run: (shop: TestShop, pass: (ms: number) => Promise<void>) => Promise<void>,
    ...[parts, settings]: [Parameters<typeof createTestShop>[1]?, Parameters<typeof createTestShop>[2]?]
  ): Promise<void> {
    let ahead = 0;
    const testShop = await createTestShop(database, { ...parts, now: () => Date.now() + ahead }, settings);
    try {
      await run(testShop, async (ms) => {
        ahead += ms;
        await testShop.app.jobs.runDue();
      });
    } finally {
      await testShop.close();
    }
  }

  test('a failing item does not delay others, and is retried', async () => {
    let broken: number | undefined;
    const markCancelled: Statements['markCancelled'] = (tx, id, now) => {
      broken ??= id;
      if (id === broken) throw new Error('this one is broken');
      return statements.markCancelled(tx, id, now);
    };
    await withFaults({ markCancelled }, () =>
      withClock(async (testShop, pass) => {
        const { id, shop } = await testShop.newShopper();
        const orders: string[] = [];
        for (let count = 0; count < 3; count++) orders.push(await placeBuyNow(shop, await someSku(database)));
        const states = async () => {
          const again = await testShop.shopper(id);
          return Promise.all(orders.map(async (no) => (await again.orders.masterDetail(no)).isCancel));
        };
        await pass(UNPAID_ORDER_LIFE_MS);
        expect((await states()).toSorted()).toEqual([false, true, true]);
        const messageOf = async (command: string, input = {}) => (await testShop.operate(command, input)).message;
        const name = 'expire unpaid orders';
        expect(await messageOf('job list')).toContain(
          `${name}: nothing due, 1 failed and tried again, this one is broken`,
        );
        expect(await messageOf('job retry', { job: 'expire' })).toContain(name);
        broken = 0;
        await pass(60_000);
        expect(await states()).toEqual([true, true, true]);
        expect(await messageOf('job list')).toContain(`${name}: nothing due\n`);
      }),
    );
  });

  test('failed items are retried immediately when the operator wants it', async () => {
    let isBroken = true;
    const markCancelled: Statements['markCancelled'] = (...args) => {
      if (isBroken) throw new Error('broken');
      return statements.markCancelled(...args);
    };
    await withFaults({ markCancelled }, () =>
      withClock(async (testShop, pass) => {
        const { shop } = await testShop.newShopper();
        const orderNo = await placeBuyNow(shop, await someSku(database));
        await pass(UNPAID_ORDER_LIFE_MS);
        isBroken = false;
        const { message } = await testShop.operate('job retry', { job: 'expire unpaid orders' });
        expect(message).toBe('1 piece of work is tried again.');
        await pass(0);
        const row = database.db.selectFrom('orders').select('is_cancelled').where('order_no', '=', orderNo);
        expect(await row.executeTakeFirst()).toEqual({ is_cancelled: true });
      }),
    );
  });

  test('a hanging job does not delay the others', async () => {
    const postgres = await openTestDatabase('postgres');
    const isReleased = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const markCancelled: Statements['markCancelled'] = async (...args) => {
      isHeld.resolve();
      await isReleased.promise;
      return statements.markCancelled(...args);
    };
    let ahead = 0;
    const testShop = await createTestShop(postgres, { now: () => Date.now() + ahead });
    try {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(postgres);
      const { partNo } = await buyPaid(testShop, shop, sku);
      await testShop.operate('ship', { orderNo: partNo, company: 'Post', number: '12' });
      await testShop.operate('deliver', { orderNo: partNo });
      const unpaid = await placeBuyNow(shop, sku);
      ahead = 8 * DAY_MS;
      const all = withFaults({ markCancelled }, () => testShop.app.jobs.runDue());
      await isHeld.promise;
      // Read from the database: the jobs of that day delete tokens meanwhile.
      const statusOf = (no: string) =>
        postgres.db.selectFrom('merchant_orders').select('status').where('order_no', '=', no).executeTakeFirst();
      const isCancelled = async () =>
        (
          await postgres.db
            .selectFrom('orders')
            .select('is_cancelled')
            .where('order_no', '=', unpaid)
            .executeTakeFirstOrThrow()
        ).is_cancelled;
      const isCompleted = async () => (await statusOf(partNo))?.status === ORDER_STATUS.completed;
      await vi.waitUntil(isCompleted, { timeout: 60_000, interval: 100 });
      expect(await isCancelled()).toBe(false);
      isReleased.resolve();
      await all;
      expect(await isCancelled()).toBe(true);
    } finally {
      isReleased.resolve();
      await testShop.close();
      await postgres.close();
    }
  }, 90_000);

  test('a refund that its provider does not pay back at once is retried until it does', async () => {
    await withClock(async (testShop, pass) => {
      const { shop } = await testShop.newShopper();
      const { partNo } = await buyPaid(testShop, shop, await someSku(database));
      await shop.refunds.apply({ orderNo: partNo, text: 'Torn' });
      const refundNo = (await shop.refunds.list()).list[0]?.refundOrderNo ?? '';
      const payAs = (pay_type: string, from: string) =>
        database.db.updateTable('payments').set({ pay_type }).where('pay_type', '=', from).execute();
      await payAs('unreachable', 'sandbox');
      const accepted = await testShop.operate('refund accept', { refundNo });
      expect(accepted.status).toBe(200);
      expect(accepted.message).toMatch(
        new RegExp(`^${refundNo} is accepted, and its money is on its way: \\d+\\.\\d\\d\\.$`),
      );
      expect((await shop.orders.detail(partNo)).refundStatus).toBe(2);
      await pass(61_000);
      expect((await shop.refunds.detail(refundNo)).refundStatus).toBe(2);
      await payAs('sandbox', 'unreachable');
      await pass(3 * 60_000);
      expect((await shop.refunds.detail(refundNo)).refundStatus).toBe(3);
      expect((await shop.orders.detail(partNo)).refundStatus).toBe(3);
    });
  });

  test('unused checkouts and abandoned guest carts are deleted', async () => {
    await withClock(async (testShop, pass) => {
      const sku = await someSku(database);
      const { shop } = await testShop.newShopper();
      const uuid = newUuid();
      await testShop.guest().cart.save([{ ...sku, productAttrUnique: sku.attrId, cartNum: 1, storeId: 1, uuid }]);
      await shop.preorders.create({
        preOrderType: 'buyNow',
        orderDetails: [{ attrValueId: sku.attrId, productId: sku.productId, productNum: 1 }],
      });
      const count = async (table: 'pre_orders' | 'carts') => {
        const rows = database.db.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
        return (await rows.executeTakeFirstOrThrow()).count;
      };
      const before = { preOrders: await count('pre_orders'), carts: await count('carts') };
      await pass(2 * DAY_MS);
      expect(await count('pre_orders')).toBe(before.preOrders - 1);
      expect(await count('carts')).toBe(before.carts);
      await pass(180 * DAY_MS);
      expect(await count('carts')).toBe(before.carts - 1);
    });
  });

  test('a failing task reports the reason and the next attempt, and finally that it was abandoned', async () => {
    await withClock(async (testShop, pass) => {
      // As a newer version leaves it behind that was taken back.
      const left = { command: 'import stars', key: 'import stars', input: '{}', total: null, created_at: Date.now() };
      const { id } = await database.db.insertInto('tasks').values(left).returning('id').executeTakeFirstOrThrow();
      const messageOf = async () => {
        const headers = { authorization: `Bearer ${testConfig.operatorToken}` };
        const answer = await testShop.app.inject({ url: `/operator/tasks/${id}`, headers });
        return `${answer.statusCode} ${answer.json().message}`;
      };
      expect(await messageOf()).toBe('202 import stars: under way');
      await pass(0);
      expect(await messageOf()).toMatch(
        /^202 import stars: under way, tried again in \d+ \w+, because it failed: .*no command/,
      );
      for (let attempt = 0; attempt < 20; attempt++) await pass(60 * 60_000);
      expect(await messageOf()).toMatch(
        /^500 import stars: under way, given up after .*no command import stars\. Mend the cause/,
      );
      await database.db.deleteFrom('tasks').where('id', '=', id).execute();
    });
  });
});
