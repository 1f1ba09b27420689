import { beforeEach, describe, expect, test } from 'vitest';
import { goodJpeg } from '../../apps/reference-api/src/testing/pictures.ts';
import type { FamilyClient, Wire } from './client.ts';
import { type FamilyShop, familyAddress, openFamilyShop, STOREFRONT, someProduct } from './shop.ts';

describe('a shopper buys on a storefront of the family', () => {
  let shop: FamilyShop;
  let page: FamilyClient;
  openFamilyShop((opened) => {
    shop = opened;
  });
  beforeEach(async () => {
    ({ page } = await shop.visitSignedIn());
  });

  const cart = async () =>
    (await page.get('/api/front/cart/list', { isValid: true })).flatMap((group: Wire) => group.cartInfoList);
  const count = async () => (await page.get('/api/front/cart/count', { numType: true, type: 'sum' })).count;

  async function intoCart(cartNum: number | string) {
    const { id, sku } = await someProduct(page);
    await page.post('/api/front/cart/save', [{ productId: id, cartNum, productAttrUnique: sku.id }]);
    return { id, sku };
  }

  /** From "Buy now" to the order, as the confirm page does it. */
  async function ordered(payType = 'cod') {
    const { id, sku } = await someProduct(page);
    await page.post('/api/front/address/edit', familyAddress);
    const { preOrderNo } = await page.post('/api/front/order/pre/order', {
      preOrderType: 'buyNow',
      orderDetails: [{ attrValueId: `${sku.id}`, productId: `${id}`, productNum: 2 }],
    });
    const { addressId } = await page.get(`/api/front/order/load/pre/${preOrderNo}`);
    const choice = { preOrderNo, addressId, couponId: 0 };
    await page.post('/api/front/order/computed/price', choice);
    const words = { mark: '', realName: familyAddress.realName, phone: 9876543210, email: familyAddress.email };
    const order = { ...choice, ...words, payType, payChannel: 'pc' };
    const { orderNo } = await page.post('/api/front/order/create', order);
    return { orderNo, sku };
  }

  const pay = (orderNo: string, payType: string, payChannel: 'pc' | 'mobile' = 'pc') =>
    page.post('/api/front/pay/payment', { orderNo, payType, payChannel });

  async function received() {
    const { orderNo, sku } = await ordered();
    await pay(orderNo, 'cod');
    const { orderList } = await page.get(`/api/front/order/master/detail/${orderNo}`);
    const partNo = orderList[0].orderNo;
    await shop.operate('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' });
    return { orderNo, partNo, sku };
  }

  test('the cart: added, listed, counted, changed, typed and emptied', async () => {
    expect(await count()).toBe(0);
    await intoCart(1);
    const [line] = await cart();
    expect(line.cartNum).toBe(1);
    await page.post('/api/front/cart/num', { id: line.id, number: 3 });
    await page.post('/api/front/cart/num', { id: `${line.id}`, number: '5' });
    expect(await count()).toBe(5);
    // "Buy again" sends back what the cart said of the line.
    const again = { productId: line.productId, cartNum: 1, productAttrUnique: line.productAttrUnique };
    expect(typeof again.productAttrUnique).toBe('string');
    await page.post('/api/front/cart/save', [again]);
    expect(await count()).toBe(6);
    await page.post('/api/front/cart/delete', { ids: [`${line.id}`] });
    expect(await cart()).toEqual([]);
  });

  test('no more than the stock, and is told how much that is', async () => {
    const { sku } = await intoCart(1);
    const [{ id }] = await cart();
    const tooMany = page.post('/api/front/cart/num', { id, number: sku.stock + 1 });
    expect(await page.shown(tooMany)).toMatch(`Only ${sku.stock} left`);
  });

  test.each([-1, 0, 'two', 1.5, '1e3', null])('never a quantity of %j', async (number) => {
    await intoCart(1);
    const [{ id }] = await cart();
    expect(await page.shown(page.post('/api/front/cart/num', { id, number }))).toMatch(/^[A-Z].* \(number\)$/);
    expect(await count()).toBe(1);
  });

  test('from the cart, with what the parcel weighs', async () => {
    await intoCart(2);
    await page.post('/api/front/address/edit', familyAddress);
    const orderDetails = (await cart()).map(({ id }: Wire) => ({ shoppingCartId: id }));
    const { preOrderNo } = await page.post('/api/front/order/pre/order', {
      preOrderType: 'shoppingCart',
      orderDetails,
    });
    const checkout = await page.get(`/api/front/order/load/pre/${preOrderNo}`);
    expect(checkout).toMatchObject({ realName: familyAddress.realName, country: 'IN' });
    expect(checkout.detail).toContain('12 Rose Lane, Karol Bagh, New Delhi, 110005');
    const [line] = checkout.orderList[0].orderInfoList;
    expect([line.weight, line.volume, line.postage]).toEqual([
      expect.stringMatching(/^\d+\.\d{2,3}$/),
      '0.00',
      expect.stringMatching(/^\d+\.\d\d$/),
    ]);
  });

  test('and pays on delivery without naming the shop to return to', async () => {
    const { orderNo } = await ordered();
    expect(await pay(orderNo, 'cod')).toMatchObject({ orderNo, payType: 'cod' });
    const { list } = await page.get('/api/front/order/list', { page: 1, limit: 10, type: '1' });
    expect(list[0].masterOrderNo).toBe(orderNo);
  });

  test('and pays by Stripe', async () => {
    const { orderNo } = await ordered('stripe');
    const { stripeClientSecret } = await pay(orderNo, 'stripe');
    shop.stripe.pay(stripeClientSecret);
    await shop.notify(shop.stripe.event('payment_intent.succeeded', stripeClientSecret));
    expect((await page.get(`/api/front/order/master/detail/${orderNo}`)).paid).toBe(true);
  });

  test('and pays by PayPal, which leads back to the storefront that it was left for', async () => {
    const { orderNo } = await ordered('paypal');
    const { redirect } = await pay(orderNo, 'paypal');
    shop.paypal.approve(redirect);
    // Its page takes who comes without a status for somebody who did not pay.
    const { origin, pathname, searchParams } = new URL(shop.paypal.waysBack(redirect).approved);
    expect([origin, pathname]).toEqual([STOREFRONT, '/order/payment_result']);
    const { token, PayerID: payerID, ...query } = Object.fromEntries(searchParams);
    expect(query).toEqual({ orderNo, status: '1' });
    const result = await page.post('/api/front/pay/paypal/success', { token, payerID });
    expect(result).toMatchObject({ orderNo });
  });

  test('and by PayPal on a phone, whose one page for both ends cancels what comes without a status', async () => {
    const { orderNo } = await ordered('paypal');
    const { redirect } = await pay(orderNo, 'paypal', 'mobile');
    const { approved, cancelled } = shop.paypal.waysBack(redirect);
    const places = [approved, cancelled].map((address) => new URL(address));
    expect(places.map(({ origin, pathname }) => origin + pathname)).toEqual(
      Array(2).fill(`${STOREFRONT}/pages/order_pay_status/index`),
    );
    expect(places.map(({ searchParams }) => searchParams.get('status'))).toEqual(['1', null]);
    await page.post('/api/front/pay/paypal/cancel', { token: places[1]?.searchParams.get('token') });
    expect(await page.get(`/api/front/pay/query/pay/result/${orderNo}`)).toMatchObject({ paid: false });
  });

  test('and returns to a storefront that is listed, never to another', async () => {
    const { orderNo } = await ordered();
    const payTo = (hostName: string) =>
      page.post('/api/front/pay/payment', { orderNo, payType: 'sandbox', payChannel: 'pc', hostName, storeName: '' });
    expect(await page.shown(payTo('evil.example'))).toBe('This address does not belong to the shop');
    expect(await payTo(new URL(STOREFRONT).host)).toMatchObject({ payType: 'sandbox' });
  });

  test('with a coupon, and without it again', async () => {
    const { list } = await page.get('/api/front/coupons', { page: 1, limit: 50, useType: 1, merId: 0 });
    const { id, sku } = await someProduct(page);
    const [cheapest] = list.toSorted((one: Wire, other: Wire) => Number(one.minPrice) - Number(other.minPrice));
    await page.post('/api/front/coupon/receive', { couponId: cheapest.id });
    const productNum = Math.ceil((2 * Number(cheapest.minPrice) + 10) / Number(sku.price));
    const orderDetails = [{ attrValueId: sku.id, productId: id, productNum }];
    const { preOrderNo } = await page.post('/api/front/order/pre/order', { preOrderType: 'buyNow', orderDetails });
    const [held] = await page.get(`/api/front/coupons/order/${preOrderNo}`);
    const price = (couponId: unknown) =>
      page.post('/api/front/order/computed/price', { preOrderNo, addressId: '', couponId });
    const plain = await price('');
    expect(plain.couponFee).toBe('0.00');
    expect(Number((await price(`${held.id}`)).payFee)).toBeLessThan(Number(plain.payFee));
    expect(await price(null)).toEqual(plain);
    expect(await page.shown(price('the best one'))).toBe('This does not look right (couponId)');
  });

  test('pays later, or cancels', async () => {
    const { orderNo } = await ordered('stripe');
    const unpaid = await page.get('/api/front/order/await/pay/list', { page: 1, limit: 10 });
    expect(unpaid.list[0]).toMatchObject({ orderNo, paid: false });
    expect(await page.get('/api/front/order/data')).toMatchObject({ unPaidCount: 1 });
    expect(await pay(orderNo, 'stripe')).toHaveProperty('stripeClientSecret');
    await page.post(`/api/front/order/cancel/${orderNo}`);
    expect((await page.get('/api/front/order/await/pay/list')).list).toEqual([]);
    expect(await page.shown(pay(orderNo, 'cod'))).toBe('The order was cancelled');
  });

  test('follows the parcel, confirms its receipt and buys again', async () => {
    const { partNo, sku } = await received();
    const sent = await page.get('/api/front/order/list', { page: 1, limit: 10, type: 2 });
    expect(sent.list[0].orderNo).toBe(partNo);
    expect(await page.get(`/api/front/order/detail/${partNo}`)).toMatchObject({ orderNo: partNo, expressInfo: null });
    const parcel = await page.get(`/api/front/order/express/${partNo}`);
    expect(JSON.parse(parcel.logisticsInfo)).toBeInstanceOf(Array);
    await page.post(`/api/front/order/take/${partNo}`);
    const { orderInfoList } = await page.get(`/api/front/order/detail/${partNo}`);
    await page.post(
      '/api/front/cart/save',
      orderInfoList.map(({ productId, attrValueId, payNum }: Wire) => ({
        ...{ productId, cartNum: payNum, productAttrUnique: attrValueId },
      })),
    );
    expect((await cart())[0].attrId).toBe(sku.id);
  });

  test('reviews with stars alone', async () => {
    const { partNo } = await received();
    await page.post(`/api/front/order/take/${partNo}`);
    const [line] = (await page.get('/api/front/order/reply/list', { page: 1, limit: 10 })).list;
    const review = { orderNo: line.merOrderNo, orderInfoId: line.id, star: 4, comment: 'As it looks.', pics: '' };
    expect(await page.shown(page.post('/api/front/order/comment', { ...review, star: 6 }))).toBe(
      'One of: 1, 2, 3, 4, 5 (productScore)',
    );
    await page.post('/api/front/order/comment', review);
    const { list } = await page.get(`/api/front/product/reply/list/${line.productId}`, { page: 1, limit: 10, type: 2 });
    expect(list[0]).toMatchObject({ star: 4, comment: 'As it looks.' });
    const { product_score, service_score } = await shop.database.db
      .selectFrom('reviews')
      .select(['product_score', 'service_score'])
      .where('comment', '=', 'As it looks.')
      .executeTakeFirstOrThrow();
    expect([product_score, service_score]).toEqual([4, 4]);
  });

  test('asks the money back with a picture, and sees what became of it', async () => {
    const { orderNo } = await ordered();
    const { redirect } = await pay(orderNo, 'sandbox');
    await shop.decide(new URL(redirect, 'http://shop.test').href, { decision: 'approve' });
    const { orderList } = await page.get(`/api/front/order/master/detail/${orderNo}`);
    const partNo = orderList[0].orderNo;
    const info = await page.get(`/api/front/order/apply/refund/${partNo}`);
    expect(info).toMatchObject({ orderNo: partNo, totalNum: 2 });
    const [text] = await page.get('/api/front/order/refund/reason');
    const form = new FormData();
    form.append('multipart', new File([new Uint8Array(goodJpeg)], 'torn.JPEG', { type: 'image/jpeg' }));
    const { url } = await page.post('/api/front/upload/image', form, { model: 'product', pid: 1 });
    await page.post('/api/front/order/refund', {
      ...{ orderNo: partNo, text, refund_reason_wap_img: [url].join(), refund_reason_wap_explain: '' },
    });
    const [refund] = (await page.get('/api/front/order/refund/list', { page: 1, limit: 10 })).list;
    const detail = await page.get(`/api/front/order/refund/detail/${refund.refundOrderNo}`);
    expect(detail).toMatchObject({ refundReasonWap: text, refundReasonWapImg: url });
    await shop.operate('refund accept', { refundNo: refund.refundOrderNo });
    const { refundStatus } = await page.get(`/api/front/order/refund/detail/${refund.refundOrderNo}`);
    expect([2, 3]).toContain(refundStatus);
  });

  test('takes a completed order out of the list', async () => {
    const { partNo } = await received();
    await page.post(`/api/front/order/take/${partNo}`);
    await page.post(`/api/front/order/delete/${partNo}`);
    expect((await page.get('/api/front/order/list', { page: 1, limit: 10, type: 3 })).list).toEqual([]);
  });
});
