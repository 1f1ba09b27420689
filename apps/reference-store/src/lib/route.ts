import type { Query } from '@promenade/storefront-hooks';
import { type ComponentType, createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';
import type { LoadedWords, WordFolder } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { createSharedValue, type SharedValue } from './shared-value.ts';

/** Input of a route's loader. The path in `url` has no language prefix. */
export interface RouteRequest {
  params: Readonly<Record<string, string>>;
  url: URL;
  locale: Locale;
  data: DataSource;
}

/** Redirects the visitor; `to` has no language prefix. */
export interface RouteRedirect {
  to: string;
  permanent: boolean;
}

export interface RouteProps {
  params: Readonly<Record<string, string>>;
  url: URL;
}

export interface RouteHandle {
  /** Private pages are neither cached nor indexed, and their HTML is the same for every visitor. */
  access: 'public' | 'private';
  /** Hides the footer, as on the order page, which has no links away from the purchase. */
  footer?: 'hidden';
  /** Whether a floating button invites merchants to open a shop, as on home, lists and content pages. */
  offersSelling?: true;
  /** The page contains a payment form: its policy allows this provider's scripts, and no other page's does. */
  embeds?: 'stripe';
  /** Other pages of the shop show it in a frame: it has no header and footer and does not count as a visit. */
  framed?: true;
}

/**
 * The exports of a file in `routes/`. The loader reads the data that the page needs. If it rejects, the error decides the status code (see
 * `router/prepare.ts`). The data is passed on to the browser.
 */
export interface RouteModule {
  handle: RouteHandle;
  // biome-ignore lint/suspicious/noConfusingVoidType: most routes simply end without a redirect.
  loader?(request: RouteRequest): Promise<RouteRedirect | undefined | void>;
  Component: ComponentType<RouteProps>;
}

/** A route in `routes/table.ts`. */
export interface RouteEntry {
  /** Without language prefix; the first path is the canonical one. */
  paths: readonly string[];
  /** The module's key in the build manifest, by which a server finds its scripts and styles. */
  source: string;
  load(): Promise<RouteModule>;
  /**
   * Parameters that a public page reads, in the order of its canonical address. Others, such as those of advertisements, are ignored. A private page,
   * which is never cached, may read any parameter.
   */
  query?: readonly string[];
  /** Folders of texts that the page uses in addition to those of every page. */
  words?: readonly WordFolder[];
}

export interface RouteMatch {
  route: RouteEntry;
  params: Readonly<Record<string, string>>;
}

/** The code of a route, and its additional texts. */
export interface LoadedRoute {
  module: RouteModule;
  words: LoadedWords;
}

/** A page's error, in a form that can be sent from the server to the browser. */
export interface PageError {
  /** 404, 500, 401 or another code of the error table; 0 if there was no response. */
  code: number;
  requestId?: string | undefined;
}

/** Reads queries for a page and stores the results under the keys that the hooks use. */
export interface DataSource {
  /** ISO 4217 code of the amounts in addresses. */
  readonly currency: string | undefined;
  /** Rejects if the read fails: for data that the page cannot be shown without. */
  read<Data>(query: Query<Data>): Promise<Data>;
  /** Never rejects, and delays the page only briefly: for data that the page can show, or load, later. */
  prefetch(...queries: Query<unknown>[]): Promise<void>;
}

/** The page on screen: its address, its code, and its error if there is one. */
export interface CurrentPage {
  /** As in the address bar, language prefix included. */
  location: Location;
  /** Without language prefix. */
  url: URL;
  match: RouteMatch | undefined;
  loaded: LoadedRoute | undefined;
  error: PageError | undefined;
  /** How the visitor arrived: `traverse`, by Back or Forward, restores the scroll position; `part` is another section of the same page. */
  arrival: 'load' | 'traverse' | 'navigate' | 'same-page' | 'part';
}

interface Navigation {
  page: CurrentPage;
  /** Whether this store has a page at an address. */
  hasPage(href: string): boolean;
  /** Loads code and data of an address before a visit. */
  prefetch(href: string): void;
}

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

/** Target of the pending navigation, while its code and data load. */
export type PendingHref = SharedValue<string | undefined>;

const PendingHrefContext = createContext<PendingHref>(createSharedValue(undefined));

export const PendingHrefProvider = PendingHrefContext.Provider;

export const usePendingHref = (): PendingHref => useContext(PendingHrefContext);

/** The current page, and functions to navigate. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation was called outside <StoreRouter>.');
  return navigation;
}

/** Drops addresses of pages that this store does not have: the shared rules know more pages than a store may have. */
export function useExistingHref(): (href: string | undefined) => string | undefined {
  const { hasPage } = useNavigation();
  return (href) => (href && hasPage(href) ? href : undefined);
}
