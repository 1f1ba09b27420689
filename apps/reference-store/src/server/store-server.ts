import { createClient } from '@promenade/storefront-sdk';
import fastify, { type FastifyInstance } from 'fastify';
import { createApiProxy, isProxied } from './api-proxy.ts';
import { createAssetHandler, readManifest } from './assets.ts';
import { robotsText, sitemapXml } from './discovery.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createPageHandler } from './pages.ts';
import { addPlainForms } from './plain-forms.ts';
import { commonHeaders } from './security-headers.ts';
import { httpsRedirect, originOfRequest } from './visitor.ts';

export interface StoreServerOptions {
  apiUrl: string;
  publicOrigin: string | undefined;
  /** Folder of the client build, with its manifest. */
  clientDirectory: string;
  render: PageRenderer;
  log?: boolean;
}

/** The store's web server: files, forms and pages of its own, everything else streamed to the API. */
export function createStoreServer(options: StoreServerOptions): FastifyInstance {
  const { apiUrl, publicOrigin, clientDirectory, render, log = false } = options;
  const app = fastify({ logger: log && { level: 'warn' }, bodyLimit: 16_384, exposeHeadRoutes: true });
  const proxy = createApiProxy({ apiUrl, publicOrigin });
  const serveFile = createAssetHandler(clientDirectory);
  const client = createClient({ baseUrl: apiUrl, timeoutMs: 5_000 });

  app.addHook('onRequest', (request, reply, done) => {
    const secure = httpsRedirect(request.raw);
    if (secure) {
      void reply.redirect(secure, 301);
      return;
    }
    if (!isProxied(request.url)) return done();
    reply.hijack();
    void proxy.forward(request.raw, reply.raw);
  });
  app.addHook('onClose', (_app, done) => {
    proxy.close();
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
    return reply.send(robotsText(originOfRequest(request.raw, publicOrigin)));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const xml = await sitemapXml(client, originOfRequest(request.raw, publicOrigin));
    return reply.type('application/xml').header('cache-control', 'public, max-age=3600').send(xml);
  });

  addPlainForms(app, { client, publicOrigin });
  app.get('/*', createPageHandler({ render, assetsOf: readManifest(clientDirectory), publicOrigin }));
  return app;
}
