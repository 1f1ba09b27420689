import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createStorefront } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runConformance } from '../conformance/index.ts';
import { runChecks } from '../doctor/run.ts';
import { checkOut } from '../test-support/mocked-shop.ts';
import { type MockServer, startMockServer } from './server.ts';

let server: MockServer;
beforeEach(async () => {
  server = await startMockServer({ port: 0 });
});
afterEach(() => server.close());

const APP = 'http://localhost:5173';
const CALLBACK = `${APP}/callback`;
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** A key of a browser, and its DPoP proofs. */
function browserKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' });
  return {
    thumbprint: sha256(JSON.stringify({ crv, kty, x, y })),
    proof(method: string, url: string, token?: string) {
      const head = { typ: 'dpop+jwt', alg: 'ES256', jwk: { crv, kty, x, y } };
      const claims = { htm: method, htu: url, iat: Math.floor(Date.now() / 1000), jti: randomUUID() };
      const text = `${encoded(head)}.${encoded({ ...claims, ...(token && { ath: sha256(token) }) })}`;
      return `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
    },
  };
}

interface SignIn {
  verifier?: string;
  account?: { email: string; password: string };
  extra?: Record<string, string>;
}

/** Fills in the form of the provider; returns where it leads. */
async function submitForm({ verifier = 'v'.repeat(43), account = server.account, extra = {} }: SignIn = {}) {
  const request = new URLSearchParams({
    ...{ client_id: 'storefront', redirect_uri: CALLBACK, response_type: 'code', scope: 'openid profile email' },
    ...{ state: 's1', nonce: 'n1', code_challenge: sha256(verifier), code_challenge_method: 'S256', ...extra },
  });
  const url = `${server.url}/oidc/authorization`;
  const page = await (await fetch(`${url}?${request}`)).text();
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  const form = new URLSearchParams(
    fields.map(([, name = '', value = '']): [string, string] => [name, unescaped(value)]),
  );
  for (const [name, value] of Object.entries(account)) form.set(name, value);
  return fetch(url, { method: 'POST', body: form, redirect: 'manual' });
}

const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

async function codeOf(signIn?: SignIn): Promise<string> {
  const { status, headers } = await submitForm(signIn);
  const target = new URL(headers.get('location') ?? '');
  expect([status, target.origin + target.pathname, target.searchParams.get('state')]).toEqual([303, CALLBACK, 's1']);
  return `${target.searchParams.get('code')}`;
}

function exchange(form: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ client_id: 'storefront', ...form });
  return fetch(`${server.url}/oidc/token`, { method: 'POST', body, headers });
}

const byCode = (code: string, verifier = 'v'.repeat(43)) => ({
  ...{ grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: verifier },
});

describe('the mock server', () => {
  it('passes the checks of the doctor', async () => {
    const { findings } = await runChecks({ baseUrl: server.url, origin: APP, issuer: `${server.url}/oidc` });
    expect(findings.filter(({ level }) => level === 'problem' || level === 'warning')).toEqual([]);
  });

  it('fails no case of the conformance kit', async () => {
    const { email, password } = server.account;
    const { token } = await createStorefront({ baseUrl: server.url }).login.withEmail({ email, password });
    const report = await runConformance({
      baseUrl: server.url,
      authorize: (shopper) => (shopper === 'user' ? { authorization: `Bearer ${token}` } : undefined),
      only: ['store', 'products', 'cart', 'login', 'user', 'addresses', 'wishlist'],
      maxWaitMs: 0,
    });
    const failed = report.calls.flatMap(({ id, cases }) =>
      cases.filter(({ outcome }) => outcome === 'failed').map(({ name, why }) => `${id} ${name}: ${why}`),
    );
    expect(failed).toEqual([]);
    expect(report.verdict).toBe('cannot tell');
  });

  it('draws a picture for each product, another one each', async () => {
    const { list } = await createStorefront({ baseUrl: server.url }).products.list();
    const drawn = await Promise.all(
      list.map(async ({ image }) => {
        const response = await fetch(server.url + image);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
        return response.text();
      }),
    );
    expect(new Set(drawn).size).toBe(list.length);
    expect(drawn[0]).toMatch(/^<svg .*<title>linen shirt<\/title>/);
  });

  it('lets pages of this machine call it, and no others', async () => {
    const allowed = async (origin: string) =>
      (await fetch(`${server.url}/api/front/store/details`, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed(APP)).toBe(APP);
    expect(await allowed('https://evil.example')).toBeNull();
    expect(await allowed('https://localhost.evil.example')).toBeNull();
  });

  it('escapes parameters of the address in its pages', async () => {
    const page = await fetch(
      `${server.url}/oidc/authorization?redirect_uri=${CALLBACK}&response_type=code&code_challenge=x&code_challenge_method=S256&state=%22%3E%3Cscript%3E`,
    );
    expect(await page.text()).not.toContain('<script>');
    const drawing = await fetch(`${server.url}/media/%3Cscript%3E.svg`);
    expect(await drawing.text()).not.toContain('<script>');
  });

  it('ends the discount of discount-expiring at the announced time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { url, account, discountEndsAt, close } = await startMockServer({ port: 0, scenario: 'discount-expiring' });
    try {
      const { token } = await createStorefront({ baseUrl: url }).login.withEmail(account);
      const shopper = createStorefront({ baseUrl: url, authorize: () => ({ authorization: `Bearer ${token}` }) });
      const { preOrderNo } = await checkOut(shopper);
      expect(await shopper.preorders.computePrice({ preOrderNo })).toMatchObject({ payFee: 7350 });
      vi.setSystemTime(discountEndsAt ?? 0);
      expect(await shopper.preorders.computePrice({ preOrderNo })).toMatchObject({ payFee: 9800 });
    } finally {
      vi.useRealTimers();
      await close();
    }
  });

  it('returns the X-Request-Id of the request', async () => {
    const headers = { 'x-request-id': 'request-1' };
    const response = await fetch(`${server.url}/api/front/store/details`, { headers });
    expect(response.headers.get('x-request-id')).toBe('request-1');
  });

  it('closes the connection in the scenario offline', async () => {
    const offline = await startMockServer({ port: 0, scenario: 'offline' });
    await expect(fetch(`${offline.url}/api/front/store/details`)).rejects.toThrow('fetch failed');
    await offline.close();
  });
});

describe('its identity provider', () => {
  it('signs in by code and PKCE, and the token opens the account', async () => {
    const tokens = await (await exchange(byCode(await codeOf()))).json();
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    const [, claims = ''] = tokens.id_token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      ...{ iss: `${server.url}/oidc`, aud: 'storefront', nonce: 'n1', email: server.account.email },
    });
    const shop = createStorefront({
      baseUrl: server.url,
      authorize: () => ({ authorization: `Bearer ${tokens.access_token}` }),
    });
    expect(await shop.user.info()).toMatchObject({ email: server.account.email });
    expect(
      (await fetch(`${server.url}/oidc/userinfo`, { headers: { authorization: `Bearer ${tokens.access_token}` } }))
        .status,
    ).toBe(200);
  });

  it('signs ID tokens with the key that it publishes', async () => {
    const { id_token: idToken } = await (await exchange(byCode(await codeOf()))).json();
    const { keys } = await (await fetch(`${server.url}/oidc/jwks`)).json();
    const key = await crypto.subtle.importKey('jwk', keys[0], { name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'verify',
    ]);
    const [head, claims, signature] = idToken.split('.');
    const isValid = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      Buffer.from(signature, 'base64url'),
      Buffer.from(`${head}.${claims}`),
    );
    expect(isValid).toBe(true);
  });

  it.each<[string, () => Promise<Response>]>([
    ['another verifier', async () => exchange(byCode(await codeOf(), 'w'.repeat(43)))],
    ['another client', async () => exchange({ ...byCode(await codeOf()), client_id: 'other' })],
    ['another redirect URI', async () => exchange({ ...byCode(await codeOf()), redirect_uri: `${APP}/other` })],
    [
      'a code for the second time',
      async () => {
        const form = byCode(await codeOf());
        await exchange(form);
        return exchange(form);
      },
    ],
    ['a refresh token that it never issued', () => exchange({ grant_type: 'refresh_token', refresh_token: 'x' })],
    [
      'a proof that does not hold',
      async () => exchange(byCode(await codeOf()), { dpop: browserKey().proof('GET', `${server.url}/oidc/token`) }),
    ],
  ])('refuses %s', async (_, attempt) => {
    expect((await attempt()).status).toBe(400);
  });

  it('shows the form again after a wrong password', async () => {
    const response = await submitForm({ account: { ...server.account, password: 'wrong' } });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('The email or the password is wrong.');
  });

  it('refuses redirect URIs of other machines', async () => {
    const response = await submitForm({ extra: { redirect_uri: 'https://evil.example/callback' } });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it('binds tokens to a key by DPoP, and refuses them without it', async () => {
    const key = browserKey();
    const url = `${server.url}/oidc/token`;
    const code = await codeOf({ extra: { dpop_jkt: key.thumbprint } });
    const form = byCode(code);
    const tokens = await (await exchange(form, { dpop: key.proof('POST', url) })).json();
    expect(tokens.token_type).toBe('DPoP');
    const info = `${server.url}/api/front/user/info`;
    const ask = async (headers: Record<string, string>) =>
      ((await (await fetch(info, { headers })).json()) as { code: number }).code;
    const token = tokens.access_token;
    const authorization = `DPoP ${token}`;
    expect(await ask({ authorization, dpop: key.proof('GET', info, token) })).toBe(200);
    // A development server passes the request of its page on under another host.
    expect(await ask({ authorization, dpop: key.proof('GET', `${APP}/api/front/user/info`, token) })).toBe(200);
    const foreign = 'https://evil.example/api/front/user/info';
    expect(await ask({ authorization, dpop: key.proof('GET', foreign, token) })).toBe(401);
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(401);
    expect(await ask({ authorization, dpop: browserKey().proof('GET', info, token) })).toBe(401);
    expect(await ask({ authorization, dpop: key.proof('POST', info, token) })).toBe(401);
    expect(await ask({ authorization, dpop: key.proof('GET', `${server.url}/api/front/cart/list`, token) })).toBe(401);
    const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    expect((await exchange(renewal)).status).toBe(400);
    expect((await exchange(renewal, { dpop: key.proof('POST', url) })).status).toBe(200);
  });

  it('renews a sign-in once by each refresh token, and revokes tokens', async () => {
    const { refresh_token: refreshToken } = await (await exchange(byCode(await codeOf()))).json();
    const renewal = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const { access_token: token } = await (await exchange(renewal)).json();
    expect((await exchange(renewal)).status).toBe(400);
    const shop = createStorefront({ baseUrl: server.url, authorize: () => ({ authorization: `Bearer ${token}` }) });
    expect(await shop.login.isTokenValid()).toBe(true);
    await fetch(`${server.url}/oidc/revocation`, { method: 'POST', body: new URLSearchParams({ token }) });
    expect(await shop.login.isTokenValid()).toBe(false);
  });

  it('has the issuer of the origin that passes requests on', async () => {
    const headers = { 'x-forwarded-host': 'localhost:5173' };
    const document = await (await fetch(`${server.url}/oidc/.well-known/openid-configuration`, { headers })).json();
    expect(document.issuer).toBe(`${APP}/oidc`);
  });

  it('redirects to the shop after signing out', async () => {
    const query = new URLSearchParams({ post_logout_redirect_uri: `${APP}/logout`, state: 's2' });
    const { status, headers } = await fetch(`${server.url}/oidc/logout?${query}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, `${APP}/logout?state=s2`]);
  });
});

it('changes its scenario, with a new shop', async () => {
  const address = `${server.url}/api/mock/scenario`;
  const scenarioAfter = async (init?: RequestInit, query = '') => {
    const response = await fetch(address + query, init);
    return [response.status, ((await response.json()) as { current?: string }).current];
  };
  const stocks = async () => {
    const { list } = await createStorefront({ baseUrl: server.url }).products.list();
    return list.map(({ stock }) => stock);
  };
  expect(await scenarioAfter()).toEqual([200, 'default']);
  expect(await stocks()).not.toEqual([4, 2, 2, 2, 2, 0]);
  expect(await scenarioAfter({ method: 'POST' }, '?name=low-stock')).toEqual([200, 'low-stock']);
  expect(await stocks()).toEqual([4, 2, 2, 2, 2, 0]);
  expect(await scenarioAfter({ method: 'POST' }, '?name=toString')).toEqual([400, undefined]);
  expect(await scenarioAfter()).toEqual([200, 'low-stock']);
});
