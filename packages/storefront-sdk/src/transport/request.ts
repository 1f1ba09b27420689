import type { Endpoint } from '../contract/endpoint.ts';
import type { CallOptions } from './client.ts';

/** A request on its way, as middlewares see and change it. */
export interface OutgoingRequest {
  url: string;
  init: RequestInit & { headers: Record<string, string> };
  readonly endpoint: Endpoint;
}

/** Input of any call. */
interface AnyInput {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

export function buildRequest(
  baseUrl: string,
  endpoint: Endpoint,
  { path, query = {}, body = {} }: AnyInput,
  { idempotencyKey, keepalive }: CallOptions,
  signal: AbortSignal,
): OutgoingRequest {
  const { method } = endpoint;
  const search = `${new URLSearchParams(Object.entries(query).filter(([, value]) => value != null) as [string, string][])}`;
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: OutgoingRequest['init'] = { method, headers, signal };
  if (method === 'POST') {
    // Raw bodies carry it too: the backend family demands it of them.
    headers['content-type'] = 'application/json';
    init.body = endpoint.raw ? `${body}` : JSON.stringify(body);
  }
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (keepalive) init.keepalive = true;
  const url = baseUrl + endpoint.path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(`${path?.[name]}`));
  return { url: search ? `${url}?${search}` : url, init, endpoint };
}
