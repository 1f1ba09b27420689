// @vitest-environment node
import { createHash } from 'node:crypto';
import { type DPoPState, IndexedDbDPoPStore } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOidc } from './create-oidc.ts';
import type { OidcOptions } from './oidc-options.ts';
import { isBoundTo } from './token-binding.ts';

/** Node's BroadcastChannel, before it is stubbed. */
const BrowserChannel = BroadcastChannel;

/* The real library with a provider that is a `fetch` stub, and stubs for the browser APIs that the library uses. */

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
let respondToToken: (request: TokenRequest) => Response | Promise<Response>;
let local: MemoryStorage;
/** Additions to the discovery document. */
let metadata: Record<string, unknown>;

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = (nonce: string, sub = 'ada') =>
  `${base64({ alg: 'none' })}.${base64({ sub, nonce, name: 'Ada', email: 'ada@example.com', iss: authority, aud: 'storefront', exp: 9e9, iat: 1 })}.`;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const tokens = (more: object) => json({ token_type: 'DPoP', expires_in: 300, scope: 'openid profile email', ...more });

beforeEach(() => {
  visited = [];
  tokenRequests = [];
  metadata = {};
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
        dpop_signing_alg_values_supported: ['ES256'],
        ...metadata,
      });
    }
    const request = { form: new URLSearchParams(`${init.body}`), proof: new Headers(init.headers).get('dpop') };
    tokenRequests.push(request);
    return respondToToken(request);
  });
});
afterEach(() => vi.unstubAllGlobals());

const claimsOf = (proof: string | null | undefined) =>
  JSON.parse(Buffer.from(proof?.split('.')[1] ?? '', 'base64url').toString());

/** Thumbprint (RFC 7638) of the key in a DPoP proof. */
function thumbprintOf(proof: string | undefined): string {
  const { jwk } = JSON.parse(Buffer.from(`${proof?.split('.')[0]}`, 'base64url').toString());
  const { crv, kty, x, y } = jwk;
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}

const open = (more: Partial<OidcOptions> = {}) =>
  createOidc({
    authority,
    clientId: 'storefront',
    redirectUri: `${origin}/callback`,
    postLogoutRedirectUri: `${origin}/logout`,
    ...more,
  });

/** Signs in at the provider and completes the sign-in. */
async function signIn(before: Response[] = []) {
  const oidc = open();
  void oidc.signIn({ returnPath: '/order/shopping_cart', locale: 'fr', ticket: 'wish-1' });
  await vi.waitFor(() => expect(visited).toHaveLength(1));
  const authorizationQuery = new URL(visited[0] ?? '').searchParams;
  const given = {
    access_token: 'ACCESS',
    refresh_token: 'REFRESH',
    id_token: idToken(authorizationQuery.get('nonce') ?? ''),
  };
  respondToToken = () => before.shift() ?? tokens(given);
  const done = await oidc.complete(`${origin}/callback?code=c0de&state=${authorizationQuery.get('state')}`);
  return { oidc, authorizationQuery, done };
}

describe('a sign-in that cannot begin names the cause', () => {
  const reasonOf = (oidc: ReturnType<typeof createOidc>) =>
    oidc.signIn({ returnPath: '/' }).catch((error: { reason?: string }) => error.reason);

  it('an address without https, where browsers have no cryptography', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const oidc = open();
    expect(await reasonOf(oidc)).toBe('insecure');
    await expect(oidc.complete(`${origin}/callback?code=c&state=s`)).rejects.toMatchObject({ reason: 'insecure' });
  });

  it.each<[string, () => Promise<Response>]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a busy provider', async () => new Response('', { status: 503 })],
  ])('%s', async (_, respond) => {
    vi.stubGlobal('fetch', respond);
    expect(await reasonOf(open())).toBe('offline');
  });

  it('a fault of the program is not the network’s', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('x is not a function')));
    expect(await reasonOf(open())).toBe('unknown');
  });
});

describe('signing in', () => {
  it('requests a code with a PKCE challenge, a nonce and the thumbprint of the key', async () => {
    const { authorizationQuery, done } = await signIn();
    expect(Object.fromEntries(authorizationQuery)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      ui_locales: 'fr',
    });
    for (const name of ['code_challenge', 'nonce', 'dpop_jkt', 'state'])
      expect(authorizationQuery.get(name)).toBeTruthy();
    expect(tokenRequests[0]?.proof).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(done).toEqual({
      shopper: { subject: 'ada', name: 'Ada', email: 'ada@example.com', picture: undefined },
      returnPath: '/order/shopping_cart',
      ticket: 'wish-1',
    });
    expect(visited[0]).not.toContain('wish-1');
  });

  it('stores only the refresh token, which is bound to the key', async () => {
    const { authorizationQuery } = await signIn();
    const stored = [...local.values.values()].join();
    expect(stored).toContain('REFRESH');
    expect(stored).not.toContain('ACCESS');
    expect(stored).not.toContain(idToken(authorizationQuery.get('nonce') ?? ''));
  });

  it.each(['code=c&state=unknown', 'code=c', 'error=access_denied'])('rejects the callback query %s', async (query) => {
    await expect(open().complete(`${origin}/callback?${query}`)).rejects.toThrow();
    expect(tokenRequests).toEqual([]);
  });

  it('completes a callback once', async () => {
    const { oidc, authorizationQuery } = await signIn();
    await expect(
      oidc.complete(`${origin}/callback?code=c0de&state=${authorizationQuery.get('state')}`),
    ).rejects.toThrow();
  });
});

describe('a request', () => {
  it('has a DPoP proof for its method and address, without the query', async () => {
    const { oidc } = await signIn();
    const headers = await oidc.headers({ method: 'POST', url: '/api/front/cart/num?x=1' });
    expect(headers?.Authorization).toBe('DPoP ACCESS');
    const proof = claimsOf(headers?.DPoP);
    expect(proof).toMatchObject({ htm: 'POST', htu: `${origin}/api/front/cart/num` });
    expect(proof.ath).toBeTruthy();
  });
});

describe('a device with a wrong clock', () => {
  const refused = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });
  const nonceRequest = { 'www-authenticate': 'DPoP error="use_dpop_nonce"', 'dpop-nonce': 'n-1' };

  it('uses the backend’s nonce in later DPoP proofs', async () => {
    const { oidc } = await signIn();
    expect(oidc.storeNonce(refused(401, { 'www-authenticate': 'DPoP error="invalid_token"' }))).toBe(false);
    expect(oidc.storeNonce(refused(401, nonceRequest))).toBe(true);
    const headers = await oidc.headers({ method: 'GET', url: `${origin}/api/front/order/list` });
    expect(claimsOf(headers?.DPoP).nonce).toBe('n-1');
  });

  it('can sign in with the provider’s nonce', async () => {
    const doubt = json({ error: 'use_dpop_nonce' }, 400);
    doubt.headers.set('dpop-nonce', 'n-2');
    const { done } = await signIn([doubt]);
    expect(done.shopper.subject).toBe('ada');
    expect(tokenRequests.map(({ proof }) => claimsOf(proof).nonce)).toEqual([undefined, 'n-2']);
  });
});

describe('after a reload', () => {
  it('the shopper is looked up with the refresh token, once for concurrent calls', async () => {
    await signIn();
    respondToToken = () => tokens({ access_token: 'NEXT' });
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
    respondToToken = () => json({ error: 'invalid_grant' }, 400);
    expect(await open().shopper()).toBeUndefined();
    expect(local.length).toBe(0);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['a broken provider', () => json({ error: 'server_error' }, 500)],
  ])('%s does not end the sign-in', async (_, response) => {
    await signIn();
    respondToToken = response;
    const oidc = open();
    await expect(oidc.shopper()).rejects.toThrow();
    respondToToken = () => tokens({ access_token: 'NEXT' });
    expect(await oidc.shopper()).toMatchObject({ subject: 'ada' });
  });

  it('a token for another account ends the sign-in', async () => {
    await signIn();
    respondToToken = () => tokens({ access_token: 'NEXT', id_token: idToken('', 'eve') });
    expect(await open().shopper()).toBeUndefined();
  });
});

describe('a sign-in by one of the backend’s own calls', () => {
  const shopper = { subject: '7', name: 'Ada' };
  const order = { method: 'GET', url: `${origin}/api/front/order/list` };
  afterEach(() => vi.useRealTimers());

  async function adopt() {
    const oidc = open();
    const { DPoP } = await oidc.keyProof({ method: 'POST', url: `${origin}/api/front/login/email` });
    await oidc.adopt({ token: 'DIRECT', keyThumbprint: thumbprintOf(DPoP), shopper });
    return { oidc, proof: claimsOf(DPoP) };
  }

  it('has a DPoP proof, and later requests use the token with the same key', async () => {
    const { oidc, proof } = await adopt();
    expect(proof).toMatchObject({ htm: 'POST', htu: `${origin}/api/front/login/email` });
    expect(proof).not.toHaveProperty('ath');
    const headers = await oidc.headers(order);
    expect(headers?.Authorization).toBe('DPoP DIRECT');
    expect(claimsOf(headers?.DPoP).ath).toBeTruthy();
    expect(await oidc.shopper()).toEqual(shopper);
  });

  it('survives reloads until its token expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await adopt();
    expect(await open().shopper()).toEqual(shopper);
    vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
    expect(await open().headers(order)).toMatchObject({ Authorization: 'DPoP DIRECT' });
    vi.setSystemTime(Date.now() + 26 * 60 * 60_000);
    expect(await open().shopper()).toBeUndefined();
    expect(tokenRequests).toEqual([]);
  });

  it('is ignored if the stored value is invalid', async () => {
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

  it('revokes its token at sign-out', async () => {
    const { oidc } = await adopt();
    respondToToken = () => new Response(null);
    await oidc.signOut();
    expect(Object.fromEntries(tokenRequests[0]?.form ?? [])).toEqual({ token: 'DIRECT', client_id: 'storefront' });
    expect(visited).toEqual([`${origin}/logout`]);
    expect(local.length).toBe(0);
    expect(await open().shopper()).toBeUndefined();
  });

  it('is signed out of the browser even if the revocation fails', async () => {
    const { oidc } = await adopt();
    respondToToken = () => Promise.reject(new TypeError('offline'));
    await expect(oidc.signOut()).rejects.toThrow('offline');
    expect(local.length).toBe(0);
  });

  it('replaces a sign-in at the provider, and is replaced by one', async () => {
    await adopt();
    await signIn();
    expect([...local.values.values()].join()).not.toContain('DIRECT');
    await adopt();
    expect([...local.values.values()].join()).not.toContain('REFRESH');
  });
});

it('signing out deletes the tokens and redirects to the provider', async () => {
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

const api = { method: 'GET', url: `${origin}/api/front/order/list` };

describe('a provider without DPoP', () => {
  beforeEach(() => {
    metadata = { dpop_signing_alg_values_supported: undefined };
  });
  afterEach(() => vi.useRealTimers());

  async function signInPlain(more: Partial<OidcOptions> = {}, refresh = 'REFRESH') {
    const oidc = open(more);
    void oidc.signIn({ returnPath: '/' });
    await vi.waitFor(() => expect(visited).toHaveLength(1));
    const authorizationQuery = new URL(visited[0] ?? '').searchParams;
    const id_token = idToken(authorizationQuery.get('nonce') ?? '');
    respondToToken = () =>
      json({ token_type: 'Bearer', expires_in: 300, access_token: 'A', refresh_token: refresh || undefined, id_token });
    await oidc.complete(`${origin}/callback?code=c&state=${authorizationQuery.get('state')}`);
    return { oidc, authorizationQuery };
  }
  /** Returns the next token for each refresh, and refuses refresh tokens that were already used. */
  function rotate() {
    const used = new Set<string | null>();
    let count = 0;
    respondToToken = ({ form }) => {
      const token = form.get('refresh_token');
      if (used.has(token)) return json({ error: 'invalid_grant' }, 400);
      used.add(token);
      count += 1;
      const fresh = { access_token: `A${count}`, refresh_token: `REFRESH${count}` };
      return json({ token_type: 'Bearer', expires_in: 300, ...fresh });
    };
  }
  const stored = () =>
    [...local.values.values(), ...(sessionStorage as unknown as MemoryStorage).values.values()].join();

  it.each([[undefined], [['RS256']], ['ES256']])(
    '(algorithms: %j) receives no key, and its tokens are sent as Bearer',
    async (algorithms) => {
      metadata = { dpop_signing_alg_values_supported: algorithms };
      const { oidc, authorizationQuery } = await signInPlain();
      expect(authorizationQuery.has('dpop_jkt')).toBe(false);
      expect(tokenRequests[0]?.proof).toBeNull();
      expect(await oidc.headers(api)).toEqual({ Authorization: 'Bearer A' });
      expect(await oidc.keyProof(api)).toEqual({});
    },
  );

  it('is assumed with the option dpop: false', async () => {
    metadata = {};
    const { authorizationQuery } = await signInPlain({ dpop: false });
    expect(authorizationQuery.has('dpop_jkt')).toBe(false);
  });

  it('receives a key with the option dpop: true', async () => {
    const oidc = open({ dpop: true });
    void oidc.signIn({ returnPath: '/' });
    await vi.waitFor(() => expect(visited).toHaveLength(1));
    expect(new URL(visited[0] ?? '').searchParams.get('dpop_jkt')).toBeTruthy();
  });

  it('has its refresh tokens in memory, and each is used once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { oidc } = await signInPlain();
    expect(stored()).not.toContain('REFRESH');
    rotate();
    for (const token of ['A1', 'A2', 'A3']) {
      vi.setSystemTime(Date.now() + 300_000);
      expect(await oidc.headers(api)).toEqual({ Authorization: `Bearer ${token}` });
    }
    expect(stored()).not.toContain('REFRESH');
    expect(await open().shopper()).toBeUndefined();
  });

  it('causes a warning in development if loading a document has discarded the tokens', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await signInPlain();
    expect(warn).not.toHaveBeenCalled();
    await open().shopper();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/new document.*`unboundTokens`/));
    warn.mockClear();
    await open({ unboundTokens: 'session' }).shopper();
    vi.stubEnv('NODE_ENV', 'production');
    await open().shopper();
    vi.unstubAllEnvs();
    metadata = {};
    await open().shopper();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('has its refresh token in session storage with unboundTokens: session, so that it survives a reload', async () => {
    const { oidc } = await signInPlain({ unboundTokens: 'session' });
    expect(stored()).toContain('"REFRESH"');
    expect(stored()).not.toContain('"A"');
    rotate();
    expect(await open({ unboundTokens: 'session' }).headers(api)).toEqual({ Authorization: 'Bearer A1' });
    expect(stored()).toContain('REFRESH1');
    expect(await open({ unboundTokens: 'session' }).headers(api)).toEqual({ Authorization: 'Bearer A2' });
    expect([...local.values.values()]).toEqual([]);
    await oidc.clear('expired');
    expect(stored()).toBe('');
  });

  it('shares a rotated refresh token with the other tabs', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubGlobal('BroadcastChannel', BrowserChannel);
    const { oidc } = await signInPlain();
    rotate();
    const other = open();
    expect(await other.headers(api)).toEqual({ Authorization: 'Bearer A' });
    for (const [tab, token] of [
      [other, 'A1'],
      [oidc, 'A2'],
      [other, 'A3'],
    ] as const) {
      vi.setSystemTime(Date.now() + 300_000);
      expect(await tab.headers(api)).toEqual({ Authorization: `Bearer ${token}` });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await oidc.clear('signed-out');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await other.headers(api)).toBeUndefined();
    oidc.dispose();
    other.dispose();
  });

  it('has its tokens sent with the configured header and scheme', async () => {
    const { oidc } = await signInPlain({ headerName: 'Authori-zation', scheme: '' });
    expect(await oidc.headers(api)).toEqual({ 'Authori-zation': 'A' });
    rotate();
    expect(await oidc.replaceToken(new Headers({ 'Authori-zation': 'A' }))).toBe(true);
    expect(await oidc.headers(api)).toEqual({ 'Authori-zation': 'A1' });
  });

  it('has its refresh token revoked at sign-out, which continues if that fails', async () => {
    const { oidc } = await signInPlain();
    respondToToken = () => Promise.reject(new TypeError('offline'));
    void oidc.signOut();
    await vi.waitFor(() => expect(visited).toHaveLength(2));
    expect(Object.fromEntries(tokenRequests.at(-1)?.form ?? [])).toEqual({ token: 'REFRESH', client_id: 'storefront' });
    expect(visited[1]).toContain('/oidc/logout');
  });

  it('and without a sign-out page redirects to the shop’s own page after the revocation', async () => {
    metadata = { ...metadata, end_session_endpoint: undefined };
    const { oidc } = await signInPlain();
    respondToToken = () => new Response(null);
    await oidc.signOut();
    expect(Object.fromEntries(tokenRequests.at(-1)?.form ?? [])).toEqual({ token: 'REFRESH', client_id: 'storefront' });
    expect(visited.at(-1)).toBe(`${origin}/logout`);
  });

  it('works without storage for keys', async () => {
    for (const method of ['get', 'set', 'remove', 'getAllKeys'] as const) {
      vi.spyOn(IndexedDbDPoPStore.prototype, method).mockRejectedValue(new DOMException('', 'SecurityError'));
    }
    const { oidc } = await signInPlain();
    await oidc.adopt({ token: 'DIRECT', shopper: { subject: '7' } });
    expect(await oidc.headers(api)).toEqual({ Authorization: 'Bearer DIRECT' });
    await oidc.clear('expired');
    expect(await oidc.headers(api)).toBeUndefined();
  });

  it('ends a sign-in without a refresh token when the token expires, without a request', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { oidc } = await signInPlain({}, '');
    vi.setSystemTime(Date.now() + 300_000);
    expect(await oidc.headers(api)).toBeUndefined();
    expect(tokenRequests).toHaveLength(1);
  });
});

describe('a browser that cannot store keys', () => {
  const never = new Promise<never>(() => {});
  const refusal = () => new DOMException('', 'SecurityError');
  const fail = (refuse: () => Promise<never>) => {
    for (const method of ['get', 'set', 'remove', 'getAllKeys'] as const) {
      vi.spyOn(IndexedDbDPoPStore.prototype, method).mockImplementation(refuse);
    }
  };

  /** Signs in at the provider and completes the sign-in in a new document. */
  async function signInAndReload() {
    void open().signIn({ returnPath: '/cart' });
    await vi.waitFor(() => expect(visited).toHaveLength(1), { timeout: 4_000 });
    const authorizationQuery = new URL(visited[0] ?? '').searchParams;
    const given = {
      access_token: 'ACCESS',
      refresh_token: 'REFRESH',
      id_token: idToken(authorizationQuery.get('nonce') ?? ''),
    };
    respondToToken = () => tokens(given);
    const oidc = open();
    const done = await oidc.complete(`${origin}/callback?code=c0de&state=${authorizationQuery.get('state')}`);
    return { oidc, authorizationQuery, done };
  }

  it.each([
    [
      'throws',
      () => {
        throw refusal();
      },
    ],
    ['rejects', () => Promise.reject(refusal())],
    ['never settles', () => never],
  ])('(storage %s) signs in with a key in memory', async (_how, refuse) => {
    fail(refuse);
    const { oidc, authorizationQuery, done } = await signInAndReload();
    // A key in memory would be lost during the redirect, so the code is not bound to it.
    expect(authorizationQuery.get('dpop_jkt')).toBeNull();
    expect(done.shopper.subject).toBe('ada');
    const headers = await oidc.headers(api);
    expect(headers).toMatchObject({ Authorization: 'DPoP ACCESS', DPoP: expect.any(String) });
    expect(thumbprintOf(headers?.DPoP)).toBe(thumbprintOf(tokenRequests[0]?.proof ?? ''));
    expect([...local.values.values()].join()).not.toContain('REFRESH');
  });

  it('is not signed in after loading the next page, which has another key', async () => {
    fail(() => Promise.reject(refusal()));
    await signInAndReload();
    expect(await open().shopper()).toBeUndefined();
  });
});

describe('a token that the backend rejects', () => {
  it('is replaced once for all calls that were sent with it', async () => {
    const { oidc } = await signIn();
    let count = 0;
    respondToToken = () => tokens({ access_token: `NEXT${++count}` });
    const sent = new Headers({ Authorization: 'DPoP ACCESS' });
    expect(await Promise.all([oidc.replaceToken(sent), oidc.replaceToken(sent)])).toEqual([true, true]);
    expect(await oidc.replaceToken(sent)).toBe(true);
    expect(await oidc.headers(api)).toMatchObject({ Authorization: 'DPoP NEXT1' });
    expect(tokenRequests).toHaveLength(2);
  });

  it('ends the sign-in if the provider rejects the renewal', async () => {
    const { oidc } = await signIn();
    respondToToken = () => json({ error: 'invalid_grant' }, 400);
    expect(await oidc.replaceToken(new Headers({ Authorization: 'DPoP ACCESS' }))).toBe(false);
    expect(await oidc.headers(api)).toBeUndefined();
  });

  it('is not replaced if the call was sent without a token', async () => {
    const { oidc } = await signIn();
    expect(await oidc.replaceToken(new Headers())).toBe(false);
    expect(tokenRequests).toHaveLength(1);
  });

  it('of a direct sign-in is not replaced', async () => {
    const oidc = open();
    await oidc.adopt({ token: 'DIRECT', shopper: { subject: '7' } });
    expect(await oidc.replaceToken(new Headers({ Authorization: 'Bearer DIRECT' }))).toBe(false);
    expect(tokenRequests).toEqual([]);
  });
});

it('a refusal with a DPoP nonce ends the sign-in', async () => {
  await signIn();
  respondToToken = () => {
    const refusal = json({ error: 'invalid_grant' }, 400);
    refusal.headers.set('dpop-nonce', `n-${tokenRequests.length}`);
    return refusal;
  };
  expect(await open().shopper()).toBeUndefined();
  expect(local.length).toBe(0);
});

describe('a token that the backend issued', () => {
  const shopper = { subject: '7' };
  const jwt = (claims: object) => `${base64({ alg: 'none' })}.${base64(claims)}.sig`;

  async function adopt(tokenFor: (thumbprint: string) => { token: string; keyThumbprint?: string }) {
    const oidc = open();
    const { DPoP } = await oidc.keyProof(api);
    const signed = tokenFor(thumbprintOf(DPoP));
    await oidc.adopt({ ...signed, shopper });
    const headers = await oidc.headers(api);
    return {
      isStored: local.length > 0,
      isBound: headers?.DPoP !== undefined,
      authorization: headers?.Authorization,
      ...signed,
    };
  }

  it.each([
    ['a plain token', () => ({ token: 'PLAIN' })],
    ['a token of another key', () => ({ token: 'OTHER', keyThumbprint: 'x' })],
    ['a JWT without a key', () => ({ token: jwt({ sub: '7' }) })],
    ['a JWT of another key', () => ({ token: jwt({ cnf: { jkt: 'x' } }) })],
    [
      'a JWT of this key for which the backend returns another key',
      (jkt: string) => ({ token: jwt({ cnf: { jkt } }), keyThumbprint: 'x' }),
    ],
    ['an invalid JWT', () => ({ token: 'a.%%%.c' })],
  ])('%s is not stored, and sent as Bearer', async (_, tokenFor) => {
    const { isStored, isBound, authorization, token } = await adopt(tokenFor);
    expect({ isStored, isBound, authorization }).toEqual({
      isStored: false,
      isBound: false,
      authorization: `Bearer ${token}`,
    });
    expect(await open().shopper()).toBeUndefined();
  });

  it.each([
    ['a token that is bound according to the backend', (keyThumbprint: string) => ({ token: 'BOUND', keyThumbprint })],
    [
      'a JWT that is bound according to its claims',
      (jkt: string) => ({ token: jwt({ cnf: { jkt }, name: '>>>>>???????' }) }),
    ],
  ])('%s to this key is stored, and sent with a DPoP proof', async (_, tokenFor) => {
    const { isStored, isBound, authorization, token } = await adopt(tokenFor);
    expect({ isStored, isBound, authorization }).toEqual({
      isStored: true,
      isBound: true,
      authorization: `DPoP ${token}`,
    });
    expect(await open().shopper()).toEqual(shopper);
  });

  it('is decoded as base64url', () => {
    const payload = jwt({ cnf: { jkt: 'key' }, name: '>>>>>???????' }).split('.')[1];
    expect(payload).toMatch(/-/);
    expect(payload).toMatch(/_/);
    expect(isBoundTo({ token: `a.${payload}.c`, shopper }, 'key')).toBe(true);
    expect(isBoundTo({ token: `a.${payload}.c`, shopper }, 'other')).toBe(false);
    expect(isBoundTo({ token: 'plain', shopper }, undefined)).toBe(false);
  });

  it('is stored in session storage with unboundTokens: session', async () => {
    const oidc = open({ unboundTokens: 'session' });
    await oidc.adopt({ token: 'PLAIN', shopper });
    expect(local.length).toBe(0);
    expect(await open({ unboundTokens: 'session' }).headers(api)).toEqual({ Authorization: 'Bearer PLAIN' });
  });

  it('expires after directTokenSeconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const oidc = open({ directTokenSeconds: 100, unboundTokens: 'session' });
    await oidc.adopt({ token: 'PLAIN', shopper });
    vi.setSystemTime(Date.now() + 99_000);
    expect(await open({ unboundTokens: 'session' }).shopper()).toEqual(shopper);
    vi.setSystemTime(Date.now() + 1_000);
    expect(await open({ unboundTokens: 'session' }).shopper()).toBeUndefined();
    vi.useRealTimers();
  });
});
