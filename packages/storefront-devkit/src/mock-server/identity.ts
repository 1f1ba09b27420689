import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { Account, Shop } from '../mock/index.ts';
import { accountBy, signIn } from '../mock/shop/accounts.ts';
import { plainEmail } from '../mock/shop/codes.ts';
import { jwkThumbprint, thumbprintOf } from './dpop.ts';
import { type HttpReply, type HttpRequest, isLocalUrl, jsonReply } from './http.ts';
import { messagePage, signInPage } from './sign-in-page.ts';

const TOKEN_SECONDS = 3_600;
const CODE_LIFE_MS = 60_000;

/** An authorization code, until it is exchanged for tokens. */
interface Code {
  account: Account;
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
  scope: string;
  thumbprint: string | undefined;
  expiresAt: number;
}

interface Renewal {
  account: Account;
  clientId: string;
  scope: string;
  thumbprint: string | undefined;
}

/** An identity provider in memory. */
export interface Identity {
  /** Responds to a request below `/oidc`. */
  respond(request: HttpRequest): HttpReply;
  /** Whether a request with a bound token has the DPoP proof of its key. */
  isProven(request: HttpRequest): boolean;
}

/**
 * OpenID Connect for the accounts of a mock shop: authorization code with PKCE, refresh tokens, DPoP. The mock shop accepts its
 * tokens. Any client of this machine may sign in. There are no sessions, so each sign-in shows the form.
 */
export function createIdentity(shop: Shop, now: () => number): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicJwk = publicKey.export({ format: 'jwk' });
  const kid = jwkThumbprint(publicJwk);
  const codes = new Map<string, Code>();
  const renewals = new Map<string, Renewal>();
  /** Thumbprints of the keys that tokens are bound to. */
  const bindings = new Map<string, string>();

  function idToken({ account: { user }, clientId }: Renewal, issuer: string, nonce: string | null): string {
    const seconds = Math.floor(now() / 1000);
    const { uid, nickname: name, email, avatar: picture } = user;
    const claims = {
      ...{ iss: issuer, sub: `${uid}`, aud: clientId, iat: seconds, exp: seconds + TOKEN_SECONDS },
      ...{ name, email, email_verified: user.emailProven, picture, ...(nonce && { nonce }) },
    };
    const text = [{ alg: 'ES256', typ: 'JWT', kid }, claims].map(encoded).join('.');
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  }

  function grant(of: Renewal, issuer: string, nonce: string | null): HttpReply {
    const { token } = signIn(shop, of.account);
    if (of.thumbprint) bindings.set(token, of.thumbprint);
    const refreshToken = randomUUID();
    renewals.set(refreshToken, of);
    return jsonReply({
      access_token: token,
      token_type: of.thumbprint ? 'DPoP' : 'Bearer',
      expires_in: TOKEN_SECONDS,
      refresh_token: refreshToken,
      scope: of.scope,
      id_token: idToken(of, issuer, nonce),
    });
  }

  function token({ method, url, headers, body }: HttpRequest, issuer: string): HttpReply {
    const form = new URLSearchParams(body.toString('utf8'));
    const proof = headers.get('dpop');
    const thumbprint = proof === null ? undefined : thumbprintOf(proof, { method, url }, now());
    if (proof !== null && thumbprint === undefined)
      return refusal('invalid_dpop_proof', 'The DPoP proof does not hold');
    if (form.get('grant_type') === 'refresh_token') {
      const known = renewals.get(`${form.get('refresh_token')}`);
      if (!known || known.clientId !== form.get('client_id') || known.thumbprint !== thumbprint)
        return refusal('invalid_grant', 'The refresh token is unknown, used or of another key');
      renewals.delete(`${form.get('refresh_token')}`);
      return grant(known, issuer, null);
    }
    if (form.get('grant_type') !== 'authorization_code') return refusal('unsupported_grant_type');
    const code = codes.get(`${form.get('code')}`);
    // A code can be used once, even by an invalid request.
    codes.delete(`${form.get('code')}`);
    const verifier = createHash('sha256')
      .update(`${form.get('code_verifier')}`)
      .digest('base64url');
    const isRight =
      code &&
      code.expiresAt > now() &&
      code.clientId === form.get('client_id') &&
      code.redirectUri === form.get('redirect_uri') &&
      code.challenge === verifier &&
      (code.thumbprint === undefined || code.thumbprint === thumbprint);
    if (!isRight) return refusal('invalid_grant', 'The code, its verifier or its client is wrong');
    return grant({ ...code, thumbprint }, issuer, code.nonce);
  }

  function authorize({ method, url, body }: HttpRequest, issuer: string): HttpReply {
    const form = new URLSearchParams(method === 'POST' ? body.toString('utf8') : url.search);
    const redirectUri = `${form.get('redirect_uri')}`;
    if (!isLocalUrl(redirectUri)) {
      const why = `The redirect URI must be an address of this machine, not ${redirectUri}.`;
      return htmlReply(messagePage('This sign-in cannot go on', why), 400);
    }
    const goBack = (facts: Record<string, string>): HttpReply => {
      const target = new URL(redirectUri);
      const state = form.get('state');
      for (const [name, value] of Object.entries({ ...facts, ...(state && { state }), iss: issuer }))
        target.searchParams.set(name, value);
      return { status: 303, headers: { location: target.href, 'cache-control': 'no-store' } };
    };
    const challenge = form.get('code_challenge');
    if (form.get('response_type') !== 'code') return goBack({ error: 'unsupported_response_type' });
    if (!challenge || form.get('code_challenge_method') !== 'S256') {
      return goBack({ error: 'invalid_request', error_description: 'PKCE with S256 is required' });
    }
    if (form.get('prompt') === 'none') return goBack({ error: 'login_required' });
    const { user, password } = shop.account;
    const seeded = { email: user.email ?? '', password: password ?? '' };
    if (method !== 'POST') return htmlReply(signInPage(form, seeded));
    const account = accountBy(shop, 'email', plainEmail(`${form.get('email')}`));
    if (!account || account.password !== form.get('password')) {
      for (const name of ['email', 'password']) form.delete(name);
      return htmlReply(signInPage(form, seeded, 'The email or the password is wrong.'), 400);
    }
    const code = randomUUID();
    codes.set(code, {
      ...{ account, redirectUri, challenge, nonce: form.get('nonce'), clientId: `${form.get('client_id')}` },
      scope: form.get('scope') ?? 'openid',
      thumbprint: form.get('dpop_jkt') ?? undefined,
      expiresAt: now() + CODE_LIFE_MS,
    });
    return goBack({ code });
  }

  function endSession({ url, body }: HttpRequest): HttpReply {
    const form = new URLSearchParams(body.length > 0 ? body.toString('utf8') : url.search);
    const target = form.get('post_logout_redirect_uri');
    if (!target || !isLocalUrl(target))
      return htmlReply(messagePage('Signed out', 'You are signed out of the mock shop.'));
    const back = new URL(target);
    const state = form.get('state');
    if (state) back.searchParams.set('state', state);
    return { status: 303, headers: { location: back.href } };
  }

  function revoke({ body }: HttpRequest): HttpReply {
    const given = `${new URLSearchParams(body.toString('utf8')).get('token')}`;
    renewals.delete(given);
    if (shop.tokens.has(given)) shop.tokens.set(given, null);
    return { status: 200 };
  }

  function userInfo({ headers }: HttpRequest): HttpReply {
    const uid = shop.tokens.get(headers.get('authorization')?.split(' ').at(-1) ?? '');
    const account = shop.accounts.find(({ user }) => user.uid === uid);
    if (!account) return { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } };
    const { nickname: name, email, avatar: picture } = account.user;
    return jsonReply({ sub: `${uid}`, name, email, picture });
  }

  function discovery(issuer: string): HttpReply {
    return jsonReply({
      issuer,
      authorization_endpoint: `${issuer}/authorization`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/logout`,
      revocation_endpoint: `${issuer}/revocation`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      dpop_signing_alg_values_supported: ['ES256'],
      scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
      claims_supported: ['sub', 'name', 'email', 'email_verified', 'picture'],
      authorization_response_iss_parameter_supported: true,
    });
  }

  return {
    respond(request) {
      const issuer = `${request.url.origin}/oidc`;
      const route = `${request.method} ${request.url.pathname.replace(/^\/oidc/, '')}`;
      switch (route) {
        case 'GET /.well-known/openid-configuration':
          return discovery(issuer);
        case 'GET /jwks':
          return jsonReply({ keys: [{ ...publicJwk, kid, alg: 'ES256', use: 'sig' }] });
        case 'GET /authorization':
        case 'POST /authorization':
          return authorize(request, issuer);
        case 'POST /token':
          return token(request, issuer);
        case 'GET /userinfo':
        case 'POST /userinfo':
          return userInfo(request);
        case 'POST /revocation':
          return revoke(request);
        case 'GET /logout':
        case 'POST /logout':
          return endSession(request);
        default:
          return jsonReply({ error: 'not_found' }, 404);
      }
    },
    isProven({ method, url, headers }) {
      const [scheme, sent = ''] = (headers.get('authorization') ?? '').split(' ');
      const binding = bindings.get(sent);
      if (binding === undefined) return true;
      const proof = headers.get('dpop');
      return (
        scheme === 'DPoP' && proof !== null && thumbprintOf(proof, { method, url, token: sent }, now()) === binding
      );
    },
  };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const htmlReply = (body: string, status = 200): HttpReply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
  body,
});

const refusal = (error: string, description = '') =>
  jsonReply({ error, ...(description && { error_description: description }) }, 400);
