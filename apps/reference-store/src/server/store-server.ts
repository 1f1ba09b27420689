import { createClient, isStorefrontError, retry } from '@promenade/storefront-sdk';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { currency } from '../lib/currency.ts';
import { createApiProxy, isProxied } from './api-proxy.ts';
import { createAssetHandler, readManifest } from './assets.ts';
import { robotsText } from './discovery.ts';
import { sendFallback } from './fallback-page.ts';
import { addOfflinePages, WORKER_PATH } from './offline-pages.ts';
import { createPageCache } from './page-cache.ts';
import { addPagePurge } from './page-purge.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createPageHandler } from './pages.ts';
import { addPlainForms } from './plain-forms.ts';
import { Refusal, sendRefusal } from './refusal.ts';
import { answerUnreadable, limitConnections, limitFormTime, limitRequests, serverTimeouts } from './request-limits.ts';
import { commonHeaders, everyAnswerHeaders } from './security-headers.ts';
import { createSitemap } from './sitemap.ts';
import { addSitemap } from './sitemap-routes.ts';
import {
  dotlessRedirect,
  forwardedHeaders,
  httpsRedirect,
  isHttps,
  originOfRequest,
  type Surroundings,
} from './visitor.ts';
import { createWaitingBytes } from './waiting-bytes.ts';

export interface StoreServerOptions extends Surroundings {
  apiUrl: string;
  /** Folder of the client build, with its manifest. */
  clientDirectory: string;
  /** Files that a page needs. @default what the manifest says */
  assetsOf?: ReturnType<typeof readManifest>;
  render: PageRenderer;
  /** Memory for rendered public pages, bytes; 0 renders each page for each visitor. @default 0 */
  pageCacheBytes?: number;
  /** Whether visitors can read the pages they have seen without a connection. @default true */
  keepsPages?: boolean;
  /** Secret of whoever may have kept pages forgotten; without it nobody may. */
  purgeToken?: string | undefined;
  /** Secret of whoever may see how a page was found. */
  timingToken?: string | undefined;
  /** Called when the backend has kept pages forgotten. */
  onPurge?: () => void;
  log?: boolean;
}

/** The store's web server: files, forms and pages of its own, everything else streamed to the API. */
export function createStoreServer(options: StoreServerOptions): FastifyInstance {
  const {
    apiUrl,
    publicUrl,
    trustProxy,
    clientDirectory,
    render,
    pageCacheBytes = 0,
    keepsPages = true,
    purgeToken,
    timingToken,
    onPurge,
    log = false,
  } = options;
  const surroundings: Surroundings = { publicUrl, trustProxy };
  const cache = pageCacheBytes > 0 ? createPageCache({ maxBytes: pageCacheBytes }) : undefined;
  const waitingBytes = createWaitingBytes();
  const { assetsOf = readManifest(clientDirectory) } = options;
  const answerPage = createPageHandler({ render, assetsOf, surroundings, cache, waitingBytes, timingToken });
  const addHeaders = (request: FastifyRequest, { raw }: FastifyReply) => {
    const headers = everyAnswerHeaders(isHttps(request, surroundings));
    for (const [name, value] of Object.entries(headers)) raw.setHeader(name, value);
  };
  const app = fastify({
    logger: log && { level: 'warn' },
    ...serverTimeouts,
    bodyLimit: 16_384,
    exposeHeadRoutes: true,
    trustProxy: trustProxy ?? false,
    // An address that cannot be decoded is one that the shop does not have.
    frameworkErrors: (_error, request, reply) => {
      addHeaders(request, reply);
      void answerPage(request, reply);
    },
    clientErrorHandler: answerUnreadable,
  });
  const proxy = createApiProxy(apiUrl, waitingBytes);
  const serveFile = createAssetHandler(clientDirectory);
  const use = [retry({ limit: 1, idempotency: 'honoured' })];
  const client = createClient({ baseUrl: apiUrl, currency, timeoutMs: 5_000, use });
  const sitemap = createSitemap(client);

  limitConnections(app.server, trustProxy);
  app.addHook('onRequest', (request, reply, done) => {
    addHeaders(request, reply);
    done();
  });
  limitRequests(app, (request, reply) => {
    if (isProxied(request.url)) {
      reply.hijack();
      sendRefusal(request, reply.raw, new Refusal(429, 'tooManyAtOnce'));
    } else {
      sendFallback(request, reply, { status: 429, reason: 'busy', surroundings });
    }
  });
  app.addHook('onRequest', (request, reply, done) => {
    const elsewhere = httpsRedirect(request, surroundings) ?? dotlessRedirect(request, surroundings);
    if (elsewhere) {
      void reply.redirect(elsewhere, 301);
      return;
    }
    if (isProxied(request.url)) {
      reply.hijack();
      void proxy.forward(request, reply, forwardedHeaders(request, surroundings));
      return;
    }
    limitFormTime(request);
    done();
  });
  app.addHook('onClose', async () => {
    sitemap.close();
    await proxy.close();
  });

  const sendFile = (path: string) =>
    app.get(path, (request, reply) => {
      reply.hijack();
      serveFile(request.raw, reply.raw, () => {
        reply.raw.writeHead(404, { ...commonHeaders, 'content-type': 'text/plain', 'cache-control': 'no-store' });
        reply.raw.end('Not found');
      });
    });
  sendFile('/assets/*');
  sendFile('/favicon.ico');
  sendFile('/favicon.svg');
  addOfflinePages(app, { sendWorker: () => sendFile(WORKER_PATH), keepsPages, surroundings });

  app.get('/robots.txt', (request, reply) => {
    reply.type('text/plain').header('cache-control', 'public, max-age=3600');
    return reply.send(robotsText(originOfRequest(request, surroundings)));
  });
  addSitemap(app, { sitemap, surroundings, waitingBytes, sendMissing: answerPage });

  if (purgeToken) {
    const purge = () => {
      onPurge?.();
      cache?.purge();
    };
    addPagePurge(app, { token: purgeToken, purge });
  }
  addPlainForms(app, { client, surroundings });
  app.get('/*', answerPage);
  app.setNotFoundHandler((request, reply) => {
    reply.header('allow', 'GET, HEAD');
    return sendFallback(request, reply, { status: 405, reason: 'unsent', surroundings });
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const isBusy = error instanceof Refusal || (isStorefrontError(error) && error.retryable);
    const status = isBusy ? 503 : (error.statusCode ?? 500);
    if (status >= 500 && !isBusy) request.log.error(error);
    const reason = isBusy ? 'busy' : status >= 500 ? 'failed' : 'unsent';
    return sendFallback(request, reply, { status, reason, surroundings });
  });
  return app;
}
