import {
  CART_UUID_COOKIE,
  delocalizePath,
  isCartUuid,
  localeRedirect,
  localizePath,
} from '@promenade/storefront-hooks/domain';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../i18n/locale.ts';
import * as paths from '../lib/paths.ts';
import { RETRY_AFTER_SECONDS, Refusal } from '../limits/refusal.ts';
import { withReadParameters, withUnreadParameters } from '../routes/match.ts';
import type { PageAssets, RouteFiles } from './assets.ts';
import { aroundLast, digestOf, encoder, isSameSecret, joined } from './digest.ts';
import { MACHINE_DOCUMENTS } from './facts/document-paths.ts';
import { fallbackResponse } from './fallback-page.ts';
import { inlineSources } from './inline-code.ts';
import type { CacheState, PageCache, PublicPage, Rendered } from './page-cache.ts';
import type { PageAnswer, PageForm, PageRenderer, RenderedPage } from './page-renderer.ts';
import { pageTags } from './page-tags.ts';
import { withoutSecrets } from './payment-sources.ts';
import {
  cookieOf,
  forwardedHeaders,
  prefersMarkdown,
  redirect,
  type StoreRequest,
  type StoreResponse,
  type Visitor,
} from './request.ts';
import { contentSecurityPolicy, documentHeaders, markdownHeaders, paymentHeaders } from './security-headers.ts';

const RENDER_LIMIT_MS = 10_000;
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
/** Contains the secret of clients that may see whether a page was stored. */
const TIMING_HEADER = 'x-page-timing-token';
/** Pages with longer addresses are not stored: such addresses are invented and would displace real ones. */
const ADDRESS_LENGTH_MAX = 300;
/** Number of parsed addresses that are cached. */
const ADDRESSES_MAX = 2_000;
/** Time in ms for which a refused visitor is refused further pages of the same kind without a request to the backend. */
const REFUSED_MS = 5_000;
const REFUSED_MAX = 10_000;

export interface PageOptions {
  render: PageRenderer;
  assetsOf(route: RouteFiles | undefined, locale: string): PageAssets;
  /** Without a cache, every page is rendered for each visitor. */
  cache: PageCache | undefined;
  /** Secret for seeing whether a page was stored, which would reveal other visitors' recent pages. */
  timingToken?: string | undefined;
  /** Whether public pages have a `Cache-Tag`, for a CDN that purges by it. @default false */
  sendsTags?: boolean | undefined;
  /** Whether programs can read public pages as Markdown. @default true */
  writesMarkdown?: boolean | undefined;
}

/** An address, parsed. */
export interface Address {
  url: URL;
  locale: Locale;
  /** The canonical address of the page. */
  canonical: string;
  /** Without language prefix and secrets. */
  requested: URL;
  /** `requested` with the parameters that the page reads. */
  read: URL;
  /** `read` with language prefix, as visitors see it. */
  shown: URL;
  /** Whether the address itself requests Markdown. */
  namesMarkdown: boolean;
}

const SUFFIX = '.md';
/** A product's address without the product. */
const NO_PRODUCT = /^\/p(?=$|\?)/;
/** Path that stands for the home page in a Markdown address. */
const HOME_NAME = '/index';

/** The page's path in a Markdown address; undefined for other addresses. */
function pageOfMarkdown(pathname: string): string | undefined {
  if (MACHINE_DOCUMENTS.includes(pathname)) return pathname;
  if (!pathname.endsWith(SUFFIX)) return undefined;
  const page = pathname.slice(0, -SUFFIX.length);
  return page === HOME_NAME ? paths.home : page;
}

/** The Markdown address of a page, with its query. */
function markdownAddress(path: string): string {
  const { locale, path: plain } = delocalizePath(path);
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(plain) ?? [];
  return localizePath((pathname === paths.home ? HOME_NAME : pathname) + SUFFIX + rest, locale);
}

function addressOf(href: string, writesMarkdown: boolean): Address {
  const url = new URL(href);
  const path = url.pathname.replace(/\/{2,}/g, '/') + url.search;
  const { locale, path: plain } = delocalizePath(path);
  const requested = withoutSecrets(new URL(withoutTrailingSlash(plain), url.origin));
  const named = writesMarkdown ? pageOfMarkdown(requested.pathname) : undefined;
  if (named !== undefined) requested.pathname = named;
  const read = withReadParameters(requested);
  return {
    ...{ url, locale, requested, read },
    canonical: localizePath(withoutTrailingSlash(plain).replace(NO_PRODUCT, paths.allProducts), locale),
    shown: new URL(localizePath(read.pathname + read.search, locale), url.origin),
    namesMarkdown: named !== undefined,
  };
}

/** Parses addresses, with a cache, because most requests are for a few of them. */
export function createAddresses(writesMarkdown = true): (href: string) => Address {
  const addresses = new LRUCache<string, Address>({ max: ADDRESSES_MAX });
  return (href) => {
    const known = addresses.get(href);
    if (known) return known;
    const address = addressOf(href, writesMarkdown);
    if (href.length <= ADDRESS_LENGTH_MAX) addresses.set(href, address);
    return address;
  };
}

/** Responds to every address that belongs neither to a file nor to the API. */
export function createPages(options: PageOptions) {
  const { render, assetsOf, cache, timingToken, sendsTags = false, writesMarkdown = true } = options;

  /** Cached responses to visitors who have opened too many pages, by visitor and kind of page. */
  const refused = new LRUCache<string, StoreResponse>({ max: REFUSED_MAX, ttl: REFUSED_MS });

  const varied = `${writesMarkdown ? 'Accept, ' : ''}Accept-Encoding, Available-Dictionary`;

  /** Headers with the page's language and policy, and the link to its other format. */
  async function headersOf(rendered: RenderedPage, { url, locale, shown }: Address): Promise<Record<string, string>> {
    const https = url.protocol === 'https:';
    const path = shown.pathname + shown.search;
    if (rendered.form === 'markdown') {
      const isDocument = MACHINE_DOCUMENTS.includes(delocalizePath(shown.pathname).path);
      return { ...markdownHeaders(locale, https), ...(!isDocument && { link: `<${path}>; rel="canonical"` }) };
    }
    const policy = contentSecurityPolicy(await inlineSources(rendered.inline), {
      ...{ https, tags: rendered.tags, embeds: rendered.embeds, framed: rendered.framed },
      streams: !rendered.embeds,
    });
    return {
      ...documentHeaders(locale, https, policy),
      ...(rendered.hasMarkdown &&
        writesMarkdown && { link: `<${markdownAddress(path)}>; rel="alternate"; type="text/markdown"` }),
    };
  }

  async function publicPage(rendered: RenderedPage, address: Address): Promise<PublicPage> {
    const headers = await headersOf(rendered, address);
    // Pages that differ only in the time of rendering, which their data at the end contains, have the same content.
    const timeless = aroundLast(rendered.bytes, encoder.encode(`${rendered.now}`));
    const version = await digestOf(joined([encoder.encode(headers['content-security-policy']), ...timeless]));
    const etag = `W/"${version.slice(0, 27)}"`;
    const tags = pageTags(rendered.answers);
    return {
      bytes: rendered.bytes,
      headers: {
        ...headers,
        'cache-control': PUBLIC_PAGE,
        etag,
        // Only the home page without prefix reads a cookie, to redirect visitors to the language they chose.
        vary: `${varied}${address.url.pathname === '/' ? ', Cookie' : ''}`,
        ...(sendsTags && { 'cache-tag': tags.join(',') }),
      },
      ...{ etag, tags, now: rendered.now },
    };
  }

  const sendPublic = (page: PublicPage, { headers }: StoreRequest): StoreResponse =>
    matches(headers.get('if-none-match'), page.etag)
      ? { status: 304, headers: revalidated(page.headers) }
      : { status: 200, headers: page.headers, body: page.bytes, page };

  async function sendUnstored(answer: PageAnswer, request: StoreRequest, address: Address): Promise<StoreResponse> {
    const { url, requested, read, shown, canonical, namesMarkdown } = address;
    if (answer.kind === 'closed') {
      const { retryAfterSeconds } = answer;
      return fallbackResponse(url, { status: 503, reason: 'closed', retryAfterSeconds });
    }
    if (answer.kind === 'limited') {
      const { retryAfterSeconds } = answer;
      return fallbackResponse(url, { status: 429, reason: 'limited', retryAfterSeconds });
    }
    if (answer.kind === 'redirect') {
      const page = withUnreadParameters(answer.to, requested, read);
      const to = namesMarkdown ? markdownAddress(page) : page;
      const [status, cacheControl] = answer.permanent ? [301, 'no-cache'] : [302, 'no-store'];
      return redirect(status, to, { 'cache-control': cacheControl });
    }
    if (answer.status === 404 && !answer.isPrivate) {
      // Addresses from print or from another shop may have capital letters.
      const lower = withoutCapitals(canonical);
      if (lower !== canonical) return redirect(301, lower, { 'cache-control': 'no-cache' });
    }
    if (answer.status === 404 && isFileName(requested.pathname)) return missingFile(url);
    if (namesMarkdown && answer.form === 'html' && answer.status < 400) {
      return redirect(302, shown.pathname + shown.search, { 'cache-control': 'no-store' });
    }
    if (mayBeStored(answer)) return sendPublic(await publicPage(answer, address), request);
    return {
      status: answer.status,
      headers: {
        ...(await headersOf(answer, address)),
        // Not `no-store`, with which browsers load the page again on Back: the document has no data of its visitor. It has
        // the lines of a guest's cart, for browsers without scripts.
        'cache-control': answer.isPrivate && answer.status === 200 ? 'private, no-cache' : 'no-store',
        ...(answer.status === 503 && { 'retry-after': `${RETRY_AFTER_SECONDS}` }),
        ...((answer.isPrivate || answer.status >= 400) && { 'x-robots-tag': 'noindex' }),
        // Not `no-referrer`: browsers would then send this page's own forms with the origin "null".
        ...(answer.isPrivate && { 'referrer-policy': 'same-origin' }),
        ...(answer.embeds && paymentHeaders),
      },
      body: answer.bytes,
    };
  }

  async function timed(response: StoreResponse, request: StoreRequest, state: CacheState): Promise<StoreResponse> {
    const given = timingToken && request.headers.get(TIMING_HEADER);
    if (!given || !(await isSameSecret(given, timingToken))) return response;
    return { ...response, headers: { ...response.headers, 'server-timing': `page;desc=${state}` } };
  }

  async function findOrRender(
    request: StoreRequest,
    visitor: Visitor,
    address: Address,
    form: PageForm,
  ): Promise<StoreResponse> {
    const { url, locale, requested, shown } = address;
    const kind = `${visitor.address} ${locale} ${requested.pathname.split('/', 2)[1]}`;
    const refusal = visitor.address !== undefined && refused.get(kind);
    if (refusal) return refusal;
    const uuid = requested.pathname === paths.cart ? cookieOf(request, CART_UUID_COOKIE) : undefined;
    const turn = visitor.turns?.page ?? (async () => () => undefined);
    const renderInTime = (): Promise<PageAnswer> => {
      const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
      const forwarded = forwardedHeaders(url, visitor);
      const cartUuid = isCartUuid(uuid) ? uuid : undefined;
      return render({ url: shown, locale, form, forwarded, cartUuid, assetsOf, signal }).catch((error: unknown) => {
        throw signal.aborted ? new Refusal(503, 'busy') : error;
      });
    };
    /** Set if this visitor's page must not be stored. */
    let own: PageAnswer | undefined;
    const renderToStore = async (): Promise<Rendered> => {
      const answer = await renderInTime();
      own = answer;
      if (answer.kind === 'closed') cache?.purge();
      if (answer.kind === 'limited') return 'failed';
      if (answer.kind !== 'page') return undefined;
      if (!answer.isPrivate && (answer.isPartial || answer.status >= 500)) return 'failed';
      return mayBeStored(answer) ? publicPage(answer, address) : undefined;
    };

    if (cache && shown.href.length <= ADDRESS_LENGTH_MAX) {
      const asker = {
        turn,
        get signal() {
          return request.signal;
        },
      };
      const [page, state] = await cache.find(keyOf(shown, form), asker, renderToStore);
      if (page) return timed(sendPublic(page, request), request, state);
    }
    if (!own) {
      const release = await turn(request.signal);
      own = await renderInTime().finally(release);
    }
    const response = await sendUnstored(own, request, address);
    if (own.kind === 'limited') refused.set(kind, response);
    return response;
  }

  return (request: StoreRequest, visitor: Visitor, address: Address): StoreResponse | Promise<StoreResponse> => {
    const { url, canonical, shown, namesMarkdown } = address;
    const toLocale = url.pathname === '/' && localeRedirect(`/${url.search}`, cookieOf(request, 'locale'));
    if (toLocale) return redirect(302, toLocale, { 'cache-control': 'no-store' });
    if (canonical !== url.pathname + url.search) return redirect(301, canonical, { 'cache-control': 'no-cache' });
    const wantsMarkdown = namesMarkdown || (writesMarkdown && prefersMarkdown(request.headers.get('accept')));
    const form = wantsMarkdown ? 'markdown' : 'html';
    // Most requests are for a stored page, which is sent synchronously.
    const page = cache?.fresh(keyOf(shown, form));
    if (!page) return findOrRender(request, visitor, address, form);
    const response = sendPublic(page, request);
    return timingToken && request.headers.get(TIMING_HEADER) !== null ? timed(response, request, 'hit') : response;
  };
}

/** Whether the address is one of a file: browsers, phones and scanners request many that no page links to. */
const isFileName = (pathname: string): boolean =>
  /^\/\.|\.(?:png|ico|jpe?g|gif|svg|webp|avif|js|mjs|css|map|json|xml|txt|php|aspx?|html?|woff2?|zip|sql|env|webmanifest)$/i.test(
    pathname,
  );

/** A small response, which is stored, so that a repeated request costs nothing. */
async function missingFile(url: URL): Promise<StoreResponse> {
  const { headers, ...page } = await fallbackResponse(url, { status: 404, reason: 'missing' });
  return { ...page, headers: { ...headers, 'cache-control': 'public, max-age=3600' } };
}

const keyOf = ({ href }: URL, form: PageForm): string => (form === 'html' ? href : `${form} ${href}`);

const mayBeStored = ({ isPrivate, isPartial, status }: RenderedPage): boolean =>
  !isPrivate && !isPartial && status === 200;

/** Whether `If-None-Match` contains an ETag. */
const matches = (header: string | null, etag: string): boolean =>
  `${header ?? ''}`.split(',').some((value) => value.trim() === etag || value.trim() === '*');

/** Headers of a 304. Browsers keep the policy that they stored with the body. */
function revalidated(headers: PublicPage['headers']): Record<string, string> {
  const { 'content-type': _type, 'content-language': _language, 'content-security-policy': _policy, ...rest } = headers;
  return rest;
}

/** The path in lower case; its escapes and the query stay unchanged. */
const withoutCapitals = (path: string): string =>
  path.replace(/^[^?#]*/, (pathname) =>
    pathname.replace(/%.{0,2}|[A-Z]/g, (sign) => (sign.length === 1 ? sign.toLowerCase() : sign)),
  );

function withoutTrailingSlash(path: string): string {
  const pathname = path.replace(/[?#].*$/s, '');
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end) + path.slice(pathname.length);
}
