import type { Middleware, Reply } from './client.ts';
import { mask } from './mask.ts';

/** One attempt, fit for a log: no headers, and nothing in it that `mask` hides. */
export interface LogEntry {
  /** The method that was called, as in `cart.list`. */
  readonly endpoint: string;
  /** HTTP method. */
  readonly method: string;
  /** Address with its query, masked. */
  readonly url: string;
  /** The request body, only with `bodies`. */
  readonly body?: string;
  /** HTTP status; 0 without a reply. */
  readonly status: number;
  /** Time to the end of the reply, in ms. */
  readonly durationMs: number;
  /** The `X-Request-Id` of the reply, else the one that was sent. */
  readonly requestId?: string;
}

export interface LogOptions {
  /** Whether to log what is sent, masked as well. @default false */
  bodies?: boolean;
}

/**
 * A middleware that logs requests, with secrets hidden: each call where it comes before `retry`, each attempt after it.
 *
 * @example createStorefront({ baseUrl, use: [log((entry) => console.debug(entry))] })
 */
export function log(write: (entry: LogEntry) => void, { bodies = false }: LogOptions = {}): Middleware {
  return async (request, next) => {
    const { endpoint, url, init } = request;
    const started = performance.now();
    let reply: Reply | undefined;
    try {
      reply = await next(request);
      return reply;
    } finally {
      const requestId = reply?.headers.get('x-request-id') ?? init.headers.get('x-request-id');
      write({
        endpoint: endpoint.id,
        method: endpoint.method,
        url: mask(url),
        ...(bodies && init.body && { body: endpoint.raw ? '***' : mask(`${init.body}`) }),
        status: reply?.status ?? 0,
        durationMs: performance.now() - started,
        ...(requestId && { requestId }),
      });
    }
  };
}
