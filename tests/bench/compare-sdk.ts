import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { contract, encode } from '../../packages/storefront-sdk/src/contract/index.ts';
import type * as Sdk from '../../packages/storefront-sdk/src/index.ts';
import { sample } from '../../packages/storefront-sdk/src/schema/sample.ts';
import { installPeers, peers, withInstalled } from './installed-sdk.ts';
import type { Contender } from './sdk/contender.ts';
import { twoCalls } from './size-sdk.ts';

/**
 * The client compared with others that make the same two calls, product detail and cart save: bytes of brotli through Vite, and time per product
 * detail, on a transport that replies at once and over loopback, including the server's share. All take turns in one process. Times are processor
 * time, which other programs on the machine disturb least; those over loopback are compared with `fetch` under the same time limit. The first run
 * installs the peers from the registry.
 * `node tests/bench/compare-sdk.ts`
 */
const path = { uniqueKey: 'k', slug: 's' };
const address = '/api/front/product/detail/k/s';
const line = JSON.stringify({ productId: 1, cartNum: 1, productAttrUnique: 2, storeId: 1 });
const enveloped = (product: object) => ({ code: 200, message: 'success', data: product });

/** `fetch` with the same timeout for a stalled response as the client. */
async function limited(url: string, init: RequestInit, fetch: typeof globalThis.fetch): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), 15_000);
  try {
    return await (await fetch(url, { ...init, signal: controller.signal })).json();
  } finally {
    clearTimeout(timer);
  }
}
const LIMITED = 'fetch with a time limit';

function ownContenders({ createClient, credentials, productsDetail, retry }: typeof Sdk): readonly Contender[] {
  return [
    {
      name: 'fetch',
      program: `fetch('${address}').then((response) => response.json()).then(console.log);
        fetch('/api/front/cart/save', { method: 'POST', body: '[${line}]' });`,
      reply: enveloped,
      ask: (baseUrl, fetch) => async () => (await fetch(baseUrl + address)).json(),
    },
    {
      name: LIMITED,
      program: `${limited} limited('${address}', {}, fetch).then(console.log);
        limited('/api/front/cart/save', { method: 'POST', body: '[${line}]' }, fetch);`,
      reply: enveloped,
      ask: (baseUrl, fetch) => () => limited(baseUrl + address, {}, fetch),
    },
    {
      name: 'this client: time limit, checked reply',
      program: twoCalls,
      reply: enveloped,
      ask: (baseUrl, fetch) => {
        const client = createClient({ baseUrl, fetch });
        return () => productsDetail(client, path);
      },
    },
    {
      name: 'this client with retry and credentials',
      program: twoCalls
        .replace('createClient,', 'createClient, credentials, retry,')
        .replace("baseUrl: ''", "baseUrl: '', use: [retry(), credentials(() => ({ authorization: 'Bearer token' }))]"),
      reply: enveloped,
      ask: (baseUrl, fetch) => {
        const use = [retry(), credentials(() => ({ authorization: 'Bearer token' }))];
        const client = createClient({ baseUrl, fetch, use });
        return () => productsDetail(client, path);
      },
    },
  ];
}

/** Processor time per call of each in µs, the best of many rounds; in turns, so that other load affects all of them equally. */
async function race(asks: readonly (() => Promise<unknown>)[], calls: number, rounds: number): Promise<number[]> {
  const times = asks.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    // In alternating order, because each pays for the garbage of the previous one.
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

/** A server that sends the same JSON for every request. */
async function serve(body: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

installPeers();
await withInstalled(async ({ dist, bundle }) => {
  const schema = contract['products.detail'].response;
  const product = encode(schema, sample(schema)) as object;
  // A path that is not a literal: the peers are no dependencies of this repository, so the compiler cannot follow it.
  const others = (await import(pathToFileURL(join(peers, 'contenders.ts')).href)) as { contenders: Contender[] };
  const own = ownContenders(await import(pathToFileURL(join(dist, 'index.js')).href));
  const contenders = [...own, ...others.contenders];
  const replies = contenders.map(({ reply }) => JSON.stringify(reply(product)));
  const networkFetch = globalThis.fetch;

  const json = { headers: { 'content-type': 'application/json' } };
  const stubbed = contenders.map(({ ask }, index) =>
    ask('http://shop.test', async () => new Response(replies[index], json)),
  );
  const atOnce = await race(stubbed, 1_000, 30);

  const servers = await Promise.all(replies.map(serve));
  const overHttp = await race(
    contenders.map(({ ask }, index) => ask(servers[index]?.origin ?? '', networkFetch)),
    300,
    20,
  );
  for (const { close } of servers) close();

  const floor = overHttp[contenders.findIndex(({ name }) => name === LIMITED)] ?? Number.NaN;
  const rows = [];
  for (const [index, { name, program }] of contenders.entries()) {
    const [time = 0, bare = 0] = [atOnce[index], atOnce[0]];
    rows.push({
      client: name,
      'brotli B': brotliCompressSync(await bundle(program, 'vite')).length,
      'µs a call': time.toFixed(1),
      'more than fetch': (time - bare).toFixed(1),
      'µs over HTTP': overHttp[index]?.toFixed(0),
      'times fetch with limit': ((overHttp[index] ?? 0) / floor).toFixed(2),
    });
  }
  console.table(rows);
  console.log(`A reply of ${((replies[0]?.length ?? 0) / 1000).toFixed(1)} kB.`);
});
