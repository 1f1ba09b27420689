import type { Middleware, Reply } from './client.ts';

interface PendingRequest {
  readonly reply: Promise<Reply>;
  readonly controller: AbortController;
  /** Number of callers that are waiting. */
  waiters: number;
}

/** Headers that differ between equal requests. */
const OWN_HEADERS = ['dpop', 'x-request-id'];

/**
 * A middleware that shares one request between equal pending reads, those with the same URL and headers. The request is
 * aborted when all of its callers have aborted. Add it after `credentials`, so that two shoppers never share a
 * response.
 */
export function dedupe(): Middleware {
  const pending = new Map<string, PendingRequest>();
  return (request, next) => {
    const { url, init } = request;
    if (init.method !== 'GET') return next(request);
    const headers = new Headers(init.headers);
    for (const name of OWN_HEADERS) headers.delete(name);
    const key = JSON.stringify([url, ...headers]);

    const start = (): PendingRequest => {
      const controller = new AbortController();
      const reply = next({ ...request, init: { ...init, signal: controller.signal } });
      const started = { reply, controller, waiters: 0 };
      pending.set(key, started);
      reply.finally(() => settle(started)).catch(() => {});
      return started;
    };
    const settle = (settled: PendingRequest) => pending.get(key) === settled && pending.delete(key);

    const shared = pending.get(key) ?? start();
    shared.waiters++;
    init.signal.addEventListener('abort', () => {
      if (--shared.waiters > 0) return;
      settle(shared);
      shared.controller.abort();
    });
    return shared.reply;
  };
}
