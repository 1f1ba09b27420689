import { priceOf } from '@promenade/storefront-hooks/domain';
import { describe, expect, test } from 'vitest';
import { MERCHANTS } from '../../demo-shop/src/merchants.ts';
import type { Database } from './db/index.ts';
import { engines } from './testing/databases.ts';
import { refusal } from './testing/refusal.ts';
import { buyPaid, openPayment, placeBuyNow } from './testing/shopping.ts';
import { someSku, type TestShop } from './testing/test-shop.ts';
import { openShopAround } from './testing/with-test-shop.ts';

const NOBODY = 2_000_000_000;

describe.each(engines)('the catalogue on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;

  openShopAround(engine, (opened) => {
    ({ database, testShop } = opened);
  });

  const setOnSale = (id: number, isOnSale: boolean) =>
    database.db.updateTable('products').set({ on_sale: isOnSale }).where('id', '=', id).execute();
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

  describe('the wish list', () => {
    test('lists wished products once, latest first', async () => {
      const [{ shop }, stranger] = [await testShop.newShopper(), await testShop.newShopper()];
      const wished = async () => (await shop.wishlist.list()).list.map(({ productId }) => productId);
      await shop.wishlist.add(7);
      await shop.wishlist.add(3);
      await shop.wishlist.add(7);
      await shop.wishlist.addAll([3, 12, 12]);
      expect(await wished()).toEqual([12, 3, 7]);
      expect(await stranger.shop.wishlist.list()).toMatchObject({ list: [], total: 0 });
      const { list, total } = await shop.wishlist.list({ limit: 2, page: 2 });
      expect([list.map(({ productId }) => productId), total]).toEqual([[7], 3]);
      expect((await shop.user.info()).collectCount).toBe(3);

      const [card] = (await shop.products.byIds({ ids: [7] })).list;
      const { storeName = '', price, discount, slug, uniqueKey } = card ?? {};
      expect(list).toMatchObject([{ storeName, price, discount, slug, uniqueKey, createTime: expect.any(Number) }]);

      await shop.wishlist.remove(3);
      await shop.wishlist.remove(3);
      await stranger.shop.wishlist.removeEntries(ids((await shop.wishlist.list()).list));
      expect(await wished()).toEqual([12, 7]);
      await shop.wishlist.removeEntries([...ids((await shop.wishlist.list()).list), NOBODY]);
      expect(await wished()).toEqual([]);
    });

    test('adds only products of the shop, and all of them or none', async () => {
      const { shop } = await testShop.newShopper();
      await setOnSale(9, false);
      expect(await refusal(shop.wishlist.add(9))).toMatch(/^not-found/);
      expect(await refusal(shop.wishlist.add(NOBODY))).toMatch(/^not-found/);
      expect(await refusal(shop.wishlist.addAll([7, NOBODY]))).toMatch(/^not-found/);
      expect(await refusal(testShop.guest().wishlist.add(7))).toMatch(/^auth/);
      expect((await shop.wishlist.list()).total).toBe(0);
      await setOnSale(9, true);
      await shop.wishlist.addAll([7, 9]);
      await setOnSale(9, false);
      expect(await shop.wishlist.list()).toMatchObject({ total: 1, list: [{ productId: 7 }] });
      expect((await shop.user.info()).collectCount).toBe(1);
      await setOnSale(9, true);
    });

    test('and followed merchants are marked on the product page', async () => {
      const { shop } = await testShop.newShopper();
      const [card] = (await shop.products.byIds({ ids: [7] })).list;
      const { uniqueKey = '', slug = '', merId = 0 } = card ?? {};
      const seenBy = async (reader: typeof shop) => {
        const { userCollect, merchantInfo } = await reader.products.detail({ uniqueKey, slug });
        return [userCollect, merchantInfo.isCollect, (await reader.merchants.index(merId)).isCollect];
      };
      await shop.wishlist.add(7);
      expect(await seenBy(shop)).toEqual([true, false, false]);
      await shop.merchants.follow(merId);
      expect(await seenBy(shop)).toEqual([true, true, true]);
      expect(await seenBy(testShop.guest())).toEqual([false, false, false]);
    });
  });

  test('merchants are followed, counted and left', async () => {
    const [one, two] = [(await testShop.newShopper()).shop, (await testShop.newShopper()).shop];
    const followers = async () => (await testShop.guest().merchants.detail(5)).collectNum;
    const before = await followers();
    for (const shop of [one, one, two]) await shop.merchants.follow(5);
    await one.merchants.follow(2);
    expect(await followers()).toBe(before + 2);
    const { list, total } = await one.merchants.followed();
    expect([list.map(({ merId }) => merId).toSorted(), total]).toEqual([[2, 5], 2]);
    expect(list.find(({ merId }) => merId === 5)?.merName).toBe('Fernhollow');
    await one.merchants.unfollow(5);
    await one.merchants.unfollow(5);
    expect([await followers(), (await one.merchants.followed()).total]).toEqual([before + 1, 1]);
    expect(await refusal(one.merchants.follow(NOBODY))).toMatch(/^not-found/);
  });

  describe('merchants', () => {
    test('are found by the words of their names, by kind and by trade', async () => {
      const { merchants } = testShop.guest();
      const found = async (query: Parameters<typeof merchants.search>[0]) =>
        (await merchants.search({ limit: 50, ...query })).list.map(({ name }) => name);
      expect(await found({ keywords: 'KITES marbles' })).toEqual(['Marbles & Kites']);
      const call = (name: string) =>
        database.db.updateTable('merchants').set({ name }).where('slug', '=', 'foyer-lune');
      await call('Föyer Lüne').execute();
      for (const keywords of ['foyer lune', 'FÖYER', 'lüne', 'føyer'])
        expect([keywords, await found({ keywords })]).toEqual([keywords, ['Föyer Lüne']]);
      await call('Foyer Lune').execute();
      for (const keywords of ['%', '_', '\\', "' or 1=1 --", 'kites teapot']) {
        expect([keywords, await found({ keywords })]).toEqual([keywords, []]);
      }
      expect(await refusal(found({ keywords: 'a\u0000b' }))).toMatch(/^invalid/);
      expect(await found({ keywords: ' ' })).toHaveLength(MERCHANTS.length);
      expect(await found({ isSelf: true })).toEqual(['The Copper Ladle']);
      expect(await found({ isSelf: false })).toHaveLength(MERCHANTS.length - 1);
      const types = await merchants.types();
      expect(types.map(({ id }) => id)).toEqual([1, 2, 3]);
      for (const { id: typeId } of types) {
        expect(await found({ typeId })).toEqual(
          MERCHANTS.filter(({ type }) => type === typeId).map(({ name }) => name),
        );
      }
      const trades = await merchants.categories();
      const byTrade = [];
      for (const { id: categoryId, handlingFee } of trades) {
        expect(handlingFee).toBeGreaterThan(0);
        byTrade.push(...(await found({ categoryId })));
      }
      expect([trades.length, byTrade.toSorted()]).toEqual([7, MERCHANTS.map(({ name }) => name).toSorted()]);
    });

    test('have a profile and the contact channel of their choice', async () => {
      const { merchants } = testShop.guest();
      for (const [place, { name, company, service = ['email'] }] of MERCHANTS.entries()) {
        const id = place + 1;
        const [type, address] = service;
        const { serviceType, ...ways } = await merchants.customerService(id);
        const given = Object.values(ways).filter((way) => way !== null);
        expect([name, serviceType, given.length]).toEqual([name, type, 1]);
        if (address) expect(given).toEqual([address]);
        expect(await merchants.index(id)).toMatchObject({ id, name, serviceType, ...ways });
        expect(await merchants.detail(id)).toMatchObject({ id, realName: company });
      }
    });

    test('show their own products, and the categories of those', async () => {
      const { merchants } = testShop.guest();
      const { list, total } = await merchants.products({ merId: 6, limit: 50, priceOrder: 'asc' });
      expect(list.filter(({ merId }) => merId !== 6)).toEqual([]);
      const prices = list.map((card) => priceOf(card, Date.now()).nowCents);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      const leaves = (await merchants.productCategories(6)).flatMap(({ childList }) =>
        childList.flatMap((branch) => branch.childList),
      );
      let inLeaves = 0;
      for (const { id: cid } of leaves) {
        const { total: inLeaf } = await merchants.products({ merId: 6, cid });
        expect(inLeaf).toBeGreaterThan(0);
        inLeaves += inLeaf;
      }
      expect(inLeaves).toBe(total);
    });

    test('of another shop do not exist', async () => {
      const merchantsElsewhere = database.db.selectFrom('merchants').select('id').where('store_id', '<>', 1);
      const foreign = await merchantsElsewhere.executeTakeFirstOrThrow();
      const { merchants } = testShop.guest();
      const { shop } = await testShop.newShopper();
      for (const call of [
        () => merchants.index(foreign.id),
        () => merchants.detail(foreign.id),
        () => merchants.customerService(foreign.id),
        () => merchants.products({ merId: foreign.id }),
        () => merchants.productCategories(foreign.id),
        () => shop.merchants.follow(foreign.id),
      ]) {
        expect(await refusal(call())).toMatch(/^not-found/);
      }
    });
  });

  describe('products', () => {
    test('can be previewed before they are on sale, with their key', async () => {
      const { products } = testShop.guest();
      const [card] = (await products.byIds({ ids: [7] })).list;
      const path = { uniqueKey: card?.uniqueKey ?? '', slug: card?.slug ?? '' };
      expect(await products.preview(path)).toEqual(await products.detail(path));
      const { productAttr, productValue } = await products.detail(path);
      expect(await products.skuDetail(7)).toEqual({ productAttr, productValue });
      await setOnSale(7, false);
      expect((await products.preview(path)).productInfo.id).toBe(7);
      expect(await refusal(products.detail(path))).toMatch(/^not-found/);
      expect(await refusal(products.skuDetail(7))).toMatch(/^not-found/);
      expect(await refusal(products.preview({ ...path, uniqueKey: 'nothing' }))).toMatch(/^not-found/);
      await setOnSale(7, true);
    });

    test('bestsellers are ranked including added sales', async () => {
      const list = await testShop.guest().products.leaderboard();
      const { list: sold } = await testShop.guest().search.products({ salesOrder: 'desc', limit: 20 });
      expect(list.map(({ id, sales, ficti }) => [id, sales, ficti])).toEqual(
        sold.map(({ id, sales, ficti }) => [id, sales + ficti, 0]),
      );
    });

    test('count as sold when they are paid, once', async () => {
      const { shop } = await testShop.newShopper();
      const sku = await someSku(database);
      const sales = async () => (await shop.products.byIds({ ids: [sku.productId] })).list[0]?.sales ?? 0;
      const before = await sales();
      const orderNo = await placeBuyNow(shop, sku, 3);
      expect(await sales()).toBe(before);
      const approve = await openPayment(testShop, shop, orderNo);
      await Promise.all([approve(), approve()]);
      await Promise.all([testShop.app.jobs.runDue(), testShop.app.jobs.runDue()]);
      expect(await sales()).toBe(before + 3);
    });

    describe('say when they were changed', () => {
      const operating = async (...command: Parameters<TestShop['operate']>) =>
        expect(await testShop.operate(...command)).toMatchObject({ status: 200 });

      /** A product of several variants that no other test has, its first variant, and how to do something with it. */
      async function changing() {
        const { db } = database;
        const { id, slug } = await db
          .selectFrom('products')
          .select(['id', 'slug'])
          .where('updated_at', '<', began)
          .where(
            (product) =>
              product
                .selectFrom('skus')
                .whereRef('product_id', '=', 'products.id')
                .select((sku) => sku.fn.countAll<number>().as('count')),
            '>',
            1,
          )
          .where('store_id', '=', 1)
          .where('on_sale', '=', true)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        const sku = db.selectFrom('skus').selectAll().where('product_id', '=', id).where('stock', '>', 0).orderBy('id');
        const {
          id: attrId,
          sku: { en: variant = '' },
        } = await sku.executeTakeFirstOrThrow();
        const importing = async (column: string, cell: string) => {
          const values = variant.split(',');
          const head = ['slug', ...values.map((_, axis) => `value${axis + 1}`), column];
          const file = `${head}\n${[slug, ...values, cell]}`;
          await operating('import', { sheet: 'products', file });
        };
        const updateTime = async () => (await testShop.guest().products.byIds({ ids: [id] })).list[0]?.updateTime ?? 0;
        return { slug, variant, goods: { productId: id, attrId }, importing, updateTime };
      }
      type Changing = Awaited<ReturnType<typeof changing>>;
      const began = Date.now();
      /** The wire has no milliseconds. */
      const second = began - (began % 1_000);

      test.each<[string, (product: Changing) => Promise<unknown>]>([
        ['its price', ({ slug }) => operating('price', { slug, price: '7.77' })],
        ['the price of a variant', ({ slug, variant }) => operating('price', { slug, variant, price: '7.77' })],
        ['the price of a variant, by a file', ({ importing }) => importing('variant_price', '7.77')],
        ['its name, by a file', ({ importing }) => importing('name', 'Another name')],
      ])('%s was changed', async (_, change) => {
        const product = await changing();
        expect(await product.updateTime()).toBeLessThan(second);
        await change(product);
        expect(await product.updateTime()).toBeGreaterThanOrEqual(second);
      });

      test.each<[string, (product: Changing) => Promise<unknown>]>([
        ['it is sold', async ({ goods }) => buyPaid(testShop, (await testShop.newShopper()).shop, goods)],
        ['pieces come in', ({ slug, variant }) => operating('restock', { slug, variant, pieces: '5' })],
        ['a file says its stock', ({ importing }) => importing('stock', '77')],
        [
          'it is given the price that it has',
          async ({ slug, goods }) => {
            const [card] = (await testShop.guest().products.byIds({ ids: [goods.productId] })).list;
            return operating('price', { slug, price: `${(card?.price ?? 0) / 100}` });
          },
        ],
      ])('which is not when %s', async (_, change) => {
        const product = await changing();
        const before = await product.updateTime();
        await change(product);
        await testShop.app.jobs.runDue();
        expect(await product.updateTime()).toBe(before);
      });
    });

    test('ids may be any number', async () => {
      const { list } = await testShop.guest().products.byIds({ ids: [1e20, NOBODY, 0, 12, 3, 12] });
      expect(ids(list)).toEqual([12, 3]);
    });
  });

  test('activities show their prices while they run', async () => {
    const { activities, products } = testShop.guest();
    const running = await activities.list();
    expect(running.map(({ name, type, productList }) => [name, type, productList.length])).toEqual([
      ['Four o’clock', 1, 8],
      ['Out of the door', 2, 8],
      ['Make some noise', 3, 5],
    ]);
    const aid = running[0]?.id ?? 0;
    const [first, second] = [
      await activities.products({ aid, limit: 8 }),
      await activities.products({ aid, limit: 8, page: 2 }),
    ];
    expect(first).toMatchObject({ list: running[0]?.productList, total: 10, pages: 2 });
    const all = [...first.list, ...second.list];
    const { list: cards } = await products.byIds({ ids: all.map(({ proId }) => proId), limit: 50 });
    expect(all.map(({ proId, price }) => [proId, price])).toEqual(
      cards.map((card) => [card.id, priceOf(card, Date.now()).nowCents]),
    );
    expect(await activities.detail(aid)).toMatchObject({
      name: 'Four o’clock',
      banner: [expect.stringContaining('/media/')],
    });
    const over = await database.db
      .selectFrom('activities')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const id of [over.id, NOBODY]) {
      expect(await refusal(activities.detail(id))).toMatch(/^not-found/);
      expect(await refusal(activities.products({ aid: id }))).toMatch(/^not-found/);
    }
  });
});
