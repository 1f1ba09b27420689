import type { Middleware, Reply } from './client.ts';
import { mask } from './mask.ts';

/** One logged request, without headers, and with secrets masked (see `mask`). */
export interface LogEntry {
  /** Name of the call, such as `cart.list`. */
  readonly endpoint: string;
  /** HTTP method. */
  readonly method: string;
  /** URL with its query, masked. */
  readonly url: string;
  /** The request body, only with `bodies`. */
  readonly body?: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Time to the end of the response, in ms. */
  readonly durationMs: number;
  /** `X-Request-Id` of the response, or of the request if the response has none. */
  readonly requestId?: string;
}

export interface LogOptions {
  /** Whether to log request bodies, masked. @default false */
  bodies?: boolean;
}

/**
 * A middleware that logs requests with secrets masked: once per call if it comes before `retry`, once per attempt after
 * it.
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
