import { randomBytes } from 'node:crypto';
import { delocalizePath, localeRedirect, localizePath } from '@promenade/storefront-hooks/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageAssets } from './assets.ts';
import { fallbackPage } from './fallback-page.ts';
import { openHtmlStream } from './html-answer.ts';
import type { PageRenderer } from './page-renderer.ts';
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';
import { cookieOf, originOfRequest, protocolOfRequest } from './visitor.ts';

const RENDER_LIMIT_MS = 10_000;
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

export interface PageOptions {
  render: PageRenderer;
  assetsOf(routeSource: string | undefined, locale: string): PageAssets;
  publicOrigin: string | undefined;
}

/** Answers every address that is neither a file nor the API's. */
export function createPageHandler({ render, assetsOf, publicOrigin }: PageOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = new URL(request.raw.url ?? '/', originOfRequest(request.raw, publicOrigin));
    const path = `${url.pathname}${url.search}`;
    const toLocale = localeRedirect(path, cookieOf(request.raw, 'locale'));
    if (toLocale) return reply.header('cache-control', 'no-store').redirect(toLocale, 302);

    const { locale, path: plain } = delocalizePath(path);
    const canonical = localizePath(withoutTrailingSlash(plain), locale);
    if (canonical !== path) return reply.header('cache-control', 'no-cache').redirect(canonical, 301);

    const nonce = randomBytes(16).toString('base64');
    const https = protocolOfRequest(request.raw) === 'https';
    const headers: Record<string, string> = {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': contentSecurityPolicy(nonce, { https }),
      // Only the bare home page looks at a cookie, to send a visitor to the language chosen.
      vary: url.pathname === '/' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
      ...(https && { 'strict-transport-security': 'max-age=31536000' }),
    };
    const limit = AbortSignal.timeout(RENDER_LIMIT_MS);
    try {
      const answer = await render({ url, locale, nonce, assetsOf, signal: limit });
      if (answer.kind === 'redirect') {
        const cache = answer.permanent ? 'no-cache' : 'no-store';
        return await reply.header('cache-control', cache).redirect(answer.to, answer.permanent ? 301 : 302);
      }
      const isKept = !answer.isPrivate && !answer.isPartial && answer.status < 400;
      headers['cache-control'] = isKept ? PUBLIC_PAGE : 'no-store';
      if (answer.isPrivate || answer.status >= 400) headers['x-robots-tag'] = 'noindex';
      if (answer.isPrivate) headers['referrer-policy'] = 'no-referrer';
      reply.hijack();
      reply.raw.statusCode = answer.status;
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
      if (request.method === 'HEAD') reply.raw.end();
      else answer.pipe(openHtmlStream(request.raw, reply.raw));
      return reply;
    } catch (error) {
      request.log.error(error);
      return reply
        .status(500)
        .headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .send(fallbackPage(locale, nonce));
    }
  };
}

function withoutTrailingSlash(path: string): string {
  const pathname = path.replace(/[?#].*$/s, '');
  return `${pathname.replace(/(?<=.)\/+$/, '')}${path.slice(pathname.length)}`;
}
