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
import * as paths from '../page/paths.ts';
import type { PageAssets, RouteFiles } from './assets.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { sendFallback } from './fallback-page.ts';
import { openHtmlStream, sendKeptHtml } from './html-answer.ts';
import { keepHtml } from './kept-html.ts';
import { networksOf } from './networks.ts';
import type { KeptPage, PageCache } from './page-cache.ts';
import type { PageAnswer, PageRenderer } from './page-renderer.ts';
import { withoutSecrets } from './payment-sources.ts';
import { Refusal } from './refusal.ts';
import { contentSecurityPolicy, type PolicySources, pageHeaders, paymentHeaders } from './security-headers.ts';
import { cookieOf, forwardedHeaders, isHttps, originOfRequest, type Surroundings, urlOfRequest } from './visitor.ts';

const RENDER_LIMIT_MS = 10_000;
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
/** Longer addresses are somebody's own: keeping them would put out what others ask for. */
const KEPT_ADDRESS_LENGTH = 300;

export interface PageOptions {
  render: PageRenderer;
  assetsOf(route: RouteFiles | undefined, locale: string): PageAssets;
  surroundings: Surroundings;
  /** Without it every page is rendered for each visitor. */
  cache: PageCache | undefined;
}

type RenderedPage = Extract<PageAnswer, { kind: 'page' }>;

/** Answers every address that is neither a file nor the API's. */
export function createPageHandler({ render, assetsOf, surroundings, cache }: PageOptions) {
  const slots = createConcurrencyLimit({ max: 24, maxPerNetwork: 4, maxQueued: 500, queueTimeoutMs: 8_000 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = urlOfRequest(request, originOfRequest(request, surroundings));
    const path = `${url.pathname}${url.search}`;
    const toLocale = localeRedirect(path, cookieOf(request.raw, 'locale'));
    if (toLocale) return reply.header('cache-control', 'no-store').redirect(toLocale, 302);

    const { locale, path: plain } = delocalizePath(path);
    const canonical = localizePath(withoutTrailingSlash(plain), locale);
    if (canonical !== request.url) return reply.header('cache-control', 'no-cache').redirect(canonical, 301);

    const shown = withoutSecrets(url);
    const nonce = randomBytes(16).toString('base64');
    const https = isHttps(request, surroundings);
    const headers = pageHeaders({ locale, nonce, https });
    // Only the bare home page looks at a cookie, to send a visitor to the language chosen.
    headers.vary = url.pathname === '/' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());

    const uuid = cookieOf(request.raw, CART_UUID_COOKIE);
    const cartUuid = plain.split('?')[0] === paths.cart && isCartUuid(uuid) ? uuid : undefined;
    const ask = async (gone: AbortSignal): Promise<PageAnswer> => {
      const forwarded = forwardedHeaders(request, surroundings);
      const release = await slots.acquire(networksOf(request.ip), gone);
      const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
      return render({ url: shown, locale, nonce, forwarded, cartUuid, assetsOf, signal }).finally(release);
    };
    /** What was rendered for this visitor and may not be kept for others. */
    let own: PageAnswer | undefined;
    const renderToKeep = async (): Promise<KeptPage | undefined> => {
      // Others may be waiting for it too: it is rendered even if this visitor leaves.
      const answer = await ask(new AbortController().signal);
      own = answer;
      if (answer.kind === 'closed') cache?.purge();
      if (answer.kind !== 'page' || !mayBeKept(answer)) return undefined;
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
        const [page, state] = await cache.find(`${shown.origin} ${shown.pathname}${shown.search}`, renderToKeep);
        if (page) {
          headers['cache-control'] = PUBLIC_PAGE;
          headers['server-timing'] = `page;desc=${state}`;
          return send(200, { tags: page.tags, streams: true }, () =>
            sendKeptHtml(request.raw, reply.raw, page.html, nonce),
          );
        }
      }
      const answer = own ?? (await ask(left.signal));
      if (answer.kind === 'closed') {
        const { retryAfterSeconds } = answer;
        return sendFallback(request, reply, { status: 503, reason: 'closed', surroundings, retryAfterSeconds });
      }
      if (answer.kind === 'redirect') {
        const cacheControl = answer.permanent ? 'no-cache' : 'no-store';
        return await reply.header('cache-control', cacheControl).redirect(answer.to, answer.permanent ? 301 : 302);
      }
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

function withoutTrailingSlash(path: string): string {
  const pathname = path.replace(/[?#].*$/s, '');
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end) + path.slice(pathname.length);
}
