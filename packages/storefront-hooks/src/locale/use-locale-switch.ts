'use client';
import { useCallback, useMemo } from 'react';
import { browserCookies } from '../browser/cookies.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { LOCALES } from '../domain/constants.ts';
import { type Locale, localizePath } from '../domain/locale-path.ts';

/** A language to switch to. */
export interface LocaleChoice {
  /** The language. */
  locale: Locale;
  /** The same page in this language. */
  href: string;
  /** Whether it is the language of the page. */
  isCurrent: boolean;
}

/** The languages of the shop, and the way to another one. */
export interface LocaleSwitch {
  /** The language of the page. */
  locale: Locale;
  /** All languages, in the order to offer them. Each works as a plain link. */
  choices: readonly LocaleChoice[];
  /** Goes to the same page in another language, and remembers it for the next visit. */
  switchTo(locale: Locale): void;
}

/** Cookie that remembers the language; read by `localeFromCookie` and `localeRedirect` of `…/domain`. */
export const LOCALE_COOKIE = 'locale';
const YEAR_SECONDS = 31_536_000;

const leave = (href: string) => location.assign(href);

/**
 * The languages of the shop.
 * @param path Path, query and hash of the page as the router knows them, with or without the prefix of a language.
 * @param navigate Goes there. @default loads the page anew
 */
export function useLocaleSwitch(path: string, navigate: (href: string) => void = leave): LocaleSwitch {
  const { locale } = useStorefront();
  const switchTo = useCallback(
    (next: Locale) => {
      browserCookies().write(LOCALE_COOKIE, next, YEAR_SECONDS);
      navigate(localizePath(path, next));
    },
    [path, navigate],
  );
  return useMemo(() => {
    const choices = LOCALES.map((each) => ({
      locale: each,
      href: localizePath(path, each),
      isCurrent: each === locale,
    }));
    return { locale, choices, switchTo };
  }, [locale, path, switchTo]);
}
