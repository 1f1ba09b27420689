import { localizePath, storePaths } from '@promenade/storefront-hooks/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takePageForms } from '../contract/body-parsers.ts';
import { localeOf } from '../contract/locale.ts';
import { isForeign } from '../contract/same-origin.ts';
import type { Locale } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { notifyOwner } from '../domain/owner-notices.ts';
import { recoverAccount } from '../domain/recovery.ts';
import { shopPages } from '../domain/storefront-pages.ts';
import { Refused } from '../errors/refused.ts';
import { answerWithPages } from '../pages/failure-pages.ts';
import { sendPage } from '../pages/page.ts';
import { PASSKEYS_MAX, passkeysOf, removePasskey, resumePasskey } from '../repositories/passkeys.ts';
import { type Shop, shopOf } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { type UserRow, userById } from '../repositories/users.ts';
import { PASSKEY_SCRIPT_PATH, passkeyScript } from './passkey-script.ts';
import { createPasskey, creationOptions, takesPasskeys } from './passkeys.ts';
import { OIDC_ROOT } from './provider.ts';
import type { Providers } from './providers.ts';
import { type Done, guestBody, type SecurityNotice, securityBody, securityTitle } from './security-page.ts';
import { signIn } from './sign-in.ts';

export const SECURITY_PATH = `${OIDC_ROOT}/security`;

const isDone = (text: string | undefined): text is Done => text === 'added' || text === 'resumed' || text === 'removed';

/** The language in the shop's link, as in an authorization request. */
function localeFor(request: FastifyRequest): Locale {
  const { ui_locales: wanted = '' } = request.query as { ui_locales?: string };
  return wanted === 'fr' || wanted === 'en' ? wanted : localeOf(request);
}

const addressIn = (locale: Locale) => `${SECURITY_PATH}?ui_locales=${locale}`;

interface Form {
  action?: string;
  password?: string;
  /** A passkey to remove, or to resume. */
  id?: string;
  /** The response of a device, as JSON. */
  answer?: string;
}

/** The page of an account's passkeys and sign-ins. It is the provider's, whose session says whose they are. */
export async function securityRoutes(app: FastifyInstance, deps: Deps, providers: Providers): Promise<void> {
  const { database, audit } = deps;
  takePageForms(app, 8192);
  answerWithPages(app, deps);

  /** Whose browser this is. */
  const visitorOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const { provider, origin } = await providers.of(request);
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    const shop = await shopOf(database.db, request.hostname);
    const user = session.accountId === undefined ? undefined : await userById(database.db, Number(session.accountId));
    return { origin, shop, session: session.uid, user: user?.store_id === shop.id ? user : undefined };
  };

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { origin, shop, user }: { origin: string; shop: Shop; user: UserRow | undefined },
    { notice, creation }: { notice?: SecurityNotice; creation?: object } = {},
  ) => {
    const locale = localeFor(request);
    const isOpen = takesPasskeys(origin);
    const pages = shopPages(deps.config, shop, locale);
    const body = user
      ? securityBody({
          ...{ locale, pages, action: addressIn(locale), isOpen, notice, creation },
          passkeys: await passkeysOf(database.db, user.id),
          hasPassword: user.password_hash !== null,
        })
      : guestBody(locale, pages);
    const page = { locale, title: securityTitle(locale), home: pages.home, body, script: PASSKEY_SCRIPT_PATH };
    return sendPage(reply, page);
  };

  /** Redirects after a change, so that a reload does not repeat it. */
  const done = (request: FastifyRequest, reply: FastifyReply, what: Done) =>
    reply.header('cache-control', 'no-store').redirect(`${addressIn(localeFor(request))}&done=${what}`, 303);

  app.get(PASSKEY_SCRIPT_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(passkeyScript),
  );

  app.get<{ Querystring: { done?: string } }>(SECURITY_PATH, async (request, reply) => {
    const { done } = request.query;
    const notice = isDone(done) ? { notice: { kind: done } } : {};
    return show(request, reply, await visitorOf(request, reply), notice);
  });

  app.post<{ Body: Form | undefined }>(SECURITY_PATH, async (request, reply) => {
    const visitor = await visitorOf(request, reply);
    const { origin, shop, user, session } = visitor;
    if (isForeign(request, new Set([origin]))) throw new Refused(403, 'noAccess');
    if (!user) return show(request, reply, visitor);
    const { action, password = '', id = '', answer = '' } = request.body ?? {};
    const facts = { shop: shop.id, account: user.id, ip: request.ip };
    const now = deps.now();
    const maker = { origin, session, shop, user };
    if (action === 'add') {
      if ((await passkeysOf(database.db, user.id)).length >= PASSKEYS_MAX) return show(request, reply, visitor);
      const { email, phone, store_id: storeId } = user;
      const claim = email === null ? { phone: phone ?? '' } : { email };
      const cookies = request.headers.cookie;
      const outcome = await signIn(deps, deps.database.db, {
        storeId,
        claim,
        password,
        ip: request.ip,
        signal: request.cancelled,
        cookies,
      });
      if (outcome.result === 'limited') reply.header('retry-after', outcome.waitSeconds);
      if (outcome.result === 'code-wrong') throw new Refused(400, 'badParameter');
      if (outcome.result !== 'ok') {
        const notice =
          outcome.result === 'limited'
            ? { kind: outcome.result, waitSeconds: outcome.waitSeconds }
            : { kind: outcome.result };
        return show(request, reply, visitor, { notice });
      }
      return show(request, reply, visitor, { creation: await creationOptions(deps, maker) });
    }
    if (action === 'keep') {
      const isCreated = await createPasskey(deps, maker, answer);
      if (!isCreated) return show(request, reply, visitor, { notice: { kind: 'not-created' } });
      audit('passkey added', facts);
      return done(request, reply, 'added');
    }
    if (action === 'resume' || action === 'remove') {
      const change = action === 'resume' ? resumePasskey : removePasskey;
      const isChanged = await inTransaction(database.db, async (tx) => {
        if (!(await change(tx, user, id))) return false;
        await notifyOwner(deps, tx, { shop, user, now }, action === 'resume' ? 'passkey-resumed' : 'passkey-removed');
        return true;
      });
      if (isChanged) audit(action === 'resume' ? 'passkey resumed' : 'passkey removed', facts);
      return done(request, reply, action === 'resume' ? 'resumed' : 'removed');
    }
    if (action !== 'sign-out') throw new Refused(400, 'badParameter');
    await inTransaction(database.db, (tx) =>
      recoverAccount(deps, tx, { shop, user, cause: 'signed-out-everywhere', now }),
    );
    audit('signed out everywhere', facts);
    const next = `${origin}${localizePath(storePaths.logout, localeFor(request))}`;
    return reply.header('cache-control', 'no-store').header('clear-site-data', '"cache"').redirect(next, 303);
  });
}
