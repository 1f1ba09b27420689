import { pointsEarned } from '@promenade/storefront-hooks/domain';
import { isStorefrontError, type Storefront } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { insertPoints } from './repositories/points.ts';
import { openTestDatabase } from './testing/databases.ts';
import { giveCoupon, givePoints, someCode, someCoupon } from './testing/deductions.ts';
import { shopperAt } from './testing/elsewhere.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import type { Faults, Statements } from './testing/planted-faults.ts';
import { DUPLICATES, meeting, outcomesOf, ROUNDS, ROUNDS_MS, raceIn, times } from './testing/racing.ts';
import { deepTest } from './testing/runs.ts';
import { buyPaid, openBuyNow } from './testing/shopping.ts';
import { setStock, someAddress, someSku, type TestShop } from './testing/test-shop.ts';

/*
 * Concurrent requests for coupons and points, on PostgreSQL. Each race also runs with a broken variant of the statement that
 * it depends on, and must fail with it, to show that the race detects the error.
 */
let database: Database;
let skus: Awaited<ReturnType<typeof someSku>>[];

beforeAll(async () => {
  database = await openTestDatabase('postgres');
  skus = await times(DUPLICATES, (place) => someSku(database, 20, place));
  for (const { attrId } of skus) await setStock(database, attrId, 1_000_000);
});
afterAll(() => database?.close());

/** Runs a race in its own shop. */
const race = <Result>(faults: Faults, run: (shop: TestShop) => Promise<Result>) => raceIn(database, faults, run);

/** How calls ended: done, refused with a sentence for the shopper, or broken. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const counts = { done: 0, refused: 0, broken: 0 };
  for (const { status, ...rest } of await Promise.allSettled(calls)) {
    if (status === 'fulfilled') counts.done += 1;
    else if (isStorefrontError((rest as PromiseRejectedResult).reason, 'invalid')) counts.refused += 1;
    else counts.broken += 1;
  }
  return counts;
}

describe('the last coupon and 32 shoppers', () => {
  const receiveAll = async (testShop: TestShop, rounds: number) => {
    const shoppers = await times(32, () => testShop.newShopper());
    return outcomesOf(async () => {
      const couponId = await someCoupon(database, { left_count: 1 });
      return outcomes(shoppers.map(({ shop }) => shop.coupons.claim(couponId)));
    }, rounds);
  };

  test(
    'one shopper receives it, the others are refused',
    async () => {
      const outcomes = await race({}, (shop) => receiveAll(shop, ROUNDS));
      expect(outcomes).toEqual([{ done: 1, refused: 31, broken: 0 }]);
    },
    ROUNDS_MS,
  );

  deepTest('a count that is read first and written after is caught', async () => {
    const met = meeting();
    const broken: Statements['takeCoupon'] = async (tx, id) => {
      const coupon = tx.selectFrom('coupons').select('left_count').where('id', '=', id);
      const { left_count: left } = await coupon.executeTakeFirstOrThrow();
      if (!left) return false;
      await met();
      const rest = { left_count: left - 1 };
      await tx.updateTable('coupons').set(rest).where('id', '=', id).execute();
      return true;
    };
    const [outcome] = await race({ takeCoupon: broken }, (shop) => receiveAll(shop, 1));
    expect(outcome?.done).toBeGreaterThan(1);
  });
});

describe('one shopper who receives a coupon many times concurrently', () => {
  const receiveAgain = async (testShop: TestShop) => {
    const couponId = await someCoupon(database, { left_count: 50 });
    const { shop } = await testShop.newShopper();
    const counts = await outcomes(Array.from({ length: DUPLICATES }, () => shop.coupons.claim(couponId)));
    const coupon = database.db.selectFrom('coupons').select('left_count').where('id', '=', couponId);
    return { ...counts, left: (await coupon.executeTakeFirstOrThrow()).left_count };
  };

  test(
    'has it once, and one is taken',
    async () => {
      const once = { done: 1, refused: DUPLICATES - 1, broken: 0, left: 49 };
      expect(await race({}, (shop) => outcomesOf(() => receiveAgain(shop)))).toEqual([once]);
    },
    ROUNDS_MS,
  );

  deepTest('looking whether it was received before is caught', async () => {
    const met = meeting();
    const broken: Statements['handOutCoupon'] = async (tx, row) => {
      const held = tx.selectFrom('user_coupons').select('id').where('coupon_id', '=', row.coupon_id);
      if (await held.where('user_id', '=', row.user_id).executeTakeFirst()) return false;
      await met();
      await tx.insertInto('user_coupons').values(row).execute();
      return true;
    };
    expect((await race({ handOutCoupon: broken }, receiveAgain)).broken).toBeGreaterThan(0);
  });
});

describe('the last use of a promotion code and 32 shoppers', () => {
  const redeemAll = async (testShop: TestShop, rounds: number) => {
    // Codes of one network are looked for one after the other.
    const shoppers = await times(32, async (place) =>
      shopperAt(testShop, (await testShop.newShopper()).id, `198.51.100.${place}`),
    );
    return outcomesOf(async () => {
      // Each shopper may try fewer codes than there are rounds.
      await forgetLimits(database);
      const code = await someCode(database, { left_count: 1 });
      const counts = await outcomes(shoppers.map((shop) => shop.coupons.redeem({ code })));
      const row = database.db.selectFrom('promotion_codes').select(['left_count', 'claimed_count']);
      return { ...counts, ...(await row.where('code', '=', code).executeTakeFirstOrThrow()) };
    }, rounds);
  };

  test(
    'one shopper claims its coupon, the others are refused',
    async () => {
      const outcomes = await race({}, (shop) => redeemAll(shop, ROUNDS));
      expect(outcomes).toEqual([{ done: 1, refused: 31, broken: 0, left_count: 0, claimed_count: 1 }]);
    },
    ROUNDS_MS,
  );

  deepTest('a code that is read and not held is caught', async () => {
    const met = meeting();
    const broken: Statements['holdPromotionCode'] = async (tx, storeId, code) => {
      const known = tx.selectFrom('promotion_codes').selectAll().where('store_id', '=', storeId);
      const found = await known.where('code', '=', code).executeTakeFirst();
      await met();
      return found;
    };
    const [outcome] = await race({ holdPromotionCode: broken }, (shop) => redeemAll(shop, 1));
    expect(outcome?.done).toBeGreaterThan(1);
  });
});

describe('one shopper who redeems a code many times concurrently', () => {
  test(
    'has its coupon once, and the code is counted once',
    async () => {
      const redeemAgain = async (testShop: TestShop) => {
        const { shop } = await testShop.newShopper();
        const code = await someCode(database, { per_shopper: 3, left_count: 50 });
        const coupons = await times(DUPLICATES, () => shop.coupons.redeem({ code }));
        const row = database.db.selectFrom('promotion_codes').select('left_count').where('code', '=', code);
        return {
          coupons: new Set(coupons.map(({ id }) => id)).size,
          left: (await row.executeTakeFirstOrThrow()).left_count,
        };
      };
      expect(await race({}, (shop) => outcomesOf(() => redeemAgain(shop)))).toEqual([{ coupons: 1, left: 49 }]);
    },
    ROUNDS_MS,
  );
});

/** Checkouts of one shopper, each for another variant, so that none waits for the stock of another. */
async function openCheckouts(shop: Storefront) {
  const address = await shop.addresses.save(someAddress);
  return Promise.all(skus.map((sku) => openBuyNow(shop, sku, 1, address)));
}

describe('one coupon and many orders of its shopper', () => {
  const orderAll = async (testShop: TestShop) => {
    const { id, shop } = await testShop.newShopper();
    const couponId = await giveCoupon(database, id, { money_cents: 100 });
    const checkouts = await openCheckouts(shop);
    return outcomes(checkouts.map((order) => shop.orders.create({ ...order, couponId })));
  };

  test(
    'one of them is reduced, the others do not happen',
    async () => {
      const outcomes = await race({}, (shop) => outcomesOf(() => orderAll(shop)));
      expect(outcomes).toEqual([{ done: 1, refused: DUPLICATES - 1, broken: 0 }]);
    },
    ROUNDS_MS,
  );

  deepTest('a use without its condition is caught', async () => {
    const met = meeting();
    const broken: Statements['spendCoupon'] = async (tx, id, orderId, now) => {
      const used = { status: 1, used_at: now, order_id: orderId };
      await met();
      await tx.updateTable('user_coupons').set(used).where('id', '=', id).execute();
      return true;
    };
    expect((await race({ spendCoupon: broken }, orderAll)).done).toBeGreaterThan(1);
  });
});

describe('100 points and many orders of their shopper', () => {
  const orderAll = async (testShop: TestShop) => {
    const { id, shop } = await testShop.newShopper();
    await givePoints(database, id, 100);
    const checkouts = await openCheckouts(shop);
    const counts = await outcomes(checkouts.map((order) => shop.orders.create({ ...order, useIntegral: true })));
    return { ...counts, spent: (await shop.points.summary()).deductionIntegral };
  };

  test(
    'are spent once',
    async () => {
      const figures = await race({}, (shop) =>
        outcomesOf(async () => {
          const { spent, broken } = await orderAll(shop);
          return { spent, broken };
        }),
      );
      expect(figures).toEqual([{ spent: 100, broken: 0 }]);
    },
    ROUNDS_MS,
  );

  deepTest('a balance without a row lock is caught', async () => {
    const met = meeting();
    const broken: Statements['spendPoints'] = async (tx, { userId, orderId, points }, now) => {
      await met();
      const spending = { user_id: userId, order_id: orderId, points, type: 2, status: 3 };
      const rest = { merchant_order_id: null, thaw_at: null, created_at: now, updated_at: now };
      await insertPoints(tx, [{ ...spending, ...rest }]);
      return true;
    };
    expect((await race({ spendPoints: broken }, orderAll)).spent).toBeGreaterThan(100);
  });
});

describe('points that are spent while the order that earned them is refunded', () => {
  const EARNED = 40;

  /** An order that has earned points to spend, a refund of it that waits for its decision, and a checkout. */
  async function prepare(testShop: TestShop) {
    const { id, shop } = await testShop.newShopper();
    const [sku, other] = skus as [(typeof skus)[0], (typeof skus)[0]];
    const { partNo } = await buyPaid(testShop, shop, sku);
    const { payPrice } = await shop.orders.detail(partNo);
    expect(pointsEarned(payPrice)).toBeGreaterThanOrEqual(EARNED);
    await testShop.operate('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' });
    await shop.orders.confirmReceipt(partNo);
    await database.db.updateTable('points_records').set({ thaw_at: 1 }).where('user_id', '=', id).execute();
    await shop.refunds.apply({ orderNo: partNo, text: 'Torn' });
    const refundNo = (await shop.refunds.list()).list[0]?.refundOrderNo ?? '';
    const order = await openBuyNow(shop, other);
    const accept = () => testShop.operate('refund accept', { refundNo });
    const spend = () => shop.orders.create({ ...order, useIntegral: true }).catch(() => undefined);
    const look = async () => {
      const { sumIntegral, deductionIntegral } = await shop.points.summary();
      const { withheldPrice = 0 } = await shop.refunds.detail(refundNo);
      const debt = deductionIntegral - sumIntegral;
      return { debt: Math.max(0, debt), unpaid: sumIntegral - withheldPrice };
    };
    return { accept, spend, look };
  }

  test(
    'leave no debt, and none that were not paid for',
    async () => {
      const outcomes = await race({}, (testShop) =>
        outcomesOf(
          async () => {
            const { accept, spend, look } = await prepare(testShop);
            const answers = await Promise.all([spend(), accept()]);
            expect(answers[1].status).toBe(200);
            return look();
          },
          Math.max(8, ROUNDS),
        ),
      );
      expect(outcomes).toEqual([{ debt: 0, unpaid: 0 }]);
    },
    ROUNDS_MS,
  );

  deepTest('a balance without a row lock while it is lowered is caught', async () => {
    let spending: () => Promise<unknown> = async () => undefined;
    const broken: Statements['takeBackPoints'] = async (tx, { merchantOrderId }) => {
      await spending();
      await tx
        .updateTable('points_records')
        .set({ status: 4 })
        .where('merchant_order_id', '=', merchantOrderId)
        .execute();
      return 0;
    };
    const { debt } = await race({ takeBackPoints: broken }, async (testShop) => {
      const { accept, spend, look } = await prepare(testShop);
      spending = spend;
      await accept();
      return look();
    });
    expect(debt).toBeGreaterThan(0);
  });
});
