import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../errors/refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when nobody waits for the answer any more: the caller has left, or was told that it takes too long. */
    cancelled: AbortSignal;
  }
}

const RETRY_AFTER_SECONDS = 10;

/** Why a request was given up whose caller was told to try again: nothing of it may be done after that. */
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
 * Answers in place of who takes too long, as when the database hangs: a caller who is told may try again. Files come as
 * slowly as their sender's connection, and have limits of their own.
 */
export function answerInTime(app: FastifyInstance, withinMs: number): void {
  app.decorateRequest('cancelled', {
    getter(this: FastifyRequest) {
      return controllers.get(this)?.signal ?? neverAborted;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const controller = new AbortController();
    controllers.set(request, controller);
    const isFile = request.headers['content-type']?.startsWith('multipart/');
    const timer = isFile ? undefined : setTimeout(() => giveUp(request, reply, controller), withinMs);
    reply.raw.once('close', () => {
      clearTimeout(timer);
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

/** Ends with the reason of the signal as soon as it is too late; what becomes of the answer afterwards is no error. */
function unlessTooLate(answer: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const end = () => {
    if (signal.reason instanceof TooLate) late.reject(signal.reason);
  };
  signal.addEventListener('abort', end, { once: true });
  return Promise.race([answer, late.promise]).finally(() => signal.removeEventListener('abort', end));
}
