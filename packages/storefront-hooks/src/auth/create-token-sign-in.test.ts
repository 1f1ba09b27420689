// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenSignIn, type TokenSignInOptions } from './create-token-sign-in.ts';

const shopper = { subject: '7', name: 'Ada' };
const api = { method: 'GET', url: 'https://shop.test/api' };
let visited: string[];
let session: Map<string, string>;

const storageOf = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  visited = [];
  session = new Map();
  vi.stubGlobal('location', { assign: (url: string) => void visited.push(url) });
  vi.stubGlobal('sessionStorage', storageOf(session));
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('Nothing is stored for longer than the tab.');
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(more: Partial<TokenSignInOptions> = {}) {
  vi.stubGlobal('BroadcastChannel', undefined);
  return createTokenSignIn({
    signInPage: ({ returnPath, locale }) => `/${locale}/sign-in?return=${returnPath}`,
    postLogoutRedirectUri: '/bye',
    ...more,
  });
}

describe('createTokenSignIn', () => {
  it('redirects to the shop’s sign-in page, and rejects provider callbacks', async () => {
    const auth = open();
    await auth.signIn({ returnPath: '/cart', locale: 'fr', ticket: 'secret' });
    expect(visited).toEqual(['/fr/sign-in?return=/cart']);
    await expect(auth.complete('https://shop.test/callback')).rejects.toThrow('session.adopt');
  });

  it('sends no DPoP proof and stores no nonce', async () => {
    const auth = open();
    expect(await auth.keyProof(api)).toEqual({});
    expect(auth.storeNonce({ status: 401, headers: new Headers({ 'www-authenticate': 'use_dpop_nonce' }) })).toBe(
      false,
    );
  });

  it.each([
    [{}, { Authorization: 'Bearer T' }],
    [{ scheme: 'Token' }, { Authorization: 'Token T' }],
    [{ scheme: '' }, { Authorization: 'T' }],
    [{ headerName: 'Authori-zation', scheme: '' }, { 'Authori-zation': 'T' }],
    [{ headerName: 'X-Token', scheme: 'Key' }, { 'X-Token': 'Key T' }],
  ])('with %j sends %j', async (options, headers) => {
    const auth = open(options);
    expect(await auth.headers(api)).toBeUndefined();
    expect(await auth.shopper()).toBeUndefined();
    await auth.adopt({ token: 'T', shopper });
    expect(await auth.headers(api)).toEqual(headers);
    expect(await auth.shopper()).toEqual(shopper);
    expect(await auth.replaceToken(new Headers(headers as Record<string, string>))).toBe(false);
    expect(await auth.headers(api)).toBeUndefined();
  });

  it.each(['memory', 'session'] as const)(
    'warns in development if loading a document has discarded the token (%s)',
    async (unboundTokens) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      await open({ unboundTokens }).adopt({ token: 'T', shopper });
      const found = await open({ unboundTokens }).shopper();
      expect([found?.name, warn.mock.calls.length]).toEqual(unboundTokens === 'memory' ? [undefined, 1] : ['Ada', 0]);
      warn.mockRestore();
    },
  );

  it('does not end the sign-in if a rejected call had no token', async () => {
    const auth = open();
    await auth.adopt({ token: 'T', shopper });
    expect(await auth.replaceToken(new Headers())).toBe(false);
    expect(await auth.shopper()).toEqual(shopper);
  });

  it('stores the token in memory by default', async () => {
    await open().adopt({ token: 'T', shopper });
    expect(session.size).toBe(0);
    expect(await open().shopper()).toBeUndefined();
  });

  it('restores the sign-in after a reload with session storage, until the token expires', async () => {
    const options = { unboundTokens: 'session', directTokenSeconds: 100, clientId: 'outlet' } as const;
    await open(options).adopt({ token: 'T', shopper });
    expect([...session.keys()]).toEqual(['promenade.signIn.outlet']);
    expect(await open({ unboundTokens: 'session' }).shopper()).toBeUndefined();
    vi.setSystemTime(Date.now() + 99_999);
    expect(await open(options).headers(api)).toEqual({ Authorization: 'Bearer T' });
    vi.setSystemTime(Date.now() + 1);
    expect(await open(options).shopper()).toBeUndefined();
  });

  it('uses a token lifetime of two hours by default', async () => {
    await open({ unboundTokens: 'session' }).adopt({ token: 'T', shopper });
    vi.setSystemTime(Date.now() + 7_199_999);
    expect(await open({ unboundTokens: 'session' }).shopper()).toEqual(shopper);
    vi.setSystemTime(Date.now() + 1);
    expect(await open({ unboundTokens: 'session' }).shopper()).toBeUndefined();
  });

  it.each(['clear', 'signOut'] as const)('deletes the token (%s)', async (method) => {
    const auth = open({ unboundTokens: 'session' });
    await auth.adopt({ token: 'T', shopper });
    expect(session.size).toBe(1);
    await auth[method]('expired');
    expect(session.size).toBe(0);
    expect(await auth.headers(api)).toBeUndefined();
    expect(visited).toEqual(method === 'signOut' ? ['/bye'] : []);
  });

  it('shares sign-in and sign-out with the other tabs', async () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('sessionStorage', storageOf(session));
    const options = {
      signInPage: () => '/',
      postLogoutRedirectUri: '/',
      unboundTokens: 'session',
      clientId: 'tabs',
    } as const;
    const [first, second] = [createTokenSignIn(options), createTokenSignIn(options)];
    const listener = vi.fn();
    second.onChange(listener);
    await first.adopt({ token: 'T', shopper });
    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ shopper }));
    expect(await second.headers(api)).toEqual({ Authorization: 'Bearer T' });
    await first.clear('signed-out');
    await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith({ ended: 'signed-out' }));
    expect(session.size).toBe(0);
    first.dispose();
    second.dispose();
  });
});
