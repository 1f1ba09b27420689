import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { hasBody } from '../proxy/request-body.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { LIMITS } from './limits.ts';
import { type Network, networksOf } from './networks.ts';
import { Refusal } from './refusal.ts';

/** Longest time for the body of a form sent without scripts. */
const BODY_TIMEOUT_MS = 10_000;
/** Longest time from a request to the end of its response: enough for the largest file at 50 kB/s. */
const ANSWER_TIMEOUT_MS = 150_000;
const CHECK_INTERVAL_MS = 2_000;

const tooMany = () => new Refusal(429, 'tooManyAtOnce');

/** Time limits of Node's server. */
export const serverTimeouts = {
  /** For a whole request, including uploads over slow connections. */
  requestTimeout: 120_000,
  /** Longer than the idle time of a proxy in front (60 s in nginx), which would otherwise send to a connection just closed. */
  keepAliveTimeout: 72_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: CHECK_INTERVAL_MS,
} as const;

/** Bytes of a request's headers: a dozen cookies of 4 kB, as tags of several services set them, beside the shop's own. */
export const HEADERS_MAX_BYTES = 64 * 1024;

/** Idle time after which a connection is closed. */
export const IDLE_TIMEOUT_MS = 100_000;

/** Limits the connections of each network. A trusted proxy forwards all visitors over its own, so those are not counted. */
export function limitConnections(server: Server, trustProxy: string | undefined): void {
  const isTrusted = trustProxy ? proxyAddr.compile(trustProxy.split(',')) : () => false;
  const connections = createConcurrencyLimit({ ...LIMITS.connections, refusal: tooMany });
  server.maxConnections = LIMITS.connections.max;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrusted(remoteAddress, 0)) return;
    const release = connections.tryAcquire(networksOf(remoteAddress));
    if (release) socket.once('close', release);
    else socket.destroy();
  });
}

/** Limits the pending requests of each network, and how long each may take. */
export function createRequestLimit() {
  const requests = createConcurrencyLimit({ ...LIMITS.requests, refusal: tooMany });
  /** Deadlines of the pending requests, the earliest first. */
  const deadlines = new Map<IncomingMessage, number>();
  setInterval(() => {
    for (const [request, deadline] of deadlines) {
      if (deadline > performance.now()) return;
      request.socket.destroy();
    }
  }, CHECK_INTERVAL_MS).unref();

  /** Whether the request may be handled. */
  return (networks: readonly Network[], request: IncomingMessage, response: ServerResponse): boolean => {
    const release = requests.tryAcquire(networks);
    if (!release) return false;
    deadlines.set(request, performance.now() + ANSWER_TIMEOUT_MS);
    response.once('close', () => {
      deadlines.delete(request);
      release();
    });
    return true;
  };
}

/** Disconnects a visitor whose form body arrives too slowly. */
export function limitBodyTime(request: IncomingMessage): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => request.destroy(), BODY_TIMEOUT_MS).unref();
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
}

const unreadable: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** In both languages, since the headers with the visitor's were not read. */
const TOO_LARGE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Too many cookies</title>
<h1>Too many cookies</h1><p>Your browser sends more cookies than this shop can read. Delete the cookies of this website in the settings of your browser, then load the page again.</p>
<div lang="fr"><h1>Trop de cookies</h1><p>Votre navigateur envoie plus de cookies que cette boutique ne peut en lire. Supprimez les cookies de ce site dans les réglages de votre navigateur, puis rechargez la page.</p></div></html>
`;

/** Responds to input that is not a valid request: its headers were too slow, too long or not HTTP. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // Browsers open connections in advance. They would take a response on one of them for the response to their first request, but send that request
  // again if the connection was closed.
  const isUnused = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (isUnused || !socket.writable) return void socket.destroy();
  const status = unreadable[code] ?? '400 Bad Request';
  const page = code === 'HPE_HEADER_OVERFLOW' ? TOO_LARGE_PAGE : '';
  const headers = [
    ...['connection: close', `content-length: ${Buffer.byteLength(page)}`, 'x-content-type-options: nosniff'],
    ...(page
      ? [
          'content-type: text/html; charset=utf-8',
          "content-security-policy: default-src 'none'",
          'cache-control: no-store',
        ]
      : []),
  ];
  socket.write(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${page}`);
  socket.destroySoon();
}
