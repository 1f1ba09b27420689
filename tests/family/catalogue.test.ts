import { beforeAll, describe, expect, test } from 'vitest';
import type { FamilyClient, Wire } from './client.ts';
import { type FamilyShop, openFamilyShop, someProduct } from './shop.ts';

/** Percent off, as cards of the family show it. */
const percentOff = ({ price, otPrice }: Wire) => Math.round(((otPrice - price) / otPrice) * 100);
const ABSOLUTE = /^http:\/\/shop\.test\/media\//;

describe('a storefront of the family shows', () => {
  let shop: FamilyShop;
  let page: FamilyClient;
  openFamilyShop((opened) => {
    shop = opened;
  });
  beforeAll(() => {
    page = shop.visit();
  });

  test('its home page, all calls of which must succeed', async () => {
    const [home, products, street, activities, top, coupons, words, tree] = await Promise.all([
      page.get('/api/pc/home/index'),
      page.get('/api/front/index/product', { page: 1, limit: 20 }),
      page.get('/api/front/merchant/street', { page: 1, limit: 6 }),
      page.get('/api/front/activity/index/list'),
      page.get('/api/front/product/leaderboard'),
      page.get('/api/front/coupons', { page: 1, limit: 6, useType: 1, merId: '' }),
      page.get('/api/front/search/keyword'),
      page.get('/api/front/product/category'),
    ]);
    expect(JSON.parse(home.shopPayCurrency).symbol).toBe('$');
    for (const { pic } of home.banner) expect(pic).toMatch(ABSOLUTE);
    expect(products.list).toHaveLength(20);
    for (const card of [...products.list, ...top]) {
      expect(card.image).toMatch(ABSOLUTE);
      expect(percentOff(card)).toBeGreaterThanOrEqual(0);
    }
    expect(street.list[0].proList[0].image).toMatch(ABSOLUTE);
    for (const { productList } of activities) {
      for (const card of productList) expect(Number(card.otPrice)).toBeGreaterThanOrEqual(Number(card.price));
    }
    expect(coupons.list.length).toBeGreaterThan(0);
    expect(words.length).toBeGreaterThan(0);
    expect(tree[0].childList[0].childList[0].level).toBe(3);
    const [{ image }] = products.list;
    expect(await shop.picture(image)).toEqual({ status: 200, type: 'image/webp', policy: 'cross-origin' });
  });

  test('products of a category: a leaf, a root, and none', async () => {
    const [root] = await page.get('/api/front/product/category');
    const leaf = root.childList[0].childList[0];
    const list = (cid: string | number) =>
      page.get('/api/front/product/list', { page: 1, limit: 10, cid, keyword: '', priceOrder: '', salesOrder: '' });
    const [all, ofRoot, ofLeaf] = [await list(''), await list(root.id), await list(leaf.id)];
    expect((await list(0)).total).toBe(all.total);
    expect(all.total).toBeGreaterThan(ofRoot.total);
    expect(ofRoot.total).toBeGreaterThanOrEqual(ofLeaf.total);
    expect(ofLeaf.total).toBeGreaterThan(0);
  });

  test('a search with both orders, prices with many decimals, and pages', async () => {
    const search = (params: Record<string, string | number>) =>
      page.get('api/front/product/list', { keyword: '', page: 1, limit: 10, ...params });
    const cheapFirst = await search({ priceOrder: 'asc', minPrice: '10.555', maxPrice: '40.994' });
    const prices = cheapFirst.list.map(({ price }: Wire) => Number(price));
    expect(prices.length).toBeGreaterThan(0);
    expect(cheapFirst).toEqual(await search({ priceOrder: 'asc', minPrice: '10.56', maxPrice: '40.99' }));
    expect((await search({ salesOrder: 'desc' })).list).toHaveLength(10);
    expect(await search({ page: 0 })).toEqual(await search({ page: 1 }));
    expect((await search({ limit: 99 })).pageSize).toBe(50);
    expect(await page.shown(search({ minPrice: 'cheap' }))).toBe('This does not look right (minPrice)');
  });

  test('a product, found by its id', async () => {
    const { id, detail, sku } = await someProduct(page);
    expect(detail.productInfo.id).toBe(id);
    expect(JSON.parse(detail.productInfo.sliderImage)[0]).toMatch(ABSOLUTE);
    expect(detail.productAttr.every((attribute: Wire) => attribute.productId === id)).toBe(true);
    expect(detail.guaranteeList).toEqual([]);
    expect(detail.merchantInfo.avatar).toMatch(ABSOLUTE);
    expect(Number(sku.otPrice)).toBeGreaterThanOrEqual(Number(sku.price));
    expect(sku).toMatchObject({ sales: expect.any(Number), volume: '0.00', productId: id });
    expect(sku.weight).toMatch(/^\d+\.\d{2,3}$/);
    expect(Object.values(JSON.parse(sku.attrValue)).join()).toBe(sku.sku);
    expect(await page.shown(page.get('/api/front/product/detail/2000000000'))).toBe('No data found');
  });

  test('reviews, all kinds of them unless one is asked for, twenty at once', async () => {
    const { id } = await someProduct(page);
    const all = await page.get(`/api/front/product/reply/list/${id}`, { page: 1, limit: 50 });
    expect(all.pageSize).toBe(20);
    expect(all).toEqual(await page.get(`/api/front/product/reply/list/${id}`, { page: '', type: '0' }));
    const { replyChance } = await page.get(`/api/front/product/reply/config/${id}`);
    expect(replyChance).toMatch(/^[01]\.\d\d$/);
  });

  test('a merchant: banner, products, categories, papers, customer service', async () => {
    const { list } = await page.get('/api/front/merchant/search/list', {
      page: 1,
      limit: 99,
      keywords: '',
      typeId: '',
    });
    expect(list.length).toBeGreaterThan(0);
    const [{ id, typeId }] = list;
    const ofType = await page.get('/api/front/merchant/search/list', { page: 1, limit: 99, typeId });
    expect(ofType.list.every((merchant: Wire) => merchant.typeId === typeId)).toBe(true);
    const index = await page.get(`/api/front/merchant/index/info/${id}`);
    const [banner] = JSON.parse(index.pcBanner);
    expect(banner.sattDir).toMatch(ABSOLUTE);
    const products = await page.get('/api/front/product/merchant/pro/list', { page: 1, limit: 8, merId: id, cid: 0 });
    expect(products.list.length).toBeGreaterThan(0);
    expect((await page.get(`/api/front/product/merchant/${id}/category/list`)).length).toBeGreaterThan(0);
    const { qualificationPicture } = await page.get(`/api/front/merchant/detail/${id}`);
    expect(JSON.parse(qualificationPicture)).toBeInstanceOf(Array);
    expect(await page.get(`/api/front/merchant/customer/service/info/${id}`)).toHaveProperty('serviceType');
  });

  test('kinds of merchants and trades, each since when it is there', async () => {
    const types = await page.get('/api/front/merchant/all/type/list');
    const trades = await page.get('/api/front/merchant/all/category/list');
    for (const { createTime, updateTime } of [...types, ...trades]) {
      expect([createTime, updateTime]).toEqual([expect.stringMatching(/^\d{4}-/), expect.stringMatching(/^\d{4}-/)]);
    }
  });

  test('an activity with its products, and the top list', async () => {
    const [{ id }] = await page.get('/api/front/activity/index/list');
    const { banner } = await page.get(`api/pc/activity/detail/${id}`);
    for (const address of JSON.parse(banner)) expect(address).toMatch(ABSOLUTE);
    const { list } = await page.get(`/api/front/activity/list/${id}`, { page: 1, limit: 20 });
    for (const { price, otPrice } of list) expect(Number(otPrice)).toBeGreaterThanOrEqual(Number(price));
    expect((await page.get('/api/front/product/leaderboard')).length).toBeLessThanOrEqual(20);
  });
});
