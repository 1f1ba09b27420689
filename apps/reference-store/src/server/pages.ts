import { randomBytes } from 'node:crypto';
import { delocalizePath, localeRedirect, localizePath } from '@promenade/storefront-hooks/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageAssets } from './assets.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { sendFallback } from './fallback-page.ts';
import { openHtmlStream } from './html-answer.ts';
import { networksOf } from './networks.ts';
import type { PageRenderer } from './page-renderer.ts';
import { Refusal } from './refusal.ts';
import { pageHeaders } from './security-headers.ts';
import { cookieOf, forwardedHeaders, isHttps, originOfRequest, type Surroundings, urlOfRequest } from './visitor.ts';

const RENDER_LIMIT_MS = 10_000;
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

export interface PageOptions {
  render: PageRenderer;
  assetsOf(routeSource: string | undefined, locale: string): PageAssets;
  surroundings: Surroundings;
}

/** Answers every address that is neither a file nor the API's. */
export function createPageHandler({ render, assetsOf, surroundings }: PageOptions) {
  const slots = createConcurrencyLimit({ max: 24, maxPerNetwork: 4, maxQueued: 500, queueTimeoutMs: 8_000 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = urlOfRequest(request, originOfRequest(request, surroundings));
    const path = `${url.pathname}${url.search}`;
    const toLocale = localeRedirect(path, cookieOf(request.raw, 'locale'));
    if (toLocale) return reply.header('cache-control', 'no-store').redirect(toLocale, 302);

    const { locale, path: plain } = delocalizePath(path);
    const canonical = localizePath(withoutTrailingSlash(plain), locale);
    if (canonical !== request.url) return reply.header('cache-control', 'no-cache').redirect(canonical, 301);

    const nonce = randomBytes(16).toString('base64');
    const headers = pageHeaders({ locale, nonce, https: isHttps(request, surroundings) });
    // Only the bare home page looks at a cookie, to send a visitor to the language chosen.
    headers.vary = url.pathname === '/' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    try {
      const forwarded = forwardedHeaders(request, surroundings);
      const release = await slots.acquire(networksOf(request.ip), left.signal);
      const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
      const answer = await render({ url, locale, nonce, forwarded, assetsOf, signal }).finally(release);
      if (answer.kind === 'redirect') {
        const cache = answer.permanent ? 'no-cache' : 'no-store';
        return await reply.header('cache-control', cache).redirect(answer.to, answer.permanent ? 301 : 302);
      }
      const isKept = !answer.isPrivate && !answer.isPartial && answer.status < 400;
      headers['cache-control'] = isKept ? PUBLIC_PAGE : 'no-store';
      if (answer.isPrivate || answer.status >= 400) headers['x-robots-tag'] = 'noindex';
      // Not `no-referrer`: with that, browsers would send this page's own forms from the origin "null".
      if (answer.isPrivate) headers['referrer-policy'] = 'same-origin';
      reply.hijack();
      reply.raw.statusCode = answer.status;
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
      if (request.method === 'HEAD') reply.raw.end();
      else answer.pipe(openHtmlStream(request.raw, reply.raw));
      return reply;
    } catch (error) {
      if (error instanceof Refusal) {
        return sendFallback(request, reply, { status: error.status, reason: 'busy', surroundings });
      }
      if (!left.signal.aborted) request.log.error(error);
      return sendFallback(request, reply, { status: 500, reason: 'failed', surroundings });
    }
  };
}

function withoutTrailingSlash(path: string): string {
  const pathname = path.replace(/[?#].*$/s, '');
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end) + path.slice(pathname.length);
}
