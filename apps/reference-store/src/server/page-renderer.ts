import type { Locale } from '../i18n/locale.ts';
import type { PageAssets, RouteFiles } from './assets.ts';
import type { InlineCode } from './inline-code.ts';
import type { ForwardedHeaders } from './request.ts';
import type { Answer } from './server-data.ts';
import type { TagSources } from './tag-sources.ts';

export interface PageRequest {
  /** As the visitor sees it, language prefix included. */
  url: URL;
  locale: Locale;
  /** Pages that have no Markdown are rendered as HTML. */
  form: PageForm;
  /** Sent to the API with each read. */
  forwarded: ForwardedHeaders;
  /** The guest's cart of this browser, for the page that shows it; public pages do not depend on it. */
  cartUuid?: string | undefined;
  assetsOf(route: RouteFiles | undefined, locale: Locale): PageAssets;
  signal: AbortSignal;
}

/** Whether a page is written for people, or for programs that read text. */
export type PageForm = 'html' | 'markdown';

export interface RenderedPage {
  kind: 'page';
  status: number;
  text: string;
  form: PageForm;
  /** Whether the page can be had as Markdown too. */
  hasMarkdown: boolean;
  /** Private pages and errors are neither stored nor indexed. */
  isPrivate: boolean;
  /** Some of the shop could not be read or rendered: the page is shown, but not stored. */
  isPartial: boolean;
  inline: InlineCode;
  /** The time in the document that the browser compares discounts with, epoch ms. */
  now: number;
  /** The data that the page was rendered from. */
  answers: readonly Answer[];
  /** Hosts of the owner's tools; private pages have none. */
  tags?: TagSources | undefined;
  /** Whose payment form the page shows. */
  embeds?: 'stripe' | undefined;
  /** Whether other pages of the shop show it in a frame. */
  framed?: boolean | undefined;
}

export type PageAnswer =
  | { kind: 'redirect'; to: string; permanent: boolean }
  /** The backend is closed for all visitors. */
  | { kind: 'closed'; retryAfterSeconds: number }
  /** The backend refuses the network of the visitor, who has opened too many pages. */
  | { kind: 'limited'; retryAfterSeconds: number }
  | RenderedPage;

/** Renders a page. Rejects if not even an error page can be rendered. */
export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;
