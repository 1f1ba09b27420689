import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  Agent,
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import type { PageRenderer } from '../server/page-renderer.ts';
import { createStoreServer, type StoreServer } from '../server/store-server.ts';
import { renderedPage } from '../server/test-store.ts';
import type { Surroundings } from '../server/visitor.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Call {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Loopback address that the visitor connects from. */
  from?: string;
}

let upstream: Server;
let upstreamSockets: Set<Socket>;
let handle: Handler;
let render: PageRenderer;
let clientDirectory: string;
let store: StoreServer;
let port: number;
let visitors: Agent;
let open: (ClientRequest | Socket)[];

const answerOk: Handler = (request, response) => {
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end('{"code":200,"message":"success","data":null}');
  });
};

const storeWith = (surroundings: Partial<Surroundings> = {}) =>
  createStoreServer({
    apiUrl: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
    publicUrl: undefined,
    trustProxy: undefined,
    ...surroundings,
    clientDirectory,
    render: (page) => render(page),
  });

beforeAll(async () => {
  upstream = createServer((request, response) => handle(request, response));
  upstreamSockets = new Set();
  upstream.on('connection', (socket) => {
    upstreamSockets.add(socket);
    socket.once('close', () => upstreamSockets.delete(socket));
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  clientDirectory = mkdtempSync(join(tmpdir(), 'store-client-'));
  mkdirSync(join(clientDirectory, '.vite'));
  writeFileSync(
    join(clientDirectory, '.vite/manifest.json'),
    JSON.stringify({ 'src/entry-client.tsx': { file: 'assets/entry-1.js', isEntry: true } }),
  );
});

afterAll(() => {
  upstream.close();
  rmSync(clientDirectory, { recursive: true });
});

beforeEach(async () => {
  handle = answerOk;
  render = async () => renderedPage();
  open = [];
  visitors = new Agent({ keepAlive: true });
  await listen();
});

afterEach(async () => {
  for (const connection of open) connection.destroy();
  visitors.destroy();
  await store.close();
  upstream.closeAllConnections();
});

async function listen(surroundings: Partial<Surroundings> = {}) {
  for (const connection of open) connection.destroy();
  await store?.close();
  store = storeWith(surroundings);
  await store.listen({ host: '127.0.0.1', port: 0 });
  port = (store.server.address() as AddressInfo).port;
}

/** Opens a request and sends its headers, but does not end it. */
function start({ path, method = 'GET', headers = {}, from = '127.0.0.1' }: Call, agent: Agent | false = false) {
  const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, localAddress: from, agent });
  request.on('error', () => {});
  open.push(request);
  return request;
}

async function answerOf(request: ClientRequest): Promise<Answer> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

function call({ body, ...rest }: Call): Promise<Answer> {
  const request = start(rest, visitors);
  request.end(body);
  return answerOf(request);
}

/** A visitor that sends its body byte by byte, so slowly that it is never complete within a test. */
function trickle(from: string) {
  const request = start({
    ...{ path: '/api/front/login/email', method: 'POST', from },
    headers: { 'content-type': 'application/json', 'content-length': 60_000 },
  });
  request.write('{');
  return request;
}

/** Sends raw bytes and reads until the server closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  open.push(socket);
  socket.on('error', () => {});
  socket.write(bytes);
  return text(socket);
}

/** Resolves when a request was sent, or was refused. */
const sent = (request: ClientRequest) =>
  new Promise<void>((resolve) => {
    request.once('socket', (socket) => socket.once('connect', () => setImmediate(resolve)).once('close', resolve));
  });

/** Resolves when an aborted request is closed. */
const gone = (request: ClientRequest) =>
  new Promise<void>((resolve) => {
    request.once('close', resolve);
    request.destroy();
  });

const untilSeen = async (condition: () => boolean) => {
  while (!condition()) await delay(5);
};

describe('one address that uses everything it can get', () => {
  const bodies = () => Array.from({ length: 140 }, () => trickle('127.0.0.2'));
  const pictures = () =>
    Array.from({ length: 190 }, (_, i) => {
      const request = start({ path: `/media/r1/product/${i}.webp`, from: '127.0.0.2' });
      request.end();
      return request;
    });

  it.each([
    ['slow bodies', bodies],
    ['pictures that are not generated yet', pictures],
    ['both', () => [...pictures(), ...bodies()]],
  ])('does not block other visitors: %s', async (_, attack) => {
    let hanging = 0;
    handle = (request, response) => {
      if (request.url?.startsWith('/media/')) hanging++;
      else answerOk(request, response);
    };
    await Promise.all(attack().map(sent));
    for (const path of ['/api/front/store/theme', '/oidc/.well-known/openid-configuration', '/products/all']) {
      expect((await call({ path, from: '127.0.0.3' })).status, path).toBe(200);
    }
    const order = { path: '/api/front/cart/save', method: 'POST', body: '[]', from: '127.0.0.3' };
    expect((await call(order)).status).toBe(200);
    const before = hanging;
    start({ path: '/media/r1/product/new.webp', from: '127.0.0.3' }).end();
    await untilSeen(() => hanging > before);
  });

  it('gets a few pages rendered at once, also as Markdown, while other visitors get theirs', async () => {
    let rendering = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    render = async ({ url, form }) => {
      if (url.pathname.startsWith('/slow/')) {
        rendering++;
        await promise;
      }
      return renderedPage({ form, hasMarkdown: true });
    };
    const headers = { accept: 'text/markdown' };
    for (let i = 0; i < 12; i++) start({ path: `/slow/${i}.md`, from: '127.0.0.2' }).end();
    for (let i = 12; i < 24; i++) start({ path: `/slow/${i}`, headers, from: '127.0.0.2' }).end();
    await untilSeen(() => rendering === LIMITS.pages.maxPerNetwork);
    const { status, headers: answered } = await call({ path: '/products/all.md', from: '127.0.0.3' });
    expect([status, answered['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(rendering).toBe(LIMITS.pages.maxPerNetwork);
    resolve();
  });

  it('gets 429 with a retry time, in its language, for too many concurrent requests', async () => {
    handle = () => {};
    const answers: Promise<Answer>[] = [];
    for (let i = 0; i < 129; i++) {
      const request = start({ path: '/api/front/x', headers: { 'accept-language': 'fr' } });
      request.end();
      const answer = answerOf(request);
      answer.catch(() => {});
      answers.push(answer);
    }
    const refused = await Promise.race(answers);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect(JSON.parse(refused.body)).toMatchObject({ code: 429, message: expect.stringContaining('réessayez') });
    expect((await call({ path: '/api/front/x', from: '127.0.0.1' })).status).toBe(429);
    handle = answerOk;
    expect((await call({ path: '/api/front/x', from: '127.0.0.3' })).status).toBe(200);
  });

  it('gets its connections refused beyond its share, while a trusted proxy may open more', async () => {
    const connected = async () => {
      const sockets = Array.from({ length: 300 }, () => connect({ port, host: '127.0.0.1' }));
      open.push(...sockets);
      let closed = 0;
      for (const socket of sockets) {
        socket
          .on('error', () => {})
          .on('close', () => closed++)
          .resume();
      }
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      return { closed: () => closed };
    };
    const { closed } = await connected();
    await untilSeen(() => closed() === 300 - 256);
    expect((await call({ path: '/robots.txt', from: '127.0.0.3' })).status).toBe(200);

    await listen({ trustProxy: 'loopback' });
    const trusted = await connected();
    expect((await call({ path: '/robots.txt' })).status).toBe(200);
    expect(trusted.closed()).toBe(0);
  });

  it('counts as one visitor, however many addresses of its network a trusted proxy reports', async () => {
    await listen({ trustProxy: 'loopback' });
    handle = () => {};
    const from = (address: string) => ({ path: '/api/front/x', headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < 128; i++) start(from(`2001:db8:1:2::${i.toString(16)}`)).end();
    const refused = async () => (await call(from('2001:db8:1:2:ffff::1'))).status;
    await expect.poll(refused).toBe(429);
    handle = answerOk;
    expect((await call(from('2001:db8:1:3::1'))).status).toBe(200);
  });

  it('leaves the queue when it disconnects', async () => {
    const asked: string[] = [];
    const held: ServerResponse[] = [];
    handle = (request, response) => {
      asked.push(request.url ?? '');
      held.push(response);
    };
    for (let i = 0; i < 16; i++) start({ path: `/api/front/held/${i}` }).end();
    await untilSeen(() => held.length === 16);
    const leaving = start({ path: '/api/front/left' });
    leaving.end();
    await once(store.server, 'request');
    const staying = call({ path: '/api/front/stays' });
    await once(store.server, 'request');
    await gone(leaving);
    handle = (request, response) => {
      asked.push(request.url ?? '');
      answerOk(request, response);
    };
    for (const response of held) response.end();
    expect((await staying).status).toBe(200);
    expect(asked).not.toContain('/api/front/left');
  });
});

describe('the body of a request', () => {
  const tooLarge = { code: 413, message: 'The request is too large', data: null };

  it.each([
    ['with its length', (bytes: Buffer) => ({ 'content-length': bytes.length })],
    ['in chunks', () => ({ 'transfer-encoding': 'chunked' })],
  ])('above the limit is refused with 413, if sent %s', async (_, headers) => {
    let calls = 0;
    handle = (request, response) => {
      calls++;
      answerOk(request, response);
    };
    const body = Buffer.alloc(12_000_000, 'x');
    for (const path of ['/api/front/cart/save', '/api/front/upload/image', '/oidc/token']) {
      const answer = await call({ path, method: 'POST', headers: headers(body), body });
      expect(answer, path).toMatchObject({ status: 413, headers: { connection: 'close' } });
      expect(JSON.parse(answer.body)).toEqual(tooLarge);
    }
    const french = { 'accept-language': 'fr', ...headers(body) };
    const answer = await call({ path: '/api/front/cart/save', method: 'POST', headers: french, body });
    expect(JSON.parse(answer.body).message).toBe('La requête est trop volumineuse');
    expect(calls).toBe(0);
  });

  it('reaches the API complete within its limit: calls, payment notifications and uploads', async () => {
    let size = 0;
    handle = async (request, response) => {
      size = (await text(request)).length;
      response.end('{}');
    };
    for (const [path, bytes] of [
      ['/api/front/cart/save', 65_536],
      ['/api/payments/notices/stripe', 262_144],
      ['/api/front/upload/image', 6_000_000],
    ] as const) {
      for (const headers of [{ 'content-length': bytes }, { 'transfer-encoding': 'chunked' }]) {
        const body = Buffer.alloc(bytes, 'x');
        expect((await call({ path, method: 'POST', headers, body })).status, path).toBe(200);
        expect(size).toBe(bytes);
      }
    }
  });

  it('takes no socket to the API while it is incomplete', async () => {
    for (let i = 0; i < 20; i++) trickle('127.0.0.2');
    expect((await call({ path: '/api/front/x', from: '127.0.0.2' })).status).toBe(200);
    expect(upstreamSockets.size).toBe(1);
  });

  it('gets the API’s own response if the API refuses it before reading it', async () => {
    handle = (_request, response) => {
      response.writeHead(413, { connection: 'close' });
      response.end('{"code":413}');
    };
    for (let round = 0; round < 10; round++) {
      const answer = await call({ path: '/api/front/upload/image', method: 'POST', body: Buffer.alloc(6_000_000) });
      expect([answer.status, answer.body]).toEqual([413, '{"code":413}']);
    }
  });

  it('is accepted with Expect: 100-continue', async () => {
    const request = start({ path: '/api/front/x', method: 'POST', headers: { expect: '100-continue' } });
    request.flushHeaders();
    await once(request, 'continue');
    request.end('{}');
    expect((await answerOf(request)).status).toBe(200);
  });

  it('frees its slot when it is aborted', async () => {
    for (let round = 0; round < 6; round++) {
      const uploads = Array.from({ length: 3 }, () =>
        start({ path: '/api/front/upload/image', method: 'POST', headers: { 'content-length': 1_000_000 } }),
      );
      for (const upload of uploads) upload.write('x');
      await Promise.all(uploads.map(gone));
    }
    const body = Buffer.alloc(1_000_000);
    expect((await call({ path: '/api/front/upload/image', method: 'POST', body })).status).toBe(200);
  });

  it('is refused with two lengths', async () => {
    let calls = 0;
    handle = (request, response) => {
      calls++;
      answerOk(request, response);
    };
    const head = 'POST /api/front/x HTTP/1.1\r\nHost: shop.example\r\n';
    for (const lengths of [
      'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
      'Transfer-Encoding: gzip\r\n\r\nabc',
      'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    ]) {
      expect(await exchange(head + lengths), lengths).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(calls).toBe(0);
  });
});

describe('the API’s response', () => {
  it('waits for a slow reader without occupying a socket to the API', async () => {
    handle = (_request, response) => void response.end(Buffer.alloc(200_000));
    const slow = Array.from({ length: 40 }, () => start({ path: '/api/front/large', from: '127.0.0.2' }));
    for (const request of slow) {
      request.on('response', (response) => response.pause());
      request.end();
    }
    await Promise.all(slow.map((request) => once(request, 'response')));
    handle = answerOk;
    expect((await call({ path: '/api/front/x', from: '127.0.0.2' })).status).toBe(200);
  });

  it('arrives without the headers of the API’s connection and with the headers of every response', async () => {
    handle = (_request, response) => {
      response.writeHead(200, { connection: 'x-inner, keep-alive', 'x-inner': '1', 'set-cookie': ['a=1', 'b=2'] });
      response.end('ok');
    };
    await listen({ publicUrl: 'https://shop.example' });
    const { headers, body } = await call({ path: '/api/front/x' });
    expect(body).toBe('ok');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'set-cookie': ['a=1', 'b=2'],
    });
    expect(headers['x-inner']).toBeUndefined();
  });

  it.each(['HEAD', 'OPTIONS', 'DELETE'])('to %s is passed on', async (method) => {
    let asked: string | undefined;
    handle = (request, response) => {
      asked = request.method;
      response.writeHead(200, { 'content-length': 2, allow: 'GET' }).end(method === 'HEAD' ? undefined : 'ok');
    };
    const answer = await call({ path: '/api/front/x', method });
    expect([asked, answer.status, answer.headers.allow]).toEqual([method, 200, 'GET']);
    expect(answer.body).toBe(method === 'HEAD' ? '' : 'ok');
  });

  it('tells agents where to sign in, as the API sent it', async () => {
    handle = (request, response) => {
      response.writeHead(401, { 'www-authenticate': `Bearer ${request.headers.authorization}` });
      response.end(`${request.method} ${request.url} ${request.headers['mcp-method'] ?? ''}`);
    };
    const headers = { authorization: 'an-agent', 'mcp-method': 'tools/list' };
    expect(await call({ path: '/mcp', method: 'POST', headers })).toMatchObject({
      ...{ status: 401, headers: { 'www-authenticate': 'Bearer an-agent' }, body: 'POST /mcp tools/list' },
    });
    for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']) {
      expect((await call({ path })).body).toBe(`GET ${path} `);
    }
    for (const path of ['/.well-known/ucp', '/.well-known/acp.json', '/ucp/carts', '/acp/checkout_sessions']) {
      expect((await call({ path })).body).toBe(`GET ${path} `);
    }
    expect((await call({ path: '/mcps' })).status).toBe(200);
  });

  it('ignores protocol upgrades: the request is handled as plain HTTP', async () => {
    let headers: IncomingHttpHeaders = {};
    handle = (request, response) => {
      headers = request.headers;
      answerOk(request, response);
    };
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'x' };
    expect((await call({ path: '/api/front/x', headers: upgrade })).status).toBe(200);
    expect(headers.upgrade).toBeUndefined();
  });

  it('is aborted for the visitor too when the API aborts it', async () => {
    handle = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('x');
      setImmediate(() => response.destroy());
    };
    await expect(call({ path: '/api/front/x' })).rejects.toThrow('aborted');
    handle = answerOk;
    expect((await call({ path: '/api/front/x' })).status).toBe(200);
  });

  it('becomes a 502 in the API’s format and language when it is missing', async () => {
    handle = (request) => request.socket.destroy();
    const { status, headers, body } = await call({ path: '/api/front/x', headers: { 'accept-language': 'fr' } });
    expect(status).toBe(502);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toMatchObject({ code: 502, message: expect.stringContaining('injoignable'), data: null });
    expect(JSON.parse((await call({ path: '/api/front/x' })).body).message).toContain('cannot be reached');
  });

  it('leaves an unused connection open for a few seconds only, however long the API would keep it', async () => {
    upstream.keepAliveTimeout = 72_000;
    expect((await call({ path: '/api/front/x' })).status).toBe(200);
    expect(upstreamSockets.size).toBe(1);
    await expect.poll(() => upstreamSockets.size, { timeout: 20_000 }).toBe(0);
  }, 30_000);

  it('is aborted at the API when the visitor disconnects', async () => {
    const aborted = new Promise<void>((resolve) => {
      handle = (_request, response) => void response.once('close', resolve);
    });
    const request = start({ path: '/api/front/slow' });
    request.end();
    await untilSeen(() => upstreamSockets.size === 1);
    request.destroy();
    await aborted;
  });
});
