import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type InteractionResults, errors as providerErrors } from 'oidc-provider';
import { takePageForms } from '../contract/body-parsers.ts';
import { localeOf } from '../contract/locale.ts';
import { isForeign } from '../contract/same-origin.ts';
import type { Locale } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { findSignInCode, sendSignInCode } from '../domain/sign-in-codes.ts';
import { Refused } from '../errors/refused.ts';
import { sendFailurePage } from '../pages/failure-pages.ts';
import { sendPage } from '../pages/page.ts';
import { shopOf } from '../repositories/shops.ts';
import { plainEmail } from '../repositories/users.ts';
import { allowAgent, consentBody, consentTitle, scopesIn } from './agent-consent.ts';
import { stepByCode } from './code-steps.ts';
import { errorBody, errorTitle } from './error-page.ts';
import { PASSKEY_SCRIPT_PATH } from './passkey-script.ts';
import { signInByPasskey, signInOptions, takesPasskeys } from './passkeys.ts';
import { AGENT_CLIENT_ID, OIDC_ROOT } from './provider.ts';
import type { Providers } from './providers.ts';
import { type SignIn, signIn } from './sign-in.ts';
import { type SignInError, signInBody, signInTitle } from './sign-in-page.ts';

interface Form {
  email?: string;
  password?: string;
  code?: string;
  /** Pressed by who signs in without a password: `send-code`, then `code`. */
  way?: string;
  /** Choice on an agent's consent page: `yes` or `no`. */
  allow?: string;
  /** The response of a device, as JSON. */
  answer?: string;
}

/** Browsers note every other status than 200 as a failed load, and a mistyped password is none. */
const statuses: Readonly<Record<SignInError['kind'], number>> = {
  refused: 200,
  'needs-code': 200,
  'code-wrong': 200,
  'passkey-refused': 200,
  'passkey-suspended': 200,
  limited: 429,
  busy: 503,
};

/** The sign-in page of a running authorization. */
export async function interactionRoutes(app: FastifyInstance, deps: Deps, providers: Providers): Promise<void> {
  const { config, database, extension } = deps;
  // The response of a device is the longest field.
  takePageForms(app, 8192);

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    email: string,
    error?: SignInError,
    hasCodeField = false,
  ) => {
    const { origin: publicUrl } = await providers.of(request);
    const isOpen = takesPasskeys(publicUrl);
    const { uid: interaction } = request.params as { uid: string };
    const view = {
      passkeyOptions: isOpen ? await signInOptions(deps, { origin: publicUrl, interaction }) : undefined,
      locale,
      email,
      error,
      hasCodeField,
      action: request.url.split('?')[0] ?? '',
      publicUrl,
      demoAccounts: config.sandbox ? (extension.accounts ?? []) : [],
    };
    const status = error ? statuses[error.kind] : 200;
    const script = isOpen ? PASSKEY_SCRIPT_PATH : undefined;
    const page = { locale, title: signInTitle(locale), publicUrl, body: signInBody(view), script };
    return sendPage(reply, page, status);
  };

  /** The authorization that this browser is in the midst of. */
  const pending = async (request: FastifyRequest, reply: FastifyReply) => {
    const { provider } = await providers.of(request);
    const { params, uid, prompt, session } = await provider.interactionDetails(request.raw, reply.raw);
    const wanted = String(params.ui_locales ?? '').toLowerCase();
    const locale: Locale = wanted ? (wanted.startsWith('fr') ? 'fr' : 'en') : localeOf(request);
    const hint = typeof params.login_hint === 'string' ? params.login_hint : '';
    const isAgent = params.client_id === AGENT_CLIENT_ID;
    return { locale, uid, hint, isAgent, asksConsent: prompt.name === 'consent', params, account: session?.accountId };
  };

  /** Goes on with the authorization. */
  const resume = async (request: FastifyRequest, reply: FastifyReply, result: InteractionResults) => {
    const { provider } = await providers.of(request);
    const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  };

  /** Completes the interaction with the given account, or with the session's account. */
  const finish = async (request: FastifyRequest, reply: FastifyReply, accountId?: number) =>
    resume(request, reply, {
      ...(accountId !== undefined && { login: { accountId: `${accountId}` } }),
      // A client may request consent with `prompt`, which the shop's own client does not need.
      ...(!(await pending(request, reply)).isAgent && { consent: {} }),
    });

  app.setErrorHandler(async (error, request, reply) => {
    const { origin: publicUrl } = await providers.of(request);
    if (!(error instanceof providerErrors.SessionNotFound))
      return sendFailurePage(request, reply, { error, publicUrl });
    const locale = localeOf(request);
    const body = errorBody(locale, { error: 'expired' }, publicUrl);
    return sendPage(reply, { locale, title: errorTitle(locale), publicUrl, body }, 400);
  });

  app.get(`${OIDC_ROOT}/interaction/:uid`, async (request, reply) => {
    const { locale, hint, asksConsent, isAgent, params } = await pending(request, reply);
    if (asksConsent && isAgent) {
      if (scopesIn(`${params.scope}`).length === 0) return resume(request, reply, { error: 'invalid_scope' });
      const { origin: publicUrl } = await providers.of(request);
      const action = request.url.split('?')[0] ?? '';
      const body = consentBody({ locale, action, scope: `${params.scope}` });
      const formTargets = [new URL(`${params.redirect_uri}`).origin];
      return sendPage(reply, { locale, title: consentTitle(locale), publicUrl, body, formTargets });
    }
    if (asksConsent) return finish(request, reply);
    return show(request, reply, locale, hint);
  });

  app.post<{ Body: Form | undefined }>(`${OIDC_ROOT}/interaction/:uid`, async (request, reply) => {
    const { origin } = await providers.of(request);
    if (isForeign(request, new Set([origin]))) throw new Refused(403, 'noAccess');
    const { locale, uid: interaction, asksConsent, isAgent, params, account } = await pending(request, reply);
    const { email = '', password = '', code = '', answer = '', way, allow } = request.body ?? {};
    if (asksConsent && isAgent) {
      const { provider } = await providers.of(request);
      const isAllowed = allow === 'yes' && account !== undefined;
      const result = isAllowed
        ? { consent: { grantId: await allowAgent(provider, { account, scope: `${params.scope}`, origin }) } }
        : { error: 'access_denied' };
      deps.audit('agent allowed', { result: isAllowed ? 'yes' : 'no', account: Number(account), ip: request.ip });
      return resume(request, reply, result);
    }
    const shop = await shopOf(database.db, request.hostname);
    if (answer) {
      const outcome = await signInByPasskey(deps, { origin, interaction, answer, storeId: shop.id, ip: request.ip });
      const { result } = outcome;
      const account = result === 'ok' ? outcome.user.id : undefined;
      deps.audit('sign-in', { result, by: 'passkey', shop: shop.id, account, ip: request.ip });
      if (outcome.result === 'limited') {
        reply.header('retry-after', outcome.waitSeconds);
        return show(request, reply, locale, email, { kind: 'limited', waitSeconds: outcome.waitSeconds });
      }
      if (outcome.result !== 'ok') return show(request, reply, locale, email, { kind: `passkey-${outcome.result}` });
      return finish(request, reply, outcome.user.id);
    }
    const call = { db: database.db, now: deps.now(), ip: request.ip, shop, locale };
    if (way) {
      const user = await stepByCode(
        deps,
        { request, reply, publicUrl: origin, interaction, call },
        { email, code, way },
      );
      return user ? finish(request, reply, user.id) : reply;
    }
    const claim = { email: plainEmail(email) };
    const given = code.replace(/\s/g, '');
    const attempt = {
      storeId: shop.id,
      claim,
      password,
      ip: request.ip,
      signal: request.cancelled,
      cookies: request.headers.cookie,
      code: {
        send: (isRight: boolean) => sendSignInCode(deps, call, { email, isRight }),
        find: given ? (isRight: boolean) => findSignInCode(deps, call, { email, isRight }, given) : undefined,
      },
    };
    const outcome: SignIn | Refused = await signIn(deps, database.db, attempt).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 503 && !request.cancelled.aborted) return error;
      throw error;
    });
    if (outcome instanceof Refused) {
      reply.header('retry-after', outcome.options.retryAfterSeconds);
      return show(request, reply, locale, email, { kind: 'busy' }, given !== '');
    }
    if (outcome.result === 'refused') return show(request, reply, locale, email, { kind: 'refused' }, given !== '');
    if (outcome.result === 'code-wrong') return show(request, reply, locale, email, { kind: 'code-wrong' }, true);
    if (outcome.result === 'needs-code') return show(request, reply, locale, email, { kind: 'needs-code' }, true);
    if (outcome.result === 'limited') {
      reply.header('retry-after', outcome.waitSeconds);
      return show(request, reply, locale, email, { kind: 'limited', waitSeconds: outcome.waitSeconds });
    }
    reply.header('set-cookie', outcome.deviceCookie);
    return finish(request, reply, outcome.user.id);
  });
}
