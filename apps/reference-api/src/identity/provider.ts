import {
  ACCESS_TOKEN_MAX_AGE_SECONDS,
  LOCALES,
  localizePath,
  REFRESH_TOKEN_MAX_AGE_SECONDS,
  storePaths,
} from '@promenade/storefront-hooks/domain';
import { type ClientMetadata, type Configuration, errors, Provider } from 'oidc-provider';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import type { ServerSecrets } from '../repositories/secrets.ts';
import { userById } from '../repositories/users.ts';
import { databaseAdapter } from './adapter.ts';
import { renderProviderError } from './error-page.ts';
import { signedOutSource, signOutSource } from './sign-out.ts';

/** Where the identity provider stands below the public origin. */
export const OIDC_ROOT = '/oidc';
const AUTHORIZATION = '/authorization';
export const CLIENT_ID = 'storefront';
/** The client of shoppers' agents, which run on the shopper's own device. */
export const AGENT_CLIENT_ID = 'agent';
/** The endpoint for agents, below the public origin. */
export const MCP_PATH = '/mcp';

/** Part of an access token: the shop of its account. */
export const STORE_CLAIM = 'store';

/** Scopes that a shopper may grant to an agent: reading the account's data, and changing its cart and claiming coupons. */
export const AGENT_SCOPES = ['shop:read', 'shop:write'] as const;
export type AgentScope = (typeof AGENT_SCOPES)[number];

/** Scope of the shop's own tokens. */
export const SCOPE = 'openid profile email';
const DAY = 86_400;
const SESSION_SECONDS = 7 * DAY;

/** What every access token says of its account's shop. */
export async function storeClaim(db: Database['db'], userId: number): Promise<Record<string, number> | undefined> {
  const user = await userById(db, userId);
  return user && { [STORE_CLAIM]: user.store_id };
}

/**
 * A public client without a secret. Codes go to the shopper's own device only, at any port (RFC 8252, section 7.3), so that no
 * website can have them.
 */
const agentClient: ClientMetadata = {
  client_id: AGENT_CLIENT_ID,
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: ['127.0.0.1', 'localhost'].flatMap((host) =>
    ['/', '/callback', '/oauth/callback'].map((path) => `http://${host}${path}`),
  ),
};

/** The shop's identity provider: code flow with PKCE, DPoP, refresh, sign-out; see README.md in this folder. */
export function createProvider(config: Config, { db }: Database, secrets: ServerSecrets): Provider {
  const { publicUrl } = config;
  const renderError = renderProviderError(publicUrl);
  const agentResource = publicUrl + MCP_PATH;
  const pagesOf = (path: string) => LOCALES.map((locale) => publicUrl + localizePath(path, locale));
  const settings: Configuration = {
    adapter: databaseAdapter(db),
    jwks: { keys: [secrets.signingKey] as NonNullable<Configuration['jwks']>['keys'] },
    cookies: {
      keys: [secrets.cookieKey],
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: OIDC_ROOT },
      // Without a path: the cookie of each interaction is for its own page only, so that several can be open at once.
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: pagesOf(storePaths.callback),
        post_logout_redirect_uris: pagesOf(storePaths.logout),
        scope: SCOPE,
      },
      ...(config.mcp ? [agentClient] : []),
    ],
    routes: {
      authorization: AUTHORIZATION,
      token: '/token',
      end_session: '/logout',
      jwks: '/jwks',
      revocation: '/revocation',
      userinfo: '/userinfo',
    },
    scopes: ['openid', 'profile', 'email'],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'picture', 'locale'],
      email: ['email', 'email_verified'],
    },
    // The shop reads name and e-mail from the ID token, without a second call.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => origin === publicUrl || config.corsOrigins.has(origin),
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // With a nonce a device whose clock is wrong can prove its key.
      dPoP: { enabled: true, nonceSecret: Buffer.from(secrets.nonceKey, 'base64url') },
      revocation: { enabled: true },
      // Tokens of agents are for their endpoint and nothing else.
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, client) => (client.clientId === AGENT_CLIENT_ID ? agentResource : []),
        getResourceServerInfo: (_ctx, resource, client) => {
          if (client.clientId !== AGENT_CLIENT_ID || resource !== agentResource) throw new errors.InvalidTarget();
          return {
            scope: AGENT_SCOPES.join(' '),
            audience: agentResource,
            accessTokenFormat: 'opaque',
            accessTokenTTL: ACCESS_TOKEN_MAX_AGE_SECONDS,
          };
        },
        useGrantedResource: () => true,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOutSource(publicUrl),
        postLogoutSuccessSource: signedOutSource(publicUrl),
      },
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_MAX_AGE_SECONDS,
      AuthorizationCode: 60,
      IdToken: ACCESS_TOKEN_MAX_AGE_SECONDS,
      Interaction: 1800,
      // 30 days from the sign-in, however often it is used.
      RefreshToken: (ctx) => ctx?.oidc?.entities.RotatedRefreshToken?.remainingTTL ?? REFRESH_TOKEN_MAX_AGE_SECONDS,
      Session: SESSION_SECONDS,
      // A grant is reused while its session lasts and must outlive the last refresh token handed out under it.
      Grant: REFRESH_TOKEN_MAX_AGE_SECONDS + SESSION_SECONDS + DAY,
    },
    // The specification's scopes have no offline_access, yet its shop refreshes.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // A bound token is of no use to a thief; changing it would only make two tabs lose each other's.
    rotateRefreshToken: (ctx) => !ctx.oidc.entities.RefreshToken?.isSenderConstrained(),
    expiresWithSession: async () => false,
    interactions: { url: (_ctx, { uid }) => `${OIDC_ROOT}/interaction/${uid}` },
    findAccount: async (_ctx, sub) => {
      const user = await userById(db, Number(sub));
      if (!user) return undefined;
      const { email, phone, nickname, avatar, locale } = user;
      const picture = avatar ? new URL(avatar, publicUrl).href : undefined;
      const names = { name: nickname, preferred_username: email ?? phone, picture, locale };
      return {
        accountId: sub,
        claims: () => ({ sub, ...names, ...(email !== null && { email, email_verified: true }) }),
      };
    },
    extraTokenClaims: async (_ctx, token) =>
      'accountId' in token ? storeClaim(db, Number(token.accountId)) : undefined,
    loadExistingGrant: async (ctx) => {
      const { client, session, result, provider } = ctx.oidc;
      if (!client || !session) return undefined;
      const isAgent = client.clientId === AGENT_CLIENT_ID;
      const known = result?.consent?.grantId ?? (isAgent ? undefined : session.grantIdFor(client.clientId));
      const found = known && (await provider.Grant.find(known));
      if (found) return found;
      // Agents belong to third parties: their shopper must consent each time.
      if (isAgent) return undefined;
      // The shop is a first-party client, so it needs no consent.
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    renderError,
  };
  const provider = new Provider(publicUrl + OIDC_ROOT, settings);
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    const { response_mode: mode = 'query' } = ctx.query;
    // Other response modes return a page of the library's, which would need a script.
    if (ctx.path === AUTHORIZATION && mode !== 'query') {
      ctx.status = 400;
      return renderError(ctx, { error: 'unsupported_response_mode' });
    }
    await next();
    if (ctx.oidc?.route === 'discovery') Object.assign(ctx.body as object, { response_modes_supported: ['query'] });
    // An empty response with a text content type makes oidc-client-ts fail.
    if (ctx.oidc?.route === 'revocation' && ctx.status === 200) ctx.remove('content-type');
  });
  return provider;
}
