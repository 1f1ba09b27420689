import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createClient, retry } from '@promenade/storefront-sdk';
import { LRUCache } from 'lru-cache';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { LIMITS } from '../limits/limits.ts';
import { type Network, networksOf } from '../limits/networks.ts';
import { Refusal } from '../limits/refusal.ts';
import {
  answerUnreadable,
  createRequestLimit,
  HEADERS_MAX_BYTES,
  IDLE_TIMEOUT_MS,
  limitBodyTime,
  limitConnections,
  serverTimeouts,
} from '../limits/request-limits.ts';
import { createWaitingBytes } from '../limits/waiting-bytes.ts';
import { createApiProxy, isProxied } from '../proxy/api-proxy.ts';
import { type BodyLimits, readBody } from '../proxy/request-body.ts';
import { sendRefusal } from '../proxy/send-refusal.ts';
import { createAssets } from './assets.ts';
import { compressed, createPageEncoder, type EncodedPage } from './compression.ts';
import { fallbackResponse } from './fallback-page.ts';
import { createFileHandler, readClientBuild } from './files.ts';
import { FORM_BYTES_MAX } from './forms.ts';
import { WORKER_PATH } from './offline-pages.ts';
import type { PageRenderer } from './page-renderer.ts';
import { forwardedHeaders, type StoreRequest, type StoreResponse, type Visitor } from './request.ts';
import { commonHeaders, everyResponseHeaders } from './security-headers.ts';
import { createStop } from './stop-listening.ts';
import { createStore, type StoreOptions } from './store.ts';
import { createSenders, type Surroundings } from './visitor.ts';

export interface StoreServerOptions
  extends Surroundings,
    Pick<
      StoreOptions,
      'pageCacheBytes' | 'keepsPages' | 'purgeToken' | 'timingToken' | 'sendsTags' | 'writesMarkdown' | 'onPurge'
    > {
  apiUrl: string;
  /** Folder of the client build, which contains its manifest. */
  clientDirectory: string;
  /** Finds the files of a page. @default uses the manifest of the client build */
  assetsOf?: StoreOptions['assetsOf'];
  render: PageRenderer;
}

export interface StoreServer {
  server: Server;
  listen(address: { port: number; host: string }): Promise<void>;
  /** Resolves when all pending responses were sent. */
  close(): Promise<void>;
}

/** Limits for the bodies of forms sent without scripts. */
const FORM_BODY: BodyLimits = { maxBytes: FORM_BYTES_MAX, timeoutMs: 10_000 };
/** Memory of a stream that is decompressed for one reader. */
const STREAM_BYTES = 128 * 1024;
/** Number of visitors whose networks are cached. */
const VISITORS_MAX = 5_000;

/** The store on Node: adds files, compression and limits per network to `createStore`, and passes calls on to the API. */
export function createStoreServer(options: StoreServerOptions): StoreServer {
  const { apiUrl, publicUrl, trustProxy, clientDirectory, keepsPages = true } = options;
  const use = [retry({ limit: 1, idempotency: 'honoured' })];
  const client = createClient({ baseUrl: apiUrl, timeoutMs: 5_000, use });
  const { assetsOf = createAssets(readClientBuild(clientDirectory)) } = options;
  const store = createStore({ ...options, client, assetsOf });
  const waitingBytes = createWaitingBytes();
  const proxy = createApiProxy(apiUrl, waitingBytes);
  const serveFile = createFileHandler(clientDirectory);
  const encode = createPageEncoder();
  const senderOf = createSenders({ publicUrl, trustProxy });
  const admit = createRequestLimit();
  const refusal = () => new Refusal(503, 'busy');
  const pageTurns = createConcurrencyLimit({ ...LIMITS.pages, refusal });
  const sitemapTurns = createConcurrencyLimit({ ...LIMITS.sitemaps, refusal });
  const dictionaryTurns = createConcurrencyLimit({ ...LIMITS.dictionaries, refusal });
  const visitors = new LRUCache<string, Visitor & { networks: readonly Network[] }>({
    max: VISITORS_MAX,
    memoMethod(address) {
      const networks = networksOf(address);
      const page = (signal: AbortSignal) => pageTurns.acquire(networks, signal);
      const sitemap = (signal: AbortSignal) => sitemapTurns.acquire(networks, signal);
      return { address, networks, turns: { page, sitemap } };
    },
  });
  const isFile = (path: string) =>
    /^\/(?:assets\/|(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png)(?:\?|$))/.test(path) ||
    (keepsPages && path === WORKER_PATH);

  const sendBusy = async (request: IncomingMessage, response: ServerResponse, url: string, status: number) =>
    sendSmall(request, response, await fallbackResponse(new URL(url), { status, reason: 'busy' }));

  /** Resolves once the response has started; stored pages are sent synchronously. */
  function handle(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const { address, origin, redirect } = senderOf(request);
    const visitor = visitors.memo(address);
    const { networks } = visitor;
    const path = request.url ?? '/';
    const url = origin + (path.startsWith('/') ? path : `/${path}`);
    const https = origin.startsWith('https:');
    if (!admit(networks, request, response)) {
      if (isProxied(path)) return sendRefusal(request, response, new Refusal(429, 'tooManyAtOnce'));
      return sendBusy(request, response, url, 429);
    }
    if (redirect) {
      const { pathname, search } = new URL(url);
      const location = redirect + pathname.replace(/\/{2,}/g, '/') + search;
      return sendSmall(request, response, { status: 301, headers: { ...everyResponseHeaders(https), location } });
    }
    if (isProxied(path)) {
      addHeaders(response, https);
      return proxy.forward(request, response, { networks, forwarded: forwardedHeaders(new URL(origin), visitor) });
    }
    limitBodyTime(request);
    if (isFile(path) && (request.method === 'GET' || request.method === 'HEAD')) {
      addHeaders(response, https);
      return serveFile(request, response, () => {
        const headers = { ...commonHeaders, 'content-type': 'text/plain', 'cache-control': 'no-store' };
        response.writeHead(404, headers).end('Not found');
      });
    }
    const answer = store.respond(storeRequest(request, response, url), visitor);
    if (!(answer instanceof Promise)) return send(request, response, answer, networks);
    return answer
      .then((ready) => send(request, response, ready, networks))
      .catch((error: unknown) => {
        if (error instanceof Refusal) return sendBusy(request, response, url, 503);
        throw error;
      });
  }

  /** Throws a refusal if too many bytes already wait for the readers of these networks. */
  function send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: StoreResponse,
    networks: readonly Network[],
  ): void | Promise<void> {
    const { page, status, body } = answer;
    if (body instanceof ReadableStream) {
      response.once('close', waitingBytes.take(networks, STREAM_BYTES));
      response.writeHead(status, answer.headers);
      // A visitor who leaves early is not an error.
      return pipeline(Readable.fromWeb(body as WebStream), response).catch(() => undefined);
    }
    if (body === undefined || (request.method === 'HEAD' && !page)) return sendSmall(request, response, answer);
    const form = page
      ? encode(page, request.headers, () => dictionaryTurns.tryAcquire(networks))
      : compressed(body, answer.headers, request.headers);
    const write = ({ bytes, headers }: EncodedPage) => {
      const isTimed = page && answer.headers !== page.headers;
      response.writeHead(status, isTimed ? { ...answer.headers, ...headers } : headers);
      response.end(request.method === 'HEAD' ? undefined : bytes);
      if (response.writableLength > 0) countWaiting(response, networks, bytes.length);
    };
    return form instanceof Promise ? form.then(write) : write(form);
  }

  /** Counts bytes that the operating system has not accepted yet; disconnects readers whose network has too many. */
  function countWaiting(response: ServerResponse, networks: readonly Network[], bytes: number): void {
    try {
      response.once('close', waitingBytes.take(networks, bytes));
    } catch {
      response.destroy();
    }
  }

  const server = createServer({ ...serverTimeouts, maxHeaderSize: HEADERS_MAX_BYTES }, (request, response) => {
    if (stop.isStopping()) response.shouldKeepAlive = false;
    const fail = (error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    };
    try {
      handle(request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  const stop = createStop(server);
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.on('clientError', answerUnreadable);
  limitConnections(server, trustProxy);

  return {
    server,
    async listen({ port, host }) {
      await once(server.listen(port, host), 'listening');
    },
    async close() {
      // Pages and calls that visitors are waiting for still need the API.
      await stop.stopListening();
      store.close();
      await proxy.close();
    },
  };
}

/** Sends a small response, or one without a body. */
function sendSmall(request: IncomingMessage, response: ServerResponse, { status, headers, body }: StoreResponse): void {
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' || typeof body !== 'string' ? undefined : body);
}

function addHeaders(response: ServerResponse, https: boolean): void {
  for (const [name, value] of Object.entries(everyResponseHeaders(https))) response.setHeader(name, value);
}

/** A request for the store. Its signal is created on first use. */
function storeRequest(request: IncomingMessage, response: ServerResponse, url: string): StoreRequest {
  let left: AbortController | undefined;
  return {
    method: request.method ?? 'GET',
    url,
    headers: {
      get(name) {
        const value = request.headers[name];
        return Array.isArray(value) ? value.join(', ') : (value ?? null);
      },
    },
    get signal() {
      if (!left) {
        const controller = new AbortController();
        if (response.closed) controller.abort();
        else response.once('close', () => controller.abort());
        left = controller;
      }
      return left.signal;
    },
    text: async () => `${(await readBody(request, FORM_BODY)) ?? ''}`,
  };
}
