import { createClient } from '@promenade/storefront-sdk';
import { describe, expect, it, vi } from 'vitest';
import { createSitemap } from './discovery.ts';

const HOUR_MS = 3_600_000;

function shop() {
  const state = { now: 0, isDown: false };
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const { pathname } = new URL(`${input}`);
    const isTree = pathname.endsWith('/category');
    const data = isTree ? [] : { list: [], total: 0, page: 1, pages: 1, totalPage: 1, limit: 50 };
    return Response.json(state.isDown ? { code: 500, message: '', data: null } : { code: 200, message: '', data });
  });
  const client = createClient({ baseUrl: 'https://api.example', fetch });
  return { state, fetch, sitemap: createSitemap(client, () => state.now) };
}

describe('the sitemap', () => {
  it('reads the catalogue once for everybody who asks within an hour', async () => {
    const { state, fetch, sitemap } = shop();
    const [first] = await Promise.all([sitemap.xml('https://a.example'), sitemap.xml('https://a.example')]);
    const calls = fetch.mock.calls.length;
    expect(first).toContain('<loc>https://a.example/fr/products/all</loc>');
    state.now = HOUR_MS - 1;
    expect(await sitemap.xml('https://b.example')).toContain('<loc>https://b.example/products/all</loc>');
    expect(fetch).toHaveBeenCalledTimes(calls);
    state.now = HOUR_MS;
    await sitemap.xml('https://a.example');
    expect(fetch).toHaveBeenCalledTimes(2 * calls);
  });

  it('keeps no failure', async () => {
    const { state, sitemap } = shop();
    state.isDown = true;
    await expect(sitemap.xml('https://a.example')).rejects.toMatchObject({ kind: 'server' });
    state.isDown = false;
    expect(await sitemap.xml('https://a.example')).toContain('<urlset');
  });

  it('stops reading when the store closes', async () => {
    const { sitemap } = shop();
    const reading = sitemap.xml('https://a.example');
    sitemap.close();
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
  });
});
