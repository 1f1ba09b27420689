import { type Database, migrate } from '@promenade/reference-api/db/index.ts';
import { STORE_ID } from '@promenade/reference-api/repositories/empty-shop.ts';
import { pointsOf } from '@promenade/reference-api/repositories/points.ts';
import { totalsOf } from '@promenade/reference-api/repositories/review-writes.ts';
import { engines, openEmptyDatabase } from '@promenade/reference-api/testing/databases.ts';
import {
  ORDER_REFUND_STATUS,
  ORDER_STATUS,
  POINTS_STATUS,
  pointsSums,
  REFUND_STATUS,
} from '@promenade/storefront-hooks/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCatalog } from '../build-catalog.ts';
import { DEFAULT_SEED, seedDatabase } from '../seed-database.ts';
import { CHEAP_PASSWORD_COST, SEEDED_AT } from '../testing.ts';

const catalog = buildCatalog(DEFAULT_SEED, STORE_ID, SEEDED_AT);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe.each(engines)('demo orders on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmptyDatabase(engine);
    await migrate(database.db);
    await seedDatabase(database.db, {
      ...{ now: SEEDED_AT, accounts: true, history: true },
      passwordCost: CHEAP_PASSWORD_COST,
    });
  });
  afterAll(() => database.close());

  const idOf = async (email: string) =>
    (await database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

  async function ordersOf(userId: number) {
    return database.db
      .selectFrom('merchant_orders')
      .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
      .select(['orders.paid', 'orders.is_cancelled', 'orders.expires_at'])
      .select(['merchant_orders.status', 'merchant_orders.refund_status', 'merchant_orders.delivery_type'])
      .where('orders.user_id', '=', userId)
      .execute();
  }

  test('the demo account has orders in every state, one of them to be paid in time', async () => {
    const orders = await ordersOf(await idOf('demo@promenade.example'));
    const paid = orders.filter((order) => order.paid);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(Object.values(ORDER_STATUS)));
    expect(new Set(orders.map((order) => order.refund_status))).toEqual(new Set(Object.values(ORDER_REFUND_STATUS)));
    expect(orders.filter((order) => order.is_cancelled)).toHaveLength(1);
    const unpaid = orders.filter((order) => !order.paid && !order.is_cancelled);
    expect(unpaid.map((order) => Number(order.expires_at) > SEEDED_AT + 3_600_000)).toEqual([true]);
    expect(new Set(paid.map((order) => order.delivery_type))).toEqual(new Set([null, 'express', 'send']));
  });

  test('the demo account has refunds in every state, the refused one with its reason', async () => {
    const refunds = await database.db
      .selectFrom('refunds')
      .select(['status', 'refusal_reason', 'refunded_at'])
      .where('user_id', '=', await idOf('demo@promenade.example'))
      .orderBy('status')
      .execute();
    expect(refunds.map(({ status }) => status)).toEqual(Object.values(REFUND_STATUS).sort());
    for (const { status, refusal_reason: reason, refunded_at: refundedAt } of refunds) {
      expect([reason !== '', refundedAt !== null]).toEqual([
        status === REFUND_STATUS.refused,
        status === REFUND_STATUS.refunded,
      ]);
    }
  });

  test('orders come to goods and freight less deductions, as do their merchants’ parts and lines', async () => {
    const { db } = database;
    const orders = await db.selectFrom('orders').selectAll().execute();
    const parts = await db.selectFrom('merchant_orders').selectAll().execute();
    const lines = await db.selectFrom('order_lines').selectAll().execute();
    expect(orders.length).toBeGreaterThan(14);
    for (const whole of [...orders, ...parts]) {
      expect(whole.pay_cents).toBe(whole.goods_cents + whole.freight_cents - whole.coupon_cents - whole.points_cents);
    }
    const names = [
      'goods_cents',
      'freight_cents',
      'coupon_cents',
      'points_cents',
      'pay_cents',
      'total_quantity',
    ] as const;
    for (const order of orders) {
      const own = parts.filter((part) => part.order_id === order.id);
      for (const name of names) expect(sum(own.map((part) => part[name]))).toBe(order[name]);
    }
    for (const part of parts) {
      const own = lines.filter((line) => line.merchant_order_id === part.id);
      expect(sum(own.map((line) => line.unit_price_cents * line.quantity))).toBe(part.goods_cents);
      expect(sum(own.map((line) => line.coupon_cents))).toBe(part.coupon_cents);
      expect(sum(own.map((line) => line.points_cents))).toBe(part.points_cents);
    }
  });

  test('stock and sales changed by the ordered quantities only', async () => {
    const { db } = database;
    const lines = await db
      .selectFrom('order_lines')
      .innerJoin('merchant_orders', 'merchant_orders.id', 'order_lines.merchant_order_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['order_lines.product_id', 'order_lines.quantity', 'order_lines.refunded_quantity'])
      .select(['orders.paid', 'orders.is_cancelled', 'merchant_orders.shipped_at'])
      .execute();
    const products = await db.selectFrom('products').select(['id', 'sales']).where('store_id', '=', STORE_ID).execute();
    const skus = await db.selectFrom('skus').select(['product_id', 'stock']).execute();
    for (const product of products) {
      const own = lines.filter((line) => line.product_id === product.id);
      const taken = own.filter((line) => !line.is_cancelled);
      const back = taken.filter((line) => line.shipped_at === null);
      const seeded = catalog.products.find(({ id }) => id === product.id);
      const stockNow = sum(skus.filter((sku) => sku.product_id === product.id).map(({ stock }) => stock));
      const stockSeeded = sum(catalog.skus.filter((sku) => sku.product_id === product.id).map(({ stock }) => stock));
      expect(stockSeeded - stockNow).toBe(
        sum(taken.map((line) => line.quantity)) - sum(back.map((line) => line.refunded_quantity)),
      );
      expect(product.sales - (seeded?.sales ?? 0)).toBe(
        sum(own.filter(({ paid }) => paid).map((line) => line.quantity)),
      );
    }
  });

  test('points are the sum of their records, and records of every kind are there', async () => {
    const { db } = database;
    const userId = await idOf('demo@promenade.example');
    const records = await db.selectFrom('points_records').selectAll().where('user_id', '=', userId).execute();
    const { current } = pointsSums(await pointsOf(db, userId), SEEDED_AT);
    const counts = records.filter(({ status, thaw_at: thawAt }) =>
      status === POINTS_STATUS.frozen ? Number(thawAt) <= SEEDED_AT : status === POINTS_STATUS.done,
    );
    expect(sum(counts.map(({ type, points }) => (type === 1 ? points : -points)))).toBe(current);
    expect(new Set(records.map(({ status }) => status)).size).toBeGreaterThan(2);
    expect(records.some(({ type }) => type === 2)).toBe(true);
    expect(pointsSums(await pointsOf(db, userId), SEEDED_AT).frozen).toBeGreaterThan(0);
  });

  test('coupons are usable, used and expired; a used one names its order', async () => {
    const held = await database.db
      .selectFrom('user_coupons')
      .selectAll()
      .where('user_id', '=', await idOf('demo@promenade.example'))
      .execute();
    const kinds = held.map(({ used_at, order_id, end_at }) => {
      if (used_at !== null) return order_id === null ? 'astray' : 'used';
      return end_at > SEEDED_AT ? 'usable' : 'over';
    });
    expect(kinds.sort()).toEqual(['over', 'usable', 'used']);
  });

  test('ratings and counts are those of all reviews, the demo accounts’ included', async () => {
    const { db } = database;
    const reviews = await db.selectFrom('reviews').selectAll().execute();
    expect(reviews.filter((review) => review.user_id !== null)).toHaveLength(3);
    const totals = new Map(
      (await db.selectFrom('review_totals').selectAll().execute()).map((row) => [row.product_id, row]),
    );
    const products = await db
      .selectFrom('products')
      .select(['id', 'rating_tenths'])
      .where('store_id', '=', STORE_ID)
      .execute();
    for (const { id, rating_tenths } of products) {
      const scores = reviews.filter((review) => review.product_id === id).map((review) => review.product_score);
      const mean = scores.length === 0 ? 0 : Math.round((10 * sum(scores)) / scores.length);
      expect([id, rating_tenths]).toEqual([id, mean]);
      const wanted = scores.map(totalsOf);
      const row = totals.get(id);
      for (const name of ['good', 'medium', 'poor', 'stars'] as const) {
        expect(row?.[name] ?? 0).toBe(sum(wanted.map((one) => one[name])));
      }
    }
  });

  test('one purchase is open for review, and the wish list has a reduced product and a sold-out one', async () => {
    const { db } = database;
    const userId = await idOf('demo@promenade.example');
    const waiting = await db
      .selectFrom('order_lines')
      .innerJoin('merchant_orders', 'merchant_orders.id', 'order_lines.merchant_order_id')
      .select('order_lines.id')
      .where('merchant_orders.user_id', '=', userId)
      .where('merchant_orders.status', '=', ORDER_STATUS.completed)
      .where('order_lines.is_reviewed', '=', false)
      .execute();
    expect(waiting.length).toBeGreaterThan(2);
    const wished = await db
      .selectFrom('wishes')
      .innerJoin('products', 'products.id', 'wishes.product_id')
      .select(['products.discount_basis_points as discount', 'products.discount_expires_at as until'])
      .select((row) =>
        row
          .selectFrom('skus')
          .whereRef('skus.product_id', '=', 'products.id')
          .select((sku) => sku.fn.sum<number>('stock').as('stock'))
          .as('stock'),
      )
      .where('user_id', '=', userId)
      .execute();
    expect(wished.length).toBeGreaterThan(3);
    expect(wished.some(({ discount, until }) => discount !== null && Number(until) > SEEDED_AT)).toBe(true);
    expect(wished.some(({ stock }) => Number(stock) === 0)).toBe(true);
    const followed = await db
      .selectFrom('followed_merchants')
      .select('merchant_id')
      .where('user_id', '=', userId)
      .execute();
    expect(followed).toHaveLength(3);
  });

  test('no event is dated in the future, and no mails are sent for past events', async () => {
    const { db } = database;
    const last = await db
      .selectFrom('merchant_orders')
      .select((row) => row.fn.max('updated_at').as('at'))
      .executeTakeFirstOrThrow();
    expect(Number(last.at)).toBeLessThanOrEqual(SEEDED_AT);
    expect(await db.selectFrom('outbox_mails').select('id').execute()).toEqual([]);
  });
});
