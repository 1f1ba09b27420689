import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CART_UUID_COOKIE,
  delocalizePath,
  isCartUuid,
  localeRedirect,
  localizePath,
} from '@promenade/storefront-hooks/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as paths from '../lib/paths.ts';
import { withReadParameters, withUnreadParameters } from '../routes/match.ts';
import type { PageAssets, RouteFiles } from './assets.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { sendFallback } from './fallback-page.ts';
import { keptBody, openHtmlStream, sendWhole } from './html-answer.ts';
import { keepHtml } from './kept-html.ts';
import { LIMITS } from './limits.ts';
import { networksOf } from './networks.ts';
import type { PageCache, Rendered } from './page-cache.ts';
import type { PageAnswer, PageRenderer } from './page-renderer.ts';
import { withoutSecrets } from './payment-sources.ts';
import { RETRY_AFTER_SECONDS, Refusal } from './refusal.ts';
import { isSameSecret } from './secrets.ts';
import { contentSecurityPolicy, type PolicySources, pageHeaders, paymentHeaders } from './security-headers.ts';
import { cookieOf, forwardedHeaders, isHttps, originOfRequest, type Surroundings, urlOfRequest } from './visitor.ts';
import type { WaitingBytes } from './waiting-bytes.ts';

const RENDER_LIMIT_MS = 10_000;
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
/** Names the secret of whoever may see how a page was found. */
const TIMING_HEADER = 'x-page-timing-token';
/** Longer addresses are somebody's own: keeping them would put out what others ask for. */
const KEPT_ADDRESS_LENGTH = 300;

export interface PageOptions {
  render: PageRenderer;
  assetsOf(route: RouteFiles | undefined, locale: string): PageAssets;
  surroundings: Surroundings;
  /** Without it every page is rendered for each visitor. */
  cache: PageCache | undefined;
  waitingBytes: WaitingBytes;
  /** Secret of whoever may see how a page was found: to others it would say what somebody else has just looked at. */
  timingToken?: string | undefined;
}

type RenderedPage = Extract<PageAnswer, { kind: 'page' }>;

/** Answers every address that is neither a file nor the API's. */
export function createPageHandler(options: PageOptions) {
  const { render, assetsOf, surroundings, cache, waitingBytes, timingToken } = options;
  const slots = createConcurrencyLimit({ ...LIMITS.pages, refusal: () => new Refusal(503, 'busy') });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = urlOfRequest(request, originOfRequest(request, surroundings));
    const path = `${url.pathname}${url.search}`;
    const toLocale = localeRedirect(path, cookieOf(request.raw, 'locale'));
    if (toLocale) return reply.header('cache-control', 'no-store').redirect(toLocale, 302);

    const { locale, path: plain } = delocalizePath(path);
    const canonical = localizePath(withoutTrailingSlash(plain), locale);
    if (canonical !== request.url) return reply.header('cache-control', 'no-cache').redirect(canonical, 301);

    const asked = withoutSecrets(new URL(withoutTrailingSlash(plain), url.origin));
    const read = withReadParameters(asked);
    const shown = new URL(localizePath(read.pathname + read.search, locale), url.origin);
    const nonce = randomBytes(16).toString('base64');
    const https = isHttps(request, surroundings);
    const headers = pageHeaders({ locale, nonce, https });
    // Only the bare home page looks at a cookie, to send a visitor to the language chosen.
    headers.vary = url.pathname === '/' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());

    const uuid = cookieOf(request.raw, CART_UUID_COOKIE);
    const cartUuid = plain.split('?')[0] === paths.cart && isCartUuid(uuid) ? uuid : undefined;
    const networks = networksOf(request.ip);
    const turn = (gone: AbortSignal) => slots.acquire(networks, gone);
    const renderInTime = (): Promise<PageAnswer> => {
      const forwarded = forwardedHeaders(request, surroundings);
      const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
      return render({ url: shown, locale, nonce, forwarded, cartUuid, assetsOf, signal }).catch((error: unknown) => {
        throw signal.aborted ? new Refusal(503, 'busy') : error;
      });
    };
    const renderForThis = async (): Promise<PageAnswer> => {
      const release = await turn(left.signal);
      return renderInTime().finally(release);
    };
    /** What was rendered for this visitor and may not be kept for others. */
    let own: PageAnswer | undefined;
    const renderToKeep = async (): Promise<Rendered> => {
      const answer = await renderInTime();
      own = answer;
      if (answer.kind === 'closed') cache?.purge();
      if (answer.kind !== 'page') return undefined;
      if (!answer.isPrivate && (answer.isPartial || answer.status >= 500)) return 'failed';
      if (!mayBeKept(answer)) return undefined;
      const html = await htmlOf(answer);
      if (await answer.isWhole) return { html: await keepHtml(html, nonce), tags: answer.tags };
      own = { ...answer, isPartial: true, pipe: (destination) => void destination.end(html) };
      return undefined;
    };
    const send = (status: number, sources: PolicySources, write: () => void): FastifyReply => {
      headers['content-security-policy'] = contentSecurityPolicy(nonce, { https, ...sources });
      reply.hijack();
      reply.raw.statusCode = status;
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
      write();
      return reply;
    };

    try {
      if (cache && request.url.length <= KEPT_ADDRESS_LENGTH) {
        const key = `${shown.origin} ${shown.pathname}${shown.search}`;
        const [page, state] = await cache.find(key, { turn, signal: left.signal }, renderToKeep);
        if (page) {
          const body = keptBody(request.raw, page.html, nonce);
          reply.raw.once('close', waitingBytes.take(networks, body.bytes.length));
          headers['cache-control'] = PUBLIC_PAGE;
          if (timingToken && isSameSecret(request.headers[TIMING_HEADER], timingToken))
            headers['server-timing'] = `page;desc=${state}`;
          return send(200, { tags: page.tags, streams: true }, () => sendWhole(request.raw, reply.raw, body));
        }
      }
      const answer = own ?? (await renderForThis());
      if (answer.kind === 'closed') {
        const { retryAfterSeconds } = answer;
        return sendFallback(request, reply, { status: 503, reason: 'closed', surroundings, retryAfterSeconds });
      }
      if (answer.kind === 'redirect') {
        const cacheControl = answer.permanent ? 'no-cache' : 'no-store';
        const to = withUnreadParameters(answer.to, asked, read);
        return await reply.header('cache-control', cacheControl).redirect(to, answer.permanent ? 301 : 302);
      }
      if (answer.status === 404 && !answer.isPrivate) {
        // Addresses that were written on paper, or come from another shop, may have capitals.
        const lower = withoutCapitals(canonical);
        if (lower !== canonical) return await reply.header('cache-control', 'no-cache').redirect(lower, 301);
      }
      if (answer.status === 503) headers['retry-after'] = `${RETRY_AFTER_SECONDS}`;
      headers['cache-control'] = mayBeKept(answer) ? PUBLIC_PAGE : 'no-store';
      if (answer.isPrivate || answer.status >= 400) headers['x-robots-tag'] = 'noindex';
      // Not `no-referrer`: with that, browsers would send this page's own forms from the origin "null".
      if (answer.isPrivate) headers['referrer-policy'] = 'same-origin';
      const { tags, embeds } = answer;
      if (embeds) Object.assign(headers, paymentHeaders);
      return send(answer.status, { tags, embeds, streams: !embeds }, () => {
        if (request.method === 'HEAD') reply.raw.end();
        else answer.pipe(openHtmlStream(request.raw, reply.raw));
      });
    } catch (error) {
      if (error instanceof Refusal) {
        return sendFallback(request, reply, { status: error.status, reason: 'busy', surroundings });
      }
      if (!left.signal.aborted) request.log.error(error);
      return sendFallback(request, reply, { status: 500, reason: 'failed', surroundings });
    }
  };
}

const mayBeKept = ({ isPrivate, isPartial, status }: RenderedPage): boolean =>
  !isPrivate && !isPartial && status === 200;

function htmlOf({ pipe }: RenderedPage): Promise<Buffer> {
  const collector = new PassThrough();
  pipe(collector);
  return buffer(collector);
}

/** The path in small letters; its escapes and the query stay. */
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
