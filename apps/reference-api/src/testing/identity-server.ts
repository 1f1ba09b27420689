import { createHash, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

/** What an identity provider offers, as shops meet them. */
export interface IdentityOffer {
  /** Binds tokens to a key (RFC 9449). */
  dpop?: boolean;
  /** Issues refresh tokens. */
  refresh?: boolean;
  /** Replaces the refresh token with each use, and revokes the sign-in when a replaced one is used. */
  rotate?: boolean;
  /** Sends a session cookie, without which there is no silent sign-in. */
  session?: boolean;
}

/** An identity provider and a backend that accepts its tokens, on a separate origin. */
export interface IdentityServer {
  readonly origin: string;
  readonly issuer: string;
  readonly clientId: string;
  /** The credentials headers of each call to the backend. */
  readonly received: readonly Record<string, string>[];
  /** The token requests, by grant type. */
  readonly grants: readonly string[];
  /** Makes the backend reject the tokens issued so far, while the provider still renews them. */
  rejectTokens(): void;
  /** Revokes all sign-ins at the provider. */
  revoke(): Promise<void>;
  /** Makes the provider fail, or work again. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

const SCOPE = 'openid profile email';
export const CLIENT_ID = 'storefront';
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signingKey = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'test' };

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function closeServer(server: Server): Promise<void> {
  const isClosed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Persistent connections of `fetch` would prevent the close.
  server.closeAllConnections();
  return isClosed;
}

/** The thumbprint of the key that signed a DPoP proof. The provider verifies the signature, not this backend. */
function thumbprintOf(proof: string | undefined): string | undefined {
  if (!proof) return undefined;
  const { jwk } = JSON.parse(Buffer.from(`${proof.split('.')[0]}`, 'base64url').toString());
  const { crv, kty, x, y } = jwk;
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}

function settingsOf({ dpop = false, refresh = false, rotate = false }: IdentityOffer, origin: string): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: refresh ? ['authorization_code', 'refresh_token'] : ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${origin}/callback`, `${origin}/silent`],
        post_logout_redirect_uris: [`${origin}/logout`],
        id_token_signed_response_alg: 'ES256',
        scope: SCOPE,
      },
    ],
    jwks: { keys: [signingKey] as NonNullable<Configuration['jwks']>['keys'] },
    cookies: { keys: ['not a secret'] },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      dPoP: { enabled: dpop },
      rpInitiatedLogout: {
        enabled: true,
        // The browser of these tests has no scripts and no forms: a confirmation would only repeat the request.
        logoutSource: (ctx, form) => {
          ctx.body = form;
        },
      },
    },
    ttl: { AccessToken: 300, IdToken: 300, RefreshToken: 86_400, Session: 86_400, Grant: 86_400, Interaction: 600 },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: rotate,
    expiresWithSession: async () => false,
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: 'Ada', email: 'ada@example.com' }),
    }),
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      const known = client && session?.grantIdFor(client.clientId);
      const found = known && (await provider.Grant.find(known));
      if (found) return found;
      const grant = new provider.Grant({ clientId: CLIENT_ID, accountId: session?.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  };
}

/** Starts an identity provider of some kind on a free port. The one shopper is signed in without a page. */
export async function startIdentityServer(offer: IdentityOffer): Promise<IdentityServer> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(origin, settingsOf(offer, origin));
  const grantIds = new Set<string>();
  const grants: string[] = [];
  const received: Record<string, string>[] = [];
  const rejected = new Set<string>();
  const issued = new Set<string>();
  let isDown = false;
  provider.on('grant.success', (ctx) => {
    const { AccessToken } = ctx.oidc.entities;
    if (AccessToken?.grantId) grantIds.add(AccessToken.grantId);
    const { access_token: token } = Object(ctx.body);
    if (token) issued.add(token);
  });

  /** Whether a call carries a valid token in the way its kind demands. */
  async function isSignedIn({ headers }: IncomingMessage): Promise<boolean> {
    const [scheme, value = ''] = `${headers.authorization ?? ''}`.split(' ');
    if (rejected.has(value)) return false;
    const token = await provider.AccessToken.find(value);
    if (!token?.isValid) return false;
    const { jkt } = token as { jkt?: string };
    const proof = headers.dpop === undefined ? undefined : `${headers.dpop}`;
    return jkt === undefined ? scheme === 'Bearer' : scheme === 'DPoP' && thumbprintOf(proof) === jkt;
  }

  server.on('request', async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname.startsWith('/interaction/')) {
      await provider.interactionFinished(request, response, { login: { accountId: 'ada' } });
    } else if (pathname.startsWith('/api/')) {
      const { authorization = '', dpop = '' } = request.headers as Record<string, string>;
      received.push({ authorization, dpop });
      const isValid = await isSignedIn(request);
      sendJson(response, isValid ? 200 : 401, isValid ? { code: 200, data: true } : { code: 401, message: 'Sign in' });
    } else if (isDown) {
      sendJson(response, 503, {});
    } else {
      if (pathname === '/token') {
        const body = await readBody(request);
        grants.push(`${new URLSearchParams(body).get('grant_type')}`);
        // The provider reads the parsed body from here.
        Object.assign(request, { body: Object.fromEntries(new URLSearchParams(body)) });
      }
      provider.callback()(request, response);
    }
  });

  return {
    origin,
    issuer: origin,
    clientId: CLIENT_ID,
    received,
    grants,
    rejectTokens() {
      for (const token of issued) rejected.add(token);
    },
    async revoke() {
      for (const id of grantIds) {
        await provider.AccessToken.revokeByGrantId(id);
        await provider.RefreshToken.revokeByGrantId(id);
      }
    },
    setDown(value) {
      isDown = value;
    },
    close: () => closeServer(server),
  };
}

/** A backend of the family without an identity provider: `login/email` returns a plain token, sent in its own header. */
export async function startFamilyBackend(): Promise<{
  origin: string;
  received: readonly string[];
  revoke(): void;
  close(): Promise<void>;
}> {
  const tokens = new Set<string>();
  let issuedTokens = 0;
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const token = `${request.headers['authori-zation'] ?? ''}`;
    if (request.url === '/api/front/login/email') {
      const issued = `plain-${++issuedTokens}`;
      tokens.add(issued);
      const names = { nikeName: 'Ada', phone: null, email: 'ada@example.com', identity: '', userType: 'email' };
      return sendJson(response, 200, { code: 200, data: { token: issued, type: 'email', uid: 7, ...names } });
    }
    received.push(token);
    const isValid = tokens.has(token) && request.headers.authorization === undefined;
    sendJson(
      response,
      isValid ? 200 : 401,
      isValid ? { code: 200, data: true } : { code: 410_000, message: 'Sign in' },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    revoke: () => tokens.clear(),
    close: () => closeServer(server),
  };
}
