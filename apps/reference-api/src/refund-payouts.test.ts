import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { createPaymentShop, type PaymentShop } from './testing/payment-shop.ts';

/*
 * Refunds whose money cannot be paid out. They are tried again, ever more rarely, and never paid twice.
 */
const HOUR_MS = 60 * 60_000;
const FAILED = 'expired_or_canceled_card';

describe.each(engines)('refunds that cannot be paid out on %s', (engine) => {
  let database: Database;
  let shop: PaymentShop;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    shop = await createPaymentShop(database);
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  /** A paid order and an undecided refund of all of it. */
  async function asked() {
    const { userId, shop: shopper, orderNo } = await shop.ordered();
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    shop.stripe.pay(secret);
    await shop.notify(shop.stripe.event('payment_intent.succeeded', secret));
    const { orderList, payPrice } = await shopper.orders.masterDetail(orderNo);
    const partNo = orderList[0]?.orderNo ?? '';
    await shopper.refunds.apply({ orderNo: partNo, text: 'Torn' });
    const refundNo = (await shopper.refunds.list()).list[0]?.refundOrderNo ?? '';
    return {
      ...{ orderNo, partNo, secret, refundNo, payPrice },
      detail: async () => (await shop.shopper(userId)).refunds.detail(refundNo),
      accept: async () => (await shop.operate('refund accept', { refundNo })).message,
      made: () => shop.stripe.refundsOf(secret),
      mails: async () => (await shop.fate(orderNo)).mails.filter((purpose) => purpose.startsWith('order-refund')),
    };
  }
  const failing = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    shop.stripe.behaviour.refundStatus = 'failed';
    try {
      return await run();
    } finally {
      shop.stripe.behaviour.refundStatus = 'succeeded';
    }
  };
  const listed = async (refundNo: string) => {
    const { message } = await shop.operate('refund list', {});
    return message.slice(message.indexOf(refundNo)).split('\nRE')[0];
  };

  test('are failed for shopper and operator, and paid by a later attempt, which is another one at Stripe', async () => {
    const { refundNo, accept, detail, made, mails, payPrice } = await asked();
    expect(await failing(accept)).toContain('could not be paid out');
    expect(await detail()).toMatchObject({ refundStatus: 2, payoutFailed: true, refundTime: null });
    expect(await listed(refundNo)).toContain(`${FAILED}; tried again`);
    expect(await mails()).toEqual(['order-refund-delayed']);
    await shop.pass(HOUR_MS / 2);
    expect(made()).toHaveLength(1);
    await shop.pass(HOUR_MS / 2);
    expect(await detail()).toMatchObject({ refundStatus: 3, payoutFailed: false });
    expect(made()).toEqual([payPrice, payPrice]);
    expect(await mails()).toEqual(['order-refund-delayed', 'order-refund-paid']);
    await shop.pass(24 * HOUR_MS);
    expect(made()).toHaveLength(2);
  });

  test('are tried five times in days, then wait for the operator, with a line in the log for each', async () => {
    const { refundNo, accept, detail, made, mails } = await asked();
    const before = shop.log().split('a refund could not be paid out').length;
    await failing(async () => {
      await accept();
      for (let hours = 0; hours < 10 * 24; hours += 6) await shop.pass(6 * HOUR_MS);
    });
    expect(made()).toHaveLength(5);
    expect(shop.log().split('a refund could not be paid out').length - before).toBe(5);
    expect(await listed(refundNo)).toContain(`${FAILED}; not tried any more`);
    expect(await mails()).toEqual(['order-refund-delayed']);
    expect(await failing(() => shop.operate('refund retry', { refundNo }))).toMatchObject({
      ...{ status: 200, message: expect.stringContaining('could not be paid out') },
    });
    expect((await shop.operate('refund retry', { refundNo })).message).toBe(`${refundNo}: paid back.`);
    expect(await detail()).toMatchObject({ refundStatus: 3, payoutFailed: false });
    expect((await shop.operate('refund retry', { refundNo })).status).toBe(400);
  });

  test('do not prevent the payout of other refunds', async () => {
    const [failed, other] = [await asked(), await asked()];
    await failing(failed.accept);
    await other.accept();
    expect(await other.detail()).toMatchObject({ refundStatus: 3 });
    expect(await failed.detail()).toMatchObject({ payoutFailed: true });
  });

  test('may be settled by hand', async () => {
    const { refundNo, accept, detail, made } = await asked();
    await failing(accept);
    expect((await shop.operate('refund settle', { refundNo })).status).toBe(200);
    await shop.pass(24 * HOUR_MS);
    expect(await detail()).toMatchObject({ refundStatus: 3, payoutFailed: false });
    expect(made()).toHaveLength(1);
  });

  test.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'fail by the notice %s after they were paid, however often it arrives, and are paid again without counting units twice',
    async (type) => {
      const { partNo, secret, accept, detail, made, payPrice } = await asked();
      await accept();
      const refund = shop.stripe.refundOf(secret);
      if (!refund) throw new Error('a refund was expected');
      shop.stripe.failRefund(refund);
      const notice = shop.stripe.eventOf(type, refund);
      expect([await shop.notify(notice), await shop.notify(notice)]).toEqual([200, 200]);
      expect(await detail()).toMatchObject({ refundStatus: 2, payoutFailed: true });
      await shop.pass(HOUR_MS);
      expect(await detail()).toMatchObject({ refundStatus: 3, payoutFailed: false });
      await shop.notify(notice);
      await shop.pass(24 * HOUR_MS);
      expect(await detail()).toMatchObject({ refundStatus: 3, payoutFailed: false });
      expect(made()).toEqual([payPrice, payPrice]);
      const line = await database.db
        .selectFrom('order_lines')
        .innerJoin('merchant_orders', 'merchant_orders.id', 'order_lines.merchant_order_id')
        .select(['quantity', 'refunded_quantity'])
        .where('order_no', '=', partNo)
        .executeTakeFirstOrThrow();
      expect(line.refunded_quantity).toBe(line.quantity);
    },
  );

  test('that come back without a notice are found within a day', async () => {
    const { secret, accept, detail, made, payPrice } = await asked();
    await accept();
    const refund = shop.stripe.refundOf(secret);
    if (!refund) throw new Error('a refund was expected');
    shop.stripe.failRefund(refund);
    await shop.pass(24 * HOUR_MS);
    expect(await detail()).toMatchObject({ refundStatus: 2, payoutFailed: true });
    await shop.pass(HOUR_MS);
    expect(await detail()).toMatchObject({ refundStatus: 3, payoutFailed: false });
    expect(made()).toEqual([payPrice, payPrice]);
  });

  test('fail if Stripe refuses, as for a payment that was refunded there already; the operator settles them', async () => {
    const { refundNo, secret, accept, detail, payPrice } = await asked();
    shop.stripe.refundByHand(secret, payPrice);
    await accept();
    expect(await detail()).toMatchObject({ refundStatus: 2, payoutFailed: true });
    expect(await listed(refundNo)).toContain('charge_already_refunded');
    await shop.operate('refund settle', { refundNo });
    expect(await detail()).toMatchObject({ refundStatus: 3 });
  });

  test('surplus money that cannot be paid out is tried again, and listed', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    shop.stripe.pay(secret, { amount: 77 });
    await failing(async () => {
      await shop.notify(shop.stripe.event('payment_intent.succeeded', secret));
      await shop.pass(0);
    });
    expect((await shop.operate('refund list', {})).message).toContain(`Surplus payment of ${orderNo} by stripe`);
    expect((await shop.fate(orderNo)).payments).toEqual(['stripe surplus']);
    await shop.pass(HOUR_MS);
    expect((await shop.fate(orderNo)).payments).toEqual(['stripe returned']);
    expect(shop.stripe.refundsOf(secret)).toEqual([77, 77]);
    expect((await shop.operate('refund list', {})).message).not.toContain(`Surplus payment of ${orderNo}`);
  });

  test('surplus money that fails again and again is tried after an hour, six and twenty-four, not in between', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    shop.stripe.pay(secret, { amount: 79 });
    await failing(async () => {
      await shop.notify(shop.stripe.event('payment_intent.succeeded', secret));
      await shop.pass(0);
      for (let hour = 0; hour < 7; hour++) await shop.pass(HOUR_MS);
      expect(shop.stripe.refundsOf(secret)).toHaveLength(3);
      for (let hour = 0; hour < 20; hour++) await shop.pass(HOUR_MS);
      expect(shop.stripe.refundsOf(secret)).toHaveLength(3);
    });
    await shop.pass(5 * HOUR_MS);
    expect((await shop.fate(orderNo)).payments).toEqual(['stripe returned']);
  });

  test('surplus money that was refunded in Stripe’s dashboard counts as paid back', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    shop.stripe.pay(secret, { amount: 78 });
    shop.stripe.refundByHand(secret, 78);
    await shop.notify(shop.stripe.event('payment_intent.succeeded', secret));
    await shop.pass(0);
    expect((await shop.fate(orderNo)).payments).toEqual(['stripe returned']);
    expect(shop.stripe.refundsOf(secret)).toEqual([78]);
  });

  test('PayPal: the same', async () => {
    const { userId, shop: shopper, orderNo } = await shop.ordered();
    const { redirect } = await shop.pay(shopper, orderNo, 'paypal');
    const token = shop.paypal.approve(redirect);
    await shopper.payments.paypalSuccess({ token, payerID: 'P1' });
    const { orderList, payPrice } = await shopper.orders.masterDetail(orderNo);
    await shopper.refunds.apply({ orderNo: orderList[0]?.orderNo ?? '', text: 'Torn' });
    const refundNo = (await shopper.refunds.list()).list[0]?.refundOrderNo ?? '';
    const before = shop.paypal.ledger.givenBack;
    shop.paypal.behaviour.refundStatus = 'FAILED';
    await shop.operate('refund accept', { refundNo });
    shop.paypal.behaviour.refundStatus = 'COMPLETED';
    expect(await shopper.refunds.detail(refundNo)).toMatchObject({ refundStatus: 2, payoutFailed: true });
    await shop.pass(HOUR_MS);
    expect(await (await shop.shopper(userId)).refunds.detail(refundNo)).toMatchObject({ refundStatus: 3 });
    expect(shop.paypal.ledger.givenBack - before).toBe(payPrice);
  });
});
