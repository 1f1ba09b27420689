// @vitest-environment node
import { type DPoPState, IndexedDbDPoPStore } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOidc } from './create-oidc.ts';

/* The real library against a provider made of `fetch`, in a browser made of what the library touches. */

const origin = 'https://shop.test';
const authority = `${origin}/oidc`;

class MemoryStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
  key = (index: number) => [...this.values.keys()][index] ?? null;
  get length() {
    return this.values.size;
  }
}

interface TokenRequest {
  form: URLSearchParams;
  proof: string | null;
}

let visited: string[];
let tokenRequests: TokenRequest[];
let answerToken: (request: TokenRequest) => Response | Promise<Response>;
let local: MemoryStorage;

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = (nonce: string, sub = 'ada') =>
  `${base64({ alg: 'none' })}.${base64({ sub, nonce, name: 'Ada', email: 'ada@example.com', iss: authority, aud: 'storefront', exp: 9e9, iat: 1 })}.`;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const tokens = (more: object) => json({ token_type: 'DPoP', expires_in: 300, scope: 'openid profile email', ...more });

beforeEach(() => {
  visited = [];
  tokenRequests = [];
  local = new MemoryStorage();
  const keys = new Map<string, DPoPState>();
  vi.spyOn(IndexedDbDPoPStore.prototype, 'set').mockImplementation(async (key, value) => void keys.set(key, value));
  vi.spyOn(IndexedDbDPoPStore.prototype, 'get').mockImplementation(async (key) => keys.get(key) as DPoPState);
  vi.spyOn(IndexedDbDPoPStore.prototype, 'getAllKeys').mockImplementation(async () => [...keys.keys()]);
  vi.spyOn(IndexedDbDPoPStore.prototype, 'remove').mockImplementation(async (key) => {
    const value = keys.get(key) as DPoPState;
    keys.delete(key);
    return value;
  });
  const location = { href: `${origin}/`, origin, assign: (url: string) => void visited.push(url) };
  const page = { crypto, location, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('window', Object.assign(page, { self: page, top: page }));
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/.well-known/openid-configuration')) {
      return json({
        issuer: authority,
        authorization_endpoint: `${authority}/authorization`,
        token_endpoint: `${authority}/token`,
        end_session_endpoint: `${authority}/logout`,
        revocation_endpoint: `${authority}/revocation`,
      });
    }
    const request = { form: new URLSearchParams(`${init.body}`), proof: new Headers(init.headers).get('dpop') };
    tokenRequests.push(request);
    return answerToken(request);
  });
});
afterEach(() => vi.unstubAllGlobals());

const claimsOf = (proof: string | null | undefined) =>
  JSON.parse(Buffer.from(proof?.split('.')[1] ?? '', 'base64url').toString());

const open = () =>
  createOidc({
    authority,
    clientId: 'storefront',
    redirectUri: `${origin}/callback`,
    postLogoutRedirectUri: `${origin}/logout`,
  });

/** Goes to the provider and back. */
async function signIn(before: Response[] = []) {
  const oidc = open();
  void oidc.signIn({ returnPath: '/order/shopping_cart', locale: 'fr', ticket: 'wish-1' });
  await vi.waitFor(() => expect(visited).toHaveLength(1));
  const asked = new URL(visited[0] ?? '').searchParams;
  const given = { access_token: 'ACCESS', refresh_token: 'REFRESH', id_token: idToken(asked.get('nonce') ?? '') };
  answerToken = () => before.shift() ?? tokens(given);
  const done = await oidc.complete(`${origin}/callback?code=c0de&state=${asked.get('state')}`);
  return { oidc, asked, done };
}

describe('signing in', () => {
  it('asks for a code with a challenge, a nonce and the key it will be bound to', async () => {
    const { asked, done } = await signIn();
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      ui_locales: 'fr',
    });
    for (const name of ['code_challenge', 'nonce', 'dpop_jkt', 'state']) expect(asked.get(name)).toBeTruthy();
    expect(tokenRequests[0]?.proof).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(done).toEqual({
      shopper: { subject: 'ada', name: 'Ada', email: 'ada@example.com', picture: undefined },
      returnPath: '/order/shopping_cart',
      ticket: 'wish-1',
    });
    expect(visited[0]).not.toContain('wish-1');
  });

  it('leaves no token on the device that opens anything without the key', async () => {
    const { asked } = await signIn();
    const stored = [...local.values.values()].join();
    expect(stored).toContain('REFRESH');
    expect(stored).not.toContain('ACCESS');
    expect(stored).not.toContain(idToken(asked.get('nonce') ?? ''));
  });

  it('keeps no refresh token that is bound to nothing', async () => {
    const oidc = open();
    void oidc.signIn({ returnPath: '/' });
    await vi.waitFor(() => expect(visited).toHaveLength(1));
    const asked = new URL(visited[0] ?? '').searchParams;
    answerToken = () =>
      json({
        token_type: 'Bearer',
        access_token: 'A',
        refresh_token: 'REFRESH',
        id_token: idToken(asked.get('nonce') ?? ''),
      });
    await oidc.complete(`${origin}/callback?code=c&state=${asked.get('state')}`);
    expect([...local.values.values()].join()).not.toContain('REFRESH');
    expect(await oidc.headers({ method: 'GET', url: `${origin}/api` })).toEqual({ Authorization: 'Bearer A' });
  });

  it.each(['code=c&state=unknown', 'code=c', 'error=access_denied'])('refuses an answer such as %s', async (query) => {
    await expect(open().complete(`${origin}/callback?${query}`)).rejects.toThrow();
    expect(tokenRequests).toEqual([]);
  });

  it('takes an answer once', async () => {
    const { oidc, asked } = await signIn();
    await expect(oidc.complete(`${origin}/callback?code=c0de&state=${asked.get('state')}`)).rejects.toThrow();
  });
});

describe('a request', () => {
  it('proves the key for its own method and address, without the query', async () => {
    const { oidc } = await signIn();
    const headers = await oidc.headers({ method: 'POST', url: '/api/front/cart/num?x=1' });
    expect(headers?.Authorization).toBe('DPoP ACCESS');
    const proof = claimsOf(headers?.DPoP);
    expect(proof).toMatchObject({ htm: 'POST', htu: `${origin}/api/front/cart/num` });
    expect(proof.ath).toBeTruthy();
  });
});

describe('a clock that the backend does not believe', () => {
  const refused = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });
  const asks = { 'www-authenticate': 'DPoP error="use_dpop_nonce"', 'dpop-nonce': 'n-1' };

  it('is made up for by the nonce that it hands out', async () => {
    const { oidc } = await signIn();
    expect(oidc.wantsNewProof(refused(401, { 'www-authenticate': 'DPoP error="invalid_token"' }))).toBe(false);
    expect(oidc.wantsNewProof(refused(401, asks))).toBe(true);
    const headers = await oidc.headers({ method: 'GET', url: `${origin}/api/front/order/list` });
    expect(claimsOf(headers?.DPoP).nonce).toBe('n-1');
  });

  it('does not keep a shopper from signing in', async () => {
    const doubt = json({ error: 'use_dpop_nonce' }, 400);
    doubt.headers.set('dpop-nonce', 'n-2');
    const { done } = await signIn([doubt]);
    expect(done.shopper.subject).toBe('ada');
    expect(tokenRequests.map(({ proof }) => claimsOf(proof).nonce)).toEqual([undefined, 'n-2']);
  });
});

describe('after a reload', () => {
  it('the shopper is found by the refresh token, once for all who ask', async () => {
    await signIn();
    answerToken = () => tokens({ access_token: 'NEXT' });
    const oidc = open();
    const all = await Promise.all([oidc.shopper(), oidc.headers({ method: 'GET', url: '/api' }), oidc.shopper()]);
    expect(all[0]).toMatchObject({ subject: 'ada', name: 'Ada' });
    expect(all[1]).toMatchObject({ Authorization: 'DPoP NEXT' });
    expect(tokenRequests.map((request) => request.form.get('grant_type'))).toEqual([
      'authorization_code',
      'refresh_token',
    ]);
    expect([...local.values.values()].join()).not.toContain('NEXT');
    expect([...local.values.values()].join()).toContain('REFRESH');
  });

  it('a refused refresh token ends the sign-in', async () => {
    await signIn();
    answerToken = () => json({ error: 'invalid_grant' }, 400);
    expect(await open().shopper()).toBeUndefined();
    expect(local.length).toBe(0);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['a broken provider', () => json({ error: 'server_error' }, 500)],
  ])('%s does not', async (_, answer) => {
    await signIn();
    answerToken = answer;
    const oidc = open();
    await expect(oidc.shopper()).rejects.toThrow();
    answerToken = () => tokens({ access_token: 'NEXT' });
    expect(await oidc.shopper()).toMatchObject({ subject: 'ada' });
  });

  it('a token for somebody else ends the sign-in', async () => {
    await signIn();
    answerToken = () => tokens({ access_token: 'NEXT', id_token: idToken('', 'eve') });
    expect(await open().shopper()).toBeUndefined();
  });
});

describe('a sign-in by a call of the backend’s own', () => {
  const shopper = { subject: '7', name: 'Ada' };
  const order = { method: 'GET', url: `${origin}/api/front/order/list` };
  afterEach(() => vi.useRealTimers());

  async function adopt() {
    const oidc = open();
    const { DPoP } = await oidc.proof({ method: 'POST', url: `${origin}/api/front/login/email` });
    await oidc.adopt({ token: 'DIRECT', shopper });
    return { oidc, proof: claimsOf(DPoP) };
  }

  it('proves a key, and then the token with the same key', async () => {
    const { oidc, proof } = await adopt();
    expect(proof).toMatchObject({ htm: 'POST', htu: `${origin}/api/front/login/email` });
    expect(proof).not.toHaveProperty('ath');
    const headers = await oidc.headers(order);
    expect(headers?.Authorization).toBe('DPoP DIRECT');
    expect(claimsOf(headers?.DPoP).ath).toBeTruthy();
    expect(await oidc.shopper()).toEqual(shopper);
  });

  it('outlives a reload for as long as its token lasts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await adopt();
    expect(await open().shopper()).toEqual(shopper);
    vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
    expect(await open().headers(order)).toMatchObject({ Authorization: 'DPoP DIRECT' });
    vi.setSystemTime(Date.now() + 26 * 60 * 60_000);
    expect(await open().shopper()).toBeUndefined();
    expect(tokenRequests).toEqual([]);
  });

  it('is nobody’s where what is stored is not what was stored', async () => {
    await adopt();
    const [key] = [...local.values.keys()];
    for (const text of [
      '',
      '{',
      'null',
      '{"token":"DIRECT","expiresAt":9e15}',
      '{"token":1,"shopper":{"subject":"7"}}',
    ]) {
      local.setItem(`${key}`, text);
      expect(await open().shopper()).toBeUndefined();
    }
  });

  it('ends with its token', async () => {
    const { oidc } = await adopt();
    answerToken = () => new Response(null);
    await oidc.signOut();
    expect(Object.fromEntries(tokenRequests[0]?.form ?? [])).toEqual({ token: 'DIRECT', client_id: 'storefront' });
    expect(visited).toEqual([`${origin}/logout`]);
    expect(local.length).toBe(0);
    expect(await open().shopper()).toBeUndefined();
  });

  it('ends here also where the provider cannot be told', async () => {
    const { oidc } = await adopt();
    answerToken = () => Promise.reject(new TypeError('offline'));
    await expect(oidc.signOut()).rejects.toThrow('offline');
    expect(local.length).toBe(0);
  });

  it('gives way to one at the provider, and the other way round', async () => {
    await adopt();
    await signIn();
    expect([...local.values.values()].join()).not.toContain('DIRECT');
    await adopt();
    expect([...local.values.values()].join()).not.toContain('REFRESH');
  });
});

it('signing out forgets the tokens and goes to the provider', async () => {
  const { oidc } = await signIn();
  void oidc.signOut();
  await vi.waitFor(() => expect(visited).toHaveLength(2));
  const url = new URL(visited[1] ?? '');
  expect(url.pathname).toBe('/oidc/logout');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'storefront',
    post_logout_redirect_uri: `${origin}/logout`,
  });
  expect(local.length).toBe(0);
});
