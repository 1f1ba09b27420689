import type { Writable } from 'node:stream';
import type { Locale } from '../i18n/locale.ts';
import type { PageAssets } from './assets.ts';
import type { ForwardedHeaders } from './proxy-headers.ts';

export interface PageRequest {
  /** As the visitor sees it, language prefix included. */
  url: URL;
  locale: Locale;
  nonce: string;
  /** What the API is told of the visitor with each read. */
  forwarded: ForwardedHeaders;
  assetsOf(routeSource: string | undefined, locale: Locale): PageAssets;
  signal: AbortSignal;
}

export type PageAnswer =
  | { kind: 'redirect'; to: string; permanent: boolean }
  | {
      kind: 'page';
      status: number;
      /** Private pages and errors are neither stored nor indexed. */
      isPrivate: boolean;
      /** Some of the shop could not be read: show the page, but do not keep it. */
      isPartial: boolean;
      pipe(destination: Writable): void;
    };

/** Turns a request for a page into HTML. Rejects when not even an error page can be rendered. */
export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;
