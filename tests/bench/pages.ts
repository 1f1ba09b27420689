import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { firstProduct, withShop } from './running-shop.ts';

/**
 * HTML per second of the store's server: from its page cache, rendered for each visitor, and a floor beside both: a bare Node
 * server that sends the same bytes. Sixteen visitors at a time from this very machine, so it shares its cores with them.
 */
const VISITORS = 16;
const SECONDS = 6;

async function perSecond(origin: string, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const run = async (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    let answered = 0;
    const visit = async () => {
      while (performance.now() < until) {
        await read(agent, origin + paths[answered % paths.length]);
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visit));
    return answered / seconds;
  };
  await run(2);
  const rate = await run(SECONDS);
  agent.destroy();
  return Math.round(rate);
}

function read(agent: Agent, url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

const rows: Record<string, string | number>[] = [];
for (const mode of ['kept', 'rendered'] as const) {
  await withShop(
    async (shop) => {
      const pages = { home: '/', list: '/products/all', product: await firstProduct(shop) };
      for (const [page, path] of Object.entries(pages)) {
        const html = await read(new Agent(), shop.storeUrl + path);
        rows.push({
          page,
          mode,
          'HTML per second': await perSecond(shop.storeUrl, [path]),
          'bytes on the wire': html.length,
          'bytes of HTML': gunzipSync(html).length,
        });
      }
      if (mode === 'kept') rows.push(await floor(await read(new Agent(), `${shop.storeUrl}/products/all`)));
    },
    mode === 'kept' ? {} : { PAGE_CACHE_MB: '0' },
  );
}
console.log(`${availableParallelism()} cores, shared with ${VISITORS} visitors`);
console.table(rows);

async function floor(bytes: Buffer) {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-encoding': 'gzip',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const rate = await perSecond(`http://localhost:${(server.address() as AddressInfo).port}`, ['/']);
  server.close();
  return { page: 'list', mode: 'bare Node in this process', 'HTML per second': rate };
}
