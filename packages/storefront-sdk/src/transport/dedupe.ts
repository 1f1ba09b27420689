import type { Middleware, Reply } from './client.ts';

interface PendingRequest {
  readonly reply: Promise<Reply>;
  readonly controller: AbortController;
  /** Callers that still wait. */
  waiters: number;
}

/** Headers that differ between equal requests. */
const OWN_HEADERS = ['dpop', 'x-request-id'];

/**
 * A middleware that sends equal reads once while they are pending. A caller that aborts leaves the others theirs; when the
 * last one does, the request is aborted. Reads are equal when address and headers are. Add it after `credentials`, so that
 * two shoppers never share a reply.
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
