import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Provider, errors as providerErrors } from 'oidc-provider';
import { localeOf } from '../contract/locale.ts';
import { isForeign } from '../contract/same-origin.ts';
import type { Locale } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { sendPage } from '../pages/page.ts';
import { shopOf } from '../repositories/shops.ts';
import { plainEmail } from '../repositories/users.ts';
import { DEMO_ACCOUNTS } from '../seed/index.ts';
import { errorBody, errorTitle } from './error-page.ts';
import { OIDC_ROOT } from './provider.ts';
import { type SignIn, signIn } from './sign-in.ts';
import { type SignInFault, signInBody, signInTitle } from './sign-in-page.ts';

interface Form {
  email?: string;
  password?: string;
}

/** The sign-in page of a running authorization. */
export async function interactionRoutes(app: FastifyInstance, deps: Deps, provider: Provider): Promise<void> {
  const { config, database } = deps;
  await app.register(formBody, { bodyLimit: 4096 });

  const show = (request: FastifyRequest, reply: FastifyReply, locale: Locale, email: string, fault?: SignInFault) => {
    const view = {
      locale,
      email,
      fault,
      action: request.url.split('?')[0] ?? '',
      publicUrl: config.publicUrl,
      demoAccounts: config.sandbox ? DEMO_ACCOUNTS : [],
    };
    // Browsers note every other status as a failed load, and a mistyped password is none.
    const status = fault?.kind === 'limited' ? 429 : 200;
    const page = { locale, title: signInTitle(locale), publicUrl: config.publicUrl, body: signInBody(view) };
    return sendPage(reply, page, status);
  };

  /** The authorization that this browser is in the midst of. */
  const pending = async (request: FastifyRequest, reply: FastifyReply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const wanted = String(params.ui_locales ?? '').toLowerCase();
    const locale: Locale = wanted ? (wanted.startsWith('fr') ? 'fr' : 'en') : localeOf(request);
    return { locale, hint: typeof params.login_hint === 'string' ? params.login_hint : '' };
  };

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof providerErrors.SessionNotFound) && !(error instanceof Refused)) {
      request.log.error({ err: error }, 'sign-in failed');
    }
    const locale = localeOf(request);
    const status = error instanceof Refused ? error.code : error instanceof providerErrors.SessionNotFound ? 400 : 500;
    const body = errorBody(locale, { error: status === 500 ? 'server_error' : 'expired' }, config.publicUrl);
    return sendPage(reply, { locale, title: errorTitle(locale), publicUrl: config.publicUrl, body }, status);
  });

  app.get(`${OIDC_ROOT}/interaction/:uid`, async (request, reply) => {
    const { locale, hint } = await pending(request, reply);
    return show(request, reply, locale, hint);
  });

  app.post<{ Body: Form | undefined }>(`${OIDC_ROOT}/interaction/:uid`, async (request, reply) => {
    if (isForeign(request, new Set([config.publicUrl]))) throw new Refused(403, 'noAccess');
    const { locale } = await pending(request, reply);
    const { email = '', password = '' } = request.body ?? {};
    const shop = await shopOf(database.db, request.hostname);
    const claim = { email: plainEmail(email) };
    const outcome: SignIn = await signIn(deps, { storeId: shop.id, claim, password, ip: request.ip });
    if (outcome.result === 'refused') return show(request, reply, locale, email, { kind: 'refused' });
    if (outcome.result === 'limited') {
      reply.header('retry-after', outcome.waitSeconds);
      return show(request, reply, locale, email, { kind: 'limited', waitSeconds: outcome.waitSeconds });
    }
    const login = { accountId: `${outcome.user.id}` };
    const next = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login },
      { mergeWithLastSubmission: false },
    );
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
}
