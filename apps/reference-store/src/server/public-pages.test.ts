import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@promenade/storefront-sdk';
import { expect, it, vi } from 'vitest';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { LIMITS } from '../limits/limits.ts';
import { networksOf } from '../limits/networks.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createAddresses, createPages, type PageOptions } from './pages.ts';
import type { StoreRequest, StoreResponse, Visitor } from './request.ts';
import { createStore, PURGE_PATH, type StoreOptions } from './store.ts';
import { renderedPage } from './test-store.ts';

const timingToken = 's'.repeat(24);
const assetsOf = () => ({ entry: '', scripts: [], styles: [], css: '', font: undefined });
const client = createClient({ baseUrl: 'http://api.example' });

/** Writes the requested address into each page; addresses below `/users` are private. */
function createRenderer() {
  let rendered = 0;
  const render: PageRenderer = async ({ url, locale }) => {
    rendered += 1;
    await wait(5);
    if (url.pathname.endsWith('/broken')) throw new Error('cannot be rendered');
    return renderedPage({
      text: `<p>${url.origin} ${locale} ${url.pathname}${url.search}</p>`,
      status: url.pathname.endsWith('/gone') ? 404 : 200,
      isPrivate: url.pathname.includes('/users'),
      isPartial: url.pathname.endsWith('/torn'),
    });
  };
  return { render, count: () => rendered };
}

type Respond = (request: StoreRequest, visitor: Visitor) => StoreResponse | Promise<StoreResponse>;

/** Sends a request with the headers of a browser. */
async function visit(respond: Respond, url: string, headers: Record<string, string> = {}, visitor: Visitor = {}) {
  const response = await respond(new Request(new URL(url, 'http://one.example'), { headers }), visitor);
  const { body } = response;
  return {
    ...response,
    text: body === undefined ? '' : typeof body === 'string' ? body : `${Buffer.from(body as Uint8Array)}`,
  };
}

function pagesWith(cache: PageCache | undefined, options: Partial<PageOptions> = {}) {
  const { render, count } = createRenderer();
  const showPage = createPages({ render, assetsOf, cache, timingToken, ...options });
  const addresses = createAddresses();
  const respond: Respond = (request, visitor) => showPage(request, visitor, addresses(request.url));
  return { respond, count };
}

function storeWith(options: Partial<StoreOptions> = {}) {
  const { render, count } = createRenderer();
  const store = createStore({ client, render, assetsOf, pageCacheBytes: 1_000_000, ...options });
  return { ...store, count };
}

const hosts = ['one.example', 'two.example'];
const paths = ['/', '/fr', '/products/all', '/products/all?page=2', '/fr/products/all', '/users', '/product/lamp'];

/** Sends concurrent requests of visitors of two shops, in two languages, to many addresses; returns those who got another visitor's page. */
async function mixVisitors({ respond }: { respond: Respond }): Promise<string[]> {
  const wrong: string[] = [];
  const versions = new Map<string, string>();
  const nonces = new Set<string>();
  const visitAs = async (index: number) => {
    const [host, path] = [hosts[index % 2] ?? '', paths[index % paths.length] ?? ''];
    await wait(index % 13);
    const { text, headers } = await visit(respond, `http://${host}${path}`, {
      // A session would be in these headers: no page may depend on it.
      cookie: `session=visitor-${index}`,
      authorization: `Bearer visitor-${index}`,
    });
    const locale = path.startsWith('/fr') ? 'fr' : 'en';
    if (text !== `<p>http://${host} ${locale} ${path}</p>`) wrong.push(`${host}${path}: ${text}`);
    const { etag = '', 'cache-control': cacheControl = '', 'content-security-policy': policy = '' } = headers;
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    const isPublic = cacheControl.startsWith('public');
    if (isPublic === (nonce !== undefined)) wrong.push(`${host}${path}: ${cacheControl}, ${policy}`);
    if (nonce) nonces.add(nonce);
    if (!isPublic) return;
    const known = versions.get(host + path) ?? etag;
    versions.set(host + path, known);
    if (known !== etag || etag === '') wrong.push(`${host}${path}: ${etag} and ${known}`);
  };
  await Promise.all(Array.from({ length: 200 }, (_, index) => visitAs(index)));
  return wrong;
}

it('gives each of 200 visitors the page of the requested address, the same to all, and a nonce to private pages only', async () => {
  const shop = pagesWith(createPageCache({ maxBytes: 1_000_000 }));
  expect(await mixVisitors(shop)).toEqual([]);
  // Public pages are rendered once each, private ones for each visitor.
  const privateVisits = Array.from({ length: 200 }, (_, index) => paths[index % paths.length]).filter(
    (path) => path === '/users',
  );
  expect(shop.count()).toBeLessThanOrEqual(2 * (2 * (paths.length - 1)) + privateVisits.length);
});

it.each([
  ['shops', (key: string) => key.replace(/^http:..[^/]+/, '')],
  ['languages', (key: string) => key.replace('/fr', '')],
  ['pages of a list', (key: string) => key.replace(/\?.*/, '')],
])('the test detects mixed-up %s', async (_, confuse) => {
  const right = createPageCache({ maxBytes: 1_000_000 });
  const shop = pagesWith({ ...right, find: (key, ...rest) => right.find(confuse(key), ...rest) });
  expect(await mixVisitors(shop)).not.toEqual([]);
});

it.each(['/users', '/gone', '/torn'])('does not store %s', async (path) => {
  const { respond, count } = pagesWith(createPageCache({ maxBytes: 1_000_000 }));
  for (let time = 0; time < 3; time++) {
    const { headers } = await visit(respond, path);
    expect([headers['cache-control'], headers.etag]).toEqual([
      path === '/users' ? 'private, no-cache' : 'no-store',
      undefined,
    ]);
  }
  expect(count()).toBe(3);
});

it('sends the page of last resort to all waiting visitors when a page cannot be rendered', async () => {
  const { respond } = storeWith();
  vi.spyOn(console, 'error').mockReturnValue();
  const answers = await Promise.all(Array.from({ length: 4 }, () => visit(respond, '/broken')));
  vi.mocked(console.error).mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
});

it('reveals whether a page was stored only to clients with the secret', async () => {
  const { respond } = pagesWith(createPageCache({ maxBytes: 1_000_000 }));
  const timing = async (token: string) =>
    (await visit(respond, '/products/all', { 'x-page-timing-token': token })).headers['server-timing'];
  expect([await timing(timingToken), await timing(timingToken), await timing(timingToken)]).toEqual([
    'page;desc=miss',
    'page;desc=miss',
    'page;desc=hit',
  ]);
  expect(await timing('a guess')).toBeUndefined();
});

it('responds with 304 to clients that have the page, also when it was rendered again', async () => {
  const { respond, count } = pagesWith(createPageCache({ maxBytes: 1_000_000, freshMs: 0, staleMs: 0 }), {
    render: async ({ url }) => {
      const now = 1_700_000_000_000 + 1_000 * ++renders;
      return renderedPage({ text: `<p>${url.searchParams.get('page')}</p><script>{"now":${now}}</script>`, now });
    },
  });
  let renders = 0;
  const first = await visit(respond, '/products/all?page=2');
  for (let time = 0; time < 3; time++) {
    const again = await visit(respond, '/products/all?page=2&gclid=1', {
      'if-none-match': `"x", ${first.headers.etag}`,
    });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect(again.headers['cache-control']).toMatch(/^public/);
    expect(again.headers.vary).toBe('Accept, Accept-Encoding, Available-Dictionary');
  }
  expect([renders, count()]).toEqual([4, 0]);
  const other = await visit(respond, '/products/all?page=3', { 'if-none-match': `${first.headers.etag}` });
  expect([other.status, other.text]).toEqual([200, expect.stringContaining('<p>3</p>')]);
});

it('keeps the bytes of a page with the same content for a minute', async () => {
  let now = 1_700_000_000_000;
  const { respond } = pagesWith(createPageCache({ maxBytes: 1_000_000, freshMs: 0, staleMs: 0 }), {
    render: async () => renderedPage({ text: `<script>{"now":${now}}</script>`, now }),
  });
  const pageAfter = async (ms: number) => {
    now += ms;
    return (await visit(respond, '/')).page;
  };
  const [, stored] = [await pageAfter(0), await pageAfter(0)];
  expect(await pageAfter(59_000)).toBe(stored);
  const renewed = await pageAfter(1_000);
  expect(renewed).not.toBe(stored);
  expect(renewed?.etag).toBe(stored?.etag);
});

it('serves one page for addresses that differ only in parameters that the page does not read', async () => {
  const { respond, count } = pagesWith(createPageCache({ maxBytes: 1_000_000 }));
  const shown = async (url: string) => (await visit(respond, url)).text;
  const advertisement = `utm_source=mail&fbclid=${'x'.repeat(400)}`;
  for (let index = 0; index < 20; index++) {
    const page = await shown(`/products/all?gclid=${index}&page=2&cid=7&${advertisement}`);
    expect(page).toContain('<p>http://one.example en /products/all?cid=7&page=2</p>');
    expect(await shown(`/products/all?cid=7&fbclid=${index}&page=2&page=3`)).toContain(
      '/products/all?cid=7&page=2</p>',
    );
    expect(await shown(`/?f=${index}`)).toContain('<p>http://one.example en /</p>');
  }
  // Each page is rendered at its first two requests.
  expect(count()).toBe(4);
  expect(await shown('/products/all?page=3')).toContain('/products/all?page=3</p>');
});

it('reads a cookie on the home page only, whose Vary header says so', async () => {
  const { respond } = pagesWith(createPageCache({ maxBytes: 1_000_000 }));
  const varyOf = async (url: string) => (await visit(respond, url, { cookie: 'locale=en' })).headers.vary;
  expect(await varyOf('/')).toBe('Accept, Accept-Encoding, Available-Dictionary, Cookie');
  for (const url of ['/fr', '/products/all', '/product/lamp'])
    expect(await varyOf(url)).toBe('Accept, Accept-Encoding, Available-Dictionary');
});

it('keeps the parameters of an advertisement in redirects', async () => {
  const { respond } = pagesWith(createPageCache({ maxBytes: 1_000_000 }), {
    render: async () => ({ kind: 'redirect', to: '/product/lamp', permanent: false }),
  });
  expect((await visit(respond, '/lamp?gclid=7')).headers.location).toBe('/product/lamp?gclid=7');
});

it('renders at the first turn of any visitor, so that no visitor waits behind another one’s share', async () => {
  const { render } = createRenderer();
  const slow = Promise.withResolvers<void>();
  const { respond } = pagesWith(createPageCache({ maxBytes: 1_000_000 }), {
    render: async (request) => {
      if (request.url.searchParams.has('title')) await slow.promise;
      return render(request);
    },
  });
  const slots = createConcurrencyLimit({ ...LIMITS.pages, refusal: () => new Error('refused') });
  const from = (url: string, address: string) => {
    const turn = (signal: AbortSignal) => slots.acquire(networksOf(address), signal);
    return visit(respond, url, {}, { address, turns: { page: turn, sitemap: turn } });
  };
  // Pending pages use up the network's share, so the next page has to wait.
  const searches = Array.from({ length: 8 }, (_, index) => from(`/products/all?title=${index}`, '198.51.100.1'));
  const behind = from('/', '198.51.100.1');
  expect((await from('/', '203.0.113.7')).status).toBe(200);
  expect((await behind).status).toBe(200);
  slow.resolve();
  for (const search of searches) expect((await search).status).toBe(200);
});

it('sends stored pages while the backend fails and keeps them; other pages get a 503', async () => {
  let isFailing = false;
  const { render } = createRenderer();
  const { respond } = pagesWith(createPageCache({ maxBytes: 1_000_000, freshMs: 0, staleMs: 0 }), {
    render: async (request) => {
      const answer = await render(request);
      if (!isFailing || answer.kind !== 'page') return answer;
      return request.url.pathname === '/fr' ? { ...answer, isPartial: true } : { ...answer, status: 503 };
    },
  });
  for (const url of ['/', '/', '/fr', '/fr']) await visit(respond, url);
  isFailing = true;
  for (const url of ['/', '/fr', '/']) {
    const { status, headers } = await visit(respond, url);
    expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('public')]);
  }
  const { status, headers } = await visit(respond, '/product/lamp');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
});

it('responds with 503 if a page takes too long, and with 500 if it has an error', async () => {
  const { respond } = storeWith();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('too late')));
  const late = await visit(respond, '/broken');
  vi.mocked(AbortSignal.timeout).mockRestore();
  expect([late.status, late.headers['retry-after']]).toEqual([503, '2']);
  expect((await visit(respond, '/broken')).status).toBe(500);
  vi.mocked(console.error).mockRestore();
});

it('purges all pages, or those with a tag, only for clients with the secret', async () => {
  const token = 't'.repeat(32);
  let rendered = 0;
  const { respond } = storeWith({
    purgeToken: token,
    sendsTags: true,
    render: async ({ url }) => {
      rendered += 1;
      const product = { id: url.pathname === '/product/lamp' ? 7 : 8, storeName: 'Lamp' };
      return renderedPage({
        answers: [{ key: ['products', 1], data: { list: [product, { id: 9, storeName: 'Mug' }] } }],
      });
    },
  });
  const purge = (query: string, authorization = `Bearer ${token}`) =>
    respond(new Request(`http://one.example${PURGE_PATH}${query}`, { method: 'POST', headers: { authorization } }));
  const visitBoth = async () => {
    const before = rendered;
    for (const path of ['/product/lamp', '/product/mug']) await visit(respond, path);
    return rendered - before;
  };
  await visitBoth();
  await visitBoth();
  expect((await visit(respond, '/product/lamp')).headers['cache-tag']).toBe('products,product-7,product-9');
  for (const given of ['', 'Bearer wrong', `Basic ${token}`]) expect((await purge('', given)).status).toBe(403);
  expect(await visitBoth()).toBe(0);
  expect((await purge('?tag=product-7&tag=product-70')).status).toBe(200);
  expect(await visitBoth()).toBe(1);
  expect((await purge('')).status).toBe(200);
  expect(await visitBoth()).toBe(2);
});

it('sends no stored page once the shop is closed, but a time to come back', async () => {
  let isClosed = false;
  const { render } = createRenderer();
  const { respond } = pagesWith(createPageCache({ maxBytes: 1_000_000, freshMs: 0, staleMs: 60_000 }), {
    render: (request) => (isClosed ? Promise.resolve({ kind: 'closed', retryAfterSeconds: 40 }) : render(request)),
  });
  for (let time = 0; time < 2; time++) expect((await visit(respond, '/fr')).status).toBe(200);
  isClosed = true;
  // The first visitor still gets the stored page while the API is called.
  expect((await visit(respond, '/fr')).status).toBe(200);
  const { status, headers, text } = await visit(respond, '/fr');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '40', 'no-store']);
  expect(text).toContain('<meta http-equiv="refresh" content="40">');
  expect(text).toContain('Nous revenons tout de suite');
  isClosed = false;
  expect((await visit(respond, '/fr')).status).toBe(200);
});

it('refuses visitors who opened too many pages without backend calls for five seconds, but still sends them stored pages', async () => {
  let [isLimited, asked] = [false, 0];
  const { render } = createRenderer();
  const { respond } = pagesWith(createPageCache({ maxBytes: 1_000_000, freshMs: 0, staleMs: 0 }), {
    render: async (request) => {
      if (!isLimited) return render(request);
      asked += 1;
      return { kind: 'limited', retryAfterSeconds: 60 };
    },
  });
  for (let time = 0; time < 2; time++) await visit(respond, '/fr');
  isLimited = true;
  expect((await visit(respond, '/fr', {}, { address: '203.0.113.7' })).status).toBe(200);

  asked = 0;
  const from = (address: string, url: string) => visit(respond, url, {}, { address });
  for (let index = 0; index < 20; index++) {
    const { status, headers, text } = await from('203.0.113.7', `/products/all?title=lamp-${index}`);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '60', 'no-store']);
    expect(text).toContain('Please wait 60 seconds and try again.');
    expect(text).not.toContain('http-equiv');
    expect(text.length).toBeLessThan(2_000);
  }
  expect(asked).toBe(1);
  expect((await from('203.0.113.7', '/fr/products/all')).text).toContain('Patientez 60\u00a0secondes');
  isLimited = false;
  expect((await from('203.0.113.8', '/products/all?title=mug')).status).toBe(200);
  expect((await from('203.0.113.7', '/product/lamp')).status).toBe(200);
  expect((await from('203.0.113.7', '/products/all?title=mug-2')).status).toBe(429);
  const later = performance.now() + 5_001;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  // The cache of refusals reads the clock once per millisecond.
  await wait(5);
  expect((await from('203.0.113.7', '/products/all?title=mug-3')).status).toBe(200);
  vi.mocked(performance.now).mockRestore();
});
