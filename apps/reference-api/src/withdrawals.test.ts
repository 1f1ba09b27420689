import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { mailsTo } from './testing/mailbox.ts';
import { createPaymentShop, type PaymentShop } from './testing/payment-shop.ts';
import { refusal } from './testing/refusal.ts';
import { openBuyNow, payFor } from './testing/shopping.ts';
import { createTestShop, newUuid, someSku, stockOf } from './testing/test-shop.ts';

const DAY_MS = 24 * 60 * 60_000;
const OVER = 'invalid: There is no right of withdrawal for this order, or it has ended';

describe.each(engines)('withdrawing from a purchase on %s', (engine) => {
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

  /** A shopper with a paid order of some units of one variant. */
  async function bought(quantity = 1) {
    const { id, shop: shopper } = await shop.newShopper();
    const email = (await shopper.user.info()).email ?? '';
    const sku = await someSku(database, 20, 30);
    const { orderNo } = await shopper.orders.create(await openBuyNow(shopper, sku, quantity));
    await payFor(shop, shopper, orderNo);
    const [part] = (await shopper.orders.masterDetail(orderNo)).orderList;
    const partNo = part?.orderNo ?? '';
    const lineId = part?.orderInfoList[0]?.id ?? 0;
    return {
      ...{ id, email, sku, orderNo, partNo, lineId },
      /** Tokens end within minutes, and more than that passes. */
      as: () => shop.shopper(id),
      pieces: (count: number) => [{ orderInfoId: lineId, quantity: count }],
      ship: () => shop.operate('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' }),
      deliver: () => shop.operate('deliver', { orderNo: partNo }),
      refund: async () => (await (await shop.shopper(id)).refunds.list()).list,
    };
  }

  test('before it is sent opens a refund that cannot be refused, is receipted immediately, and is paid back in full', async () => {
    const { as, email, partNo, orderNo, refund, sku } = await bought(2);
    const before = await stockOf(database, sku.attrId);
    const shopper = await as();
    expect((await shopper.orders.detail(partNo)).withdrawal).toEqual({ until: null });
    const { refundOrderNo, declaredAt, isMailed } = await shopper.orders.withdraw({
      orderNo: partNo,
      reason: 'I found <b>another</b> one',
    });
    expect(isMailed).toBe(true);
    expect(Math.abs(declaredAt - shop.now())).toBeLessThan(60_000);
    const [receipt] = await mailsTo(shop.app, email);
    expect(receipt).toMatchObject({
      purpose: 'order-withdrawn',
      subject: expect.stringContaining(orderNo),
      text: expect.stringMatching(
        new RegExp(`${new Date(declaredAt).getUTCFullYear()}.*UTC[^]*${partNo}[^]*${refundOrderNo}[^]*2 × `),
      ),
    });
    const { payPrice, payPostage } = await shopper.orders.detail(partNo);
    expect(await shopper.refunds.detail(refundOrderNo)).toMatchObject({
      isWithdrawal: true,
      refundStatus: 0,
      refundReasonWap: 'Withdrawal',
      refundReasonWapExplain: 'I found <b>another</b> one',
      refundPrice: payPrice,
    });
    expect(payPostage).toBeGreaterThanOrEqual(0);
    const refused = await shop.operate('refund refuse', { refundNo: refundOrderNo, reason: 'It was whole' });
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('has withdrawn from the purchase') });
    expect((await shop.operate('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' })).status).toBe(
      400,
    );
    expect((await shop.operate('refund list', {})).message).toContain('it cannot be refused');
    await shop.operate('refund accept', { refundNo: refundOrderNo });
    expect(await refund()).toMatchObject([{ refundStatus: 3, refundPrice: payPrice }]);
    expect(await stockOf(database, sku.attrId)).toBe(before + 2);
    expect((await (await as()).orders.detail(partNo)).withdrawal).toBeUndefined();
    expect(await refusal((await as()).orders.withdraw({ orderNo: partNo }))).toBe(OVER);
  });

  test('ends with the last day of the period after the delivery', async () => {
    const { as, partNo, ship, deliver } = await bought();
    await ship();
    expect((await (await as()).orders.detail(partNo)).withdrawal).toEqual({ until: null });
    await deliver();
    const deliveredAt = shop.now();
    const until = (await (await as()).orders.detail(partNo)).withdrawal?.until ?? 0;
    expect(until).toBe(Math.floor(deliveredAt / DAY_MS) * DAY_MS + 15 * DAY_MS);
    // Completed by the clock a week later, and the right goes on.
    await shop.pass(until - deliveredAt - 60_000);
    const shopper = await as();
    expect(await shopper.orders.detail(partNo)).toMatchObject({ status: 3, withdrawal: { until } });
    await shop.pass(2 * 60_000);
    expect((await (await as()).orders.detail(partNo)).withdrawal).toBeUndefined();
    expect(await refusal((await as()).orders.withdraw({ orderNo: partNo }))).toBe(OVER);
  });

  test('counts from the receipt that the shopper confirms, and lasts as long as the shop sets it', async () => {
    const { id, as, partNo, ship } = await bought();
    await ship();
    await (await as()).orders.confirmReceipt(partNo);
    const usual = (await (await as()).orders.detail(partNo)).withdrawal?.until ?? 0;
    /** The right in another process, which has not kept the settings. */
    const withDays = async (value: string) => {
      expect((await shop.operate('shop set', { setting: 'withdrawalDays', value })).status).toBe(200);
      const other = await createTestShop(database, { now: shop.now });
      const { withdrawal } = await (await other.shopper(id)).orders.detail(partNo);
      await other.close();
      return withdrawal;
    };
    expect(await withDays('30')).toEqual({ until: usual + 16 * DAY_MS });
    expect(await withDays('0')).toBeUndefined();
    expect(await withDays('14')).toEqual({ until: usual });
    expect((await shop.operate('shop set', { setting: 'withdrawalDays', value: 'fourteen' })).status).toBe(400);
  });

  test('of some units leaves the others, and is extended by later declarations', async () => {
    const { as, partNo, pieces, refund } = await bought(3);
    const first = await (await as()).orders.withdraw({ orderNo: partNo, lines: pieces(1) });
    expect(await (await as()).orders.withdraw({ orderNo: partNo, lines: pieces(1) })).toMatchObject({
      refundOrderNo: first.refundOrderNo,
    });
    expect(await refund()).toMatchObject([{ totalNum: 1, orderInfoList: [{ applyRefundNum: 1 }] }]);
    await (await as()).orders.withdraw({ orderNo: partNo, lines: pieces(2) });
    expect(await refund()).toMatchObject([{ totalNum: 2, orderInfoList: [{ applyRefundNum: 2 }] }]);
    expect(await refusal((await as()).orders.withdraw({ orderNo: partNo, lines: pieces(4) }))).toMatch(
      'Fewer pieces are left',
    );
    await shop.operate('refund accept', { refundNo: first.refundOrderNo });
    const second = await (await as()).orders.withdraw({ orderNo: partNo });
    expect(second.refundOrderNo).not.toBe(first.refundOrderNo);
    await shop.operate('refund accept', { refundNo: second.refundOrderNo });
    const { payPrice } = await (await as()).orders.detail(partNo);
    const paidBack = (await refund()).reduce((sum, { refundPrice }) => sum + refundPrice, 0);
    expect(paidBack).toBe(payPrice);
  });

  test('takes the place of a refund that waits for its decision, which can then not be refused', async () => {
    const { as, partNo, ship, deliver, refund } = await bought(2);
    await ship();
    await deliver();
    await (await as()).refunds.apply({ orderNo: partNo, text: 'Torn' });
    const [asked] = await refund();
    const { refundOrderNo } = await (await as()).orders.withdraw({ orderNo: partNo });
    expect(refundOrderNo).toBe(asked?.refundOrderNo);
    const refundNo = refundOrderNo;
    expect((await shop.operate('refund refuse', { refundNo, reason: 'No' })).status).toBe(400);
    await shop.operate('refund return', { refundNo, address: '4 Mill Lane' });
    await (await as()).refunds.sendBack({ orderNo: refundNo, carrier: 'Parcel Example', trackingNumber: 'PX2' });
    expect((await shop.operate('refund refuse', { refundNo, reason: 'No' })).status).toBe(400);
    expect((await shop.operate('refund accept', { refundNo })).status).toBe(200);
  });

  test('is not for goods that the right does not cover, and their request can still be refused', async () => {
    const sku = await someSku(database, 20, 31);
    const mark = (isWithdrawable: boolean) =>
      database.db
        .updateTable('products')
        .set({ is_withdrawable: isWithdrawable })
        .where('id', '=', sku.productId)
        .execute();
    await mark(false);
    const { id, shop: shopper } = await shop.newShopper();
    const preOrder = await openBuyNow(shopper, sku);
    const [group] = (await shopper.preorders.load(preOrder.preOrderNo)).orderList;
    expect(group?.orderInfoList).toMatchObject([{ isWithdrawable: false }]);
    const { orderNo } = await shopper.orders.create(preOrder);
    await payFor(shop, shopper, orderNo);
    // The product's state at the time of the order counts, not later changes in the catalogue.
    await mark(true);
    const [part] = (await shopper.orders.masterDetail(orderNo)).orderList;
    expect(part).toMatchObject({ orderInfoList: [{ isWithdrawable: false }] });
    expect(part?.withdrawal).toBeUndefined();
    const own = await shop.shopper(id);
    expect(await refusal(own.orders.withdraw({ orderNo: part?.orderNo ?? '' }))).toBe(OVER);
    await own.refunds.apply({ orderNo: part?.orderNo ?? '', text: 'Torn' });
    const [refund] = (await own.refunds.list()).list;
    expect(await shop.operate('refund refuse', { refundNo: refund?.refundOrderNo ?? '', reason: 'No' })).toMatchObject({
      status: 200,
    });
  });

  test('works with the link in the order’s mail, and with no other', async () => {
    const email = `${newUuid()}@stranger.test`;
    const { token: access } = await shop.guest().login.asGuest({ email });
    const visitor = shop.withToken(access);
    const { orderNo } = await visitor.orders.create({
      ...(await openBuyNow(visitor, await someSku(database, 20, 30))),
      email,
    });
    await payFor(shop, visitor, orderNo);
    const [mail] = await mailsTo(shop.app, email);
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const [part] = (await shop.guest().visitors.reopen({ token })).orderList;
    expect(part?.withdrawal).toEqual({ until: null });
    const own = part?.orderNo ?? '';
    const { partNo: foreign } = await bought();
    const guest = shop.guest().visitors;
    expect(await refusal(guest.withdraw({ token, orderNo: foreign }))).toMatch(/^not-found/);
    expect(await refusal(guest.withdraw({ token: `${token.slice(0, -4)}AAAA`, orderNo: own }))).toMatch(/^not-found/);
    // Opening the link has confirmed the address.
    expect(await guest.withdraw({ token, orderNo: own })).toMatchObject({ isMailed: true });
    expect((await mailsTo(shop.app, email)).map(({ purpose }) => purpose)).toEqual([
      'order-withdrawn',
      'order-confirmation',
    ]);
    expect((await visitor.refunds.list()).list).toMatchObject([{ isWithdrawal: true, merOrderNo: own }]);
  });
});
