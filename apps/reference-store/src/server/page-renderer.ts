import type { Locale } from '../i18n/locale.ts';
import type { PageAssets, RouteFiles } from './assets.ts';
import type { InlineCode } from './inline-code.ts';
import type { ForwardedHeaders } from './request.ts';
import type { Answer } from './server-data.ts';
import type { TagSources } from './tag-sources.ts';

export interface PageRequest {
  /** URL that the visitor sees, with language prefix. */
  url: URL;
  locale: Locale;
  /** Pages that have no Markdown are rendered as HTML. */
  form: PageForm;
  /** Headers sent to the API with each read. */
  forwarded: ForwardedHeaders;
  /** The id of the browser's guest cart, for the page that shows it; public pages do not depend on it. */
  cartUuid?: string | undefined;
  assetsOf(route: RouteFiles | undefined, locale: Locale): PageAssets;
  signal: AbortSignal;
}

/** Format of a page: for people, or for programs that read text. */
export type PageForm = 'html' | 'markdown';

export interface RenderedPage {
  kind: 'page';
  status: number;
  /** The document in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>;
  form: PageForm;
  /** Whether the page is also available as Markdown. */
  hasMarkdown: boolean;
  /** Private pages and errors are neither stored nor indexed. */
  isPrivate: boolean;
  /** Some data could not be read or rendered: the page is shown, but not stored. */
  isPartial: boolean;
  inline: InlineCode;
  /** Time of rendering, epoch ms. The browser compares discounts with it. */
  now: number;
  /** The data that the page was rendered from. */
  answers: readonly Answer[];
  /** Hosts of the owner's tools; private pages have none. */
  tags?: TagSources | undefined;
  /** The payment provider whose form the page contains. */
  embeds?: 'stripe' | undefined;
  /** Whether other pages of the shop show it in a frame. */
  framed?: boolean | undefined;
}

export type PageAnswer =
  | { kind: 'redirect'; to: string; permanent: boolean }
  /** The backend is closed for all visitors. */
  | { kind: 'closed'; retryAfterSeconds: number }
  /** The backend refuses the visitor's network, which has opened too many pages. */
  | { kind: 'limited'; retryAfterSeconds: number }
  | RenderedPage;

/** Renders a page. Rejects if not even an error page can be rendered. */
export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;
