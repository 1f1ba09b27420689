import { gunzipSync } from 'node:zlib';
import { createClient } from '@promenade/storefront-sdk';
import { describe, expect, it, vi } from 'vitest';
import { createSitemap } from './sitemap.ts';

const HOUR_MS = 3_600_000;
const asker = { turn: async () => () => undefined };

function shop(products = 0) {
  const state = { now: 0, isDown: false, gone: 0, updateTimes: [] as (string | undefined)[], pictures: [] as string[] };
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(`${input}`);
    const isProducts = pathname.endsWith('/index/product/list');
    const from = (Number(searchParams.get('page')) - 1) * 50;
    const count = isProducts ? Math.max(0, Math.min(50, products - state.gone - from)) : 0;
    const list = Array.from({ length: count }, (_, index) => {
      const id = state.gone + from + index;
      return { ...card(id), updateTime: state.updateTimes[id], image: state.pictures[id] ?? '' };
    });
    const pages = isProducts ? Math.ceil(products / 50) : 1;
    const data = pathname.endsWith('/category')
      ? []
      : { list, total: products, page: 1, pages, totalPage: pages, limit: 50 };
    return Response.json(state.isDown ? { code: 500, message: '', data: null } : { code: 200, message: '', data });
  });
  const client = createClient({ baseUrl: 'https://api.example', fetch });
  const sitemap = createSitemap(client, () => state.now);
  const read = async (name: 'index' | number, origin = 'https://a.example') => {
    const file = await sitemap.file(origin, name, asker);
    return file && `${gunzipSync(file)}`;
  };
  return { state, fetch, sitemap, read };
}

const card = (id: number) => ({
  ...{
    id,
    storeName: `Product ${id}`,
    slug: `product-${id}`,
    uniqueKey: `k${id}`,
    price: '1.00',
    otPrice: null,
    image: '',
  },
  ...{
    sales: 0,
    ficti: 0,
    stock: 1,
    browse: 0,
    rating: 0,
    unitName: '',
    merId: 1,
    cateId: 1,
    storeInfo: '',
    content: '',
  },
  ...{
    discount: null,
    discountExpiry: null,
    storePrice: null,
    variantPrice: '[]',
    sliderImage: '[]',
    showcaseVideo: null,
  },
  ...{ listedOnStore: true, landingPage: false, isShippingIncluded: false, userCollect: false },
});

describe('the sitemap', () => {
  it('reads the catalogue once an hour, however many clients request it', async () => {
    const { state, fetch, read } = shop();
    const [first] = await Promise.all([read(1), read(1)]);
    const calls = fetch.mock.calls.length;
    expect(first).toContain('<loc>https://a.example/fr/products/all</loc>');
    state.now = HOUR_MS - 1;
    expect(await read(1, 'https://b.example')).toContain('<loc>https://b.example/products/all</loc>');
    expect(fetch).toHaveBeenCalledTimes(calls);
    state.now = HOUR_MS;
    await read(1);
    expect(fetch).toHaveBeenCalledTimes(2 * calls);
  });

  it("is an index of files that together contain all of 52,001 products, each far below the protocol's limits", async () => {
    const { read } = shop(52_001);
    const index = await read('index');
    const names = [...(index ?? '').matchAll(/<sitemap><loc>https:\/\/a\.example\/sitemap-(\d+)\.xml<\/loc>/g)];
    expect(names.map(([, number]) => Number(number))).toEqual(Array.from({ length: 27 }, (_, place) => place + 1));
    const addresses = new Set<string>();
    for (const [, number] of names) {
      const file = (await read(Number(number))) ?? '';
      const entries = [...file.matchAll(/<url><loc>([^<]+)/g)].map(([, url]) => url ?? '');
      expect(new Set(entries).size).toBe(entries.length);
      expect(entries.length).toBeLessThanOrEqual(4_100);
      for (const url of entries) addresses.add(url);
    }
    expect([...addresses].filter((url) => url.includes('/product-'))).toHaveLength(104_002);
    expect(await read(names.length + 1)).toBeUndefined();
    expect(await read(0)).toBeUndefined();
  }, 60_000);

  it('reads only the part of the catalogue that the requested file contains', async () => {
    const { fetch, read } = shop(1_000_000);
    expect(await read('index')).toContain('/sitemap-501.xml');
    expect(await read(250)).toContain('/product-');
    expect(fetch.mock.calls.length).toBeLessThan(50);
  });

  it('includes a product that moves to another file because others are removed', async () => {
    const { state, read } = shop(6_000);
    await read('index');
    const files = [await read(1), await read(2)];
    state.gone = 30;
    files.push(await read(3), await read(4));
    const listed = new Set(files.join('').match(/\/product-\d+(?=<)/g));
    const missing = Array.from({ length: 5_970 }, (_, index) => `/product-${index + 30}`).filter(
      (address) => !listed.has(address),
    );
    expect(missing).toEqual([]);
  });

  it("contains the date of a product's change in every language, and none if the backend has none", async () => {
    const { state, read } = shop(2);
    state.updateTimes = ['2026-03-01 07:08:09'];
    const file = (await read(1)) ?? '';
    const timeOf = (path: string) =>
      file.split(`<loc>https://a.example${path}</loc>`)[1]?.match(/^<lastmod>([^<]+)/)?.[1];
    expect(timeOf('/product/product-0')).toBe('2026-03-01T07:08:09.000Z');
    expect(timeOf('/fr/product/product-0')).toBe('2026-03-01T07:08:09.000Z');
    expect(timeOf('/product/product-1')).toBeUndefined();
    expect(timeOf('/service/refund_policy')).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(timeOf('/collections/all')).toBeUndefined();
  });

  it("contains the absolute address of a product's picture", async () => {
    const { state, read } = shop(3);
    state.pictures = ['/media/a&b.jpg?w=800', 'https://cdn.example/b.jpg'];
    const file = (await read(1)) ?? '';
    const picturesOf = (path: string) =>
      file
        .split(`<loc>https://a.example${path}</loc>`)[1]
        ?.split('</url>')[0]
        ?.match(/(?<=<image:loc>)[^<]+/g);
    expect(picturesOf('/product/product-0')).toEqual(['https://a.example/media/a&#38;b.jpg?w=800']);
    expect(picturesOf('/fr/product/product-1')).toEqual(['https://cdn.example/b.jpg']);
    expect(picturesOf('/product/product-2')).toBeNull();
  });

  it('sends the same bytes to every client', async () => {
    const { sitemap } = shop();
    const ask = () => sitemap.file('https://a.example', 1, asker);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toBe(two);
    expect(await ask()).toBe(one);
  });

  it('does not cache failures', async () => {
    const { state, read } = shop();
    state.isDown = true;
    await expect(read('index')).rejects.toMatchObject({ kind: 'server' });
    state.isDown = false;
    expect(await read(1)).toContain('<urlset');
  });

  it('stops reading when the store closes', async () => {
    const { sitemap } = shop();
    const reading = sitemap.file('https://a.example', 'index', asker);
    sitemap.close();
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
  });
});
