import { isStorefrontError } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { createPaymentShop, type PaymentShop } from './testing/payment-shop.ts';
import { refusal } from './testing/refusal.ts';
import { openBuyNow, placeBuyNow } from './testing/shopping.ts';
import { createTestShop, someAddress, someSku } from './testing/test-shop.ts';

/*
 * Payment methods, against local servers that implement the documented APIs of Stripe and PayPal. An order is paid once,
 * with its own amount, whatever notices arrive in whatever order; surplus money is paid back.
 */
const CONFIRMED = 'order-confirmation';

describe.each(engines)('payments on %s', (engine) => {
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

  const mailAbout = async (orderNo: string) => {
    const mails = database.db.selectFrom('outbox_mails').select('text_body').where('subject', 'like', `%${orderNo}`);
    return (await mails.executeTakeFirstOrThrow()).text_body;
  };

  /** An order whose payment was started. */
  async function paying(payType: string) {
    const { shop: shopper, orderNo } = await shop.ordered();
    const { redirect, stripeClientSecret: secret } = await shop.pay(shopper, orderNo, payType);
    const result = () => shopper.payments.result(orderNo);
    const master = () => shopper.orders.masterDetail(orderNo);
    return { shopper, orderNo, redirect, secret, result, master };
  }

  async function refundOf(shopper: Awaited<ReturnType<typeof paying>>['shopper'], partNo: string) {
    await shopper.refunds.apply({ orderNo: partNo, text: 'Torn' });
    return (await shopper.refunds.list()).list[0]?.refundOrderNo ?? '';
  }

  test('a payment method is offered only if its keys are configured', async () => {
    const guest = shop.guest();
    expect(await guest.payments.methods()).toEqual({
      ...{ stripeStatus: true, paypalStatus: true, codSwitch: true, sandboxStatus: true },
      ...{ wechatPaySwitch: false, upiSwitch: false },
    });
    expect(await guest.payments.stripePublishableKey()).toBe(shop.stripe.config.publishableKey);
    expect(await guest.payments.paypalClientId()).toBe(shop.paypal.config.clientId);

    const logged: string[] = [];
    const logger = { level: 'info', stream: { write: (line: string) => logged.push(line) } };
    const plain = await createTestShop(database, { logger });
    expect(logged.join()).toContain('"payType":"stripe","wants":"STRIPE_SECRET_KEY,');
    const { stripeStatus, paypalStatus, codSwitch } = await plain.guest().payments.methods();
    expect([stripeStatus, paypalStatus, codSwitch]).toEqual([false, false, false]);
    expect(await plain.guest().payments.stripePublishableKey()).toBe('');
    expect(await plain.guest().payments.paypalClientId()).toBe('');
    const event = { method: 'POST', url: '/api/payments/notices/stripe', payload: {} } as const;
    expect((await plain.app.inject(event)).statusCode).toBe(404);
    await plain.close();
  });

  test('Stripe: one intent, retried after a decline, pays once despite repeated notices', async () => {
    const { shopper, orderNo, secret, result } = await paying('stripe');
    expect((await shop.pay(shopper, orderNo, 'stripe')).stripeClientSecret).toBe(secret);
    expect(await shop.notify(shop.stripe.event('payment_intent.payment_failed', secret))).toBe(200);
    expect(await result()).toMatchObject({ paid: false, message: 'The payment was declined' });
    expect(await shop.pay(shopper, orderNo, 'stripe')).toMatchObject({ status: false, stripeClientSecret: secret });
    expect(await result()).toMatchObject({ paid: false, message: null });

    shop.stripe.pay(secret);
    const notice = shop.stripe.event('payment_intent.succeeded', secret);
    expect([await shop.notify(notice), await shop.notify(notice)]).toEqual([200, 200]);
    await shop.notify(shop.stripe.event('payment_intent.payment_failed', secret));
    expect(await result()).toMatchObject({ paid: true, payType: 'stripe', message: null });
    expect(await refusal(shop.pay(shopper, orderNo, 'stripe'))).toBe('invalid: The order is already paid');
    expect(await shop.fate(orderNo)).toEqual({ payments: ['stripe succeeded'], mails: [CONFIRMED] });
    expect(await shopper.payments.wechatResult(orderNo)).toBe(false);
  });

  /** A product at this price, until it is restored. */
  async function pricedAt(cents: number) {
    const sku = await someSku(database, 20, 45);
    const { price_cents, discount_basis_points, store_price_cents, is_shipping_included } = await database.db
      .selectFrom('products')
      .select(['price_cents', 'discount_basis_points', 'store_price_cents', 'is_shipping_included'])
      .where('id', '=', sku.productId)
      .executeTakeFirstOrThrow();
    const own = await database.db
      .selectFrom('skus')
      .select('price_cents')
      .where('id', '=', sku.attrId)
      .executeTakeFirstOrThrow();
    const set = async (product: object, variant: object) => {
      await database.db.updateTable('products').set(product).where('id', '=', sku.productId).execute();
      await database.db.updateTable('skus').set(variant).where('id', '=', sku.attrId).execute();
    };
    const reduced = { discount_basis_points: null, store_price_cents: null, is_shipping_included: true };
    await set({ ...reduced, price_cents: cents }, { price_cents: cents });
    const restore = () => set({ price_cents, discount_basis_points, store_price_cents, is_shipping_included }, own);
    return { sku, restore };
  }

  test.each(['stripe', 'paypal', 'cod', 'sandbox'])(
    'an order that costs nothing is settled without %s',
    async (payType) => {
      const { sku, restore } = await pricedAt(0);
      const { shop: shopper } = await shop.newShopper();
      const orderNo = await placeBuyNow(shopper, sku);
      expect(await shop.pay(shopper, orderNo, payType)).toMatchObject({
        status: true,
        redirect: `http://shop.test/order/payment_result?orderNo=${orderNo}`,
      });
      expect(await shopper.payments.result(orderNo)).toMatchObject({ paid: true, payPrice: 0 });
      expect((await shop.fate(orderNo)).payments).toEqual([`${payType} succeeded`]);
      await shop.pass(0);
      const [part] = (await shopper.orders.masterDetail(orderNo)).orderList;
      const refundNo = await refundOf(shopper, part?.orderNo ?? '');
      expect(await shop.operate('refund accept', { refundNo })).toMatchObject({ status: 200 });
      expect((await shopper.refunds.list()).list).toMatchObject([{ refundStatus: 3 }]);
      await restore();
    },
  );

  test('an order that costs less than a provider takes is not given away: it is paid another way', async () => {
    const { sku, restore } = await pricedAt(49);
    const { shop: shopper } = await shop.newShopper();
    const orderNo = await placeBuyNow(shopper, sku);
    expect(await refusal(shop.pay(shopper, orderNo, 'stripe'))).toBe(
      'invalid: This payment method does not take $0.49. Choose another one',
    );
    expect(await shopper.payments.result(orderNo)).toMatchObject({ paid: false });
    expect(await shop.pay(shopper, orderNo, 'paypal')).toMatchObject({
      redirect: expect.stringContaining('paypal.com'),
    });
    await restore();
  });

  test('a shopper who pays in another shop returns to its host, with its port', async () => {
    const second = await createTestShop(database, {}, { publicUrl: 'http://shop.test:8080' });
    const { id, host } = await database.db
      .selectFrom('stores')
      .select(['id', 'host'])
      .where('host', '!=', '*')
      .executeTakeFirstOrThrow();
    const shopper = await second.newShopper(id);
    const headers = { host: `${host}:8080`, authorization: `Bearer ${await second.tokenFor(shopper.id)}` };
    const { attrId, productId } = await database.db
      .selectFrom('skus')
      .innerJoin('products', 'products.id', 'skus.product_id')
      .select(['skus.id as attrId', 'product_id as productId'])
      .where('store_id', '=', id)
      .where('stock', '>', 5)
      .executeTakeFirstOrThrow();
    const post = async (path: string, payload: object) =>
      (await second.app.inject({ method: 'POST', url: `/api/front/${path}`, headers, payload })).json().data;
    const { id: addressId } = await post('address/edit', someAddress);
    const { preOrderNo } = await post('order/pre/order', {
      preOrderType: 'buyNow',
      orderDetails: [{ attrValueId: attrId, productId, productNum: 1 }],
    });
    const order = { preOrderNo, addressId, payType: 'sandbox', payChannel: 'pc' };
    const { orderNo } = await post('order/create', order);
    const payment = { orderNo, payType: 'sandbox', payChannel: 'pc', hostName: headers.host, storeName: 'Foyer' };
    expect(await post('pay/payment', payment)).toMatchObject({
      redirect: expect.stringContaining(`http://${host}:8080/sandbox/pay/`),
    });
    await second.close();
  });

  test('the URL of an open payment is returned with its order, until it is paid', async () => {
    const { shopper, orderNo, redirect, master } = await paying('paypal');
    expect(redirect).toMatch(/^http/);
    expect((await master()).redirect).toBe(redirect);
    expect((await shopper.orders.listUnpaid()).list).toMatchObject([{ orderNo, redirect }]);
    const other = await paying('stripe');
    expect((await other.master()).redirect).toBeNull();
    await shopper.orders.cancel(orderNo);
    expect((await master()).redirect).toBeNull();
  });

  const stateOf = (orderNo: string) =>
    database.db
      .selectFrom('orders')
      .select(['paid', 'is_cancelled as isCancel'])
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();

  test('Stripe: forged, stale and malformed notices change nothing', async () => {
    const { orderNo, secret, result } = await paying('stripe');
    const { event } = shop.stripe;
    shop.stripe.pay(secret);
    const good = event('payment_intent.succeeded', secret);
    const bad = [
      event('payment_intent.succeeded', secret, { at: shop.now() - 301_000 }),
      event('payment_intent.succeeded', secret, { secret: 'whsec_of_somebody_else' }),
      { ...good, payload: good.payload.replace('succeeded', 'succeeded ') },
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, payload: '' },
    ];
    for (const each of bad) expect(await shop.notify(each)).toBe(400);
    expect(await shop.notify(event('charge.updated', secret))).toBe(200);
    expect(await stateOf(orderNo)).toMatchObject({ paid: false });
    expect(await shop.notify(good)).toBe(200);
    expect((await result()).paid).toBe(true);
  });

  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'eur' }],
  ])('Stripe: money of another %s does not pay, and goes back', async (_, wrong) => {
    const { orderNo, secret, result } = await paying('stripe');
    shop.stripe.pay(secret, wrong);
    await shop.notify(shop.stripe.event('payment_intent.succeeded', secret));
    expect((await result()).paid).toBe(false);
    expect((await shop.fate(orderNo)).payments).toEqual(['stripe surplus']);
    await shop.pass(0);
    expect(await shop.fate(orderNo)).toEqual({ payments: ['stripe returned'], mails: ['order-payment-returned'] });
    expect(shop.stripe.refundsOf(secret)).toHaveLength(1);
  });

  test('Stripe: an order that is cancelled is cancelled there first; where the money was quicker it stays paid', async () => {
    const [idle, late] = [await paying('stripe'), await paying('stripe')];
    await idle.shopper.orders.cancel(idle.orderNo);
    expect(shop.stripe.statusOf(idle.secret)).toBe('canceled');
    await shop.notify(shop.stripe.event('payment_intent.canceled', idle.secret));
    expect((await shop.fate(idle.orderNo)).payments).toEqual(['stripe cancelled']);

    shop.stripe.pay(late.secret);
    expect(await refusal(late.shopper.orders.cancel(late.orderNo))).toBe('invalid: The order is already paid');
    expect(await shop.fate(late.orderNo)).toEqual({ payments: ['stripe succeeded'], mails: [CONFIRMED] });
    expect(shop.stripe.refundsOf(late.secret)).toEqual([]);
  });

  /** Changes after which a started payment can no longer succeed. */
  const endings = {
    'Stripe does not know it any more': {
      payType: 'stripe',
      end: ({ secret }: { secret: string | null }) => shop.stripe.forget(secret),
    },
    'it is cancelled at Stripe': {
      payType: 'stripe',
      end: ({ secret }: { secret: string | null }) => shop.stripe.cancelByHand(secret),
    },
    'PayPal does not know it any more': {
      payType: 'paypal',
      end: ({ redirect }: { redirect: string | null }) => shop.paypal.forget(redirect),
    },
  };
  const endingNames = Object.keys(endings) as (keyof typeof endings)[];

  test.each(endingNames)('a payment ends when %s: the order is paid anew', async (how) => {
    const { payType, end } = endings[how];
    const started = await paying(payType);
    const { shopper, orderNo, result } = started;
    end(started);
    await shop.pass(MINUTE_MS + 1000);
    const { redirect, stripeClientSecret } = await shop.pay(shopper, orderNo, payType);
    expect((await shop.fate(orderNo)).payments).toEqual([`${payType} cancelled`, `${payType} pending`]);
    if (payType === 'stripe') shop.stripe.pay(stripeClientSecret);
    else await shopper.payments.paypalSuccess({ token: shop.paypal.approve(redirect), payerID: 'P1' });
    expect((await result()).paid).toBe(true);
    expect((await shop.fate(orderNo)).payments).toEqual([`${payType} cancelled`, `${payType} succeeded`]);
  });

  test.each(endingNames)('a payment ends when %s: the order can be cancelled', async (how) => {
    const { payType, end } = endings[how];
    const started = await paying(payType);
    end(started);
    await started.shopper.orders.cancel(started.orderNo);
    await shop.pass(0);
    expect((await shop.fate(started.orderNo)).payments).toEqual([`${payType} cancelled`]);
    expect(await started.result()).toMatchObject({ paid: false, isCancel: true });
  });

  test.each(endingNames)('a payment ends when %s, as the shop finds by asking', async (how) => {
    const { payType, end } = endings[how];
    const started = await paying(payType);
    end(started);
    await shop.pass(66 * MINUTE_MS);
    expect((await shop.fate(started.orderNo)).payments).toEqual([`${payType} cancelled`]);
  });

  test('Stripe: a payment without any notice is found by polling', async () => {
    const { secret, result } = await paying('stripe');
    shop.stripe.pay(secret);
    await shop.pass(61_000);
    expect((await result()).paid).toBe(true);
  });

  const MINUTE_MS = 60_000;
  /** Read directly from the database: the shopper's token has expired meanwhile. */
  test('Stripe: an order that was paid in time is not cancelled because the notice is lost', async () => {
    const { secret, orderNo } = await paying('stripe');
    // Stripe is asked after 65 minutes, and next after 130; the order expires after 120.
    await shop.pass(65 * MINUTE_MS);
    shop.stripe.pay(secret);
    await shop.pass(56 * MINUTE_MS);
    expect(await stateOf(orderNo)).toMatchObject({ paid: true, isCancel: false });
    expect(await shop.fate(orderNo)).toEqual({ payments: ['stripe succeeded'], mails: [CONFIRMED] });
    expect(shop.stripe.refundsOf(secret)).toEqual([]);
  });

  test('Stripe: an order that expires is cancelled there first, so that it cannot be paid any more', async () => {
    const { secret, orderNo } = await paying('stripe');
    await shop.pass(121 * MINUTE_MS);
    expect(await stateOf(orderNo)).toMatchObject({ paid: false, isCancel: true });
    expect(shop.stripe.statusOf(secret)).toBe('canceled');
    expect(await shop.fate(orderNo)).toEqual({ payments: ['stripe cancelled'], mails: ['order-expired'] });
  });

  test('Stripe: a shopper who returns before the notice arrives sees the order as paid', async () => {
    const { secret, orderNo, result } = await paying('stripe');
    shop.stripe.pay(secret);
    expect(await result()).toMatchObject({ paid: true, message: null });
    expect((await shop.fate(orderNo)).payments).toEqual(['stripe succeeded']);
  });

  test('Stripe: a polling page causes one call to Stripe in five seconds', async () => {
    const { secret, result } = await paying('stripe');
    expect((await result()).paid).toBe(false);
    shop.stripe.pay(secret);
    expect((await Promise.all([result(), result()])).map(({ paid }) => paid)).toEqual([false, false]);
    await shop.pass(5_000);
    expect((await result()).paid).toBe(true);
  });

  test('Stripe: while Stripe is unreachable a shopper sees the shop’s last known status', async () => {
    const { result } = await paying('stripe');
    shop.stripe.behaviour.refuses = 'lock_timeout';
    try {
      expect(await result()).toMatchObject({ paid: false, isCancel: false });
    } finally {
      shop.stripe.behaviour.refuses = '';
    }
    expect(shop.log()).toContain('a payment could not be asked about');
  });

  test('Stripe: an order does not expire while Stripe cannot be asked', async () => {
    const { secret, orderNo } = await paying('stripe');
    shop.stripe.behaviour.refuses = 'lock_timeout';
    try {
      await shop.pass(121 * MINUTE_MS);
      expect(await stateOf(orderNo)).toMatchObject({ paid: false, isCancel: false });
    } finally {
      shop.stripe.behaviour.refuses = '';
    }
    shop.stripe.pay(secret);
    await shop.pass(2 * MINUTE_MS);
    expect(await stateOf(orderNo)).toMatchObject({ paid: true, isCancel: false });
  });

  test('Stripe: a refund is paid once, and is pending if Stripe reports so', async () => {
    const { shopper, secret, master } = await paying('stripe');
    shop.stripe.pay(secret);
    await shop.notify(shop.stripe.event('payment_intent.succeeded', secret));
    const { orderList, payPrice } = await master();
    const refundNo = await refundOf(shopper, orderList[0]?.orderNo ?? '');
    shop.stripe.behaviour.refundStatus = 'pending';
    expect((await shop.operate('refund accept', { refundNo })).message).toContain('on its way');
    await shop.pass(61_000);
    expect((await shopper.refunds.detail(refundNo)).refundStatus).toBe(2);
    expect(shop.stripe.refundsOf(secret)).toEqual([payPrice]);
    shop.stripe.behaviour.refundStatus = 'succeeded';
  });

  test('Stripe: a refusal is shown to the shopper, and its error code is logged', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    shop.stripe.behaviour.refuses = 'account_invalid';
    const error = await shop.pay(shopper, orderNo, 'stripe').catch((cause: unknown) => cause);
    shop.stripe.behaviour.refuses = '';
    expect(isStorefrontError(error) && [error.code, error.serverMessage]).toEqual([
      503,
      'The payment provider does not answer as it should, please try again or choose another way to pay',
    ]);
    expect(shop.log()).toContain('stripe account_invalid (400, request req_test)');
  });

  test.each([
    ['en', 'This payment method does not take $0.30. Choose another one'],
    ['fr', 'Ce moyen de paiement ne prend pas 0,30\u00a0$. Choisissez-en un autre'],
  ])('an amount that Stripe does not take is not given away (%s)', async (locale, sentence) => {
    const { id } = await shop.newShopper();
    const shopper = (await shop.shopper(id)).extend({ locale });
    const sku = await someSku(database, 20, 30);
    await database.db.updateTable('skus').set({ price_cents: 30 }).where('id', '=', sku.attrId).execute();
    const product = database.db.updateTable('products').where('id', '=', sku.productId);
    await product.set({ is_shipping_included: true, store_price_cents: null, discount_basis_points: null }).execute();
    const order = await openBuyNow(shopper, sku);
    expect(await refusal(shopper.orders.create({ ...order, payType: 'stripe' }))).toBe(`invalid: ${sentence}`);
    const { orderNo } = await shopper.orders.create({ ...order, payType: 'paypal' });
    expect(await refusal(shop.pay(shopper, orderNo, 'stripe'))).toBe(`invalid: ${sentence}`);
    const { redirect } = await shop.pay(shopper, orderNo, 'paypal');
    expect(shop.paypal.amountOf(redirect)).toEqual({ currency_code: 'USD', value: '0.30' });
    expect((await shopper.payments.result(orderNo)).paid).toBe(false);
  });

  test('an order above 32 bits is paid, refunded in part and earns its points; more than one order may cost is a sentence', async () => {
    const { id } = await shop.newShopper();
    const shopper = await shop.shopper(id);
    const sku = await someSku(database, 20, 30);
    const { attrId, productId } = sku;
    await database.db
      .updateTable('skus')
      .set({ price_cents: 99_999_999, stock: 20_000 })
      .where('id', '=', attrId)
      .execute();
    const product = database.db.updateTable('products').where('id', '=', productId);
    await product.set({ is_shipping_included: true, store_price_cents: null, discount_basis_points: null }).execute();
    const order = await openBuyNow(shopper, sku, 22);
    const payCents = 22 * 99_999_999;
    expect((await shopper.preorders.load(order.preOrderNo)).payFee).toBe(payCents);
    const { orderNo } = await shopper.orders.create({ ...order, payType: 'stripe', expectedPayFee: payCents });
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    expect(shop.stripe.amountOf(secret)).toBe(payCents);
    shop.stripe.pay(secret);
    await shop.notify(shop.stripe.event('payment_intent.succeeded', secret));
    const { orderList, payPrice } = await shopper.orders.masterDetail(orderNo);
    expect(payPrice).toBe(payCents);
    const part = await shopper.orders.detail(orderList[0]?.orderNo ?? '');
    await shopper.refunds.apply({
      ...{ orderNo: part.orderNo, text: 'Torn' },
      lines: [{ orderInfoId: part.orderInfoList[0]?.id ?? 0, quantity: 21 }],
    });
    const [refund] = (await shopper.refunds.list()).list;
    await shop.operate('refund accept', { refundNo: refund?.refundOrderNo ?? '' });
    expect(shop.stripe.refundsOf(secret)).toEqual([21 * 99_999_999]);
    const lines = [{ productId, attrValueId: attrId, productNum: 9_999 }];
    const most = await shopper.preorders.quote({ lines });
    expect(most.payFee).toBe(9_999 * 99_999_999);
    await database.db.updateTable('skus').set({ stock: 30_000 }).where('id', '=', attrId).execute();
    const more = [...lines, { productId, attrValueId: attrId, productNum: 9_999 }];
    expect(await refusal(shopper.preorders.quote({ lines: more }))).toBe(
      'invalid: This is more than one order may cost. Divide it into several orders',
    );
  });

  test('Stripe’s own word on an amount is a sentence too', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    shop.stripe.behaviour.refuses = 'amount_too_small';
    expect(await refusal(shop.pay(shopper, orderNo, 'stripe'))).toMatch(
      /^invalid: This payment method does not take \$/,
    );
    shop.stripe.behaviour.refuses = '';
  });

  test('Stripe: a repeated idempotency key returns the stored response while the provider refuses', async () => {
    const { shop: shopper, orderNo } = await shop.ordered();
    const pay = { orderNo, payType: 'stripe', payChannel: 'pc', hostName: 'shop.test', storeName: '' } as const;
    const again = { idempotencyKey: 'clicked-twice' };
    const answer = await shopper.payments.pay(pay, again);
    shop.stripe.behaviour.refuses = 'lock_timeout';
    expect(await refusal(shopper.payments.pay(pay))).toMatch(/^platform: The payment provider/);
    expect(await shopper.payments.pay(pay, again)).toEqual(answer);
    shop.stripe.behaviour.refuses = '';
  });

  test('PayPal: the money is taken after the approval, once, on return or on its notice', async () => {
    const [returning, leaving] = [await paying('paypal'), await paying('paypal')];
    const { shopper, orderNo, redirect, result } = returning;
    expect((await shop.pay(shopper, orderNo, 'paypal')).redirect).toBe(redirect);
    const token = new URL(redirect ?? '').searchParams.get('token') ?? '';
    const success = { token, payerID: 'QYR5Z8XDVJNXQ' };
    expect(await shopper.payments.paypalSuccess(success)).toMatchObject({ status: false, orderNo });
    shop.paypal.approve(redirect);
    shop.paypal.endTokens();
    const stranger = refusal(leaving.shopper.payments.paypalSuccess(success));
    expect(await stranger).toBe(await refusal(shopper.payments.paypalSuccess({ ...success, token: 'NOTHING' })));
    const { payPrice } = await result();
    for (let time = 0; time < 2; time++) {
      expect(await shopper.payments.paypalSuccess(success)).toEqual({ status: true, payPrice, orderNo });
    }
    expect(await shop.notify(shop.paypal.event('PAYMENT.CAPTURE.COMPLETED', redirect))).toBe(200);
    expect(await shop.fate(orderNo)).toEqual({ payments: ['paypal succeeded'], mails: [CONFIRMED] });

    shop.paypal.approve(leaving.redirect);
    expect(await shop.notify(shop.paypal.event('CHECKOUT.ORDER.APPROVED', leaving.redirect))).toBe(200);
    expect(await leaving.result()).toMatchObject({ paid: true, payType: 'paypal' });

    const refundNo = await refundOf(shopper, (await returning.master()).orderList[0]?.orderNo ?? '');
    const before = shop.paypal.ledger.givenBack;
    expect((await shop.operate('refund accept', { refundNo })).status).toBe(200);
    expect((await shopper.refunds.detail(refundNo)).refundStatus).toBe(3);
    expect(shop.paypal.ledger.givenBack - before).toBe(payPrice);
  });

  test('PayPal: forged notices change nothing; a declined payment can be retried', async () => {
    const { shopper, redirect, result } = await paying('paypal');
    const token = shop.paypal.approve(redirect, 'declined');
    const good = shop.paypal.event('CHECKOUT.ORDER.APPROVED', redirect);
    const { 'paypal-transmission-sig': _, ...unsigned } = good.headers;
    const bad = [
      { ...good, headers: { ...good.headers, 'paypal-transmission-sig': 'forged' } },
      { ...good, headers: unsigned as typeof good.headers },
      { ...good, payload: good.payload.replace('APPROVED', 'APPROVED ') },
      { ...good, payload: `${good.payload},"webhook_id":"forged"` },
    ];
    for (const each of bad) expect(await shop.notify(each)).toBe(400);
    expect(await shopper.payments.paypalSuccess({ token, payerID: 'P1' })).toMatchObject({ status: false });
    expect(await result()).toMatchObject({ paid: false, message: 'The payment was declined' });
    shop.paypal.approve(redirect);
    expect(await shopper.payments.paypalSuccess({ token, payerID: 'P1' })).toMatchObject({ status: true });
  });

  test('PayPal: after a cancelled payment the order can be paid another way; a cancelled order captures nothing', async () => {
    const { shopper, orderNo, redirect, result } = await paying('paypal');
    const token = shop.paypal.approve(redirect);
    expect(await refusal(shop.guest().payments.paypalCancel({ token }))).toMatch(/^auth/);
    const other = (await shop.newShopper()).shop;
    expect(await refusal(other.payments.paypalCancel({ token }))).toMatch(/^not-found/);
    expect(await shopper.payments.paypalCancel({ token })).toBe(true);
    expect(await result()).toMatchObject({ paid: false, isCancel: false });
    const taken = shop.paypal.ledger.taken;
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    await shopper.orders.cancel(orderNo);
    const late = refusal(shopper.payments.paypalSuccess({ token, payerID: 'P1' }));
    expect(await late).toBe('invalid: The order was cancelled');
    await shop.notify(shop.paypal.event('CHECKOUT.ORDER.APPROVED', redirect));
    expect(shop.paypal.ledger.taken).toBe(taken);
    await shop.pass(0);
    expect(shop.stripe.statusOf(secret)).toBe('canceled');
  });

  test('concurrent payments at two providers: one pays, the other is paid back', async () => {
    const { shopper, orderNo, redirect, result } = await paying('paypal');
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    const token = shop.paypal.approve(redirect);
    shop.stripe.pay(secret);
    await shopper.payments.paypalSuccess({ token, payerID: 'P1' });
    await shop.notify(shop.stripe.event('payment_intent.succeeded', secret));
    await shop.pass(0);
    expect(await result()).toMatchObject({ paid: true, payType: 'paypal' });
    expect((await shop.fate(orderNo)).payments).toEqual(['paypal succeeded', 'stripe returned']);
    expect(shop.stripe.refundsOf(secret)).toHaveLength(1);
  });

  test('cash on delivery: sent immediately; a refund before delivery moves no money, later the operator pays', async () => {
    const [early, later] = [await paying('cod'), await paying('cod')];
    expect(await early.result()).toMatchObject({ paid: true, payType: 'cod' });
    const { orderNo: masterNo, orderList } = await early.master();
    for (const [number, sentence] of [
      [masterNo, 'You pay on delivery, and the merchants have been told.'],
      [orderList[0]?.orderNo, 'The customer pays on delivery. Please send:'],
    ])
      expect(await mailAbout(number ?? '')).toContain(sentence);
    const [earlyPart, laterPart] = [await early.master(), await later.master()].map(
      ({ orderList }) => orderList[0]?.orderNo ?? '',
    );
    const unsent = await refundOf(early.shopper, earlyPart ?? '');
    await shop.operate('refund accept', { refundNo: unsent });
    expect((await early.shopper.refunds.detail(unsent)).refundStatus).toBe(3);

    const orderNo = laterPart ?? '';
    expect((await shop.operate('ship', { orderNo, company: 'Parcel Example', number: 'PX1' })).status).toBe(200);
    await shop.operate('deliver', { orderNo });
    const handed = await refundOf(later.shopper, orderNo);
    await shop.operate('refund accept', { refundNo: handed });
    expect((await later.shopper.refunds.detail(handed)).refundStatus).toBe(2);
    await shop.operate('refund settle', { refundNo: handed });
    expect((await later.shopper.refunds.detail(handed)).refundStatus).toBe(3);
  });

  test('the sandbox challenges, and sends late notices', async () => {
    const [wrong, right, late, gone] = await Promise.all([1, 2, 3, 4].map(() => paying('sandbox')));
    if (!wrong || !right || !late || !gone) throw new Error('four orders were expected');
    const question = await shop.decide(wrong.redirect, { decision: 'challenge' });
    expect(question.body).toContain('name="code"');
    await shop.decide(wrong.redirect, { decision: 'code', code: '000000' });
    expect(await wrong.result()).toMatchObject({ paid: false, message: 'The payment was declined' });
    await shop.decide(wrong.redirect, { decision: 'code', code: '123456' });
    expect((await wrong.result()).paid).toBe(false);
    await shop.decide(right.redirect, { decision: 'code', code: '123456' });
    expect((await right.result()).paid).toBe(true);

    for (const { redirect } of [late, gone]) await shop.decide(redirect, { decision: 'late' });
    expect(await refusal(gone.shopper.orders.cancel(gone.orderNo))).toBe('invalid: The order is already paid');
    await shop.pass(1_000);
    expect((await late.result()).paid).toBe(false);
    await shop.pass(20_000);
    await shop.pass(60_000);
    expect((await late.result()).paid).toBe(true);
    expect((await shop.fate(gone.orderNo)).payments).toEqual(['sandbox succeeded']);
  });

  test('no secret was ever logged', () => {
    const log = shop.log();
    expect(log).toContain('"msg":"answered"');
    for (const secret of [...shop.stripe.secrets(), ...shop.paypal.secrets()]) expect(log).not.toContain(secret);
  });
});
