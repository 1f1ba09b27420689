import { beforeEach, describe, expect, test } from 'vitest';
import type { FamilyClient, Wire } from './client.ts';
import { clients } from './clients.ts';
import { type FamilyShop, openFamilyShop, productWithoutChoice, someProduct } from './shop.ts';

const ABSOLUTE = /^http:\/\/shop\.test\/media\//;

/** Percent off, as cards show it. */
const percentOff = ({ price, otPrice }: Wire) => Math.round(((otPrice - price) / otPrice) * 100);

describe.each(clients)('a visitor of $name, flow', (client) => {
  let shop: FamilyShop;
  let page: FamilyClient;
  openFamilyShop((opened) => {
    shop = opened;
  });
  beforeEach(() => {
    page = shop.visit(client);
  });

  test('home page', async () => {
    const { products, pictures } = await client.home(page);
    expect(products.length).toBeGreaterThanOrEqual(10);
    expect(pictures.length).toBeGreaterThan(6);
    for (const picture of [...pictures, ...products.map(({ image }) => image)]) expect(picture).toMatch(ABSOLUTE);
    for (const card of products) expect(percentOff(card)).toBeGreaterThanOrEqual(0);
    expect(await shop.picture(pictures[0] ?? '')).toMatchObject({ status: 200, policy: 'cross-origin' });
  });

  test('categories, their products, and a search', async () => {
    const [root] = await page.get('/api/front/product/category');
    const leaf = root.childList[0].childList[0];
    const list = (params: Record<string, string | number>) =>
      page.get('/api/front/product/list', {
        ...{ page: 1, limit: 10, cid: '', keyword: '', priceOrder: '', salesOrder: '', maxPrice: '', minPrice: '' },
        ...params,
      });
    const [all, ofRoot, ofLeaf] = [await list({ cid: 0 }), await list({ cid: root.id }), await list({ cid: leaf.id })];
    expect(all.total).toBeGreaterThan(ofRoot.total);
    expect(ofRoot.total).toBeGreaterThanOrEqual(ofLeaf.total);
    expect(ofLeaf.total).toBeGreaterThan(0);
    const [word] = await page.get('/api/front/search/keyword');
    const found = await list({ keyword: word.title, priceOrder: 'asc' });
    const prices = found.list.map(({ price }: Wire) => Number(price));
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
  });

  test('a product with choices, and its reviews', async () => {
    const { id, detail } = await someProduct(page);
    expect(JSON.parse(detail.productInfo.sliderImage)[0]).toMatch(ABSOLUTE);
    const sku = client.chosen(detail);
    expect(sku).toMatchObject({ id: expect.any(Number), stock: expect.any(Number) });
    expect(Number(sku.otPrice)).toBeGreaterThanOrEqual(Number(sku.price));
    const reviews = await page.get(`/api/front/product/reply/list/${id}`, { page: 1, limit: 20, type: 0 });
    expect(reviews.total).toBe((await page.get(`/api/front/product/reply/config/${id}`)).sumCount);
  });

  test('a product without choices, in the cart', async () => {
    ({ page } = await shop.visitSignedIn(client));
    const { id, detail } = await productWithoutChoice(shop, page);
    const sku = client.chosen(detail);
    expect(sku?.stock).toBeGreaterThan(0);
    expect(detail.productAttr).toMatchObject([{ attrValues: 'Default', productId: id }]);
    expect(detail.productValue.Default).toMatchObject({ id: sku.id, attrValue: '{"Option":"Default"}' });
    await page.post('/api/front/cart/save', [{ productId: id, cartNum: 1, productAttrUnique: sku.id }]);
    const [group] = await page.get('/api/front/cart/list', { isValid: true });
    expect(group.cartInfoList).toMatchObject([{ productId: id, attrId: sku.id, cartNum: 1 }]);
    const choices = await page.get(`/api/front/product/sku/detail/${id}`);
    expect(choices.productValue.Default.id).toBe(sku.id);
  });

  test('merchants, one merchant, and its products', async () => {
    const found = await page.get('/api/front/merchant/search/list', { page: 1, limit: 99, keywords: '', typeId: '' });
    const [{ id, typeId }] = found.list;
    const ofType = await page.get('/api/front/merchant/search/list', { page: 1, limit: 10, keywords: '', typeId });
    expect(ofType.list.every((merchant: Wire) => merchant.typeId === typeId)).toBe(true);
    const index = await page.get(`/api/front/merchant/index/info/${id}`);
    expect(JSON.parse(index.pcBanner)[0].sattDir).toMatch(ABSOLUTE);
    const products = await page.get('/api/front/product/merchant/pro/list', { page: 1, limit: 8, merId: id, cid: 0 });
    expect(products.list.length).toBeGreaterThan(0);
    expect((await page.get(`/api/front/product/merchant/${id}/category/list`)).length).toBeGreaterThan(0);
    expect(JSON.parse((await page.get(`/api/front/merchant/detail/${id}`)).qualificationPicture)).toBeInstanceOf(Array);
    expect(await page.get(`/api/front/merchant/customer/service/info/${id}`)).toHaveProperty('serviceType');
  });

  test('an activity, and the bestsellers', async () => {
    const [{ id, productList }] = await page.get('/api/front/activity/index/list');
    for (const card of productList) expect(percentOff(card)).toBeGreaterThanOrEqual(0);
    const { list } = await page.get(`/api/front/activity/list/${id}`, { page: 1, limit: 20 });
    for (const { price, otPrice } of list) expect(Number(otPrice)).toBeGreaterThanOrEqual(Number(price));
    const top = await page.get('/api/front/product/leaderboard');
    expect(top.length).toBeGreaterThan(0);
    for (const { image } of top) expect(image).toMatch(ABSOLUTE);
  });
});
