import type { Storefront } from '@promenade/storefront-sdk';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../demo-shop/src/accounts.ts';
import type { Database } from './db/index.ts';
import { engines } from './testing/databases.ts';
import { someCode } from './testing/deductions.ts';
import { shopperAt } from './testing/elsewhere.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import { newVisitor, provenVisitor } from './testing/identities.ts';
import { refusal } from './testing/refusal.ts';
import { openBuyNow, payFor } from './testing/shopping.ts';
import { someSku, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

let addresses = 0;
const newAddress = () => `coded-${++addresses}@visitor.test`;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const UNKNOWN = 'invalid: We do not know this code, please check how it is written';
const CLAIMED = 'invalid: You have already used this code';
const USED_UP = 'invalid: This code has been used up';

describe.each(engines)('promotion codes on %s', (engine) => {
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
  beforeEach(() => forgetLimits(database));

  const rowOf = (code: string) =>
    database.db.selectFrom('promotion_codes').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const usable = async (shop: Storefront) => (await shop.coupons.mine({ type: 'usable' })).list.map(({ id }) => id);

  /** Orders and pays with a coupon. */
  async function use(shop: Storefront, couponId: number): Promise<string> {
    const order = await openBuyNow(shop, await someSku(database));
    const { orderNo } = await shop.orders.create({ ...order, couponId });
    await payFor(testShop, shop, orderNo);
    return orderNo;
  }

  describe('claim a coupon', () => {
    test('however they are typed, once, and it is used as any coupon', async () => {
      const { shop } = await testShop.newShopper();
      const code = await someCode(database, { left_count: 5 });
      const coupon = await shop.coupons.redeem({ code: code.toLowerCase() });
      expect(coupon).toMatchObject({ name: 'A coupon', money: 500, status: 0, validStr: 'usable', useTime: null });
      expect(await shop.coupons.redeem({ code })).toEqual(coupon);
      expect(await usable(shop)).toEqual([coupon.id]);
      expect(await rowOf(code)).toMatchObject({ left_count: 4, claimed_count: 1 });

      const orderNo = await use(shop, coupon.id);
      expect(await shop.orders.masterDetail(orderNo)).toMatchObject({ couponId: coupon.id, couponPrice: 500 });
      expect(await refusal(shop.coupons.redeem({ code }))).toBe(CLAIMED);
    });

    test('that is neither offered openly nor received by its number', async () => {
      const { shop } = await testShop.newShopper();
      const { coupon_id } = await rowOf(await someCode(database));
      const offered = await shop.coupons.claimable({ useType: 1, limit: 50 });
      expect(offered.list.map(({ id }) => id)).not.toContain(coupon_id);
      expect(await refusal(shop.coupons.claim(coupon_id))).toMatch(/^not-found/);
    });

    test('is again the shopper’s after a cancelled order and a whole refund, without a second claim', async () => {
      const { shop } = await testShop.newShopper();
      const code = await someCode(database);
      const { id } = await shop.coupons.redeem({ code });
      const order = await openBuyNow(shop, await someSku(database));
      const { orderNo } = await shop.orders.create({ ...order, couponId: id });
      expect(await refusal(shop.coupons.redeem({ code }))).toBe(CLAIMED);
      await shop.orders.cancel(orderNo);
      expect((await shop.coupons.redeem({ code })).id).toBe(id);

      const paidNo = await use(shop, id);
      const [part] = (await shop.orders.masterDetail(paidNo)).orderList;
      await shop.refunds.apply({ orderNo: part?.orderNo ?? '', text: 'Torn' });
      const [refund] = (await shop.refunds.list()).list;
      await testShop.operate('refund accept', { refundNo: refund?.refundOrderNo ?? '' });
      expect((await shop.coupons.redeem({ code })).id).toBe(id);
      expect(await rowOf(code)).toMatchObject({ claimed_count: 1 });
    });

    test('several times where a shopper may, each after the last was used', async () => {
      const { shop } = await testShop.newShopper();
      const code = await someCode(database, { per_shopper: 2 });
      const first = await shop.coupons.redeem({ code });
      expect((await shop.coupons.redeem({ code })).id).toBe(first.id);
      await use(shop, first.id);
      const second = await shop.coupons.redeem({ code });
      expect(second.id).not.toBe(first.id);
      await use(shop, second.id);
      expect(await refusal(shop.coupons.redeem({ code }))).toBe(CLAIMED);
    });

    test('once for all accounts of one verified mailbox, and not without a verified one', async () => {
      const code = await someCode(database);
      const email = newAddress();
      const { shop: unproven } = await newVisitor(testShop, email);
      expect(await refusal(unproven.coupons.redeem({ code }))).toMatch(/^forbidden/);
      const { shop } = await provenVisitor(database, testShop, email);
      await shop.coupons.redeem({ code });
      const { shop: again } = await provenVisitor(database, testShop, email.replace('@', '+again@'));
      expect(await refusal(again.coupons.redeem({ code }))).toBe(CLAIMED);
      expect(await refusal(testShop.guest().coupons.redeem({ code }))).toMatch(/^auth/);
    });
  });

  test('are refused with the reason', async () => {
    const { shop } = await testShop.newShopper();
    const now = Date.now() + ahead;
    const cases: [code: string, words: string][] = [
      ['NOTHINGATALL', UNKNOWN],
      [await someCode(database, { is_stopped: true }), 'invalid: This code is no longer valid'],
      [await someCode(database, { end_at: now }), 'invalid: This code has expired'],
      [await someCode(database, { start_at: now + DAY_MS }), 'invalid: This code is not valid yet'],
      [await someCode(database, { left_count: 0 }), USED_UP],
      [await someCode(database, {}, { left_count: 0 }), 'invalid: All of these coupons have been received'],
      [await someCode(database, {}, { is_disabled: true }), 'invalid: This coupon is no longer given out'],
      [await someCode(database, { store_id: 2 }), UNKNOWN],
    ];
    for (const [code, words] of cases) {
      expect([code, await refusal(shop.coupons.redeem({ code }))]).toEqual([code, words]);
      const error = await shop.coupons.redeem({ code }).catch((cause: unknown) => cause);
      expect(error).toMatchObject({ code: 400, fieldErrors: { code: words.replace('invalid: ', '') } });
    }
    expect(await usable(shop)).toEqual([]);
  });

  test('for an open checkout claim nothing that cannot be used for it', async () => {
    const { shop } = await testShop.newShopper();
    const other = await testShop.newShopper();
    const sku = await someSku(database);
    const { preOrderNo } = await openBuyNow(shop, sku, 3);
    const { proTotalFee: goods } = await shop.preorders.load(preOrderNo);
    const foreign = (sku.merchantId % 8) + 1;
    const cases: [code: string, words: string][] = [
      [await someCode(database, {}, { merchant_id: foreign }), 'This coupon is for other goods'],
      [await someCode(database, {}, { min_cents: goods + 250 }), 'This coupon needs $2.50 more of goods'],
      [await someCode(database, {}, { money_cents: goods }), 'This coupon is worth as much as the goods, or more'],
    ];
    for (const [code, words] of cases) {
      const error = await shop.coupons.redeem({ code, preOrderNo }).catch((cause: unknown) => cause);
      expect(error).toMatchObject({ kind: 'invalid', fieldErrors: { code: words } });
      expect(await rowOf(code)).toMatchObject({ claimed_count: 0 });
    }
    expect(await usable(shop)).toEqual([]);
    const code = await someCode(database);
    expect(await refusal(other.shop.coupons.redeem({ code, preOrderNo }))).toMatch(/^not-found/);
    const { id: couponId } = await shop.coupons.redeem({ code, preOrderNo });
    expect(await shop.preorders.computePrice({ preOrderNo, couponId })).toMatchObject({ couponFee: 500 });
  });

  test('that are claimed so many times on a day wait for the next day of the shop', async () => {
    await testShop.operate('shop set', { setting: 'timeZone', value: 'UTC' });
    const code = await someCode(database, { per_day: 2 });
    const claim = async () => (await testShop.newShopper()).shop.coupons.redeem({ code });
    ahead = DAY_MS - ((Date.now() % DAY_MS) + HOUR_MS);
    await claim();
    await claim();
    expect(await refusal(claim())).toBe('invalid: This code has been used up for today, please try again tomorrow');
    ahead += 2 * HOUR_MS;
    await claim();
    expect(await rowOf(code)).toMatchObject({ claimed_count: 3, day_count: 1 });
    ahead = 0;
  });

  describe('that are guessed', () => {
    const guess = (shop: Storefront, code = 'WRONGCODE') => refusal(shop.coupons.redeem({ code }));
    const elsewhere = (userId: number, ip: string) => shopperAt(testShop, userId, ip);

    test('end after ten an hour for a shopper, from wherever', async () => {
      const { id } = await testShop.newShopper();
      const code = await someCode(database);
      for (let count = 0; count < 10; count++) {
        const shop = await elsewhere(id, `198.51.100.${count}`);
        expect(await guess(shop)).toBe(UNKNOWN);
      }
      const shop = await elsewhere(id, '198.51.100.200');
      expect(await guess(shop, code)).toMatch(/^rate-limited/);
      ahead = HOUR_MS;
      expect(await (await elsewhere(id, '198.51.100.200')).coupons.redeem({ code })).toMatchObject({ money: 500 });
      ahead = 0;
    });

    test('wrong codes are limited to ten an hour per network, without affecting other networks', async () => {
      const shoppers = await Promise.all(Array.from({ length: 5 }, () => testShop.newShopper()));
      const ids = [...shoppers, ...shoppers].map(({ id }) => id);
      for (const id of ids) expect(await guess(await elsewhere(id, '203.0.113.7'))).toBe(UNKNOWN);
      const { id } = await testShop.newShopper();
      expect(await guess(await elsewhere(id, '203.0.113.7'))).toMatch(/^rate-limited/);
      expect(await guess(await elsewhere(id, '203.0.113.8'))).toBe(UNKNOWN);
    });

    test('wrong codes are counted when sent concurrently, valid ones are not', async () => {
      const { shop } = await testShop.newShopper();
      const answers = await Promise.all(Array.from({ length: 24 }, () => guess(shop)));
      expect(answers.filter((answer) => answer === UNKNOWN)).toHaveLength(10);
      await forgetLimits(database);
      const codes = await Promise.all(Array.from({ length: 12 }, () => someCode(database)));
      for (const code of codes) await shop.coupons.redeem({ code });
      expect(await guess(shop)).toBe(UNKNOWN);
    });
  });

  describe('that the operator makes', () => {
    const couponFor = async (options: Record<string, string> = { codeOnly: 'yes' }) => {
      const draft = { name: 'Rainy day', money: '4.50', ...options };
      return /\d+/.exec((await testShop.operate('coupon create', draft)).message)?.[0] ?? '';
    };

    test('are used, listed and stopped', async () => {
      const { shop } = await testShop.newShopper();
      const coupon = await couponFor();
      const limits = { uses: '3', perShopper: '2', perDay: '2', until: '2999-12-31' };
      const made = await testShop.operate('code create', { code: 'rainy-day', coupon, ...limits });
      expect(made.message).toBe('RAINYDAY can be used.');
      const held = await shop.coupons.redeem({ code: 'RainyDay' });
      expect(held).toMatchObject({ name: 'Rainy day', money: 450 });
      const { message } = await testShop.operate('code list', {});
      expect(message).toContain(`RAINYDAY  coupon ${coupon} (Rainy day), claimed 1 times`);
      expect(message).toContain('2 left, 2 for each shopper, 2 a day');
      expect(message).toContain('until 3000-01-01 00:00 UTC');
      const stopped = await testShop.operate('code stop', { code: 'RAINYDAY' });
      expect(stopped.message).toBe('RAINYDAY can no longer be used.');
      const other = await testShop.newShopper();
      expect(await refusal(other.shop.coupons.redeem({ code: 'RAINYDAY' }))).toMatch(/no longer valid/);
      expect(await usable(shop)).toEqual([held.id]);
      expect((await testShop.operate('code list', {})).message).toMatch(/RAINYDAY.*?stopped/s);
    });

    test('are refused when they are unclear', async () => {
      const coupon = await couponFor();
      const open = await couponFor({});
      await testShop.operate('code create', { code: 'TAKEN', coupon });
      const cases: [draft: Record<string, string>, status: number, words: RegExp][] = [
        [{ code: 'abc', coupon }, 400, /4 to 32 letters and digits/],
        [{ code: 'taken', coupon }, 409, /TAKEN already/],
        [{ code: 'OTHER', coupon: open }, 400, /offered openly/],
        [{ code: 'OTHER', coupon: '2000000000' }, 404, /No data/],
        [{ code: 'OTHER', coupon, uses: '0' }, 400, /uses must be a whole number/],
        [{ code: 'OTHER', coupon, until: '2020-01-01' }, 400, /until is to come/],
        [{ code: 'OTHER', coupon, from: 'soon' }, 400, /days such as/],
      ];
      for (const [draft, status, words] of cases) {
        expect(await testShop.operate('code create', draft)).toMatchObject({
          status,
          message: expect.stringMatching(words),
        });
      }
      expect((await testShop.operate('code stop', { code: 'NEVERMADE' })).status).toBe(404);
    });

    test('belong to coupons of files, too', async () => {
      const file = 'name,money,code_only\nBy file,3.00,yes\n';
      expect((await testShop.operate('import', { sheet: 'coupons', file })).status).toBe(200);
      const { id } = await database.db
        .selectFrom('coupons')
        .select('id')
        .where(sql`name ->> 'en'`, '=', 'By file')
        .executeTakeFirstOrThrow();
      expect((await testShop.operate('code create', { code: 'BYFILE', coupon: `${id}` })).status).toBe(200);
      expect((await testShop.operate('export', { sheet: 'coupons' })).file).toMatch(/By file.*,yes,/);
    });
  });

  test('of the demo shop are there to try', async () => {
    const [{ email }] = DEMO_ACCOUNTS;
    const user = database.db.selectFrom('users').select('id').where('email', '=', email);
    const shop = await testShop.shopper((await user.executeTakeFirstOrThrow()).id);
    expect(await shop.coupons.redeem({ code: 'promenade5' })).toMatchObject({ money: 500, minPrice: 1_000 });
    expect(await refusal(shop.coupons.redeem({ code: 'SUMMER' }))).toBe('invalid: This code has expired');
  });
});
