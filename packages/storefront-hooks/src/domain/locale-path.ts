import { FALLBACK_LOCALE, LOCALES } from './constants.ts';

/** A language of a shop as a BCP 47 tag, for instance `en` or `fr-CA`. */
export type Locale = string;

/** A default language of a shop. */
export type DefaultLocale = (typeof LOCALES)[number];

/** The languages of a shop. Use the same configuration for the provider, the server and the sitemap. */
export interface LocaleConfig<Tag extends Locale = Locale> {
  /** All languages, in display order. */
  readonly locales: readonly Tag[];
  /** The language whose paths have no prefix; also used for requests without a language or with an unknown one. */
  readonly fallbackLocale: NoInfer<Tag>;
}

/** A path without language prefix, and the language of the removed prefix. */
export interface DelocalizedPath<Tag extends Locale = Locale> {
  /** The language of the prefix, or the fallback if there was no prefix. */
  locale: Tag;
  /** The path, with query and hash. Starts with exactly one slash and never with a language prefix. */
  path: string;
}

/** English and French, English without prefix. */
export const DEFAULT_LOCALE_CONFIG: LocaleConfig<DefaultLocale> = { locales: LOCALES, fallbackLocale: FALLBACK_LOCALE };

// Without a configuration, `Tag` is the default configuration's type.
const defaultFor = <Tag extends Locale>() => DEFAULT_LOCALE_CONFIG as LocaleConfig as LocaleConfig<Tag>;

/** The language in a cookie, or the fallback if the value is not a language of the shop. */
export function localeFromCookie<Tag extends Locale = DefaultLocale>(
  value: string | null | undefined,
  { locales, fallbackLocale }: LocaleConfig<Tag> = defaultFor<Tag>(),
): Tag {
  return locales.find((locale) => locale === value) ?? fallbackLocale;
}

function singleSlash(path: string): string {
  // Browsers remove tabs and line ends from addresses and treat a backslash as a slash: '/\t/evil' would leave the shop.
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

/** Removes the language prefix from a path, also a repeated prefix: `/fr/product/lamp` → `fr`, `/product/lamp`. */
export function delocalizePath<Tag extends Locale = DefaultLocale>(
  path: string,
  config: LocaleConfig<Tag> = defaultFor<Tag>(),
): DelocalizedPath<Tag> {
  let plain: DelocalizedPath<Tag> = { locale: config.fallbackLocale, path: singleSlash(path) };
  for (let rest = withoutPrefix(plain.path, config); rest; rest = withoutPrefix(rest.path, config)) plain = rest;
  return plain;
}

/**
 * Adds the prefix of a language to a path. An existing prefix is replaced, so it also switches the language of a path. For a
 * language that the shop does not have, returns the path of the fallback.
 */
export function localizePath(path: string, locale: Locale, config: LocaleConfig = DEFAULT_LOCALE_CONFIG): string {
  const plain = delocalizePath(path, config).path;
  if (locale === config.fallbackLocale || !config.locales.includes(locale)) return plain;
  return /^\/(?:$|[?#])/.test(plain) ? `/${locale}${plain.slice(1)}` : `/${locale}${plain}`;
}

/** The path to which the home page must redirect because of the language cookie. On other pages the prefix takes precedence. */
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
