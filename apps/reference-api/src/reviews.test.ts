import { REVIEW_KIND_STARS } from '@promenade/storefront-hooks/domain';
import { isStorefrontError, type Storefront } from '@promenade/storefront-sdk';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines } from './testing/databases.ts';
import type { Faults, Statements } from './testing/planted-faults.ts';
import { meeting, raceIn, times } from './testing/racing.ts';
import { refusal } from './testing/refusal.ts';
import { receivedLine, unreviewedSku } from './testing/reviewing.ts';
import { deepTest } from './testing/runs.ts';
import { buyPaid } from './testing/shopping.ts';
import { ORIGIN, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

const said = { productScore: 4, serviceScore: 5, comment: ' Warm, and it keeps its colour. ' } as const;

describe.each(engines)('reviews on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;

  openShopAround(engine, (opened) => {
    ({ database, testShop } = opened);
  });

  const ratingOf = async (productId: number) =>
    (await testShop.guest().products.byIds({ ids: [productId] })).list[0]?.rating;

  /** The product with most reviews. */
  const popular = () =>
    database.db
      .selectFrom('review_totals')
      .innerJoin('products', 'products.id', 'review_totals.product_id')
      .select(['products.id', 'good', 'medium', 'poor'])
      .where('products.store_id', '=', 1)
      .orderBy(sql`good + medium + poor`, 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();

  /** The languages of a product's first reviews, as one reader is shown them. */
  async function languagesFor(locale: 'en' | 'fr', productId: number): Promise<string[]> {
    const url = `/api/front/product/reply/list/${productId}?type=0`;
    const answer = await testShop.app.inject({ url, headers: { 'accept-language': locale } });
    const shown: { id: number }[] = answer.json().data.list;
    const reviews = await database.db.selectFrom('reviews').select(['id', 'locale']).execute();
    return shown.map(({ id }) => reviews.find((review) => review.id === id)?.locale ?? '');
  }

  test('are written after receipt, once a line, and move the rating', async () => {
    const { shop } = await testShop.newShopper();
    const sku = await unreviewedSku(database);
    const { partNo: orderNo } = await buyPaid(testShop, shop, sku);
    const orderInfoId = (await shop.orders.detail(orderNo)).orderInfoList[0]?.id ?? 0;
    const write = () => shop.reviews.create({ orderNo, orderInfoId, ...said });
    expect((await shop.reviews.pending()).total).toBe(0);
    expect(await refusal(write())).toBe('invalid: A review is written when the goods have been received');
    await testShop.operate('ship', { orderNo, virtual: 'yes' });
    expect(await refusal(write())).toMatch(/^invalid: A review is written when/);
    await shop.orders.confirmReceipt(orderNo);
    expect(await shop.reviews.pending()).toMatchObject({
      ...{ total: 1, pages: 1 },
      list: [{ id: orderInfoId, merOrderNo: orderNo, productId: sku.productId, payNum: 1 }],
    });

    await write();
    expect(await refusal(write())).toBe('invalid: You have reviewed this item already');
    expect((await shop.reviews.pending()).total).toBe(0);
    expect((await shop.orders.centerCounts()).commentCount).toBe(0);
    expect((await shop.orders.detail(orderNo)).orderInfoList[0]?.isReply).toBe(true);
    const ownWords = { reviewStar: said.productScore, reviewComment: said.comment.trim() };
    expect((await shop.orders.list({ type: 3 })).list[0]?.orderInfoList).toMatchObject([ownWords]);
    const { list } = await testShop.guest().reviews.list({ productId: sku.productId });
    expect(list).toMatchObject([
      {
        ...{ uid: 0, nickname: 'T**t', verified: true, star: 4, pics: [], merchantReplyContent: null },
        comment: 'Warm, and it keeps its colour.',
      },
    ]);
    expect(await ratingOf(sku.productId)).toBe(4);
    const id = `${list[0]?.id}`;
    for (const reply of ['Thank you', ' Thank you very much ']) await testShop.operate('review reply', { id, reply });
    const { productReply } = await testShop.guest().reviews.summary(sku.productId);
    expect(productReply?.merchantReplyContent).toBe('Thank you very much');
    expect((await testShop.operate('review reply', { id: 'first', reply: 'Thank you' })).status).toBe(404);
    const next = await receivedLine(database, shop, sku);
    await shop.reviews.create({ ...next, ...said, productScore: 5 });
    expect(await ratingOf(sku.productId)).toBe(4.5);
    expect(await testShop.guest().reviews.count(sku.productId)).toEqual({
      ...{ sumCount: 2, goodCount: 1, inCount: 1, poorCount: 0, replyChance: 0.5, replyStar: 4 },
    });
  });

  test('cannot be written by other shoppers, nor for a removed order', async () => {
    const [owner, other] = [await testShop.newShopper(), await testShop.newShopper()];
    const line = await receivedLine(database, owner.shop, await unreviewedSku(database));
    const another = await receivedLine(database, owner.shop, await unreviewedSku(database));
    const write = (shop: Storefront, changes = {}) => shop.reviews.create({ ...line, ...said, ...changes });
    const unknown = await refusal(write(owner.shop, { orderNo: 'SH0000000000000000' }));
    expect(unknown).toMatch(/^not-found/);
    expect(await refusal(write(other.shop))).toBe(unknown);
    expect(await refusal(write(owner.shop, { orderInfoId: another.orderInfoId }))).toBe(unknown);
    expect(await refusal(write(testShop.guest()))).toMatch(/^auth/);
    await owner.shop.orders.remove(another.orderNo);
    expect((await owner.shop.reviews.pending()).list.map(({ id }) => id)).toEqual([line.orderInfoId]);
    expect(await refusal(write(owner.shop, another))).toBe(unknown);
  });

  test('have words, and pictures of this shop only', async () => {
    const { shop } = await testShop.newShopper();
    const sku = await unreviewedSku(database);
    const line = await receivedLine(database, shop, sku);
    const fieldsOf = async (changes: object) => {
      const error = await shop.reviews.create({ ...line, ...said, ...changes }).catch((cause: unknown) => cause);
      return isStorefrontError(error, 'invalid') ? Object.keys(error.fieldErrors ?? {}) : error;
    };
    expect(await fieldsOf({ comment: ' \n ' })).toEqual(['comment']);
    expect(await fieldsOf({ comment: 'x'.repeat(513) })).toEqual(['comment']);
    expect(await fieldsOf({ serviceScore: 6 })).toEqual(['serviceScore']);
    for (const picture of ['https://elsewhere.example/pixel.png', '//elsewhere.example/a.png', 'javascript:alert(1)']) {
      expect([picture, await fieldsOf({ pics: [picture] })]).toEqual([picture, ['pics']]);
    }
    expect(await fieldsOf({ pics: ['a\nb'] })).toEqual(['pics']);
    expect(await fieldsOf({ comment: 'a\u0000b' })).toEqual(['comment']);
    expect((await shop.reviews.pending()).total).toBe(1);

    const own = '/media/r1/brand/promenade/mark.webp';
    const comment = '<img src=x onerror=alert(1)> “well” 👍';
    await shop.reviews.create({ ...line, ...said, comment, pics: [own, `${ORIGIN}${own}`] });
    const { productReply } = await testShop.guest().reviews.summary(sku.productId);
    expect(productReply).toMatchObject({ comment, pics: [own, own] });
  });

  test('that came with the catalogue add up, the reader’s language first', async () => {
    const { id, good, medium, poor } = await popular();
    const guest = testShop.guest();
    const [first, second] = [
      await guest.reviews.list({ productId: id }),
      await guest.reviews.list({ productId: id, page: 2 }),
    ];
    expect(first).toMatchObject({ total: good + medium + poor, pageSize: 20, pages: 2 });
    expect(new Set([...first.list, ...second.list].map((review) => review.id)).size).toBe(first.total);
    expect(await guest.reviews.count(id)).toMatchObject({ goodCount: good, inCount: medium, poorCount: poor });
    for (const [type, kind] of [
      [1, 'good'],
      [2, 'medium'],
      [3, 'poor'],
    ] as const) {
      const { list } = await guest.reviews.list({ productId: id, type });
      expect(list.filter(({ star }) => !REVIEW_KIND_STARS[kind].includes(star ?? 0))).toEqual([]);
    }
    expect((await guest.reviews.list({ productId: id, type: 1 })).total).toBe(good);
    expect((await guest.reviews.summary(id)).productReply?.star).toBe(5);
    const [forFrench, forEnglish] = [await languagesFor('fr', id), await languagesFor('en', id)];
    expect(new Set(forFrench)).toEqual(new Set(['en', 'fr']));
    expect(forFrench).toEqual(forFrench.toSorted().toReversed());
    expect(forEnglish).toEqual(forEnglish.toSorted());
    expect((await guest.reviews.list({ productId: 2_000_000_000 })).total).toBe(0);
    expect(await refusal(guest.reviews.count(2_000_000_000))).toMatch(/^not-found/);
    expect(await refusal(guest.reviews.summary(2_000_000_000))).toMatch(/^not-found/);
  });

  // One connection shows no race.
  if (engine === 'postgres') {
    describe('of one line, twelve concurrently', () => {
      const writeAll = (faults: Faults) =>
        raceIn(database, faults, async (raced) => {
          const { shop } = await raced.newShopper();
          const line = await receivedLine(database, shop, await unreviewedSku(database));
          const ends = await Promise.allSettled(twelve(() => shop.reviews.create({ ...line, ...said })));
          const refused = ends.filter(
            (end) => end.status === 'rejected' && isStorefrontError(end.reason, 'invalid'),
          ).length;
          const done = ends.filter(({ status }) => status === 'fulfilled').length;
          return { done, refused };
        });
      const twelve = <Result>(work: () => Promise<Result>) => Array.from({ length: 12 }, work);

      test('are one review', async () => {
        expect(await writeAll({})).toEqual({ done: 1, refused: 11 });
      });

      deepTest('a look whether it was reviewed before is caught', async () => {
        const met = meeting();
        const broken: Statements['claimReview'] = async (tx, id) => {
          const line = tx.selectFrom('order_lines').select('is_reviewed').where('id', '=', id);
          if ((await line.executeTakeFirstOrThrow()).is_reviewed) return false;
          await met();
          await tx.updateTable('order_lines').set({ is_reviewed: true }).where('id', '=', id).execute();
          return true;
        };
        expect((await writeAll({ claimReview: broken })).refused).toBeLessThan(11);
      });
    });

    describe('of one product, by eight shoppers concurrently', () => {
      const writeAll = (faults: Faults) =>
        raceIn(database, faults, async (raced) => {
          const sku = await unreviewedSku(database);
          const written = await times(8, async () => {
            const { shop } = await raced.newShopper();
            return { shop, line: await receivedLine(database, shop, sku) };
          });
          await times(8, async (place) => {
            const { shop, line } = written[place] as (typeof written)[number];
            await shop.reviews.create({ ...line, ...said, productScore: place % 2 ? 5 : 2 }).catch(() => undefined);
          });
          return { rating: await ratingOf(sku.productId), ...(await raced.guest().reviews.count(sku.productId)) };
        });

      test('are all counted', async () => {
        expect(await writeAll({})).toMatchObject({ rating: 3.5, sumCount: 8, goodCount: 4, inCount: 4 });
      });

      deepTest('a sum that is read first and written after is caught', async () => {
        const met = meeting();
        const broken: Statements['countReview'] = async (tx, id, stars) => {
          const known = await tx
            .selectFrom('review_totals')
            .selectAll()
            .where('product_id', '=', id)
            .executeTakeFirst();
          const { good, medium, poor, stars: sum } = known ?? { good: 0, medium: 0, poor: 0, stars: 0 };
          const totals = { good: good + Number(stars === 5), medium: medium + Number(stars < 5), poor };
          const row = { ...totals, stars: sum + stars };
          await met();
          await tx
            .insertInto('review_totals')
            .values({ product_id: id, ...row })
            .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
            .execute();
          return row;
        };
        expect((await writeAll({ countReview: broken })).sumCount).toBeLessThan(8);
      });
    });
  }
});
