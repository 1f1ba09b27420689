import { FALLBACK_LOCALE, LOCALES } from './constants.ts';

/** A language of a shop as a BCP 47 tag: `en`, `fr-CA`. */
export type Locale = string;

/** A language of a shop that configures none. */
export type DefaultLocale = (typeof LOCALES)[number];

/** The languages of a shop. The same configuration belongs to the provider, to the server and to the sitemap. */
export interface LocaleConfig<Tag extends Locale = Locale> {
  /** All languages, in the order in which to offer them. */
  readonly locales: readonly Tag[];
  /** The language whose paths have no prefix; also used where none or an unknown one is asked for. */
  readonly fallbackLocale: NoInfer<Tag>;
}

/** A path without language prefix, beside the language the prefix named. */
export interface DelocalizedPath<Tag extends Locale = Locale> {
  /** The language of the prefix; without prefix the fallback. */
  locale: Tag;
  /** Starts with exactly one slash and never with a language prefix; query and hash are kept. */
  path: string;
}

/** English and French, English without prefix. */
export const DEFAULT_LOCALE_CONFIG: LocaleConfig<DefaultLocale> = { locales: LOCALES, fallbackLocale: FALLBACK_LOCALE };

// Without a configuration the type parameter is that of the default configuration.
const defaultFor = <Tag extends Locale>() => DEFAULT_LOCALE_CONFIG as LocaleConfig as LocaleConfig<Tag>;

/** The language a cookie asks for; the fallback for anything but a language of the shop. */
export function localeFromCookie<Tag extends Locale = DefaultLocale>(
  value: string | null | undefined,
  { locales, fallbackLocale }: LocaleConfig<Tag> = defaultFor<Tag>(),
): Tag {
  return locales.find((locale) => locale === value) ?? fallbackLocale;
}

function singleSlash(path: string): string {
  // Browsers drop tabs and line ends from addresses and read a backslash as a slash: '/\t/evil' would leave the shop.
  return `/${path.replace(/[\t\n\r]/g, '').replace(/^[/\\]+/, '')}`;
}

function withoutPrefix<Tag extends Locale>(
  path: string,
  { locales, fallbackLocale }: LocaleConfig<Tag>,
): DelocalizedPath<Tag> | undefined {
  const locale = locales.find(
    (known) =>
      known !== fallbackLocale && path.startsWith(`/${known}`) && /^(?:$|[/\\?#])/.test(path.slice(known.length + 1)),
  );
  return locale && { locale, path: singleSlash(path.slice(locale.length + 1)) };
}

/** Takes the language prefix off a path, also a repeated one: `/fr/product/lamp` → `fr`, `/product/lamp`. */
export function delocalizePath<Tag extends Locale = DefaultLocale>(
  path: string,
  config: LocaleConfig<Tag> = defaultFor<Tag>(),
): DelocalizedPath<Tag> {
  let plain: DelocalizedPath<Tag> = { locale: config.fallbackLocale, path: singleSlash(path) };
  for (let rest = withoutPrefix(plain.path, config); rest; rest = withoutPrefix(rest.path, config)) plain = rest;
  return plain;
}

/**
 * Puts a path into a language. A prefix already there is replaced, so it also switches the language of a page. A language
 * that the shop does not have gives the path of the fallback.
 */
export function localizePath(path: string, locale: Locale, config: LocaleConfig = DEFAULT_LOCALE_CONFIG): string {
  const plain = delocalizePath(path, config).path;
  if (locale === config.fallbackLocale || !config.locales.includes(locale)) return plain;
  return /^\/(?:$|[?#])/.test(plain) ? `/${locale}${plain.slice(1)}` : `/${locale}${plain}`;
}

/** Where the home page must redirect to because of the language cookie. Elsewhere the prefix beats the cookie. */
export function localeRedirect(
  path: string,
  cookie: string | null | undefined,
  config: LocaleConfig = DEFAULT_LOCALE_CONFIG,
): string | undefined {
  const locale = localeFromCookie(cookie, config);
  return locale !== config.fallbackLocale && /^\/(?:$|[?#])/.test(path)
    ? localizePath(path, locale, config)
    : undefined;
}
