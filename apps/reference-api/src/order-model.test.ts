import {
  dueOrderEvent,
  isOrderActionAllowed,
  nextOrderState,
  nextState,
  type OrderEvent,
  orderState,
  REFUND_TRANSITIONS,
  type RefundEvent,
  refundState,
} from '@promenade/storefront-hooks/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { openTestDatabase } from './testing/databases.ts';
import {
  createPusher,
  LASTING,
  PUSHES,
  type Push,
  type SeenOrder,
  seeOrder,
  TIMES,
  type Time,
  type WalkedOrder,
} from './testing/order-walk.ts';
import { type Faults, type Statements, withFaults } from './testing/planted-faults.ts';
import { type Model, walkLives } from './testing/random-walk.ts';
import { deepTest } from './testing/runs.ts';
import { placeBuyNow } from './testing/shopping.ts';
import { createTestShop, setStock, someSku, stockOf } from './testing/test-shop.ts';

/*
 * Orders and refunds, pushed about at random by shopper, merchant, courier and time. Each push must do exactly what the
 * tables of the rules say, and leave money and stock in order.
 */

const [LIVES, SIDE_BY_SIDE] = process.env.PM_DEEP ? [6_000, 16] : [8, 4];
/** The broken shop is caught much earlier; the search ends then. */
const LIVES_OF_BROKEN_SHOP = 400;
const HOUR_MS = 60 * 60 * 1000;
const PIECES = 2;
const STOCK = 1_000_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());

const lastRefund = ({ refunds }: SeenOrder) => refundState(refunds.at(-1)?.status);
const stateOf = ({ isHidden, facts }: SeenOrder) => (isHidden ? 'hidden' : orderState(facts));

type Application = Extract<Push, `apply${string}`>;
type Decision = Exclude<RefundEvent, 'apply' | 'fail-payout'>;
const isApplication = (push: Push): push is Application => push.startsWith('apply');
const isDecision = (push: Push): push is Decision =>
  ['withdraw', 'ask-for-goods', 'send-back', 'accept', 'refuse', 'pay-back'].includes(push);

/** The order's event for an action, or for the elapsed time. */
function eventOf({ facts }: SeenOrder, push: Push, now: number): OrderEvent | undefined {
  if (isApplication(push) || isDecision(push)) return undefined;
  if (push === 'wait two hours' || push === 'wait a week') return dueOrderEvent(facts, now);
  return push;
}

/** Whether the tables allow a push. Cancelling again is no error. */
function isAllowed(seen: SeenOrder, push: Push): boolean {
  if (push.startsWith('wait') || (push === 'cancel' && seen.facts.isCancel)) return true;
  if (isApplication(push)) return isOrderActionAllowed(seen.facts, 'apply-refund');
  if (push === 'ask-for-goods' && !seen.isSent) return false;
  if (isDecision(push)) return nextState(REFUND_TRANSITIONS, lastRefund(seen), push) !== undefined;
  return !seen.isHidden && nextOrderState(seen.facts, push as OrderEvent) !== undefined;
}

/** Expected state by the tables. */
function expected(seen: SeenOrder, push: Push, now: number) {
  const event = eventOf(seen, push, now);
  const moved = seen.isHidden || !event ? undefined : nextOrderState(seen.facts, event);
  const isOpened = isApplication(push) && isAllowed(seen, push);
  // The sandbox pays accepted refunds at once.
  const decision = isDecision(push) && isAllowed(seen, push) ? (push === 'accept' ? 'pay-back' : push) : undefined;
  const decided = decision && nextState(REFUND_TRANSITIONS, lastRefund(seen), decision);
  return {
    state: moved ?? stateOf(seen),
    refunds: seen.refunds.length + (isOpened ? 1 : 0),
    refund: isOpened ? 'under-review' : (decided ?? lastRefund(seen)),
  };
}

/** Money and stock add up. `backForSale` units were refunded before they were sent. */
function checkSums({ facts, payCents, refundedPieces, refunds }: SeenOrder, backForSale: number, stock: number): void {
  const paidBack = refunds.filter(({ status }) => status === 3).reduce((sum, { cents }) => sum + cents, 0);
  expect(paidBack).toBeLessThanOrEqual(payCents);
  expect(paidBack === payCents).toBe(refundedPieces === PIECES);
  expect(refunds.filter(({ status }) => [0, 2, 4, 5].includes(status)).length).toBeLessThanOrEqual(1);
  expect(STOCK - stock).toBe(facts.isCancel ? 0 : PIECES - backForSale);
}

/** Runs random sequences; with broken statements if they are given. */
async function walk(faults: Faults, lives = LIVES) {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const testShop = await createTestShop(database, { now });
  const push = createPusher(testShop);
  const skus = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, place) => someSku(database, 20, place)));
  const alive: WalkedOrder[] = [];
  /** Units that were refunded before they were sent. */
  const backForSale = new Map<WalkedOrder, number>();

  const model: Model<WalkedOrder, SeenOrder, Push> = {
    pushes: PUSHES,
    times: TIMES,
    begin: async (place) => {
      const sku = skus[place] as (typeof skus)[0];
      await setStock(database, sku.attrId, STOCK);
      const { id: userId, shop } = await testShop.newShopper();
      const orderNo = await placeBuyNow(shop, sku, PIECES);
      const partNo = (await shop.orders.masterDetail(orderNo)).orderList[0]?.orderNo ?? '';
      const order = { userId, shop, orderNo, partNo, attrId: sku.attrId };
      alive[place] = order;
      return order;
    },
    look: ({ partNo }) => seeOrder(database, partNo),
    isAllowed,
    push: (order, one, { refunds }) => push(order, one, refunds.at(-1)?.no ?? 'RE0000000000000000'),
    pass: async (time) => {
      ahead += LASTING[time as Time];
      await testShop.app.jobs.runDue();
      for (const order of alive) order.shop = await testShop.shopper(order.userId);
    },
    expected: (seen, one) => expected(seen, one, now()),
    observed: (seen) => ({ state: stateOf(seen), refunds: seen.refunds.length, refund: lastRefund(seen) }),
    check: async (order, before, seen) => {
      if (!before.isSent) backForSale.set(order, seen.refundedPieces);
      checkSums(seen, backForSale.get(order) ?? 0, await stockOf(database, order.attrId));
    },
    // Left unpaid, it would expire in the life of another and give its stock back there.
    end: async (order) => void (await push(order, 'cancel', '')),
  };
  const outcome = await withFaults(faults, () => walkLives(model, { lives, sideBySide: SIDE_BY_SIDE }));
  await testShop.close();
  return outcome;
}

test(
  'random transitions of orders and refunds follow the transition tables, with money and stock in order',
  async () => {
    const { failed, errorInstance } = await walk({});
    if (failed) throw errorInstance;
  },
  process.env.PM_DEEP ? 4 * HOUR_MS : undefined,
);

deepTest('an order that changes state without a check of its state is caught', async () => {
  const status = { ship: 1, deliver: 2, 'confirm-receipt': 3, 'auto-complete': 3, delete: 3 } as const;
  const broken: Statements['moveOrder'] = async (tx, id, event) => {
    await tx.updateTable('merchant_orders').set({ status: status[event] }).where('id', '=', id).execute();
    return true;
  };
  expect((await walk({ moveOrder: broken }, LIVES_OF_BROKEN_SHOP)).errorInstance).toMatchObject({
    name: 'AssertionError',
  });
});
