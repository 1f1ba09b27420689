import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '../db/index.ts';

/** What the language is read from: a request of Fastify or of Node. */
interface Headers {
  readonly headers: IncomingHttpHeaders;
}

/** The value of a cookie, as it was sent. */
export function cookieOf(request: Headers, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * The language of an answer. A header that names a single language was set by a client that knows what its page shows;
 * a list is the browser's own and gives way to the shop's `locale` cookie.
 */
export function localeOf(request: Headers): Locale {
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase();
  const single = /^\s*(en|fr)\s*$/.exec(wanted)?.[1];
  const cookie = cookieOf(request, 'locale');
  const choice = single ?? (cookie === 'fr' || cookie === 'en' ? cookie : /^\s*fr\b/.test(wanted) ? 'fr' : 'en');
  return choice === 'fr' ? 'fr' : 'en';
}
