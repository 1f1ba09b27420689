import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { createPaymentShop, type PaymentShop } from './testing/payment-shop.ts';
import { refusal } from './testing/refusal.ts';
import { someSku, stockOf } from './testing/test-shop.ts';

/*
 * Payments that take days, as bank debits: neither the money nor the order's time runs out meanwhile.
 */
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ON_ITS_WAY = /^invalid: The payment of this order is on its way/;

describe.each(engines)('payments that take days on %s', (engine) => {
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

  /** An order whose shopper pays by bank debit; the shop knows it. */
  async function debited() {
    const { userId, shop: shopper, orderNo } = await shop.ordered();
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    shop.stripe.process(secret);
    expect(await shop.notify(shop.stripe.event('payment_intent.processing', secret))).toBe(200);
    // Tokens end within minutes.
    const signedIn = () => shop.shopper(userId);
    return { orderNo, secret, signedIn, master: async () => (await signedIn()).orders.masterDetail(orderNo) };
  }

  test('the order is unpaid and processing: it has no time limit and takes no second payment', async () => {
    const { orderNo, signedIn, master } = await debited();
    const shopper = await signedIn();
    expect(await shopper.payments.result(orderNo)).toMatchObject({
      ...{ paid: false, isCancel: false, message: null, paymentProcessing: true },
    });
    const { expiresAt, orderList, ...order } = await master();
    expect([order.paid, order.paymentProcessing, order.redirect, expiresAt]).toEqual([false, true, null, undefined]);
    expect(await shopper.orders.detail(orderList[0]?.orderNo ?? '')).toMatchObject({ paymentProcessing: true });
    const [waiting] = (await shopper.orders.listUnpaid()).list;
    expect(waiting).toMatchObject({ orderNo, paymentProcessing: true, redirect: null });
    expect(waiting?.expiresAt).toBeUndefined();
    for (const payType of ['stripe', 'paypal', 'sandbox']) {
      expect(await refusal(shop.pay(shopper, orderNo, payType))).toMatch(ON_ITS_WAY);
    }
    expect(await shop.fate(orderNo)).toEqual({
      payments: ['stripe processing'],
      mails: ['order-payment-processing'],
    });
  });

  test('holds its stock for as long as the bank takes, and is paid when the money comes without a notice', async () => {
    const sku = await someSku(database, 20, 30);
    const { orderNo, secret, master } = await debited();
    const held = await stockOf(database, sku.attrId);
    for (let day = 0; day < 6; day++) await shop.pass(DAY_MS);
    expect(await master()).toMatchObject({ paid: false, isCancel: false, paymentProcessing: true });
    expect(await stockOf(database, sku.attrId)).toBe(held);
    shop.stripe.pay(secret);
    await shop.pass(6 * 60 * MINUTE_MS);
    expect(await master()).toMatchObject({ paid: true, paymentProcessing: false });
    expect((await shop.fate(orderNo)).mails).toEqual(['order-payment-processing', 'order-confirmation']);
  });

  test('a debit that fails frees the order: it can be paid again for a day, then it expires', async () => {
    const [again, left] = [await debited(), await debited()];
    await shop.pass(2 * DAY_MS);
    for (const { secret, orderNo, master } of [again, left]) {
      shop.stripe.failDebit(secret);
      await shop.notify(shop.stripe.event('payment_intent.payment_failed', secret));
      const { expiresAt = 0, ...order } = await master();
      expect(order).toMatchObject({ paid: false, isCancel: false, paymentProcessing: false });
      expect(Math.round((expiresAt - shop.now()) / MINUTE_MS)).toBe(DAY_MS / MINUTE_MS);
      expect((await shop.fate(orderNo)).mails).toEqual(['order-payment-processing', 'order-payment-failed']);
    }
    const shopper = await again.signedIn();
    expect(await shopper.payments.result(again.orderNo)).toMatchObject({ message: 'The payment was declined' });
    expect(await shop.pay(shopper, again.orderNo, 'stripe')).toMatchObject({ stripeClientSecret: again.secret });
    shop.stripe.pay(again.secret);
    await shop.pass(DAY_MS);
    expect(await again.master()).toMatchObject({ paid: true });
    expect(await left.master()).toMatchObject({ paid: false, isCancel: true });
    expect(shop.stripe.statusOf(left.secret)).toBe('canceled');
  });

  test('is cancelled only if the bank stops the debit; otherwise its shopper sees that it is processing', async () => {
    const { orderNo, secret, signedIn, master } = await debited();
    expect(await refusal((await signedIn()).orders.cancel(orderNo))).toMatch(ON_ITS_WAY);
    expect(await master()).toMatchObject({ isCancel: false, paymentProcessing: true });
    shop.stripe.behaviour.letsGo = true;
    await (await signedIn()).orders.cancel(orderNo);
    shop.stripe.behaviour.letsGo = false;
    expect(shop.stripe.statusOf(secret)).toBe('canceled');
    expect(await master()).toMatchObject({ isCancel: true, paymentProcessing: false });
    expect(await shop.fate(orderNo)).toEqual({ payments: ['stripe cancelled'], mails: ['order-payment-processing'] });
  });

  test('no order is cancelled while its provider is unreachable and may have the money', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    await shop.pay(shopper, orderNo, 'stripe');
    shop.stripe.behaviour.refuses = 'lock_timeout';
    expect(await refusal(shopper.orders.cancel(orderNo))).toMatch(/^platform: The payment provider/);
    shop.stripe.behaviour.refuses = '';
    await shopper.orders.cancel(orderNo);
    expect(await shopper.orders.masterDetail(orderNo)).toMatchObject({ isCancel: true });
  });

  test('old notices change nothing: neither does a debit begin again after it failed, nor fail after it began anew', async () => {
    const { orderNo, secret, master } = await debited();
    const began = shop.stripe.event('payment_intent.processing', secret);
    shop.stripe.failDebit(secret);
    const failed = shop.stripe.event('payment_intent.payment_failed', secret);
    expect([await shop.notify(failed), await shop.notify(began), await shop.notify(began)]).toEqual([200, 200, 200]);
    expect((await shop.fate(orderNo)).payments).toEqual(['stripe pending']);
    shop.stripe.process(secret);
    await shop.notify(began);
    await shop.notify(failed);
    expect(await master()).toMatchObject({ paymentProcessing: true });
  });

  test('a debit that was agreed to in another tab is found when the order is paid again', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    shop.stripe.process(secret);
    expect(await refusal(shop.pay(shopper, orderNo, 'stripe'))).toMatch(ON_ITS_WAY);
    expect((await shop.fate(orderNo)).payments).toEqual(['stripe processing']);
  });

  test('a payment that was open in another tab ends when the debit begins, at its provider too', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    const { redirect } = await shop.pay(shopper, orderNo, 'paypal');
    shop.stripe.process(secret);
    await shop.notify(shop.stripe.event('payment_intent.processing', secret));
    const token = shop.paypal.approve(redirect);
    const taken = shop.paypal.ledger.taken;
    await shopper.payments.paypalSuccess({ token, payerID: 'P1' });
    expect(shop.paypal.ledger.taken).toBe(taken);
    expect((await shop.fate(orderNo)).payments).toEqual(['stripe processing', 'paypal cancelled']);
  });

  test('PayPal: a capture that is pending is on its way, until it is completed or denied', async () => {
    const { userId, shop: shopper, orderNo } = await shop.ordered();
    const { redirect } = await shop.pay(shopper, orderNo, 'paypal');
    const token = shop.paypal.approve(redirect, 'slow');
    await shopper.payments.paypalSuccess({ token, payerID: 'P1' });
    await shop.notify(shop.paypal.event('PAYMENT.CAPTURE.PENDING', redirect));
    expect(await shopper.payments.result(orderNo)).toMatchObject({ paid: false, paymentProcessing: true });
    expect(await refusal(shopper.orders.cancel(orderNo))).toMatch(ON_ITS_WAY);
    await shop.pass(DAY_MS);
    shop.paypal.complete(redirect);
    await shop.notify(shop.paypal.event('PAYMENT.CAPTURE.COMPLETED', redirect));
    expect(await (await shop.shopper(userId)).payments.result(orderNo)).toMatchObject({ paid: true });
  });

  test('PayPal: “cancel and return” does not end a cheque that is on its way; it pays the order without a notice', async () => {
    const { userId, shop: shopper, orderNo } = await shop.ordered();
    const { redirect } = await shop.pay(shopper, orderNo, 'paypal');
    const token = shop.paypal.approve(redirect, 'slow');
    await shopper.payments.paypalSuccess({ token, payerID: 'P1' });
    expect(await shopper.payments.paypalCancel({ token })).toBe(false);
    expect(await refusal(shop.pay(shopper, orderNo, 'stripe'))).toMatch(ON_ITS_WAY);
    await shop.pass(10 * DAY_MS);
    shop.paypal.complete(redirect);
    await shop.pass(DAY_MS);
    expect(await (await shop.shopper(userId)).payments.result(orderNo)).toMatchObject({ paid: true });
  });

  test('PayPal: a cancelled payment is looked at until PayPal has forgotten it, so no capture goes unnoticed', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    const { redirect } = await shop.pay(shopper, orderNo, 'paypal');
    const token = shop.paypal.approve(redirect);
    expect(await shopper.payments.paypalCancel({ token })).toBe(true);
    // Sent before the cancellation, by a process that ended before it read the response.
    shop.paypal.capture(redirect);
    await shop.pass(61_000);
    expect((await shop.fate(orderNo)).payments).toEqual(['paypal succeeded']);
  });

  test('the sandbox debits within a minute', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    const { redirect } = await shop.pay(shopper, orderNo, 'sandbox');
    await shop.decide(redirect, { decision: 'debit' });
    expect(await shopper.payments.result(orderNo)).toMatchObject({ paid: false, paymentProcessing: true });
    await shop.pass(61_000);
    expect(await shopper.payments.result(orderNo)).toMatchObject({ paid: true, paymentProcessing: false });
  });
});
