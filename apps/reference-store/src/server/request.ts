import { delocalizePath } from '@promenade/storefront-hooks/domain';
import type { Release } from '../limits/concurrency-limit.ts';
import type { PublicPage } from './page-cache.ts';

/** The parts of a `Request` that the store reads. A server may pass a cheaper object. */
export interface StoreRequest {
  readonly method: string;
  /** Absolute URL, with the origin that visitors see. */
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal;
  text(): Promise<string>;
}

/** The parts of a `Response`, before it is created. */
export interface StoreResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined;
  /** Set for a public page, which a server may compress once for all visitors. */
  page?: PublicPage | undefined;
}

/** The sender of a request, as the server identified it. */
export interface Visitor {
  /** IP address that the API's limits count. @default the store's own */
  address?: string | undefined;
  /** Waits until expensive work may be done for this visitor. @default no waiting */
  turns?: Readonly<Record<'page' | 'sitemap', (signal: AbortSignal) => Promise<Release>>> | undefined;
}

/** Headers that identify the visitor to the API, so that its limits apply to the visitor and not to the store. */
export type ForwardedHeaders = Readonly<
  Record<'x-forwarded-host' | 'x-forwarded-proto', string> & { 'x-forwarded-for'?: string }
>;

export function forwardedHeaders(url: URL, { address }: Visitor): ForwardedHeaders {
  return {
    'x-forwarded-host': url.host,
    'x-forwarded-proto': url.protocol.slice(0, -1),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  };
}

export const localeOf = (url: URL) => delocalizePath(url.pathname).locale;

/** Decoded value of a cookie. */
export function cookieOf({ headers }: Pick<StoreRequest, 'headers'>, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim());
  }
  return undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export const redirect = (status: number, location: string, headers: Record<string, string>): StoreResponse => ({
  status,
  headers: { ...headers, location },
});

const MARKDOWN = 'text/markdown';

/** Whether a client accepts Markdown explicitly and prefers no other format. */
export function prefersMarkdown(accept: string | null): boolean {
  // Most requests come from browsers, which do not accept it explicitly.
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false;
  let markdown = 0;
  let html = 0;
  for (const part of accept.toLowerCase().split(',')) {
    const [type, ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    const isWeight = weight >= 0 && weight <= 1;
    if (type === MARKDOWN) markdown = isWeight ? weight : 0;
    if (type === 'text/html') html = isWeight ? weight : 0;
  }
  return markdown > 0 && markdown >= html;
}

/** Encodings in `Accept-Encoding`. */
export function acceptedEncodings(header: string | null | undefined): ReadonlySet<string> {
  const names = `${header ?? ''}`.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    return parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter)) ? [] : [name];
  });
  return new Set(names);
}
