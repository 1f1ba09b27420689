import { beforeEach, describe, expect, test } from 'vitest';
import { buyer } from './buyer.ts';
import type { FamilyClient, Wire } from './client.ts';
import { firstClient, secondClient } from './clients.ts';
import { type FamilyShop, openFamilyShop, someProduct } from './shop.ts';

describe('a shopper buys at a client of the family', () => {
  let shop: FamilyShop;
  let page: FamilyClient;
  let buys: ReturnType<typeof buyer>;
  openFamilyShop((opened) => {
    shop = opened;
  });
  beforeEach(async () => {
    ({ page } = await shop.visitSignedIn());
    buys = buyer(firstClient, page);
  });

  const cart = async () =>
    (await page.get('/api/front/cart/list', { isValid: true })).flatMap((group: Wire) => group.cartInfoList);
  const count = async () => (await page.get('/api/front/cart/count', { numType: true, type: 'sum' })).count;

  async function intoCart(cartNum: number | string) {
    const { id, sku } = await someProduct(page);
    await page.post('/api/front/cart/save', [{ productId: id, cartNum, productAttrUnique: sku.id }]);
  }

  test.each([-1, 0, 'two', 1.5, '1e3', null])('never a quantity of %j', async (number) => {
    await intoCart(1);
    const [{ id }] = await cart();
    expect(await page.shown(page.post('/api/front/cart/num', { id, number }))).toMatch(/^[A-Z].* \(number\)$/);
    expect(await count()).toBe(1);
  });

  test('from the cart, with the weight of the parcel', async () => {
    await intoCart(2);
    const orderDetails = (await cart()).map(({ id }: Wire) => ({ shoppingCartId: id }));
    const { preOrderNo } = await buys.checkout({ preOrderType: 'shoppingCart', orderDetails });
    const checkout = await page.get(`/api/front/order/load/pre/${preOrderNo}`);
    const [line] = checkout.orderList[0].orderInfoList;
    expect([line.weight, line.volume, line.postage]).toEqual([
      expect.stringMatching(/^\d+\.\d{2,3}$/),
      '0.00',
      expect.stringMatching(/^\d+\.\d\d$/),
    ]);
  });

  test('by PayPal on a phone, whose single return page cancels payments that come back without a status', async () => {
    const { page: phone } = await shop.visitSignedIn(secondClient);
    const onPhone = buyer(secondClient, phone);
    const { orderNo } = await onPhone.ordered('paypal');
    const { redirect } = await onPhone.pays(orderNo, 'paypal');
    expect(await secondClient.paypalReturn(phone, shop.paypal.waysBack(redirect).cancelled)).toBe('failed');
    expect(await phone.get(`/api/front/pay/query/pay/result/${orderNo}`)).toMatchObject({ paid: false });
  });

  test('returns to a listed storefront, never to another one', async () => {
    const { orderNo } = await buys.ordered('sandbox');
    const payTo = (hostName: string) =>
      page.post('/api/front/pay/payment', { orderNo, payType: 'sandbox', payChannel: 'pc', hostName, storeName: '' });
    expect(await page.shown(payTo('evil.example'))).toBe('This address does not belong to the shop');
    expect(await payTo(new URL(firstClient.origin).host)).toMatchObject({ payType: 'sandbox' });
  });
});
