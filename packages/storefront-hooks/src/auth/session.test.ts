import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CookieJar } from '../browser/cookies.ts';
import { createSession } from './session.ts';
import type { Oidc, Shopper } from './session-port.ts';

const ada: Shopper = { subject: 'ada', name: 'Ada' };
const origin = 'https://shop.test';

function memoryCookies(initial: Record<string, string> = {}): CookieJar & { all: Record<string, string> } {
  const all = { ...initial };
  return {
    all,
    read: (name) => all[name],
    write(name, value) {
      all[name] = value;
    },
    remove(name) {
      delete all[name];
    },
  };
}

function fakeOidc(answers: Partial<Oidc> = {}) {
  const listeners: ((shopper: Shopper | undefined) => void)[] = [];
  const oidc = {
    signIn: vi.fn(async () => {}),
    complete: vi.fn(async () => ({ shopper: ada, returnPath: '/order/shopping_cart' as unknown })),
    shopper: vi.fn(async (): Promise<Shopper | undefined> => ada),
    headers: vi.fn(async (): Promise<Record<string, string> | undefined> => ({ Authorization: 'DPoP t', DPoP: 'p' })),
    forget: vi.fn(async () => {}),
    signOut: vi.fn(async () => {}),
    onChange: (listener: (shopper: Shopper | undefined) => void) => {
      listeners.push(listener);
      return () => {};
    },
    ...answers,
  };
  return { oidc, otherTab: (shopper: Shopper | undefined) => listeners.forEach((listener) => void listener(shopper)) };
}

function open(
  cookieValues: Record<string, string> = {},
  answers: Partial<Oidc> = {},
  path = '/product/lamp?variant=Red',
) {
  const cookies = memoryCookies(cookieValues);
  const { oidc, otherTab } = fakeOidc(answers);
  const loadOidc = vi.fn(async (): Promise<Oidc> => oidc);
  const onError = vi.fn();
  const session = createSession({ loadOidc, origin, cookies, currentPath: () => path, onError });
  const states: string[] = [];
  session.subscribe(() => states.push(session.getSnapshot().state));
  return { session, cookies, oidc, loadOidc, otherTab, states, onError };
}

const request = { method: 'GET', url: `${origin}/api` };

describe('a guest', () => {
  it('is known as such without loading the sign-in code', async () => {
    const { session, loadOidc } = open();
    expect(session.getSnapshot().state).toBe('unknown');
    await session.start();
    expect(session.getSnapshot()).toEqual({ state: 'anonymous' });
    expect(await session.authorize(request)).toEqual({});
    expect(loadOidc).not.toHaveBeenCalled();
  });

  it('is what every server renders', async () => {
    const { session } = open({ signedIn: '1' });
    await session.start();
    expect(session.getServerSnapshot()).toEqual({ state: 'unknown' });
  });
});

describe('a returning shopper', () => {
  it('is found again, once for all who ask', async () => {
    const { session, oidc, states } = open({ signedIn: '1' });
    const [headers] = await Promise.all([session.authorize(request), session.start(), session.authorize(request)]);
    expect(headers).toEqual({ Authorization: 'DPoP t', DPoP: 'p' });
    expect(session.getSnapshot()).toEqual({ state: 'authenticated', shopper: ada });
    expect(oidc.shopper).toHaveBeenCalledTimes(1);
    expect(states).toEqual(['authenticated']);
  });

  it('becomes a guest after a definite rejection', async () => {
    const { session, cookies } = open({ signedIn: '1' }, { shopper: async () => undefined });
    await session.start();
    expect(session.getSnapshot().state).toBe('anonymous');
    expect(cookies.all).toEqual({});
  });

  it('stays unknown while the provider cannot be reached, and is found when the network is back', async () => {
    const shopper = vi
      .fn(async (): Promise<Shopper | undefined> => ada)
      .mockRejectedValueOnce(new TypeError('offline'));
    const { session, cookies, onError } = open({ signedIn: '1' }, { shopper });
    await session.start();
    expect(session.getSnapshot().state).toBe('unknown');
    expect(cookies.all.signedIn).toBe('1');
    expect(onError).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(session.getSnapshot().state).toBe('authenticated'));
  });

  it('keeps the sign-in when a token cannot be had just now', async () => {
    const headers = async () => Promise.reject(new TypeError('offline'));
    const { session } = open({ signedIn: '1' }, { headers });
    await expect(session.authorize(request)).rejects.toThrow('offline');
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('is asked to sign in again when the refresh is refused', async () => {
    const { session } = open({ signedIn: '1' }, { headers: async () => undefined });
    expect(await session.authorize(request)).toEqual({});
    expect(session.getSnapshot().state).toBe('expired');
  });
});

describe('signing in', () => {
  it('remembers the page, and comes back to it', async () => {
    const { session, oidc, cookies } = open();
    await session.signIn();
    expect(oidc.signIn).toHaveBeenCalledWith({ returnPath: '/product/lamp?variant=Red' });
    const { returnPath } = await session.completeSignIn(`${origin}/callback?code=1`);
    expect(returnPath).toBe('/order/shopping_cart');
    expect(session.getSnapshot()).toEqual({ state: 'authenticated', shopper: ada });
    expect(cookies.all.signedIn).toBe('1');
  });

  it('exchanges a code once, however often the page mounts', async () => {
    const { session, oidc } = open();
    const url = `${origin}/callback?code=1`;
    const [first, second] = await Promise.all([session.completeSignIn(url), session.completeSignIn(url)]);
    expect(first).toBe(second);
    expect(oidc.complete).toHaveBeenCalledTimes(1);
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/callback', 42, undefined])(
    'never returns to %s',
    async (returnPath) => {
      const { session } = open({}, { complete: async () => ({ shopper: ada, returnPath }) });
      expect(await session.completeSignIn(`${origin}/callback`)).toEqual({ returnPath: '/' });
    },
  );

  it('that failed leaves a guest and says why', async () => {
    const { session } = open({}, { complete: () => Promise.reject(new Error('No matching state found in storage')) });
    await session.start();
    await expect(session.completeSignIn(`${origin}/callback?state=x`)).rejects.toThrow('No matching state');
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it('loads the code again after it could not be loaded', async () => {
    const { session, loadOidc, oidc } = open();
    loadOidc.mockRejectedValueOnce(new TypeError('chunk'));
    await expect(session.signIn()).rejects.toThrow('chunk');
    await session.signIn();
    expect(oidc.signIn).toHaveBeenCalledTimes(1);
  });
});

describe('the end of a session', () => {
  it('by the backend remembers the page, forgets the token and asks for a new sign-in', async () => {
    const { session, cookies, oidc } = open({ signedIn: '1' });
    await session.start();
    session.expire();
    expect(session.getSnapshot()).toEqual({ state: 'expired' });
    await vi.waitFor(() => expect(oidc.forget).toHaveBeenCalledTimes(1));
    expect(cookies.all).toEqual({ returnPath: '/product/lamp?variant=Red' });
    expect(session.takeReturnPath()).toBe('/product/lamp?variant=Red');
    expect(session.takeReturnPath()).toBeUndefined();
  });

  it('by the shopper removes the mark before leaving', async () => {
    const { session, cookies, oidc } = open({ signedIn: '1' });
    await session.start();
    await session.signOut();
    expect(oidc.signOut).toHaveBeenCalledTimes(1);
    expect(cookies.all).toEqual({});
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it('in another tab ends it here', async () => {
    const { session, otherTab } = open({ signedIn: '1' });
    await session.start();
    otherTab(undefined);
    expect(session.getSnapshot().state).toBe('anonymous');
    otherTab(ada);
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('does not trust a path in the cookie', () => {
    const { session } = open({ returnPath: 'https://evil.test/' });
    expect(session.takeReturnPath()).toBeUndefined();
  });
});

describe('cookies of the page', () => {
  beforeEach(() => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('may be blocked: the session then lives as long as the page', async () => {
    const { oidc } = fakeOidc();
    const session = createSession({ loadOidc: async () => oidc, origin });
    await session.start();
    expect(session.getSnapshot().state).toBe('anonymous');
    await session.completeSignIn(`${origin}/callback`);
    expect(session.getSnapshot().state).toBe('authenticated');
  });
});
