import { StorefrontError } from '../errors/storefront-error.ts';
import type { CallOptions, ClientOptions } from './client.ts';
import type { Auth, Endpoint, RequestParts } from './endpoint.ts';

/** Headers in any form that `fetch` accepts. */
export type HeadersLike = NonNullable<RequestInit['headers']>;

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
  const search = `${new URLSearchParams(Object.entries(query).filter(([, value]) => value != null) as [string, string][])}`;
  const url =
    baseUrl +
    endpoint.path.replace(/{(\w+)}/g, (_, name: string) => {
      const value = `${path[name] ?? ''}`;
      // These would change the path to that of another call.
      if (/^\.{0,2}$/.test(value))
        throw new StorefrontError({ kind: 'invalid', endpoint: id, message: `${name} is '${value}'` });
      return encodeURIComponent(value);
    }) +
    (search && `?${search}`);
  const sent = endpoint.raw || body instanceof FormData ? (body as string | FormData) : JSON.stringify(body);
  const all = new Headers({ accept: 'application/json' });
  // CRMEB backends require it for plain text too. A form sets its own content type, with its boundary.
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
