import { beforeEach, describe, expect, test } from 'vitest';
import { buyer } from './buyer.ts';
import type { FamilyClient, Wire } from './client.ts';
import { clients } from './clients.ts';
import { type FamilyShop, openFamilyShop, productWithoutChoice, someProduct } from './shop.ts';

describe.each(clients)('a buyer at $name, flow', (client) => {
  let shop: FamilyShop;
  let page: FamilyClient;
  let buys: ReturnType<typeof buyer>;
  openFamilyShop((opened) => {
    shop = opened;
  });
  beforeEach(async () => {
    ({ page } = await shop.visitSignedIn(client));
    buys = buyer(client, page);
  });

  const isPaid = async (orderNo: string) => (await page.get(`/api/front/order/master/detail/${orderNo}`)).paid;

  test('cart: added to, listed, counted, changed, emptied', async () => {
    const { id, detail } = await someProduct(page);
    const line = { productId: id, cartNum: 1, productAttrUnique: client.chosen(detail).id };
    await page.post('/api/front/cart/save', [line]);
    const lines = async () =>
      (await page.get('/api/front/cart/list', { isValid: true })).flatMap((group: Wire) => group.cartInfoList);
    const count = async () => (await page.get('/api/front/cart/count', { numType: true, type: 'sum' })).count;
    const [held] = await lines();
    await page.post('/api/front/cart/num', { id: held.id, number: 3 });
    await page.post('/api/front/cart/num', { id: `${held.id}`, number: '5' });
    expect(await count()).toBe(5);
    const tooMany = page.post('/api/front/cart/num', { id: held.id, number: held.stock + 1 });
    expect(await page.shown(tooMany)).toMatch(`Only ${held.stock} left`);
    await page.post('/api/front/cart/delete', { ids: [`${held.id}`] });
    expect(await lines()).toEqual([]);
  });

  test('checkout from the cart: its price, and the delivery address', async () => {
    const { id, detail } = await someProduct(page);
    await page.post('/api/front/cart/save', [
      { productId: id, cartNum: 2, productAttrUnique: client.chosen(detail).id },
    ]);
    const [group] = await page.get('/api/front/cart/list', { isValid: true });
    const { preOrderNo, addressId } = await buys.checkout({
      preOrderType: 'shoppingCart',
      orderDetails: group.cartInfoList.map((line: Wire) => ({ shoppingCartId: line.id })),
    });
    const checkout = await page.get(`/api/front/order/load/pre/${preOrderNo}`);
    expect(checkout).toMatchObject({ realName: 'Ada Maria Martin', addressId });
    expect(checkout.detail).toContain('12 Rose Lane, Karol Bagh, New Delhi, 110005');
    const price = await page.post(
      '/api/front/order/computed/price',
      client.price({ preOrderNo, addressId }, client.noCoupon),
    );
    expect(price).toMatchObject({ couponFee: '0.00', payFee: checkout.payFee });
  });

  test('an order with payment on delivery, of a product without choices', async () => {
    const { id, detail } = await productWithoutChoice(shop, page);
    const { orderNo } = await buys.ordered('cod', { productId: id, sku: client.chosen(detail) });
    expect(await buys.pays(orderNo, 'cod')).toMatchObject({ orderNo, payType: 'cod' });
    const { list } = await page.get('/api/front/order/list', { page: 1, limit: 10, type: 1 });
    expect(list[0].masterOrderNo).toBe(orderNo);
  });

  test('an order paid by Stripe', async () => {
    const { orderNo } = await buys.ordered('stripe');
    const { stripeClientSecret } = await buys.pays(orderNo, 'stripe');
    shop.stripe.pay(stripeClientSecret);
    await shop.notify(shop.stripe.event('payment_intent.succeeded', stripeClientSecret));
    expect(await isPaid(orderNo)).toBe(true);
  });

  test('an order paid by PayPal, at the address that PayPal received', async () => {
    const { orderNo } = await buys.ordered('paypal');
    const { redirect } = await buys.pays(orderNo, 'paypal');
    shop.paypal.approve(redirect);
    expect(await client.paypalReturn(page, shop.paypal.waysBack(redirect).approved)).toBe('paid');
    expect(await isPaid(orderNo)).toBe(true);
  });

  /** A checkout for which one of the coupons is usable, which the shopper receives. */
  async function withCoupon() {
    const { list } = await page.get('/api/front/coupons', { page: 1, limit: 50, useType: 1, merId: '' });
    const ofPlatform = list.filter(({ merId }: Wire) => merId === 0);
    const [cheapest] = ofPlatform.toSorted((one: Wire, other: Wire) => Number(one.minPrice) - Number(other.minPrice));
    await page.post('/api/front/coupon/receive', { couponId: cheapest.id });
    // The page requests the list again, for all kinds.
    const after = await page.get('/api/front/coupons', { page: 1, limit: 50, useType: '' });
    expect(after.list.find(({ id }: Wire) => id === cheapest.id).isUse).toBe(true);
    expect(new Set(after.list.map(({ useType }: Wire) => useType)).size).toBeGreaterThan(1);
    const { id: productId, detail } = await someProduct(page);
    const sku = client.chosen(detail);
    const productNum = Math.ceil((2 * Number(cheapest.minPrice) + 10) / Number(sku.price));
    const wanted = { preOrderType: 'buyNow', orderDetails: [client.buyNow({ productId, sku }, productNum)] };
    const terms = { ...(await buys.checkout(wanted)), wanted };
    const [held] = await page.get(`/api/front/coupons/order/${terms.preOrderNo}`);
    const fee = (couponId: unknown) => page.post('/api/front/order/computed/price', client.price(terms, couponId));
    return { terms, held, fee };
  }

  test('a coupon received, applied, removed, and used for another order', async () => {
    const { terms, held, fee } = await withCoupon();
    const plain = await fee(client.noCoupon);
    const reduced = await fee(held.id);
    expect(Number(reduced.payFee)).toBeLessThan(Number(plain.payFee));
    expect(await fee(client.noCoupon)).toEqual(plain);
    const orders = async (checkout: typeof terms, couponId: unknown) => {
      const order = client.order({ ...checkout, payType: 'cod' }, couponId);
      const { orderNo } = await page.post('/api/front/order/create', order);
      return page.get(`/api/front/order/master/detail/${orderNo}`);
    };
    expect(await orders(terms, client.noCoupon)).toMatchObject({ payPrice: plain.payFee, couponPrice: '0.00' });
    const coupons = async (type: string) =>
      (await page.get('/api/front/coupon/list', { page: 1, limit: 10, type })).list.map(({ id }: Wire) => id);
    expect([await coupons('usable'), await coupons('unusable')]).toEqual([[held.id], []]);
    const again = await buys.checkout(terms.wanted);
    const { payFee, couponFee } = reduced;
    expect(await orders({ ...again, wanted: terms.wanted }, held.id)).toMatchObject({
      payPrice: payFee,
      couponPrice: couponFee,
    });
    expect([await coupons('usable'), await coupons('unusable')]).toEqual([[], [held.id]]);
  });
});
