import {
  nextState,
  UNPAID_ORDER_LIFE_MS,
  USER_COUPON_STATUS,
  USER_COUPON_TRANSITIONS,
  type UserCouponEvent,
  type UserCouponState,
} from '@promenade/storefront-hooks/domain';
import type { Storefront } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { openTestDatabase } from './testing/databases.ts';
import { someCode, someCoupon } from './testing/deductions.ts';
import { hasSucceeded } from './testing/order-walk.ts';
import { type Faults, withFaults } from './testing/planted-faults.ts';
import { type Model, walkLives } from './testing/random-walk.ts';
import { deepTest } from './testing/runs.ts';
import { openBuyNow, payFor } from './testing/shopping.ts';
import { createTestShop, setStock, someAddress, someSku } from './testing/test-shop.ts';

/*
 * Random sequences of receiving, using and returning coupons while they expire. Each action must do exactly as the table of
 * the rules defines, to the coupon and to the order that it reduces.
 */

const [LIVES, SIDE_BY_SIDE] = process.env.PM_DEEP ? [2_000, 16] : [8, 4];
/** The broken shop is caught much earlier; the search ends then. */
const LIVES_OF_BROKEN_SHOP = 400;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long a coupon is good from its receipt. */
const GOOD_FOR_DAYS = 7;
const UNKNOWN_ID = 2_000_000_000;

type Push = 'receive' | 'order' | 'pay' | 'cancel' | 'refund' | 'wait two hours' | 'wait four days';
const LASTING = { 'wait two hours': UNPAID_ORDER_LIFE_MS, 'wait four days': 4 * DAY_MS } as const;
type OrderState = 'none' | 'unpaid' | 'paid' | 'cancelled' | 'refunded';

interface Holder {
  userId: number;
  shop: Storefront;
  address: { id: number };
  /** A coupon that is offered, or claimed by its code. */
  couponId: number;
  code: string | undefined;
  /** The last order that the coupon reduced. */
  orderNo: string;
}

interface Seen {
  /** A code that is typed again gives the same coupon again. */
  isCoded: boolean;
  coupon: UserCouponState | 'new';
  order: OrderState;
  /** The shopper's own coupon, and when it ends. */
  heldId: number;
  endsAt: number;
}

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());

async function couponOfCode(code: string): Promise<number> {
  const row = database.db.selectFrom('promotion_codes').select('coupon_id').where('code', '=', code);
  return (await row.executeTakeFirstOrThrow()).coupon_id;
}

async function orderStateOf(orderNo: string): Promise<OrderState> {
  const order = await database.db
    .selectFrom('orders')
    .leftJoin('merchant_orders', 'merchant_orders.order_id', 'orders.id')
    .leftJoin('refunds', (join) =>
      join.onRef('refunds.merchant_order_id', '=', 'merchant_orders.id').on('refunds.status', '=', 3),
    )
    .select(['orders.paid', 'orders.is_cancelled', 'refunds.id as refund'])
    .where('orders.order_no', '=', orderNo)
    .executeTakeFirst();
  if (!order) return 'none';
  if (order.is_cancelled) return 'cancelled';
  if (order.refund !== null) return 'refunded';
  return order.paid ? 'paid' : 'unpaid';
}

/** The event that an action causes, by the table's names. */
function eventOf({ order }: Seen, push: Push): UserCouponEvent | undefined {
  if (push === 'receive') return 'receive';
  if (push === 'order') return 'use';
  if (push === 'refund') return order === 'paid' ? 'give-back' : undefined;
  if (push === 'cancel' || push.startsWith('wait')) return order === 'unpaid' ? 'give-back' : undefined;
  return undefined;
}

const moved = (seen: Seen, push: Push) => {
  const event = eventOf(seen, push);
  return event && nextState(USER_COUPON_TRANSITIONS, seen.coupon, event);
};

function isAllowed(seen: Seen, push: Push): boolean {
  if (push === 'receive' && seen.isCoded && seen.coupon === 'unused') return true;
  if (push === 'receive' || push === 'order') return moved(seen, push) !== undefined;
  if (push === 'pay') return seen.order === 'unpaid';
  // Cancelling again is no error.
  if (push === 'cancel') return seen.order === 'unpaid' || seen.order === 'cancelled';
  return push === 'refund' && seen.order === 'paid';
}

function orderAfter(seen: Seen, push: Push): OrderState {
  if (push.startsWith('wait')) return seen.order === 'unpaid' ? 'cancelled' : seen.order;
  if (!isAllowed(seen, push)) return seen.order;
  const after = { order: 'unpaid', pay: 'paid', cancel: 'cancelled', refund: 'refunded' } as const;
  return push in after ? after[push as keyof typeof after] : seen.order;
}

async function walk(faults: Faults, lives = LIVES) {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const testShop = await createTestShop(database, { now });
  const sku = await someSku(database);
  await setStock(database, sku.attrId, 1_000_000);
  const alive: Holder[] = [];
  const aged = (coupon: UserCouponState | 'new', endsAt: number) =>
    coupon === 'unused' && endsAt <= now() ? 'expired' : coupon;

  async function order(holder: Holder, couponId: number): Promise<boolean> {
    const { shop, address } = holder;
    const checkout = await openBuyNow(shop, sku, 1, address);
    return hasSucceeded(
      shop.orders.create({ ...checkout, couponId }).then(({ orderNo }) => {
        holder.orderNo = orderNo;
      }),
    );
  }

  async function refund({ shop, orderNo }: Holder): Promise<void> {
    const part = (await shop.orders.masterDetail(orderNo)).orderList[0]?.orderNo ?? '';
    await shop.refunds.apply({ orderNo: part, text: 'Torn' });
    const refundNo = (await shop.refunds.list()).list[0]?.refundOrderNo ?? '';
    const { status, message } = await testShop.operate('refund accept', { refundNo });
    if (status !== 200) throw new Error(message);
  }

  const model: Model<Holder, Seen, Push> = {
    pushes: ['receive', 'order', 'pay', 'cancel', 'refund'],
    times: ['wait two hours', 'wait four days'],
    begin: async (place) => {
      const { id: userId, shop } = await testShop.newShopper();
      const offer = { days: GOOD_FOR_DAYS, money_cents: 100 };
      const code = place % 2 === 0 ? undefined : await someCode(database, {}, offer);
      const couponId = code === undefined ? await someCoupon(database, offer) : await couponOfCode(code);
      const orderNo = 'PT00000000000000';
      const holder = { userId, shop, address: await shop.addresses.save(someAddress), couponId, code, orderNo };
      alive[place] = holder;
      return holder;
    },
    look: async ({ userId, couponId, code, orderNo }) => {
      const held = await database.db
        .selectFrom('user_coupons')
        .select(['id', 'status', 'end_at'])
        .where('user_id', '=', userId)
        .where('coupon_id', '=', couponId)
        .executeTakeFirst();
      const endsAt = held?.end_at ?? Number.POSITIVE_INFINITY;
      const status = held?.status === USER_COUPON_STATUS.used ? 'used' : 'unused';
      const coupon = held ? aged(status, endsAt) : 'new';
      const order = await orderStateOf(orderNo);
      return { isCoded: code !== undefined, coupon, order, heldId: held?.id ?? UNKNOWN_ID, endsAt };
    },
    isAllowed,
    push: (holder, push, { heldId }) => {
      const { shop, couponId, code, orderNo } = holder;
      if (push === 'receive') return hasSucceeded(code ? shop.coupons.redeem({ code }) : shop.coupons.claim(couponId));
      if (push === 'order') return order(holder, heldId);
      if (push === 'pay') return hasSucceeded(payFor(testShop, shop, orderNo));
      if (push === 'cancel') return hasSucceeded(shop.orders.cancel(orderNo));
      return hasSucceeded(refund(holder));
    },
    pass: async (time) => {
      ahead += LASTING[time as keyof typeof LASTING];
      await testShop.app.jobs.runDue();
      for (const holder of alive) holder.shop = await testShop.shopper(holder.userId);
    },
    expected: (seen, push) => ({
      coupon: aged(moved(seen, push) ?? seen.coupon, seen.endsAt),
      order: orderAfter(seen, push),
    }),
    observed: ({ coupon, order }) => ({ coupon, order }),
  };
  const outcome = await withFaults(faults, () => walkLives(model, { lives, sideBySide: SIDE_BY_SIDE }));
  await testShop.close();
  return outcome;
}

test(
  'any sequence of actions on a coupon follows the table',
  async () => {
    const { failed, errorInstance } = await walk({});
    if (failed) throw errorInstance;
  },
  process.env.PM_DEEP ? HOUR_MS : undefined,
);

deepTest('using a coupon without marking it is caught', async () => {
  const outcome = await walk({ spendCoupon: async () => true }, LIVES_OF_BROKEN_SHOP);
  expect(outcome.errorInstance).toMatchObject({ name: 'AssertionError' });
});
