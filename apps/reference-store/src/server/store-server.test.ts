import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOverKeptConnections } from '../../../../packages/storefront-sdk/src/test-support/kept-connections.ts';
import { defaultStore } from '../lib/default-store.ts';
import type { PageAnswer, PageRequest } from './page-renderer.ts';
import { createStoreServer, type StoreServer } from './store-server.ts';
import { ask, renderedPage } from './test-store.ts';
import type { Surroundings } from './visitor.ts';

interface Seen {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

let api: Server;
let app: StoreServer;
let clientDirectory: string;
let serverWith: (surroundings: Partial<Surroundings> & { keepsPages?: boolean }) => StoreServer;
let seen: Seen[] = [];
let asked: PageRequest[] = [];
let answer: PageAnswer | Error;
/** Whether the API refuses requests with its rate limit. */
let isLimited: boolean;
/** Why the API adds nothing to a cart. */
let refusal: string | undefined;

const sku = (id: number, name: string) => ({ id, price: '10.00', stock: 5, image: '', productId: 3, sku: name });
const lamp = {
  productInfo: {
    ...{ id: 3, storeName: 'Lamp', slug: 'lamp', uniqueKey: 'k1', price: '10.00', listedOnStore: true },
    ...{ sliderImage: '[]', showcaseVideo: null, discount: null, discountExpiry: null, sales: 0, ficti: 0, rating: 0 },
    ...{ stock: 10, isShippingIncluded: false, merId: 1, image: '', storeInfo: '', content: '', otPrice: null },
    ...{ unitName: '', browse: 0, landingPage: false, cateId: 0 },
  },
  productAttr: [
    // Only one value, so the form has no field for it.
    { id: 3, attrName: 'Material', attrValues: 'Brass', type: 1 },
    { id: 1, attrName: 'Colour', attrValues: 'Red,Blue', type: 1 },
    { id: 2, attrName: 'Size', attrValues: 'S,L', type: 1 },
  ],
  productValue: { 'Brass,Red,S': sku(9, 'Brass,Red,S'), 'Brass,Blue,L': sku(10, 'Brass,Blue,L') },
  variantPrice: '[]',
  storePrice: null,
  userCollect: false,
  merchantInfo: { name: 'M', avatar: '', isSelf: false, starLevel: 0, typeId: 1, proList: [], isCollect: false },
};

const page = (status = 200, isPrivate = false): PageAnswer => renderedPage({ status, isPrivate });

beforeAll(async () => {
  api = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ url: request.url ?? '', headers: request.headers, body: `${Buffer.concat(chunks)}` });
      response.setHeader('content-type', 'application/json');
      if (isLimited) {
        response.writeHead(429, { 'retry-after': '3540' });
        response.end(JSON.stringify({ code: 429, message: '', data: null }));
        return;
      }
      const isStore = request.url?.startsWith('/api/front/store/details');
      const isLamp = request.url === '/api/front/product/detail/k1/lamp';
      const isWrite = /^\/api\/front\/(cart\/(save|num|delete)|.*subscri.*)$/.test(request.url ?? '');
      if (refusal && request.url?.endsWith('/cart/save')) {
        response.end(JSON.stringify({ code: 500, message: refusal, data: null }));
        return;
      }
      const data = isStore ? { ...defaultStore, id: 7 } : isLamp ? lamp : null;
      response.end(JSON.stringify({ code: isStore || isLamp || isWrite ? 200 : 404, message: '', data }));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  clientDirectory = mkdtempSync(join(tmpdir(), 'store-client-'));
  mkdirSync(join(clientDirectory, '.vite'));
  mkdirSync(join(clientDirectory, 'assets'));
  writeFileSync(join(clientDirectory, 'assets/entry-1.js'), 'export {};');
  writeFileSync(join(clientDirectory, 'assets/entry-1.js.br'), 'brotli');
  writeFileSync(join(clientDirectory, 'service-worker.js'), 'self.onfetch = () => {};');
  writeFileSync(
    join(clientDirectory, '.vite/manifest.json'),
    JSON.stringify({ 'src/entry-client.tsx': { file: 'assets/entry-1.js', isEntry: true } }),
  );
  serverWith = (surroundings) =>
    createStoreServer({
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      publicUrl: undefined,
      trustProxy: undefined,
      ...surroundings,
      clientDirectory,
      render: async (request) => {
        asked.push(request);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
  app = serverWith({});
});

afterAll(async () => {
  await app.close();
  api.close();
  rmSync(clientDirectory, { recursive: true });
});

beforeEach(() => {
  seen = [];
  asked = [];
  answer = page();
  isLimited = false;
  refusal = undefined;
});

const get = (url: string, headers: Record<string, string> = {}) =>
  ask(app, { method: 'GET', url, headers: { host: 'shop.example', ...headers } });

describe('offline pages', () => {
  const worker = async (server: typeof app) => {
    const response = await ask(server, {
      method: 'GET',
      url: '/service-worker.js',
      headers: { host: 'shop.example' },
    });
    return { status: response.statusCode, body: response.body, headers: response.headers };
  };

  it('are stored by a worker whose script is always revalidated, and which may only connect to the shop', async () => {
    const { status, body, headers } = await worker(app);
    expect([status, body]).toEqual([200, 'self.onfetch = () => {};']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('are removed again when the operator disables them', async () => {
    const without = serverWith({ keepsPages: false });
    const { status, body, headers } = await worker(without);
    await without.close();
    expect(status).toBe(200);
    expect(body).toContain('registration.unregister()');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/middlewares/offline', 'en', 'No connection'],
    ['/fr/middlewares/offline', 'fr', 'Pas de connexion'],
  ])('have a placeholder for pages that are not stored: %s', async (path, lang, title) => {
    const { statusCode, body, headers } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).not.toContain('<script');
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});

describe('the language', () => {
  it('redirects a visitor who chose French from the bare home page to the French one, which caches do not store', async () => {
    const response = await get('/', { cookie: 'locale=fr' });
    expect([response.statusCode, response.headers.location, response.headers['cache-control']]).toEqual([
      302,
      '/fr',
      'no-store',
    ]);
  });

  it('follows the prefix, not the cookie, on all other pages', async () => {
    expect((await get('/products/all', { cookie: 'locale=fr' })).statusCode).toBe(200);
    expect(asked[0]?.locale).toBe('en');
    await get('/fr/products/all', { cookie: 'locale=en' });
    expect(asked[1]?.locale).toBe('fr');
  });

  it('has one address for each page', async () => {
    const response = await get('/fr/products/all/?page=2');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/fr/products/all?page=2']);
    expect((await get('/fr/')).headers.location).toBe('/fr');
  });

  it('is stored when a visitor chooses one, and the same page opens in it', async () => {
    const response = await get('/locale/fr?path=/product/lamp%3Fvariant%3DRed');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/fr/product/lamp?variant=Red']);
    expect(response.headers['set-cookie']).toContain('locale=fr');
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])('never follows %s', async (path) => {
    const response = await get(`/locale/en?path=${encodeURIComponent(path)}`);
    expect(response.headers.location).toBe('/');
  });
});

describe('pages', () => {
  it('have a policy that allows only the server’s own inline code: by hashes, or by a nonce on private pages', async () => {
    answer = renderedPage({ inline: { nonce: undefined, scripts: new Set(['run()']), styles: new Set(['a{}\r\n']) } });
    const shared = `${(await get('/')).headers['content-security-policy']}`;
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(shared).toContain(`script-src ${hash('run()')} 'strict-dynamic';`);
    expect(shared).toContain(`style-src 'self' ${hash('a{}\n')};`);
    answer = page(200, true);
    const own = `${(await get('/users/order_list')).headers['content-security-policy']}`;
    expect(own).toMatch(/script-src 'nonce-[\w+/]{22}==' 'strict-dynamic'; style-src 'self' 'nonce-[\w+/]{22}==';/);
    for (const policy of [shared, own]) {
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain('; trusted-types promenade-owner-page');
      expect(policy).not.toContain('unsafe');
    }
  });

  it('can be cached if they are public. Private ones return at Back, but are revalidated; errors are not stored', async () => {
    expect((await get('/products/all')).headers['cache-control']).toContain('s-maxage');
    answer = page(200, true);
    const own = await get('/users/order_list');
    expect([own.headers['cache-control'], own.headers['x-robots-tag']]).toEqual(['private, no-cache', 'noindex']);
    // With `no-referrer`, the page's own forms would have the origin "null" and be refused.
    expect(own.headers['referrer-policy']).toBe('same-origin');
    answer = { ...page(), isPartial: true } as PageAnswer;
    expect((await get('/products/all')).headers['cache-control']).toBe('no-store');
    answer = page(404);
    const missing = await get('/nowhere');
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('without a product lead to all products, in the language of the address', async () => {
    for (const [from, to] of [
      ['/p', '/products/all'],
      ['/p/', '/products/all'],
      ['/fr/p?utm_source=mail', '/fr/products/all?utm_source=mail'],
    ] as const) {
      const { statusCode, headers } = await get(from);
      expect([from, statusCode, headers.location]).toEqual([from, 301, to]);
    }
    expect((await get('/p/lamp')).statusCode).toBe(200);
  });

  it('that browsers and scanners guess get a small answer, which they keep', async () => {
    answer = page(404);
    for (const url of [
      '/browserconfig.xml',
      '/wp-login.php',
      '/.env',
      '/.well-known/assetlinks.json',
      '/fr/old.html',
    ]) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'public, max-age=3600']);
      expect(body.length).toBeLessThan(2_000);
    }
    const { statusCode, headers } = await get('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/users/user_info']);
  });

  it('that phones request by themselves exist: icons with their types, and a manifest in the language of the address', async () => {
    for (const name of ['favicon.ico', 'apple-touch-icon.png']) writeFileSync(join(clientDirectory, name), 'icon');
    const server = serverWith({});
    const read = async (url: string) => {
      const { statusCode, headers, body } = await ask(server, {
        method: 'GET',
        url,
        headers: { host: 'shop.example' },
      });
      return { status: statusCode, type: headers['content-type'], location: headers.location, body };
    };
    expect(await read('/favicon.ico')).toMatchObject({ status: 200, type: 'image/x-icon' });
    expect(await read('/apple-touch-icon.png')).toMatchObject({ status: 200, type: 'image/png' });
    for (const name of ['-precomposed', '-120x120', '-152x152-precomposed']) {
      const { status, location } = await read(`/apple-touch-icon${name}.png`);
      expect([name, status, location]).toEqual([name, 301, '/apple-touch-icon.png']);
    }
    const { status, type, body } = await read('/fr/manifest.webmanifest');
    expect([status, type]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({ lang: 'fr', start_url: '/fr', name: defaultStore.websiteTitle });
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
    await server.close();
  });

  it('have one host name, without a trailing dot', async () => {
    const url = '/products/all?page=2';
    for (const [host, origin] of [
      ['shop.example.', 'http://shop.example'],
      ['Shop.Example.:4690', 'http://shop.example:4690'],
    ] as const) {
      const { statusCode, headers } = await ask(app, { url, headers: { host } });
      expect([statusCode, headers.location]).toEqual([301, origin + url]);
    }
    expect(asked).toEqual([]);
  });

  it('are found with any capitalisation of their address', async () => {
    answer = page(404);
    for (const [written, address] of [
      ['/Product/LAMP?variant=Red', '/product/lamp?variant=Red'],
      ['/FR/product/lamp', '/fr/product/lamp'],
      ['/fr/product/Caf%C3%A9', '/fr/product/caf%C3%A9'],
    ] as const) {
      const { statusCode, headers } = await get(written);
      expect([statusCode, headers.location]).toEqual([301, address]);
      expect((await get(address)).statusCode).toBe(404);
    }
    answer = page();
    expect((await get('/product/Lamp')).statusCode).toBe(200);
    answer = page(404, true);
    expect((await get('/order/detail/PT1')).statusCode).toBe(404);
  });

  it('receive the visitor’s guest cart id only if they show the cart', async () => {
    const uuid = 'a'.repeat(32);
    answer = page(200, true);
    for (const url of ['/order/shopping_cart', '/fr/order/shopping_cart?from=mail', '/order/order_confirm', '/']) {
      await ask(app, { url, headers: { host: 'shop.example', cookie: `cartUuid=${uuid}` } });
    }
    await ask(app, { url: '/order/shopping_cart', headers: { host: 'shop.example', cookie: 'cartUuid="><b>' } });
    expect(asked.map(({ cartUuid }) => cartUuid)).toEqual([uuid, uuid, undefined, undefined, undefined]);
  });

  it('redirect when their route does', async () => {
    answer = { kind: 'redirect', to: '/fr/product/lamp', permanent: true };
    const response = await get('/fr/product/lamp-old/key/k1/details');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/fr/product/lamp']);
  });

  it('are rendered with the visitor’s address, for the API’s rate limits', async () => {
    const address = { 'x-forwarded-for': '203.0.113.9' };
    const server = serverWith({ trustProxy: 'loopback' });
    await ask(server, { method: 'GET', url: '/products/all', headers: { host: 'shop.example', ...address } });
    expect(asked[0]?.forwarded).toMatchObject({ ...address, 'x-forwarded-host': 'shop.example' });
    await server.close();
  });

  it('are replaced by a page without scripts when rendering fails', async () => {
    answer = new Error('broken');
    const response = await get('/fr');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('lang="fr"');
    expect(response.body).toContain('Retour à l’accueil');
    expect(response.body).not.toContain('<script');
  });

  it('are compressed with an encoding that the visitor accepts', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });
});

describe('a proxy in front', () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
  const trusting = (surroundings: Partial<Surroundings> = {}) =>
    serverWith({ trustProxy: 'loopback', ...surroundings });
  const askFor = (server: StoreServer, headers: Record<string, string>, url = '/products/all?page=2') =>
    ask(server, { method: 'GET', url, headers: { host: 'shop.example', ...headers } });

  it('is not trusted unless the operator says so', async () => {
    const response = await askFor(app, forwarded);
    expect(asked[0]?.url.origin).toBe('http://shop.example');
    expect(response.headers['strict-transport-security']).toBeUndefined();
    expect((await askFor(app, { 'x-forwarded-proto': 'http' })).statusCode).toBe(200);
    expect((await askFor(app, forwarded, '/robots.txt')).body).not.toContain('evil');
  });

  it('is trusted if it is configured, and an untrusted client next to it is not', async () => {
    const response = await askFor(trusting(), { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.shop.example' });
    expect(asked[0]?.url.origin).toBe('https://www.shop.example');
    expect(response.headers['strict-transport-security']).toBeDefined();
    await askFor(trusting({ trustProxy: '10.0.0.0/8' }), forwarded);
    expect(asked[1]?.url.origin).toBe('http://shop.example');
  });

  it('does not override the public URL that the operator has set', async () => {
    const server = trusting({ publicUrl: 'https://www.shop.example:8443' });
    await askFor(server, forwarded);
    expect(asked[0]?.url.origin).toBe('https://www.shop.example:8443');
    const insecure = await askFor(server, { ...forwarded, 'x-forwarded-proto': 'http' });
    expect(insecure.headers.location).toBe('https://www.shop.example:8443/products/all?page=2');
  });

  it('that received plain http causes a redirect to https, but not on localhost', async () => {
    const insecure = await askFor(trusting(), { host: 'shop.example:8080', 'x-forwarded-proto': 'http' });
    expect([insecure.statusCode, insecure.headers.location]).toEqual([301, 'https://shop.example/products/all?page=2']);
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
      expect((await askFor(trusting(), { host, 'x-forwarded-proto': 'http' })).statusCode).toBe(200);
    }
  });
});

describe('the API behind the store', () => {
  const save = async (server: StoreServer) => {
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}/api/front/cart/save?x=1`, {
      method: 'POST',
      body: '[]',
      headers: {
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'shop.example',
        'x-forwarded-for': '203.0.113.9',
      },
    });
  };

  it('receives the request unchanged, with the origin and visitor that the trusted proxy reported', async () => {
    const server = serverWith({ trustProxy: 'loopback' });
    expect((await save(server)).status).toBe(200);
    expect(seen[0]?.url).toBe('/api/front/cart/save?x=1');
    expect(seen[0]?.body).toBe('[]');
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    });
    await server.close();
  });

  it('does not receive an untrusted client’s claims about itself', async () => {
    const server = serverWith({});
    await save(server);
    expect(seen[0]?.headers).toMatchObject({ 'x-forwarded-proto': 'http', 'x-forwarded-for': '127.0.0.1' });
    expect(seen[0]?.headers['x-forwarded-host']).toMatch(/^127\.0\.0\.1:/);
    await server.close();
  });
});

describe('an address', () => {
  const raw = (server: StoreServer, path: string, method = 'GET') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = server.server.address() as AddressInfo;
      const headers = { host: 'shop.example' };
      httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => resolve(response.resume()))
        .on('error', reject)
        .end();
    });
  let server: StoreServer;
  beforeAll(async () => {
    server = serverWith({});
    await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  it.each([
    ['//', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['///evil.example', '/evil.example'],
    ['/..//evil.example', '/evil.example'],
    ['/.%2e//evil.example//', '/evil.example'],
    ['/fr//evil.example', '/fr/evil.example'],
    ['//evil.example/?a=//b', '/evil.example?a=//b'],
    ['http://evil.example/x', '/http:/evil.example/x'],
  ])('%s stays on the shop’s host, whatever it looks like', async (path, location) => {
    const response = await raw(server, path);
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
    expect((await raw(server, location)).statusCode).toBe(200);
    expect(asked.map(({ url }) => url.origin)).toEqual(['http://shop.example']);
  });

  it('that cannot be decoded is requested like any other', async () => {
    answer = page(404);
    expect((await raw(server, '/product/%E0%A4%A')).statusCode).toBe(404);
    expect(asked[0]?.url.pathname).toBe('/product/%E0%A4%A');
  });

  it.each(['POST', 'PUT', 'DELETE'])(
    'rejects %s with a page that explains that the form was sent too early',
    async (method) => {
      const form = { 'content-type': 'multipart/form-data; boundary=x' };
      for (const headers of [{}, method === 'POST' ? form : {}]) {
        const response = await ask(app, { method: method as 'POST', url: '/fr/register', headers });
        expect([405, 415]).toContain(response.statusCode);
        expect(response.headers['content-type']).toContain('text/html');
        expect(response.headers['cache-control']).toBe('no-store');
        expect(response.body).toContain('Rien n’a été envoyé');
      }
      expect(asked).toEqual([]);
    },
  );
});

describe('plain forms', () => {
  const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(app, {
      method: 'POST',
      url: '/cart/add',
      payload: `${new URLSearchParams(form)}`,
      headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  const redSmall = { slug: 'lamp', uniqueKey: 'k1', 'axis-0': 'Red', 'axis-1': 'S' };

  it('create a guest id if there is none, and show the cart', async () => {
    const response = await post({ ...redSmall, quantity: '2', locale: 'fr' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/fr/order/shopping_cart']);
    const uuid = /^cartUuid=([0-9a-f]{32});/.exec(`${response.headers['set-cookie']}`)?.[1];
    const [line] = JSON.parse(seen.find(({ url }) => url.endsWith('/cart/save'))?.body ?? '[]');
    expect(line).toEqual({ productId: 3, productAttrUnique: 9, cartNum: 2, storeId: 7, uuid });
    // Option values are translated, so they identify a variant only in the language of the page.
    expect(seen.map(({ headers }) => headers['accept-language'])).toEqual(['fr', 'fr', 'fr']);
  });

  it('keep an existing guest id', async () => {
    const uuid = 'a'.repeat(32);
    const response = await post(redSmall, { cookie: `cartUuid=${uuid}` });
    expect(response.headers['set-cookie']).toContain(uuid);
  });

  it('redirect to the product if an option still has to be chosen, and add nothing', async () => {
    for (const choice of [{ 'axis-1': 'L' }, { 'axis-0': '' }, { 'axis-0': '__proto__' }]) {
      expect((await post({ ...redSmall, ...choice })).headers.location).toBe('/product/lamp');
    }
    expect(seen.filter(({ url }) => url.endsWith('/cart/save'))).toEqual([]);
  });

  it('say why nothing was added, and lead back', async () => {
    const gone = await post({ slug: 'gone', uniqueKey: 'k0', back: '/fr/products/all', locale: 'fr' });
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([409, 'no-store']);
    expect(gone.body).toContain('<a href="/fr/products/all">Retour</a>');
    refusal = 'Only 5 left <b>';
    const tooMany = await post({ ...redSmall, quantity: '99999', back: '/product/lamp' });
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.body).toContain('<p>Only 5 left &#60;b&#62;</p>');
    expect(tooMany.body).toContain('<a href="/product/lamp">Back</a>');
  });

  it('count for their sender’s rate limit at the API, which receives no other headers of the sender', async () => {
    await ask(app, {
      method: 'POST',
      url: '/newsletter',
      remoteAddress: '203.0.113.9',
      payload: 'email=ada%40example.com',
      headers: {
        ...{ host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
        ...{ cookie: 'theme=dark', 'user-agent': 'Browser', 'x-forwarded-for': '198.51.100.1' },
      },
    });
    await post(redSmall);
    const headers = seen[0]?.headers;
    expect(headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'http',
    });
    expect(headers?.cookie).toBeUndefined();
    expect(headers?.['user-agent']).not.toBe('Browser');
    expect(seen.slice(1).map(({ headers }) => headers['x-forwarded-for'])).toEqual(Array(3).fill('127.0.0.1'));
  });

  it('that were sent too often show a message with a button to send them again unchanged', async () => {
    isLimited = true;
    const added = await post({ ...redSmall, quantity: '2', locale: 'fr', back: '/fr/"><b>' });
    expect([added.statusCode, added.headers['retry-after']]).toEqual([429, '3540']);
    expect(added.headers['cache-control']).toBe('no-store');
    expect(added.headers['set-cookie']).toContain('cartUuid=');
    expect(added.body).toContain('lang="fr"');
    expect(added.body).toContain('Réessayez dans 59 minutes.');
    expect(added.body).toContain('<form method="post" action="/cart/add">');
    expect(added.body).toContain('<input type="hidden" name="axis-0" value="Red">');
    expect(added.body).not.toContain('<b>');

    const subscribed = await ask(app, {
      method: 'POST',
      url: '/newsletter',
      payload: 'email=ada%40example.com',
      headers: {
        ...{ host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
        referer: 'http://shop.example/fr/products/all',
      },
    });
    expect([subscribed.statusCode, subscribed.headers['retry-after']]).toEqual([429, '3540']);
    expect(subscribed.body).toContain('lang="fr"');
    expect(subscribed.body).toContain('value="ada@example.com"');
  });

  it('change lines of the guest’s own cart, and do nothing without one', async () => {
    const uuid = 'a'.repeat(32);
    const change = (url: string, form: Record<string, string>, cookie = `cartUuid=${uuid}`) =>
      ask(app, {
        method: 'POST',
        url,
        payload: `${new URLSearchParams(form)}`,
        headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded', cookie },
      });
    const counted = await change('/cart/quantity', { line: '41', quantity: '3', locale: 'fr' });
    expect([counted.statusCode, counted.headers.location]).toEqual([303, '/fr/order/shopping_cart']);
    expect(counted.headers['cache-control']).toBe('no-store');
    await change('/cart/quantity', { line: '41', quantity: 'many' });
    await change('/cart/remove', { line: '41' });
    expect(seen.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/api/front/cart/num', { id: 41, number: 3, uuid }],
      ['/api/front/cart/num', { id: 41, number: 1, uuid }],
      ['/api/front/cart/delete', { ids: [41], uuid }],
    ]);
    seen = [];
    for (const [form, cookie] of [
      [{ line: '41' }, ''],
      [{ line: '41' }, 'cartUuid=mine'],
      [{ line: '4.1' }, `cartUuid=${uuid}`],
      [{}, `cartUuid=${uuid}`],
    ] as const) {
      expect((await change('/cart/remove', { ...form }, cookie)).headers.location).toBe('/order/shopping_cart');
    }
    expect(seen).toEqual([]);
  });

  it('return to the page that contained them', async () => {
    const from = async (referer: string) => {
      const { headers } = await ask(app, {
        method: 'POST',
        url: '/newsletter',
        payload: 'email=ada%40example.com',
        headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded', referer },
      });
      return headers.location;
    };
    expect(await from('http://shop.example/fr/products/all?page=2')).toBe('/fr/products/all?page=2');
    expect(await from('https://evil.example/')).toBe('/');
    expect(await from('http://shop.example.evil.example/')).toBe('/');
    expect(await from('http://shop.example//evil.example/')).toBe('/');
  });

  it('reject requests from other sites', async () => {
    expect((await post(redSmall, { origin: 'https://evil.example' })).statusCode).toBe(403);
    for (const site of ['cross-site', 'same-site'])
      expect((await post(redSmall, { 'sec-fetch-site': site })).statusCode).toBe(403);
    expect(seen).toEqual([]);
  });
});

describe('a store that stops', () => {
  it('completes all responses of pages and calls over kept connections, and takes no further ones', async () => {
    const server = serverWith({});
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const paths = ['/products/all', '/api/front/store/details', '/assets/entry-1.js'];
    const traffic = readOverKeptConnections(`http://127.0.0.1:${port}`, paths, 6);
    await traffic.isBusy;
    await server.close();
    const { broken, refused } = await traffic.ended;
    expect({ broken, refused }).toEqual({ broken: [], refused: [] });
  });
});

describe('every response', () => {
  it.each([
    ['GET', '/products/all', 200],
    ['GET', '/fr/products/all/', 301],
    ['GET', '/locale/fr', 303],
    ['GET', '/robots.txt', 200],
    ['GET', '/sitemap.xml', 500],
    ['GET', '/assets/entry-1.js', 200],
    ['GET', '/assets/gone-1.js', 404],
    ['POST', '/newsletter', 403],
    ['PUT', '/products/all', 405],
    ['GET', '/api/front/store/details', 200],
    ['GET', '/product/%E0%A4%A', 200],
  ] as const)('has nosniff: %s %s', async (method, url, status) => {
    const response = await ask(app, { method, url, headers: { host: 'shop.example' } });
    expect(response.statusCode).toBe(status);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['strict-transport-security']).toBeUndefined();
  });

  it.each(['/robots.txt', '/fr/products/all/', '/api/front/store/details', '/assets/entry-1.js'])(
    'of an https shop has HSTS: %s',
    async (url) => {
      const server = serverWith({ publicUrl: 'https://shop.example' });
      const { headers } = await ask(server, { method: 'GET', url });
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      await server.close();
    },
  );

  it('that is a page is isolated from other sites', async () => {
    expect((await get('/products/all')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('to an invalid request has nosniff', async () => {
    const server = serverWith({});
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write('NOT HTTP\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('nosniff');
    await server.close();
  });

  it('with 40 kB of cookies is answered; beyond the limit, a page says what helps', async () => {
    const server = serverWith({});
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const answerTo = async (bytes: number) => {
      const socket = connect({ port, host: '127.0.0.1' });
      const cookies = Array.from({ length: bytes / 4000 }, (_, place) => `tag${place}=${'a'.repeat(3990)}`).join('; ');
      socket.write(`GET /robots.txt HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\ncookie: ${cookies}\r\n\r\n`);
      return text(socket);
    };
    expect((await answerTo(40_000)).split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
    const tooMany = await answerTo(80_000);
    expect(tooMany).toMatch(/^HTTP\/1\.1 431 /);
    expect(tooMany).toContain('content-type: text/html; charset=utf-8');
    expect(tooMany).toContain('Delete the cookies of this website');
    expect(tooMany).toContain('Supprimez les cookies de ce site');
    await server.close();
  });

  it.each([
    ['opened in advance is to close it without sending anything', '', ''],
    ['that stops within the request line is a timeout', 'GET / HTT', 'HTTP/1.1 408 Request Timeout'],
  ])('to a connection %s', async (_, sent, answer) => {
    const server = serverWith({});
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const accepted = once(server.server, 'connection');
    const socket = connect({ port, host: '127.0.0.1' });
    const [connection] = (await accepted) as [Socket];
    socket.write(sent);
    await expect.poll(() => connection.bytesRead).toBe(sent.length);
    server.server.emit(
      'clientError',
      Object.assign(new Error('The headers took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      connection,
    );
    expect((await text(socket)).split('\r\n')[0]).toBe(answer);
    await server.close();
  });
});

describe('files', () => {
  it('with a hash in their name are immutable and sent in their precompressed form', async () => {
    const response = await get('/assets/entry-1.js', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect((await get('/assets/gone-1.js')).statusCode).toBe(404);
  });

  it('for crawlers link to the sitemap', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /fr/order/');
    expect(body).toContain('Sitemap: http://shop.example/sitemap.xml');
  });
});

describe('the address of a visitor', () => {
  const proxy = '172.30.0.10';
  /** The visitor's address that the API receives for a request. */
  const visitorSeen = async (remoteAddress: string, claimed: string, headers: Record<string, string> = {}) => {
    const server = serverWith({ trustProxy: proxy });
    seen = [];
    await ask(server, {
      ...{ method: 'GET', url: '/api/front/store/details', remoteAddress },
      headers: { host: 'shop.example', 'x-forwarded-for': claimed, ...headers },
    });
    await server.close();
    return seen[0]?.headers['x-forwarded-for'];
  };

  it('is the address that the trusted proxy has seen, whatever the visitor claims', async () => {
    expect(await visitorSeen(proxy, '203.0.113.7')).toBe('203.0.113.7');
    expect(await visitorSeen(proxy, '6.6.6.6, 203.0.113.7')).toBe('203.0.113.7');
    const others = { forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6' };
    expect(await visitorSeen(proxy, '6.6.6.6, 203.0.113.7', others)).toBe('203.0.113.7');
  });

  it('cannot be claimed by clients that connect over the gateway of the proxy’s network', async () => {
    expect(await visitorSeen(proxy, '6.6.6.6, 172.30.0.1')).toBe('172.30.0.1');
    expect(await visitorSeen('172.30.0.1', '6.6.6.6')).toBe('172.30.0.1');
  });
});
