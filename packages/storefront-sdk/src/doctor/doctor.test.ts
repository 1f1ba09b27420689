import { afterEach, describe, expect, it } from 'vitest';
import {
  type Answering,
  at,
  cookie,
  DETAILS,
  discovery,
  header,
  inPolicy,
  STORE,
  serve,
  stop,
} from '../test-support/shop-server.ts';
import type { DoctorOptions } from './patient.ts';
import { examine } from './run.ts';
import { findingsText } from './text.ts';

afterEach(stop);

async function findings(baseUrl: string, options: Partial<DoctorOptions> = {}) {
  const storeUrl = `${baseUrl}/page`;
  return examine({
    baseUrl,
    storeUrl,
    origin: STORE,
    issuer: `${baseUrl}/oidc`,
    clientId: 'storefront',
    timeoutMs: 2_000,
    ...options,
  });
}

describe('the doctor', () => {
  it('finds nothing wrong where nothing is', async () => {
    const baseUrl = await serve();
    const found = await findings(baseUrl);
    expect(found.filter(({ level }) => level === 'problem' || level === 'warning')).toEqual([]);
    expect(findingsText(baseUrl, found)).toMatch(/^✓ CORS: Pages of http:\/\/store\.localhost may read answers\.$/m);
    expect(findingsText(baseUrl, found)).toMatch(/0 problems, 0 warnings$/);
  });

  it.each<[string, Answering, RegExp]>([
    [
      'HTML instead of JSON',
      at(DETAILS, () => ({ body: '<!doctype html>', headers: { 'content-type': 'text/html' } })),
      /problem Answers: .* HTTP 200 with text\/html/,
    ],
    ['JSON without an envelope', at(DETAILS, () => ({ body: { name: 'Shop' } })), /problem Answers: .* without a code/],
    [
      'a refusal',
      at(DETAILS, () => ({ status: 404, body: { code: 404, message: 'No shop here', data: null } })),
      /problem Answers: .* code 404: No shop here/,
    ],
    [
      'data of another shape',
      at(DETAILS, () => ({ body: { code: 200, message: '', data: [] } })),
      /problem Answers: store.details cannot be read/,
    ],
    [
      'a redirect',
      at(DETAILS, () => ({ status: 301, headers: { location: 'https://other.localhost/' } })),
      /problem Address: .* leads on to https:\/\/other/,
    ],
    ['no request id', header(DETAILS, 'x-request-id', undefined), /note Answers: There is no X-Request-Id/],
    [
      'a cart that caches may keep',
      header('/api/front/cart/list', 'cache-control', 'public, max-age=60'),
      /warning Answers: A cart .* public/,
    ],
    [
      'an origin that is not let in',
      header(DETAILS, 'access-control-allow-origin', undefined),
      /problem CORS: Pages of http:\/\/store.localhost may not read/,
    ],
    [
      'headers that are not exposed',
      header(DETAILS, 'access-control-expose-headers', 'X-Request-Id'),
      /warning CORS: The header retry-after is not exposed/,
    ],
    [
      'a preflight without keys',
      (request, healthy) =>
        request.method === 'OPTIONS'
          ? { ...healthy, headers: { ...healthy.headers, 'access-control-allow-headers': '*' } }
          : healthy,
      /problem CORS: Writes .* may not send authorization/,
    ],
    [
      'no preflight at all',
      (request, healthy) => (request.method === 'OPTIONS' ? { status: 404 } : healthy),
      /problem CORS: Writes .*OPTIONS answers 404/,
    ],
    [
      'every origin with cookies',
      at(DETAILS, ({ headers, ...rest }, { headers: { origin } }) => ({
        ...rest,
        headers: {
          ...headers,
          ...(origin && { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }),
        },
      })),
      /problem CORS: Pages of any origin may read answers, with cookies/,
    ],
    [
      'a session cookie that scripts can read',
      cookie('sessionToken=1; Path=/; SameSite=Lax'),
      /problem Cookies: sessionToken looks like a secret/,
    ],
    ['a cookie without SameSite', cookie('locale=fr; Path=/'), /warning Cookies: locale has no SameSite/],
    [
      'a cookie that browsers drop',
      cookie('__Host-id=1; Secure; SameSite=Lax; Path=/; Domain=shop.example'),
      /problem Cookies: __Host-id breaks the rules/,
    ],
    ['SameSite=None without Secure', cookie('a=1; SameSite=None'), /problem Cookies: a has SameSite=None/],
    ['a cookie that is too large', cookie(`a=${'x'.repeat(5000)}; SameSite=Lax`), /problem Cookies: a has 5002 bytes/],
    [
      'another issuer',
      discovery({ issuer: 'https://id.example' }),
      /problem Identity: The provider calls itself https:\/\/id.example/,
    ],
    [
      'an endpoint in the open',
      discovery({ token_endpoint: 'http://id.example/token' }),
      /problem Identity: http:\/\/id.example\/token is plain http/,
    ],
    [
      'no token endpoint',
      discovery({ token_endpoint: undefined }),
      /problem Identity: Discovery names no token_endpoint/,
    ],
    [
      'no sign-out',
      discovery({ end_session_endpoint: undefined }),
      /warning Identity: Discovery names no end_session_endpoint/,
    ],
    [
      'no PKCE',
      discovery({ code_challenge_methods_supported: undefined }),
      /problem Identity: PKCE with S256 is not offered/,
    ],
    [
      'PKCE without hashing',
      discovery({ code_challenge_methods_supported: ['S256', 'plain'] }),
      /warning Identity: PKCE without hashing/,
    ],
    [
      'no DPoP',
      discovery({ dpop_signing_alg_values_supported: ['RS256'] }),
      /note Identity: DPoP with ES256 is not offered/,
    ],
    [
      'no refresh tokens',
      discovery({ grant_types_supported: ['authorization_code'] }),
      /warning Identity: Refresh tokens are not offered/,
    ],
    [
      'secrets demanded of clients',
      discovery({ token_endpoint_auth_methods_supported: ['client_secret_basic'] }),
      /problem Identity: Clients without a secret/,
    ],
    [
      'private keys in public',
      at('/oidc/jwks', () => ({ body: { keys: [{ kty: 'EC', d: 'secret' }] } })),
      /problem Identity: Private keys are published/,
    ],
    ['no keys', at('/oidc/jwks', () => ({ body: { keys: [] } })), /problem Identity: There are no keys/],
    [
      'no provider',
      at('/oidc/.well-known/openid-configuration', () => ({ status: 404 })),
      /problem Identity: There is no identity provider/,
    ],
    [
      'an address that is not registered',
      at('/oidc/authorization', () => ({ status: 400 })),
      /problem Sign-in: The provider refuses to lead back/,
    ],
    [
      'any address taken',
      at('/oidc/authorization', (_, { url }) => ({
        status: 303,
        headers: { location: `${new URLSearchParams(url?.split('?')[1]).get('redirect_uri')}?code=1` },
      })),
      /problem Sign-in: The provider leads back to addresses that nobody registered/,
    ],
    [
      'PKCE not demanded',
      at('/oidc/authorization', (healthy, { url }) =>
        url?.includes('code_challenge') ? healthy : { status: 303, headers: { location: '/oidc/interaction/1' } },
      ),
      /problem Sign-in: A sign-in without PKCE is let through/,
    ],
    [
      'no policy',
      header('/page', 'content-security-policy', undefined),
      /problem Store page: There is no Content-Security-Policy/,
    ],
    [
      'inline script',
      inPolicy(/'nonce-\w+' 'strict-dynamic'/, "'self' 'unsafe-inline'"),
      /problem Store page: script-src has 'unsafe-inline'/,
    ],
    [
      'script from anywhere',
      inPolicy(/'nonce-\w+' 'strict-dynamic'/, 'https:'),
      /problem Store page: script-src has https:/,
    ],
    [
      'eval',
      inPolicy("'strict-dynamic'", "'strict-dynamic' 'unsafe-eval'"),
      /warning Store page: script-src has 'unsafe-eval'/,
    ],
    ['one nonce for all', inPolicy(/nonce-\w+/, 'nonce-fixed'), /problem Store page: The nonce is the same/],
    [
      'a page that may not call the backend',
      inPolicy(/connect-src.*/, 'connect-src https://api.example'),
      /problem Store page: connect-src does not allow http:\/\/127/,
    ],
    ['plugins', inPolicy("object-src 'none'; ", ''), /warning Store page: object-src is not 'none'/],
    [
      'a page that can be framed',
      inPolicy("frame-ancestors 'none'; ", ''),
      /warning Store page: The policy has no frame-ancestors/,
    ],
    [
      'another contract',
      at('/openapi.json', () => ({ body: { info: { version: '7.0.0' } } })),
      /warning Contract: The backend serves contract 7\.0\.0/,
    ],
    [
      'no word of the contract',
      at('/openapi.json', () => ({ status: 404 })),
      /note Contract: The backend does not tell/,
    ],
    [
      'a clock that is late',
      (_, healthy) => ({
        ...healthy,
        headers: { ...healthy.headers, date: new Date(Date.now() - 600_000).toUTCString() },
      }),
      /problem Clock: .* 600 s behind|problem Clock: .* 599 s behind/,
    ],
  ])('finds %s', async (_, change, expected) => {
    const found = await findings(await serve(change));
    const words = found.map(({ level, subject, found }) => `${level} ${subject}: ${found}`);
    expect(words).toContainEqual(expect.stringMatching(expected));
    for (const { level, means, todo } of found) {
      if (level === 'problem' || level === 'warning')
        expect([means, todo]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    }
  });

  it('says why nothing answers, and stops there', async () => {
    const baseUrl = await serve();
    await stop();
    const [only, ...others] = await findings(baseUrl);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ level: 'problem', todo: expect.stringContaining('Start the backend') });
  });

  it('takes an identity provider that was not named for absent, not for broken', async () => {
    const baseUrl = await serve(at('/oidc/.well-known/openid-configuration', () => ({ status: 404 })));
    const found = await examine({ baseUrl });
    expect(found.filter(({ level }) => level === 'problem')).toEqual([]);
  });
});
