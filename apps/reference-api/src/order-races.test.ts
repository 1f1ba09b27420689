import { UNPAID_ORDER_LIFE_MS } from '@promenade/storefront-hooks/domain';
import { isStorefrontError } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { openTestDatabase } from './testing/databases.ts';
import { type Faults, type Statements, statements, withFaults } from './testing/planted-faults.ts';
import { DUPLICATES, outcomesOf, ROUNDS, ROUNDS_MS, raceIn, times, turn } from './testing/racing.ts';
import { deepTest } from './testing/runs.ts';
import { buyPaid, openPayment, placeBuyNow } from './testing/shopping.ts';
import { createTestShop, setStock, someAddress, someSku, stockOf, type TestShop } from './testing/test-shop.ts';

/*
 * Concurrent actions of shopper, merchant and jobs, on PostgreSQL. Each race also runs with a broken variant of the
 * statement that it depends on, and must fail with it, to show that the race detects the error.
 */
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());

/** Runs a race in its own shop. */
const race = <Result>(faults: Faults, run: (shop: TestShop) => Promise<Result>) => raceIn(database, faults, run);

const express = { company: 'Parcel Example', number: 'PX1' };

describe('requesting a refund many times concurrently', () => {
  const applyAll = async (testShop: TestShop) => {
    const { shop } = await testShop.newShopper();
    const { partNo } = await buyPaid(testShop, shop, await someSku(database), 2);
    const counts = { refunds: 0, refused: 0, broken: 0 };
    await times(DUPLICATES, () =>
      shop.refunds.apply({ orderNo: partNo, text: 'Torn' }).catch((error: unknown) => {
        counts[isStorefrontError(error, 'invalid') ? 'refused' : 'broken'] += 1;
      }),
    );
    return { ...counts, refunds: (await shop.refunds.list()).total };
  };

  test(
    'opens one refund',
    async () => {
      const outcomes = await race({}, (shop) => outcomesOf(() => applyAll(shop)));
      expect(outcomes).toEqual([{ refunds: 1, refused: DUPLICATES - 1, broken: 0 }]);
    },
    ROUNDS_MS,
  );

  deepTest('an unguarded status check before the write is caught', async () => {
    const faulty: Statements['openRefund'] = async (tx, id, now) => {
      const part = tx.selectFrom('merchant_orders').select('refund_status').where('id', '=', id);
      if ((await part.executeTakeFirstOrThrow()).refund_status !== 0) return false;
      await turn();
      await tx.updateTable('merchant_orders').set({ refund_status: 1, updated_at: now }).where('id', '=', id).execute();
      return true;
    };
    expect((await race({ openRefund: faulty }, applyAll)).broken).toBeGreaterThan(0);
  });
});

describe('accepting, refusing and withdrawing a refund concurrently, repeatedly', () => {
  let round = 0;
  const decideAll = async (testShop: TestShop) => {
    const { shop } = await testShop.newShopper();
    const sku = await someSku(database, 20, 5);
    const { partNo } = await buyPaid(testShop, shop, sku, 6);
    const [line] = (await shop.orders.detail(partNo)).orderInfoList;
    await shop.refunds.apply({ orderNo: partNo, text: 'Torn', lines: [{ orderInfoId: line?.id ?? 0, quantity: 1 }] });
    const refundNo = (await shop.refunds.list()).list[0]?.refundOrderNo ?? '';
    const before = await stockOf(database, sku.attrId);
    const withdraw = () =>
      shop.refunds.withdraw(refundNo).then(
        () => ({ status: 200 }),
        (error: unknown) => ({ status: isStorefrontError(error, 'invalid') ? 400 : 500 }),
      );
    // Each starts first in some round.
    round += 1;
    const answers = await times(DUPLICATES, (place): Promise<{ status: number }> => {
      if ((place + round) % 3 === 0) return withdraw();
      if ((place + round) % 3 === 1) return testShop.operate('refund accept', { refundNo });
      return testShop.operate('refund refuse', { refundNo, reason: 'No' });
    });
    const [refunded] = (await shop.orders.detail(partNo)).orderInfoList;
    return {
      decided: answers.filter(({ status }) => status === 200).length,
      broken: answers.filter(({ status }) => status >= 500).length,
      strayPieces: (await stockOf(database, sku.attrId)) - before - (refunded?.refundNum ?? 0),
    };
  };

  test(
    'decides it once',
    async () => {
      const outcomes = await race({}, (shop) => outcomesOf(() => decideAll(shop)));
      expect(outcomes).toEqual([{ decided: 1, broken: 0, strayPieces: 0 }]);
    },
    ROUNDS_MS,
  );

  deepTest('a decision without its condition is caught', async () => {
    expect((await race({ moveRefund: async () => true }, decideAll)).decided).toBeGreaterThan(1);
  });
});

describe('withdrawing from a purchase while its refund is decided', () => {
  let round = 0;
  const withdrawAndDecide = async (testShop: TestShop) => {
    const { shop } = await testShop.newShopper();
    const sku = await someSku(database, 20, 6);
    const { partNo: orderNo } = await buyPaid(testShop, shop, sku, 6);
    const [line] = (await shop.orders.detail(orderNo)).orderInfoList;
    const pieces = (quantity: number) => [{ orderInfoId: line?.id ?? 0, quantity }];
    await shop.refunds.apply({ orderNo, text: 'Torn', lines: pieces(1) });
    const refundNo = (await shop.refunds.list()).list[0]?.refundOrderNo ?? '';
    // Each starts first in some round.
    round += 1;
    let broken = 0;
    await times(DUPLICATES, async (place) => {
      const operate = async (command: string, input: Record<string, string>) => {
        if ((await testShop.operate(command, { refundNo, ...input })).status >= 500) broken += 1;
      };
      if ((place + round) % 3 === 0) return operate('refund accept', {});
      if ((place + round) % 3 === 1) return operate('refund refuse', { reason: 'No' });
      await shop.orders.withdraw({ orderNo, lines: pieces(2) }).catch((error: unknown) => {
        if (!isStorefrontError(error, 'invalid')) broken += 1;
      });
    });
    const { list } = await shop.refunds.list();
    const [bought] = (await shop.orders.detail(orderNo)).orderInfoList;
    const paidBack = list.filter(({ refundStatus }) => refundStatus === 3);
    const sum = (of: (refund: (typeof list)[number]) => number) =>
      paidBack.reduce((total, each) => total + of(each), 0);
    return {
      broken,
      refused: list.filter(({ refundStatus, isWithdrawal }) => refundStatus === 1 && isWithdrawal).length,
      strayPieces: sum(({ totalNum }) => totalNum) - (bought?.refundNum ?? 0),
      strayCents: sum(({ refundPrice }) => refundPrice) - sum(({ totalNum }) => totalNum) * (bought?.price ?? 0),
    };
  };

  test(
    'is never refused, and pays back the declared units',
    async () => {
      const outcomes = await race({}, (shop) => outcomesOf(() => withdrawAndDecide(shop), Math.max(ROUNDS, 3)));
      expect(outcomes).toEqual([{ broken: 0, refused: 0, strayPieces: 0, strayCents: 0 }]);
    },
    ROUNDS_MS,
  );

  deepTest('a refusal that does not look for it is caught', async () => {
    const faulty: Statements['moveRefund'] = async (tx, id, event, now) => {
      if (event !== 'refuse') return statements.moveRefund(tx, id, event, now);
      await tx.updateTable('refunds').set({ status: 1, updated_at: now }).where('id', '=', id).execute();
      return true;
    };
    const refused = await race({ moveRefund: faulty }, async (testShop) => {
      const { shop } = await testShop.newShopper();
      const { partNo: orderNo } = await buyPaid(testShop, shop, await someSku(database, 20, 6));
      const { refundOrderNo: refundNo } = await shop.orders.withdraw({ orderNo });
      return (await testShop.operate('refund refuse', { refundNo, reason: 'No' })).status;
    });
    expect(refused).toBe(200);
  });
});

describe('sending an order during a refund request', () => {
  let applying: Promise<unknown>;

  const runRounds = (faults: Faults, rounds = 8) =>
    raceIn(database, faults, async (testShop) => {
      const sku = await someSku(database, 20, 10);
      await setStock(database, sku.attrId, 1000);
      let both = 0;
      for (let round = 0; round < rounds; round++) {
        const { shop } = await testShop.newShopper();
        const { partNo } = await buyPaid(testShop, shop, sku);
        const ship = () => testShop.operate('ship', { orderNo: partNo, ...express });
        const apply = () => {
          applying = shop.refunds.apply({ orderNo: partNo, text: 'Torn' }).catch(() => undefined);
          return applying;
        };
        await Promise.all(round % 2 ? [ship(), apply()] : [apply(), ship()]);
        const { status, refundStatus } = await shop.orders.detail(partNo);
        if (status === 1 && refundStatus === 1) both += 1;
      }
      return both;
    });

  test(
    'does one of the two',
    async () => {
      expect(await runRounds({}, Math.max(8, ROUNDS))).toBe(0);
    },
    ROUNDS_MS,
  );

  deepTest('an order that is moved whatever its refund is caught', async () => {
    const faulty: Statements['moveOrder'] = async (tx, id, _event, now) => {
      await applying;
      await tx.updateTable('merchant_orders').set({ status: 1, shipped_at: now }).where('id', '=', id).execute();
      return true;
    };
    expect(await runRounds({ moveOrder: faulty })).toBeGreaterThan(0);
  });
});

describe('four replicas that cancel unpaid orders while they are paid', () => {
  async function cancelAll(rounds: number) {
    let ahead = 0;
    const now = () => Date.now() + ahead;
    const replicas = await times(4, () => createTestShop(database, { now }));
    const [testShop] = replicas as [TestShop];
    const sku = await someSku(database, 20, 15);
    const buyers = await times(8, () => testShop.newShopper());
    const addresses = await Promise.all(buyers.map(({ shop }) => shop.addresses.save(someAddress)));

    const outcomes = await outcomesOf(async () => {
      await setStock(database, sku.attrId, 1000);
      ahead = 0;
      const orders = await times(8, async (place) => {
        const { id } = buyers[place] as (typeof buyers)[0];
        // The token of the round before is over by the jobs' clock.
        const shop = await testShop.shopper(id);
        const orderNo = await placeBuyNow(shop, sku, 1, addresses[place]);
        return { id, orderNo, approve: await openPayment(testShop, shop, orderNo) };
      });
      ahead = UNPAID_ORDER_LIFE_MS;
      // The first is left unpaid, so that one order is cancelled in every interleaving.
      const approvals = orders.slice(1).map(({ approve }) => approve());
      await Promise.all([...replicas.map(({ app }) => app.jobs.runDue()), ...approvals]);
      let [paid, undecided] = [0, 0];
      for (const { id, orderNo } of orders) {
        const order = await (await testShop.shopper(id)).orders.masterDetail(orderNo);
        if (order.paid) paid += 1;
        if (order.paid === order.isCancel) undecided += 1;
      }
      return { undecided, lost: 1000 - (await stockOf(database, sku.attrId)) - paid };
    }, rounds);
    for (const { close } of replicas) await close();
    return outcomes;
  }

  test(
    'end in one of the two, with the stock that goes with it',
    async () => {
      expect(await cancelAll(ROUNDS)).toEqual([{ undecided: 0, lost: 0 }]);
    },
    ROUNDS_MS,
  );

  deepTest('a cancellation without its condition is caught', async () => {
    const markCancelled: Statements['markCancelled'] = async (tx, id, now) => {
      await tx.updateTable('merchant_orders').set({ updated_at: now }).where('order_id', '=', id).execute();
      return true;
    };
    expect(await withFaults({ markCancelled }, () => cancelAll(1))).not.toEqual([{ undecided: 0, lost: 0 }]);
  });
});
