import type { Issue } from '../contract/decode.ts';
import type { Endpoint, EndpointId, InputOf } from '../contract/endpoint.ts';
import type { StorefrontError } from '../errors/storefront-error.ts';
import { within } from './deadline.ts';
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
  const middlewares = new Set<Middleware>();
  let bursts = 0;

  const attempt = <Answer>(endpoint: Endpoint<EndpointId, Answer>, input: object, call: CallOptions): Promise<Answer> =>
    within(call.timeoutMs ?? options.timeoutMs ?? 15_000, call.signal, endpoint.id, async (signal) => {
      const request = buildRequest(options.baseUrl, endpoint, input, call, signal);
      const { headers } = request.init;
      Object.assign(headers, options.headers?.(), call.headers);
      if (endpoint.auth !== 'guest')
        Object.assign(headers, await options.authorize?.({ method: endpoint.method, url: request.url }));
      signal.throwIfAborted();
      const send = [...middlewares].reduce<(request: OutgoingRequest) => Promise<Response>>(
        (next, middleware) => (outgoing) => middleware(outgoing, next),
        async ({ url, init }) => (options.fetch ?? fetch)(url, init),
      );
      return readAnswer(endpoint, await send(request), options.onIssue);
    });

  return {
    baseUrl: options.baseUrl,
    async call(endpoint, input, call = {}) {
      const keyed = endpoint.keyed || call.idempotencyKey;
      const settings = keyed ? { ...call, idempotencyKey: call.idempotencyKey || newKey() } : call;
      const retries = endpoint.method === 'GET' || keyed ? (call.retries ?? options.retries ?? 2) : 0;
      const burst = bursts;
      for (let round = 0; ; round++) {
        try {
          return await attempt(endpoint, input as object, settings);
        } catch (cause) {
          const error = cause as StorefrontError;
          // Calls that were under way when the last one was told belong to its burst.
          if (error.kind === 'auth' && burst === bursts) {
            bursts++;
            queueMicrotask(() => options.onAuthRequired?.(error));
          }
          const delay = round < retries ? retryDelay(error, round) : undefined;
          if (delay === undefined) throw error;
          await pause(delay, call.signal, endpoint.id);
        }
      }
    },
    use(middleware) {
      // An own function for each use: the same middleware may be added twice and removed once.
      const entry: Middleware = (request, next) => middleware(request, next);
      middlewares.add(entry);
      return () => {
        middlewares.delete(entry);
      };
    },
  };
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

function pause(delayMs: number, signal: AbortSignal | undefined, endpoint: string): Promise<void> {
  return within<void>(delayMs, signal, endpoint, () => new Promise(() => {})).catch((error) => {
    if (error.kind !== 'timeout') throw error;
  });
}
