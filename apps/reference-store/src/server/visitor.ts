import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Locale } from '../i18n/locale.ts';
import type { ForwardedHeaders } from './proxy-headers.ts';

/** Where the store answers and whom it believes about its visitors. */
export interface Surroundings {
  /** Origin that visitors see; without it, the one that the request names. */
  publicUrl: string | undefined;
  /** Proxies that are believed, as Fastify takes them; nobody without it. */
  trustProxy: string | undefined;
}

/** Says that a host name is whole. To browsers it is another one than without. */
const LAST_DOT = /\.(?=:\d+$|$)/;

/** The origin a visitor typed. What a request says of itself counts only where no operator has said better. */
export function originOfRequest(request: FastifyRequest, { publicUrl }: Surroundings): string {
  if (publicUrl) return publicUrl;
  const origin = `${request.protocol === 'https' ? 'https' : 'http'}://${request.host.replace(LAST_DOT, '')}`;
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost';
}

export function isHttps(request: FastifyRequest, surroundings: Surroundings): boolean {
  return originOfRequest(request, surroundings).startsWith('https:');
}

/** What the API is told of a visitor, so that its limits count visitors and not the store. */
export function forwardedHeaders(request: FastifyRequest, surroundings: Surroundings): ForwardedHeaders {
  const { host, protocol } = new URL(originOfRequest(request, surroundings));
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-for': request.ip };
}

/** The address asked for, always of `origin`: `//evil.example/x` is a path like any other, with a slash too many. */
export function urlOfRequest(request: FastifyRequest, origin: string): URL {
  const { pathname, search } = new URL(`${origin}/${request.url}`);
  return new URL(pathname.replace(/\/{2,}/g, '/') + search, origin);
}

/**
 * Where a visitor must go whom a believed proxy saw on plain http; `undefined` when the page may be served. Never for
 * localhost.
 */
export function httpsRedirect(request: FastifyRequest, { publicUrl, trustProxy }: Surroundings): string | undefined {
  const isSaid = /(?:^|,)\s*http\s*$/.test(`${request.headers['x-forwarded-proto'] ?? ''}`);
  if (!trustProxy || !isSaid || request.protocol !== 'http') return undefined;
  const origin = publicUrl ?? `http://${request.host}`;
  if (!URL.canParse(origin)) return undefined;
  const { hostname, protocol } = new URL(origin);
  if (isLocal(hostname) || (publicUrl && protocol === 'http:')) return undefined;
  const { pathname, search } = urlOfRequest(request, origin);
  // The port of plain http says nothing about the one of https.
  return (publicUrl ?? `https://${hostname}`) + pathname + search;
}

/** Where a visitor must go who typed the host name with a dot at its end: a shop has one address. */
export function dotlessRedirect(request: FastifyRequest, surroundings: Surroundings): string | undefined {
  if (!LAST_DOT.test(request.host)) return undefined;
  return urlOfRequest(request, originOfRequest(request, surroundings)).href;
}

function isLocal(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address)) return address === '::1' || address.startsWith('127.');
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** Whether a body comes with a request, by its headers. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

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

/**
 * The language of an answer to a call, chosen as the API does: a header that names one language was set by a client that knows
 * its page; a list is the browser's own and gives way to the `locale` cookie.
 */
export function localeOfCall({ raw }: FastifyRequest): Locale {
  const wanted = (raw.headers['accept-language'] ?? '').toLowerCase();
  const single = /^\s*(en|fr)\s*$/.exec(wanted)?.[1];
  const cookie = cookieOf(raw, 'locale');
  const choice = single ?? (cookie === 'en' || cookie === 'fr' ? cookie : /^\s*fr\b/.exec(wanted)?.[0].trim());
  return choice === 'fr' ? 'fr' : 'en';
}
