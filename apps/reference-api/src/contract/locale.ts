import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '../db/index.ts';

/** Source of the headers: a request of Fastify or of Node. */
interface Headers {
  readonly headers: IncomingHttpHeaders;
}

/** The value of a cookie, as sent. */
export function cookieOf(request: Headers, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** The first language of an `accept-language` header that the shop has, as in `de, fr;q=0.9, en;q=0.8`. */
function firstIn(list: string): string | undefined {
  const ranges = list.split(',').map((range) => {
    const [tag = '', weight] = range.split(/;\s*q=/);
    return { language: tag.trim().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = ranges.filter(({ language, weight }) => weight > 0 && (language === 'en' || language === 'fr'));
  return known.toSorted((one, other) => other.weight - one.weight)[0]?.language;
}

/**
 * The language of an answer. A header that names a single language was set by a client that knows what its page shows;
 * a list is the browser's own and gives way to the shop's `locale` cookie.
 */
export function localeOf(request: Headers): Locale {
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase();
  const single = /^\s*(en|fr)\s*$/.exec(wanted)?.[1];
  const cookie = cookieOf(request, 'locale');
  const choice = single ?? (cookie === 'fr' || cookie === 'en' ? cookie : firstIn(wanted));
  return choice === 'fr' ? 'fr' : 'en';
}
