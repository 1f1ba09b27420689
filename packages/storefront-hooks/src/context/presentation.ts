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

/** How a shop writes links, pictures, errors and amounts. Functions should stay the same between renders. */
export interface PresentationOptions {
  /** All languages of the shop as BCP 47 tags, in the order in which to offer them. @default ['en', 'fr'] */
  locales?: readonly Locale[] | undefined;
  /** The language whose paths have no prefix. @default 'en', else the first of `locales` */
  fallbackLocale?: Locale | undefined;
  /** Makes a link of a path without language prefix. @default the path with the prefix of the page's language */
  links?: ((path: string, locale: Locale) => string) | undefined;
  /** Makes a picture of an address. @default the address as it is */
  pictures?: PictureLoader | undefined;
  /** What relative addresses of pictures start with, as `queries.imageDomain()` returns it. @default none */
  imageDomain?: string | undefined;
  /** Sentences for errors by language, beside the English and French ones or in their place. */
  texts?: Readonly<Record<Locale, ErrorTexts>> | undefined;
}

/** What view hooks write texts and links with. */
export interface Presentation extends LocaleConfig {
  /** Language of every text, price and response. */
  readonly locale: Locale;
  /** ISO 4217 code of all amounts. */
  readonly currency: string;
  /** An amount as text: with the symbol of the client's `currency`, else with the store's. */
  formatMoney(cents: Cents): string;
  /** The day of a timestamp in the time zone of the shop, so that the server and every browser write the same; `undefined` for a missing one. */
  day(time: number | null | undefined): DateText | undefined;
  /** What to show a shopper about an error; empty for an aborted call. */
  errorText(error: unknown): string;
  /** The link to a path of the shop. The path has no language prefix. @param locale @default the language of the page */
  href(path: string, locale?: Locale): string;
  /** A picture of the backend as views show it; `undefined` for an empty address. */
  picture(address: string | null | undefined, use: PictureUse, alt?: string): PictureView | undefined;
}

/** The languages that a provider was given, else English and French. */
export function localeConfigOf({ locales, fallbackLocale }: PresentationOptions): LocaleConfig {
  const offered = locales ?? DEFAULT_LOCALE_CONFIG.locales;
  const { fallbackLocale: usual } = DEFAULT_LOCALE_CONFIG;
  return {
    locales: offered,
    fallbackLocale: fallbackLocale ?? (offered.includes(usual) ? usual : (offered[0] ?? usual)),
  };
}

/** Binds the options of a provider to its language and store. */
export function createPresentation(
  options: PresentationOptions,
  { locale, store, client }: { locale: Locale; store: StoreDetails; client: Pick<Client, 'currency'> },
): Presentation {
  const config = localeConfigOf(options);
  const texts = textsFor(locale, { en, fr, ...options.texts });
  const currency = currencyCode(client.currency);
  // A shop that names its currency is not written with the symbol of another.
  const symbol = client.currency ? undefined : store.shopPayCurrencySymbol;
  const { links } = options;
  return {
    ...config,
    locale,
    currency,
    formatMoney: (cents) => formatMoney(cents, { locale, currency, symbol }),
    day: (time) => dateText(time, { locale, timeZone: store.timeZone }),
    errorText: (error) => errorText(error, texts),
    href: (path, language = locale) => (links ? links(path, language) : localizePath(path, language, config)),
    picture: createPictures(options.pictures, options.imageDomain),
  };
}
