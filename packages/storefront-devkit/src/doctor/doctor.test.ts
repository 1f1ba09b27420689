import { afterEach, describe, expect, it } from 'vitest';
import {
  at,
  type Change,
  cookie,
  DETAILS,
  discovery,
  header,
  inPolicy,
  STORE,
  serve,
  stop,
} from '../test-support/shop-server.ts';
import { runChecks } from './run.ts';
import type { DoctorOptions } from './target.ts';
import { countText, findingText } from './text.ts';

afterEach(stop);

async function findings(baseUrl: string, options: Partial<DoctorOptions> = {}) {
  const storeUrl = `${baseUrl}/page`;
  const report = await runChecks({
    baseUrl,
    storeUrl,
    origin: STORE,
    issuer: `${baseUrl}/oidc`,
    clientId: 'storefront',
    timeoutMs: 2_000,
    ...options,
  });
  return report.findings;
}

/** Dates the reviews of products, without an offset. */
const reviewedAt =
  (aheadMs: number): Change =>
  (request, healthy) => {
    if (!request.url?.startsWith('/api/front/product/reply/list')) return healthy;
    const createTime = new Date(Date.now() + aheadMs).toISOString().slice(0, 19).replace('T', ' ');
    const { data } = Object(healthy.body);
    const list = data.list.map((review: object) => ({ ...review, createTime }));
    return { ...healthy, body: { code: 200, message: '', data: { ...data, list } } };
  };

describe('the doctor', () => {
  it('finds no problem in a healthy backend', async () => {
    const baseUrl = await serve();
    const found = await findings(baseUrl);
    expect(found.filter(({ level }) => level === 'problem' || level === 'warning')).toEqual([]);
    expect(found.map(findingText)).toContain('✓ CORS: Pages of http://store.localhost may read responses.');
    expect(countText(found)).toBe('0 problems, 0 warnings');
  });

  it.each<[string, Change, RegExp]>([
    [
      'HTML instead of JSON',
      at(DETAILS, () => ({ body: '<!doctype html>', headers: { 'content-type': 'text/html' } })),
      /problem Responses: .* HTTP 200 with text\/html/,
    ],
    [
      'JSON without an envelope',
      at(DETAILS, () => ({ body: { name: 'Shop' } })),
      /problem Responses: .* without a code/,
    ],
    [
      'a refusal',
      at(DETAILS, () => ({ status: 404, body: { code: 404, message: 'No shop here', data: null } })),
      /problem Responses: .* code 404: No shop here/,
    ],
    [
      'data of another shape',
      at(DETAILS, () => ({ body: { code: 200, message: '', data: [] } })),
      /problem Responses: store.details cannot be read/,
    ],
    [
      'a redirect',
      at(DETAILS, () => ({ status: 301, headers: { location: 'https://other.localhost/' } })),
      /problem Address: .* redirects to https:\/\/other/,
    ],
    ['no request id', header(DETAILS, 'x-request-id', undefined), /note Responses: Responses have no X-Request-Id/],
    [
      'a cart that caches may keep',
      header('/api/front/cart/list', 'cache-control', 'public, max-age=60'),
      /warning Responses: A cart .* public/,
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
      /problem CORS: Writes .*OPTIONS returns 404/,
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
      /problem CORS: Pages of any origin may read responses, with cookies/,
    ],
    [
      'a session cookie that scripts can read',
      cookie('sessionToken=q8Zx3nW1vT5kYb7dRf2HcA; Path=/; SameSite=Lax'),
      /problem Cookies: sessionToken \(set by .*store\/details\) looks like a secret/,
    ],
    ['a cookie without SameSite', cookie('locale=fr; Path=/'), /warning Cookies: locale .* has no SameSite/],
    [
      'a cookie that browsers drop',
      cookie('__Host-id=1; Secure; SameSite=Lax; Path=/; Domain=shop.example'),
      /problem Cookies: __Host-id .* does not meet the rules/,
    ],
    ['SameSite=None without Secure', cookie('a=1; SameSite=None'), /problem Cookies: a .* has SameSite=None/],
    [
      'a cookie that is too large',
      cookie(`a=${'x'.repeat(5000)}; SameSite=Lax`),
      /problem Cookies: a .* has 5002 bytes/,
    ],
    [
      'another issuer',
      discovery({ issuer: 'https://id.example' }),
      /problem Identity: The issuer in the discovery document is https:\/\/id.example/,
    ],
    [
      'an endpoint in the open',
      discovery({ token_endpoint: 'http://id.example/token' }),
      /problem Identity: http:\/\/id.example\/token is plain http/,
    ],
    [
      'no token endpoint',
      discovery({ token_endpoint: undefined }),
      /problem Identity: Discovery has no token_endpoint/,
    ],
    [
      'no sign-out',
      discovery({ end_session_endpoint: undefined }),
      /warning Identity: Discovery has no end_session_endpoint/,
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
      /problem Sign-in: The provider refuses the redirect URI/,
    ],
    [
      'any address taken',
      at('/oidc/authorization', (_, { url }) => ({
        status: 303,
        headers: { location: `${new URLSearchParams(url?.split('?')[1]).get('redirect_uri')}?code=1` },
      })),
      /problem Sign-in: The provider redirects to URIs that are not registered/,
    ],
    [
      'PKCE not demanded',
      at('/oidc/authorization', (healthy, { url }) =>
        url?.includes('code_challenge') ? healthy : { status: 303, headers: { location: '/oidc/interaction/1' } },
      ),
      /problem Sign-in: A sign-in without PKCE is accepted/,
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
      'a store without the page after a payment',
      at('/order/payment_result', () => ({ status: 404 })),
      /problem Store paths: The store has no \/order\/payment_result\./,
    ],
    [
      'a store without the pages of products',
      (request, healthy) => (request.url?.startsWith('/product/') ? { status: 404 } : healthy),
      /warning Store paths: The store has no \/product\/linen-shirt\./,
    ],
    [
      'a store without a page to which mails of some backends lead',
      at('/merchant/registration', () => ({ status: 404 })),
      /note Store paths: The store has no \/merchant\/registration\./,
    ],
    [
      'a store that answers every path with one page',
      (request, healthy) => {
        const isPage = request.method === 'GET' && /^\/(?!api|oidc|openapi|page|media)/.test(request.url ?? '');
        return isPage ? { body: '<!doctype html><div id="root">' } : healthy;
      },
      /note Store paths: .* cannot be told: it answers an unknown path with the same page\./,
    ],
    [
      'a store that is busy',
      at('/order/order_detail', () => ({ status: 503 })),
      /note Store paths: .* could not be found out: GET .*\/order\/order_detail returned HTTP 503/,
    ],
    [
      'another contract',
      at('/openapi.json', () => ({ body: { info: { version: '7.0.0' } } })),
      /warning Contract: The backend serves contract 7\.0\.0/,
    ],
    [
      'no word of the contract',
      at('/openapi.json', () => ({ status: 404 })),
      /note Contract: The backend does not publish/,
    ],
    [
      'a write that is refused',
      at('/api/front/cart/save', () => ({ status: 403, body: { code: 403, message: '', data: null } })),
      /note Idempotency: .* could not be found out: POST .*\/cart\/save returned HTTP 403/,
    ],
    [
      'a shop without products',
      at('/api/front/index/product/list', ({ body, ...healthy }) => ({
        ...healthy,
        body: { ...Object(body), data: { ...Object(body).data, list: [] } },
      })),
      /note Idempotency: .* could not be found out: it lists no product in stock/,
    ],
    [
      'a currency that does not exist',
      at('/api/front/store/details', ({ body, ...healthy }) => ({
        ...healthy,
        body: { ...Object(body), data: { ...Object(body).data, currency: 'EURO' } },
      })),
      /problem Currency: The shop’s currency is EURO, which is not in ISO 4217/,
    ],
    ['times of another zone', reviewedAt(8 * 3_600_000), /problem Time zone: A review is dated .* in the future/],
    ['times that may be UTC', reviewedAt(-1000), /note Time zone: No time lies in the future/],
    [
      'a body limit outside the envelope',
      at('/api/front/cart/delete', (healthy) =>
        healthy.status === 413
          ? { status: 413, body: '<h1>Too large</h1>', headers: { 'content-type': 'text/html' } }
          : healthy,
      ),
      /warning Body limit: .* 413 outside the envelope/,
    ],
    [
      'no body limit',
      at('/api/front/cart/delete', () => ({ status: 404, body: { code: 404, message: '', data: null } })),
      /note Body limit: A body of 66 kB is read \(the code was 404\)/,
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
    const words = found.map(({ level, subject, message }) => `${level} ${subject}: ${message}`);
    expect(words).toContainEqual(expect.stringMatching(expected));
    for (const { level, impact, fix } of found) {
      if (level === 'problem' || level === 'warning')
        expect([impact, fix]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    }
  });

  it('finds that keys are honoured, and empties the cart', async () => {
    const writes: string[] = [];
    const baseUrl = await serve((request, healthy) => {
      if (request.method === 'POST') writes.push(`${request.url} ${(healthy.body as { code: number }).code}`);
      return healthy;
    });
    const found = await findings(baseUrl);
    expect(found).toContainEqual(
      expect.objectContaining({ level: 'good', message: expect.stringContaining("idempotency: 'honoured'") }),
    );
    const save = '/api/front/cart/save';
    const remove = '/api/front/cart/delete';
    expect(writes).toEqual([`${save} 200`, `${save} 200`, `${save} 422`, `${remove} 200`, `${remove} 413`]);
  });

  it('notes that keys are ignored', async () => {
    const found = await findings(await serve(undefined, { ignoresKeys: true }));
    expect(found).toContainEqual(
      expect.objectContaining({ level: 'note', message: expect.stringContaining('ignores Idempotency-Key') }),
    );
  });

  it('warns of a connection that is cut at a large body', async () => {
    const found = await findings(
      await serve((request, healthy) => {
        if (healthy.status === 413) request.socket.destroy();
        return healthy;
      }),
    );
    expect(found).toContainEqual(expect.objectContaining({ subject: 'Body limit', level: 'warning' }));
  });

  it('explains why there is no response, and stops there', async () => {
    const baseUrl = await serve();
    await stop();
    const [only, ...others] = await findings(baseUrl);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ level: 'problem', fix: expect.stringContaining('Start the backend') });
  });

  it('cannot tell which pages the store has without its address, and says how to give it', async () => {
    const { findings: found } = await runChecks({ baseUrl: await serve() });
    expect(found.find(({ subject }) => subject === 'Store paths')).toMatchObject({
      level: 'note',
      message: expect.stringContaining('cannot be told'),
      fix: 'Give --store-url.',
    });
  });

  it('suggests to start a store that does not respond', async () => {
    const closed = 'http://127.0.0.1:1';
    const found = await findings(await serve(), { storeUrl: `${closed}/page` });
    expect(found.find(({ subject }) => subject === 'Store page')).toMatchObject({
      level: 'problem',
      message: expect.stringContaining('127.0.0.1:1/page got no response'),
      fix: `Start the store at ${closed}.`,
    });
  });

  it('keeps the path of the base URL', async () => {
    const paths: string[] = [];
    const baseUrl = await serve((request, healthy) => {
      paths.push(`${request.url}`);
      return healthy;
    });
    await runChecks({ baseUrl: `${baseUrl}/shops/north` });
    expect(paths[0]).toBe(`/shops/north${DETAILS}`);
  });

  it('does not report a missing provider as a problem if no issuer was given', async () => {
    const baseUrl = await serve(at('/oidc/.well-known/openid-configuration', () => ({ status: 404 })));
    const { findings: found } = await runChecks({ baseUrl });
    expect(found.filter(({ level }) => level === 'problem')).toEqual([]);
  });
});
