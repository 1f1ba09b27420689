import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { firstProduct, withShop } from './running-shop.ts';

/**
 * Pages per second of the store's server: stored pages, compared with a bare Node server in a separate process that sends the same bytes and headers,
 * and pages that are rendered for each visitor. Sixteen concurrent visitors run on the same machine and share its cores with the servers. Also the
 * size of a document.
 */
const VISITORS = 16;
/** Number of turns of each server, and the duration of a turn. */
const TURNS = 12;
const TURN_MS = 500;
const ACCEPT = 'gzip, deflate, br, zstd, dcb, dcz';

interface Rate {
  perSecond: number;
  /** Processor time in µs that the server used for a page. */
  cpuUs: number;
}

/** Processor time of a process so far, µs. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // The ticks are hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

interface Target {
  origin: string;
  path: string;
  pid: number;
}

/** Requests a page repeatedly for some time, over raw sockets: a client that does more would be slower than the servers. */
async function pagesIn(ms: number, { origin, path, pid }: Target): Promise<{ pages: number; cpuUs: number }> {
  const { port, host } = new URL(origin);
  const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
  const until = performance.now() + ms;
  let pages = 0;
  const visit = () =>
    new Promise<void>((done, fail) => {
      let missing = 0;
      let head = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
      socket.on('error', fail).on('data', (chunk: Buffer) => {
        if (missing === 0) {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
          if (!head.startsWith('HTTP/1.1 200') || !length) return fail(new Error(head.slice(0, end)));
          missing = Number(length) - (head.length - end - 4);
          head = '';
        } else missing -= chunk.length;
        if (missing > 0) return;
        missing = 0;
        pages += 1;
        if (performance.now() < until) socket.write(request);
        else socket.end(() => done());
      });
    });
  const before = cpuOf(pid);
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return { pages, cpuUs: cpuOf(pid) - before };
}

/** Rates of several servers, in turns of half a second, so that other load on the machine slows all of them equally. */
async function ratesOf(...targets: readonly Target[]): Promise<Rate[]> {
  for (const target of targets) await pagesIn(2_000, target);
  const turns: { pages: number; cpuUs: number }[][] = targets.map(() => []);
  for (let turn = 0; turn < TURNS; turn++)
    for (const [index, target] of targets.entries()) turns[index]?.push(await pagesIn(TURN_MS, target));
  return turns.map((own) => {
    const sorted = own.map(({ pages }) => pages).toSorted((one, other) => one - other);
    const [pages, cpuUs] = [
      own.reduce((sum, each) => sum + each.pages, 0),
      own.reduce((sum, each) => sum + each.cpuUs, 0),
    ];
    return { perSecond: Math.round(((sorted[TURNS / 2] ?? 0) * 1000) / TURN_MS), cpuUs: Math.round(cpuUs / pages) };
  });
}

interface Read {
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

function read(url: string, headers: Record<string, string>): Promise<Read> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

/** Starts a bare Node server that sends the same response. */
async function startFloor({ headers, bytes }: Read): Promise<{ target: Target; stop(): void }> {
  const directory = mkdtempSync(join(tmpdir(), 'promenade-floor-'));
  const [bytesFile, headersFile] = [join(directory, 'bytes'), join(directory, 'headers.json')];
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sent } = headers;
  writeFileSync(bytesFile, bytes);
  writeFileSync(headersFile, JSON.stringify(sent));
  const script = join(import.meta.dirname, 'bare-node.ts');
  const server = spawn('node', [script, bytesFile, headersFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  rmSync(directory, { recursive: true });
  const target = { origin: `http://localhost:${Number(`${port}`)}`, path: '/', pid: server.pid ?? 0 };
  return { target, stop: () => void server.kill() };
}

/** A page in its smallest encoding, which the store makes after the page was requested again. */
async function smallest(url: string, headers: Record<string, string>): Promise<Read> {
  let last = await read(url, headers);
  for (let time = 0; time < 10; time++) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const next = await read(url, headers);
    if (next.bytes.length <= last.bytes.length) last = next;
  }
  return last;
}

const rates: Record<string, string | number>[] = [];
const sizes: Record<string, string | number>[] = [];
for (const mode of ['stored', 'rendered'] as const) {
  await withShop(
    async (shop) => {
      const pages = { home: '/', list: '/products/all', product: await firstProduct(shop) };
      const html = new Map<string, Buffer>();
      for (const [page, path] of Object.entries(pages)) {
        const url = shop.storeUrl + path;
        const brotli = await smallest(url, { 'accept-encoding': 'br' });
        const target = { origin: shop.storeUrl, path, pid: shop.store.pid ?? 0 };
        if (mode === 'rendered') {
          const [rate] = await ratesOf(target);
          rates.push({ page, mode, 'HTML per second': rate?.perSecond ?? 0, 'processor µs': rate?.cpuUs ?? 0 });
          continue;
        }
        const floor = await startFloor(brotli);
        const [rate, bare] = await ratesOf(target, floor.target);
        floor.stop();
        if (!rate || !bare) throw new Error('Both servers have a rate.');
        rates.push({
          ...{ page, mode, 'HTML per second': rate.perSecond, 'processor µs': rate.cpuUs },
          ...{ 'bare Node': bare.perSecond, 'bare µs': bare.cpuUs },
          ratio: (rate.perSecond / bare.perSecond).toFixed(2),
        });
        html.set(page, brotliDecompressSync(brotli.bytes));
        sizes.push({ page, 'bytes of HTML': html.get(page)?.length ?? 0, brotli: brotli.bytes.length });
      }
      for (const row of sizes) {
        for (const [page, dictionary] of mode === 'stored' ? html : []) {
          const path = pages[row.page as keyof typeof pages];
          const hash = createHash('sha256').update(dictionary).digest('base64');
          const headers = { 'accept-encoding': ACCEPT, 'available-dictionary': `:${hash}:` };
          if (page !== row.page) row[`after ${page}`] = (await smallest(shop.storeUrl + path, headers)).bytes.length;
        }
      }
    },
    mode === 'stored' ? {} : { PAGE_CACHE_MB: '0' },
  );
}
console.log(`${availableParallelism()} cores, shared with ${VISITORS} visitors`);
console.table(rates);
console.table(sizes);
