import { AUTO_COMPLETE_AFTER_MS, UNPAID_ORDER_LIFE_MS } from '@promenade/storefront-hooks/domain';
import type { Storefront } from '@promenade/storefront-sdk';
import { describe, expect, test } from 'vitest';
import { SECOND_HOST } from '../../demo-shop/src/second-shop/store.ts';
import type { Database } from './db/index.ts';
import { engines } from './testing/databases.ts';
import { refusal } from './testing/refusal.ts';
import { buyPaid, openBuyNow, payFor, placeBuyNow } from './testing/shopping.ts';
import { setStock, someAddress, someSku, stockOf, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

describe.each(engines)('the life cycle of an order on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let ahead = 0;

  /** Lets time pass and runs the due jobs. The shopper signs in again, since tokens expire earlier. */
  async function pass(ms: number, userId: number): Promise<Storefront> {
    ahead += ms;
    await testShop.app.jobs.runDue();
    return testShop.shopper(userId);
  }

  openShopAround(
    engine,
    (opened) => {
      ({ database, testShop } = opened);
    },
    { now: () => Date.now() + ahead },
  );

  const express = { company: 'Parcel Example', number: 'PX1' };
  const detail = (shop: Storefront, orderNo: string) => shop.orders.detail(orderNo);
  const mailsTo = async (purpose: string) => {
    const answer = await testShop.app.inject({ url: '/mail/messages' });
    return (answer.json().data as { purpose: string; text: string }[]).filter((mail) => mail.purpose === purpose);
  };
  const refundNoOf = async (shop: Storefront) => (await shop.refunds.list()).list[0]?.refundOrderNo ?? '';

  describe('without a payment', () => {
    test('is cancelled after two hours, with its stock returned and a notice', async () => {
      const { id, ...shopper } = await testShop.newShopper();
      let { shop } = shopper;
      const sku = await someSku(database);
      const before = await stockOf(database, sku.attrId);
      const orderNo = await placeBuyNow(shop, sku, 2);
      shop = await pass(UNPAID_ORDER_LIFE_MS - 60_000, id);
      expect(await shop.orders.masterDetail(orderNo)).toMatchObject({ isCancel: false });
      shop = await pass(60_000, id);
      expect(await shop.orders.masterDetail(orderNo)).toMatchObject({ isCancel: true, orderList: [{ status: 9 }] });
      expect(await stockOf(database, sku.attrId)).toBe(before);
      await testShop.app.jobs.runDue();
      expect(await stockOf(database, sku.attrId)).toBe(before);
      expect((await mailsTo('order-expired')).filter(({ text }) => text.includes(orderNo))).toHaveLength(1);
    });

    test('takes no payment that comes too late', async () => {
      const { id, ...shopper } = await testShop.newShopper();
      let { shop } = shopper;
      const orderNo = await placeBuyNow(shop, await someSku(database));
      shop = await pass(UNPAID_ORDER_LIFE_MS, id);
      expect(await refusal(payFor(testShop, shop, orderNo))).toBe('invalid: The order was cancelled');
    });

    test('does not touch paid orders', async () => {
      const { id, ...shopper } = await testShop.newShopper();
      let { shop } = shopper;
      const { orderNo } = await buyPaid(testShop, shop, await someSku(database));
      shop = await pass(UNPAID_ORDER_LIFE_MS, id);
      expect(await shop.orders.masterDetail(orderNo)).toMatchObject({ paid: true, isCancel: false });
    });
  });

  describe('with a parcel', () => {
    test('is sent, followed, delivered and received', async () => {
      const { shop } = await testShop.newShopper();
      const { partNo } = await buyPaid(testShop, shop, await someSku(database));
      const counts = () => shop.orders.centerCounts();
      expect(await counts()).toMatchObject({ unShippedCount: 1, receivedCount: 0, commentCount: 0 });
      expect(await shop.orders.logistics(partNo)).toBe(null);
      expect(await testShop.operate('ship', { orderNo: partNo, ...express })).toMatchObject({ status: 200 });
      expect(await detail(shop, partNo)).toMatchObject({
        ...{ status: 1, deliveryType: 'express', deliveryName: 'Parcel Example', deliveryId: 'PX1' },
      });
      await testShop.operate('logistics', { orderNo: partNo, station: 'Lyon' });
      await testShop.operate('logistics', { orderNo: partNo, station: 'Paris' });
      expect(await shop.orders.logistics(partNo)).toMatchObject({
        ...{ orderNo: partNo, expName: 'Parcel Example', expNo: 'PX1', expCode: 'parcel-example', state: 2 },
        logisticsInfo: [{ AcceptStation: 'Lyon' }, { AcceptStation: 'Paris' }],
      });
      expect(await counts()).toMatchObject({ unShippedCount: 0, receivedCount: 1 });
      await testShop.operate('deliver', { orderNo: partNo, station: 'At the door' });
      expect(await shop.orders.logistics(partNo)).toMatchObject({ state: 3 });
      await shop.orders.confirmReceipt(partNo);
      expect((await detail(shop, partNo)).status).toBe(3);
      expect(await counts()).toMatchObject({ receivedCount: 0, commentCount: 1 });
      expect(await refusal(shop.orders.confirmReceipt(partNo))).toMatch(/^invalid: The order is not on its way/);
    });

    test('may come by the merchant’s own courier, or without a parcel', async () => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database);
      const [own, virtual] = [await buyPaid(testShop, shop, sku), await buyPaid(testShop, shop, sku)];
      await testShop.operate('ship', { orderNo: own.partNo, courier: 'Camille', phone: '+1 617 555 0199 x12' });
      expect(await shop.orders.logistics(own.partNo)).toMatchObject({
        ...{ courier: 'Camille', courierPhone: '+1 617 555 0199 ext. 12', expName: '', logisticsInfo: [] },
      });
      await testShop.operate('ship', { orderNo: virtual.partNo, virtual: 'yes' });
      expect(await detail(shop, virtual.partNo)).toMatchObject({ status: 2, deliveryType: 'fictitious' });
      expect(await shop.orders.logistics(virtual.partNo)).toBe(null);
    });

    test('is received after seven days, but not while a refund is open', async () => {
      const { id, ...shopper } = await testShop.newShopper();
      let { shop } = shopper;
      const sku = await someSku(database);
      const [quiet, contested] = [await buyPaid(testShop, shop, sku), await buyPaid(testShop, shop, sku)];
      for (const { partNo } of [quiet, contested]) {
        await testShop.operate('ship', { orderNo: partNo, ...express });
        await testShop.operate('deliver', { orderNo: partNo });
      }
      await shop.refunds.apply({ orderNo: contested.partNo, text: 'Torn' });
      shop = await pass(AUTO_COMPLETE_AFTER_MS - 60_000, id);
      expect((await detail(shop, quiet.partNo)).status).toBe(2);
      shop = await pass(60_000, id);
      expect((await detail(shop, quiet.partNo)).status).toBe(3);
      expect((await detail(shop, contested.partNo)).status).toBe(2);
      await testShop.operate('refund refuse', { refundNo: await refundNoOf(shop), reason: 'It was whole' });
      shop = await pass(0, id);
      expect((await detail(shop, contested.partNo)).status).toBe(3);
    });

    test('cannot be sent unpaid, twice, without an address, or without a delivery method', async () => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database);
      const unpaid = (await shop.orders.masterDetail(await placeBuyNow(shop, sku))).orderList[0]?.orderNo ?? '';
      const { partNo } = await buyPaid(testShop, shop, sku);
      const ship = (orderNo: string, how: Record<string, string> = express) =>
        testShop.operate('ship', { orderNo, ...how });
      expect((await ship(unpaid)).message).toMatch(/^Only a paid order/);
      expect((await ship(partNo, { company: 'Parcel Example' })).message).toMatch(/^A parcel needs/);
      expect((await ship('SH0000000000000000')).status).toBe(404);
      expect((await ship(partNo)).status).toBe(200);
      expect((await ship(partNo)).message).toMatch(/^Only a paid order/);
    });
  });

  describe('a refund', () => {
    test('partial refunds, then one of the rest, add up to the paid amount', async () => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database);
      const before = await stockOf(database, sku.attrId);
      const { partNo } = await buyPaid(testShop, shop, sku, 3);
      const { payPrice, orderInfoList } = await detail(shop, partNo);
      const line = orderInfoList[0]?.id ?? 0;
      expect(await shop.refunds.applyInfo(partNo)).toMatchObject({ payPrice, totalNum: 3 });
      const one = { orderNo: partNo, text: 'Too small', lines: [{ orderInfoId: line, quantity: 1 }] };
      const pictures = ['/media/r1/person/fox/avatar.webp', '/media/r1/person/owl/avatar.webp'];
      const elsewhere = ['https://evil.example/pixel.png', pictures[0] ?? ''];
      const asking = shop.refunds.apply({ ...one, refund_reason_wap_img: elsewhere });
      expect(await refusal(asking)).toMatch(/^invalid: Pictures have to be uploaded/);
      await shop.refunds.apply({ ...one, refund_reason_wap_img: pictures });
      expect((await detail(shop, partNo)).refundStatus).toBe(1);
      expect((await shop.orders.centerCounts()).refundCount).toBe(1);
      const first = await shop.refunds.detail(await refundNoOf(shop));
      expect(first).toMatchObject({
        ...{ merOrderNo: partNo, refundStatus: 0, totalNum: 1, refundReasonWap: 'Too small', refundTime: null },
        refundReasonWapImg: pictures,
        orderInfoList: [{ id: line, payNum: 3, applyRefundNum: 1 }],
      });
      await testShop.operate('refund accept', { refundNo: first.refundOrderNo });
      expect(await shop.refunds.detail(first.refundOrderNo)).toMatchObject({ refundStatus: 3 });
      expect(await detail(shop, partNo)).toMatchObject({ refundStatus: 0, orderInfoList: [{ refundNum: 1 }] });
      expect(await shop.orders.counts()).toMatchObject({ unShippedCount: 1 });
      await shop.refunds.apply({ orderNo: partNo, text: 'Changed my mind' });
      const second = await shop.refunds.detail(await refundNoOf(shop));
      expect(first.refundPrice + second.refundPrice).toBe(payPrice);
      await testShop.operate('refund accept', { refundNo: second.refundOrderNo });
      expect((await detail(shop, partNo)).refundStatus).toBe(3);
      // A virtual order is not counted as unshipped.
      expect(await shop.orders.counts()).toMatchObject({ unShippedCount: 0 });
      expect(await shop.orders.centerCounts()).toMatchObject({ unShippedCount: 0 });
      expect((await shop.orders.list({ type: 1 })).total).toBe(0);
      expect((await shop.orders.list({})).total).toBe(1);
      const [{ productName = '' } = {}] = (await detail(shop, partNo)).orderInfoList;
      const found = async (keyword: string) => (await shop.orders.list({ keyword })).list.map(({ orderNo }) => orderNo);
      expect(await found(partNo.slice(2, 9).toLowerCase())).toEqual([partNo]);
      expect(await found(` ${productName.slice(0, 5)} `)).toEqual([partNo]);
      expect(await found(`#${partNo}`)).toEqual([partNo]);
      const sold = database.db.updateTable('order_lines').where('product_id', '=', sku.productId);
      await sold.set({ product_name: { fr: 'Théière ornée' } }).execute();
      for (const keyword of ['theiere', 'THÉIÈRE', 'orne\u0301e']) expect(await found(keyword)).toEqual([partNo]);
      expect(await found('no such thing')).toEqual([]);
      expect(await found('%')).toEqual([]);
      expect(await stockOf(database, sku.attrId)).toBe(before);
      expect(await refusal(shop.refunds.apply({ orderNo: partNo, text: 'More' }))).toMatch(/Everything was refunded/);
      expect(await shop.refunds.applyInfo(partNo)).toMatchObject({ payPrice: 0, totalNum: 0 });
      expect((await testShop.operate('ship', { orderNo: partNo, ...express })).status).toBe(400);
    });

    test('is refused with a reason, and can be requested again', async () => {
      const { shop } = await testShop.newShopper();
      const { partNo } = await buyPaid(testShop, shop, await someSku(database));
      await shop.refunds.apply({ orderNo: partNo, text: 'Torn' });
      const refundNo = await refundNoOf(shop);
      expect(await refusal(shop.refunds.apply({ orderNo: partNo, text: 'Torn' }))).toMatch(/already open/);
      expect((await testShop.operate('ship', { orderNo: partNo, ...express })).status).toBe(400);
      await testShop.operate('refund refuse', { refundNo, reason: 'It was whole when it left' });
      expect(await shop.refunds.detail(refundNo)).toMatchObject({
        ...{ refundStatus: 1, refundReason: 'It was whole when it left' },
      });
      expect((await detail(shop, partNo)).refundStatus).toBe(0);
      expect((await testShop.operate('refund accept', { refundNo })).message).toMatch(/decided before/);
      expect((await testShop.operate('refund settle', { refundNo })).message).toMatch(/decided before/);
      await shop.refunds.apply({ orderNo: partNo, text: 'Torn, see the picture' });
      expect((await shop.refunds.list()).total).toBe(2);
    });

    test('is withdrawn, which changes nothing else, and can be requested again', async () => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database);
      const { partNo } = await buyPaid(testShop, shop, sku, 2);
      const [order, stock] = [await detail(shop, partNo), await stockOf(database, sku.attrId)];
      await shop.refunds.apply({ orderNo: partNo, text: 'Torn' });
      const refundNo = await refundNoOf(shop);
      expect(await shop.refunds.detail(refundNo)).toMatchObject({ canWithdraw: true, canSendBack: false });
      await shop.refunds.withdraw(refundNo);
      expect(await shop.refunds.detail(refundNo)).toMatchObject({
        refundStatus: 6,
        canWithdraw: false,
        refundTime: null,
      });
      expect(await detail(shop, partNo)).toEqual(order);
      expect(await stockOf(database, sku.attrId)).toBe(stock);
      expect(await refusal(shop.refunds.withdraw(refundNo))).toMatch(/no longer be withdrawn/);
      expect((await testShop.operate('refund accept', { refundNo })).message).toMatch(/decided before/);
      const [mail] = (await mailsTo('merchant-withdrawal')).filter(({ text }) => text.includes(refundNo));
      expect(mail?.text).toContain('2 × ');

      await shop.refunds.apply({ orderNo: partNo, text: 'Torn after all' });
      expect(await shop.refunds.applyInfo(partNo)).toMatchObject({ totalNum: 2 });
      const again = await refundNoOf(shop);
      await testShop.operate('refund accept', { refundNo: again });
      expect(await refusal(shop.refunds.withdraw(again))).toMatch(/no longer be withdrawn/);
      expect(await stockOf(database, sku.attrId)).toBe(stock + 2);
    });

    test('waits for the goods: return shipment is requested, entered, corrected, and the refund is paid', async () => {
      const { shop } = await testShop.newShopper();
      const { partNo } = await buyPaid(testShop, shop, await someSku(database));
      const ask = (refundNo: string, address = '4 Mill Lane\nPortland') =>
        testShop.operate('refund return', { refundNo, address });
      const parcel = { carrier: ' Parcel Example ', trackingNumber: 'PX2' };
      await shop.refunds.apply({ orderNo: partNo, text: 'Torn' });
      expect((await ask(await refundNoOf(shop))).message).toMatch(/No goods of this order were sent/);
      await shop.refunds.withdraw(await refundNoOf(shop));
      await testShop.operate('ship', { orderNo: partNo, ...express });
      await testShop.operate('deliver', { orderNo: partNo });
      await shop.refunds.apply({ orderNo: partNo, text: 'Torn' });
      const refundNo = await refundNoOf(shop);
      expect(await refusal(shop.refunds.sendBack({ orderNo: refundNo, ...parcel }))).toMatch(
        /not waiting for the items/,
      );
      expect((await ask(refundNo, 'x'.repeat(501))).message).toMatch(/1 to 500 characters/);
      expect((await ask(refundNo)).message).toBe(`${refundNo} waits for its goods.`);
      expect((await ask(refundNo)).status).toBe(400);
      expect(await shop.refunds.detail(refundNo)).toMatchObject({
        ...{ refundStatus: 4, canWithdraw: true, canSendBack: true },
        returnAddress: '4 Mill Lane\nPortland',
      });
      expect((await detail(shop, partNo)).refundStatus).toBe(1);
      const [wanted] = (await mailsTo('order-goods-wanted')).filter(({ text }) => text.includes(refundNo));
      expect(wanted?.text).toContain('4 Mill Lane, Portland');
      const listed = async () => (await testShop.operate('refund list', {})).message;
      expect(await listed()).toContain(`waits for the goods`);

      for (const wrong of [
        { ...parcel, carrier: ' ' },
        { ...parcel, trackingNumber: 'x'.repeat(65) },
      ])
        expect(await refusal(shop.refunds.sendBack({ orderNo: refundNo, ...wrong }))).toMatch(/^invalid/);
      await shop.refunds.sendBack({ orderNo: refundNo, ...parcel });
      await shop.refunds.sendBack({ orderNo: refundNo, ...parcel, trackingNumber: 'PX3' });
      expect(await shop.refunds.detail(refundNo)).toMatchObject({
        ...{ refundStatus: 5, canWithdraw: false, canSendBack: true },
        ...{ returnCarrier: 'Parcel Example', returnTrackingNumber: 'PX3' },
      });
      expect(await refusal(shop.refunds.withdraw(refundNo))).toMatch(/no longer be withdrawn/);
      expect(await listed()).toMatch(/sent back \d.*: Parcel Example PX3/);
      const back = (await mailsTo('merchant-return')).filter(({ text }) => text.includes(refundNo));
      expect(back[0]?.text).toContain('Parcel Example, PX3');
      await testShop.operate('refund accept', { refundNo });
      expect(await shop.refunds.detail(refundNo)).toMatchObject({ refundStatus: 3, canSendBack: false });
      expect(await refusal(shop.refunds.sendBack({ orderNo: refundNo, ...parcel }))).toMatch(
        /not waiting for the items/,
      );
    });

    test('of sent goods does not put them on sale again', async () => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database);
      const { partNo } = await buyPaid(testShop, shop, sku);
      await testShop.operate('ship', { orderNo: partNo, ...express });
      expect(await refusal(shop.refunds.apply({ orderNo: partNo, text: 'Torn' }))).toMatch(/can be asked back of/);
      await testShop.operate('deliver', { orderNo: partNo });
      const before = await stockOf(database, sku.attrId);
      await shop.refunds.apply({ orderNo: partNo, text: 'Torn' });
      await testShop.operate('refund accept', { refundNo: await refundNoOf(shop) });
      expect(await stockOf(database, sku.attrId)).toBe(before);
    });

    test('names the non-refundable lines', async () => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database);
      const unpaid = (await shop.orders.masterDetail(await placeBuyNow(shop, sku))).orderList[0]?.orderNo ?? '';
      expect(await refusal(shop.refunds.apply({ orderNo: unpaid, text: 'Torn' }))).toMatch(/can be asked back of/);
      const { partNo } = await buyPaid(testShop, shop, sku);
      const line = (await detail(shop, partNo)).orderInfoList[0]?.id ?? 0;
      const apply = (orderInfoId: number, quantity: number) =>
        refusal(shop.refunds.apply({ orderNo: partNo, text: 'Torn', lines: [{ orderInfoId, quantity }] }));
      expect(await apply(line, 2)).toMatch(/Fewer pieces are left/);
      expect(await apply(2_000_000_000, 1)).toMatch(/no such item/);
      expect((await detail(shop, partNo)).refundStatus).toBe(0);
      expect(await shop.refunds.reasons()).toContain('Another reason');
    });

    test('belongs to its shopper', async () => {
      const [owner, stranger] = [await testShop.newShopper(), await testShop.newShopper()];
      const { partNo } = await buyPaid(testShop, owner.shop, await someSku(database));
      await owner.shop.refunds.apply({ orderNo: partNo, text: 'Torn' });
      const refundNo = await refundNoOf(owner.shop);
      const none = 'SH0000000000000000';
      const calls: ((order: string, refund: string) => Promise<unknown>)[] = [
        (_, refund) => stranger.shop.refunds.detail(refund),
        (_, refund) => stranger.shop.refunds.withdraw(refund),
        (_, refund) => stranger.shop.refunds.sendBack({ orderNo: refund, carrier: 'Post', trackingNumber: '1' }),
        (order) => stranger.shop.refunds.applyInfo(order),
        (order) => stranger.shop.refunds.apply({ orderNo: order, text: 'Torn' }),
        (order) => stranger.shop.orders.logistics(order),
        (order) => stranger.shop.orders.confirmReceipt(order),
      ];
      for (const ask of calls) {
        const answer = await refusal(ask(partNo, refundNo));
        expect(answer).toMatch(/^not-found/);
        expect(answer).toBe(await refusal(ask(none, 'RE0000000000000000')));
      }
      expect((await stranger.shop.refunds.list()).total).toBe(0);
    });
  });

  describe('of a visitor', () => {
    const enter = async () => {
      const entered = await testShop.guest().login.asGuest({ email: 'Passer.By@visitor.test' });
      return { ...entered, shop: testShop.withToken(entered.token) };
    };

    test('is bought without an account, and opened by the visitor’s token', async () => {
      const { shop, identity, type } = await enter();
      expect(type).toBe('visitor');
      const sku = await someSku(database);
      const address = await shop.addresses.save(someAddress);
      const { preOrderNo } = await shop.preorders.create({
        preOrderType: 'buyNow',
        orderDetails: [{ attrValueId: sku.attrId, productId: sku.productId, productNum: 1 }],
      });
      const order = { preOrderNo, addressId: address.id, payType: 'sandbox', payChannel: 'pc' } as const;
      const { orderNo, visitorToken = '' } = await shop.orders.create(order);
      expect(await shop.orders.create(order)).toEqual({ orderNo, visitorToken });
      await payFor(testShop, shop, orderNo);
      const guest = testShop.guest();
      const opened = await guest.visitors.reopen({ token: visitorToken });
      expect(opened).toMatchObject({ orderNo, paid: true });
      expect(await guest.visitors.masterDetail({ orderNo, identity })).toEqual(opened);
      const partNo = opened.orderList[0]?.orderNo ?? '';
      await testShop.operate('ship', { orderNo: partNo, ...express });
      expect(await guest.visitors.detail({ orderNo: partNo, identity })).toMatchObject({
        ...{ status: 1, expressInfo: { expNo: 'PX1' } },
      });
      const mail = (await mailsTo('order-confirmation')).find(({ text }) => text.includes(orderNo));
      const [, path, token = ''] = /(\/order\/order_detail\S*)#token=(\S+)/.exec(mail?.text ?? '') ?? [];
      expect(path).toBe(`/order/order_detail?orderNo=${orderNo}`);
      expect(await guest.visitors.reopen({ token })).toMatchObject({ orderNo, paid: true });
    });

    test('is not opened by its number with another secret, nor by its address', async () => {
      const [one, other] = [await enter(), await enter()];
      const orderNo = await placeBuyNow(one.shop, await someSku(database));
      const guest = testShop.guest();
      expect(one.uid).not.toBe(other.uid);
      const refused = await refusal(guest.visitors.masterDetail({ orderNo, identity: other.identity }));
      expect(refused).toMatch(/^not-found/);
      expect(await refusal(guest.visitors.masterDetail({ orderNo, identity: 'x'.repeat(32) }))).toBe(refused);
      expect(await refusal(guest.visitors.reopen({ token: 'x'.repeat(43) }))).toBe(refused);
      expect(await refusal(other.shop.orders.masterDetail(orderNo))).toBe(refused);
      const query = `orderNo=${orderNo}&identity=${one.identity}`;
      const statusAt = async (host: string) =>
        (await testShop.app.inject({ url: `/api/front/order/visitor/master/detail?${query}`, headers: { host } }))
          .statusCode;
      expect([await statusAt('shop.test'), await statusAt(SECOND_HOST)]).toEqual([200, 404]);
    });

    test('of an account has no token', async () => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database);
      await setStock(database, sku.attrId, 500);

      expect(await shop.orders.create(await openBuyNow(shop, sku))).not.toHaveProperty('visitorToken');
    });
  });
});
