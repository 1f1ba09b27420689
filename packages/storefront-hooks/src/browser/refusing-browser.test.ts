import { webcrypto } from 'node:crypto';
import { aStore, createMockStorefront } from '@promenade/storefront-devkit/mock';
import { createStorefront } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOidc } from '../auth/create-oidc.ts';
import { createSession } from '../auth/session.ts';
import { signInFailureOf } from '../auth/sign-in-error.ts';
import { createGuestId } from '../context/identity.ts';
import { createShop } from '../core/create-shop.ts';
import { browserCookies } from './cookies.ts';

/*
 * Each storage and messaging API of the browser fails in each way that browsers are known for. The shop must not hang, and values
 * that cannot be stored must be in memory until the page is closed.
 */

const { origin } = location;
const authority = `${origin}/oidc`;

const denied = (): never => {
  throw new DOMException('The request was denied.', 'SecurityError');
};
const rejected = async () => denied();
const never = () => new Promise<never>(() => {});

const stubLocks = (locks: unknown) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
const stubCookies = (get: () => string, set: () => void) =>
  Object.defineProperty(document, 'cookie', { get, set, configurable: true });
const stubMessages = (postMessage: () => void) =>
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = postMessage;
      close() {}
    },
  );

type Ways = Record<string, () => void>;
const waysOf = (kind: 'localStorage' | 'sessionStorage'): Ways => ({
  'throws on access': () => void vi.spyOn(globalThis, kind, 'get').mockImplementation(denied),
  'throws in every method': () => vi.stubGlobal(kind, { getItem: denied, setItem: denied, removeItem: denied }),
  'is full': () => vi.stubGlobal(kind, { getItem: () => null, setItem: denied, removeItem() {} }),
  'silently stores nothing': () => vi.stubGlobal(kind, { getItem: () => null, setItem() {}, removeItem() {} }),
});

/** The failures of each API. */
const refusals = {
  'local storage': waysOf('localStorage'),
  'session storage': waysOf('sessionStorage'),
  IndexedDB: {
    'is missing': () => vi.stubGlobal('indexedDB', undefined),
    throws: () => vi.stubGlobal('indexedDB', { open: denied }),
    rejects: () => vi.stubGlobal('indexedDB', { open: () => request(undefined, 'onerror') }),
    'never responds': () => vi.stubGlobal('indexedDB', { open: () => ({}) }),
  },
  cookies: {
    throw: () => stubCookies(denied, denied),
    'are not stored': () =>
      stubCookies(
        () => '',
        () => {},
      ),
  },
  BroadcastChannel: {
    'is missing': () => vi.stubGlobal('BroadcastChannel', undefined),
    throws: () => vi.stubGlobal('BroadcastChannel', denied),
    'throws at each message': () => stubMessages(denied),
    'delivers nothing': () => stubMessages(() => {}),
  },
  'Web Locks': {
    'are missing': () => stubLocks(undefined),
    throw: () => stubLocks({ request: denied, query: denied }),
    reject: () => stubLocks({ request: rejected, query: rejected }),
    'never respond': () => stubLocks({ request: never, query: never }),
  },
} satisfies Record<string, Ways>;

/** Without these a sign-in is lost at a reload. */
const NEEDED_BY_RELOADS = ['local storage', 'IndexedDB', 'cookies'];

const rows = Object.entries(refusals).flatMap(([place, ways]) =>
  Object.entries<() => void>(ways).map(([way, refuse]) => ({ place, way, refuse })),
);

/** A request of IndexedDB that succeeds or fails. */
function request(result: unknown, outcome: 'onsuccess' | 'onerror' = 'onsuccess') {
  const pending: Partial<Record<string, unknown>> = { result, error: new DOMException('', 'InvalidStateError') };
  setImmediate(() => (pending[outcome] as (() => void) | undefined)?.());
  return pending;
}

/** The parts of IndexedDB that the key store uses. */
function createDatabase() {
  const values = new Map<string, unknown>();
  const objectStore = () => ({
    transaction: request(undefined),
    put: (value: unknown, key: string) => void values.set(key, value),
    get: (key: string) => request(values.get(key)),
    delete: (key: string) => request(void values.delete(key)),
    getAllKeys: () => request([...values.keys()]),
  });
  return { open: () => request({ transaction: () => ({ objectStore }) }) };
}

let visited: URL[];
let pages: (() => void)[];
let mock: ReturnType<typeof createMockStorefront>;
let ending: () => void;

beforeEach(() => {
  // Timers run about twenty times faster than real time, so that timeouts are short but still follow real I/O.
  const { setInterval, clearInterval } = globalThis;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const passing = setInterval(() => vi.advanceTimersByTime(20), 1);
  visited = [];
  pages = [];
  mock = createMockStorefront({ clock: Date.now });
  // The library navigates with `self.location`, which jsdom does not support.
  vi.stubGlobal('self', { location: { assign: (url: string) => void visited.push(new URL(url)) }, stop() {} });
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('indexedDB', createDatabase());
  stubLocks({ request: (_: string, work: () => unknown) => work(), query: async () => ({}) });
  vi.stubGlobal('fetch', answerOfProvider);
  ending = () => clearInterval(passing);
});
afterEach(() => {
  for (const close of pages) close();
  ending();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'cookie');
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['signedIn', 'cartUuid']) browserCookies().remove(name);
});

async function answerOfProvider(url: string): Promise<Response> {
  if (url.endsWith('/.well-known/openid-configuration'))
    return Response.json({
      issuer: authority,
      authorization_endpoint: `${authority}/authorization`,
      token_endpoint: `${authority}/token`,
      dpop_signing_alg_values_supported: ['ES256'],
    });
  const nonce = visited.at(-1)?.searchParams.get('nonce');
  const claims = { sub: 'ada', name: 'Ada', nonce, iss: authority, aud: 'refusing-browser', exp: 9e9, iat: 1 };
  return Response.json({
    ...{ token_type: 'DPoP', expires_in: 3_600, access_token: 'ACCESS', refresh_token: 'REFRESH' },
    id_token: `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`,
  });
}

/** Loads a page of the shop: a session, the calls and a connected cart. */
function openPage() {
  const session = createSession({
    loadAuth: async () =>
      createOidc({
        authority,
        clientId: 'refusing-browser',
        redirectUri: `${origin}/callback`,
        postLogoutRedirectUri: `${origin}/`,
      }),
  });
  const calls = createStorefront({
    baseUrl: origin,
    authorize: session.authorize,
    fetch: (input, init) => (navigator.onLine ? mock.fetch(input, init) : Promise.reject(new TypeError('offline'))),
  });
  const guestId = createGuestId(browserCookies());
  const shop = createShop({ client: calls.client, store: aStore(), locale: 'en', session, guestId });
  const disconnect = shop.connect();
  const close = () => {
    disconnect();
    session.dispose();
  };
  pages.push(close);
  return { session, calls, cart: shop.cart, close };
}

/** Starts a sign-in and leaves the page. Returns the error if it cannot start. */
async function leave() {
  const page = openPage();
  const failed = vi.fn();
  page.session.signIn({ returnPath: '/cart' }).catch(failed);
  await vi.waitFor(() => expect(visited.length + failed.mock.calls.length).toBe(1));
  page.close();
  return failed.mock.calls[0]?.[0];
}

/** Signs in at the provider and completes the sign-in on another page. */
async function signIn() {
  await leave();
  const page = openPage();
  const state = visited[0]?.searchParams.get('state');
  const { returnPath } = await page.session.completeSignIn(`${origin}/callback?code=c&state=${state}`);
  return { ...page, returnPath };
}

async function addToCart() {
  const page = openPage();
  page.cart.retainLines();
  await page.cart.add({ productId: 1, attrId: 11, quantity: 1 });
  await vi.waitFor(() => expect(page.cart.count()).toBe(1));
  return page;
}

describe('if all storage works, the shopper', () => {
  it('is still signed in after a reload', async () => {
    (await signIn()).close();
    const { session } = openPage();
    await session.start();
    expect(session.getSnapshot()).toMatchObject({ state: 'authenticated', shopper: { subject: 'ada' } });
  });
});

describe.each(rows)('if $place $way, the shopper', ({ place, refuse }) => {
  beforeEach(() => refuse());

  it('can sign in and make calls that require it', async () => {
    const { session, calls, returnPath } = await signIn();
    expect([session.getSnapshot().state, returnPath]).toEqual(['authenticated', '/cart']);
    expect((await calls.user.info()).uid).toBe(mock.shop.account.user.uid);
  });

  it('has a consistent session and credentials after a reload', async () => {
    (await signIn()).close();
    const { session, calls } = openPage();
    await session.start();
    const isKept = !NEEDED_BY_RELOADS.includes(place);
    const expected = isKept ? 'authenticated' : 'anonymous';
    // A browser whose locks don't respond is given half a minute.
    await vi.waitFor(() => expect(session.getSnapshot().state).toBe(expected), { timeout: 20_000 });
    const info = calls.user.info().then(
      () => 'answered',
      ({ kind }) => kind,
    );
    expect(await info).toBe(isKept ? 'answered' : 'auth');
  });

  it('can add to a guest’s cart', async () => {
    await addToCart();
  });

  it('can edit the cart offline, and the edit is sent once the device is online', async () => {
    const { cart } = await addToCart();
    const line = cart.views()[0]?.cartInfoList[0]?.id ?? 0;
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const edit = cart.setQuantity(line, 3);
    await vi.waitFor(() => expect(cart.getStructure().isOffline).toBe(true));
    expect(cart.count()).toBe(3);
    network.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await edit;
    expect([...mock.shop.guestCarts.values()].flat()).toMatchObject([{ quantity: 3 }]);
  });
});

describe('if all storage fails at once, the shopper', () => {
  beforeEach(() => {
    for (const [refuse] of Object.values(refusals).map((ways) => Object.values<() => void>(ways))) refuse?.();
  });

  it('receives an error at the start of a sign-in, whose state would be lost during the redirect', async () => {
    expect(signInFailureOf(await leave())).toBe('unstored');
    expect(visited).toEqual([]);
  });

  it('can still add to a guest’s cart', async () => {
    await addToCart();
  });
});
