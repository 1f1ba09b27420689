import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calculateJwkThumbprint } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHEAP_PASSWORD_COST } from '../../../demo-shop/src/testing.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/index.ts';
import { provenEmail } from '../repositories/users.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { createTestBrowser } from '../testing/oidc-client.ts';
import { testConfig } from '../testing/test-shop.ts';
import { createPasswords } from './passwords.ts';

const DEMO = ['demo@promenade.example', 'promenade-demo'] as const;
const INFO = '/api/front/user/info';

describe.each(engines)('the identity provider on %s', (engine) => {
  let database: Database;
  let app: FastifyInstance;
  let origin: string;

  /** Starts the API over HTTP, as `npm start` does, with its own origin as the public one. */
  async function start(): Promise<void> {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    app = await buildApp({ ...testConfig, publicUrl: origin }, { database });
    await app.listen({ port, host: '127.0.0.1' });
  }

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await start();
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  const info = (headers: Record<string, string>) => fetch(origin + INFO, { headers });

  test('discovery returns the public origin, for any request', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const answer = await app.inject({ url: '/oidc/.well-known/openid-configuration', headers });
    const found = answer.json() as Record<string, unknown>;
    expect(found.issuer).toBe(`${origin}/oidc`);
    for (const [name, value] of Object.entries(found)) {
      if (name.endsWith('_endpoint') || name === 'jwks_uri')
        expect(value, name).toMatch(new RegExp(`^${origin}/oidc/`));
    }
    expect(found.code_challenge_methods_supported).toEqual(['S256']);
    expect(found.response_types_supported).toEqual(['code']);
  });

  test('each shop has sign-in on its own host, and its mails link to it', async () => {
    const email = 'ada@second.test';
    const { id: store_id, host } = await database.db
      .selectFrom('stores')
      .select(['id', 'host'])
      .where('host', '!=', '*')
      .executeTakeFirstOrThrow();
    const own = `http://${host}:${new URL(origin).port}`;
    const now = Date.now();
    await database.db
      .insertInto('users')
      .values({
        ...{ store_id, ...provenEmail(email, now), nickname: 'Ada', avatar: '', phone: null, kind: 'email' },
        password_hash: await createPasswords(CHEAP_PASSWORD_COST).hash('promenade-ada'),
        ...{ created_at: now, updated_at: now },
      })
      .execute();
    const browser = await createTestBrowser(own, origin);
    const found = (await (await browser.visit('/oidc/.well-known/openid-configuration')).json()) as { issuer: string };
    expect(found.issuer).toBe(`${own}/oidc`);
    expect((await browser.visit(await browser.authorize())).status).toBe(200);
    const tokens = await browser.signIn(email, 'promenade-ada');
    expect(tokens).toMatchObject({ status: 200, body: { token_type: 'DPoP' } });
    const { access_token: access = '', refresh_token: refresh = '' } = tokens.body;
    const called = await browser.visit(INFO, { headers: await browser.headers(access, 'GET', INFO) });
    expect(await called.json()).toMatchObject({ code: 200, data: { email } });
    expect((await browser.refresh(refresh)).status).toBe(200);
    // Its accounts are invalid in the other shop, and so is the other shop's redirect URI.
    const elsewhere = await createTestBrowser(origin);
    expect((await elsewhere.submit(await elsewhere.authorize(), email, 'promenade-ada')).status).toBe(200);
    expect(await browser.authorize({ redirect_uri: `${origin}/callback` })).not.toContain('/interaction/');

    const headers = { 'x-forwarded-host': new URL(own).host, 'content-type': 'application/json' };
    await fetch(`${origin}/api/front/form/subscribe/newsletter?email=${email}`, { method: 'POST', headers });
    const { text_body } = await database.db
      .selectFrom('outbox_mails')
      .select('text_body')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(text_body).toContain(`${own}/api/newsletter/confirm`);
  });

  test('code, PKCE and DPoP: sign in, call, refresh, sign out', async () => {
    const browser = await createTestBrowser(origin);
    const tokens = await browser.signIn(...DEMO);
    expect(tokens).toMatchObject({ status: 200, body: { token_type: 'DPoP' } });
    const { access_token: access = '', refresh_token: refresh = '', id_token: id = '' } = tokens.body;
    const claims = JSON.parse(Buffer.from(id.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ iss: `${origin}/oidc`, email: DEMO[0], preferred_username: DEMO[0] });

    const called = await info(await browser.headers(access, 'GET', INFO));
    expect(await called.json()).toMatchObject({ code: 200, data: { email: DEMO[0] } });

    const refreshed = await browser.refresh(refresh);
    expect(refreshed.status).toBe(200);
    expect(refreshed.body.refresh_token, 'a bound refresh token is not rotated').toBe(refresh);
    expect(await browser.refresh(refresh, false), 'the refresh token without its key').toMatchObject({ status: 400 });

    expect(await browser.authorize({ prompt: 'none' })).toMatch(/\/callback\?code=/);
    const leave = new URLSearchParams({
      client_id: 'storefront',
      post_logout_redirect_uri: `${origin}/fr/logout`,
      state: 's',
    });
    const left = await browser.visit(`/oidc/logout?${leave}`, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([left.status, left.headers.get('location')]).toEqual([303, `${origin}/fr/logout?state=s`]);
    expect(left.headers.get('clear-site-data'), 'the next person at the computer').toBe('"cache"');
    const fresh = refreshed.body.access_token ?? '';
    expect((await info(await browser.headers(fresh, 'GET', INFO))).status).toBe(401);
    expect(await browser.refresh(refresh)).toMatchObject({ status: 400 });
    expect(await browser.authorize()).toMatch(/\/interaction\//);
  });

  test('a bound token is valid only with a fresh DPoP proof for this call', async () => {
    const browser = await createTestBrowser(origin);
    const thief = await createTestBrowser(origin);
    const { access_token: token = '' } = (await browser.signIn(...DEMO)).body;
    const status = async (headers: Record<string, string>) => (await info(headers)).status;
    const withProof = async (proof: Promise<string>) => ({ authorization: `DPoP ${token}`, dpop: await proof });

    const good = await browser.headers(token, 'GET', INFO);
    expect(await status(good)).toBe(200);
    expect(await status(good), 'the same proof again').toBe(401);
    expect(await status({ authorization: `Bearer ${token}` })).toBe(401);
    expect(await status({ 'authori-zation': token })).toBe(401);
    expect(await status({ authorization: `DPoP ${token}` })).toBe(401);
    expect(await status(await withProof(browser.proof('POST', origin + INFO, token)))).toBe(401);
    expect(await status(await withProof(browser.proof('GET', `${origin}/api/front/order/list`, token)))).toBe(401);
    expect(await status(await withProof(browser.proof('GET', `https://other.example${INFO}`, token)))).toBe(401);
    expect(await status(await withProof(browser.proof('GET', origin + INFO)))).toBe(401);
    expect(await status(await withProof(thief.proof('GET', origin + INFO, token)))).toBe(401);
    expect(await status(await withProof(Promise.resolve('not.a.proof')))).toBe(401);
    const query = await browser.proof('GET', `${origin}/api/front/order/list?type=1`, token);
    const list = await fetch(`${origin}/api/front/order/list?type=2`, {
      headers: { authorization: `DPoP ${token}`, dpop: query },
    });
    expect(list.status, 'the query is no part of the address').toBe(200);
  });

  test.each([-86_400, 86_400])(
    'a device whose clock is %i seconds off sends a valid DPoP proof with a nonce',
    async (error) => {
      const browser = await createTestBrowser(origin);
      const { access_token: token = '' } = (await browser.signIn(...DEMO)).body;
      const at = Date.now() / 1000 + error;
      const call = async (nonce: string | null = null) =>
        info({ authorization: `DPoP ${token}`, dpop: await browser.proof('GET', origin + INFO, token, { at, nonce }) });
      const refused = await call();
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe('DPoP error="use_dpop_nonce"');
      const nonce = refused.headers.get('dpop-nonce');
      expect((await call(nonce)).status).toBe(200);
      const [second = '', mac] = nonce?.split('.') ?? [];
      const forged = [`${Number(second) + 1}.${mac}`, second, 'x', ''];
      for (const wrong of forged) expect((await call(wrong)).status, wrong).toBe(401);
    },
  );

  test('a token that is not bound works in both headers, and its refresh token is used once', async () => {
    const browser = await createTestBrowser(origin);
    const { body } = await browser.signIn(...DEMO, false);
    const { access_token: access = '', refresh_token: refresh = '', token_type } = body;
    expect(token_type).toBe('Bearer');
    expect((await info({ authorization: `Bearer ${access}` })).status).toBe(200);
    expect((await info({ 'authori-zation': access })).status).toBe(200);
    const once = await browser.refresh(refresh, false);
    expect(once.body.refresh_token).not.toBe(refresh);
    expect((await browser.refresh(refresh, false)).status).toBe(400);
  });

  test('a call that signs in binds its token to the key that comes with it', async () => {
    const path = '/api/front/login/email';
    const browser = await createTestBrowser(origin);
    const thief = await createTestBrowser(origin);
    const [email, password] = DEMO;
    const enter = async (proof?: string) => {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(proof && { dpop: proof }) },
        body: JSON.stringify({ email, password }),
      });
      const { data } = (await answer.json()) as { data: { token?: string; jkt?: string } };
      return { status: answer.status, token: data?.token ?? '', jkt: data?.jkt };
    };
    const proof = await browser.proof('POST', origin + path);
    const { token, jkt } = await enter(proof);
    // The answer says so, for a browser stores only a token that is bound to its own key.
    const { jwk } = JSON.parse(Buffer.from(`${proof.split('.')[0]}`, 'base64url').toString());
    expect(jkt).toBe(await calculateJwkThumbprint(jwk));
    expect(await enter()).not.toHaveProperty('jkt', expect.anything());
    expect((await info(await browser.headers(token, 'GET', INFO))).status).toBe(200);
    expect((await info({ authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await info(await thief.headers(token, 'GET', INFO))).status).toBe(401);
    for (const wrong of [proof, await browser.proof('GET', origin + path), 'not.a.proof']) {
      expect((await enter(wrong)).status).toBe(400);
    }
    expect((await info({ authorization: `Bearer ${(await enter()).token}` })).status).toBe(200);
  });

  test('a dead token is a guest where guests may call, and a 401 where not', async () => {
    const headers = { authorization: 'Bearer 0000000000000000' };
    const probe = await fetch(`${origin}/api/front/login/token/is/exist`, { method: 'POST', headers });
    expect(await probe.json()).toMatchObject({ code: 200, data: false });
    const refused = await info(headers);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ code: 401, message: 'Please sign in', data: null });
  });

  test('a wrong password shows an error next to the form, and the e-mail stays filled in', async () => {
    const browser = await createTestBrowser(origin);
    const page = await browser.authorize({ ui_locales: 'fr' });
    const refused = await browser.submit(page, DEMO[0], 'not-the-password');
    const known = await refused.text();
    expect(refused.status).toBe(200);
    expect(known).toContain('<html lang="fr">');
    expect(known).toContain('role="alert"');
    expect(known).toContain(`value="${DEMO[0]}"`);
    expect(known).not.toContain('not-the-password');
    expect(known).toContain(`href="${origin}/fr/register"`);
    const unknown = await (await browser.submit(page, 'nobody@promenade.example', 'not-the-password')).text();
    const plain = (text: string) => text.replace(/nonce="[^"]+"/, '').replace(/value="[^"]*"/, '');
    expect(plain(unknown)).toBe(plain(known));
    const callback = await browser.follow(await browser.submit(page, ...DEMO));
    expect(callback.searchParams.get('code')).toBeTruthy();
  });

  test('entered text is escaped', async () => {
    const browser = await createTestBrowser(origin);
    const page = await browser.authorize();
    const shown = await (await browser.submit(page, '"><script>alert(1)</script>', 'x')).text();
    expect(shown).not.toContain('<script');
    expect(shown).toContain('&quot;&gt;&lt;script&gt;');
  });

  test('a form from another site, or from another browser, does not sign in', async () => {
    const browser = await createTestBrowser(origin);
    const page = await browser.authorize();
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect((await browser.submit(page, ...DEMO, headers)).status).toBe(403);
    }
    const other = await createTestBrowser(origin);
    expect((await other.submit(page, ...DEMO)).status).toBe(400);
  });

  test('another site cannot sign a shopper out without asking', async () => {
    const browser = await createTestBrowser(origin);
    await browser.signIn(...DEMO);
    const asked = await browser.visit('/oidc/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(asked.status).toBe(200);
    expect(await asked.text()).toContain('name="logout" value="yes"');
    expect(await browser.authorize({ prompt: 'none' })).toMatch(/\/callback\?code=/);
  });

  const signOutForm = (origin: string) => ({
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({
      client_id: 'storefront',
      post_logout_redirect_uri: `${origin}/logout`,
      state: 's',
      unknown: 'x',
    }),
  });

  test('signing out by a form works like by a link, and another site’s request must be confirmed', async () => {
    const browser = await createTestBrowser(origin);
    await browser.signIn(...DEMO);
    const form = signOutForm(origin);
    const foreign = await browser.visit('/oidc/logout', { ...form, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(303);
    const next = foreign.headers.get('location') ?? '';
    expect(next).not.toContain('unknown');
    const asked = await browser.visit(next, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([asked.status, (await asked.text()).includes('name="logout" value="yes"')]).toEqual([200, true]);

    const own = await browser.visit('/oidc/logout', form);
    const left = await browser.visit(own.headers.get('location') ?? '', { headers: form.headers });
    expect([left.status, left.headers.get('location')]).toEqual([303, `${origin}/logout?state=s`]);
    expect(await browser.authorize()).toMatch(/\/interaction\//);
  });

  test('the form on the sign-out page signs out, and a page of the shop confirms it', async () => {
    const browser = await createTestBrowser(origin);
    await browser.signIn(...DEMO);
    const asked = await (await browser.visit('/oidc/logout', { headers: { 'sec-fetch-site': 'cross-site' } })).text();
    const [, action = ''] = /action="([^"]+)"/.exec(asked) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(asked) ?? [];
    const done = await browser.visit(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) });
    const page = await browser.visit(done.headers.get('location') ?? '', { headers: { 'accept-language': 'fr' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Vous êtes déconnecté</h1>')]);
    expect(await browser.authorize()).toMatch(/\/interaction\//);
  });

  test('every response of the provider is under the policy of the shop, and only its own script runs', async () => {
    const browser = await createTestBrowser(origin);
    const paths = [
      '/logout',
      '/logout/success',
      '/logout/nothing',
      '/.well-known/openid-configuration',
      '/authorization',
    ];
    for (const path of paths) {
      const answer = await browser.visit(`/oidc${path}`);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(answer.headers.get('referrer-policy'), path).toBeTruthy();
      expect(answer.headers.get('cross-origin-resource-policy'), path).toBe('same-site');
      const [, script] = /<script>([^<]*)<\/script>/.exec(await answer.text()) ?? [];
      const hash = script && `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
      expect(/script-src ?([^;]*)/.exec(policy)?.[1] ?? '', path).toBe(hash ?? '');
    }
  });

  test.each(['form_post', 'fragment', 'web_message', 'jwt'])('the response mode %s is refused', async (mode) => {
    const query = new URLSearchParams({ client_id: 'storefront', response_type: 'code', response_mode: mode });
    const answer = await app.inject({ url: `/oidc/authorization?${query}&redirect_uri=${origin}/callback` });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('unsupported_response_mode');
    expect(answer.body).not.toContain('<script');
    const found = (await app.inject({ url: '/oidc/.well-known/openid-configuration' })).json();
    expect(found.response_modes_supported).toEqual(['query']);
  });

  test('an address that is not the shop’s gets no code', async () => {
    const browser = await createTestBrowser(origin);
    const query = new URLSearchParams({
      client_id: 'storefront',
      redirect_uri: 'https://evil.example/callback',
      response_type: 'code',
      scope: 'openid',
    });
    const refused = await browser.visit(`/oidc/authorization?${query}`);
    expect(refused.status).toBe(400);
    expect(refused.headers.get('location')).toBeNull();
    expect(await refused.text()).toContain('Sign-in did not work');
  });

  test('without PKCE there is no sign-in, and a code works once', async () => {
    const browser = await createTestBrowser(origin);
    const bare = await browser.authorize({ code_challenge: '', code_challenge_method: '' });
    expect(new URL(bare).searchParams.get('error')).toBe('invalid_request');
    const callback = await browser.follow(await browser.submit(await browser.authorize(), ...DEMO));
    const code = callback.searchParams.get('code') ?? '';
    const both = await Promise.all([browser.exchange(code), browser.exchange(code)]);
    expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await browser.exchange(code)).status).toBe(400);
  });

  test.each(['consent', 'login consent'])('prompt=%s asks for one sign-in at most', async (prompt) => {
    const browser = await createTestBrowser(origin);
    const first = await browser.submit(await browser.authorize({ prompt }), ...DEMO);
    expect((await browser.follow(first)).searchParams.get('code')).toBeTruthy();
    if (prompt !== 'consent') return;
    const again = await browser.visit(await browser.authorize({ prompt }));
    expect((await browser.follow(again)).searchParams.get('code')).toBeTruthy();
  });

  test('sessions survive a restart', async () => {
    const browser = await createTestBrowser(origin);
    const { access_token: access = '', refresh_token: refresh = '' } = (await browser.signIn(...DEMO)).body;
    const { port } = new URL(origin);
    await app.close();
    app = await buildApp({ ...testConfig, publicUrl: origin }, { database });
    await app.listen({ port: Number(port), host: '127.0.0.1' });
    expect((await info(await browser.headers(access, 'GET', INFO))).status).toBe(200);
    expect((await browser.refresh(refresh)).status).toBe(200);
    expect(await browser.authorize({ prompt: 'none' })).toMatch(/\/callback\?code=/);
  });
});
