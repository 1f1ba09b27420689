import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Deps } from '../deps.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { OIDC_ROOT } from './provider.ts';

/**
 * Mounts the identity provider. It is told the public origin whatever the request says, so its addresses are right behind
 * any proxy and nobody can bend them with a `Host` header.
 */
export async function identityRoutes(app: FastifyInstance, deps: Deps, provider: Provider): Promise<void> {
  const { protocol, host } = new URL(deps.config.publicUrl);
  const answer = provider.callback();
  await app.register((scope) => interactionRoutes(scope, deps, provider));
  await app.register(async (scope) => {
    // The provider reads its bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${OIDC_ROOT}/*`,
      handler: (request, reply) => {
        reply.hijack();
        const raw = request.raw as typeof request.raw & { originalUrl?: string };
        raw.originalUrl = raw.url ?? '';
        raw.url = raw.originalUrl.slice(OIDC_ROOT.length);
        raw.headers['x-forwarded-host'] = host;
        raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
        for (const name of ['x-request-id', 'x-content-type-options', 'referrer-policy']) {
          reply.raw.setHeader(name, String(reply.getHeader(name)));
        }
        return answer(raw, reply.raw);
      },
    });
  });
}
