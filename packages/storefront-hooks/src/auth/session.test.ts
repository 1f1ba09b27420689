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

function fakeOidc(answers: Partial<AuthClient> = {}) {
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
    ...answers,
  };
  return { oidc, otherTab: (change: SignInChange) => listeners.forEach((listener) => void listener(change)) };
}

const opened: Session[] = [];
afterEach(() => {
  for (const session of opened.splice(0)) session.dispose();
});

function open(
  cookieValues: Record<string, string> = {},
  answers: Partial<AuthClient> = {},
  path = '/product/lamp?variant=Red',
  more: Partial<SessionOptions> = {},
) {
  const cookies = memoryCookies(cookieValues);
  const { oidc, otherTab } = fakeOidc(answers);
  const loadAuth = vi.fn(async (): Promise<AuthClient> => oidc);
  const onError = vi.fn();
  const session = createSession({ loadAuth, origin, cookies, currentPath: () => path, onError, ...more });
  opened.push(session);
  const states: string[] = [];
  session.subscribe(() => states.push(session.getSnapshot().state));
  return { session, cookies, oidc, loadAuth, otherTab, states, onError };
}

const request = { method: 'GET', url: `${origin}/api`, auth: 'user' } as const;
const guestMayAsk = { ...request, auth: 'optional' } as const;

const replyOf = (status: number): Reply => ({ status, headers: new Headers(), body: undefined });

/** A request as middlewares get it, after `credentials`. */
const outgoing = (id: EndpointId, url: string, headers: Record<string, string>): OutgoingRequest => ({
  endpoint: { id } as OutgoingRequest['endpoint'],
  url,
  init: { method: 'POST', headers: new Headers(headers), signal: new AbortController().signal },
  auth: 'user',
  options: {},
});

/** The network behind a middleware: replies in turn, and which headers each attempt had. */
function network(...replies: Reply[]) {
  const sent: object[] = [];
  const next = async ({ init }: OutgoingRequest) => {
    sent.push(Object.fromEntries(init.headers));
    return replies.shift() as Reply;
  };
  return { next, sent };
}

describe('a guest', () => {
  it('is known as such without loading the sign-in code', async () => {
    const { session, loadAuth } = open();
    expect(session.getSnapshot().state).toBe('unknown');
    await session.start();
    expect(session.getSnapshot()).toEqual({ state: 'anonymous' });
    expect(await session.authorize(request)).toEqual({});
    expect(loadAuth).not.toHaveBeenCalled();
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

  it('keeps the sign-in when a token cannot be had just now', async () => {
    const headers = async () => Promise.reject(new TypeError('offline'));
    const { session } = open({ signedIn: '1' }, { headers });
    await expect(session.authorize(request)).rejects.toMatchObject({
      kind: 'network',
      cause: { message: 'offline' },
    });
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('is asked to sign in again when the refresh is refused', async () => {
    const { session } = open({ signedIn: '1' }, { headers: async () => undefined });
    expect(await session.authorize(request)).toEqual({});
    expect(session.getSnapshot().state).toBe('expired');
  });
});

describe('a returning shopper whose provider cannot be reached', () => {
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

  it('is unreachable, not signed out, and that is told once', async () => {
    const { session, cookies, onError, states } = openWhileDown();
    await session.start();
    await session.start();
    expect(states).toEqual(['unreachable']);
    expect(cookies.all.signedIn).toBe('1');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after pauses that grow, without any event', async () => {
    const { session, shopper, repair } = openWhileDown();
    await session.start();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const asked = shopper.mock.calls.length;
    expect(asked).toBeGreaterThan(5);
    expect(asked).toBeLessThan(40);
    repair();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getSnapshot()).toEqual({ state: 'authenticated', shopper: ada });
    const settled = shopper.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(shopper).toHaveBeenCalledTimes(settled);
  });

  it.each([
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is found at once when %s', async (_, happen) => {
    const { session, repair } = openWhileDown();
    await session.start();
    repair();
    happen();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('is found at once when a screen asks', async () => {
    const { session, repair } = openWhileDown();
    await session.start();
    repair();
    await session.start();
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('is not asked for while nobody looks at the page', async () => {
    const { session, shopper } = openWhileDown();
    await session.start();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    vi.restoreAllMocks();
    expect(shopper).toHaveBeenCalledTimes(1);
  });

  it('reads as a guest what a guest may read, and nothing else', async () => {
    const { session } = openWhileDown();
    expect(await session.authorize(guestMayAsk)).toEqual({});
    await expect(session.authorize(request)).rejects.toThrow('503');
    expect(session.getSnapshot().state).toBe('unreachable');
  });

  it('does not lose the sign-in over a demand that met a guest', async () => {
    const { session, cookies } = openWhileDown();
    await session.start();
    session.expire();
    expect(cookies.all.signedIn).toBe('1');
    expect(session.getSnapshot().state).toBe('unreachable');
  });

  it('that does not answer holds up a guest’s read for three seconds', async () => {
    const { session } = open({ signedIn: '1' }, { shopper: () => new Promise(() => {}) });
    const told = vi.fn();
    void session.authorize(guestMayAsk).then(told);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith({});
  });

  it('goes on reading when the token runs out meanwhile', async () => {
    const { session } = open({ signedIn: '1' }, { headers: () => Promise.reject(new TypeError('503')) });
    await session.start();
    expect(await session.authorize(guestMayAsk)).toEqual({});
    await expect(session.authorize(request)).rejects.toThrow('503');
    expect(session.getSnapshot().state).toBe('authenticated');
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
    expect(cookies.all.signedIn).toBeDefined();
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

  it('in another tab is found, though the lookup here, which began before, finds nobody', async () => {
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
    ['when the page is shown, where the word did not get through', () => FakeChannel.reset(), false],
  ])('in another tab is followed %s', async (_, lose, isHeard) => {
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
    if (!isHeard) {
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

  it('that failed leaves a guest and says why', async () => {
    const { session } = open({}, { complete: () => Promise.reject(new Error('No matching state found in storage')) });
    await session.start();
    await expect(session.completeSignIn(`${origin}/callback?state=x`)).rejects.toThrow('No matching state');
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it.each(['/callback?code=1&state=used', '/callback'])(
    'takes a shopper who is signed in on to the shop when %s is opened again',
    async (address) => {
      const lost = () => Promise.reject(new Error('No matching state found in storage'));
      const { session } = open({ signedIn: '1' }, { complete: lost });
      expect(await session.completeSignIn(origin + address)).toEqual({ returnPath: '/' });
      expect(session.getSnapshot().state).toBe('authenticated');
    },
  );

  it('that was refused says so to a shopper who is signed in, too', async () => {
    const { session } = open({ signedIn: '1' }, { complete: () => Promise.reject(new Error('access_denied')) });
    await expect(session.completeSignIn(`${origin}/callback?error=access_denied&state=x`)).rejects.toThrow('denied');
  });

  it('loads the code again after it could not be loaded', async () => {
    const { session, loadAuth, oidc } = open();
    loadAuth.mockRejectedValueOnce(new TypeError('chunk'));
    await expect(session.signIn()).rejects.toThrow('chunk');
    await session.signIn();
    expect(oidc.signIn).toHaveBeenCalledTimes(1);
  });
});

describe('a call whose proof was refused for its time', () => {
  const call = () => outgoing('cart.list', request.url, { accept: 'x', dpop: 'old' });

  it('is made once more with a new one, and no third time', async () => {
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

  it('is none of a guest’s business', async () => {
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
  const open401 = async (answers: Partial<AuthClient> = {}) => {
    const shop = open({ signedIn: '1' }, { replaceToken: async () => true, ...answers });
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
  ])('(%i, %j) is repeated once with a new one', async (status, body) => {
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
  ])('is another thing (%i, %j)', async (status, body) => {
    const replaceToken = vi.fn(async (_: Headers) => true);
    const { session } = await open401({ replaceToken });
    const reply = rejection(status, body);
    expect(await session.middleware(call(), network(reply).next)).toBe(reply);
    expect(replaceToken).not.toHaveBeenCalled();
  });

  it('is made no third time', async () => {
    const { session } = await open401();
    const second = rejection(401);
    const { next, sent } = network(rejection(401), second);
    expect(await session.middleware(call(), next)).toBe(second);
    expect(sent).toHaveLength(2);
  });

  it('expires the session where there is no new one', async () => {
    const { session, oidc, cookies } = await open401({ replaceToken: async () => false });
    const reply = rejection(401);
    const { next, sent } = network(reply);
    expect(await session.middleware(call(), next)).toBe(reply);
    expect(sent).toHaveLength(1);
    expect(session.getSnapshot()).toEqual({ state: 'expired' });
    expect(cookies.all).toEqual({});
    await vi.waitFor(() => expect(oidc.clear).toHaveBeenCalledWith('expired'));
  });

  it('fails like a network where none can be had now', async () => {
    const { session } = await open401({ replaceToken: () => Promise.reject(new TypeError('503')) });
    const answer = session.middleware(call(), network(rejection(401)).next);
    await expect(answer).rejects.toMatchObject({ kind: 'network', message: expect.stringContaining('503') });
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it.each([true, false])('is never repeated for somebody else, nor ends their session (%s)', async (isReplaced) => {
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
  });

  it('is nobody’s any more after a sign-out', async () => {
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

  it('does not end the session of a guest who has signed in meanwhile', async () => {
    const { session } = open();
    await session.start();
    const next = async () => {
      await session.completeSignIn(`${origin}/callback?code=1`);
      return rejection(401);
    };
    await expect(session.middleware(call({}), next)).rejects.toMatchObject({ kind: 'auth' });
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it.each(['x.login.withEmail', 'login.withEmailAndCode'])('is signed as any other: %s', async (id) => {
    const { session, oidc } = await open401();
    await session.middleware(outgoing(id as EndpointId, request.url, {}), network(replyOf(200)).next);
    expect(oidc.keyProof).not.toHaveBeenCalled();
  });

  it('is returned as it is to a guest', async () => {
    const { session } = open({}, { complete: () => Promise.reject(new Error('No state in response')) });
    await session.completeSignIn(`${origin}/callback`).catch(() => {});
    await session.start();
    const reply = rejection(401);
    expect(await session.middleware(call({}), network(reply).next)).toBe(reply);
  });

  it('is none of a sign-in’s', async () => {
    const replaceToken = vi.fn(async (_: Headers) => true);
    const { session } = await open401({ replaceToken });
    await session.middleware(outgoing('login.withEmail', request.url, {}), network(rejection(401)).next);
    expect(replaceToken).not.toHaveBeenCalled();
  });
});

describe('a client that was not given the credentials', () => {
  it.each([true, false])('is told to the developer, and only then (given: %s)', async (isGiven) => {
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
  });
});

describe('a session that is disposed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    FakeChannel.reset();
  });

  it('listens to nothing any more', async () => {
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

  it('does not retry any more', async () => {
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
  it('do not know of each other', async () => {
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

describe('a sign-in by a call of the backend’s own', () => {
  const answer: LoginResult = {
    ...{ token: 'secret', type: 'phone', uid: 7, nikeName: 'Ada', phone: '+1 555 0100', email: null },
    ...{ identity: '', userType: null, jkt: 'key' },
  };
  const url = `${origin}/api/front/login/email`;

  it('is taken over, with what was intended before', async () => {
    const { session, oidc, cookies, states } = open();
    await session.start();
    session.intend({ kind: 'checkout' });
    await session.adopt(answer);
    const shopper = { subject: '7', name: 'Ada', email: undefined };
    expect(oidc.adopt).toHaveBeenCalledWith({ token: 'secret', keyThumbprint: 'key', shopper });
    expect(session.getSnapshot()).toEqual({ state: 'authenticated', shopper });
    expect(states.at(-1)).toBe('authenticated');
    expect(cookies.all).toEqual({ signedIn: expect.any(String) });
    expect(session.takeIntendedAction()).toEqual({ kind: 'checkout' });
    expect(await session.authorize(request)).toEqual({ Authorization: 'DPoP t', DPoP: 'p' });
  });

  it('is anonymous still when the token cannot be kept', async () => {
    const { session } = open({}, { adopt: () => Promise.reject(new Error('no keys here')) });
    await session.start();
    await expect(session.adopt(answer)).rejects.toThrow('no keys here');
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it.each([
    ['e-mail', { uid: 0, email: 'ada@example.com' }, 'ada@example.com'],
    ['phone', { uid: 0 }, '+1 555 0100'],
    ['way back to the order', { uid: 0, phone: null, identity: 'v-1' }, 'v-1'],
  ])('knows the shopper by %s where the backend says no number', async (_, more, subject) => {
    const { session } = open();
    await session.adopt({ ...answer, ...more });
    expect(session.getSnapshot().shopper?.subject).toBe(subject);
  });

  it.each<EndpointId>([
    ...(['login.withEmail', 'login.asGuest', 'login.withMobilePassword', 'login.withMobileCode'] as const),
    ...(['login.registerMobile', 'twitter.signIn'] as const),
  ])('proves the key of this browser to %s, again with the nonce of the backend', async (id) => {
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

  it('is a call that the network kept back where the sign-in code cannot be loaded', async () => {
    const { session, loadAuth } = open();
    await session.start();
    loadAuth.mockRejectedValue(new TypeError('chunk'));
    const { next, sent } = network();
    const call = session.middleware(outgoing('login.withEmail', url, {}), next);
    await expect(call).rejects.toMatchObject({ kind: 'network', message: expect.stringContaining('chunk') });
    expect(sent).toEqual([]);
  });
});

describe('what a guest intended', () => {
  const wish = { kind: 'wish', productId: 7 } as const;
  /** The provider comes back with the ticket that went out, or with another. */
  function leave(ticketOf = (ticket: unknown) => ticket) {
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

  it('is due once the sign-in for it is done, and told even to who was signed in already', async () => {
    const session = leave();
    session.intend(wish);
    await session.signIn();
    expect(session.takeIntendedAction()).toBeUndefined();
    await session.completeSignIn(callback);
    expect(session.takeIntendedAction()).toEqual(wish);
    expect(session.takeIntendedAction()).toBeUndefined();
    const told = vi.fn();
    session.subscribe(told);
    session.intend(wish);
    await session.signIn();
    await session.completeSignIn(`${callback}&again`);
    expect(told).toHaveBeenCalled();
    expect(session.takeIntendedAction()).toEqual(wish);
  });

  it('is not due after a sign-in that was begun for something else', async () => {
    const session = leave(() => 'another');
    session.intend(wish);
    await session.signIn();
    await session.completeSignIn(callback);
    expect(session.takeIntendedAction()).toBeUndefined();
    session.intend();
  });

  it('is forgotten by who signs out', async () => {
    const session = leave();
    session.intend(wish);
    await session.signOut();
    await session.signIn();
    await session.completeSignIn(callback);
    expect(session.takeIntendedAction()).toBeUndefined();
  });
});

describe('the end of a session', () => {
  it('by the backend remembers the page, forgets the token and asks for a new sign-in', async () => {
    const { session, cookies, oidc } = open({ signedIn: '1' });
    await session.start();
    session.expire();
    expect(session.getSnapshot()).toEqual({ state: 'expired' });
    await vi.waitFor(() => expect(oidc.clear).toHaveBeenCalledExactlyOnceWith('expired'));
    expect(cookies.all).toEqual({ returnPath: '/product/lamp?variant=Red' });
    expect(session.takeReturnPath()).toBe('/product/lamp?variant=Red');
    expect(session.takeReturnPath()).toBeUndefined();
  });

  it('by the backend lasts until somebody has signed in', async () => {
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

  it('is none for a guest', async () => {
    const { session } = open();
    await session.start();
    await session.expire();
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it('by the shopper removes the mark before leaving', async () => {
    const { session, cookies, oidc } = open({ signedIn: '1' });
    await session.start();
    await session.signOut();
    expect(oidc.signOut).toHaveBeenCalledTimes(1);
    expect(cookies.all).toEqual({});
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it('by the shopper is the end here, also where the sign-in code is gone or the provider down', async () => {
    const gone = open({ signedIn: '1' });
    gone.loadAuth.mockRejectedValue(new TypeError('chunk'));
    await expect(gone.session.signOut()).rejects.toThrow('chunk');
    expect(gone.session.getSnapshot().state).toBe('anonymous');
    expect(gone.cookies.all).toEqual({});
    const down = open({ signedIn: '1' }, { signOut: () => Promise.reject(new TypeError('503')) });
    await down.session.start();
    await expect(down.session.signOut()).rejects.toThrow('503');
    expect(down.session.getSnapshot().state).toBe('anonymous');
  });

  it('found by a call leaves the note of a sign-in that was completed meanwhile', async () => {
    const answer = Promise.withResolvers<undefined>();
    const { session, cookies } = open({ signedIn: '1' }, { headers: () => answer.promise });
    await session.start();
    const asked = session.authorize(request);
    await vi.waitFor(() => expect(session.getSnapshot().state).toBe('authenticated'));
    cookies.write('signedIn', 'of another tab');
    answer.resolve(undefined);
    expect(await asked).toEqual({});
    expect(session.getSnapshot().state).toBe('expired');
    expect(cookies.all).toEqual({ signedIn: 'of another tab' });
  });

  it('in another tab ends it here', async () => {
    const { session, otherTab, cookies } = open({ signedIn: '1' });
    await session.start();
    otherTab({ ended: 'signed-out' });
    expect(session.getSnapshot().state).toBe('anonymous');
    // It may be that of somebody who has signed in since.
    expect(cookies.all).toEqual({ signedIn: expect.any(String) });
    otherTab({ shopper: ada });
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('by the backend in another tab is one here too', async () => {
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

  it('stays one when a sign-in of another tab turns out to be over', async () => {
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

  it.each(['/', '/fr', '/fr/', '/?utm=1', '/fr?utm=1', '/#top'])('on the home page %s makes a guest', async (path) => {
    const { session, cookies } = open({ signedIn: '1' }, {}, path);
    await session.start();
    await session.expire();
    expect(session.getSnapshot().state).toBe('anonymous');
    expect(cookies.all).toEqual({ returnPath: path });
  });

  it.each(['/faq', '/products/all', '/fr/products/all', '/fr-CA'])(
    'on the page %s asks for a sign-in',
    async (path) => {
      const { session } = open({ signedIn: '1' }, {}, path);
      await session.start();
      void session.expire();
      expect(session.getSnapshot().state).toBe('expired');
    },
  );

  it('knows another home page where the shop says so', async () => {
    const isHome = (path: string) => path === '/welcome';
    const { session } = open({ signedIn: '1' }, {}, '/welcome', { isHome });
    await session.start();
    await session.expire();
    expect(session.getSnapshot().state).toBe('anonymous');
  });

  it('reports a token that could not be deleted', async () => {
    const cause = new TypeError('blocked');
    const { session, onError } = open({ signedIn: '1' }, { clear: () => Promise.reject(cause) });
    await session.start();
    void session.expire();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(cause));
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
    const session = createSession({ loadAuth: async () => oidc, origin });
    await session.start();
    expect(session.getSnapshot().state).toBe('anonymous');
    await session.completeSignIn(`${origin}/callback`);
    expect(session.getSnapshot().state).toBe('authenticated');
  });
});
