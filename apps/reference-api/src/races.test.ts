import { isStorefrontError } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { deadlocksIn, openTestDatabase } from './testing/databases.ts';
import { type Faults, type Statements, statements } from './testing/planted-faults.ts';
import { DUPLICATES, outcomesOf, ROUNDS, ROUNDS_MS, raceIn, times, turn } from './testing/racing.ts';
import { deepTest } from './testing/runs.ts';
import { checkOutCart, openBuyNow, placeBuyNow } from './testing/shopping.ts';
import { newUuid, setStock, someAddress, someSku, stockOf, type TestShop } from './testing/test-shop.ts';

/*
 * Concurrent requests, on a PostgreSQL with more connections than PGlite's one. Each race also runs with a broken variant of
 * the statement that it depends on, and must fail with it, to show that the race detects the error.
 */
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(async () => {
  await database?.close();
});

/** Runs a race in its own shop. */
const race = <Result>(faults: Faults, run: (shop: TestShop) => Promise<Result>) => raceIn(database, faults, run);

describe('the last ten units and many more buyers', () => {
  const [rounds, buyers] = process.env.PM_DEEP ? [500, 64] : [1, 32];
  const STOCK = 10;

  /** Buyers with a checkout each, which they keep until it has become an order. */
  const queue = (testShop: TestShop, sku: Awaited<ReturnType<typeof someSku>>) =>
    times(buyers, async () => {
      const { shop } = await testShop.newShopper();
      const address = await shop.addresses.save(someAddress);
      let order: Awaited<ReturnType<typeof openBuyNow>> | undefined;
      return {
        checkOut: async () => {
          order ??= await openBuyNow(shop, sku, 1, address);
        },
        buy: async () => {
          if (!order) throw new Error('a checkout is missing');
          try {
            const { orderNo } = await shop.orders.create(order);
            order = undefined;
            return orderNo;
          } catch (error) {
            return isStorefrontError(error, 'invalid') ? 'sold-out' : `fault: ${error}`;
          }
        },
      };
    });

  const buyAll = (faults: Faults, skip: number, rounds: number) =>
    race(faults, async (testShop) => {
      const sku = await someSku(database, 20, skip);
      const queued = await queue(testShop, sku);
      return outcomesOf(async () => {
        await setStock(database, sku.attrId, STOCK);
        await Promise.all(queued.map(({ checkOut }) => checkOut()));
        const outcomes = await Promise.all(queued.map(({ buy }) => buy()));
        return {
          orders: new Set(outcomes.filter((outcome) => outcome.startsWith('PT'))).size,
          refused: outcomes.filter((outcome) => outcome === 'sold-out').length,
          left: await stockOf(database, sku.attrId),
        };
      }, rounds);
    });

  test(
    'make exactly ten orders, and no deadlock',
    async () => {
      const before = await deadlocksIn(database);
      expect(await buyAll({}, 0, rounds)).toEqual([{ orders: STOCK, refused: buyers - STOCK, left: 0 }]);
      expect((await deadlocksIn(database)) - before).toBe(0);
    },
    ROUNDS_MS,
  );

  deepTest('a stock that is read first and written after is caught', async () => {
    const broken: Statements['takeStock'] = async (tx, skuId, quantity) => {
      const { stock } = await tx.selectFrom('skus').select('stock').where('id', '=', skuId).executeTakeFirstOrThrow();
      if (stock < quantity) return false;
      await turn();
      await tx
        .updateTable('skus')
        .set({ stock: stock - quantity })
        .where('id', '=', skuId)
        .execute();
      return true;
    };
    const [outcome] = await buyAll({ takeStock: broken }, 1, 1);
    expect(outcome?.orders).toBeGreaterThan(STOCK);
  });
});

describe('sixteen orders of the same variants, put into the cart in opposite order', () => {
  /** A shopper who buys both variants repeatedly. */
  async function newBuyer(testShop: TestShop, wanted: readonly Awaited<ReturnType<typeof someSku>>[]) {
    const { shop } = await testShop.newShopper();
    const address = await shop.addresses.save(someAddress);
    return {
      checkOut: async () => {
        const { preOrderNo } = await checkOutCart(
          shop,
          wanted.map((sku) => ({ ...sku, quantity: 1 })),
        );
        return () =>
          shop.orders.create({ preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc' } as const);
      },
    };
  }

  const orderAll = async (
    faultsFor: (skuIds: number[]) => Faults,
    skip: number,
    rounds: number,
  ): Promise<{ left: number[][]; circles: number }> => {
    const skus = [await someSku(database, 20, skip), await someSku(database, 20, skip + 9)];
    return race(faultsFor(skus.map(({ attrId }) => attrId)), async (testShop) => {
      const buyers = await times(16, (place) => newBuyer(testShop, place % 2 ? skus : skus.toReversed()));
      const before = await deadlocksIn(database);
      const left = await outcomesOf(async () => {
        for (const { attrId } of skus) await setStock(database, attrId, 1000);
        const orders = await Promise.all(buyers.map(({ checkOut }) => checkOut()));
        await Promise.allSettled(orders.map((order) => order()));
        return Promise.all(skus.map(({ attrId }) => stockOf(database, attrId)));
      }, rounds);
      return { left, circles: (await deadlocksIn(database)) - before };
    });
  };

  test(
    'never wait for each other in a circle',
    async () => {
      expect(await orderAll(() => ({}), 20, ROUNDS)).toEqual({ left: [[984, 984]], circles: 0 });
    },
    ROUNDS_MS,
  );

  deepTest('stock that is not taken in one order is caught', async () => {
    let orders = 0;
    const { circles } = await orderAll(
      ([first = 0, last = 0]) => ({
        takeStock: async (tx, skuId, quantity) => {
          if (skuId === Math.min(first, last) && orders++ % 2) {
            await tx
              .updateTable('skus')
              .set((row) => ({ stock: row.ref('stock') }))
              .where('id', '=', Math.max(first, last))
              .execute();
          }
          await turn();
          return statements.takeStock(tx, skuId, quantity);
        },
      }),
      21,
      1,
    );
    expect(circles).toBeGreaterThan(0);
  });
});

describe('one checkout in many tabs', () => {
  const orderAll = (skip: number) => async (testShop: TestShop) => {
    const { shop } = await testShop.newShopper();
    const sku = await someSku(database, 1, skip);
    await setStock(database, sku.attrId, 1000);
    const order = await openBuyNow(shop, sku);
    const answers = await times(DUPLICATES, () =>
      shop.orders.create(order).then(
        ({ orderNo }) => orderNo,
        () => 'fault',
      ),
    );
    return { answers: new Set(answers).size, taken: 1000 - (await stockOf(database, sku.attrId)) };
  };

  test(
    'becomes one order, and every tab gets its number',
    async () => {
      expect(await race({}, (shop) => outcomesOf(() => orderAll(60)(shop)))).toEqual([{ answers: 1, taken: 1 }]);
    },
    ROUNDS_MS,
  );

  deepTest('a checkout that is not used up is caught', async () => {
    const outcome = await race({ consumePreOrder: async () => true }, orderAll(61));
    expect(outcome).not.toEqual({ answers: 1, taken: 1 });
  });
});

describe('cancelling many times concurrently', () => {
  const cancelAll = (skip: number) => async (testShop: TestShop) => {
    const { shop } = await testShop.newShopper();
    const sku = await someSku(database, 20, skip);
    const before = await stockOf(database, sku.attrId);
    const orderNo = await placeBuyNow(shop, sku, 3);
    const answers = await times(DUPLICATES, () => shop.orders.cancel(orderNo));
    return { stray: (await stockOf(database, sku.attrId)) - before, answers: new Set(answers).size };
  };

  test(
    'gives the stock back once',
    async () => {
      expect(await race({}, (shop) => outcomesOf(() => cancelAll(70)(shop)))).toEqual([{ stray: 0, answers: 1 }]);
    },
    ROUNDS_MS,
  );

  deepTest('a status change without its condition is caught', async () => {
    const broken: Statements['markCancelled'] = async (tx, orderId, now) => {
      await tx.updateTable('orders').set({ is_cancelled: true, cancelled_at: now }).where('id', '=', orderId).execute();
      return true;
    };
    expect((await race({ markCancelled: broken }, cancelAll(71))).stray).toBeGreaterThan(0);
  });
});

describe('paying against cancelling', () => {
  const runRounds = (faults: Faults, rounds = 8) =>
    race(faults, async (testShop) => {
      const sku = await someSku(database, 20, 80);
      await setStock(database, sku.attrId, 1000);
      const figures = { paid: 0, confirmations: 0, undecided: 0, faults: 0 };
      for (let round = 0; round < rounds; round++) {
        const { shop } = await testShop.newShopper();
        const orderNo = await placeBuyNow(shop, sku);
        const pay = { orderNo, payType: 'sandbox', payChannel: 'pc', hostName: 'shop.test', storeName: '' } as const;
        const { redirect } = await shop.payments.pay(pay);
        const approve = async () => {
          const { statusCode } = await testShop.app.inject({
            method: 'POST',
            url: new URL(redirect ?? '').pathname,
            headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://shop.test' },
            payload: 'decision=approve',
          });
          if (statusCode !== 303) figures.faults += 1;
        };
        const cancel = () => shop.orders.cancel(orderNo).catch(() => undefined);
        await times(DUPLICATES, (place) => (place % 3 === round % 3 ? cancel() : approve()));
        const status = await shop.payments.result(orderNo);
        if (status.paid) figures.paid += 1;
        if (status.paid === status.isCancel) figures.undecided += 1;
        const mails = database.db.selectFrom('outbox_mails').select('id').where('subject', 'like', `%${orderNo}%`);
        figures.confirmations += (await mails.execute()).length;
      }
      return { ...figures, taken: 1000 - (await stockOf(database, sku.attrId)) };
    });

  test(
    'ends in one of the two states, never in both, with one notice',
    async () => {
      const { paid, ...figures } = await runRounds({}, Math.max(8, ROUNDS));
      expect(figures).toEqual({ undecided: 0, faults: 0, taken: paid, confirmations: paid });
    },
    ROUNDS_MS,
  );

  deepTest('status changes without their conditions are caught', async () => {
    const markPaid: Statements['markPaid'] = async (tx, orderId, now) => {
      await tx.updateTable('orders').set({ paid: true, paid_at: now }).where('id', '=', orderId).execute();
      return true;
    };
    // Either guard alone is enough, so the broken shop has neither.
    const endPayment: Statements['endPayment'] = async () => true;
    const { faults, confirmations, paid } = await runRounds({ markPaid, endPayment });
    expect(faults + confirmations).toBeGreaterThan(paid);
  });
});

describe('merging one guest cart many times concurrently', () => {
  const mergeAll = (skip: number) => async (testShop: TestShop) => {
    const { shop } = await testShop.newShopper();
    const uuid = newUuid();
    const sku = await someSku(database, 20, skip);
    await setStock(database, sku.attrId, 100);
    const line = { productId: sku.productId, productAttrUnique: sku.attrId, storeId: 1 };
    await testShop.guest().cart.save([{ ...line, cartNum: 4, uuid }]);
    await shop.cart.save([{ ...line, cartNum: 1 }]);
    await times(DUPLICATES, () => shop.cart.merge({ uuid, storeId: 1 }));
    return (await shop.cart.count({ numType: true, type: 'sum', storeId: 1 })).count;
  };

  test(
    'adds its pieces once',
    async () => {
      expect(await race({}, (shop) => outcomesOf(() => mergeAll(90)(shop)))).toEqual([5]);
    },
    ROUNDS_MS,
  );

  deepTest('a cart that is not taken away is caught', async () => {
    const broken: Statements['consumeGuestCart'] = async () => true;
    expect(await race({ consumeGuestCart: broken }, mergeAll(91))).toBeGreaterThan(5);
  });
});
