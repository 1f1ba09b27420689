import type { Issue } from '../contract/decode.ts';
import type { Endpoint, EndpointId, InputOf } from '../contract/endpoint.ts';
import { isStorefrontError, StorefrontError } from '../errors/storefront-error.ts';
import { readAnswer } from './envelope.ts';
import { buildRequest, type OutgoingRequest } from './request.ts';
import { retryDelay } from './retry.ts';

/** Hands a request on; a middleware calls `next` to go on, once or not at all. */
export type Middleware = (
  request: OutgoingRequest,
  next: (request: OutgoingRequest) => Promise<Response>,
) => Promise<Response>;

export interface ClientOptions {
  /** Origin of the backend, without a trailing slash: `https://api.example.com`. */
  baseUrl: string;
  /** Headers that prove who calls, for this very request: `{ Authorization: 'Bearer …' }`, or a DPoP pair. `{}` for guests. */
  authorize?: (request: { method: string; url: string }) => Promise<Record<string, string>> | Record<string, string>;
  /** Headers for every request, asked each time: the locale, for instance. */
  headers?: () => Record<string, string>;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
  /** Limit of one attempt in ms, body included. @default 15000 */
  timeoutMs?: number;
  /** Attempts after the first, for reads and keyed writes only. @default 2 */
  retries?: number;
  /** Told once per burst when the backend demands a sign-in. */
  onAuthRequired?: (error: StorefrontError) => void;
  /** Told of what had to be tolerated in an answer. */
  onIssue?: (issue: Issue & { endpoint: string }) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Limit of one attempt in ms, body included. */
  timeoutMs?: number;
  /** Attempts after the first; 0 turns retry off. */
  retries?: number;
  /** Key under which the backend answers a repeated write alike; made up when the call needs one. */
  idempotencyKey?: string;
  /** Lets the request outlive the page, for the last words on `pagehide`. */
  keepalive?: boolean;
  headers?: Record<string, string>;
}

/** A connection to one backend; hand it to the calls in `cart`, `products`, `orders` … */
export interface Client {
  readonly baseUrl: string;
  /** Makes one call. Rejects with `StorefrontError`, and with nothing else. */
  call<Id extends EndpointId, Answer>(
    endpoint: Endpoint<Id, Answer>,
    input: InputOf<Id>,
    options?: CallOptions,
  ): Promise<Answer>;
  /** Wraps every request from now on; the last one added is the outermost. Returns its removal. */
  use(middleware: Middleware): () => void;
}

/** Creates a client. It keeps no global state: make one per page in a browser, one per request on a server. */
export function createClient(options: ClientOptions): Client {
  const middlewares: Middleware[] = [];
  let authTold = false;

  const send = (request: OutgoingRequest): Promise<Response> => {
    const run = middlewares.reduce<(request: OutgoingRequest) => Promise<Response>>(
      (next, middleware) => (outgoing) => middleware(outgoing, next),
      ({ url, init }) => (options.fetch ?? fetch)(url, init),
    );
    return run(request);
  };

  async function attempt<Answer>(
    endpoint: Endpoint<EndpointId, Answer>,
    input: object,
    call: CallOptions,
  ): Promise<Answer> {
    const timer = new AbortController();
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? 15_000;
    const timeout = setTimeout(() => timer.abort(), timeoutMs);
    const stop = () => timer.abort();
    call.signal?.addEventListener('abort', stop);
    try {
      if (call.signal?.aborted) throw call.signal.reason;
      const request = buildRequest(options.baseUrl, endpoint, input, call, timer.signal);
      Object.assign(request.init.headers, options.headers?.(), call.headers);
      if (endpoint.auth !== 'guest')
        Object.assign(request.init.headers, await options.authorize?.({ method: endpoint.method, url: request.url }));
      const response = await abortable(send(request), timer.signal);
      return await abortable(readAnswer(endpoint, response, options.onIssue), timer.signal);
    } catch (cause) {
      if (isStorefrontError(cause)) throw cause;
      const kind = call.signal?.aborted ? 'aborted' : timer.signal.aborted ? 'timeout' : 'network';
      throw new StorefrontError({ kind, code: 0, endpoint: endpoint.id, message: `${endpoint.id}: ${kind}`, cause });
    } finally {
      clearTimeout(timeout);
      call.signal?.removeEventListener('abort', stop);
    }
  }

  return {
    baseUrl: options.baseUrl,
    async call(endpoint, input, call = {}) {
      const keyed = endpoint.keyed || call.idempotencyKey;
      const settings = keyed ? { ...call, idempotencyKey: call.idempotencyKey ?? crypto.randomUUID() } : call;
      const retries = endpoint.method === 'GET' || keyed ? (call.retries ?? options.retries ?? 2) : 0;
      for (let round = 0; ; round++) {
        try {
          const answer = await attempt(endpoint, input as object, settings);
          if (endpoint.auth === 'user') authTold = false;
          return answer;
        } catch (cause) {
          const error = cause as StorefrontError;
          if (error.kind === 'auth' && !authTold) {
            authTold = true;
            options.onAuthRequired?.(error);
          }
          const delay = round < retries ? retryDelay(error, round) : undefined;
          if (delay === undefined) throw error;
          await pause(delay, call.signal, endpoint.id);
        }
      }
    },
    use(middleware) {
      middlewares.push(middleware);
      return () => {
        middlewares.splice(middlewares.indexOf(middleware), 1);
      };
    },
  };
}

/** Rejects as soon as the signal aborts, even where a custom `fetch` ignores it. */
function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function pause(delayMs: number, signal: AbortSignal | undefined, endpoint: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(
        new StorefrontError({
          kind: 'aborted',
          code: 0,
          endpoint,
          message: `${endpoint}: aborted`,
          cause: signal?.reason,
        }),
      );
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
