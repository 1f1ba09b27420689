import { beforeAll, describe, expect, test } from 'vitest';
import type { FamilyClient, Wire } from './client.ts';
import { type FamilyShop, openFamilyShop, someProduct } from './shop.ts';

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

  test('a search with both sort orders, prices with many decimals, and pages', async () => {
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

  test('reviews of all kinds unless a kind is requested, twenty at a time', async () => {
    const { id } = await someProduct(page);
    const all = await page.get(`/api/front/product/reply/list/${id}`, { page: 1, limit: 50 });
    expect(all.pageSize).toBe(20);
    expect(all).toEqual(await page.get(`/api/front/product/reply/list/${id}`, { page: '', type: '0' }));
    const { replyChance } = await page.get(`/api/front/product/reply/config/${id}`);
    expect(replyChance).toMatch(/^[01]\.\d\d$/);
  });

  test('types of merchants and trades, each with its creation date', async () => {
    const types = await page.get('/api/front/merchant/all/type/list');
    const trades = await page.get('/api/front/merchant/all/category/list');
    for (const { createTime, updateTime } of [...types, ...trades]) {
      expect([createTime, updateTime]).toEqual([expect.stringMatching(/^\d{4}-/), expect.stringMatching(/^\d{4}-/)]);
    }
  });
});
