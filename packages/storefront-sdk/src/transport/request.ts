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
  input: AnyInput,
  call: CallOptions,
  signal: AbortSignal,
): OutgoingRequest {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(`${input.path?.[name]}`));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(name, `${value}`);
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: OutgoingRequest['init'] = { method: endpoint.method, headers, signal };
  if (endpoint.method === 'POST') {
    headers['content-type'] = 'application/json';
    init.body = endpoint.raw ? `${input.body}` : JSON.stringify(input.body ?? {});
  }
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
  if (call.keepalive) init.keepalive = true;
  const search = `${query}`;
  return { url: baseUrl + path + (search && `?${search}`), init, endpoint };
}
