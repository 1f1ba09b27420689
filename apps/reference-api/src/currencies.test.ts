import { formatMoney } from '@promenade/storefront-hooks/domain';
import type { Storefront } from '@promenade/storefront-sdk';
import { currencyDecimals, moneyText } from '@promenade/storefront-sdk/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { putDetails } from './repositories/shops.ts';
import { openTestDatabase } from './testing/databases.ts';
import { createPaymentShop, type PaymentShop } from './testing/payment-shop.ts';
import { refusal } from './testing/refusal.ts';
import { openCart } from './testing/shopping.ts';
import { ORIGIN, someSku } from './testing/test-shop.ts';

/** Price of one piece. */
const UNIT_CENTS = 24_700;

/** Without decimals; with two that engines, or PayPal, do not have; with three. Those that all agree on are for deep runs. */
const CURRENCIES = process.env.PM_DEEP ? ['USD', 'EUR', 'JPY', 'HUF', 'KWD', 'TWD'] : ['JPY', 'HUF', 'KWD'];

/* Every amount that leaves a shop is in its minor unit, and written with its decimals, from the product to the receipt. */
describe.each(CURRENCIES)('a shop in %s', (currency) => {
  let database: Database;
  let shop: PaymentShop;
  beforeAll(async () => {
    database = await openTestDatabase('pglite');
    await putDetails(database.db, 1, { currency });
    shop = await createPaymentShop(database);
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
  });

  /** Asks for one of two pieces back and accepts it. Returns what is paid back. */
  async function returnedOne(shopper: Storefront, orderNo: string): Promise<number> {
    const [part] = (await shopper.orders.masterDetail(orderNo)).orderList;
    const { orderInfoList } = await shopper.orders.detail(part?.orderNo ?? '');
    const lines = [{ orderInfoId: orderInfoList[0]?.id ?? 0, quantity: 1 }];
    await shopper.refunds.apply({ orderNo: part?.orderNo ?? '', text: 'Torn', lines });
    const [refund] = (await shopper.refunds.list()).list;
    const accepted = await shop.operate('refund accept', { refundNo: refund?.refundOrderNo ?? '' });
    expect(accepted.message).toContain(moneyText(UNIT_CENTS, currency));
    return UNIT_CENTS;
  }

  const written = (cents: number) => formatMoney(cents, { locale: 'en', currency });
  const mails = async (email: string) => {
    const answer = await shop.app.inject({ url: `/mail/messages?to=${email}` });
    return (answer.json().data as { subject: string; text: string }[]).map(({ text }) => text).join('\n');
  };

  async function bought() {
    const { id } = await shop.newShopper();
    const shopper = await shop.shopper(id, currency);
    const sku = await someSku(database, 20, 30);
    // Stripe takes dinars in steps of ten minor units, PayPal whole forints and Taiwan dollars only.
    const price = { price_cents: UNIT_CENTS, variant_price_cents: null };
    await database.db.updateTable('skus').set(price).where('id', '=', sku.attrId).execute();
    const product = database.db.updateTable('products').where('id', '=', sku.productId);
    await product.set({ store_price_cents: null, discount_basis_points: null }).execute();
    const order = await openCart(shopper, [{ ...sku, quantity: 2 }]);
    const { payFee } = await shopper.preorders.load(order.preOrderNo);
    return { id, shopper, sku, order, payFee };
  }

  test("has the database's price in responses, in the cart and at checkout", async () => {
    const { shopper, sku, payFee } = await bought();
    const { price_cents } = await database.db
      .selectFrom('skus')
      .select('price_cents')
      .where('id', '=', sku.attrId)
      .executeTakeFirstOrThrow();
    const { slug, unique_key } = await database.db
      .selectFrom('products')
      .select(['slug', 'unique_key'])
      .where('id', '=', sku.productId)
      .executeTakeFirstOrThrow();
    const raw = await shop.app.inject({ url: `/api/front/product/detail/${unique_key}/${slug}` });
    const wire = Object.values(raw.json().data?.productValue ?? {}) as { id: number; price: string }[];
    expect(wire.find(({ id }) => id === sku.attrId)?.price).toBe(moneyText(price_cents, currency));
    const detail = await shopper.products.detailBySlug({ slug });
    expect(Object.values(detail.productValue).find(({ id }) => id === sku.attrId)?.price).toBe(price_cents);
    const quote = await shopper.preorders.quote({
      lines: [{ productId: sku.productId, attrValueId: sku.attrId, productNum: 2 }],
    });
    expect(quote.payFee).toBe(payFee);
    expect(await shopper.store.payCurrency()).toMatchObject({ currency });
  });

  test('compares the expected total with its decimals, and returns the right one in a refusal', async () => {
    const { shopper, order, payFee } = await bought();
    const other = await refusal(shopper.orders.create({ ...order, expectedPayFee: payFee + 1 }));
    expect(other).toContain(written(payFee));
    const { orderNo } = await shopper.orders.create({ ...order, expectedPayFee: payFee });
    expect((await shopper.orders.masterDetail(orderNo)).payPrice).toBe(payFee);
  });

  test('is paid at Stripe and confirmed by mail in it, and its lists and refunds say so', async () => {
    const { shopper, order, payFee } = await bought();
    const { orderNo } = await shopper.orders.create({ ...order, payType: 'stripe' });
    const { stripeClientSecret: secret } = await shop.pay(shopper, orderNo, 'stripe');
    expect([shop.stripe.amountOf(secret), shop.stripe.currencyOf(secret)]).toEqual([payFee, currency.toLowerCase()]);
    shop.stripe.pay(secret);
    await shop.notify(shop.stripe.event('payment_intent.succeeded', secret));
    expect((await shopper.payments.result(orderNo)).paid).toBe(true);
    const { email } = await shopper.user.info();
    expect(await mails(email ?? '')).toContain(written(payFee));

    const { file, message } = await shop.operate('order show', { orderNo });
    expect(file ?? message).toContain(moneyText(payFee, currency));
    const back = await returnedOne(shopper, orderNo);
    expect(shop.stripe.refundsOf(secret)).toEqual([back]);
  });

  test('is paid at PayPal with its decimals, if PayPal takes it', async () => {
    const { shopper, order, payFee } = await bought();
    const { paypalStatus, stripeStatus } = await shopper.payments.methods();
    expect([paypalStatus, stripeStatus]).toEqual([currency !== 'KWD', true]);
    if (!paypalStatus) {
      const refused = await refusal(shopper.orders.create({ ...order, payType: 'paypal' }));
      expect(refused).toContain(`does not take ${written(payFee)}`);
      return;
    }
    const { orderNo } = await shopper.orders.create({ ...order, payType: 'paypal' });
    const { redirect } = await shop.pay(shopper, orderNo, 'paypal');
    shop.paypal.approve(redirect ?? '');
    const token = new URL(redirect ?? '').searchParams.get('token') ?? '';
    expect(await shopper.payments.paypalSuccess({ token, payerID: 'P1' })).toMatchObject({
      status: true,
      payPrice: payFee,
    });
    // HUF and TWD have two decimals in ISO 4217 and none at PayPal.
    const decimals = ['HUF', 'TWD'].includes(currency) ? 0 : currencyDecimals(currency);
    const atPaypal = (cents: number) => ({
      currency_code: currency,
      value: (cents / 10 ** currencyDecimals(currency)).toFixed(decimals),
    });
    expect(shop.paypal.amountOf(redirect)).toEqual(atPaypal(payFee));
    const back = await returnedOne(shopper, orderNo);
    expect(shop.paypal.refundsOf(redirect)).toEqual([atPaypal(back)]);
  });

  test('sells in it by its feed, its operator’s prices and its lists', async () => {
    const { message } = await shop.operate('feed key', { name: `buyer-${currency}` });
    const key = / is ([\w-]{43})\./.exec(message)?.[1] ?? '';
    const headers = { host: new URL(ORIGIN).host, authorization: `Bearer ${key}` };
    const feed = await shop.app.inject({ url: '/api/feeds/products.jsonl', headers });
    const [row] = feed.body.split('\n');
    const decimals = currencyDecimals(currency);
    expect(JSON.parse(row ?? '').price).toMatch(
      new RegExp(`^\\d+${decimals ? `\\.\\d{${decimals}}` : ''} ${currency}$`),
    );

    const guest = await shop.shopper((await shop.newShopper()).id, currency);
    const { list } = await guest.search.products({ limit: 50 });
    const card = list.find(({ discount, price }) => !discount && price > 0);
    const price = { minPrice: card?.price ?? 0, maxPrice: card?.price ?? 0 };
    const found = await guest.search.products({ ...price, limit: 50 });
    expect(found.list.map(({ id }) => id)).toContain(card?.id);

    const typed = moneyText(2505, currency);
    const named = { slug: card?.slug ?? '', price: typed };
    expect((await shop.operate('price', named)).message).toContain(typed);
    const { productInfo } = await guest.products.detailBySlug({ slug: named.slug });
    expect(productInfo.price).toBe(2505);
    const other = currency === 'EUR' ? 'USD' : 'EUR';
    expect((await shop.operate('shop set', { setting: 'currency', value: other })).status).toBe(409);
  });
});
