import type { CartLine } from '@promenade/storefront-sdk/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { rejection } from '../../../storefront-sdk/src/test-support/responses.ts';
import { mockHandlers } from '../msw.ts';
import { checkOut, countOf, open, pay, placeOrder, shirt, someAddress, uuid } from '../test-support/mocked-shop.ts';
import { aCartLine, createMockStorefront, fixedClock, MOCK_CODE, MockFailure, type MockRequest } from './index.ts';

const application = {
  name: 'Atelier Martin',
  realName: 'Ada Martin',
  email: 'ada@example.com',
  captcha: MOCK_CODE,
  categoryId: 1,
  typeId: 1,
  qualificationPicture: ['/papers.jpg'],
};

describe('the mocked shop', () => {
  it('stores added products in the cart', async () => {
    const { guest } = open();
    await guest.cart.save([{ ...shirt, uuid }]);
    await guest.cart.saveSku([{ productId: 4, cartNum: 1, sku: '', uuid }]);
    expect(await countOf(guest, uuid)).toEqual({ count: 3 });
    const groups = await guest.cart.list({ isValid: true, storeId: 1, uuid });
    expect(groups.map(({ merName, cartInfoList }) => [merName, cartInfoList.map(({ cartNum }) => cartNum)])).toEqual([
      ['Atelier Nord', [2]],
      ['Maison Sud', [1]],
    ]);
    const gone = { numType: false, type: 'sum', storeId: 1, uuid } as const;
    expect(await guest.cart.count(gone)).toEqual({ count: 0 });
    const id = groups[0]?.cartInfoList[0]?.id ?? 0;
    await guest.cart.setQuantity({ id, number: 5, uuid });
    expect(await countOf(guest, uuid)).toEqual({ count: 6 });
    await guest.cart.remove({ ids: [id], uuid });
    expect(await rejection(guest.cart.remove({ ids: [id], uuid }))).toMatchObject({ kind: 'not-found' });
    expect(await countOf(guest, uuid)).toEqual({ count: 1 });
    expect(await countOf(guest, uuid.replace('0', 'f'))).toEqual({ count: 0 });
  });

  it('takes all of a request into the cart, or nothing', async () => {
    const { guest } = open();
    const mug = { productId: 4, cartNum: 31, productAttrUnique: 41, storeId: 1, uuid };
    expect(await rejection(guest.cart.save([{ ...shirt, uuid }, mug]))).toMatchObject({
      kind: 'invalid',
      serverMessage: 'Only 30 left of Stoneware mug',
    });
    expect(await countOf(guest, uuid)).toEqual({ count: 0 });
    expect(await rejection(countOf(guest))).toMatchObject({ kind: 'invalid' });
  });

  it('rejects invalid input, field by field', async () => {
    const { guest, shopper } = open();
    expect(await rejection(guest.cart.save([{ ...shirt, cartNum: 0, uuid: 'short' }]))).toMatchObject({
      kind: 'invalid',
      fieldErrors: {
        '0.cartNum': 'Expected a whole number from 1 to 9999',
        '0.uuid': 'Expected at least 32 characters',
      },
    });
    const tooMany = await createMockStorefront().fetch('http://shop.test/api/front/index/product/list?limit=51');
    expect([tooMany.status, (await tooMany.json()).data]).toMatchObject([
      400,
      { fieldErrors: { limit: 'Expected a whole number from 1 to 50' } },
    ]);
    const { city: _, ...cityless } = { ...someAddress, isDefault: true };
    expect(await rejection(shopper.addresses.save(cityless as never))).toMatchObject({
      fieldErrors: { city: 'Expected to be there' },
    });
  });

  it.each([
    ['GET', '/api/front/product/list?keyword=linen&isDrawerOpen=true', undefined, 'isDrawerOpen'],
    ['POST', '/api/front/cart/save', [{ ...shirt, uuid, storeName: 'Shirt' }], '0.storeName'],
    [
      'POST',
      '/api/front/order/quote',
      { lines: [{ productId: 1, attrValueId: 11, productNum: 1, note: '' }] },
      'lines.0.note',
    ],
  ])('refuses a field that the call does not have, and names it: %s %s', async (method, path, body, field) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await createMockStorefront().fetch(`http://shop.test${path}`, init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: `There is no such field (${field})`,
      data: { fieldErrors: { [field]: 'There is no such field' } },
    });
  });

  it('places one order of a checkout, however often it is asked to', async () => {
    const { shopper } = open();
    const { preOrderNo } = await checkOut(shopper);
    const order = { preOrderNo, addressId: 1, payType: 'sandbox', payChannel: 'pc' } as const;
    expect(await shopper.orders.create(order)).toEqual(await shopper.orders.create(order));
    expect((await shopper.orders.listUnpaid()).total).toBe(1);
  });

  it('does a write once for each idempotency key, even if the response is lost', async () => {
    const { guest } = open();
    const line = [{ ...shirt, uuid }];
    await guest.cart.save(line, { idempotencyKey: 'the-same-key' });
    await guest.cart.save(line, { idempotencyKey: 'the-same-key' });
    expect(await countOf(guest, uuid)).toEqual({ count: 2 });
    const other = guest.cart.save([{ ...shirt, cartNum: 1, uuid }], { idempotencyKey: 'the-same-key' });
    expect(await rejection(other)).toMatchObject({ code: 422 });
    await guest.cart.save(line);
    expect(await countOf(guest, uuid)).toEqual({ count: 4 });
  });

  it('moves the cart of a guest into the account once, up to the stock', async () => {
    const { guest, shopper } = open();
    await guest.cart.save([{ ...shirt, cartNum: 10, uuid }]);
    await shopper.cart.save([{ ...shirt, cartNum: 5 }]);
    expect(await shopper.cart.merge({ uuid, storeId: 1 })).toEqual({ count: 12 });
    expect(await shopper.cart.merge({ uuid, storeId: 1 })).toEqual({ count: 12 });
    expect(await countOf(guest, uuid)).toEqual({ count: 0 });
  });

  it('finds products by words, category and price', async () => {
    const { guest } = open();
    const names = async (query: Parameters<typeof guest.search.products>[0]) =>
      (await guest.search.products(query)).list.map(({ storeName }) => storeName);
    expect(await names({ keyword: 'MUG' })).toEqual(['Stoneware mug']);
    expect(await names({ cid: 2, priceOrder: 'asc' })).toEqual(['Beeswax candle', 'Stoneware mug', 'Oak stool']);
    expect(await names({ minPrice: 3950, maxPrice: 4900 })).toEqual(['Linen shirt', 'Wool scarf']);
    expect(await guest.products.byIds({ ids: [5, 1], limit: 1, page: 2 })).toMatchObject({
      list: [{ id: 1 }],
      pages: 2,
      total: 2,
    });
    expect(await rejection(guest.products.detail({ uniqueKey: 'none', slug: 'none' }))).toMatchObject({ code: 404 });
  });

  it('keeps addresses, one of them the default', async () => {
    const { shopper } = open();
    const { list: before } = await shopper.addresses.list();
    const { id } = await shopper.addresses.save({ ...someAddress, isDefault: true });
    expect((await shopper.addresses.list()).list).toMatchObject([
      { id, city: 'Lyon', isDefault: true },
      { id: 1, isDefault: false },
    ]);
    await shopper.addresses.setDefault(1);
    await shopper.addresses.remove(id);
    expect((await shopper.addresses.list()).list).toEqual(before);
  });

  it('takes a cart through checkout, order and payment', async () => {
    const { shopper, mock } = open();
    const { preOrderNo } = await checkOut(shopper);
    expect(await shopper.preorders.load(preOrderNo)).toMatchObject({ payFee: 9800, orderProNum: 2, addressId: 1 });
    expect(await shopper.preorders.computePrice({ preOrderNo })).toMatchObject({ payFee: 9800 });
    const { orderNo } = await shopper.orders.create({ preOrderNo, addressId: 1, payType: 'sandbox', payChannel: 'pc' });
    expect(await countOf(shopper)).toEqual({ count: 0 });
    expect(await rejection(shopper.preorders.load(preOrderNo))).toMatchObject({ kind: 'not-found' });
    expect(mock.shop.products[0]?.productValue.S?.stock).toBe(10);
    expect((await shopper.orders.listUnpaid()).list).toMatchObject([{ orderNo, payPrice: 9800 }]);
    expect(await shopper.payments.result(orderNo)).toMatchObject({ paid: false, message: null });
    expect(await pay(shopper, orderNo)).toMatchObject({ status: true });
    expect(await shopper.payments.result(orderNo)).toMatchObject({ paid: true, payPrice: 9800 });
    const [shipped] = (await shopper.orders.list({ type: 1 })).list;
    expect(await shopper.orders.detail(shipped?.orderNo ?? '')).toMatchObject({ masterOrderNo: orderNo, paid: true });
    expect(await shopper.orders.counts()).toMatchObject({ unPaidCount: 0, unShippedCount: 1 });
    expect(await rejection(shopper.orders.cancel(orderNo))).toMatchObject({ kind: 'invalid' });
  });

  it('gives the stock of a cancelled order back', async () => {
    const { shopper, mock } = open();
    const { orderNo } = await placeOrder(shopper);
    await shopper.orders.cancel(orderNo);
    await shopper.orders.cancel(orderNo);
    expect(mock.shop.products[0]?.productValue.S?.stock).toBe(12);
    const [cancelled] = (await shopper.orders.list({ type: 9 })).list;
    await shopper.orders.remove(cancelled?.orderNo ?? '');
    expect((await shopper.orders.list()).list).toEqual([]);
  });

  it('takes one refund of an order at a time, and one review of a line', async () => {
    const { shopper, mock } = open();
    const { orderNo: master } = await placeOrder(shopper);
    await pay(shopper, master);
    const [{ orderNo = '', orderInfoList: [{ id: orderInfoId = 0 } = {}] = [] } = {}] = (
      await shopper.orders.list({ type: 1 })
    ).list;
    const half = { orderNo, text: 'Torn', lines: [{ orderInfoId, quantity: 1 }] };
    const tooMany = { ...half, lines: [{ orderInfoId, quantity: 3 }] };
    expect(await rejection(shopper.refunds.apply(tooMany))).toMatchObject({ kind: 'invalid' });
    await shopper.refunds.apply({ ...half, refund_reason_wap_img: ['/a.jpg', '/b.jpg'] });
    expect(await rejection(shopper.refunds.apply(half))).toMatchObject({ kind: 'invalid' });
    const [refund] = (await shopper.refunds.list()).list;
    expect(refund).toMatchObject({ merOrderNo: orderNo, totalNum: 1, refundPrice: 4900 });
    expect(await shopper.refunds.detail(refund?.refundOrderNo ?? '')).toMatchObject({
      refundReasonWap: 'Torn',
      refundReasonWapImg: ['/a.jpg', '/b.jpg'],
    });
    expect(await shopper.orders.detail(orderNo)).toMatchObject({ refundStatus: 1 });
    expect(() => mock.operator.decideRefund('RE0', 'accept')).toThrow('No data found');
    mock.operator.decideRefund(refund?.refundOrderNo ?? '', 'accept');
    expect(() => mock.operator.decideRefund(refund?.refundOrderNo ?? '', 'accept')).toThrow('decided already');
    expect(await shopper.refunds.applyInfo(orderNo)).toMatchObject({ payPrice: 4900, totalNum: 1 });
    expect(mock.shop.products[0]?.productValue.S?.stock).toBe(11);
    const words = { orderNo, orderInfoId, productScore: 5, serviceScore: 4, comment: 'Soft' } as const;
    expect(await rejection(shopper.reviews.create(words))).toMatchObject({ kind: 'invalid' });
    expect(() => mock.operator.deliver(orderNo)).toThrow('not on its way');
    mock.operator.ship(orderNo);
    expect(() => mock.operator.ship(orderNo)).toThrow('cannot be sent');
    expect(await rejection(shopper.refunds.apply(half))).toMatchObject({ kind: 'invalid' });
    mock.operator.deliver(orderNo);
    expect(await shopper.orders.logistics(orderNo)).toMatchObject({
      state: 3,
      logisticsInfo: [{ AcceptStation: 'Collected' }, { AcceptStation: 'Delivered' }],
    });
    await shopper.orders.confirmReceipt(orderNo);
    expect((await shopper.reviews.pending()).list).toMatchObject([{ id: orderInfoId, merOrderNo: orderNo }]);
    await shopper.reviews.create(words);
    expect((await shopper.reviews.pending()).list).toEqual([]);
    expect(await rejection(shopper.reviews.create(words))).toMatchObject({ kind: 'invalid' });
    const [reviewed] = (await shopper.orders.list({ type: 3 })).list;
    expect(reviewed?.orderInfoList).toMatchObject([{ isReply: true, reviewStar: 5, reviewComment: 'Soft' }]);
    await shopper.refunds.apply({ orderNo, text: 'Torn, too' });
    const [withdrawn] = (await shopper.refunds.list()).list;
    const withdraw = () => shopper.refunds.withdraw(withdrawn?.refundOrderNo ?? '');
    await withdraw();
    expect(await rejection(withdraw())).toMatchObject({ kind: 'invalid' });
    expect(() => mock.operator.askForGoods(withdrawn?.refundOrderNo ?? '')).toThrow('cannot be asked');
    await shopper.refunds.apply({ orderNo, text: 'Torn, too' });
    const [second] = (await shopper.refunds.list()).list;
    const parcel = { carrier: 'Post', trackingNumber: 'P1' };
    const sendBack = () => shopper.refunds.sendBack({ orderNo: second?.refundOrderNo ?? '', ...parcel });
    expect(await rejection(sendBack())).toMatchObject({ kind: 'invalid' });
    mock.operator.askForGoods(second?.refundOrderNo ?? '', '4 Mill Lane');
    await sendBack();
    expect(await shopper.refunds.detail(second?.refundOrderNo ?? '')).toMatchObject({
      ...{ refundStatus: 5, canWithdraw: false, canSendBack: true },
      ...{ returnAddress: '4 Mill Lane', returnCarrier: 'Post', returnTrackingNumber: 'P1' },
    });
    mock.operator.decideRefund(second?.refundOrderNo ?? '', 'accept');
    expect(await shopper.orders.detail(orderNo)).toMatchObject({ refundStatus: 3 });
    expect(await rejection(shopper.refunds.apply({ orderNo, text: 'Again' }))).toMatchObject({ kind: 'invalid' });
  });

  it('keeps the wish list and the merchants followed, the latest first', async () => {
    const { shopper } = open();
    await shopper.wishlist.addAll([1, 4]);
    await shopper.wishlist.add(1);
    const { list } = await shopper.wishlist.list();
    expect(list.map(({ storeName }) => storeName)).toEqual(['Stoneware mug', 'Linen shirt']);
    expect(await shopper.products.detailBySlug({ slug: 'linen-shirt' })).toMatchObject({ userCollect: true });
    await shopper.wishlist.remove(1);
    await shopper.wishlist.removeEntries(list.map(({ id }) => id));
    expect(await shopper.wishlist.list()).toMatchObject({ list: [], total: 0 });
    await shopper.merchants.follow(2);
    expect((await shopper.merchants.followed()).list).toMatchObject([{ merName: 'Maison Sud' }]);
    await shopper.merchants.unfollow(2);
    expect((await shopper.merchants.followed()).list).toEqual([]);
  });

  it('lists merchants with their products and followers', async () => {
    const { guest, shopper } = open();
    expect((await guest.merchants.search({ keywords: 'SUD' })).list).toMatchObject([{ id: 2 }]);
    expect((await guest.merchants.search({ categoryId: 2, isSelf: true })).list).toEqual([]);
    const cheap = await guest.merchants.products({ merId: 2, maxPrice: 2000, priceOrder: 'asc' });
    expect(cheap.list.map(({ storeName }) => storeName)).toEqual(['Beeswax candle', 'Stoneware mug']);
    expect(await guest.merchants.productCategories(2)).toMatchObject([{ id: 2, name: 'Home' }]);
    await shopper.merchants.follow(2);
    expect(await shopper.merchants.index(2)).toMatchObject({ name: 'Maison Sud', isCollect: true });
    expect(await guest.merchants.index(2)).toMatchObject({ isCollect: false });
    expect(await guest.merchants.detail(2)).toMatchObject({ id: 2, collectNum: 1 });
    expect(await rejection(guest.merchants.index(99))).toMatchObject({ kind: 'not-found' });
  });

  it('takes one application of a name, and a declined one again', async () => {
    const clock = fixedClock();
    const { guest, shopper, mock } = open({ clock });
    const apply = async (shop: typeof guest, fields: Partial<typeof application> & { id?: number } = {}) => {
      clock.advance(60_000);
      await shop.applications.sendCode(application.email);
      return shop.applications.apply({ ...application, ...fields });
    };
    expect(await rejection(guest.applications.apply(application))).toMatchObject({
      fieldErrors: { captcha: 'The verification code is wrong or expired' },
    });
    await apply(shopper);
    expect(await rejection(apply(guest))).toMatchObject({ kind: 'invalid' });
    expect(await rejection(apply(guest, { name: 'Maison Sud' }))).toMatchObject({
      fieldErrors: { name: 'This name belongs to another merchant' },
    });
    await apply(guest, { name: 'Atelier Guest' });
    const [pending, ...others] = (await shopper.applications.records()).list;
    expect(others).toEqual([]);
    expect(pending).toMatchObject({ auditStatus: 1, qualificationPicture: ['/papers.jpg'] });
    const id = pending?.id ?? 0;
    expect(await rejection(apply(shopper, { id }))).toMatchObject({ kind: 'not-found' });
    for (const { facts } of mock.shop.applications) facts.auditStatus = 3;
    expect(await rejection(apply(guest, { id }))).toMatchObject({ kind: 'not-found' });
    await apply(shopper, { id, realName: 'Ann Martin' });
    const { list } = await shopper.applications.records();
    expect(list).toMatchObject([{ id, auditStatus: 1, realName: 'Ann Martin' }]);
  });

  it('counts reviews by kind', async () => {
    const { guest } = open();
    expect(await guest.reviews.count(1)).toMatchObject({ sumCount: 2, goodCount: 1, inCount: 1, replyStar: 4 });
    expect((await guest.reviews.list({ productId: 1, type: 2 })).list).toMatchObject([{ star: 3 }]);
    expect(await guest.reviews.summary(2)).toEqual({ sumCount: 0, replyChance: 0, productReply: null });
    expect(await rejection(guest.reviews.count(99))).toMatchObject({ kind: 'not-found' });
  });

  it('takes a coupon off once, and off no more than it is for', async () => {
    const { shopper } = open();
    await shopper.coupons.claim(1);
    expect(await rejection(shopper.coupons.claim(1))).toMatchObject({ kind: 'invalid' });
    await shopper.coupons.claim(2);
    const { preOrderNo } = await checkOut(shopper);
    const offered = await shopper.coupons.forPreOrder(preOrderNo);
    expect(offered).toMatchObject([{ couponId: 1, money: 500 }]);
    const couponId = offered[0]?.id ?? 0;
    expect(await shopper.preorders.computePrice({ preOrderNo, couponId })).toMatchObject({
      couponFee: 500,
      payFee: 9300,
    });
    const order = { preOrderNo, addressId: 1, payType: 'sandbox', payChannel: 'pc', couponId } as const;
    const { orderNo } = await shopper.orders.create(order);
    const { orderList, ...master } = await shopper.orders.masterDetail(orderNo);
    expect(master).toMatchObject({ totalPrice: 9800, couponPrice: 500, payPrice: 9300 });
    expect(orderList.map(({ payPrice }) => payPrice)).toEqual([9300]);
    expect((await shopper.coupons.mine({ type: 'unusable' })).list).toMatchObject([{ id: couponId, status: 1 }]);
    await shopper.orders.cancel(orderNo);
    expect((await shopper.coupons.mine({ type: 'usable' })).list).toHaveLength(2);
  });

  it('lets a checkout expire by its clock', async () => {
    const clock = fixedClock();
    const { shopper } = open({ clock });
    const { preOrderNo } = await checkOut(shopper);
    clock.advance(30 * 60_000);
    expect(await rejection(shopper.preorders.load(preOrderNo))).toMatchObject({ kind: 'not-found' });
  });

  it('makes the same numbers each time', async () => {
    const numbers = await Promise.all([placeOrder(open().shopper), placeOrder(open().shopper)]);
    expect(numbers[0]).toEqual(numbers[1]);
  });

  it('throws what its code throws, and does not call it a lost connection', async () => {
    const fault = new TypeError('Map.groupBy is not a function');
    const fail = () => {
      throw fault;
    };
    const { guest, mock } = open({ handlers: { 'cart.count': fail } });
    await expect(countOf(guest, uuid)).rejects.toBe(fault);
    await expect(mock.fetch('http://shop.test/api/front/unknown')).rejects.toThrow('The contract has no GET');
    expect(await rejection(open({ scenario: 'offline' }).guest.store.theme())).toMatchObject({ kind: 'network' });
    const lost = open({ handlers: { 'cart.count': () => new MockFailure(0) } }).guest;
    expect(await rejection(countOf(lost, uuid))).toMatchObject({ kind: 'network' });
  });

  it('uses the given handlers', async () => {
    const { guest } = open({ handlers: { 'cart.count': () => ({ count: 77 }) } });
    expect(await countOf(guest, uuid)).toEqual({ count: 77 });
  });
});

describe('types', () => {
  it('reject requests that are not in the contract', () => {
    const refused = [
      // @ts-expect-error there is no such scenario
      () => createMockStorefront({ scenario: 'sunny' }),
      // @ts-expect-error there is no such call
      () => mockHandlers({ 'cart.empty': () => null }),
      // @ts-expect-error a count is a number
      () => mockHandlers({ 'cart.count': () => ({ count: '3' }) }),
      // @ts-expect-error a line has no such field
      () => aCartLine({ quantity: 3 }),
    ];
    expect(refused).toHaveLength(4);
    expectTypeOf(aCartLine()).toEqualTypeOf<CartLine>();
    expectTypeOf<MockRequest<{ id: number }>['body']>().toEqualTypeOf<{ id: number }>();
  });
});
