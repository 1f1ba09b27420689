import type { ComponentType } from 'react';
import type { Locale } from '../i18n/locale.ts';
import type { DataSource } from './data-source.ts';

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
  /** The page shows the form of a payment provider: its document lets that provider in, and nobody else. */
  embeds?: 'stripe';
}

/**
 * The one shape of a route. `prefetch` reads what the page must show; what it rejects with decides the status code
 * (see `outcome.ts`), what it reads is handed to the browser.
 */
export interface RouteModule {
  handle: RouteHandle;
  // biome-ignore lint/suspicious/noConfusingVoidType: most routes simply end without a redirect.
  prefetch?(request: RouteRequest): Promise<RouteRedirect | undefined | void>;
  Component: ComponentType<RouteProps>;
}
