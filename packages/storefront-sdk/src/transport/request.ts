import { StorefrontError } from '../errors/storefront-error.ts';
import type { CallOptions, ClientOptions } from './client.ts';
import type { Auth, Endpoint, RequestParts } from './endpoint.ts';

/** Headers in any form that `fetch` takes. */
export type HeadersLike = NonNullable<RequestInit['headers']>;

/** A request on its way, as middlewares see and change it. */
export interface OutgoingRequest {
  /** Address with its query. */
  url: string;
  /** For `fetch`. Headers set on it hold for later attempts, too. */
  init: Omit<RequestInit, 'headers'> & { headers: Headers; signal: AbortSignal };
  /** The endpoint that is called. */
  readonly endpoint: Endpoint;
  /** Who may make this call: `user` where only a signed-in shopper may, or the caller asked for credentials. */
  readonly auth: Auth;
  /** Whether `credentials` added some. */
  hasCredentials?: boolean;
  /** Options of the call. */
  readonly options: CallOptions;
}

/** The request of a call, as the first middleware gets it. */
export function buildRequest(
  baseUrl: string,
  { headers, fetchOptions }: ClientOptions,
  endpoint: Endpoint,
  { path = {}, query = {}, body }: RequestParts,
  options: CallOptions,
  signal: AbortSignal,
): OutgoingRequest {
  const { id, method } = endpoint;
  const search = `${new URLSearchParams(Object.entries(query).filter(([, value]) => value != null) as [string, string][])}`;
  const url =
    baseUrl +
    endpoint.path.replace(/{(\w+)}/g, (_, name: string) => {
      const value = `${path[name] ?? ''}`;
      // These would address another call.
      if (/^\.{0,2}$/.test(value))
        throw new StorefrontError({ kind: 'invalid', endpoint: id, message: `${name} is '${value}'` });
      return encodeURIComponent(value);
    }) +
    (search && `?${search}`);
  const sent = endpoint.raw || body instanceof FormData ? (body as string | FormData) : JSON.stringify(body);
  const all = new Headers({ accept: 'application/json' });
  // Plain text is sent under it, too: the backend family demands it. A form brings its own, with its boundary.
  if (typeof sent === 'string') all.set('content-type', endpoint.contentType ?? 'application/json');
  if (options.idempotencyKey) all.set('idempotency-key', options.idempotencyKey);
  for (const more of [headers?.(), options.headers]) {
    if (more) for (const [name, value] of new Headers(more)) all.set(name, value);
  }
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
