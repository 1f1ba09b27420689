import { createMockStorefront } from '@promenade/storefront-devkit/mock';
import { createClient } from '@promenade/storefront-sdk';
import { afterAll, expect, it, vi } from 'vitest';
import { createServerData } from '../server/server-data.ts';
import { prepare } from './prepare.ts';

// The SDK loads the files of owners' pages with `fetch`, not with the client.
vi.stubGlobal('fetch', async () => new Response('<p>About us</p>', { headers: { 'content-type': 'text/html' } }));
afterAll(() => vi.unstubAllGlobals());

/** A shop in which product, category and custom pages were renamed; its API accepts the old and the new slugs. */
function open(path: string) {
  const { shop, ...mock } = createMockStorefront({
    handlers: {
      'categories.tree': () => shop.categories.map((each) => ({ ...each, formerSlugs: [`old-${each.slug}`] })),
      'store.page': ({ query }) => {
        const [slug, type] = [query.get('slug'), query.get('type')];
        if (slug === 'old-about-us' && type === 'CUSTOM') return pageOf('about-us', type);
        if (slug === 'old-campaign' && type === 'LANDING') return pageOf('campaign', type);
        return null;
      },
    },
  });
  const pageOf = (slug: string, type: string) => ({
    ...{ html: '/media/page.html', css: '', name: slug, slug, type },
  });
  const client = createClient({
    baseUrl: 'https://shop.test',
    fetch: (input, init) => mock.fetch(`${input}`.replace('/detail/listed/old-', '/detail/listed/'), init),
  });
  const data = createServerData(client, { locale: 'en', signal: AbortSignal.timeout(60_000) });
  return prepare({ url: new URL(path, 'https://shop.test'), locale: 'en', data });
}

it.each([
  ['/product/old-linen-shirt?variant=Navy&reviews=2', '/product/linen-shirt?variant=Navy&reviews=2'],
  ['/p/old-linen-shirt', '/product/linen-shirt'],
  ['/collections/old-clothing?page=2', '/collections/clothing?page=2'],
  ['/old-about-us', '/about-us'],
  ['/p/old-campaign', '/p/campaign'],
])('the former address %s redirects permanently to %s', async (former, to) => {
  expect(await open(former)).toEqual({ kind: 'redirect', redirect: { to, permanent: true } });
});

it.each(['/old-nothing', '/p/old-nothing', '/collections/old-nothing', '/product/old-nothing'])(
  'the unknown address %s is not found',
  async (path) => {
    expect(await open(path)).toMatchObject({ kind: 'page', error: { code: 404 } });
  },
);
