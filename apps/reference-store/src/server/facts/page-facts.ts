import type { Query } from '@promenade/storefront-hooks';
import { formatMoney, localizePath, type StructuredData } from '@promenade/storefront-hooks/domain';
import type { StoreDetails } from '@promenade/storefront-sdk';
import type { Locale } from '../../i18n/locale.ts';
import type { TextValues } from '../../i18n/message-format.ts';
import type { RouteMatch } from '../../lib/route.ts';
import type { Block } from './markdown.ts';
import type { AgentPaths } from './surroundings.ts';
import { factWords } from './words.ts';

/** Content of a public page for programs. Its Markdown and its structured data are made from this. */
export interface PageFacts {
  title: string;
  /** Descriptions for search engines. */
  data: readonly StructuredData[];
  /** Content below the title; called only for Markdown. */
  content(): Block[];
}

/** Input of a page's facts. */
export interface FactsInput {
  /** Without language prefix. */
  url: URL;
  locale: Locale;
  store: StoreDetails;
  /** ISO 4217 code. */
  currency: string | undefined;
  now: number;
  /** ISO 3166-1 code of the shop's country, if it is known. */
  country: string | undefined;
  /** Protocols for agents, besides pages. */
  agentPaths: AgentPaths;
  /** A text of the page by its id. */
  say(id: string, values?: TextValues): string;
  /** Data that the page has read; undefined if the read failed. */
  known<Data>(query: Query<Data>): Data | undefined;
}

/** The same with the route of the page. */
export interface RouteFactsInput extends FactsInput {
  match: RouteMatch;
}

/** Helpers in the language of a page. */
export function inLanguage({ locale, url: { origin }, store, currency }: FactsInput) {
  return {
    words: factWords[locale],
    /** Absolute address of a page. */
    href: (path: string) => origin + localizePath(path, locale),
    money: (cents: number) =>
      formatMoney(cents, { locale, currency, symbol: currency ? undefined : store.shopPayCurrencySymbol }),
    date: (time: number) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: store.timeZone }).format(time),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  };
}
