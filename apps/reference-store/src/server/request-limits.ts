import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { LIMITS } from './limits.ts';
import { networksOf } from './networks.ts';
import { Refusal } from './refusal.ts';
import { hasBody } from './visitor.ts';

/** Longest time in which a form before scripts arrives. */
const FORM_TIMEOUT_MS = 10_000;
/** Longest time from a request to the end of its answer, for readers as slow as 50 kB/s of the largest file. */
const ANSWER_TIMEOUT_MS = 150_000;

const tooMany = () => new Refusal(429, 'tooManyAtOnce');

/** Time limits of Node's server. */
export const serverTimeouts = {
  /** Of a whole request, uploads by slow connections included. */
  requestTimeout: 120_000,
  /** Longer than the idle time of a proxy in front (60 s in nginx), which would else send to a connection just closed. */
  keepAliveTimeout: 72_000,
  /** Nothing is read or written. */
  connectionTimeout: 100_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} as const;

/** Bounds the connections of each network. A believed proxy brings all visitors over its own, so it is not counted. */
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

/**
 * Bounds the requests of each network that are under way, and how long each may take.
 *
 * @param refuse answers a request that is one too many.
 */
export function limitRequests(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const requests = createConcurrencyLimit({ ...LIMITS.requests, refusal: tooMany });
  app.addHook('onRequest', (request, reply, done) => {
    const release = requests.tryAcquire(networksOf(request.ip));
    if (!release) return refuse(request, reply);
    const timer = setTimeout(() => request.raw.socket.destroy(), ANSWER_TIMEOUT_MS).unref();
    reply.raw.once('close', () => {
      clearTimeout(timer);
      release();
    });
    done();
  });
}

/** Cuts a visitor off whose form takes too long to arrive. */
export function limitFormTime({ raw }: FastifyRequest): void {
  if (!hasBody(raw)) return;
  const timer = setTimeout(() => raw.socket.destroy(), FORM_TIMEOUT_MS).unref();
  raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
}

const unreadable: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no request: its headers were too slow, too long or not HTTP. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // A browser opens connections ahead, and would take an answer for that to the first request, which it sends again when the
  // connection is just closed.
  const isUnused = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (isUnused || !socket.writable) return void socket.destroy();
  const status = unreadable[code] ?? '400 Bad Request';
  const headers = 'connection: close\r\ncontent-length: 0\r\nx-content-type-options: nosniff';
  socket.write(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n`);
  socket.destroySoon();
}
