import type { IncomingMessage } from 'node:http';

/** The origin a visitor typed, seen through any proxy in front. */
export function originOfRequest(request: IncomingMessage, publicOrigin: string | undefined): string {
  if (publicOrigin) return publicOrigin;
  const host = first(request.headers['x-forwarded-host']) ?? request.headers.host ?? 'localhost';
  const origin = `${protocolOfRequest(request)}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost';
}

export function protocolOfRequest(request: IncomingMessage): 'http' | 'https' {
  return first(request.headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
}

/** Where a visitor on plain http must go; `undefined` when the page may be served. Never for localhost. */
export function httpsRedirect(request: IncomingMessage): string | undefined {
  if (first(request.headers['x-forwarded-proto']) !== 'http') return undefined;
  const host = first(request.headers['x-forwarded-host']) ?? request.headers.host ?? '';
  if (!URL.canParse(`http://${host}`)) return undefined;
  const { hostname } = new URL(`http://${host}`);
  const isLocal =
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';
  return isLocal ? undefined : `https://${hostname}${request.url ?? '/'}`;
}

/** One cookie of a request, decoded. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
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

function first(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',')[0]?.trim() || undefined;
}
