import { describe, expect, it } from 'vitest';
import { rejection } from '../../../../storefront-sdk/src/test-support/responses.ts';
import { checkOut, open, pay, placeOrder, shirt, uuid } from '../../test-support/mocked-shop.ts';
import { fixedClock } from '../index.ts';

const guid = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const DAY_MS = 86_400_000;

describe('the mocked shop', () => {
  it('has pictures whose addresses need no domain before them', async () => {
    const { guest } = open();
    expect(await guest.store.imageDomain()).toBe('');
    expect((await guest.products.list()).list[0]?.image).toMatch(/^\/media\//);
  });

  it('keeps discontinued products in carts, and rejects orders of them', async () => {
    const { shopper, mock } = open();
    await shopper.cart.save([shirt]);
    mock.shop.discontinued.push(...mock.shop.products.splice(0, 1));
    expect(await shopper.cart.list()).toEqual([]);
    const [group] = await shopper.cart.list({ isValid: false });
    expect(group?.cartInfoList).toMatchObject([{ productId: 1, attrStatus: false }]);
    expect(await rejection(shopper.cart.save([shirt]))).toMatchObject({
      ...{ kind: 'invalid', code: 400, serverMessage: 'Linen shirt is no longer sold' },
    });
    expect(await rejection(shopper.products.detailBySlug({ slug: 'linen-shirt' }))).toMatchObject({
      kind: 'not-found',
    });
  });

  it('continues known visits, for twenty minutes', async () => {
    const clock = fixedClock();
    const { guest, shopper, mock } = open({ clock });
    expect(await rejection(guest.session.resume(guid))).toMatchObject({ kind: 'not-found' });
    await guest.session.start({ guid, uuid });
    await shopper.session.recordUser({ uuid });
    await guest.session.end(guid);
    expect(mock.shop.visits.get(guid)).toMatchObject({ uid: mock.shop.account.user.uid, endedAt: clock() });
    await guest.session.resume(guid);
    expect(mock.shop.visits.get(guid)).toMatchObject({ endedAt: null });
    clock.advance(20 * 60_000 + 1);
    expect(await rejection(guest.session.resume(guid))).toMatchObject({ kind: 'not-found' });
    expect(await guest.session.end('unknown-visit')).toBeNull();
  });

  it('lets orders earn points, which thaw a week after receipt and pay for others', async () => {
    const clock = fixedClock();
    const { shopper, mock } = open({ clock });
    const { orderNo: master } = await placeOrder(shopper);
    await pay(shopper, master);
    expect((await shopper.points.records()).list).toMatchObject([{ type: 1, status: 1, integral: 98, balance: 0 }]);
    const [{ orderNo = '' } = {}] = (await shopper.orders.list({ type: 1 })).list;
    mock.operator.ship(orderNo);
    await shopper.orders.confirmReceipt(orderNo);
    expect(await shopper.points.summary()).toMatchObject({ integral: 0, frozenIntegral: 98 });
    clock.advance(7 * DAY_MS);
    expect(await shopper.points.summary()).toMatchObject({ integral: 98, frozenIntegral: 0, sumIntegral: 98 });
    const { preOrderNo } = await checkOut(shopper);
    expect(await shopper.preorders.load(preOrderNo)).toMatchObject({ userIntegral: 98, payFee: 9800 });
    expect(await shopper.preorders.computePrice({ preOrderNo, useIntegral: true })).toMatchObject({
      deductionPrice: 98,
      usedIntegral: 98,
      payFee: 9702,
    });
    const order = { preOrderNo, addressId: 1, payType: 'sandbox', payChannel: 'pc', useIntegral: true } as const;
    const { orderNo: second } = await shopper.orders.create(order);
    expect(await shopper.orders.masterDetail(second)).toMatchObject({ useIntegral: 98, integralPrice: 98 });
    expect(await shopper.user.info()).toMatchObject({ integral: 0 });
    await shopper.orders.cancel(second);
    expect(await shopper.points.summary()).toMatchObject({ integral: 98, deductionIntegral: 0 });
    expect((await shopper.points.records()).list.map(({ type, status }) => [type, status])).toEqual([
      [2, 4],
      [1, 3],
    ]);
  });

  it('charges freight below 50.00 of a merchant, and refunds it with the last item', async () => {
    const { shopper, mock } = open();
    for (const { productInfo } of mock.shop.products) productInfo.isShippingIncluded = false;
    const { preOrderNo } = await shopper.preorders.create({
      preOrderType: 'buyNow',
      orderDetails: [{ productId: 4, attrValueId: 41, productNum: 2 }],
    });
    expect(await shopper.preorders.load(preOrderNo)).toMatchObject({
      proTotalFee: 3600,
      freightFee: 600,
      payFee: 4200,
    });
    const { orderNo } = await shopper.orders.create({ preOrderNo, addressId: 1, payType: 'sandbox', payChannel: 'pc' });
    await pay(shopper, orderNo);
    const [part] = (await shopper.orders.list({ type: 1 })).list;
    expect(part).toMatchObject({ payPostage: 600, payPrice: 4200 });
    const [line] = part?.orderInfoList ?? [];
    const lines = [{ orderInfoId: line?.id ?? 0, quantity: 1 }];
    for (const [index, refundPrice] of [1800, 2400].entries()) {
      await shopper.refunds.apply({ orderNo: part?.orderNo ?? '', text: 'Torn', lines });
      const { list } = await shopper.refunds.list();
      expect([list.length, list[0]?.refundPrice]).toEqual([index + 1, refundPrice]);
      mock.operator.decideRefund(list[0]?.refundOrderNo ?? '', 'accept');
    }
  });

  it('orders at the agreed price only', async () => {
    const { shopper } = open();
    const { preOrderNo } = await checkOut(shopper);
    const order = { preOrderNo, addressId: 1, payType: 'sandbox', payChannel: 'pc' } as const;
    expect(await rejection(shopper.orders.create({ ...order, expectedPayFee: 9799 }))).toMatchObject({
      code: 409,
      serverMessage: 'The price has changed to $98.00',
    });
    await shopper.orders.create({ ...order, expectedPayFee: 9800 });
  });

  it('cancels orders that are not paid in time', async () => {
    const clock = fixedClock();
    const { shopper, mock } = open({ clock });
    const { orderNo } = await placeOrder(shopper);
    clock.advance(2 * 60 * 60_000);
    expect(await shopper.orders.masterDetail(orderNo)).toMatchObject({ isCancel: true });
    expect(mock.shop.products[0]?.productValue.S?.stock).toBe(12);
    expect(await rejection(pay(shopper, orderNo))).toMatchObject({ kind: 'invalid' });
  });

  it('takes the money of a PayPal payment when it was approved', async () => {
    const { shopper } = open();
    const { orderNo } = await placeOrder(shopper);
    const details = { orderNo, payChannel: 'pc', hostName: 'shop.test', storeName: 'Promenade' } as const;
    const unknown = shopper.payments.pay({ ...details, payType: 'unsupported' });
    expect(await rejection(unknown)).toMatchObject({ fieldErrors: { payType: 'This way to pay is not offered' } });
    const { redirect, status } = await shopper.payments.pay({ ...details, payType: 'paypal' });
    expect(status).toBe(false);
    const token = new URL(redirect ?? '').searchParams.get('token') ?? '';
    const wrong = shopper.payments.paypalSuccess({ token: 'NOTHING', payerID: 'ADA' });
    expect(await rejection(wrong)).toMatchObject({ kind: 'not-found' });
    expect(await shopper.payments.paypalSuccess({ token, payerID: 'ADA' })).toMatchObject({ status: true, orderNo });
    expect(await shopper.payments.result(orderNo)).toMatchObject({ paid: true, payType: 'paypal' });
  });

  it('hides the data of a shopper from the others', async () => {
    const { guest, shopper, mock } = open();
    const { token } = await guest.login.asGuest({ email: 'guest@example.com' });
    const other = shopper.extend({ authorize: () => ({ authorization: `Bearer ${token}` }), fetch: mock.fetch });
    const { orderNo } = await placeOrder(shopper);
    const { preOrderNo } = await checkOut(shopper);
    await shopper.wishlist.add(1);
    await shopper.cart.save([shirt]);
    expect(await rejection(other.orders.masterDetail(orderNo))).toMatchObject({ kind: 'not-found' });
    expect(await rejection(other.preorders.load(preOrderNo))).toMatchObject({ kind: 'not-found' });
    expect(await other.wishlist.list()).toMatchObject({ total: 0 });
    expect(await other.cart.list({ isValid: true, storeId: 1 })).toEqual([]);
    expect(await other.orders.counts()).toMatchObject({ unPaidCount: 0 });
  });
});
