import { symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import createOpenApiClient from 'openapi-fetch';
import { contract, encode } from '../../packages/storefront-sdk/src/contract/index.ts';
import { sample } from '../../packages/storefront-sdk/src/contract/sample.ts';
import type * as Sdk from '../../packages/storefront-sdk/src/index.ts';
import { root, withInstalled } from './installed-sdk.ts';
import { twoCalls } from './size-sdk.ts';

/**
 * The client beside others that make the same two calls, product detail and cart save: bytes of brotli through Vite, and time
 * per product detail, on a transport that answers at once and over loopback, the server's share included. Times are processor
 * time, which other programs on the machine disturb least.
 * `node tests/bench/compare-sdk.ts`
 */
const path = { uniqueKey: 'k', slug: 's' };
const pattern = '/api/front/product/detail/{uniqueKey}/{slug}';
const line = { productId: 1, cartNum: 1, productAttrUnique: 2, storeId: 1 };

interface Contender {
  name: string;
  /** The two calls as a shop would write them. */
  program: string;
  /** Asks for the product once. */
  ask: (baseUrl: string, fetch: typeof globalThis.fetch) => () => Promise<unknown>;
}

/** The least that ends a stalled answer: what a signal costs, whoever passes it. */
async function limited(url: string, init: RequestInit, fetch: typeof globalThis.fetch): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), 15_000);
  try {
    return await (await fetch(url, { ...init, signal: controller.signal })).json();
  } finally {
    clearTimeout(timer);
  }
}

class ThinError extends Error {
  readonly kind: string;
  readonly code: number;
  constructor(kind: string, code: number, message: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/** What every typed client does at least: base URL, token, envelope, table of codes, one error. */
function thin(baseUrl: string, token: () => string, fetch: typeof globalThis.fetch) {
  const kinds: Record<number, string> = {
    400: 'invalid',
    401: 'auth',
    403: 'forbidden',
    404: 'not-found',
    500: 'server',
  };
  return async <Answer>(method: string, url: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(baseUrl + url, {
      method,
      headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { code = response.status, message, data } = await response.json();
    if (code !== 200) throw new ThinError(kinds[code] ?? 'platform', code, message);
    return data;
  };
}

function contenders({ createClient, products }: typeof Sdk): readonly Contender[] {
  return [
    {
      name: 'fetch alone',
      program: `const post = { method: 'POST', body: JSON.stringify([${JSON.stringify(line)}]) };
        fetch('/api/front/product/detail/k/s').then((response) => response.json()).then(console.log);
        fetch('/api/front/cart/save', post);`,
      ask: (baseUrl, fetch) => async () => (await fetch(`${baseUrl}/api/front/product/detail/k/s`)).json(),
    },
    {
      name: 'fetch with a time-out',
      program: `${limited} limited('/api/front/product/detail/k/s', {}, fetch).then(console.log);
        limited('/api/front/cart/save', { method: 'POST', body: JSON.stringify([${JSON.stringify(line)}]) }, fetch);`,
      ask: (baseUrl, fetch) => async () => limited(`${baseUrl}/api/front/product/detail/k/s`, {}, fetch),
    },
    {
      name: 'thin typed fetch',
      program: `${ThinError} ${thin} const call = thin('', () => '', fetch);
        call('GET', '/api/front/product/detail/k/s').then(console.log);
        call('POST', '/api/front/cart/save', [${JSON.stringify(line)}]);`,
      ask: (baseUrl, fetch) => {
        const call = thin(baseUrl, () => 'token', fetch);
        return () => call('GET', '/api/front/product/detail/k/s');
      },
    },
    {
      name: 'openapi-fetch 0.17.0',
      program: `import createClient from 'openapi-fetch'; const client = createClient({ baseUrl: '' });
        client.GET('${pattern}', { params: { path: ${JSON.stringify(path)} } }).then(console.log);
        client.POST('/api/front/cart/save', { body: [${JSON.stringify(line)}] });`,
      ask: (baseUrl, fetch) => {
        const client = createOpenApiClient<Record<string, never>>({ baseUrl, fetch: (request) => fetch(request) });
        const { signal } = new AbortController();
        return () => client.GET(pattern as never, { params: { path }, signal } as never);
      },
    },
    {
      name: 'this client: time-out, signal, retry, checked answer',
      program: twoCalls,
      ask: (baseUrl, fetch) => {
        const client = createClient({ baseUrl, fetch, authorize: () => ({ authorization: 'Bearer token' }) });
        const { signal } = new AbortController();
        return () => products.detail(client, path, { signal });
      },
    },
  ];
}

/** Processor time per call of each in µs, the best of many rounds; in turns, so that a noisy machine is unkind to all alike. */
async function race(asks: readonly (() => Promise<unknown>)[], calls: number, rounds: number): Promise<number[]> {
  const times = asks.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    // Back and forth: who follows another pays for its garbage.
    const order = [...asks.entries()];
    for (const [index, ask] of round % 2 ? order.reverse() : order) {
      const start = process.cpuUsage();
      for (let call = 0; call < calls; call++) await ask();
      const { user, system } = process.cpuUsage(start);
      times[index]?.push((user + system) / calls);
    }
  }
  return times.map((taken) => Math.min(...taken.slice(2)));
}

await withInstalled(async ({ dist, folder, bundle }) => {
  symlinkSync(join(root, 'node_modules/openapi-fetch'), join(folder, 'node_modules/openapi-fetch'));
  const detail = contract['product.detail'].answer;
  const reply = JSON.stringify({ code: 200, message: 'success', data: encode(detail, sample(detail)) });
  const runners = contenders(await import(pathToFileURL(join(dist, 'index.js')).href));

  const stub = async () => new Response(reply);
  const atOnce = await race(
    runners.map(({ ask }) => ask('http://shop.test', stub)),
    1_000,
    30,
  );

  const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const overHttp = await race(
    runners.map(({ ask }) => ask(origin, fetch)),
    300,
    20,
  );
  server.close();
  server.closeAllConnections();

  const rows = [];
  for (const [index, { name, program }] of runners.entries()) {
    const [own = 0, floor = 0] = [atOnce[index], atOnce[0]];
    rows.push({
      client: name,
      'brotli B': brotliCompressSync(await bundle(program, 'vite')).length,
      'µs a call': own.toFixed(1),
      'more than fetch': (own - floor).toFixed(1),
      'µs over HTTP': overHttp[index]?.toFixed(0),
      'times fetch': ((overHttp[index] ?? 0) / (overHttp[0] ?? 1)).toFixed(2),
    });
  }
  console.table(rows);
  console.log(`A reply of ${(reply.length / 1000).toFixed(1)} kB.`);
});
