import type { Query } from '@promenade/storefront-hooks';
import { type ComponentType, createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';
import type { LoadedWords, WordFolder } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';

/** What a route needs to know to decide its data and its answer. The path in `url` carries no language prefix. */
export interface RouteRequest {
  params: Readonly<Record<string, string>>;
  url: URL;
  locale: Locale;
  data: DataSource;
}

/** Sends the visitor elsewhere; `to` carries no language prefix. */
export interface RouteRedirect {
  to: string;
  permanent: boolean;
}

export interface RouteProps {
  params: Readonly<Record<string, string>>;
  url: URL;
}

export interface RouteHandle {
  /** Private pages are never cached nor indexed, and their HTML does not depend on who asks. */
  access: 'public' | 'private';
  /** The order page sells nothing else: no footer there. */
  footer?: 'hidden';
  /** Home, lists and content pages offer to open a shop, by a floating button. */
  offersSelling?: true;
  /** The page shows the form of a payment provider: its document lets that provider in, and nobody else. */
  embeds?: 'stripe';
  /** The page is shown inside others of the shop: without header and footer, and not counted as a visit. */
  framed?: true;
}

/**
 * What a file in `routes/` exports. The loader reads what the page must show; what it rejects with decides the status code
 * (see `router/prepare.ts`), what it reads is handed to the browser.
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
  /** The module's place in the build manifest, from which a server learns its scripts and styles. */
  source: string;
  load(): Promise<RouteModule>;
  /**
   * Parameters that a public page reads, in the order in which its address is written. Others, such as those of
   * advertisements, lead to the same page. A private page, which is never cached, reads what it likes.
   */
  query?: readonly string[];
  /** Folders of words that the page says beyond those of every page. */
  words?: readonly WordFolder[];
}

export interface RouteMatch {
  route: RouteEntry;
  params: Readonly<Record<string, string>>;
}

/** The code of a route, and the words it needs beyond those of every page. */
export interface LoadedRoute {
  module: RouteModule;
  words: LoadedWords;
}

/** What went wrong with a page, in a form that travels from the server to the browser. */
export interface PageFault {
  /** 404, 500, 401 or any other code of the error table; 0 where there was no answer at all. */
  code: number;
  requestId?: string | undefined;
}

/** Reads queries for a page and remembers the answers under the keys that the hooks use. */
export interface DataSource {
  /** ISO 4217 code of the amounts in addresses. */
  readonly currency: string | undefined;
  /** Rejects when the read fails: for what the page cannot do without. */
  read<Data>(query: Query<Data>): Promise<Data>;
  /** Never rejects and never holds the page up for long: for what the page can show, or ask for, later. */
  prefetch(...queries: Query<unknown>[]): Promise<void>;
}

/** The page on screen: where it is, which code shows it, and what went wrong if something did. */
export interface CurrentPage {
  /** As in the address bar, language prefix included. */
  location: Location;
  /** Without language prefix. */
  url: URL;
  match: RouteMatch | undefined;
  loaded: LoadedRoute | undefined;
  fault: PageFault | undefined;
  /** How the visitor came: on Back and Forward the old place is restored, `part` leads to another part of the same page. */
  arrival: 'load' | 'back' | 'forward' | 'same-page' | 'part';
}

interface Navigation {
  page: CurrentPage;
  /** Target of the pending navigation, while its code and data load. */
  pendingHref: string | undefined;
  /** Whether this store has a page at an address. */
  hasPage(href: string): boolean;
  /** Loads the code and the data of an address ahead of a visit. */
  prefetch(href: string): void;
}

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

/** The page on screen and the way to the next one. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation was called outside <StoreRouter>.');
  return navigation;
}

/** Leaves out the address of a page that this store does not have: rules know more pages than a store may show. */
export function useExistingHref(): (href: string | undefined) => string | undefined {
  const { hasPage } = useNavigation();
  return (href) => (href && hasPage(href) ? href : undefined);
}
