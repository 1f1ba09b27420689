import { POINTS_STATUS, POINTS_TYPE, pointsFor, USER_COUPON_STATUS } from '@promenade/storefront-hooks/domain';
import type { Storefront } from '@promenade/storefront-sdk';
import type { Database } from '../db/index.ts';
import { givePoints, someCode } from './deductions.ts';
import { openBuyNow } from './shopping.ts';
import { someSku } from './test-shop.ts';

/*
 * What takes money off a shopper's orders: one promotion code, the coupon behind it, and points. However the orders end, the code is
 * claimed once, the coupon reduces one order at most, and every point is either spent or the shopper's.
 */

const COUPON_CENTS = 300;
const POINTS = 200;

/** Gives a new shopper points and a code, and claims its coupon. */
export async function beginDeductions(database: Database, userId: number, first: Storefront) {
  const { db } = database;
  const code = await someCode(database, { left_count: 2, per_shopper: 1 }, { money_cents: COUPON_CENTS });
  await givePoints(database, userId, POINTS);
  const { id: couponId } = await first.coupons.redeem({ code });
  const choice = { couponId, useIntegral: true } as const;

  const orders = () =>
    db
      .selectFrom('orders')
      .select(['id', 'order_no', 'is_cancelled', 'goods_cents', 'freight_cents'])
      .select(['coupon_cents', 'points_cents', 'pay_cents'])
      .where('user_id', '=', userId)
      .execute();
  const lines = (orderId: number) =>
    db.selectFrom('order_lines').select(['quantity', 'refunded_quantity']).where('order_id', '=', orderId).execute();
  const isReduced = async ({ id, is_cancelled, coupon_cents }: Awaited<ReturnType<typeof orders>>[number]) =>
    !is_cancelled &&
    coupon_cents > 0 &&
    (await lines(id)).some(({ quantity, refunded_quantity }) => refunded_quantity < quantity);
  const reduced = async () => {
    const all = await orders();
    const flags = await Promise.all(all.map(isReduced));
    return all.filter((_, place) => flags[place]);
  };
  const spentOn = async (orderId: number) => {
    const spent = await db
      .selectFrom('points_records')
      .select('points')
      .where('order_id', '=', orderId)
      .where('type', '=', POINTS_TYPE.spend)
      .where('status', '<>', POINTS_STATUS.void)
      .executeTakeFirst();
    return spent?.points ?? 0;
  };
  /** Points that decided refunds of an order gave back. */
  const returnedOf = async (orderId: number) => {
    const settled = await db
      .selectFrom('refunds')
      .innerJoin('merchant_orders', 'merchant_orders.id', 'refunds.merchant_order_id')
      .select('refunds.points_cents')
      .where('merchant_orders.order_id', '=', orderId)
      .where('withheld_cents', 'is not', null)
      .execute();
    return settled.reduce((sum, { points_cents }) => sum + pointsFor(points_cents), 0);
  };

  return {
    /** What the first order takes off. */
    choice,
    /** Types the code once more, whatever became of its coupon. */
    redeemAgain: async (shopper: Storefront) => void (await shopper.coupons.redeem({ code }).catch(() => undefined)),
    /** Two tabs order different products with the same coupon and points, at once. */
    async orderTwice(shopper: Storefront) {
      const [address] = await shopper.addresses.all();
      const wanted = await Promise.all(
        [30, 31].map(async (place) => openBuyNow(shopper, await someSku(database, 20, place), 1, address)),
      );
      await Promise.all(wanted.map((order) => shopper.orders.create({ ...order, ...choice }).catch(() => undefined)));
    },
    /** What is wrong at any time. */
    async faults(): Promise<string[]> {
      const found: string[] = [];
      const claims = await db
        .selectFrom('user_coupons')
        .innerJoin('promotion_codes', 'promotion_codes.coupon_id', 'user_coupons.coupon_id')
        .select(['claimed_count', 'left_count'])
        .where('promotion_codes.code', '=', code)
        .execute();
      const [claim] = claims;
      if (claims.length !== 1 || claim?.claimed_count !== 1 || claim.left_count !== 1)
        found.push('a code claimed twice');
      const live = await reduced();
      if (live.length > 1) found.push(`one coupon reduces ${live.map(({ order_no }) => order_no).join(' and ')}`);
      const spent = await Promise.all((await orders()).map(({ id }) => spentOn(id)));
      const total = spent.reduce((sum, points) => sum + points, 0);
      if (total > POINTS) found.push(`${total} points spent of ${POINTS}`);
      return found;
    },
    /** What is wrong when nothing is undecided any more. */
    async breaches(): Promise<string[]> {
      const found: string[] = [];
      const all = await orders();
      for (const { id, order_no, is_cancelled, goods_cents, freight_cents, ...less } of all) {
        const whole = less.coupon_cents + less.points_cents + less.pay_cents;
        if (whole !== goods_cents + freight_cents) found.push(`${order_no} does not add up`);
        const kept = is_cancelled ? 0 : pointsFor(less.points_cents) - (await returnedOf(id));
        const spent = await spentOn(id);
        if (spent !== kept) found.push(`${spent} points spent on ${order_no} instead of ${kept}`);
      }
      const [live] = await reduced();
      const coupon = await db
        .selectFrom('user_coupons')
        .select(['status', 'order_id'])
        .where('id', '=', couponId)
        .executeTakeFirstOrThrow();
      const expected = live ? [USER_COUPON_STATUS.used, live.id] : [USER_COUPON_STATUS.unused, null];
      if ([coupon.status, coupon.order_id].join() !== expected.join())
        found.push(`a coupon is ${coupon.status} of ${coupon.order_id} instead of ${expected.join(' of ')}`);
      return found;
    },
  };
}
