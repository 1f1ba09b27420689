import { isStorefrontError, type Storefront } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { type CriticalSteps, criticalSteps } from './repositories/critical-steps.ts';
import { deadlocksIn, openTestDatabase } from './testing/databases.ts';
import { DUPLICATES, outcomesOf, ROUNDS, ROUNDS_MS, raceIn, times, turn } from './testing/racing.ts';
import { openBuyNow, placeBuyNow } from './testing/shopping.ts';
import { newUuid, setStock, someAddress, someSku, stockOf, type TestShop } from './testing/test-shop.ts';

/*
 * Many at once, on a PostgreSQL with more connections than PGlite's one. Each promise is also put to a careless twin of the
 * statement it rests on: the race must catch it, else it would prove nothing.
 */
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(async () => {
  await database?.close();
});

/** Runs a race in a shop of its own. */
const race = <Result>(steps: Partial<CriticalSteps>, run: (shop: TestShop) => Promise<Result>) =>
  raceIn(database, steps, run);

describe('the last ten pieces and many more buyers', () => {
  const [rounds, buyers] = process.env.PM_DEEP ? [500, 64] : [1, 32];

  const buyAll = (steps: Partial<CriticalSteps>, skip: number) =>
    race(steps, async (testShop) => {
      const sku = await someSku(database, 20, skip);
      const checkouts: { shop: Storefront; order: Awaited<ReturnType<typeof openBuyNow>> }[] = [];
      for (let buyer = 0; buyer < buyers; buyer++) {
        const { shop } = await testShop.newShopper();
        checkouts.push({ shop, order: await openBuyNow(shop, sku) });
      }
      await setStock(database, sku.attrId, 10);
      const outcomes = await times(buyers, async (place) => {
        const checkout = checkouts[place];
        if (!checkout) throw new Error('a buyer is missing');
        try {
          return (await checkout.shop.orders.create(checkout.order)).orderNo;
        } catch (error) {
          return isStorefrontError(error, 'invalid') ? 'sold-out' : `fault: ${error}`;
        }
      });
      const left = await stockOf(database, sku.attrId);
      // The next round is to find the same variant.
      await setStock(database, sku.attrId, 20);
      return {
        orders: new Set(outcomes.filter((outcome) => outcome.startsWith('PT'))).size,
        refused: outcomes.filter((outcome) => outcome === 'sold-out').length,
        left,
      };
    });

  test(
    'make exactly ten orders',
    async () => {
      const outcomes = await outcomesOf(() => buyAll({}, 0), rounds);
      expect(outcomes).toEqual([{ orders: 10, refused: buyers - 10, left: 0 }]);
    },
    ROUNDS_MS,
  );

  test('a stock that is read first and written after is caught', async () => {
    const careless: CriticalSteps['takeStock'] = async (tx, skuId, quantity) => {
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
    expect((await buyAll({ takeStock: careless }, 1)).orders).toBeGreaterThan(10);
  });
});

describe('sixteen orders of the same variants, put into the cart in opposite order', () => {
  const orderAll = (stepsFor: (skuIds: number[]) => Partial<CriticalSteps>, skip: number) => {
    const pick = async () => [await someSku(database, 20, skip), await someSku(database, 20, skip + 9)];
    return pick().then((skus) =>
      race(stepsFor(skus.map(({ attrId }) => attrId)), async (testShop) => {
        for (const { attrId } of skus) await setStock(database, attrId, 1000);
        const before = await deadlocksIn(database);
        const checkouts = await times(16, async (place) => {
          const { shop } = await testShop.newShopper();
          const wanted = place % 2 ? skus : skus.toReversed();
          await shop.cart.save(
            wanted.map(({ productId, attrId }) => ({ productId, productAttrUnique: attrId, cartNum: 1, storeId: 1 })),
          );
          const groups = await shop.cart.list({ isValid: true, storeId: 1 });
          const lines = groups.flatMap((group) => group.cartInfoList).toSorted((one, other) => one.id - other.id);
          const address = await shop.addresses.save(someAddress);
          const { preOrderNo } = await shop.preorders.create({
            preOrderType: 'shoppingCart',
            orderDetails: lines.map(({ id }) => ({ shoppingCartId: id })),
          });
          return { shop, order: { preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc' } as const };
        });
        await Promise.allSettled(checkouts.map(({ shop, order }) => shop.orders.create(order)));
        const left = [];
        for (const { attrId } of skus) left.push(await stockOf(database, attrId));
        return { left, circles: (await deadlocksIn(database)) - before };
      }),
    );
  };

  test(
    'never wait for each other in a circle',
    async () => {
      expect(await outcomesOf(() => orderAll(() => ({}), 20))).toEqual([{ left: [984, 984], circles: 0 }]);
    },
    ROUNDS_MS,
  );

  test('stock that is not taken in one order is caught', async () => {
    let orders = 0;
    const { circles } = await orderAll(
      ([first = 0, last = 0]) => ({
        takeStock: async (tx, skuId, quantity, now) => {
          if (skuId === Math.min(first, last) && orders++ % 2) {
            await tx
              .updateTable('skus')
              .set((row) => ({ stock: row.ref('stock') }))
              .where('id', '=', Math.max(first, last))
              .execute();
          }
          await turn();
          return criticalSteps.takeStock(tx, skuId, quantity, now);
        },
      }),
      21,
    );
    expect(circles).toBeGreaterThan(0);
  });
});

describe('one key, many times at once', () => {
  const sendAll = (steps: Partial<CriticalSteps>) =>
    race(steps, async (testShop) => {
      const { shop } = await testShop.newShopper();
      const answers = await times(DUPLICATES, () =>
        shop.addresses.save(someAddress, { idempotencyKey: 'many-at-once' }).then(
          ({ id }) => id,
          () => 0,
        ),
      );
      return { answers: new Set(answers).size, addresses: (await shop.addresses.list()).total };
    });

  test(
    'is one address, and everyone is told of it',
    async () => {
      expect(await outcomesOf(() => sendAll({}))).toEqual([{ answers: 1, addresses: 1 }]);
    },
    ROUNDS_MS,
  );

  test('a key that is only looked up is caught', async () => {
    const careless: CriticalSteps['noteKey'] = async (tx, request) => {
      const known = await tx
        .selectFrom('idempotency_keys')
        .select('key')
        .where('principal', '=', request.principal)
        .where('key', '=', request.key)
        .executeTakeFirst();
      await turn();
      return known === undefined;
    };
    expect((await sendAll({ noteKey: careless })).addresses).toBeGreaterThan(1);
  });
});

describe('one checkout in many tabs', () => {
  const orderAll = (steps: Partial<CriticalSteps>, skip: number) =>
    race(steps, async (testShop) => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database, 20, skip);
      const before = await stockOf(database, sku.attrId);
      const order = await openBuyNow(shop, sku);
      const answers = await times(DUPLICATES, () =>
        shop.orders.create(order).then(
          ({ orderNo }) => orderNo,
          () => 'fault',
        ),
      );
      return { answers: new Set(answers).size, taken: before - (await stockOf(database, sku.attrId)) };
    });

  test(
    'becomes one order, and every tab is told its number',
    async () => {
      expect(await outcomesOf(() => orderAll({}, 60))).toEqual([{ answers: 1, taken: 1 }]);
    },
    ROUNDS_MS,
  );

  test('a checkout that is not used up is caught', async () => {
    expect(await orderAll({ consumePreOrder: async () => true }, 61)).not.toEqual({ answers: 1, taken: 1 });
  });
});

describe('cancelling eight times at once', () => {
  const cancelAll = (steps: Partial<CriticalSteps>, skip: number) =>
    race(steps, async (testShop) => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database, 20, skip);
      const before = await stockOf(database, sku.attrId);
      const orderNo = await placeBuyNow(shop, sku, 3);
      await times(DUPLICATES, () => shop.orders.cancel(orderNo));
      return (await stockOf(database, sku.attrId)) - before;
    });

  test(
    'gives the stock back once',
    async () => {
      expect(await outcomesOf(() => cancelAll({}, 70))).toEqual([0]);
    },
    ROUNDS_MS,
  );

  test('a mark without its condition is caught', async () => {
    const careless: CriticalSteps['markCancelled'] = async (tx, orderId, now) => {
      await tx.updateTable('orders').set({ is_cancelled: true, cancelled_at: now }).where('id', '=', orderId).execute();
      return true;
    };
    expect(await cancelAll({ markCancelled: careless }, 71)).toBeGreaterThan(0);
  });
});

describe('paying against cancelling', () => {
  const runRounds = (steps: Partial<CriticalSteps>, rounds = 8) =>
    race(steps, async (testShop) => {
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
        const mails = await database.db.selectFrom('outbox_mails').select('subject').execute();
        figures.confirmations += mails.filter(({ subject }) => subject.includes(orderNo)).length;
      }
      return { ...figures, taken: 1000 - (await stockOf(database, sku.attrId)) };
    });

  test(
    'ends in one of the two, never in both, and is told once',
    async () => {
      const { paid, ...figures } = await runRounds({}, Math.max(8, ROUNDS));
      expect(figures).toEqual({ undecided: 0, faults: 0, taken: paid, confirmations: paid });
    },
    ROUNDS_MS,
  );

  test('marks without their conditions are caught', async () => {
    const markPaid: CriticalSteps['markPaid'] = async (tx, orderId, now) => {
      await tx.updateTable('orders').set({ paid: true, paid_at: now }).where('id', '=', orderId).execute();
      return true;
    };
    // Either guard alone is enough, so the careless shop has neither.
    const endPayment: CriticalSteps['endPayment'] = async () => true;
    const { faults, confirmations, paid } = await runRounds({ markPaid, endPayment });
    expect(faults + confirmations).toBeGreaterThan(paid);
  });
});

describe('merging one guest cart many times at once', () => {
  const mergeAll = (steps: Partial<CriticalSteps>, skip: number) =>
    race(steps, async (testShop) => {
      const { shop } = await testShop.newShopper();
      const uuid = newUuid();
      const sku = await someSku(database, 20, skip);
      await setStock(database, sku.attrId, 100);
      const line = { productId: sku.productId, productAttrUnique: sku.attrId, storeId: 1 };
      await testShop.guest().cart.save([{ ...line, cartNum: 4, uuid }]);
      await shop.cart.save([{ ...line, cartNum: 1 }]);
      await times(DUPLICATES, () => shop.cart.merge({ uuid, storeId: 1 }));
      return (await shop.cart.count({ numType: true, type: 'sum', storeId: 1 })).count;
    });

  test(
    'adds its pieces once',
    async () => {
      expect(await outcomesOf(() => mergeAll({}, 90))).toEqual([5]);
    },
    ROUNDS_MS,
  );

  test('a cart that is not taken away is caught', async () => {
    const careless: CriticalSteps['consumeGuestCart'] = async () => true;
    expect(await mergeAll({ consumeGuestCart: careless }, 91)).toBeGreaterThan(5);
  });
});

test('the statements under test are the ones the shop runs', () => {
  expect(Object.keys(criticalSteps).toSorted()).toEqual([
    'claimReview',
    'consumeCode',
    'consumeGuestCart',
    'consumePreOrder',
    'countReview',
    'decideApplication',
    'endPayment',
    'handOutCoupon',
    'markCancelled',
    'markPaid',
    'moveOrder',
    'moveRefund',
    'noteKey',
    'openRefund',
    'spendCoupon',
    'spendPoints',
    'takeCoupon',
    'takeStock',
  ]);
});
