import { createClient } from '@promenade/storefront-sdk';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { createApiProxy, isProxied } from './api-proxy.ts';
import { createAssetHandler, readManifest } from './assets.ts';
import { createSitemap, robotsText } from './discovery.ts';
import { sendFallback } from './fallback-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createPageHandler } from './pages.ts';
import { addPlainForms } from './plain-forms.ts';
import { commonHeaders } from './security-headers.ts';
import { httpsRedirect, originOfRequest, type Surroundings } from './visitor.ts';

export interface StoreServerOptions extends Surroundings {
  apiUrl: string;
  /** Folder of the client build, with its manifest. */
  clientDirectory: string;
  render: PageRenderer;
  log?: boolean;
}

/** The store's web server: files, forms and pages of its own, everything else streamed to the API. */
export function createStoreServer(options: StoreServerOptions): FastifyInstance {
  const { apiUrl, publicUrl, trustProxy, clientDirectory, render, log = false } = options;
  const surroundings: Surroundings = { publicUrl, trustProxy };
  const answerPage = createPageHandler({ render, assetsOf: readManifest(clientDirectory), surroundings });
  const app = fastify({
    logger: log && { level: 'warn' },
    bodyLimit: 16_384,
    exposeHeadRoutes: true,
    trustProxy: trustProxy ?? false,
    // An address that cannot be decoded is one that the shop does not have.
    frameworkErrors: (_error, request, reply) => void answerPage(request, reply),
  });
  const proxy = createApiProxy(apiUrl);
  const serveFile = createAssetHandler(clientDirectory);
  const client = createClient({ baseUrl: apiUrl, timeoutMs: 5_000 });
  const sitemap = createSitemap(client);

  app.addHook('onRequest', (request, reply, done) => {
    const secure = httpsRedirect(request, surroundings);
    if (secure) {
      void reply.redirect(secure, 301);
      return;
    }
    if (!isProxied(request.url)) return done();
    reply.hijack();
    void proxy.forward(request, reply, originOfRequest(request, surroundings));
  });
  app.addHook('onClose', (_app, done) => {
    proxy.close();
    sitemap.close();
    done();
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

  app.get('/robots.txt', (request, reply) => {
    reply.type('text/plain').header('cache-control', 'public, max-age=3600');
    return reply.send(robotsText(originOfRequest(request, surroundings)));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const xml = await sitemap.xml(originOfRequest(request, surroundings));
    return reply.type('application/xml').header('cache-control', 'public, max-age=3600').send(xml);
  });

  addPlainForms(app, { client, surroundings });
  app.get('/*', answerPage);
  app.setNotFoundHandler((request, reply) => {
    reply.header('allow', 'GET, HEAD');
    return sendFallback(request, reply, { status: 405, reason: 'unsent', surroundings });
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status >= 500) request.log.error(error);
    return sendFallback(request, reply, { status, reason: status >= 500 ? 'failed' : 'unsent', surroundings });
  });
  return app;
}
