import { delocalizePath } from '@promenade/storefront-hooks/domain';
import { type Client, isStorefrontError } from '@promenade/storefront-sdk';
import * as paths from '../lib/paths.ts';
import { Refusal } from '../limits/refusal.ts';
import { isSameSecret } from './digest.ts';
import { type FallbackOptions, fallbackResponse } from './fallback-page.ts';
import { formHandlers, readForm, switchLocale } from './forms.ts';
import { leavingWorker, OFFLINE_PATHS, WORKER_PATH, workerHeaders } from './offline-pages.ts';
import { createPageCache } from './page-cache.ts';
import { type Address, createAddresses, createPages, type PageOptions } from './pages.ts';
import { redirect, type StoreRequest, type StoreResponse, type Visitor } from './request.ts';
import { everyResponseHeaders } from './security-headers.ts';
import { createSitemap, sitemapName, sitemapResponse } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Where a backend reports changed pages: `POST` with `Authorization: Bearer` and the shared secret. */
export const PURGE_PATH = '/operator/pages/purge';

/** The names under which phones look for an icon, besides `apple-touch-icon.png`. */
const TOUCH_ICON = /^\/apple-touch-icon(?:-\d+x\d+)?(?:-precomposed)?\.png$/;

export interface StoreOptions extends Omit<PageOptions, 'cache'> {
  /** Client for the forms and the sitemap. */
  client: Client;
  /** Memory for rendered public pages, bytes; 0 renders each page for each visitor. @default 0 */
  pageCacheBytes?: number | undefined;
  /** Whether visitors can read visited pages without a connection. @default true */
  keepsPages?: boolean | undefined;
  /** Secret for purging pages; without it, purging is disabled. */
  purgeToken?: string | undefined;
  /** Called when the backend purges pages. */
  onPurge?: (() => void) | undefined;
}

export interface Store {
  /** Responds to a request that is neither for a file nor for the API. Never rejects. */
  handle(request: Request, visitor?: Visitor): Promise<Response>;
  /** Like `handle`, for servers that have no `Request`, or encode public pages themselves. Synchronous for stored pages. */
  respond(request: StoreRequest, visitor?: Visitor): StoreResponse | Promise<StoreResponse>;
  close(): void;
}

/** The store as a function from requests to responses. It only uses web standards, so it runs in Node, edge runtimes and workers. */
export function createStore(options: StoreOptions): Store {
  const { client, pageCacheBytes = 0, keepsPages = true, purgeToken, onPurge } = options;
  const cache = pageCacheBytes > 0 ? createPageCache({ maxBytes: pageCacheBytes }) : undefined;
  const addresses = createAddresses(options.writesMarkdown);
  const showPage = createPages({ ...options, cache });
  const forms = formHandlers(client);
  const sitemap = createSitemap(client);

  async function post(request: StoreRequest, visitor: Visitor, url: URL): Promise<StoreResponse | undefined> {
    if (url.pathname === PURGE_PATH && purgeToken) return purge(request, purgeToken);
    const handler = forms[url.pathname];
    if (!handler) return undefined;
    const form = await readForm(request, url);
    return form ? handler({ request, visitor, url, form }) : { status: 403, headers: {} };
  }

  async function purge(request: StoreRequest, token: string): Promise<StoreResponse> {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    if (!(await isSameSecret(given, token))) {
      return { status: 403, headers, body: JSON.stringify({ code: 403, message: 'Not allowed', data: null }) };
    }
    const tags = new URL(request.url).searchParams.getAll('tag');
    onPurge?.();
    cache?.purge(tags.length > 0 ? tags : undefined);
    return { status: 200, headers, body: JSON.stringify({ code: 200, message: 'Pages were purged', data: null }) };
  }

  async function sendSitemap(request: StoreRequest, visitor: Visitor, address: Address, name: 'index' | number) {
    const turn = visitor.turns?.sitemap ?? (async () => () => undefined);
    const file = await sitemap.file(address.url.origin, name, { turn });
    return file ? sitemapResponse(file, request) : showPage(request, visitor, address);
  }

  function get(request: StoreRequest, visitor: Visitor, address: Address): StoreResponse | Promise<StoreResponse> {
    const { url } = address;
    const { pathname } = url;
    if (pathname === '/robots.txt') {
      const headers = { 'content-type': 'text/plain', 'cache-control': 'public, max-age=3600' };
      return { status: 200, headers, body: robotsText(url.origin) };
    }
    // Password managers and browsers offer this address to change a password.
    if (pathname === '/.well-known/change-password')
      return redirect(302, paths.profile, { 'cache-control': 'no-cache' });
    if (TOUCH_ICON.test(pathname)) return redirect(301, paths.touchIcon, { 'cache-control': 'public, max-age=3600' });
    if (delocalizePath(pathname).path === paths.webManifest) return webManifest(client, url, visitor);
    if (/^\/locale\/[^/]+$/.test(pathname)) return switchLocale(url);
    if (OFFLINE_PATHS.includes(pathname)) return fallbackResponse(url, { status: 200, reason: 'offline' });
    if (pathname === WORKER_PATH && !keepsPages) return { status: 200, headers: workerHeaders, body: leavingWorker };
    const name = sitemapName(pathname);
    return name === undefined ? showPage(request, visitor, address) : sendSitemap(request, visitor, address, name);
  }

  async function send(request: StoreRequest, visitor: Visitor, url: URL): Promise<StoreResponse> {
    const posted = request.method === 'POST' ? await post(request, visitor, url) : undefined;
    if (posted) return posted;
    const refused = await fallbackResponse(url, { status: 405, reason: 'unsent' });
    return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD' } };
  }

  function respond(request: StoreRequest, visitor: Visitor = {}): StoreResponse | Promise<StoreResponse> {
    const address = addresses(request.url);
    const { url } = address;
    const complete = (response: StoreResponse): StoreResponse =>
      response.page
        ? response
        : { ...response, headers: { ...everyResponseHeaders(url.protocol === 'https:'), ...response.headers } };
    const failed = (error: unknown) => {
      if (!request.signal.aborted && !(error instanceof Refusal)) console.error(error);
      return fallbackResponse(url, failureOf(error));
    };
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const response = isRead ? get(request, visitor, address) : send(request, visitor, url);
      return response instanceof Promise ? response.then(complete).catch(failed) : complete(response);
    } catch (error) {
      return failed(error);
    }
  }

  return {
    respond,
    async handle(request, visitor) {
      const { status, headers, body } = await respond(request, visitor);
      return new Response(request.method === 'HEAD' ? null : body, { status, headers });
    },
    close: sitemap.close,
  };
}

function failureOf(error: unknown): FallbackOptions {
  if (error instanceof Refusal && error.status < 500) return { status: error.status, reason: 'unsent' };
  const isBusy = error instanceof Refusal || (isStorefrontError(error) && error.retryable);
  return isBusy ? { status: 503, reason: 'busy' } : { status: 500, reason: 'failed' };
}

/** The paths that crawlers may visit: no private pages, and none without content to read. */
function robotsText(origin: string): string {
  const closed = [
    ...['/api/', '/oidc/', '/sandbox/', '/locale/', '/order/', '/users/', '/middlewares/'],
    ...[paths.callback, paths.logout, paths.register, paths.signIn, paths.forgottenPassword],
  ];
  const lines = closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /fr${path}`]);
  return ['User-agent: *', ...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
