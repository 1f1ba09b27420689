import type { Writable } from 'node:stream';
import type { Locale } from '../i18n/locale.ts';
import type { PageAssets, RouteFiles } from './assets.ts';
import type { ForwardedHeaders } from './proxy-headers.ts';
import type { TagSources } from './tag-sources.ts';

export interface PageRequest {
  /** As the visitor sees it, language prefix included. */
  url: URL;
  locale: Locale;
  nonce: string;
  /** What the API is told of the visitor with each read. */
  forwarded: ForwardedHeaders;
  /** The guest's cart of this browser, for the page that shows it; no page that others see depends on it. */
  cartUuid?: string | undefined;
  assetsOf(route: RouteFiles | undefined, locale: Locale): PageAssets;
  signal: AbortSignal;
}

export type PageAnswer =
  | { kind: 'redirect'; to: string; permanent: boolean }
  /** The backend serves nobody for a while. */
  | { kind: 'closed'; retryAfterSeconds: number }
  | {
      kind: 'page';
      status: number;
      /** Private pages and errors are neither stored nor indexed. */
      isPrivate: boolean;
      /** Some of the shop could not be read: show the page, but do not keep it. */
      isPartial: boolean;
      /** What the tools of the shop's owner reach; private pages have none. */
      tags?: TagSources | undefined;
      /** Whose payment form the page shows. */
      embeds?: 'stripe' | undefined;
      pipe(destination: Writable): void;
      /** Told once all is written: whether every part of the page could be rendered. */
      isWhole: Promise<boolean>;
    };

/** Turns a request for a page into HTML. Rejects when not even an error page can be rendered. */
export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;
