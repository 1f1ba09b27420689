import type { Issue } from '../contract/decode.ts';
import type { Endpoint, EndpointId, InputOf } from '../contract/endpoint.ts';
import { isStorefrontError, StorefrontError } from '../errors/storefront-error.ts';
import { expired, within } from './deadline.ts';
import { readAnswer } from './envelope.ts';
import { randomKey } from './random.ts';
import { type AnyInput, buildRequest, type OutgoingRequest } from './request.ts';
import { retryDelay } from './retry.ts';

/** Hands a request on; a middleware calls `next` to go on, once or not at all. */
export type Middleware = (request: OutgoingRequest, next: Send) => Promise<Response>;

type Send = (request: OutgoingRequest) => Promise<Response>;

/** A request that may carry proof of who calls. */
export interface AuthorizedRequest {
  method: string;
  url: string;
  /** `optional` where the backend answers a guest too: such a request may go without proof when none can be had. */
  auth: 'optional' | 'user';
}

export interface ClientOptions {
  /** Origin of the backend, without a trailing slash: `https://api.example.com`. */
  baseUrl: string;
  /** Headers that prove who calls, for this very request: `{ Authorization: 'Bearer …' }`, or a DPoP pair. `{}` for guests. */
  authorize?: (request: AuthorizedRequest) => Promise<Record<string, string>> | Record<string, string>;
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
  /** Told of what could not be read in an answer, then of each thing that had to be left out because of it. */
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
  /** Asks for proof as for a call that only the signed-in shopper may make, though guests may make this one too. */
  auth?: 'user';
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
  return {
    baseUrl: options.baseUrl,
    async call(endpoint, input, call = {}) {
      const { id, method, keyed } = endpoint;
      const {
        signal: caller,
        timeoutMs = options.timeoutMs ?? 15_000,
        retries = options.retries ?? 2,
        idempotencyKey = keyed && randomKey(),
      } = call;
      const attempts = method === 'GET' || idempotencyKey ? retries : 0;
      const burst = bursts;
      let requestId: string | undefined;
      for (let round = 0; ; round++) {
        try {
          return await within(timeoutMs, caller, async (signal) => {
            const request = await buildRequest(
              options,
              endpoint,
              input as AnyInput,
              { ...call, idempotencyKey },
              signal,
            );
            requestId = request.init.headers['x-request-id'];
            signal.throwIfAborted();
            const send = [...middlewares].reduce<Send>(
              (next, middleware) => (outgoing) => middleware(outgoing, next),
              ({ url, init }) => (options.fetch ?? fetch)(url, init),
            );
            return readAnswer(endpoint, await send(request), options.onIssue);
          });
        } catch (cause) {
          const error = failureOf(cause, caller, id);
          error.requestId ??= requestId;
          // Calls that were under way when the last one was told belong to its burst.
          if (error.kind === 'auth' && burst === bursts) {
            bursts++;
            queueMicrotask(() => options.onAuthRequired?.(error));
          }
          const delay = retryDelay(error, round);
          if (round >= attempts || delay === undefined) throw error;
          // An abort in the pause is found when the next attempt begins, which is at once.
          await within(delay, caller, () => new Promise(() => {})).catch(() => {});
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

/** What an attempt ended with, as the one error that calls reject with. */
function failureOf(cause: unknown, caller: AbortSignal | undefined, endpoint: EndpointId): StorefrontError {
  if (caller?.aborted) return new StorefrontError({ kind: 'aborted', endpoint, cause: caller.reason });
  if (isStorefrontError(cause)) return cause;
  return new StorefrontError({ kind: cause === expired ? 'timeout' : 'network', endpoint, cause });
}
