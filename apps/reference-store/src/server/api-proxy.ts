import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMAGE_MAX_BYTES } from '@promenade/storefront-hooks/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts';
import { networksOf } from './networks.ts';
import { answerHeaders, type ForwardedHeaders, requestHeaders } from './proxy-headers.ts';
import { Refusal, sendRefusal } from './refusal.ts';
import { type BodyLimits, readBody } from './request-body.ts';

const proxiedPaths = /^\/(?:api|oidc|media|sandbox|mail)(?:[/?]|$)/;

/** Whether the API answers this path. To the browser everything is one origin. */
export function isProxied(path: string): boolean {
  return proxiedPaths.test(path);
}

const KB = 1024;
/** Bodies of calls, as large as the API takes them. */
const CALL_BODY: BodyLimits = { maxBytes: 64 * KB, timeoutMs: 10_000 };
/** Payment providers send larger ones. */
const NOTICE_BODY: BodyLimits = { maxBytes: 256 * KB, timeoutMs: 10_000 };
/** Twice the largest file, as in the API: it has better words for a file that is a little too large. */
const UPLOAD_BODY: BodyLimits = { maxBytes: 2 * IMAGE_MAX_BYTES, timeoutMs: 90_000 };

/** How many bytes of an answer wait here for a slow reader; a larger answer keeps its socket until the rest fits in. */
const ANSWER_BUFFER_BYTES = 256 * KB;
const CONNECT_TIMEOUT_MS = 5_000;
const HEADERS_TIMEOUT_MS = 30_000;
/** Longest pause of the API in the middle of an answer. */
const BODY_TIMEOUT_MS = 30_000;

/** Requests of one kind: they share sockets to the API, so they can only wait for one another. */
interface Lane {
  pool: Pool;
  slots: ConcurrencyLimit;
  /** Large bodies take their slot before they are read, so that the slots bound the memory they need. */
  readsInSlot: boolean;
}

interface LaneOptions {
  sockets: number;
  perNetwork: number;
  queueTimeoutMs: number;
  readsInSlot?: boolean;
}

/** Passes requests on to the API and its answers back, telling it who asks and which origin the visitor sees. */
export function createApiProxy(apiUrl: string) {
  const createLane = ({ sockets, perNetwork, queueTimeoutMs, readsInSlot = false }: LaneOptions): Lane => ({
    pool: new Pool(apiUrl, {
      connections: sockets,
      connectTimeout: CONNECT_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: BODY_TIMEOUT_MS,
    }),
    slots: createConcurrencyLimit({ max: sockets, maxPerNetwork: perNetwork, maxQueued: 1_000, queueTimeoutMs }),
    readsInSlot,
  });
  const lanes = {
    calls: createLane({ sockets: 128, perNetwork: 16, queueTimeoutMs: 5_000 }),
    // A picture that is composed first can take seconds.
    pictures: createLane({ sockets: 48, perNetwork: 12, queueTimeoutMs: 15_000 }),
    uploads: createLane({ sockets: 12, perNetwork: 3, queueTimeoutMs: 20_000, readsInSlot: true }),
  };

  async function forward(request: FastifyRequest, reply: FastifyReply, forwarded: ForwardedHeaders): Promise<void> {
    const { raw } = request;
    const response = reply.raw;
    const left = new AbortController();
    response.once('close', () => left.abort());
    const { signal } = left;
    try {
      const { lane, body: limits } = routeOf(raw.url ?? '');
      const { pool, slots, readsInSlot } = lanes[lane];
      const early = readsInSlot ? null : await readBody(raw, limits);
      const release = await slots.acquire(networksOf(request.ip), signal);
      try {
        const answer = await pool.request({
          path: raw.url ?? '/',
          method: raw.method as 'GET',
          headers: requestHeaders(raw.headers, forwarded),
          body: readsInSlot ? await readBody(raw, limits) : early,
          signal,
        });
        // The slot is free once the API has said all, however slowly the visitor reads.
        answer.body.once('close', release);
        response.writeHead(answer.statusCode, answerHeaders(answer.headers));
        await pipeline(answer.body as Readable, createAnswerBuffer(), response);
      } finally {
        release();
      }
    } catch (error) {
      if (signal.aborted) return;
      const refusal = error instanceof Refusal ? error : new Refusal(502, 'unreachable');
      sendRefusal(request, response, refusal);
    }
  }

  return {
    forward,
    close: async () => {
      await Promise.all(Object.values(lanes).map(({ pool }) => pool.destroy()));
    },
  };
}

function routeOf(path: string): { lane: 'calls' | 'pictures' | 'uploads'; body: BodyLimits } {
  if (path.startsWith('/media/')) return { lane: 'pictures', body: CALL_BODY };
  if (path.startsWith('/api/front/upload/')) return { lane: 'uploads', body: UPLOAD_BODY };
  return { lane: 'calls', body: path.startsWith('/api/payments/notices/') ? NOTICE_BODY : CALL_BODY };
}

const createAnswerBuffer = () => new PassThrough({ readableHighWaterMark: ANSWER_BUFFER_BYTES });
