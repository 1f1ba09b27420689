import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ordersToShip } from '../../demo-shop/src/courier-work.ts';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { createPaymentShop, type PaymentShop } from './testing/payment-shop.ts';

/*
 * What happens to the money of an order at the provider, without the shop, keeps the order from being sent.
 */
const HELD = /^The order is held: /;

describe.each(engines)('orders on hold on %s', (engine) => {
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

  const operated = async (command: string, input = {}) => (await shop.operate(command, input)).message;

  async function actionsOf(orderNo: string, partNo: string) {
    const { id } = await database.db
      .selectFrom('merchant_orders')
      .select('id')
      .where('order_no', '=', partNo)
      .executeTakeFirstOrThrow();
    return {
      ...{ orderNo, partNo },
      ship: () => operated('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' }),
      release: () => operated('order release', { orderNo }),
      report: () => operated('order show', { orderNo }),
      /** Whether the courier of a demonstration would send it. */
      isDueInDemo: async () =>
        (await ordersToShip(database.db, shop.now() + 1).execute()).some((part) => part.id === id),
    };
  }

  async function paid() {
    const { shop: shopper, orderNo } = await shop.ordered();
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    shop.stripe.pay(secret);
    await shop.notify(shop.stripe.event('payment_intent.succeeded', secret));
    const { orderList, payPrice } = await shopper.orders.masterDetail(orderNo);
    return { shopper, secret, payPrice, ...(await actionsOf(orderNo, orderList[0]?.orderNo ?? '')) };
  }
  const notify = (type: string, object: object) => shop.notify(shop.stripe.eventOf(type, object));

  test('a refund made in the dashboard holds its order, once, until the operator releases it', async () => {
    const { orderNo, secret, ship, release, report, isDueInDemo } = await paid();
    expect(await isDueInDemo()).toBe(true);
    const refund = shop.stripe.refundByHand(secret, 500);
    const notice = shop.stripe.eventOf('charge.refunded', shop.stripe.chargeOf(secret));
    expect([await shop.notify(notice), await shop.notify(notice)]).toEqual([200, 200]);
    expect(await ship()).toMatch(HELD);
    expect(await ship()).toContain(`5.00 was refunded at the provider (${refund?.id})`);
    expect(await isDueInDemo()).toBe(false);
    expect(await operated('order list', { state: 'held' })).toContain('held: 5.00 was refunded at the provider');
    expect((await report()).match(/held since/g)).toHaveLength(1);
    expect(await release()).toContain(`${orderNo} may be sent`);
    // A notice that comes again does not hold it again.
    expect(await shop.notify(notice)).toBe(200);
    expect(await ship()).toContain('is sent');
    expect(await release()).toBe('Nothing holds this order');
  });

  test('a refund of the shop holds nothing', async () => {
    const { shopper, partNo, secret, report } = await paid();
    await shopper.refunds.apply({ orderNo: partNo, text: 'Torn' });
    const refundNo = (await shopper.refunds.list()).list[0]?.refundOrderNo ?? '';
    await shop.operate('refund accept', { refundNo });
    expect(await notify('charge.refunded', shop.stripe.chargeOf(secret))).toBe(200);
    expect(await notify('refund.updated', shop.stripe.refundOf(secret) ?? {})).toBe(200);
    expect(await report()).not.toContain('held');
  });

  test('a refund of the dashboard that fails leaves the money with the shop, and releases the order', async () => {
    const { secret, ship } = await paid();
    const refund = shop.stripe.refundByHand(secret, 500);
    if (!refund) throw new Error('a refund was expected');
    await notify('refund.created', refund);
    expect(await ship()).toMatch(HELD);
    shop.stripe.failRefund(refund);
    await notify('refund.failed', refund);
    expect(await ship()).toContain('is sent');
  });

  test('a dispute holds its order until it is won; a lost one holds it permanently', async () => {
    const [won, lost] = [await paid(), await paid()];
    for (const [{ secret, ship }, end] of [
      [won, 'won'],
      [lost, 'lost'],
    ] as const) {
      const dispute = shop.stripe.dispute(secret);
      for (const type of ['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.updated']) {
        expect(await notify(type, dispute)).toBe(200);
      }
      expect(await ship()).toMatch(/^The order is held: [\d.]+ is disputed at the provider/);
      const early = shop.stripe.eventOf('charge.dispute.updated', dispute);
      shop.stripe.closeDispute(dispute, end);
      await notify('charge.dispute.closed', dispute);
      // A notice of the time before it was closed comes late.
      await shop.notify(early);
    }
    expect(await won.ship()).toContain('is sent');
    expect(await lost.ship()).toMatch(HELD);
  });

  test('a dispute whose end is reported first holds nothing', async () => {
    const { secret, ship } = await paid();
    const dispute = shop.stripe.dispute(secret);
    const created = shop.stripe.eventOf('charge.dispute.created', dispute);
    shop.stripe.closeDispute(dispute, 'won');
    await notify('charge.dispute.closed', dispute);
    await shop.notify(created);
    expect(await ship()).toContain('is sent');
  });

  test('a failed payout of a partial refund holds the rest of the order until it is paid', async () => {
    const { shopper, partNo, secret, ship } = await paid();
    const { orderInfoList } = await shopper.orders.detail(partNo);
    await shopper.refunds.apply({
      ...{ orderNo: partNo, text: 'Torn' },
      lines: [{ orderInfoId: orderInfoList[0]?.id ?? 0, quantity: 1 }],
    });
    const refundNo = (await shopper.refunds.list()).list[0]?.refundOrderNo ?? '';
    await shop.operate('refund accept', { refundNo });
    const refund = shop.stripe.refundOf(secret);
    if (!refund) throw new Error('a refund was expected');
    shop.stripe.failRefund(refund);
    await notify('refund.failed', refund);
    expect(await operated('order list', { state: 'held' })).toContain(
      `of a refund could not be paid out (${refundNo})`,
    );
    expect((await shop.operate('refund retry', { refundNo })).status).toBe(200);
    expect(await operated('order list', { state: 'held' })).not.toContain(refundNo);
    // All of it is refunded.
    expect(await ship()).toMatch(/^Only a paid order/);
  });

  test('forged notices, and those of another shop’s payment, hold nothing', async () => {
    const { secret, ship } = await paid();
    const dispute = shop.stripe.dispute(secret);
    const good = shop.stripe.eventOf('charge.dispute.created', dispute);
    const forged = shop.stripe.eventOf('charge.dispute.created', dispute, { secret: 'whsec_of_somebody_else' });
    expect(await shop.notify(forged)).toBe(400);
    expect(await shop.notify({ ...good, payload: good.payload.replace('needs', 'wants') })).toBe(400);
    expect(await notify('charge.dispute.created', { ...dispute, payment_intent: 'pi_of_another_shop' })).toBe(200);
    expect(await notify('charge.dispute.created', { ...dispute, payment_intent: null })).toBe(200);
    expect(await notify('customer.created', { id: 'cus_1', object: 'customer' })).toBe(200);
    expect(await ship()).toContain('is sent');
  });

  test('PayPal: refunds made there, reversals and disputes hold an order; a dispute in the shop’s favour releases it', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    const { redirect } = await shop.pay(shopper, orderNo, 'paypal');
    await shopper.payments.paypalSuccess({ token: shop.paypal.approve(redirect), payerID: 'P1' });
    const [part] = (await shopper.orders.masterDetail(orderNo)).orderList;
    const { ship, release } = await actionsOf(orderNo, part?.orderNo ?? '');
    const notifyByPaypal = (type: string, resource: object) => shop.notify(shop.paypal.eventOf(type, resource));
    const { disputeOf } = shop.paypal;
    expect(await notifyByPaypal('CUSTOMER.DISPUTE.CREATED', disputeOf(redirect))).toBe(200);
    expect(await ship()).toMatch(/^The order is held: [\d.]+ is disputed/);
    await notifyByPaypal('CUSTOMER.DISPUTE.RESOLVED', disputeOf(redirect, 'RESOLVED_BUYER_FAVOUR'));
    expect(await ship()).toMatch(HELD);
    await notifyByPaypal('CUSTOMER.DISPUTE.RESOLVED', disputeOf(redirect, 'RESOLVED_SELLER_FAVOUR'));
    expect(await notifyByPaypal('PAYMENT.CAPTURE.REFUNDED', shop.paypal.refundByHand(redirect))).toBe(200);
    expect(await ship()).toMatch(/^The order is held: [\d.]+ was refunded at the provider \(\w+\)\. /);
    await release();
    expect(await notifyByPaypal('PAYMENT.CAPTURE.REVERSED', shop.paypal.refundByHand(redirect))).toBe(200);
    expect(await ship()).toMatch(HELD);
    await release();
    expect(await ship()).toContain('is sent');
  });
});
