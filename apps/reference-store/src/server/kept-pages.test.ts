import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';
import { addPagePurge, PURGE_PATH } from './page-purge.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createPageHandler } from './pages.ts';
import { createWaitingBytes } from './waiting-bytes.ts';

const timingToken = 's'.repeat(24);
const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** Says of each page for whom it was rendered; addresses below `/users` are private. */
function createRenderer() {
  let rendered = 0;
  const render: PageRenderer = async ({ url, locale, nonce }) => {
    rendered += 1;
    await wait(5);
    if (url.pathname.endsWith('/broken')) throw new Error('cannot be rendered');
    const html = `<script nonce="${nonce}"></script><p>${url.origin} ${locale} ${url.pathname}${url.search}</p>`;
    return {
      kind: 'page',
      status: url.pathname.endsWith('/gone') ? 404 : 200,
      isPrivate: url.pathname.includes('/users'),
      isPartial: false,
      isWhole: Promise.resolve(!url.pathname.endsWith('/torn')),
      pipe: (destination) => void destination.end(html),
    };
  };
  return { render, count: () => rendered };
}

function shopWith(cache: PageCache) {
  const { render, count } = createRenderer();
  const app = fastify({ logger: false });
  const assets = { entry: '', scripts: [], styles: [], css: '', font: undefined };
  const surroundings = { publicUrl: undefined, trustProxy: undefined };
  const waitingBytes = createWaitingBytes();
  app.get('/*', createPageHandler({ render, assetsOf: () => assets, surroundings, cache, waitingBytes, timingToken }));
  opened.push(app);
  return { app, count };
}

const hosts = ['one.example', 'two.example'];
const paths = ['/', '/fr', '/products/all', '/products/all?page=2', '/fr/products/all', '/users', '/product/lamp'];

/** Sends visitors of two shops, two languages and many addresses at once; tells who got a page of another, or a used nonce. */
async function mixVisitors({ app }: { app: FastifyInstance }): Promise<string[]> {
  const nonces = new Set<string>();
  const wrong: string[] = [];
  const visit = async (index: number) => {
    const [host, path] = [hosts[index % 2] ?? '', paths[index % paths.length] ?? ''];
    const isGzip = index % 3 === 0;
    await wait(index % 13);
    const response = await app.inject({
      url: path,
      headers: {
        host,
        // What a session would travel in: no page may know it.
        cookie: `session=visitor-${index}`,
        authorization: `Bearer visitor-${index}`,
        'accept-encoding': isGzip ? 'gzip' : 'identity',
      },
    });
    const html =
      isGzip && response.headers['content-encoding'] === 'gzip' ? gunzipSync(response.rawPayload) : response.body;
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(`${response.headers['content-security-policy']}`) ?? [];
    const locale = path.startsWith('/fr') ? 'fr' : 'en';
    const right = `<script nonce="${nonce}"></script><p>http://${host} ${locale} ${path}</p>`;
    if (`${html}` !== right || nonces.has(nonce) || nonce === '') wrong.push(`${host}${path}: ${html}`);
    nonces.add(nonce);
  };
  await Promise.all(Array.from({ length: 200 }, (_, index) => visit(index)));
  return wrong;
}

it('gives each of 200 visitors the page of their own address, with a nonce of their own', async () => {
  const shop = shopWith(createPageCache({ maxBytes: 1_000_000 }));
  expect(await mixVisitors(shop)).toEqual([]);
  // Public pages once each, whoever asked for them; private ones for each visitor.
  const privateVisits = Array.from({ length: 200 }, (_, index) => paths[index % paths.length]).filter(
    (path) => path === '/users',
  );
  expect(shop.count()).toBeLessThanOrEqual(2 * (paths.length - 1) + privateVisits.length + 2);
});

it.each([
  ['shops', (key: string) => key.replace(/^\S+ /, '')],
  ['languages', (key: string) => key.replace('/fr', '')],
  ['pages of a list', (key: string) => key.replace(/\?.*/, '')],
])('would be caught mixing up %s', async (_, confuse) => {
  const right = createPageCache({ maxBytes: 1_000_000 });
  const shop = shopWith({ ...right, find: (key, ...rest) => right.find(confuse(key), ...rest) });
  expect(await mixVisitors(shop)).not.toEqual([]);
});

it.each(['/users', '/gone', '/torn'])('does not keep %s', async (path) => {
  const { app, count } = shopWith(createPageCache({ maxBytes: 1_000_000 }));
  for (let visit = 0; visit < 3; visit++) {
    const { headers } = await app.inject({ url: path, headers: { host: 'one.example' } });
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(count()).toBe(3);
});

it('answers a page that cannot be rendered with the page of last resort, to all who wait for it', async () => {
  const { app } = shopWith(createPageCache({ maxBytes: 1_000_000 }));
  const visits = Array.from({ length: 4 }, () => app.inject({ url: '/broken', headers: { host: 'one.example' } }));
  expect((await Promise.all(visits)).map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500]);
});

it('says how a page was found, and its length', async () => {
  const { app } = shopWith(createPageCache({ maxBytes: 1_000_000 }));
  let token = timingToken;
  const visit = (method: 'GET' | 'HEAD') =>
    app.inject({
      method,
      url: '/products/all',
      headers: { host: 'one.example', 'accept-encoding': 'gzip, br', 'x-page-timing-token': token },
    });
  for (let visits = 0; visits < 2; visits++)
    expect((await visit('GET')).headers['server-timing']).toBe('page;desc=miss');
  const { headers, rawPayload } = await visit('GET');
  expect(headers).toMatchObject({ 'server-timing': 'page;desc=hit', 'content-length': `${rawPayload.length}` });
  expect(headers.vary).toBe('Accept-Encoding');
  expect((await visit('HEAD')).rawPayload.length).toBe(0);
  token = 'a guess';
  expect((await visit('GET')).headers['server-timing']).toBeUndefined();
});

it('serves addresses that differ in what no page reads from one page, which is rendered from what it reads', async () => {
  const { app, count } = shopWith(createPageCache({ maxBytes: 1_000_000 }));
  const visit = async (url: string) => (await app.inject({ url, headers: { host: 'one.example' } })).body;
  for (let index = 0; index < 20; index++) {
    const page = await visit(`/products/all?gclid=${index}&page=2&utm_source=mail&cid=7`);
    expect(page).toContain('<p>http://one.example en /products/all?cid=7&page=2</p>');
    expect(await visit(`/products/all?cid=7&fbclid=${index}&page=2&page=3`)).toContain(
      '/products/all?cid=7&page=2</p>',
    );
    expect(await visit(`/?f=${index}`)).toContain('<p>http://one.example en /</p>');
  }
  // Each is rendered at its first two requests.
  expect(count()).toBe(4);
  expect(await visit('/products/all?page=3')).toContain('/products/all?page=3</p>');
});

it('sends what an advertisement added along to where a page leads', async () => {
  const app = fastify({ logger: false });
  opened.push(app);
  const handler = createPageHandler({
    render: async () => ({ kind: 'redirect', to: '/product/lamp', permanent: false }),
    assetsOf: () => ({ entry: '', scripts: [], styles: [], css: '', font: undefined }),
    surroundings: { publicUrl: undefined, trustProxy: undefined },
    cache: createPageCache({ maxBytes: 1_000_000 }),
    waitingBytes: createWaitingBytes(),
  });
  app.get('/*', handler);
  const { headers } = await app.inject({ url: '/lamp?gclid=7', headers: { host: 'one.example' } });
  expect(headers.location).toBe('/product/lamp?gclid=7');
});

it('renders at the turn of whoever comes first, so that nobody waits behind the share of another', async () => {
  const { render } = createRenderer();
  const slow = Promise.withResolvers<void>();
  const app = fastify({ logger: false, trustProxy: true });
  opened.push(app);
  const handler = createPageHandler({
    render: async (request) => {
      if (request.url.searchParams.has('title')) await slow.promise;
      return render(request);
    },
    assetsOf: () => ({ entry: '', scripts: [], styles: [], css: '', font: undefined }),
    surroundings: { publicUrl: undefined, trustProxy: undefined },
    cache: createPageCache({ maxBytes: 1_000_000 }),
    waitingBytes: createWaitingBytes(),
  });
  app.get('/*', handler);
  const visit = (url: string, from: string) =>
    app.inject({ url, headers: { host: 'one.example', 'x-forwarded-for': from } });
  // Pages that are not ready hold all that one network may have, and it waits for the next.
  const searches = Array.from({ length: 8 }, (_, index) => visit(`/products/all?title=${index}`, '198.51.100.1'));
  const behind = visit('/', '198.51.100.1');
  expect((await visit('/', '203.0.113.7')).statusCode).toBe(200);
  expect((await behind).statusCode).toBe(200);
  slow.resolve();
  for (const search of searches) expect((await search).statusCode).toBe(200);
});

it('shows kept pages while the backend fails, forgets none of them, and says 503 where none is kept', async () => {
  let isFailing = false;
  const { render } = createRenderer();
  const app = fastify({ logger: false });
  opened.push(app);
  const handler = createPageHandler({
    render: async (request) => {
      const answer = await render(request);
      if (!isFailing || answer.kind !== 'page') return answer;
      return request.url.pathname === '/fr' ? { ...answer, isPartial: true } : { ...answer, status: 503 };
    },
    assetsOf: () => ({ entry: '', scripts: [], styles: [], css: '', font: undefined }),
    surroundings: { publicUrl: undefined, trustProxy: undefined },
    cache: createPageCache({ maxBytes: 1_000_000, freshMs: 0, staleMs: 0 }),
    waitingBytes: createWaitingBytes(),
  });
  app.get('/*', handler);
  const visit = (url: string) => app.inject({ url, headers: { host: 'one.example' } });
  for (const url of ['/', '/', '/fr', '/fr']) await visit(url);
  isFailing = true;
  for (const url of ['/', '/fr', '/']) {
    const { statusCode, headers } = await visit(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('public')]);
  }
  const { statusCode, headers } = await visit('/product/lamp');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
});

it('answers 503 and not 500 when the page takes too long, and a wrong page still with 500', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('too late')));
  const { app } = shopWith(createPageCache({ maxBytes: 1_000_000 }));
  const visit = vi.waitFor(() => app.inject({ url: '/broken', headers: { host: 'one.example' } }));
  await vi.runAllTimersAsync();
  const { statusCode, headers } = await visit;
  timeout.mockRestore();
  vi.useRealTimers();
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect((await app.inject({ url: '/broken', headers: { host: 'one.example' } })).statusCode).toBe(500);
});

it('forgets kept pages for whoever has the secret, and for nobody else', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000 });
  const { app, count } = shopWith(cache);
  const token = 't'.repeat(32);
  addPagePurge(app, { token, purge: () => cache.purge() });
  const visit = () => app.inject({ url: '/', headers: { host: 'one.example' } });
  const purge = (authorization?: string) =>
    app.inject({ method: 'POST', url: PURGE_PATH, headers: authorization ? { authorization } : {} });
  await visit();
  await visit();
  expect((await purge()).statusCode).toBe(403);
  expect((await purge('Bearer wrong')).statusCode).toBe(403);
  await visit();
  expect(count()).toBe(2);
  expect((await purge(`Bearer ${token}`)).statusCode).toBe(200);
  await visit();
  expect(count()).toBe(3);
});

it('shows no kept page once the shop is closed, and says when to come back', async () => {
  let isClosed = false;
  const { render } = createRenderer();
  const cache = createPageCache({ maxBytes: 1_000_000, freshMs: 0, staleMs: 60_000 });
  const app = fastify({ logger: false });
  opened.push(app);
  const handler = createPageHandler({
    render: (request) => (isClosed ? Promise.resolve({ kind: 'closed', retryAfterSeconds: 40 }) : render(request)),
    assetsOf: () => ({ entry: '', scripts: [], styles: [], css: '', font: undefined }),
    surroundings: { publicUrl: undefined, trustProxy: undefined },
    cache,
    waitingBytes: createWaitingBytes(),
  });
  app.get('/*', handler);
  const visit = () => app.inject({ url: '/fr', headers: { host: 'one.example' } });
  for (let visits = 0; visits < 2; visits++) expect((await visit()).statusCode).toBe(200);
  isClosed = true;
  // The first visitor still gets the kept page while the shop is asked.
  expect((await visit()).statusCode).toBe(200);
  const { statusCode, headers, body } = await visit();
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '40', 'no-store']);
  expect(body).toContain('<meta http-equiv="refresh" content="40">');
  expect(body).toContain('Nous revenons tout de suite');
  isClosed = false;
  expect((await visit()).statusCode).toBe(200);
});
