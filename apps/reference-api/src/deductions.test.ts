import {
  AUTO_COMPLETE_AFTER_MS,
  formatMoney,
  POINTS_FROZEN_MS,
  pointsEarned,
  UNPAID_ORDER_LIFE_MS,
} from '@promenade/storefront-hooks/domain';
import type { Storefront } from '@promenade/storefront-sdk';
import { describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines } from './testing/databases.ts';
import { giveCoupon, givePoints } from './testing/deductions.ts';
import { refusal } from './testing/refusal.ts';
import { openBuyNow, openCart, payFor } from './testing/shopping.ts';
import { someSku, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

describe.each(engines)('coupon and points of an order on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let ahead = 0;

  openShopAround(
    engine,
    (opened) => {
      ({ database, testShop } = opened);
    },
    { now: () => Date.now() + ahead },
  );

  const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
    items.reduce((total, item) => total + of(item), 0);

  /** Lets time pass and runs the due jobs. The shopper signs in again, since tokens expire earlier. */
  async function pass(ms: number, userId: number): Promise<Storefront> {
    ahead += ms;
    await testShop.app.jobs.runDue();
    return testShop.shopper(userId);
  }

  /** A shopper with a coupon of 3.00, 400 points, and a checkout at two merchants. */
  async function openDeducted() {
    const shopper = await testShop.newShopper();
    const period = { start_at: Date.now() + ahead - 1, end_at: Date.now() + ahead + 40 * UNPAID_ORDER_LIFE_MS };
    const couponId = await giveCoupon(database, shopper.id, { money_cents: 300 }, period);
    await givePoints(database, shopper.id, 400);
    const [one, two] = [await someSku(database), await someSku(database, 20, 300)];
    expect(one.merchantId).not.toBe(two.merchantId);
    const wanted = [one, two].map((sku, place) => ({ ...sku, quantity: place + 1 }));
    return { ...shopper, order: { ...(await openCart(shopper.shop, wanted)), couponId, useIntegral: true } };
  }

  const usable = async (shop: Storefront) => (await shop.coupons.mine({ type: 'usable' })).total;

  describe('while it waits for its payment', () => {
    test('are deducted as in the checkout, and split among the merchants’ parts', async () => {
      const { shop, order } = await openDeducted();
      const { preOrderNo, couponId } = order;
      const open = await shop.preorders.load(preOrderNo);
      expect(open).toMatchObject({ userCouponId: null, couponFee: 0, userIntegral: 400 });
      const price = await shop.preorders.computePrice({ preOrderNo, couponId, useIntegral: true });
      expect(price).toMatchObject({
        ...{ couponFee: 300, deductionPrice: 400, usedIntegral: 400, surplusIntegral: 0, useIntegral: true },
        ...{ proTotalFee: open.proTotalFee, freightFee: open.freightFee, payFee: open.payFee - 700 },
      });
      expect(await shop.preorders.computePrice({ preOrderNo })).toMatchObject({
        ...{ couponFee: 0, deductionPrice: 0, usedIntegral: 0, surplusIntegral: 400, useIntegral: false },
        payFee: open.payFee,
      });
      const { orderNo } = await shop.orders.create(order);
      expect(await shop.orders.create(order), 'a second tab gets the same order').toEqual({ orderNo });
      const master = await shop.orders.masterDetail(orderNo);
      expect(master).toMatchObject({ couponId, couponPrice: 300, useIntegral: 400, integralPrice: 400 });
      expect(master.payPrice).toBe(price.payFee);
      const parts = await Promise.all(master.orderList.map((part) => shop.orders.detail(part.orderNo)));
      expect(parts).toHaveLength(2);
      expect(sum(parts, (part) => part.couponPrice)).toBe(300);
      expect(sum(parts, (part) => part.useIntegral ?? 0)).toBe(400);
      expect(sum(parts, (part) => part.payPrice)).toBe(price.payFee);
      for (const part of parts) {
        const { proTotalPrice, payPostage, couponPrice, integralPrice } = part;
        expect(part.payPrice).toBe(proTotalPrice + payPostage - couponPrice - (integralPrice ?? 0));
      }
      const held = (await shop.coupons.mine({ type: 'unusable' })).list;
      expect(held).toMatchObject([{ id: couponId, status: 1, validStr: 'unusable', useTime: expect.any(Number) }]);
      expect(await shop.points.summary()).toMatchObject({ integral: 0, deductionIntegral: 400 });
      const [spending] = (await shop.points.records()).list;
      expect(spending).toMatchObject({ type: 2, status: 3, integral: 400, balance: 0, linkId: orderNo });
      const other = await openBuyNow(shop, await someSku(database, 20, 1));
      expect(await refusal(shop.orders.create({ ...other, couponId }))).toBe(
        'invalid: This coupon has been used already',
      );
    });

    test('go back when the shopper cancels, once', async () => {
      const { shop, order } = await openDeducted();
      const { orderNo } = await shop.orders.create(order);
      await shop.orders.cancel(orderNo);
      await shop.orders.cancel(orderNo);
      expect(await usable(shop)).toBe(1);
      expect(await shop.points.summary()).toMatchObject({ integral: 400, deductionIntegral: 0 });
      expect((await shop.points.records()).list).toMatchObject([{ status: 4, balance: 400 }, { balance: 400 }]);
      const again = await openCart(shop, [{ ...(await someSku(database, 20, 2)), quantity: 3 }]);
      await shop.orders.create({ ...again, couponId: order.couponId, useIntegral: true });
      expect(await usable(shop)).toBe(0);
    });

    test('go back when time cancels it', async () => {
      const { id, shop, order } = await openDeducted();
      await shop.orders.create(order);
      const later = await pass(UNPAID_ORDER_LIFE_MS, id);
      expect(await usable(later)).toBe(1);
      expect((await later.points.summary()).integral).toBe(400);
    });

    test('are not taken at a price that the shopper did not agree to', async () => {
      const { shop, order } = await openDeducted();
      const { couponId, preOrderNo } = order;
      const { payFee } = await shop.preorders.computePrice({ preOrderNo, couponId, useIntegral: true });
      const refused = shop.orders.create({ ...order, expectedPayFee: payFee + 1 });
      const answer = await refused.catch((error: unknown) => error);
      const price = formatMoney(payFee, { locale: 'en' });
      expect(answer).toMatchObject({ code: 409, status: 409, serverMessage: expect.stringContaining(price) });
      expect(answer).toMatchObject({ fieldErrors: { expectedPayFee: expect.stringContaining(price) } });
      expect(await usable(shop)).toBe(1);
      expect((await shop.points.summary()).integral).toBe(400);
      const { orderNo } = await shop.orders.create({ ...order, expectedPayFee: payFee });
      expect((await shop.orders.masterDetail(orderNo)).payPrice).toBe(payFee);
    });
  });

  describe('once it is paid', () => {
    /** An order with both deductions that is paid, and its parts. */
    async function buyDeducted() {
      const { shop, id, order } = await openDeducted();
      const { orderNo } = await shop.orders.create(order);
      await payFor(testShop, shop, orderNo);
      const master = await shop.orders.masterDetail(orderNo);
      return { id, shop, orderNo, master, parts: master.orderList };
    }

    test('are shown in the mail, so that its sum adds up', async () => {
      const { orderNo, shop } = await buyDeducted();
      const answer = await testShop.app.inject({ url: `/mail/messages?to=${(await shop.user.info()).email}` });
      const mails = answer.json().data as { subject: string; text: string }[];
      const mail = mails.find(({ subject }) => subject.includes(orderNo));
      expect(mail?.text).toContain('Coupon: -$3.00');
      expect(mail?.text).toContain('Points: -$4.00');
    });

    test('payment earns points: pending, frozen on receipt, spendable a week later', async () => {
      const { shop, id, parts } = await buyDeducted();
      const earned = sum(parts, ({ payPrice }) => pointsEarned(payPrice));
      expect(earned).toBeGreaterThan(0);
      const promised = (await shop.points.records()).list.filter(({ type, status }) => type === 1 && status === 1);
      expect(new Set(promised.map(({ linkId }) => linkId))).toEqual(new Set(parts.map(({ orderNo }) => orderNo)));
      expect(await shop.points.summary()).toMatchObject({ integral: 0, frozenIntegral: 0 });

      for (const { orderNo } of parts) {
        await testShop.operate('ship', { orderNo, company: 'Parcel Example', number: 'PX1' });
        await shop.orders.confirmReceipt(orderNo);
      }
      expect(await shop.points.summary()).toMatchObject({ integral: 0, frozenIntegral: earned });
      const [frozen] = (await shop.points.records()).list;
      expect(frozen).toMatchObject({ status: 2, frozenTime: 7, balance: 0 });
      const later = await pass(POINTS_FROZEN_MS, id);
      expect(await later.points.summary()).toMatchObject({
        integral: earned,
        frozenIntegral: 0,
        sumIntegral: 400 + earned,
      });
      expect((await later.points.records()).list[0]).toMatchObject({ status: 3, balance: earned });
    });

    test('automatic receipt after a week freezes points too', async () => {
      const { id, parts } = await buyDeducted();
      for (const { orderNo } of parts) {
        await testShop.operate('ship', { orderNo, company: 'Parcel Example', number: 'PX1' });
        await testShop.operate('deliver', { orderNo });
      }
      const later = await pass(AUTO_COMPLETE_AFTER_MS, id);
      expect((await later.points.summary()).frozenIntegral).toBe(sum(parts, ({ payPrice }) => pointsEarned(payPrice)));
    });

    test('are returned with its refunds, unit by unit', async () => {
      const { shop, parts, master } = await buyDeducted();
      const refund = async (orderNo: string, lines?: { orderInfoId: number; quantity: number }[]) => {
        await shop.refunds.apply({ orderNo, text: 'Torn', ...(lines && { lines }) });
        const [latest] = (await shop.refunds.list()).list;
        await testShop.operate('refund accept', { refundNo: latest?.refundOrderNo ?? '' });
        return (await shop.refunds.detail(latest?.refundOrderNo ?? '')).refundPrice;
      };
      const several = parts.find(({ totalNum }) => totalNum === 2);
      const single = parts.find(({ totalNum }) => totalNum === 1);
      if (!several || !single) throw new Error('a part is missing');
      const gain = async (orderNo: string) =>
        (await shop.points.records()).list.find(({ type, linkId }) => type === 1 && linkId === orderNo);

      const first = await refund(several.orderNo, [{ orderInfoId: several.orderInfoList[0]?.id ?? 0, quantity: 1 }]);
      expect((await gain(several.orderNo))?.integral).toBe(pointsEarned(several.payPrice - first));
      expect(await usable(shop)).toBe(0);
      const rest = [await refund(several.orderNo), await refund(single.orderNo)];
      expect(first + sum(rest, (cents) => cents)).toBe(master.payPrice);
      expect(await usable(shop)).toBe(1);
      expect(await shop.points.summary()).toMatchObject({ integral: 400, deductionIntegral: 0 });
      expect([await gain(several.orderNo), await gain(single.orderNo)]).toMatchObject([{ status: 4 }, { status: 4 }]);
    });

    /** A paid order whose points are available, and another order that spends them. */
    async function buyWithPointsOf() {
      const { id, shop } = await testShop.newShopper();
      const { orderNo } = await shop.orders.create(await openBuyNow(shop, await someSku(database), 3));
      await payFor(testShop, shop, orderNo);
      const [part] = (await shop.orders.masterDetail(orderNo)).orderList;
      const { orderNo: partNo = '', payPrice = 0, orderInfoList: [line] = [] } = part ?? {};
      await testShop.operate('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' });
      await shop.orders.confirmReceipt(partNo);
      const later = await pass(POINTS_FROZEN_MS, id);
      const earned = (await later.points.summary()).integral;
      const spend = async () =>
        later.orders.create({ ...(await openBuyNow(later, await someSku(database, 20, 7))), useIntegral: true });
      const refund = async (quantity?: number) => {
        const lines = quantity && line ? [{ orderInfoId: line.id, quantity }] : undefined;
        await later.refunds.apply({ orderNo: partNo, text: 'Torn', ...(lines && { lines }) });
        const refundNo = (await later.refunds.list()).list[0]?.refundOrderNo ?? '';
        await testShop.operate('refund accept', { refundNo });
        return later.refunds.detail(refundNo);
      };
      return { shop: later, earned, payPrice, spend, refund };
    }

    test('spent points are withheld from the order’s refund', async () => {
      const { shop, earned, payPrice, spend, refund } = await buyWithPointsOf();
      expect(earned).toBe(pointsEarned(payPrice));
      const { orderNo } = await spend();
      const { integral: left, deductionIntegral: spent } = await shop.points.summary();
      expect([left + spent, spent]).toEqual([earned, (await shop.orders.masterDetail(orderNo)).useIntegral]);
      expect(spent).toBeGreaterThan(0);
      const { refundPrice, withheldPrice, refundOrderNo } = await refund();
      expect([refundPrice, withheldPrice]).toEqual([payPrice - spent, spent]);
      expect((await shop.refunds.list()).list).toMatchObject([{ refundPrice }]);
      // The points that the order earned are removed, or withheld from the refund: nothing is owed.
      expect(await shop.points.summary()).toMatchObject({ integral: 0, sumIntegral: spent, deductionIntegral: spent });
      const answer = await testShop.app.inject({ url: `/mail/messages?to=${(await shop.user.info()).email}` });
      const mails = answer.json().data as { text: string }[];
      const mail = mails.find(({ text }) => text.includes(refundOrderNo));
      expect(mail?.text).toContain(`Amount: ${formatMoney(payPrice - spent, { locale: 'en' })}`);
      expect(mail?.text).toContain(`have spent: ${formatMoney(spent, { locale: 'en' })}`);
    });

    test('unspent points are taken back whole, and refunds unit by unit give the same total', async () => {
      const { shop, payPrice, spend, refund } = await buyWithPointsOf();
      const kept = await refund(1);
      expect(kept.withheldPrice).toBe(0);
      await spend();
      const { deductionIntegral: spent } = await shop.points.summary();
      const rest = [await refund(1), await refund()];
      const withheld = sum(rest, ({ withheldPrice = 0 }) => withheldPrice);
      expect(withheld).toBe(spent);
      expect(kept.refundPrice + sum(rest, ({ refundPrice }) => refundPrice)).toBe(payPrice - spent);
      expect(await shop.points.summary()).toMatchObject({ integral: 0, sumIntegral: spent, deductionIntegral: spent });
    });
  });
});
