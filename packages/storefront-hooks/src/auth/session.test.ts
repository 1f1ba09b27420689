import type { EndpointId, LoginResult, OutgoingRequest, Reply } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CookieJar } from '../browser/cookies.ts';
import { FakeChannel } from '../test-support/fake-channel.ts';
import { createSession, type SessionOptions } from './session.ts';
import type { AuthClient, Session, Shopper, SignInChange } from './session-types.ts';

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

function fakeOidc(overrides: Partial<AuthClient> = {}) {
  const listeners: ((change: SignInChange) => void)[] = [];
  const oidc = {
    signIn: vi.fn(async () => {}),
    complete: vi.fn(async () => ({ shopper: ada, returnPath: '/order/shopping_cart' as unknown })),
    adopt: vi.fn(async () => {}),
    keyProof: vi.fn(async (): Promise<Record<string, string>> => ({ DPoP: 'key' })),
    shopper: vi.fn(async (): Promise<Shopper | undefined> => ada),
    headers: vi.fn(async (): Promise<Record<string, string> | undefined> => ({ Authorization: 'DPoP t', DPoP: 'p' })),
    storeNonce: vi.fn(() => false),
    clear: vi.fn(async () => {}),
    replaceToken: vi.fn(async (_: Headers) => false),
    dispose: vi.fn(() => {}),
    signOut: vi.fn(async () => {}),
    onChange: (listener: (change: SignInChange) => void) => {
      listeners.push(listener);
      return () => {};
    },
    ...overrides,
  };
  return { oidc, otherTab: (change: SignInChange) => listeners.forEach((listener) => void listener(change)) };
}

const opened: Session[] = [];
afterEach(() => {
  for (const session of opened.splice(0)) session.dispose();
});

function open(
  cookieValues: Record<string, string> = {},
  overrides: Partial<AuthClient> = {},
  path = '/product/lamp?variant=Red',
  more: Partial<SessionOptions> = {},
) {
  const cookies = memoryCookies(cookieValues);
  const { oidc, otherTab } = fakeOidc(overrides);
  const loadAuth = vi.fn(async (): Promise<AuthClient> => oidc);
  const onError = vi.fn();
  const session = createSession({ loadAuth, origin, cookies, currentPath: () => path, onError, ...more });
  opened.push(session);
  const states: string[] = [];
  session.subscribe(() => states.push(session.getSnapshot().state));
  return { session, cookies, oidc, loadAuth, otherTab, states, onError };
}

const request = { method: 'GET', url: `${origin}/api`, auth: 'user' } as const;
const optionalAuthRequest = { ...request, auth: 'optional' } as const;

const replyOf = (status: number): Reply => ({ status, headers: new Headers(), body: undefined });

/** A request as a middleware after `credentials` receives it. */
const outgoing = (id: EndpointId, url: string, headers: Record<string, string>): OutgoingRequest => ({
  endpoint: { id } as OutgoingRequest['endpoint'],
  url,
  init: { method: 'POST', headers: new Headers(headers), signal: new AbortController().signal },
  auth: 'user',
  options: {},
});

/** The `next` function of a middleware, which returns these replies in order, and the headers of its calls. */
function network(...replies: Reply[]) {
  const sent: object[] = [];
  const next = async ({ init }: OutgoingRequest) => {
    sent.push(Object.fromEntries(init.headers));
    return replies.shift() as Reply;
  };
  return { next, sent };
}

describe('a guest', () => {
  it('is anonymous without loading the sign-in code', async () => {
    const { session, loadAuth } = open();
    expect(session.getSnapshot().state).toBe('unknown');
    await session.start();
    expect(session.getSnapshot()).toEqual({ state: 'anonymous' });
    expect(await session.authorize(request)).toEqual({});
    expect(loadAuth).not.toHaveBeenCalled();
  });

  it('has the state unknown in server HTML, like every shopper', async () => {
    const { session } = open({ signedIn: '1' });
    await session.start();
    expect(session.getServerSnapshot()).toEqual({ state: 'unknown' });
  });
});

describe('a returning shopper', () => {
  it('is looked up once for concurrent calls', async () => {
    const { session, oidc, states } = open({ signedIn: '1' });
    const [headers] = await Promise.all([session.authorize(request), session.start(), session.authorize(request)]);
    expect(headers).toEqual({ Authorization: 'DPoP t', DPoP: 'p' });
    expect(session.getSnapshot()).toEqual({ state: 'authenticated', shopper: ada });
    expect(oidc.shopper).toHaveBeenCalledTimes(1);
    expect(states).toEqual(['authenticated']);
  });

  it('becomes a guest if the provider refuses the lookup', async () => {
    const { session, cookies } = open({ signedIn: '1' }, { shopper: async () => undefined });
    await session.start();
    expect(session.getSnapshot().state).toBe('anonymous');
    expect(cookies.all).toEqual({});
  });

  it('stays signed in if a token cannot be renewed because of the network', async () => {
    const headers = async () => Promise.reject(new TypeError('offline'));
    const { session } = open({ signedIn: '1' }, { headers });
    await expect(session.authorize(request)).rejects.toMatchObject({
      kind: 'network',
      cause: { message: 'offline' },
    });
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('is expired if the provider rejects the renewal of the token', async () => {
    const { session } = open({ signedIn: '1' }, { headers: async () => undefined });
    expect(await session.authorize(request)).toEqual({});
    expect(session.getSnapshot().state).toBe('expired');
  });
});

describe('a returning shopper whose identity provider cannot be reached', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function openWhileDown() {
    let isDown = true;
    const shopper = vi.fn(async () => {
      if (isDown) throw new TypeError('503');
      return ada;
    });
    const repair = () => {
      isDown = false;
    };
    return { ...open({ signedIn: '1' }, { shopper }), shopper, repair };
  }

  it('is unreachable, not signed out, and the error is reported once', async () => {
    const { session, cookies, onError, states } = openWhileDown();
    await session.start();
    await session.start();
    expect(states).toEqual(['unreachable']);
    expect(cookies.all.signedIn).toBe('1');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is looked up again after growing pauses', async () => {
    const { session, shopper, repair } = openWhileDown();
    await session.start();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const attempts = shopper.mock.calls.length;
    expect(attempts).toBeGreaterThan(5);
    expect(attempts).toBeLessThan(40);
    repair();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getSnapshot()).toEqual({ state: 'authenticated', shopper: ada });
    const settled = shopper.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(shopper).toHaveBeenCalledTimes(settled);
  });

  it.each([
    ['the device is online again', () => dispatchEvent(new Event('online'))],
    ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is looked up at once when %s', async (_, happen) => {
    const { session, repair } = openWhileDown();
    await session.start();
    repair();
    happen();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('is looked up at once by start', async () => {
    const { session, repair } = openWhileDown();
    await session.start();
    repair();
    await session.start();
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('is not looked up while the page is hidden', async () => {
    const { session, shopper } = openWhileDown();
    await session.start();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    vi.restoreAllMocks();
    expect(shopper).toHaveBeenCalledTimes(1);
  });

  it('has no credentials for calls that guests may make, and other calls reject', async () => {
    const { session } = openWhileDown();
    expect(await session.authorize(optionalAuthRequest)).toEqual({});
    await expect(session.authorize(request)).rejects.toThrow('503');
    expect(session.getSnapshot().state).toBe('unreachable');
  });

  it('is not signed out if the backend rejects a call without credentials', async () => {
    const { session, cookies } = openWhileDown();
    await session.start();
    session.expire();
    expect(cookies.all.signedIn).toBe('1');
    expect(session.getSnapshot().state).toBe('unreachable');
  });

  it('waits three seconds at most for the credentials of calls that guests may make', async () => {
    const { session } = open({ signedIn: '1' }, { shopper: () => new Promise(() => {}) });
    const received = vi.fn();
    void session.authorize(optionalAuthRequest).then(received);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(received).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toHaveBeenCalledWith({});
  });

  it('can still make calls that guests may make when the token expires', async () => {
    const { session } = open({ signedIn: '1' }, { headers: () => Promise.reject(new TypeError('503')) });
    await session.start();
    expect(await session.authorize(optionalAuthRequest)).toEqual({});
    await expect(session.authorize(request)).rejects.toThrow('503');
    expect(session.getSnapshot().state).toBe('authenticated');
  });
});

describe('signing in', () => {
  it('starts from the current path and completes with the return path', async () => {
    const { session, oidc, cookies } = open();
    await session.signIn();
    expect(oidc.signIn).toHaveBeenCalledWith({ returnPath: '/product/lamp?variant=Red' });
    const { returnPath } = await session.completeSignIn(`${origin}/callback?code=1`);
    expect(returnPath).toBe('/order/shopping_cart');
    expect(session.getSnapshot()).toEqual({ state: 'authenticated', shopper: ada });
    expect(cookies.all.signedIn).toBeDefined();
  });

  it('exchanges a code once, however often completeSignIn is called', async () => {
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

  it('in another tab is detected although an earlier lookup in this tab finds no shopper', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const before = Promise.withResolvers<undefined>();
    const shopper = vi.fn(async (): Promise<Shopper | undefined> => ada).mockReturnValueOnce(before.promise);
    const { session, cookies } = open({ signedIn: '1' }, { shopper });
    const started = session.start();
    const { oidc } = fakeOidc();
    const other = createSession({ loadAuth: async () => oidc, origin, cookies });
    opened.push(other);
    await other.completeSignIn(`${origin}/callback?code=1`);
    await vi.advanceTimersByTimeAsync(1_000);
    before.resolve(undefined);
    await started;
    expect(session.getSnapshot()).toEqual({ state: 'authenticated', shopper: ada });
    expect(cookies.all).toEqual({ signedIn: expect.any(String) });
    vi.useRealTimers();
    vi.unstubAllGlobals();
    FakeChannel.reset();
  });

  it.each([
    ['at once', () => {}, true],
    ['when the page is shown, if the message was lost', () => FakeChannel.reset(), false],
  ])('in another tab is detected %s', async (_, lose, isReceived) => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const here = open();
    const cookies = here.cookies;
    const there = open();
    await here.session.start();
    lose();
    const other = createSession({ loadAuth: async () => there.oidc, origin, cookies });
    await other.completeSignIn(`${origin}/callback?code=1`);
    await vi.advanceTimersByTimeAsync(1_000);
    if (!isReceived) {
      expect(here.session.getSnapshot().state).toBe('anonymous');
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(here.session.getSnapshot()).toEqual({ state: 'authenticated', shopper: ada });
    expect(here.oidc.shopper).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    FakeChannel.reset();
  });

  it('that fails rejects with the error, and the shopper stays a guest', async () => {
    const { session } = open({}, { complete: () => Promise.reject(new Error('No matching state found in storage')) });
    await session.start();
    await expect(session.completeSignIn(`${origin}/callback?state=x`)).rejects.toThrow('No matching state');
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it.each(['/callback?code=1&state=used', '/callback'])(
    'resolves for a shopper who is already signed in if %s is opened again',
    async (address) => {
      const lost = () => Promise.reject(new Error('No matching state found in storage'));
      const { session } = open({ signedIn: '1' }, { complete: lost });
      expect(await session.completeSignIn(origin + address)).toEqual({ returnPath: '/' });
      expect(session.getSnapshot().state).toBe('authenticated');
    },
  );

  it('that is refused rejects even if the shopper is already signed in', async () => {
    const { session } = open({ signedIn: '1' }, { complete: () => Promise.reject(new Error('access_denied')) });
    await expect(session.completeSignIn(`${origin}/callback?error=access_denied&state=x`)).rejects.toThrow('denied');
  });

  it('loads the code again after a failed import', async () => {
    const { session, loadAuth, oidc } = open();
    loadAuth.mockRejectedValueOnce(new TypeError('chunk'));
    await expect(session.signIn()).rejects.toThrow('chunk');
    await session.signIn();
    expect(oidc.signIn).toHaveBeenCalledTimes(1);
  });
});

describe('a call for which the backend requires a DPoP nonce', () => {
  const call = () => outgoing('cart.list', request.url, { accept: 'x', dpop: 'old' });

  it('is retried once with a new DPoP proof', async () => {
    const { session } = open({ signedIn: '1' }, { storeNonce: () => true });
    await session.authorize(request);
    const again = replyOf(401);
    const { next, sent } = network(replyOf(401), again);
    expect(await session.middleware(call(), next)).toBe(again);
    expect(sent).toEqual([
      { accept: 'x', dpop: 'old' },
      { accept: 'x', dpop: 'p', authorization: 'DPoP t' },
    ]);
  });

  it('does not load the sign-in code for a guest', async () => {
    const { session, loadAuth } = open();
    await session.start();
    await session.middleware(call(), network(replyOf(401)).next);
    expect(loadAuth).not.toHaveBeenCalled();
  });
});

describe('a call whose token the backend rejects', () => {
  const call = (headers: Record<string, string> = { authorization: 'DPoP t' }) =>
    outgoing('cart.list', request.url, headers);
  const rejection = (status: number, body?: unknown): Reply => ({ status, headers: new Headers(), body });
  const open401 = async (overrides: Partial<AuthClient> = {}) => {
    const shop = open({ signedIn: '1' }, { replaceToken: async () => true, ...overrides });
    await shop.session.start();
    return shop;
  };

  it.each([
    [401, undefined],
    [402, undefined],
    [401, { code: '401' }],
    [200, { code: 410_000 }],
    [200, { code: 410_001 }],
    [200, { code: 410_002 }],
  ])('(%i, %j) is retried once with a new token', async (status, body) => {
    const replaceToken = vi.fn(async (_: Headers) => true);
    const { session } = await open401({ replaceToken });
    const done = replyOf(200);
    const { next, sent } = network(rejection(status, body), done);
    expect(await session.middleware(call(), next)).toBe(done);
    expect(sent).toEqual([{ authorization: 'DPoP t' }, { authorization: 'DPoP t', dpop: 'p' }]);
    expect(replaceToken).toHaveBeenCalledTimes(1);
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it.each([
    [403, undefined],
    [500, undefined],
    [200, { code: 200 }],
    [401, { code: 403 }],
    [200, undefined],
  ])('is not retried for other replies (%i, %j)', async (status, body) => {
    const replaceToken = vi.fn(async (_: Headers) => true);
    const { session } = await open401({ replaceToken });
    const reply = rejection(status, body);
    expect(await session.middleware(call(), network(reply).next)).toBe(reply);
    expect(replaceToken).not.toHaveBeenCalled();
  });

  it('is not retried twice', async () => {
    const { session } = await open401();
    const second = rejection(401);
    const { next, sent } = network(rejection(401), second);
    expect(await session.middleware(call(), next)).toBe(second);
    expect(sent).toHaveLength(2);
  });

  it('expires the session if the token cannot be replaced', async () => {
    const { session, oidc, cookies } = await open401({ replaceToken: async () => false });
    const reply = rejection(401);
    const { next, sent } = network(reply);
    expect(await session.middleware(call(), next)).toBe(reply);
    expect(sent).toHaveLength(1);
    expect(session.getSnapshot()).toEqual({ state: 'expired' });
    expect(cookies.all).toEqual({});
    await vi.waitFor(() => expect(oidc.clear).toHaveBeenCalledWith('expired'));
  });

  it('rejects with kind network if replacing the token fails', async () => {
    const { session } = await open401({ replaceToken: () => Promise.reject(new TypeError('503')) });
    const result = session.middleware(call(), network(rejection(401)).next);
    await expect(result).rejects.toMatchObject({ kind: 'network', message: expect.stringContaining('503') });
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it.each([true, false])(
    'is not retried for another shopper, nor does it end their session (replaced: %s)',
    async (isReplaced) => {
      let otherTab: (change: SignInChange) => void = () => {};
      const shop = await open401({
        replaceToken: async () => {
          otherTab({ shopper: { subject: 'bob' } });
          return isReplaced;
        },
      });
      otherTab = shop.otherTab;
      const { next, sent } = network(rejection(401));
      await expect(shop.session.middleware(call(), next)).rejects.toMatchObject({ kind: 'auth', status: 401 });
      expect(sent).toHaveLength(1);
      expect(shop.session.getSnapshot().shopper?.subject).toBe('bob');
    },
  );

  it('is not retried after a sign-out in another tab', async () => {
    let otherTab: (change: SignInChange) => void = () => {};
    const shop = await open401({
      replaceToken: async () => {
        otherTab({ ended: 'signed-out' });
        return true;
      },
    });
    otherTab = shop.otherTab;
    const reply = rejection(401);
    expect(await shop.session.middleware(call(), network(reply).next)).toBe(reply);
    expect(shop.session.getSnapshot().state).toBe('anonymous');
  });

  it('does not end the session of a guest who signs in during the call', async () => {
    const { session } = open();
    await session.start();
    const next = async () => {
      await session.completeSignIn(`${origin}/callback?code=1`);
      return rejection(401);
    };
    await expect(session.middleware(call({}), next)).rejects.toMatchObject({ kind: 'auth' });
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it.each(['x.login.withEmail', 'login.withEmailAndCode'])(
    'is not signed as a sign-in call if its id only resembles one: %s',
    async (id) => {
      const { session, oidc } = await open401();
      await session.middleware(outgoing(id as EndpointId, request.url, {}), network(replyOf(200)).next);
      expect(oidc.keyProof).not.toHaveBeenCalled();
    },
  );

  it('of a guest is not retried', async () => {
    const { session } = open({}, { complete: () => Promise.reject(new Error('No state in response')) });
    await session.completeSignIn(`${origin}/callback`).catch(() => {});
    await session.start();
    const reply = rejection(401);
    expect(await session.middleware(call({}), network(reply).next)).toBe(reply);
  });

  it('that signs in is not retried with a new token', async () => {
    const replaceToken = vi.fn(async (_: Headers) => true);
    const { session } = await open401({ replaceToken });
    await session.middleware(outgoing('login.withEmail', request.url, {}), network(rejection(401)).next);
    expect(replaceToken).not.toHaveBeenCalled();
  });
});

describe('a client without the session’s credentials', () => {
  it.each([true, false])(
    'causes a warning in the console when a call is rejected (with credentials: %s)',
    async (isGiven) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { session } = open({ signedIn: '1' });
      await session.start();
      const headers = isGiven ? await session.authorize(request) : {};
      const { next } = network(replyOf(401));
      await session.middleware(outgoing('orders.list', request.url, headers), next);
      expect(session.getSnapshot().state).toBe('expired');
      expect(warn.mock.calls.map(([text]) => /`authorize: session\.authorize`/.test(text))).toEqual(
        isGiven ? [] : [true],
      );
      warn.mockRestore();
    },
  );
});

describe('a disposed session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    FakeChannel.reset();
  });

  it('reacts to no event', async () => {
    const shop = open();
    await shop.session.start();
    const other = createSession({ loadAuth: async () => shop.oidc, origin, cookies: shop.cookies });
    shop.session.dispose();
    await other.completeSignIn(`${origin}/callback?code=1`);
    await vi.advanceTimersByTimeAsync(1_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shop.session.getSnapshot().state).toBe('anonymous');
    other.dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.oidc.dispose).toHaveBeenCalledTimes(1);
  });

  it('does not retry the lookup', async () => {
    const shopper = vi.fn(() => Promise.reject(new TypeError('503')));
    const { session } = open({ signedIn: '1' }, { shopper });
    await session.start();
    session.dispose();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(shopper).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('two shops on one origin', () => {
  it('have separate sessions', async () => {
    const first = open({}, {}, '/order/list', { name: 'outlet' });
    const second = open({}, {}, '/order/list', { cookies: first.cookies });
    await first.session.completeSignIn(`${origin}/callback?code=1`);
    expect(first.cookies.all).toEqual({ 'outlet.signedIn': expect.any(String) });
    await second.session.start();
    expect(second.session.getSnapshot().state).toBe('anonymous');
    first.session.intend({ kind: 'checkout' });
    second.session.intend();
    expect(sessionStorage.getItem('promenade.outlet.intendedAction')).not.toBeNull();
    void first.session.expire();
    expect(first.cookies.all).toEqual({ 'outlet.returnPath': '/order/list' });
    expect(second.session.takeReturnPath()).toBeUndefined();
    expect(first.session.takeReturnPath()).toBe('/order/list');
    first.session.intend();
  });
});

describe('a sign-in by one of the backend’s own calls', () => {
  const result: LoginResult = {
    ...{ token: 'secret', type: 'phone', uid: 7, nikeName: 'Ada', phone: '+1 555 0100', email: null },
    ...{ identity: '', userType: null, jkt: 'key' },
  };
  const url = `${origin}/api/front/login/email`;

  it('is adopted, and makes the intended action available', async () => {
    const { session, oidc, cookies, states } = open();
    await session.start();
    session.intend({ kind: 'checkout' });
    await session.adopt(result);
    const shopper = { subject: '7', name: 'Ada', email: undefined };
    expect(oidc.adopt).toHaveBeenCalledWith({ token: 'secret', keyThumbprint: 'key', shopper });
    expect(session.getSnapshot()).toEqual({ state: 'authenticated', shopper });
    expect(states.at(-1)).toBe('authenticated');
    expect(cookies.all).toEqual({ signedIn: expect.any(String) });
    expect(session.takeIntendedAction()).toEqual({ kind: 'checkout' });
    expect(await session.authorize(request)).toEqual({ Authorization: 'DPoP t', DPoP: 'p' });
  });

  it('leaves the session anonymous if the token cannot be stored', async () => {
    const { session } = open({}, { adopt: () => Promise.reject(new Error('no keys here')) });
    await session.start();
    await expect(session.adopt(result)).rejects.toThrow('no keys here');
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it.each([
    ['e-mail', { uid: 0, email: 'ada@example.com' }, 'ada@example.com'],
    ['phone', { uid: 0 }, '+1 555 0100'],
    ['identity', { uid: 0, phone: null, identity: 'v-1' }, 'v-1'],
  ])('uses the %s as subject if the backend returns no user id', async (_, more, subject) => {
    const { session } = open();
    await session.adopt({ ...result, ...more });
    expect(session.getSnapshot().shopper?.subject).toBe(subject);
  });

  it.each<EndpointId>([
    ...(['login.withEmail', 'login.asGuest', 'login.withMobilePassword', 'login.withMobileCode'] as const),
    ...(['login.registerMobile', 'twitter.signIn'] as const),
  ])('adds a DPoP proof to %s, and retries it with the backend’s nonce', async (id) => {
    const keys = ['first', 'second'];
    const proof = vi.fn(async (): Promise<Record<string, string>> => ({ DPoP: `${keys.shift()}` }));
    const { session, oidc } = open({}, { keyProof: proof, storeNonce: ({ status }) => status === 401 });
    await session.start();
    const done = replyOf(200);
    const { next, sent } = network(replyOf(401), done);
    expect(await session.middleware(outgoing(id, url, { accept: 'x' }), next)).toBe(done);
    expect(sent).toEqual([
      { accept: 'x', dpop: 'first' },
      { accept: 'x', dpop: 'second' },
    ]);
    expect(proof).toHaveBeenCalledWith({ method: 'POST', url });
    expect(oidc.headers).not.toHaveBeenCalled();
  });

  it('rejects with kind network if the sign-in code cannot be loaded', async () => {
    const { session, loadAuth } = open();
    await session.start();
    loadAuth.mockRejectedValue(new TypeError('chunk'));
    const { next, sent } = network();
    const call = session.middleware(outgoing('login.withEmail', url, {}), next);
    await expect(call).rejects.toMatchObject({ kind: 'network', message: expect.stringContaining('chunk') });
    expect(sent).toEqual([]);
  });
});

describe('the intended action of a guest', () => {
  const wish = { kind: 'wish', productId: 7 } as const;
  /** A session whose provider returns the ticket of the request, or another one. */
  function openWithTicket(ticketOf = (ticket: unknown) => ticket) {
    let sent: unknown;
    return open(
      {},
      {
        signIn: async ({ ticket }) => {
          sent = ticket;
        },
        complete: async () => ({ shopper: ada, returnPath: '/', ticket: ticketOf(sent) }),
      },
    ).session;
  }
  const callback = `${origin}/callback?code=1`;

  it('is available once after its sign-in, and listeners are notified even if the shopper was already signed in', async () => {
    const session = openWithTicket();
    session.intend(wish);
    await session.signIn();
    expect(session.takeIntendedAction()).toBeUndefined();
    await session.completeSignIn(callback);
    expect(session.takeIntendedAction()).toEqual(wish);
    expect(session.takeIntendedAction()).toBeUndefined();
    const listener = vi.fn();
    session.subscribe(listener);
    session.intend(wish);
    await session.signIn();
    await session.completeSignIn(`${callback}&again`);
    expect(listener).toHaveBeenCalled();
    expect(session.takeIntendedAction()).toEqual(wish);
  });

  it('is not available after a sign-in with another ticket', async () => {
    const session = openWithTicket(() => 'another');
    session.intend(wish);
    await session.signIn();
    await session.completeSignIn(callback);
    expect(session.takeIntendedAction()).toBeUndefined();
    session.intend();
  });

  it('is deleted at sign-out', async () => {
    const session = openWithTicket();
    session.intend(wish);
    await session.signOut();
    await session.signIn();
    await session.completeSignIn(callback);
    expect(session.takeIntendedAction()).toBeUndefined();
  });
});

describe('the end of a session', () => {
  it('by the backend stores the path, deletes the token and makes the session expired', async () => {
    const { session, cookies, oidc } = open({ signedIn: '1' });
    await session.start();
    session.expire();
    expect(session.getSnapshot()).toEqual({ state: 'expired' });
    await vi.waitFor(() => expect(oidc.clear).toHaveBeenCalledExactlyOnceWith('expired'));
    expect(cookies.all).toEqual({ returnPath: '/product/lamp?variant=Red' });
    expect(session.takeReturnPath()).toBe('/product/lamp?variant=Red');
    expect(session.takeReturnPath()).toBeUndefined();
  });

  it('by the backend keeps expire pending until the next sign-in', async () => {
    const { session } = open({ signedIn: '1' });
    await session.start();
    const isRenewed = vi.fn();
    void session.expire().then(isRenewed);
    void session.expire().then(isRenewed);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isRenewed).not.toHaveBeenCalled();
    await session.completeSignIn(`${origin}/callback?code=1`);
    await vi.waitFor(() => expect(isRenewed).toHaveBeenCalledTimes(2));
  });

  it('does not happen to a guest: the session stays anonymous', async () => {
    const { session } = open();
    await session.start();
    await session.expire();
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it('by the shopper deletes the cookie and calls signOut of the sign-in code', async () => {
    const { session, cookies, oidc } = open({ signedIn: '1' });
    await session.start();
    await session.signOut();
    expect(oidc.signOut).toHaveBeenCalledTimes(1);
    expect(cookies.all).toEqual({});
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it('by the shopper takes effect even if the sign-in code cannot be loaded or the provider is unreachable', async () => {
    const unloadable = open({ signedIn: '1' });
    unloadable.loadAuth.mockRejectedValue(new TypeError('chunk'));
    await expect(unloadable.session.signOut()).rejects.toThrow('chunk');
    expect(unloadable.session.getSnapshot().state).toBe('anonymous');
    expect(unloadable.cookies.all).toEqual({});
    const down = open({ signedIn: '1' }, { signOut: () => Promise.reject(new TypeError('503')) });
    await down.session.start();
    await expect(down.session.signOut()).rejects.toThrow('503');
    expect(down.session.getSnapshot().state).toBe('anonymous');
  });

  it('that a call discovers keeps the cookie of a sign-in that was completed meanwhile', async () => {
    const response = Promise.withResolvers<undefined>();
    const { session, cookies } = open({ signedIn: '1' }, { headers: () => response.promise });
    await session.start();
    const headers = session.authorize(request);
    await vi.waitFor(() => expect(session.getSnapshot().state).toBe('authenticated'));
    cookies.write('signedIn', 'of another tab');
    response.resolve(undefined);
    expect(await headers).toEqual({});
    expect(session.getSnapshot().state).toBe('expired');
    expect(cookies.all).toEqual({ signedIn: 'of another tab' });
  });

  it('in another tab makes this session anonymous but keeps the cookie', async () => {
    const { session, otherTab, cookies } = open({ signedIn: '1' });
    await session.start();
    otherTab({ ended: 'signed-out' });
    expect(session.getSnapshot().state).toBe('anonymous');
    // The cookie may belong to a sign-in that was made since.
    expect(cookies.all).toEqual({ signedIn: expect.any(String) });
    otherTab({ shopper: ada });
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('in another tab is noticed by a page that comes back from the back/forward cache, which receives no messages', async () => {
    const { session, cookies } = open({ signedIn: '1' });
    await session.start();
    cookies.remove('signedIn');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(session.getSnapshot().state).toBe('authenticated');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.getSnapshot()).toEqual({ state: 'anonymous' });
  });

  it('and the sign-in of another account are noticed by such a page before it shows anything of the first', async () => {
    let shopper: typeof ada | undefined = ada;
    const { session, cookies } = open({ signedIn: '1' }, { shopper: async () => shopper });
    await session.start();
    shopper = { ...ada, subject: 'other', name: 'Grace' };
    cookies.write('signedIn', 'of the other account');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.getSnapshot()).toEqual({ state: 'unknown' });
    await vi.waitFor(() => expect(session.getSnapshot().shopper?.name).toBe('Grace'));
  });

  it('is not assumed where the browser stores no cookies', async () => {
    const { session, cookies } = open();
    cookies.write = () => {};
    await session.completeSignIn(`${origin}/callback?code=1`);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('by the backend in another tab makes this session expired, too', async () => {
    const { session, otherTab, cookies } = open({ signedIn: '1' });
    await session.start();
    otherTab({ ended: 'expired' });
    expect(session.getSnapshot()).toEqual({ state: 'expired' });
    expect(cookies.all).toEqual({ signedIn: expect.any(String) });
    otherTab({ ended: 'signed-out' });
    expect(session.getSnapshot().state).toBe('anonymous');
    otherTab({ ended: 'expired' });
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it('leaves the session expired if a later sign-in of another tab has ended, too', async () => {
    const shopper = vi.fn(async (): Promise<Shopper | undefined> => ada);
    const { session, cookies } = open({ signedIn: '1' }, { shopper });
    await session.start();
    void session.expire();
    shopper.mockResolvedValue(undefined);
    cookies.write('signedIn', '1');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(cookies.all).not.toHaveProperty('signedIn'));
    expect(session.getSnapshot().state).toBe('expired');
    await session.completeSignIn(`${origin}/callback?code=1`);
    await session.signOut();
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it.each(['/', '/fr', '/fr/', '/?utm=1', '/fr?utm=1', '/#top'])(
    'by the backend on the home page %s makes the session anonymous',
    async (path) => {
      const { session, cookies } = open({ signedIn: '1' }, {}, path);
      await session.start();
      await session.expire();
      expect(session.getSnapshot().state).toBe('anonymous');
      expect(cookies.all).toEqual({ returnPath: path });
    },
  );

  it.each(['/faq', '/products/all', '/fr/products/all', '/fr-CA'])(
    'by the backend on the page %s makes the session expired',
    async (path) => {
      const { session } = open({ signedIn: '1' }, {}, path);
      await session.start();
      void session.expire();
      expect(session.getSnapshot().state).toBe('expired');
    },
  );

  it('uses isHome to recognise the home page', async () => {
    const isHome = (path: string) => path === '/welcome';
    const { session } = open({ signedIn: '1' }, {}, '/welcome', { isHome });
    await session.start();
    await session.expire();
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it('reports an error if the token cannot be deleted', async () => {
    const cause = new TypeError('blocked');
    const { session, onError } = open({ signedIn: '1' }, { clear: () => Promise.reject(cause) });
    await session.start();
    void session.expire();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(cause));
  });

  it('ignores a return path of another origin in the cookie', () => {
    const { session } = open({ returnPath: 'https://evil.test/' });
    expect(session.takeReturnPath()).toBeUndefined();
  });
});

describe('a browser that blocks cookies', () => {
  beforeEach(() => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('keeps the session until the page is closed', async () => {
    const { oidc } = fakeOidc();
    const session = createSession({ loadAuth: async () => oidc, origin });
    await session.start();
    expect(session.getSnapshot().state).toBe('anonymous');
    await session.completeSignIn(`${origin}/callback`);
    expect(session.getSnapshot().state).toBe('authenticated');
  });
});
