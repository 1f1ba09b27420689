import { type ErrorKind, StorefrontError } from '../errors/storefront-error.ts';
import { minorUnits } from '../money.ts';
import { parseJson } from '../schema/containers.ts';
import type { Issue, OffsetOf } from '../schema/reading.ts';
import { firstNumber, within } from './deadline.ts';
import type { Endpoint, RequestParts } from './endpoint.ts';
import { fetchText } from './fetch-text.ts';
import { readReply } from './reply.ts';
import { buildRequest, type HeadersLike, type HeadersSource, type OutgoingRequest } from './request.ts';

/** Parsing takes a device a fraction of a second for as many bytes, whatever they contain. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A response with its parsed body. */
export interface Reply {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
  /** The parsed JSON; `undefined` if the body is not JSON. */
  readonly body: unknown;
}

/** Sends a request. Rejects with a `StorefrontError` of kind `network` if there is no response. */
export type Send = (request: OutgoingRequest) => Promise<Reply>;

/**
 * Wraps the sending of requests. It can change the request, call `next` several times, read the response, or return
 * another one. The caller receives its exceptions unchanged.
 */
export type Middleware = (request: OutgoingRequest, next: Send) => Promise<Reply>;

/** Status, headers and duration of a response, successful or not, for `onReply`. */
export interface ReplyMetadata {
  /** HTTP status. */
  status: number;
  /** Headers of the response. */
  headers: Headers;
  /** `X-Request-Id` of the response, or of the request if the response has none. */
  requestId: string | undefined;
  /** Time from the call to the last byte of the response, including retries and pauses, in ms. */
  durationMs: number;
}

/** Options of `fetch` that the client does not set itself, including those of frameworks, such as `next` of Next.js. */
export type FetchOptions = Omit<RequestInit, 'body' | 'headers' | 'method' | 'signal' | 'window'>;

export interface ClientOptions {
  /**
   * URL of the backend, such as `https://api.example.com`, optionally with a path, without a query or a password. Empty, `/` or a
   * path for the origin of the page; outside of a page such a client needs a `fetch` that knows the origin.
   */
  baseUrl: string;
  /** Headers of each request, or a function that returns them, such as the locale. Those without a value are not sent. */
  headers?: HeadersSource;
  /** @default globalThis.fetch */
  fetch?: typeof fetch | undefined;
  /**
   * `fetch` options of every request: `credentials`, `cache`, … Redirects are followed within the origin of `baseUrl`
   * only; `redirect: 'follow'` would let a backend send tokens and bodies to any URL.
   */
  fetchOptions?: FetchOptions | undefined;
  /** Maximum size of a response body in bytes; a larger one is an error of kind `contract`. @default 2097152 */
  maxBytes?: number | undefined;
  /** Time limit of a call in ms, including retries, pauses and reading the body; `Infinity` for none. @default 15000 */
  timeoutMs?: number | undefined;
  /**
   * Offset of the times that the backend sends without one: `+08:00`, or a function for zones with daylight saving time
   * (see `offsetsOf`). @default UTC
   */
  timeZone?: 'Z' | `+${string}` | `-${string}` | OffsetOf | undefined;
  /**
   * ISO 4217 code of the shop's currency. Amounts are integers in its minor unit: 1250 is 12.50 in `EUR` and 1250 in
   * `JPY`.
   * @default 'USD'
   */
  currency?: string | undefined;
  /** Middlewares; the first is the outermost. */
  use?: readonly Middleware[] | undefined;
  /** Called with each value of a response that cannot be read, then with each enclosing value dropped because of it. */
  onIssue?: ((issue: Issue & { endpoint: string }) => void) | undefined;
}

/** Options of one call, including those of `fetch`. */
export interface CallOptions extends FetchOptions {
  /** Aborts the call with an error of kind `aborted`. */
  signal?: AbortSignal | null | undefined;
  /** Time limit of the call in ms, including retries, pauses and reading the body; `Infinity` for none. */
  timeoutMs?: number | undefined;
  /** Retries after the first attempt, if `retry` is in use; 0 disables them. */
  retries?: number | undefined;
  /** `Idempotency-Key` of a write. `retry` generates one for calls that need it. */
  idempotencyKey?: string | undefined;
  /** Requires credentials for a call that guests can make too. */
  auth?: 'user' | undefined;
  /** Headers of this call; they override those of the client. */
  headers?: HeadersLike | undefined;
  /**
   * Called with the status, headers and duration of the response before the call settles; not called without a
   * response.
   */
  onReply?: ((metadata: ReplyMetadata) => void) | undefined;
}

/** A client of one backend; pass it to single calls: `cartList(client, …)`. */
export interface Client {
  /** URL of the backend without a trailing slash; absolute in browsers. */
  readonly baseUrl: string;
  /** The `currency` option. */
  readonly currency?: string | undefined;
  /** Makes one call. Rejects with a `StorefrontError`, or with an exception of a function in the options. */
  call<Data>(endpoint: Endpoint<Data>, parts: RequestParts, options?: CallOptions): Promise<Data>;
  /** Adds a middleware inside the existing ones. Returns a function that removes it. */
  use(middleware: Middleware): () => void;
}

/**
 * Creates a client. It has no global state: create one per page in a browser, one per request on a server.
 *
 * @throws TypeError if `baseUrl` is not a URL, RangeError if `currency` is not a currency code.
 */
export function createClient(options: ClientOptions): Client {
  let baseUrl = `${options.baseUrl}`.trim().replace(/\/+$/, '');
  const refuse = (where = ''): never => {
    throw new TypeError(`baseUrl: expected https://…${where}, received ${baseUrl.replace(/\/\/.*@/, '//***@')}`);
  };
  const { location } = globalThis as { location?: { href: string } };
  if (!/^((https?:\/|\/)?\/[^?#\s@/]+(\/[^?#\s]*)?)?$/i.test(baseUrl)) refuse();
  if (location) baseUrl = new URL(`${baseUrl}/`, location.href).href.slice(0, -1);
  const isRelative = !location && !options.fetch && !/^http/i.test(baseUrl);
  const currency = options.currency ?? undefined;
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
        const maxBytes = firstNumber(options.maxBytes, MAX_BYTES);
        const { text, ...head } = await fetchText(outgoing, options.fetch ?? fetch, maxBytes, toError);
        return { ...head, body: parseJson(text) };
      };

      return within(firstNumber(call.timeoutMs, options.timeoutMs, 15_000), call.signal, toError, async (signal) => {
        if (isRelative) refuse(' outside of a page');
        request = buildRequest(baseUrl, options, endpoint, parts, call, signal);
        const send = middlewares.reduceRight<Send>(
          (next, middleware) => (outgoing) => middleware(outgoing, next),
          transmit,
        );
        const reply = await send(request);
        const { status, headers } = reply;
        // Read lazily: reading one header makes Node parse them all.
        const requestId = () => headers.get('x-request-id') ?? sentId();
        call.onReply?.({ status, headers, requestId: requestId(), durationMs: performance.now() - started });
        return readReply(endpoint, reply, requestId, options, units);
      });
    },
    use(middleware) {
      // A new function each time: the same middleware can be added twice and removed once.
      const added: Middleware = (request, next) => middleware(request, next);
      middlewares = [...middlewares, added];
      return () => {
        middlewares = middlewares.filter((other) => other !== added);
      };
    },
  };
}
