import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMAGE_MAX_BYTES } from '@promenade/storefront-hooks/domain';
import { Pool, errors as undiciErrors } from 'undici';
import { type ConcurrencyLimit, createConcurrencyLimit, type Release } from '../limits/concurrency-limit.ts';
import { type Bound, LIMITS } from '../limits/limits.ts';
import type { Network } from '../limits/networks.ts';
import { Refusal } from '../limits/refusal.ts';
import type { WaitingBytes } from '../limits/waiting-bytes.ts';
import type { ForwardedHeaders } from '../server/request.ts';
import { answerHeaders, requestHeaders } from './proxy-headers.ts';
import { type BodyLimits, readBody } from './request-body.ts';
import { sendRefusal } from './send-refusal.ts';

const proxiedPaths =
  /^\/(?:api|oidc|media|sandbox|mail|mcp|ucp|acp|\.well-known\/(?:oauth-protected-resource|ucp|acp\.json))(?:[/?]|$)/;

/** Whether the API handles this path. To the browser, everything is one origin. */
export function isProxied(path: string): boolean {
  return proxiedPaths.test(path);
}

const KB = 1024;
/** Limits for the bodies of calls, the same as in the API. */
const CALL_BODY: BodyLimits = { maxBytes: 64 * KB, timeoutMs: 10_000 };
/** Payment providers send larger bodies. */
const NOTICE_BODY: BodyLimits = { maxBytes: 256 * KB, timeoutMs: 10_000 };
/** Twice the largest file, as in the API, whose error message for a slightly too large file is better. */
const UPLOAD_BODY: BodyLimits = { maxBytes: 2 * IMAGE_MAX_BYTES, timeoutMs: 90_000 };

/**
 * How many bytes of a response are buffered for a slow reader; a larger response keeps its socket until the rest fits in. A network whose readers
 * already have many bytes waiting gets only a small buffer.
 */
const ANSWER_BUFFER_BYTES = 256 * KB;
const SMALL_BUFFER_BYTES = 16 * KB;
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * Idle connections to the API are closed after this time. The API closes an unused connection after ten seconds (if the visitor left while it was
 * being opened), and a call sent just then would fail.
 */
const UNUSED_TIMEOUT_MS = 4_000;
const HEADERS_TIMEOUT_MS = 30_000;
/** Longest pause of the API within a response. */
const BODY_TIMEOUT_MS = 30_000;

/** Requests of one kind: they share sockets to the API, so they can only delay one another. */
interface Lane {
  pool: Pool;
  slots: ConcurrencyLimit;
  /** Large bodies take their slot before they are read, so that the slots limit the memory. */
  readsInSlot: boolean;
}

/**
 * Passes requests on to the API and its responses back, with the visitor's address and origin.
 *
 * @param waitingBytes counts the bytes that wait for readers.
 */
export function createApiProxy(apiUrl: string, waitingBytes: WaitingBytes) {
  const createLane = (bound: Bound, readsInSlot = false): Lane => ({
    pool: new Pool(apiUrl, {
      connections: bound.max,
      connectTimeout: CONNECT_TIMEOUT_MS,
      keepAliveTimeout: UNUSED_TIMEOUT_MS,
      keepAliveMaxTimeout: UNUSED_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: BODY_TIMEOUT_MS,
    }),
    slots: createConcurrencyLimit({ ...bound, refusal: () => new Refusal(503, 'busy') }),
    readsInSlot,
  });
  const lanes = {
    calls: createLane(LIMITS.calls),
    pictures: createLane(LIMITS.pictures),
    uploads: createLane(LIMITS.uploads, true),
  };

  /** Reserves a buffer for a response, as large as the network may have now. */
  function takeBuffer(networks: readonly Network[]): { bytes: number; giveBack: Release } {
    try {
      return { bytes: ANSWER_BUFFER_BYTES, giveBack: waitingBytes.take(networks, ANSWER_BUFFER_BYTES) };
    } catch {
      return { bytes: SMALL_BUFFER_BYTES, giveBack: () => undefined };
    }
  }

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    { networks, forwarded }: { networks: readonly Network[]; forwarded: ForwardedHeaders },
  ): Promise<void> {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const { signal } = left;
    try {
      const { lane, body: limits } = routeOf(request.url ?? '');
      const { pool, slots, readsInSlot } = lanes[lane];
      const early = readsInSlot ? null : await readBody(request, limits);
      const release = await slots.acquire(networks, signal);
      try {
        const answer = await pool.request({
          path: request.url ?? '/',
          method: request.method as 'GET',
          headers: requestHeaders(request.headers, forwarded),
          body: readsInSlot ? await readBody(request, limits) : early,
          signal,
        });
        // The slot is released when the API has sent everything, however slowly the visitor reads.
        answer.body.once('close', release);
        response.writeHead(answer.statusCode, answerHeaders(answer.headers));
        const { bytes, giveBack } = takeBuffer(networks);
        const buffer = new PassThrough({ readableHighWaterMark: bytes });
        await pipeline(answer.body as Readable, buffer, response).finally(giveBack);
      } finally {
        release();
      }
    } catch (error) {
      if (signal.aborted) return;
      const refusal = refusalOf(error);
      if (refusal.id === 'unreachable') console.warn('The API could not be reached.', error);
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

/** An API that took too long may be fast enough for a retry; an unreachable one is not. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const isLate = error instanceof undiciErrors.HeadersTimeoutError || error instanceof undiciErrors.BodyTimeoutError;
  return isLate ? new Refusal(503, 'busy') : new Refusal(502, 'unreachable');
}
