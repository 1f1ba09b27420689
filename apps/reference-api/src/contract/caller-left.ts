import type { FastifyReply } from 'fastify';

/** Aborted when the caller leaves before the response was sent whole. */
export function callerLeft({ raw }: FastifyReply, reason: Error = new Error('the caller has left')): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(reason);
  });
  return left.signal;
}
