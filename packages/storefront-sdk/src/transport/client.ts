import { type ErrorKind, StorefrontError } from '../errors/storefront-error.ts';
import { minorUnits } from '../money.ts';
import { parseJson } from '../schema/containers.ts';
import type { Issue, OffsetOf } from '../schema/reading.ts';
import { within } from './deadline.ts';
import type { Endpoint, RequestParts } from './endpoint.ts';
import { fetchText, TooLong } from './fetch-text.ts';
import { readReply } from './reply.ts';
import { buildRequest, type HeadersLike, type OutgoingRequest } from './request.ts';

const MAX_BYTES = 8 * 1024 * 1024;

/** What came back, read to its end. */
export interface Reply {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
  /** The parsed JSON; `undefined` where the body was something else. */
  readonly body: unknown;
}

/** Sends a request on. Rejects with a `StorefrontError` of kind `network` when there is no reply. */
export type Send = (request: OutgoingRequest) => Promise<Reply>;

/**
 * Wraps the sending of requests. It may change the request, call `next` again with it, return a reply of its own, or look at
 * the reply. What it throws reaches the caller unchanged.
 */
export type Middleware = (request: OutgoingRequest, next: Send) => Promise<Reply>;

/** The reply to a call that succeeded or was refused, for `onReply`. */
export interface ReplyMetadata {
  /** HTTP status. */
  status: number;
  /** Headers of the response. */
  headers: Headers;
  /** The `X-Request-Id` of the reply, else the one that was sent. */
  requestId: string | undefined;
  /** From the call to the last byte of the reply, attempts and pauses included, in ms. */
  durationMs: number;
}

/** Options that `fetch` knows and the client does not set itself; frameworks add theirs, such as `next` of Next.js. */
export type FetchOptions = Omit<RequestInit, 'body' | 'headers' | 'method' | 'signal' | 'window'>;

export interface ClientOptions {
  /**
   * Address of the backend, as in `https://api.example.com`; a path below which it lives is kept. Empty or `/` for the origin
   * of the page.
   */
  baseUrl: string;
  /** Headers of every request, called for each: the locale, for instance. */
  headers?: (() => HeadersLike) | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof fetch | undefined;
  /**
   * Options of every request, for `fetch`: `credentials`, `cache`, … Redirects are followed within the origin of `baseUrl`
   * only; `redirect: 'follow'` lets them take tokens and bodies anywhere.
   */
  fetchOptions?: FetchOptions | undefined;
  /** The longest body that is read of a response; a longer one is an error of kind `contract`. @default 8388608 */
  maxBytes?: number | undefined;
  /** Limit of a whole call in ms: attempts, pauses and bodies. @default 15000 */
  timeoutMs?: number | undefined;
  /**
   * Offset of the times that the backend sends without one: `+08:00`, or a function for zones that change theirs (see
   * `offsetsOf`). @default UTC
   */
  timeZone?: 'Z' | `+${string}` | `-${string}` | OffsetOf | undefined;
  /**
   * ISO 4217 code of the shop's currency: amounts are whole numbers of its minor units, so 1250 are 12.50 in `EUR` and 1250
   * in `JPY`. @default 'USD'
   */
  currency?: string | undefined;
  /** What wraps every request: the first is the outermost. */
  use?: readonly Middleware[] | undefined;
  /** Called with each value that could not be read in a reply, then with each one that was left out because of it. */
  onIssue?: ((issue: Issue & { endpoint: string }) => void) | undefined;
}

/** Options of one call, also those of `fetch`. */
export interface CallOptions extends FetchOptions {
  /** Ends the call with an error of kind `aborted`. */
  signal?: AbortSignal | null | undefined;
  /** Limit of the whole call in ms: attempts, pauses and bodies. */
  timeoutMs?: number | undefined;
  /** Attempts after the first, where `retry` is in use; 0 turns it off. */
  retries?: number | undefined;
  /** Key under which the backend answers a repeated write alike. `retry` makes one where the call needs one. */
  idempotencyKey?: string | undefined;
  /** Sends credentials as a call does that only signed-in shoppers may make, though guests may make this one too. */
  auth?: 'user' | undefined;
  /** Headers of this call; they win over those of the client. */
  headers?: HeadersLike | undefined;
  /** Called with the status, headers and duration of the reply before the call settles; not when there is none. */
  onReply?: ((metadata: ReplyMetadata) => void) | undefined;
}

/** A connection to one backend; hand it to single calls: `cartList(client, …)`. */
export interface Client {
  /** Address of the backend without a slash at its end; absolute wherever there is a page. */
  readonly baseUrl: string;
  /** ISO 4217 code of the shop's currency, where the options name one. */
  readonly currency?: string | undefined;
  /** Makes one call. Rejects with a `StorefrontError`, or with what the caller's own functions threw. */
  call<Answer>(endpoint: Endpoint<Answer>, parts: RequestParts, options?: CallOptions): Promise<Answer>;
  /** Wraps every request from now on, inside the middlewares that are there. Returns its removal. */
  use(middleware: Middleware): () => void;
}

/**
 * Creates a client. It keeps no global state: make one per page in a browser, one per request on a server.
 *
 * @throws TypeError when `baseUrl` is no address, RangeError when `currency` is no code of a currency.
 */
export function createClient(options: ClientOptions): Client {
  let baseUrl = `${options.baseUrl}`.replace(/\/+$/, '');
  if (!/^((https?:\/)?\/[^?#\s]+)?$/i.test(baseUrl)) {
    throw new TypeError(`baseUrl: expected https://…, received ${baseUrl}`);
  }
  const { location } = globalThis as { location?: { href: string } };
  if (location) baseUrl = new URL(`${baseUrl}/`, location.href).href.slice(0, -1);
  const { currency } = options;
  const units = minorUnits(currency);
  let middlewares = options.use ?? [];

  return {
    baseUrl,
    currency,
    call(endpoint, parts, call = {}) {
      const started = performance.now();
      let request: OutgoingRequest | undefined;
      const sentId = () => request?.init.headers.get('x-request-id') ?? undefined;
      const toError = (kind: ErrorKind, cause: unknown = call.signal?.reason) =>
        new StorefrontError({ kind, endpoint: endpoint.id, requestId: sentId(), cause });

      const transmit: Send = async (outgoing) => {
        try {
          const { text, ...head } = await fetchText(outgoing, options.fetch ?? fetch, options.maxBytes ?? MAX_BYTES);
          return { ...head, body: parseJson(text) };
        } catch (cause) {
          throw toError(cause instanceof TooLong ? 'contract' : 'network', cause);
        }
      };

      return within(call.timeoutMs ?? options.timeoutMs ?? 15_000, call.signal, toError, async (signal) => {
        request = buildRequest(baseUrl, options, endpoint, parts, call, signal);
        const send = middlewares.reduceRight<Send>(
          (next, middleware) => (outgoing) => middleware(outgoing, next),
          transmit,
        );
        const reply = await send(request);
        const { status, headers } = reply;
        // Only where it is needed: reading a header makes Node parse them all.
        const requestId = () => headers.get('x-request-id') ?? sentId();
        call.onReply?.({ status, headers, requestId: requestId(), durationMs: performance.now() - started });
        return readReply(endpoint, reply, requestId, options, units);
      });
    },
    use(middleware) {
      // A function of its own: the same middleware may be added twice and removed once.
      const added: Middleware = (request, next) => middleware(request, next);
      middlewares = [...middlewares, added];
      return () => {
        middlewares = middlewares.filter((other) => other !== added);
      };
    },
  };
}
