import type { Middleware } from './client.ts';
import { mask } from './mask.ts';

/** One attempt, fit for a log: no headers, and nothing in it that `mask` hides. */
export interface LogEntry {
  /** Name of the call, as in `cart.list`. */
  readonly endpoint: string;
  readonly method: string;
  readonly url: string;
  /** What was sent, only with `bodies`. */
  readonly body?: string;
  /** HTTP status, 0 when nothing was answered. */
  readonly status: number;
  /** Time to the headers of the answer, in ms. */
  readonly ms: number;
  readonly requestId?: string;
}

export interface LogOptions {
  /** Whether to log what is sent, masked as well. @default false */
  bodies?: boolean;
}

/**
 * A middleware that writes down each attempt, with secrets hidden. The last middleware added sees the request first:
 * add it last to log what callers ask for, first to log what leaves.
 * @example client.use(log((entry) => console.debug(entry)));
 */
export function log(write: (entry: LogEntry) => void, { bodies = false }: LogOptions = {}): Middleware {
  return async (request, next) => {
    const { endpoint, url, init } = request;
    const start = performance.now();
    let response: Response | undefined;
    try {
      response = await next(request);
      return response;
    } finally {
      const requestId = response?.headers.get('x-request-id') ?? new Headers(init.headers).get('x-request-id');
      write({
        endpoint: endpoint.id,
        method: endpoint.method,
        url: mask(url),
        ...(bodies && init.body && { body: endpoint.raw ? '***' : mask(`${init.body}`) }),
        status: response?.status ?? 0,
        ms: performance.now() - start,
        ...(requestId && { requestId }),
      });
    }
  };
}
