import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../errors/refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the response is no longer needed: the client disconnected, or received a timeout error. */
    cancelled: AbortSignal;
  }
}

const RETRY_AFTER_SECONDS = 10;

/** The limit is exact to a part of it this large. */
const BEATS_PER_LIMIT = 20;

/** Abort reason of a request whose client received a timeout error: its work must not continue. */
export class TooLate extends Refused {
  constructor() {
    super(503, 'tooSlow', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

const controllers = new WeakMap<FastifyRequest, AbortController>();
/** Requests whose handler has begun and can end them by itself. */
const handled = new WeakSet<FastifyRequest>();
const neverAborted = new AbortController().signal;

/**
 * Responds with an error when a handler exceeds its time limit, as when the database hangs, so that the client can retry.
 * Files are as slow as their sender's connection, and have their own limits. What counts is time in which this process got to run: on a slow machine
 * a pause of the event loop, in which nothing could be answered, counts as two beats at most, so that it refuses nobody by itself.
 */
export function answerInTime(app: FastifyInstance, withinMs: number): void {
  app.decorateRequest('cancelled', {
    getter(this: FastifyRequest) {
      return controllers.get(this)?.signal ?? neverAborted;
    },
  });
  const beatMs = Math.ceil(withinMs / BEATS_PER_LIMIT);
  const limits = new Set<{ leftMs: number; end: () => void }>();
  let beatAt = performance.now();
  const beats = setInterval(() => {
    const now = performance.now();
    const passedMs = Math.min(now - beatAt, 2 * beatMs);
    beatAt = now;
    for (const limit of limits) {
      limit.leftMs -= passedMs;
      if (limit.leftMs > 0) continue;
      limits.delete(limit);
      limit.end();
    }
  }, beatMs).unref();
  app.addHook('onClose', async () => clearInterval(beats));

  app.addHook('onRequest', async (request, reply) => {
    const controller = new AbortController();
    controllers.set(request, controller);
    const limit = { leftMs: withinMs, end: () => giveUp(request, reply, controller) };
    const isFile = request.headers['content-type']?.startsWith('multipart/');
    if (!isFile) limits.add(limit);
    reply.raw.once('close', () => {
      limits.delete(limit);
      if (!reply.raw.writableFinished) controller.abort(new Refused(503, 'tooSlow'));
    });
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function endInTime(request, reply) {
      if (request.cancelled.reason instanceof TooLate) return;
      const answer: unknown = handler.call(this, request, reply);
      if (!(answer instanceof Promise)) return answer;
      handled.add(request);
      return unlessTooLate(answer, request.cancelled);
    };
  });
}

function giveUp(request: FastifyRequest, reply: FastifyReply, controller: AbortController): void {
  if (reply.sent || reply.raw.headersSent) return;
  request.log.warn('a request took too long, and its caller was told to try again');
  const reason = new TooLate();
  controller.abort(reason);
  if (!handled.has(request)) reply.send(reason);
}

/** Rejects with the signal's reason as soon as it aborts; later errors of the response are ignored. */
function unlessTooLate(answer: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const end = () => {
    if (signal.reason instanceof TooLate) late.reject(signal.reason);
  };
  signal.addEventListener('abort', end, { once: true });
  return Promise.race([answer, late.promise]).finally(() => signal.removeEventListener('abort', end));
}
