'use client';
import { useCallback, useMemo } from 'react';
import { browserCookies } from '../browser/cookies.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { delocalizePath, type Locale } from '../domain/locale-path.ts';

/** A language to switch to. */
export interface LocaleChoice {
  /** The language. */
  locale: Locale;
  /** The same page in this language. */
  href: string;
  /** Whether it is the language of the page. */
  isCurrent: boolean;
}

/** The languages of the shop, and switching between them. */
export interface LocaleSwitch {
  /** The language of the page. */
  locale: Locale;
  /** All languages, in display order. Each `href` works as a plain link. */
  choices: readonly LocaleChoice[];
  /** Navigates to the same page in another language, and stores the language for the next visit. */
  switchTo(locale: Locale): void;
}

/** Cookie that stores the language; read by `localeFromCookie` and `localeRedirect` of `…/domain`. */
export const LOCALE_COOKIE = 'locale';
const YEAR_SECONDS = 31_536_000;

const loadPage = (href: string) => location.assign(href);

/**
 * The provider's `locales`, each with a link to the same page.
 * @param path Path, query and hash of the current page, with or without a language prefix.
 * @param navigate Navigates to the link. @default a full page load
 */
export function useLocaleSwitch(path: string, navigate: (href: string) => void = loadPage): LocaleSwitch {
  const { locale, locales, fallbackLocale, href } = useStorefront();
  const { path: plain } = delocalizePath(path, { locales, fallbackLocale });
  const switchTo = useCallback(
    (next: Locale) => {
      browserCookies().write(LOCALE_COOKIE, next, YEAR_SECONDS);
      navigate(href(plain, next));
    },
    [plain, href, navigate],
  );
  return useMemo(() => {
    const choices = locales.map((each) => ({ locale: each, href: href(plain, each), isCurrent: each === locale }));
    return { locale, choices, switchTo };
  }, [locale, locales, href, plain, switchTo]);
}
