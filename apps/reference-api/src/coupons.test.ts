import { couponCardState, couponFits } from '@promenade/storefront-hooks/domain';
import type { Storefront } from '@promenade/storefront-sdk';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../demo-shop/src/accounts.ts';
import type { Database } from './db/index.ts';
import { engines } from './testing/databases.ts';
import { giveCoupon, givePoints, someCoupon } from './testing/deductions.ts';
import { refusal } from './testing/refusal.ts';
import { openBuyNow } from './testing/shopping.ts';
import { someSku, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const USE_TYPES = [1, 2, 3] as const;

describe.each(engines)('coupons on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;

  openShopAround(engine, (opened) => {
    ({ database, testShop } = opened);
  });

  const offered = async (shop: Storefront, narrow: { productId?: number; merId?: number } = {}) => {
    const pages = [];
    for (const useType of USE_TYPES) pages.push(await shop.coupons.claimable({ useType, limit: 50, ...narrow }));
    return pages.flatMap(({ list }) => list);
  };
  const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id).toSorted((one, other) => one - other);

  describe('that are offered', () => {
    test('include all open cards, of every kind, by platform and merchants', async () => {
      const coupons = await offered(testShop.guest());
      for (const coupon of coupons)
        expect([coupon.name, couponCardState(coupon, Date.now())]).toEqual([coupon.name, 'open']);
      expect(new Set(coupons.map(({ useType }) => useType))).toEqual(new Set(USE_TYPES));
      expect(new Set(coupons.map(({ merId }) => merId)).size).toBe(9);
      const all = await database.db.selectFrom('coupons').select('id').execute();
      // Left out: one expired, one sold out, one not started and three with codes.
      expect(coupons).toHaveLength(all.length - 6);
      const french = await testShop.guest().coupons.claimable({ useType: 1, limit: 1, page: 2 });
      expect(french).toMatchObject({ pageNum: 2, pageSize: 1, list: [{ isFixedTime: expect.any(Boolean) }] });
    });

    test('for a product are those that fit it', async () => {
      const coupons = await offered(testShop.guest());
      const targets = (ids: string) => ids.split(',').filter(Boolean).map(Number);
      const products = await database.db
        .selectFrom('products')
        .innerJoin('categories as leaf', 'leaf.id', 'products.category_id')
        .innerJoin('categories as branch', 'branch.id', 'leaf.parent_id')
        .select([
          'products.id',
          'products.merchant_id',
          'leaf.id as leaf',
          'branch.id as branch',
          'branch.parent_id as top',
        ])
        .where('products.store_id', '=', 1)
        .orderBy('products.id')
        .execute();
      for (const { id, merchant_id: merId, ...categories } of products.filter((_, place) => place % 12 === 0)) {
        const line = { merId, productId: id, categoryIds: Object.values(categories).map(Number), cents: 100 };
        const fitting = coupons.filter(({ primaryKey, ...coupon }) =>
          couponFits({ ...coupon, targetIds: targets(primaryKey) }, line),
        );
        expect(idsOf(await offered(testShop.guest(), { productId: id }))).toEqual(idsOf(fitting));
      }
      expect(await offered(testShop.guest(), { productId: 2_000_000_000 })).toEqual([]);
    });

    test('by a merchant, or by the platform', async () => {
      const coupons = await offered(testShop.guest());
      for (const merId of [0, 1, 6]) {
        const own = coupons.filter((coupon) => coupon.merId === merId);
        expect(idsOf(await offered(testShop.guest(), { merId }))).toEqual(idsOf(own));
      }
    });
  });

  describe('to receive', () => {
    test('are received once, and the card stays', async () => {
      const { shop } = await testShop.newShopper();
      const couponId = await someCoupon(database, { left_count: 1 });
      const words = await shop.coupons.claim(couponId);
      expect(words).toBe('The coupon is yours');
      expect(await refusal(shop.coupons.claim(couponId))).toBe('invalid: You have received this coupon already');
      const card = (await offered(shop)).find(({ id }) => id === couponId);
      expect(card).toMatchObject({ isUse: true, lastTotal: 0 });
      expect((await offered(testShop.guest())).find(({ id }) => id === couponId)).toBeUndefined();
      const { list } = await shop.coupons.mine({ type: 'usable' });
      expect(list).toMatchObject([{ name: 'A coupon', money: 500, status: 0, validStr: 'usable', useTime: null }]);
      expect((list[0]?.endTime ?? 0) - (list[0]?.startTime ?? 0)).toBe(7 * DAY_MS);
      expect((await shop.user.info()).couponCount).toBe(1);
    });

    test('are refused with the reason', async () => {
      const { shop } = await testShop.newShopper();
      const now = Date.now();
      const cases = [
        [{ left_count: 0 }, 'All of these coupons have been received'],
        [{ is_disabled: true }, 'This coupon is no longer given out'],
        [{ receive_end_at: now - 1 }, 'This coupon is no longer given out'],
        [{ days: null, start_at: now - DAY_MS, end_at: now - 1 }, 'This coupon is no longer given out'],
        [{ receive_start_at: now + DAY_MS }, 'This coupon is not given out yet'],
      ] as const;
      for (const [changes, words] of cases) {
        const couponId = await someCoupon(database, changes);
        expect(await refusal(shop.coupons.claim(couponId))).toBe(`invalid: ${words}`);
      }
      expect(await refusal(shop.coupons.claim(2_000_000_000))).toMatch(/^not-found/);
      expect(await refusal(testShop.guest().coupons.claim(1))).toMatch(/^auth/);
      expect((await shop.coupons.mine({ type: 'usable' })).total).toBe(0);
    });
  });

  test('that a shopper has show their own dates', async () => {
    const { id, shop } = await testShop.newShopper();
    const now = Date.now();
    const days = (from: number, until: number) => ({ start_at: now + from * DAY_MS, end_at: now + until * DAY_MS });
    await giveCoupon(database, id, { name: { en: 'later' } }, days(1, 2));
    await giveCoupon(database, id, { name: { en: 'now' } }, days(-1, 1));
    await giveCoupon(database, id, { name: { en: 'over' } }, days(-2, -1));
    const names = async (type: 'usable' | 'unusable') =>
      (await shop.coupons.mine({ type })).list.map(({ name, status, validStr }) => [name, status, validStr]);
    expect(await names('usable')).toEqual([
      ['now', 0, 'usable'],
      ['later', 0, 'notStart'],
    ]);
    expect(await names('unusable')).toEqual([['over', 2, 'overdue']]);
  });

  describe('at a checkout', () => {
    /** Opens a checkout of three units; returns the price of its goods and their merchant. */
    async function openCheckout(shop: Storefront) {
      const sku = await someSku(database);
      const order = await openBuyNow(shop, sku, 3);
      const { proTotalFee: goods } = await shop.preorders.load(order.preOrderNo);
      return { ...sku, goods, order, preOrderNo: order.preOrderNo };
    }

    test('usable ones are listed, largest saving first', async () => {
      const { id, shop } = await testShop.newShopper();
      const { goods, preOrderNo, productId } = await openCheckout(shop);
      const soon = { start_at: Date.now() - 1, end_at: Date.now() + DAY_MS / 2 };
      const small = await giveCoupon(database, id, { money_cents: 100 });
      const large = await giveCoupon(database, id, { money_cents: 300, use_type: 2, target_ids: [productId] });
      const ending = await giveCoupon(database, id, { money_cents: 100 }, soon);
      await giveCoupon(database, id, { money_cents: goods });
      await giveCoupon(database, id, { min_cents: goods + 1 });
      const fitting = await shop.coupons.forPreOrder(preOrderNo);
      expect(fitting.map((coupon) => coupon.id)).toEqual([large, ending, small]);
    });

    test('those that cannot be used are refused with the reason', async () => {
      const { id, shop } = await testShop.newShopper();
      const other = await testShop.newShopper();
      const { goods, preOrderNo, order, merchantId } = await openCheckout(shop);
      const past = { start_at: 1, end_at: 2 };
      const future = { start_at: Date.now() + DAY_MS, end_at: Date.now() + 2 * DAY_MS };
      const cases: [couponId: number, words: string][] = [
        [await giveCoupon(database, id, { money_cents: goods }), 'This coupon is worth as much as the goods, or more'],
        [await giveCoupon(database, id, { min_cents: goods + 250 }), 'This coupon needs $2.50 more of goods'],
        [await giveCoupon(database, id, { merchant_id: (merchantId % 8) + 1 }), 'This coupon is for other goods'],
        [await giveCoupon(database, id, { use_type: 3, target_ids: [2_000_000] }), 'This coupon is for other goods'],
        [await giveCoupon(database, id, {}, past), 'This coupon has expired'],
        [await giveCoupon(database, id, {}, future), 'This coupon is not valid yet'],
      ];
      for (const [couponId, words] of cases) {
        expect(await refusal(shop.preorders.computePrice({ preOrderNo, couponId }))).toBe(`invalid: ${words}`);
        expect(await refusal(shop.orders.create({ ...order, couponId }))).toBe(`invalid: ${words}`);
      }
      for (const couponId of [await giveCoupon(database, other.id), 2_000_000_000]) {
        expect(await refusal(shop.preorders.computePrice({ preOrderNo, couponId }))).toBe('not-found: No data found');
        expect(await refusal(shop.orders.create({ ...order, couponId }))).toBe('not-found: No data found');
      }
      expect(await refusal(other.shop.coupons.forPreOrder(preOrderNo))).toMatch(/^not-found/);
      // A refused request has used up neither coupon nor points.
      expect(await shop.preorders.load(preOrderNo)).toMatchObject({ proTotalFee: goods });
    });
  });

  describe('that the operator makes', () => {
    const make = (draft: Record<string, string>) =>
      testShop.operate('coupon create', { name: 'Rainy day', money: '4.50', ...draft });
    const made = async ({ message }: { message: string }) => {
      const id = Number(/\d+/.exec(message)?.[0]);
      return (await offered(testShop.guest())).find((coupon) => coupon.id === id);
    };

    test('are offered as entered, until they are disabled', async () => {
      expect(await made(await make({}))).toMatchObject({ useType: 1, money: 450, minPrice: 0, day: 30, merId: 0 });
      const narrow = await make({ merchant: 'larkstep', category: 'shoes', min: '30', left: '5', until: '2999-12-31' });
      const card = await made(narrow);
      expect(card).toMatchObject({ useType: 3, minPrice: 3_000, lastTotal: 5, useEndTimeStr: '2999-12-31', merId: 1 });
      await testShop.operate('coupon disable', { id: `${card?.id}` });
      expect(await made(narrow)).toBeUndefined();
    });

    test('last until the end of the same day, from a command and from a file, in the time zone of the shop', async () => {
      const lastDay = '2998-12-31';
      const ends = async (name: string) => {
        const rows = database.db.selectFrom('coupons').select('end_at').where(sql`name ->> 'en'`, '=', name);
        return new Date((await rows.executeTakeFirstOrThrow()).end_at ?? 0).toISOString();
      };
      for (const [timeZone, endsAt] of [
        ['America/New_York', '2999-01-01T05:00:00.000Z'],
        ['UTC', '2999-01-01T00:00:00.000Z'],
      ] as const) {
        expect((await testShop.operate('shop set', { setting: 'timeZone', value: timeZone })).status).toBe(200);
        const typed = await make({ name: `Typed ${timeZone}`, until: lastDay });
        const file = `name,money,end\nFiled ${timeZone},4.50,${lastDay}\n`;
        expect((await testShop.operate('import', { sheet: 'coupons', file })).status).toBe(200);
        expect([await ends(`Typed ${timeZone}`), await ends(`Filed ${timeZone}`)]).toEqual([endsAt, endsAt]);
        const shown = async () => {
          const cards = await offered(testShop.guest());
          return cards.filter(({ name }) => name.endsWith(timeZone)).map(({ useEndTimeStr }) => useEndTimeStr);
        };
        // The settings of a shop are cached for some seconds.
        await expect.poll(shown, { timeout: 30_000 }).toEqual([lastDay, lastDay]);
        expect(await made(typed)).toBeDefined();
        const sheet = await testShop.operate('export', { sheet: 'coupons' });
        expect(sheet.file).toMatch(new RegExp(`Filed ${timeZone}.*,${lastDay},`));
      }
      const wrong = await testShop.operate('shop set', { setting: 'timeZone', value: 'New York' });
      expect(wrong).toMatchObject({ status: 400, message: expect.stringContaining('Europe/Paris') });
    });

    test('are refused when they are unclear', async () => {
      const cases: [draft: Record<string, string>, status: number, words: string][] = [
        [{ money: '0' }, 400, 'money must be an amount above nothing, as in 5.00'],
        [{ min: 'much' }, 400, 'min must be an amount above nothing, as in 5.00'],
        [{ left: '1.5' }, 400, 'left must be a whole number above 0'],
        [{ until: '2020-01-01' }, 400, 'Name either days or until, a day to come as in 2027-01-31'],
        [{ products: 'first-egg-skillet, nothing' }, 404, 'The shop has no nothing'],
        [{ products: 'first-egg-skillet', category: 'shoes' }, 400, 'A coupon is for products or for a category'],
      ];
      for (const [draft, status, message] of cases) expect(await make(draft)).toEqual({ status, message });
      expect((await testShop.operate('coupon disable', { id: '2000000000' })).status).toBe(404);
    });
  });

  test('the demo account has something to try', async () => {
    const [{ email }] = DEMO_ACCOUNTS;
    const user = database.db.selectFrom('users').select('id').where('email', '=', email);
    const shop = await testShop.shopper((await user.executeTakeFirstOrThrow()).id);
    expect(await shop.coupons.mine({ type: 'usable' })).toMatchObject({ total: 1 });
    expect((await shop.coupons.mine({ type: 'unusable' })).list).toMatchObject([{ validStr: 'overdue' }]);
    expect(await shop.points.summary()).toMatchObject({ integral: 1_250, frozenIntegral: 0 });
    const { list } = await shop.points.records();
    expect(list).toMatchObject([{ title: 'A gift of the shop', integral: 1_250, balance: 1_250, linkType: 'system' }]);
    expect(await shop.user.info()).toMatchObject({ integral: 1_250, couponCount: 1 });
  });

  test('points are listed with the balance after each entry', async () => {
    const { id, shop } = await testShop.newShopper();
    for (const points of [100, 20, 3]) await givePoints(database, id, points);
    const page = (number: number) => shop.points.records({ page: number, limit: 2 });
    expect((await page(1)).list.map(({ integral, balance }) => [integral, balance])).toEqual([
      [3, 123],
      [20, 120],
    ]);
    expect((await page(2)).list.map(({ integral, balance }) => [integral, balance])).toEqual([[100, 100]]);
  });
});
