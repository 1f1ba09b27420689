import type { Endpoint } from '../contract/endpoint.ts';
import type { CallOptions, ClientOptions } from './client.ts';

/** A request on its way, as middlewares see and change it. */
export interface OutgoingRequest {
  url: string;
  init: RequestInit & { headers: Record<string, string> };
  readonly endpoint: Endpoint;
}

/** Input of any call. */
export interface AnyInput {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** Writes the request of one attempt; proof of who calls comes last and only where it is of use. */
export async function buildRequest(
  { baseUrl, headers, authorize }: ClientOptions,
  endpoint: Endpoint,
  { path = {}, query = {}, body }: AnyInput,
  call: CallOptions,
  signal: AbortSignal,
): Promise<OutgoingRequest> {
  const { method, raw, multipart } = endpoint;
  const auth = call.auth ?? endpoint.auth;
  const { idempotencyKey, keepalive } = call;
  const search = `${new URLSearchParams(Object.entries(query).filter(([, value]) => value != null) as [string, string][])}`;
  const url =
    baseUrl +
    endpoint.path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(`${path[name]}`)) +
    (search && `?${search}`);
  const isPost = method === 'POST';
  return {
    endpoint,
    url,
    init: {
      method,
      signal,
      keepalive,
      body: isPost ? (raw || multipart ? (body as string) : JSON.stringify(body ?? {})) : undefined,
      headers: {
        accept: 'application/json',
        // Raw bodies carry it too: the backend family demands it of them. A form brings its own, with its boundary.
        ...(isPost && !multipart && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...headers?.(),
        ...call.headers,
        ...(auth !== 'guest' && (await authorize?.({ method, url, auth }))),
      },
    },
  };
}
