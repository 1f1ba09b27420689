import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '../db/index.ts';
import { languagesFrom, type ShopLanguages } from '../db/texts.ts';
import type { Shop } from '../repositories/shops.ts';

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

/** The first language of an `accept-language` header that is among the languages, as in `de, fr;q=0.9, en;q=0.8`. */
function firstIn(list: string, languages: readonly string[]): string | undefined {
  const ranges = list.split(',').map((range) => {
    const [tag = '', weight] = range.split(/;\s*q=/);
    return { language: tag.trim().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = ranges.filter(({ language, weight }) => weight > 0 && languages.includes(language));
  return known.toSorted((one, other) => other.weight - one.weight)[0]?.language;
}

/**
 * The language of an answer, by default the first one. A header that names a single language was set by a client that knows
 * what its page shows; a list is the browser's own and gives way to the shop's `locale` cookie.
 */
export function languageOf<Language extends string>(
  request: Headers,
  languages: readonly [Language, ...Language[]],
): Language {
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase();
  const [first] = languages;
  const choices = [wanted.trim(), cookieOf(request, 'locale'), firstIn(wanted, languages)];
  return choices.flatMap((choice) => languages.find((language) => language === choice) ?? [])[0] ?? first;
}

/** The language of sentences, such as an error. */
export const localeOf = (request: Headers): Locale => languageOf(request, ['en', 'fr']);

/** Languages for the texts of a shop: the requested one, then its fallbacks. */
export const languagesOf = (request: Headers, shop: Shop): ShopLanguages =>
  languagesFrom(languageOf(request, shop.languages), shop);
