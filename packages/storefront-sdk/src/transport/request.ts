import { StorefrontError } from '../errors/storefront-error.ts';
import type { CallOptions, ClientOptions } from './client.ts';
import type { Auth, Endpoint, RequestParts } from './endpoint.ts';

/** Headers in any form that `fetch` accepts. A header whose value is undefined or null is not sent. */
export type HeadersLike = NonNullable<RequestInit['headers']> | Readonly<Record<string, string | null | undefined>>;

/** Headers, or a function that returns them. */
export type HeadersSource = HeadersLike | (() => HeadersLike | null | undefined) | null | undefined;

/** Adds headers, without those that have no value: `Headers` would send the text `undefined`. */
export function addHeaders(all: Headers, source: HeadersSource): Headers {
  const more = (typeof source === 'function' ? source() : source) ?? {};
  // `Headers` refuses what is neither a record nor a list.
  const isList = Symbol.iterator in Object(more);
  const entries = typeof more === 'string' ? new Headers(more) : isList ? more : Object.entries(more);
  for (const [name, value] of entries as Iterable<[string, string | null | undefined]>)
    if (value != null) all.set(name, value);
  return all;
}

const WRONG = /Map|Set|Function|Symbol|Promise/;

/**
 * Returns the value if an address (`isText`) or JSON can represent it. Otherwise it was passed by mistake, and would be sent as
 * another one: `[object Map]`, `null`.
 */
function checked(id: string, name: string, value: unknown, isText?: boolean): unknown {
  const type = Object.prototype.toString.call(value);
  const isWrong =
    typeof value === 'number' ? !Number.isFinite(value) : WRONG.test(type) || (isText && /Object]/.test(type));
  if (!isWrong) return isText && value instanceof Date ? value.toISOString() : value;
  throw new StorefrontError({
    kind: 'invalid',
    endpoint: id,
    message: `${name} is ${typeof value === 'number' ? value : type}`,
  });
}

/** A request, as middlewares see and change it. */
export interface OutgoingRequest {
  /** URL with its query. */
  url: string;
  /** Options for `fetch`. Headers set here are also sent with later attempts. */
  init: Omit<RequestInit, 'headers'> & { headers: Headers; signal: AbortSignal };
  /** The endpoint. */
  readonly endpoint: Endpoint;
  /** Required authentication: the `auth` option of the call, or of the endpoint by default. */
  readonly auth: Auth;
  /** Whether `credentials` added headers. */
  hasCredentials?: boolean;
  /** Options of the call. */
  readonly options: CallOptions;
}

/** Builds the request of a call for the first middleware. */
export function buildRequest(
  baseUrl: string,
  { headers, fetchOptions }: ClientOptions,
  endpoint: Endpoint,
  { path = {}, query = {}, body }: RequestParts,
  options: CallOptions,
  signal: AbortSignal,
): OutgoingRequest {
  const { id, method } = endpoint;
  const params = new URLSearchParams();
  for (const name in query) if (query[name] != null) params.set(name, `${checked(id, name, query[name], true)}`);
  const search = `${params}`;
  const url =
    baseUrl +
    endpoint.path.replace(/{(\w+)}/g, (_, name: string) => {
      const value = `${checked(id, name, path[name] ?? '', true)}`;
      // These would change the path to that of another call.
      if (/^\.{0,2}$/.test(value))
        throw new StorefrontError({ kind: 'invalid', endpoint: id, message: `${name} is '${value}'` });
      return encodeURIComponent(value);
    }) +
    (search && `?${search}`);
  const isWritten = endpoint.raw || body instanceof FormData;
  const sent = isWritten
    ? (body as string | FormData)
    : JSON.stringify(body, (name, value) => checked(id, name, value));
  const all = new Headers({ accept: 'application/json' });
  // CRMEB backends require it for plain text too. A form sets its own content type, with its boundary.
  if (typeof sent === 'string') all.set('content-type', endpoint.contentType ?? 'application/json');
  if (options.idempotencyKey) all.set('idempotency-key', options.idempotencyKey);
  addHeaders(addHeaders(all, headers), options.headers);
  return {
    endpoint,
    url,
    auth: options.auth ?? endpoint.auth,
    options,
    init: {
      ...fetchOptions,
      ...options,
      method,
      signal,
      headers: all,
      body: sent,
    },
  };
}
