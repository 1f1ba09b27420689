import { isStorefrontError, type Storefront } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { OPEN_ORDER_LIMITS } from './domain/open-orders.ts';
import { heldByNetwork, openOrdersOf } from './repositories/open-orders.ts';
import { openTestDatabase } from './testing/databases.ts';
import { someCoupon } from './testing/deductions.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import { newVisitor, provenVisitor } from './testing/identities.ts';
import type { Faults, Statements } from './testing/planted-faults.ts';
import { DUPLICATES, meeting, outcomesOf, ROUNDS, ROUNDS_MS, raceIn, times } from './testing/racing.ts';
import { deepTest } from './testing/runs.ts';
import { openBuyNow } from './testing/shopping.ts';
import { newUuid, setStock, someAddress, someSku, type TestShop } from './testing/test-shop.ts';

/*
 * Identities that act many times at once, on PostgreSQL. Each test also runs against a broken variant of the
 * statement it depends on and must detect it.
 */
let database: Database;
let skus: Awaited<ReturnType<typeof someSku>>[];

beforeAll(async () => {
  database = await openTestDatabase('postgres');
  skus = await times(DUPLICATES, (place) => someSku(database, 20, place));
  for (const { attrId } of skus) await setStock(database, attrId, 1_000_000);
});
afterAll(() => database?.close());

/** Runs a race in its own shop, with production limits. */
const race = <Result>(faults: Faults, run: (shop: TestShop) => Promise<Result>) =>
  raceIn(database, faults, run, OPEN_ORDER_LIMITS);

/** Network limits would otherwise stop long races. */
const forgetNetworks = () => forgetLimits(database);

/** How calls ended: done, refused with a sentence for the shopper, or broken. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const counts = { done: 0, refused: 0, broken: 0 };
  for (const { status, ...rest } of await Promise.allSettled(calls)) {
    const { reason } = rest as PromiseRejectedResult;
    const isRefused = isStorefrontError(reason, 'invalid') || isStorefrontError(reason, 'forbidden');
    counts[status === 'fulfilled' ? 'done' : isRefused ? 'refused' : 'broken'] += 1;
  }
  return counts;
}

/** Checkouts, each for another variant, so that none waits for the stock of another. */
async function openCheckouts(shop: Storefront) {
  const address = await shop.addresses.save(someAddress);
  return Promise.all(skus.map((sku) => openBuyNow(shop, sku, 1, address)));
}

describe.each([
  { who: 'a visitor who has proven nothing', enter: newVisitorOf, most: OPEN_ORDER_LIMITS.unproven.orders },
  { who: 'a mailbox with two identities', enter: twoOfOneMailbox, most: OPEN_ORDER_LIMITS.proven.orders },
])('$who, ordering many times at once', ({ enter, most }) => {
  const orderAll = async (testShop: TestShop) => {
    await forgetNetworks();
    const [one, other] = await enter(testShop);
    const orders = [await openCheckouts(one), one === other ? [] : await openCheckouts(other)];
    const calls = [one, other].flatMap((shop, place) =>
      (orders[place] ?? []).map((order) => shop.orders.create(order)),
    );
    return { ...(await outcomes(calls)), asked: calls.length };
  };

  test(
    'holds no more than the shop bears',
    async () => {
      const [{ asked = 0, ...counts } = {}, ...others] = await race({}, (shop) => outcomesOf(() => orderAll(shop)));
      expect(others).toEqual([]);
      expect(counts).toEqual({ done: most, refused: asked - most, broken: 0 });
    },
    ROUNDS_MS,
  );

  deepTest('a count without a row lock is caught', async () => {
    // Those who have come to their end wait for one more, so that all look before any of them is seen.
    let come = 0;
    const { promise: all, resolve } = Promise.withResolvers<void>();
    const broken: Statements['holdOpenOrders'] = async (tx, shopper) => {
      const open = await openOrdersOf(tx, shopper);
      come += 1;
      if (come > most) resolve();
      await all;
      return open;
    };
    expect((await race({ holdOpenOrders: broken }, orderAll)).done).toBeGreaterThan(most);
  });
});

describe('many visitors of one network that order one variant at once', () => {
  const { piecesOfVariant } = OPEN_ORDER_LIMITS.unprovenPerNetwork;
  const QUANTITY = 3;
  const orderAll = async (testShop: TestShop) => {
    const [sku] = skus;
    if (!sku) throw new Error('no variant');
    await database.db.updateTable('orders').set({ is_cancelled: true }).where('paid', '=', false).execute();
    const orders: (() => Promise<unknown>)[] = [];
    for (let place = 0; place < DUPLICATES; place++) {
      await forgetNetworks();
      const { shop } = await newVisitor(testShop, `${newUuid()}@stranger.test`);
      const order = await openBuyNow(shop, sku, QUANTITY);
      orders.push(() => shop.orders.create(order));
    }
    return outcomes(orders.map((order) => order()));
  };
  const most = Math.floor(piecesOfVariant / QUANTITY);

  test(
    'hold no more than their network may',
    async () => {
      const [counts, ...others] = await race({}, (shop) => outcomesOf(() => orderAll(shop)));
      expect(others).toEqual([]);
      expect(counts).toEqual({ done: most, refused: DUPLICATES - most, broken: 0 });
    },
    ROUNDS_MS,
  );

  deepTest('a count of the network without a lock is caught', async () => {
    const met = meeting();
    const broken: Statements['holdNetworkOrders'] = async (tx, origin) => {
      const held = await heldByNetwork(tx, origin);
      await met();
      return held;
    };
    expect((await race({ holdNetworkOrders: broken }, orderAll)).done).toBeGreaterThan(most);
  });
});

async function newVisitorOf(testShop: TestShop): Promise<[Storefront, Storefront]> {
  const { shop } = await newVisitor(testShop, `${newUuid()}@stranger.test`);
  return [shop, shop];
}

async function twoOfOneMailbox(testShop: TestShop): Promise<[Storefront, Storefront]> {
  const box = newUuid();
  const one = await provenVisitor(database, testShop, `${box}@stranger.test`);
  const other = await provenVisitor(database, testShop, `${box}+other@stranger.test`);
  return [one.shop, other.shop];
}

describe('many identities of one mailbox that receive a coupon concurrently', () => {
  const receiveAll = async (testShop: TestShop, rounds: number) => {
    const box = newUuid();
    const shops: Storefront[] = [];
    for (let place = 0; place < DUPLICATES; place++) {
      await forgetNetworks();
      shops.push((await provenVisitor(database, testShop, `${box}+${place}@stranger.test`)).shop);
    }
    return outcomesOf(async () => {
      const couponId = await someCoupon(database, { left_count: DUPLICATES });
      return outcomes(shops.map((shop) => shop.coupons.claim(couponId)));
    }, rounds);
  };

  test(
    'have one together',
    async () => {
      const outcomes = await race({}, (shop) => receiveAll(shop, ROUNDS));
      expect(outcomes).toEqual([{ done: 1, refused: DUPLICATES - 1, broken: 0 }]);
    },
    ROUNDS_MS,
  );

  deepTest('looking whether the mailbox has one is caught', async () => {
    const met = meeting();
    const broken: Statements['handOutCoupon'] = async (tx, { mailbox = null, ...row }) => {
      const held = tx.selectFrom('user_coupons').select('id').where('coupon_id', '=', row.coupon_id);
      if (await held.where('mailbox', '=', mailbox).executeTakeFirst()) return false;
      await met();
      await tx.insertInto('user_coupons').values(row).execute();
      return true;
    };
    const [outcome] = await race({ handOutCoupon: broken }, (shop) => receiveAll(shop, 1));
    expect(outcome?.done).toBeGreaterThan(1);
  });
});
