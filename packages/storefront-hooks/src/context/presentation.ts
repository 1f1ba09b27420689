import {
  type Client,
  type ErrorTexts,
  en,
  errorText,
  fr,
  type StoreDetails,
  textsFor,
} from '@promenade/storefront-sdk';
import { type DateText, dateText } from '../domain/format-date.ts';
import { DEFAULT_LOCALE_CONFIG, type Locale, type LocaleConfig, localizePath } from '../domain/locale-path.ts';
import { type Cents, currencyCode, formatMoney } from '../domain/money.ts';
import { createPictures, type PictureLoader, type PictureUse, type PictureView } from './pictures.ts';
import { warnOfMissingTexts } from './warn-of-missing-texts.ts';

/** How a shop formats links, pictures, errors and amounts. Functions should be stable between renders. */
export interface PresentationOptions {
  /** All languages of the shop as BCP 47 tags, in the order in which to offer them. @default ['en', 'fr'] */
  locales?: readonly Locale[] | undefined;
  /** The language whose paths have no prefix. @default 'en' if `locales` contains it, otherwise the first of `locales` */
  fallbackLocale?: Locale | undefined;
  /** Turns a path without language prefix into a link. @default the path with the prefix of the page's language */
  links?: ((path: string, locale: Locale) => string) | undefined;
  /** Turns the address of a picture into a view. @default the unchanged address */
  pictures?: PictureLoader | undefined;
  /** Prefix of relative picture addresses, as `queries.imageDomain()` returns it. @default none */
  imageDomain?: string | undefined;
  /** Error texts by language; they extend or replace the English and French ones. */
  texts?: Readonly<Record<Locale, ErrorTexts>> | undefined;
  /**
   * Formats amounts, which are whole numbers in the minor unit of the currency. @default the currency format of the language,
   * with the symbol of the client's `currency` or of the store
   */
  money?: ((cents: Cents, options: { locale: Locale; currency: string }) => string) | undefined;
}

/** Language, formats and links of the view hooks. */
export interface Presentation extends LocaleConfig {
  /** Language of all texts, prices and data. */
  readonly locale: Locale;
  /** ISO 4217 code of all amounts. */
  readonly currency: string;
  /**
   * An amount as text, with the symbol of the client's `currency`, or with the store's symbol if the client has no currency.
   * Empty for a number that is not an amount, such as `NaN`.
   */
  formatMoney(cents: Cents): string;
  /**
   * The day of a timestamp in the time zone of the shop, so that the server and every browser render the same text; `undefined`
   * for a missing timestamp.
   */
  day(time: number | null | undefined): DateText | undefined;
  /** The text that shows an error to a shopper; empty for an aborted call. */
  errorText(error: unknown): string;
  /** The link to a path of the shop, given without language prefix. @param locale @default the language of the page */
  href(path: string, locale?: Locale): string;
  /** The view of a picture, given its address from the backend; `undefined` for an empty address. */
  picture(address: string | null | undefined, use: PictureUse, alt?: string): PictureView | undefined;
}

/** The languages in the options, or English and French. */
export function localeConfigOf({ locales, fallbackLocale }: PresentationOptions): LocaleConfig {
  const offered = locales ?? DEFAULT_LOCALE_CONFIG.locales;
  const { fallbackLocale: usual } = DEFAULT_LOCALE_CONFIG;
  return {
    locales: offered,
    fallbackLocale: fallbackLocale ?? (offered.includes(usual) ? usual : (offered[0] ?? usual)),
  };
}

/** Creates the functions that format texts and links for one language and store. */
export function createPresentation(
  options: PresentationOptions,
  { locale, store, client }: { locale: Locale; store: StoreDetails; client: Pick<Client, 'currency'> },
): Presentation {
  const config = localeConfigOf(options);
  const available = { en, fr, ...options.texts };
  warnOfMissingTexts(locale, available);
  const texts = textsFor(locale, available);
  const currency = currencyCode(client.currency);
  // The store's symbol may belong to another currency than the client's.
  const symbol = client.currency ? undefined : store.shopPayCurrencySymbol;
  const { links, money } = options;
  return {
    ...config,
    locale,
    currency,
    formatMoney(cents) {
      if (!money || !Number.isSafeInteger(cents)) return formatMoney(cents, { locale, currency, symbol });
      return money(cents, { locale, currency });
    },
    day: (time) => dateText(time, { locale, timeZone: store.timeZone }),
    errorText: (error) => errorText(error, texts),
    href: (path, language = locale) => (links ? links(path, language) : localizePath(path, language, config)),
    picture: createPictures(options.pictures, options.imageDomain),
  };
}
