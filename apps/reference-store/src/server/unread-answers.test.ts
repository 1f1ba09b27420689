import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStoreServer, type StoreServer } from './store-server.ts';
import { renderedPage } from './test-store.ts';

const MB = 1024 * 1024;
/** The maximum pending requests of one network. */
const READERS = 128;
/** Their limit of memory: the bytes that may wait for a network, buffers of the connections on both sides, and garbage. */
const HELD_MAX_MB = 200;
const PRODUCTS = 20_000;

const card = (id: number) => ({
  ...{
    id,
    storeName: `P ${id}`,
    slug: `a-product-with-a-name-of-usual-length-${id}`,
    uniqueKey: `k${id}`,
    price: '1.00',
  },
  ...{
    otPrice: null,
    image: '',
    sales: 0,
    ficti: 0,
    stock: 1,
    browse: 0,
    rating: 0,
    unitName: '',
    merId: 1,
    cateId: 1,
  },
  ...{ storeInfo: '', content: '', discount: null, discountExpiry: null, storePrice: null, variantPrice: '[]' },
  ...{ sliderImage: '[]', showcaseVideo: null, listedOnStore: true, landingPage: false, isShippingIncluded: false },
  ...{ userCollect: false },
});

const large = Buffer.alloc(4 * MB, 'x');
const page = `<!DOCTYPE html><title>page</title>${'<p>text</p>'.repeat(20_000)}`;
let api: Server;
let store: StoreServer;
let port: number;
let directory: string;

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://api.example');
    if (pathname.endsWith('/large')) return void response.end(large);
    const number = Number(searchParams.get('page'));
    const isProducts = pathname.endsWith('/index/product/list');
    const pages = isProducts ? PRODUCTS / 50 : 1;
    const list = isProducts ? Array.from({ length: 50 }, (_, index) => card(number * 50 + index)) : [];
    const data = { list, total: PRODUCTS, page: number, pages, totalPage: pages, limit: 50 };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 200, message: '', data: pathname.endsWith('/category') ? [] : data }));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  directory = mkdtempSync(join(tmpdir(), 'store-unread-'));
  mkdirSync(join(directory, '.vite'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets/entry-1.js'), large);
  writeFileSync(
    join(directory, '.vite/manifest.json'),
    JSON.stringify({ 'src/entry-client.tsx': { file: 'assets/entry-1.js', isEntry: true } }),
  );
  store = createStoreServer({
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    publicUrl: 'http://shop.example',
    trustProxy: undefined,
    clientDirectory: directory,
    pageCacheBytes: 8 * MB,
    render: async () => renderedPage({ text: page }),
  });
  await store.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = store.server.address() as AddressInfo);
});
afterAll(async () => {
  await store?.close();
  api?.close();
  rmSync(directory, { recursive: true });
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Resident memory of this process in MB after garbage collection, because data on its way to a socket is not in the heap. */
function residentMb(): number {
  collectGarbage();
  return process.memoryUsage().rss / MB;
}

/** Requests a path over many connections of one address and reads none of the responses; resolves once each has a response or is closed. */
async function leaveUnread(path: string): Promise<Socket[]> {
  const sockets = Array.from({ length: READERS }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    socket.on('error', () => undefined);
    return socket;
  });
  await Promise.all(
    sockets.map(async (socket) => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.example\r\n\r\n`);
      await Promise.race([once(socket, 'readable'), once(socket, 'close')]);
    }),
  );
  return sockets;
}

const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', localAddress: '127.0.0.3', path, headers: { host: 'shop.example' } };
    const asked = request(options, (response) => resolve(response.resume().statusCode));
    asked.once('error', reject).end();
  });

const connections = () =>
  new Promise<number>((resolve) => {
    store.server.getConnections((_, count) => resolve(count));
  });

const paths = [
  ...['/', '/assets/entry-1.js', '/api/front/large'],
  ...(process.env.PM_DEEP ? ['/sitemap.xml', '/sitemap-1.xml', '/products/all', '/robots.txt', '/media/large'] : []),
];

it.each(paths)(`${READERS} unread responses for %s take little memory, and other visitors are served`, async (path) => {
  // Warm up, so that one-time allocations are not measured.
  for (let visits = 0; visits < 3; visits++) expect(await statusOf(path)).toBeLessThan(500);
  const before = residentMb();
  const sockets = await leaveUnread(path);
  const held = residentMb() - before;
  expect(await statusOf(path)).toBeLessThan(500);
  for (const socket of sockets) socket.destroy();
  await expect.poll(connections).toBeLessThan(READERS / 4);
  expect(held).toBeLessThan(HELD_MAX_MB);
});
