import type { FastifyInstance } from 'fastify';
import { takePageForms } from '../contract/body-parsers.ts';
import type { Deps } from '../deps.ts';
import { answerWithPages } from '../pages/failure-pages.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { OIDC_ROOT } from './provider.ts';
import type { Providers } from './providers.ts';
import { securityRoutes } from './security-routes.ts';

/** ID tokens of our clients are far shorter, and the form becomes an address, which may have 16 kB with its headers. */
const SIGN_OUT_FORM_LIMIT = 8 * 1024;
const SIGN_OUT_FIELDS = [
  'id_token_hint',
  'logout_hint',
  'client_id',
  'post_logout_redirect_uri',
  'state',
  'ui_locales',
];

/** Headers of every response; the provider's scripts add their own hashes to the empty `script-src`. */
const KEPT_HEADERS = ['x-request-id', 'x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy'];
const POLICY = "default-src 'none'; script-src; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Mounts the identity providers of all shops. Each uses the configured origin of its shop, whatever the request contains, so
 * its URLs are correct behind any proxy and cannot be forged with an unknown `Host` header.
 */
export async function identityRoutes(app: FastifyInstance, deps: Deps, providers: Providers): Promise<void> {
  await app.register((scope) => interactionRoutes(scope, deps, providers));
  await app.register((scope) => securityRoutes(scope, deps, providers));
  await app.register(async (scope) => {
    takePageForms(scope, SIGN_OUT_FORM_LIMIT);
    answerWithPages(scope, deps);
    // The provider takes this form only where its cookies are sent with forms of any site. Ours are sent with links only.
    scope.post<{ Body: Record<string, string> | undefined }>(`${OIDC_ROOT}/logout`, (request, reply) => {
      const fields = Object.entries(request.body ?? {}).filter(([name]) => SIGN_OUT_FIELDS.includes(name));
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${OIDC_ROOT}/logout?${new URLSearchParams(fields)}`, 303);
    });
  });
  await app.register(async (scope) => {
    answerWithPages(scope, deps);
    // The provider reads its bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${OIDC_ROOT}/*`,
      handler: async (request, reply) => {
        const { provider, origin } = await providers.of(request);
        const { protocol, host } = new URL(origin);
        reply.hijack();
        const raw = request.raw as typeof request.raw & { originalUrl?: string };
        raw.originalUrl = raw.url ?? '';
        raw.url = raw.originalUrl.slice(OIDC_ROOT.length);
        raw.headers['x-forwarded-host'] = host;
        raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
        for (const name of KEPT_HEADERS) reply.raw.setHeader(name, String(reply.getHeader(name)));
        reply.raw.setHeader('content-security-policy', POLICY);
        return provider.callback()(raw, reply.raw);
      },
    });
  });
}
