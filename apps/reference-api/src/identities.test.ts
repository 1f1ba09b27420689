import { isStorefrontError } from '@promenade/storefront-sdk';
import { describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { OPEN_ORDER_LIMITS } from './domain/open-orders.ts';
import { MAILS_A_DAY } from './mail/budgets.ts';
import { engines } from './testing/databases.ts';
import { someCoupon } from './testing/deductions.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import { codeSentTo, newVisitor, proveAddress, provenVisitor } from './testing/identities.ts';
import { mailsTo } from './testing/mailbox.ts';
import { refusal } from './testing/refusal.ts';
import { openBuyNow, openCart, payFor, placeBuyNow } from './testing/shopping.ts';
import {
  createTestShop,
  newUuid,
  ORIGIN,
  setStock,
  someAddress,
  someSku,
  stockOf,
  type TestShop,
} from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

const UNPROVEN = 'forbidden: Please confirm your email address first';
const HOUR_MS = 60 * 60 * 1000;
const newAddress = () => `${newUuid()}@stranger.test`;

describe.each(engines)('what an anonymous visitor can do on %s', (engine) => {
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

  const enter = (email = newAddress()) => newVisitor(testShop, email);

  describe('with coupons', () => {
    const leftOf = async (id: number) =>
      (await database.db.selectFrom('coupons').select('left_count').where('id', '=', id).executeTakeFirstOrThrow())
        .left_count;

    test('visitors cannot drain a limited one', async () => {
      const couponId = await someCoupon(database, { left_count: 3 });
      for (let count = 0; count < 3; count++) {
        const { shop } = await enter();
        expect(await refusal(shop.coupons.claim(couponId))).toBe(UNPROVEN);
      }
      expect(await leftOf(couponId)).toBe(3);
    });

    test('eight visitors of one unproven address have none, also of one without a limit', async () => {
      const email = newAddress();
      for (const left_count of [5, null]) {
        const couponId = await someCoupon(database, { left_count });
        for (let count = 0; count < 4; count++) {
          const { shop } = await enter(email);
          const fault = await shop.coupons.claim(couponId).catch((error: unknown) => error);
          expect(fault).toMatchObject({ code: 403, fieldErrors: { email: expect.stringContaining('confirm') } });
        }
      }
    });

    test('a verified address receives one, and all identities of its mailbox share it', async () => {
      const email = newAddress();
      const couponId = await someCoupon(database);
      const { shop } = await provenVisitor(database, testShop, email);
      expect(await shop.coupons.claim(couponId)).toBe('The coupon is yours');
      const again = await provenVisitor(database, testShop, email.replace('@', '+again@').toUpperCase());
      expect(await refusal(again.shop.coupons.claim(couponId))).toBe('invalid: You have received this coupon already');
      const offered = await again.shop.coupons.claimable({ useType: 1, limit: 50 });
      expect(offered.list.find(({ id }) => id === couponId)).toMatchObject({ isUse: true });
    });
  });

  describe('with unpaid orders', () => {
    test('a visitor may have one until the address is verified', async () => {
      const email = newAddress();
      const { shop } = await enter(email);
      const sku = await someSku(database);
      await placeBuyNow(shop, sku);
      const before = await stockOf(database, sku.attrId);
      const second = await openBuyNow(shop, sku);
      expect(await refusal(shop.orders.create(second))).toBe(
        'forbidden: Please pay or cancel your open order first, or confirm your email address',
      );
      expect(await stockOf(database, sku.attrId)).toBe(before);
      expect((await shop.orders.listUnpaid()).total).toBe(1);
      await proveAddress(database, shop, email);
      await shop.orders.create(second);
      expect((await shop.orders.listUnpaid()).total).toBe(2);
    });

    test('an order that is paid or cancelled leaves room for another', async () => {
      const { shop } = await enter();
      const sku = await someSku(database);
      await payFor(testShop, shop, await placeBuyNow(shop, sku));
      await shop.orders.cancel(await placeBuyNow(shop, sku));
      await placeBuyNow(shop, sku);
    });

    test('a visitor’s orders hold few units, of one product and in total', async () => {
      const { shop } = await enter();
      const { piecesOfVariant, pieces } = OPEN_ORDER_LIMITS.unproven;
      // Earlier tests hold units of the first variants.
      const sku = await someSku(database, 20, 4);
      await setStock(database, sku.attrId, 54);
      const many = await openBuyNow(shop, sku, 44);
      expect(await refusal(shop.orders.create(many))).toMatch(`At most ${piecesOfVariant} of one product until`);
      expect(await stockOf(database, sku.attrId)).toBe(54);
      const wanted = await Promise.all([0, 1, 2, 3].map((place) => someSku(database, 20, place)));
      const cart = await openCart(
        shop,
        wanted.map((each) => ({ ...each, quantity: piecesOfVariant })),
      );
      expect(await refusal(shop.orders.create(cart))).toMatch(`At most ${pieces} items in all until`);
      await placeBuyNow(shop, sku, piecesOfVariant);
    });

    test('many visitors of one network hold few orders', async () => {
      const own = await createTestShop(database, {
        openOrders: {
          ...OPEN_ORDER_LIMITS,
          unprovenPerNetwork: { ...OPEN_ORDER_LIMITS.unprovenPerNetwork, orders: 2 },
        },
      });
      await forgetLimits(database);
      const place = async () => placeBuyNow((await newVisitor(own, newAddress())).shop, await someSku(database));
      await place();
      await place();
      expect(await refusal(place())).toBe(UNPROVEN);
      await own.close();
    });

    test('a verified address allows more, up to a limit', async () => {
      const { orders, piecesOfVariant } = OPEN_ORDER_LIMITS.proven;
      const email = newAddress();
      const [one, two] = [
        await provenVisitor(database, testShop, email),
        await provenVisitor(database, testShop, email.replace('@', '+two@')),
      ];
      const sku = await someSku(database);
      await setStock(database, sku.attrId, 1_000);
      expect(await refusal(placeBuyNow(one.shop, sku, piecesOfVariant + 1))).toMatch(
        `invalid: Unpaid orders can hold at most ${piecesOfVariant} of one product`,
      );
      for (let count = 0; count < orders; count++) await placeBuyNow(count % 2 ? one.shop : two.shop, sku);
      expect(await refusal(placeBuyNow(one.shop, sku))).toMatch(`invalid: You already have ${orders} unpaid orders`);
    });

    test('a visitor’s order waits half an hour, and shows the deadline', async () => {
      const { id, shop } = await enter();
      const sku = await someSku(database);
      const orderNo = await placeBuyNow(shop, sku);
      const { createTime, expiresAt } = await shop.orders.masterDetail(orderNo);
      expect((expiresAt ?? 0) - createTime).toBe(HOUR_MS / 2);
      expect((await shop.orders.listUnpaid()).list).toMatchObject([{ expiresAt }]);
      ahead += HOUR_MS / 2;
      await testShop.app.jobs.runDue();
      const later = await testShop.shopper(id);
      expect(await later.orders.masterDetail(orderNo)).toMatchObject({ isCancel: true });
      expect(await later.orders.masterDetail(orderNo)).not.toHaveProperty('expiresAt');
    });
  });

  describe('with cash on delivery', () => {
    test('is refused until the address is verified', async () => {
      const own = await createTestShop(database, {}, { cashOnDelivery: true });
      const email = newAddress();
      const { shop } = await newVisitor(own, email);
      const order = await openBuyNow(shop, await someSku(database));
      expect(await refusal(shop.orders.create({ ...order, payType: 'cod' }))).toBe(UNPROVEN);
      const { orderNo } = await shop.orders.create(order);
      const hostName = new URL(ORIGIN).host;
      const payment = { orderNo, payType: 'cod', payChannel: 'pc', hostName, storeName: 'Promenade' } as const;
      expect(await refusal(shop.payments.pay(payment))).toBe(UNPROVEN);
      expect((await shop.orders.masterDetail(orderNo)).paid).toBe(false);
      expect(await mailsTo(testShop.app, email)).toEqual([]);
      await proveAddress(database, shop, email);
      expect(await shop.payments.pay(payment)).toMatchObject({ status: true });
      await own.close();
    });
  });

  describe('with mail', () => {
    const victim = 'somebody.else@stranger.test';

    test('orders that expire write nothing to the address they name', async () => {
      for (let count = 0; count < 4; count++) {
        const { shop } = await enter(victim);
        await shop.orders.create({ ...(await openBuyNow(shop, await someSku(database))), email: victim });
      }
      ahead += 2 * HOUR_MS;
      await testShop.app.jobs.runDue();
      expect(await mailsTo(testShop.app, victim)).toEqual([]);
    });

    test('a paid order sends the mail that verifies the address, with the shop’s texts only', async () => {
      const email = newAddress();
      const { shop } = await enter(email);
      const words = { firstName: 'Free iPhone at', lastName: 'http://evil.example', addressLine1: 'Call 555 0100 now' };
      const address = await shop.addresses.save({ ...someAddress, ...words });
      const order = await openBuyNow(shop, await someSku(database), 1, address);
      const said = { email, realName: 'You won, see evil.example', mark: 'Win at evil.example' };
      const { orderNo, visitorToken = '' } = await shop.orders.create({ ...order, ...said });
      await payFor(testShop, shop, orderNo);
      const partNo = (await shop.orders.masterDetail(orderNo)).orderList[0]?.orderNo ?? '';

      const [mail, ...others] = await mailsTo(testShop.app, email);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe(`Your order ${orderNo}`);
      expect(mail?.text).not.toMatch(/evil|iPhone|You won|555 0100/);
      const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      expect(token).not.toBe(visitorToken);

      // The visitor's own token does not verify the mailbox.
      await testShop.guest().visitors.reopen({ token: visitorToken });
      await testShop.operate('ship', { orderNo: partNo, company: 'Parcel Example', number: 'PX1' });
      expect(await mailsTo(testShop.app, email)).toHaveLength(1);

      expect(await testShop.guest().visitors.reopen({ token })).toMatchObject({ orderNo, paid: true });
      await testShop.operate('deliver', { orderNo: partNo });
      await shop.refunds.apply({ orderNo: partNo, text: 'Torn' });
      const refundNo = (await shop.refunds.list()).list[0]?.refundOrderNo ?? '';
      await testShop.operate('refund refuse', { refundNo, reason: 'It was whole' });
      expect((await mailsTo(testShop.app, email)).map(({ purpose }) => purpose)).toEqual([
        'order-refund-refused',
        'order-confirmation',
      ]);
      // Reading the mail does not verify the address for the visitor's account.
      expect((await shop.user.info()).emailProven).toBe(false);
    });

    test('a mailbox gets few mails a day until one has been read', async () => {
      await forgetLimits(database);
      const box = newUuid();
      const sku = await someSku(database);
      for (let count = 0; count < MAILS_A_DAY.unproven + 2; count++) {
        const email = `${box}+${count}@stranger.test`;
        const { shop } = await enter(email);
        const { orderNo } = await shop.orders.create({ ...(await openBuyNow(shop, sku)), email });
        await payFor(testShop, shop, orderNo);
      }
      const written = database.db.selectFrom('outbox_mails').select('id').where('recipient', 'like', `${box}%`);
      expect(await written.execute()).toHaveLength(MAILS_A_DAY.unproven);
    });

    test('of a verified account goes to its verified address', async () => {
      const email = newAddress();
      const { shop } = await provenVisitor(database, testShop, email);
      const orderNo = await placeBuyNow(shop, await someSku(database));
      await payFor(testShop, shop, orderNo);
      const [mail] = await mailsTo(testShop.app, email);
      expect(mail).toMatchObject({
        purpose: 'order-confirmation',
        text: expect.stringContaining('Goes to: Ada Example'),
      });
    });
  });

  describe('to verify an address', () => {
    test('takes the code that was sent there', async () => {
      const email = newAddress();
      const { shop } = await enter(email);
      expect(await shop.user.info()).toMatchObject({ email, emailProven: false });
      await shop.user.sendVerificationCode({});
      expect(await refusal(shop.user.verifyEmail({ captcha: '0000' }))).toMatch(/^invalid: The verification code/);
      const captcha = await codeSentTo(database, email);
      expect(await refusal((await enter()).shop.user.verifyEmail({ captcha }))).toMatch(
        /^invalid: The verification code/,
      );
      await shop.user.verifyEmail({ captcha });
      expect(await shop.user.info()).toMatchObject({ email, emailProven: true });
      expect(await refusal(shop.user.sendVerificationCode({}))).toBe(
        'invalid: Your email address is confirmed already',
      );
      expect(await refusal(shop.user.verifyEmail({ captcha }))).toBe(
        'invalid: Your email address is confirmed already',
      );
    });

    test('may use another address than a mistyped one', async () => {
      const [typo, email] = [newAddress(), newAddress()];
      const { shop } = await enter(typo);
      await proveAddress(database, shop, email);
      expect(await shop.user.info()).toMatchObject({ email, emailProven: true });
    });

    test('is not needed for an account that was made with a code, and not done for it', async () => {
      const { shop } = await testShop.newShopper();
      expect((await shop.user.info()).emailProven).toBe(true);
      expect(await refusal(shop.user.sendVerificationCode({ email: newAddress() }))).toMatch(/confirmed already/);
    });

    test('is counted by network, since visitors may name any address', async () => {
      await forgetLimits(database);
      const { shop } = await enter();
      const ask = () => shop.user.sendVerificationCode({ email: newAddress() });
      let isRefused = false;
      for (let count = 0; count < 40 && !isRefused; count++) {
        isRefused = await ask().then(
          () => false,
          (error: unknown) => isStorefrontError(error, 'rate-limited'),
        );
      }
      expect(isRefused).toBe(true);
      await forgetLimits(database);
    });
  });
});
