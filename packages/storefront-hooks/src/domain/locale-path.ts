import { FALLBACK_LOCALE, LOCALES } from './constants.ts';

/** A language of the shop. */
export type Locale = (typeof LOCALES)[number];

/** A path without language prefix, beside the language the prefix named. */
export interface DelocalizedPath {
  locale: Locale;
  /** Starts with exactly one slash and never with a language prefix; query and hash are kept. */
  path: string;
}

/** The languages that show in a path: all but the fallback. */
const PREFIXED = LOCALES.filter((locale) => locale !== FALLBACK_LOCALE);

/** The language a cookie asks for; anything but a known language is English. */
export function localeFromCookie(value: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === value) ?? FALLBACK_LOCALE;
}

function singleSlash(path: string): string {
  // Browsers drop tabs and line ends from addresses and read a backslash as a slash: '/\t/evil' would leave the shop.
  return `/${path.replace(/[\t\n\r]/g, '').replace(/^[/\\]+/, '')}`;
}

function withoutPrefix(path: string): DelocalizedPath | undefined {
  const locale = PREFIXED.find(
    (known) => path.startsWith(`/${known}`) && /^(?:$|[/\\?#])/.test(path.slice(known.length + 1)),
  );
  return locale && { locale, path: singleSlash(path.slice(locale.length + 1)) };
}

/** Takes the language prefix off a path, also a repeated one: `/fr/product/lamp` → `fr`, `/product/lamp`. */
export function delocalizePath(path: string): DelocalizedPath {
  let plain: DelocalizedPath = { locale: FALLBACK_LOCALE, path: singleSlash(path) };
  for (let rest = withoutPrefix(plain.path); rest; rest = withoutPrefix(rest.path)) plain = rest;
  return plain;
}

/** Puts a path into a language. A prefix already there is replaced, so it also switches the language of a page. */
export function localizePath(path: string, locale: Locale): string {
  const plain = delocalizePath(path).path;
  if (locale === FALLBACK_LOCALE) return plain;
  return /^\/(?:$|[?#])/.test(plain) ? `/${locale}${plain.slice(1)}` : `/${locale}${plain}`;
}

/** Where the home page must redirect to because of the language cookie. Elsewhere the prefix beats the cookie. */
export function localeRedirect(path: string, cookie: string | null | undefined): string | undefined {
  const locale = localeFromCookie(cookie);
  return locale !== FALLBACK_LOCALE && /^\/(?:$|[?#])/.test(path) ? localizePath(path, locale) : undefined;
}
