import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { expect, open, storeUrl, test } from './shop.ts';

/* Sizes of the documents for guests, and whether browsers or shared caches store them. */

const PRODUCT = '/product/windowsill-ficus';
const ACCEPTED = 'gzip, deflate, br, zstd, dcb, dcz';

interface Document {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Requests a document without decompressing it. */
function load(path: string, headers: Record<string, string> = {}): Promise<Document> {
  return new Promise((resolve, reject) => {
    httpRequest(storeUrl() + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const { statusCode = 0, headersDistinct } = response;
          const entries = Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(', ')]);
          resolve({
            status: statusCode,
            headers: new Headers(Object.fromEntries(entries)),
            bytes: Buffer.concat(chunks),
          });
        });
    })
      .on('error', reject)
      .end();
  });
}

/** A public page with all its data: if the API was too slow, the page is not stored, and is requested again here. */
async function loadWhole(path: string, headers: Record<string, string> = {}): Promise<Document> {
  let document = await load(path, headers);
  while (document.status === 200 && document.headers.get('cache-control') === 'no-store')
    document = await load(path, headers);
  return document;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');

test('two visitors get the same bytes of a public page, which shared caches may store, and a new nonce in each private page', async () => {
  for (const path of ['/', '/fr', '/products/all', PRODUCT, '/company/about_us']) {
    const [one, other] = [
      await loadWhole(path, { cookie: 'session=a; cartUuid=1', authorization: 'Bearer a', 'user-agent': 'A' }),
      await loadWhole(path, { cookie: 'session=b; theme=dark', 'user-agent': 'B', 'accept-language': 'fr' }),
    ];
    expect(one.headers.get('cache-control'), path).toMatch(/^public\b/);
    expect(one.headers.get('content-security-policy'), path).not.toContain('nonce');
    expect(`${one.bytes}`, path).not.toContain(' nonce=');
    expect(other.headers.get('etag'), path).toBe(one.headers.get('etag'));
  }
  // Byte for byte, once it is stored.
  await loadWhole(PRODUCT);
  await expect
    .poll(async () => {
      const [one, other] = [await loadWhole(PRODUCT, { cookie: 'session=a' }), await loadWhole(PRODUCT)];
      return sha256(one.bytes) === sha256(other.bytes);
    })
    .toBe(true);
  const own = [await load('/users/order_list'), await load('/users/order_list')];
  const nonces = own.map(({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const { headers } of own) {
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('use-as-dictionary')).toBeNull();
  }
});

test('an unchanged page has status 304, also with the parameters of an advertisement', async () => {
  const { headers } = await loadWhole('/products/all?page=2');
  const etag = headers.get('etag') ?? '';
  const again = await loadWhole('/products/all?utm_source=mail&page=2&gclid=7', { 'if-none-match': etag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect((await load('/products/all?page=3', { 'if-none-match': etag })).status).toBe(200);
});

test('a browser loads a second document as the difference from the first', async ({ page }) => {
  const paths = ['/', PRODUCT, '/products/all', '/collections/fashion'];
  for (const path of paths) for (let time = 0; time < 2; time++) await loadWhole(path, { 'accept-encoding': 'br' });
  for (const path of paths) {
    let visits = 0;
    let size = 0;
    // For one network, the server compresses one document at a time with a dictionary, and other tests load documents too.
    await expect
      .poll(async () => {
        const loaded = page.waitForResponse((response) => response.request().resourceType() === 'document');
        await open(page, `${path}?utm_source=visit-${visits++}`);
        const response = await loaded;
        size = (await response.request().sizes()).responseBodySize;
        return (await response.allHeaders())['content-encoding'];
      })
      .toBe(path === '/' ? 'br' : 'dcb');
    expect(size, path).toBeLessThan(path === '/' ? 25_500 : 9_500);
  }
});

test('a dictionary is used only for clients that have it', async () => {
  const first = await loadWhole('/', { 'accept-encoding': 'identity' });
  const headers = { 'accept-encoding': ACCEPTED, 'available-dictionary': `:${sha256(first.bytes)}:` };
  for (const [changed, encoding] of [
    [{}, 'dcb'],
    [{ 'accept-encoding': 'br' }, 'br'],
    [{ 'available-dictionary': `:${sha256(Buffer.from('another'))}:` }, 'br'],
  ] as const) {
    // Under load a page may be sent without a dictionary, as its encoding shows.
    await expect
      .poll(async () => (await load(PRODUCT, { ...headers, ...changed })).headers.get('content-encoding'))
      .toBe(encoding);
  }
});
