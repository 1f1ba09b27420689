import { createOidc, createTokenSignIn, type OidcOptions } from '@promenade/storefront-hooks/auth';
import { loginWithEmail } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CLIENT_ID,
  type IdentityOffer,
  type IdentityServer,
  startFamilyBackend,
  startIdentityServer,
} from '../../apps/reference-api/src/testing/identity-server.ts';
import { TestBrowser } from './browser.ts';
import { closeTabs, openTab, type Tab } from './tab.ts';

/* Complete sign-ins with real identity providers of three kinds, and a backend that needs none. */

const TOKEN_LIFE_MS = 300_000;
let browser: TestBrowser;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The provider warns about settings that are fine for a test.
  for (const method of ['warn', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  closeTabs();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const state = (tab: Tab) => tab.session.getSnapshot().state;

/** Waits until the page navigates to another address, after which the action's promise never resolves. */
async function leave(action: () => Promise<void>): Promise<string> {
  const before = browser.visited.length;
  void action();
  await vi.waitFor(() => expect(browser.visited.length).toBe(before + 1));
  return `${browser.visited.at(-1)}`;
}

const offers: readonly (readonly [string, IdentityOffer, Partial<OidcOptions>])[] = [
  ['DPoP', { dpop: true, refresh: true }, {}],
  ['Bearer with rotation, in memory', { refresh: true, rotate: true }, {}],
  ['Bearer with rotation, in session storage', { refresh: true, rotate: true }, { unboundTokens: 'session' }],
];

describe.each(offers)('a provider with %s', (_, offer, more) => {
  /** Whether a reload of the only tab restores the session without the provider's session. */
  const isKept = offer.dpop || more.unboundTokens === 'session';
  let server: IdentityServer;

  const options = (): OidcOptions => ({
    authority: server.issuer,
    clientId: CLIENT_ID,
    redirectUri: `${server.origin}/callback`,
    postLogoutRedirectUri: `${server.origin}/logout`,
    ...more,
  });
  const newTab = () => openTab(server.origin, { loadAuth: async () => createOidc(options()) });

  beforeEach(async () => {
    server = await startIdentityServer(offer);
    browser = new TestBrowser(server.origin);
    browser.install();
  });
  afterEach(() => server.close());

  async function signIn(): Promise<Tab> {
    const tab = newTab();
    await tab.session.start();
    const callback = await browser.visit(await leave(() => tab.session.signIn({ returnPath: '/order/list' })));
    expect(await tab.session.completeSignIn(callback)).toEqual({ returnPath: '/order/list' });
    return tab;
  }

  it('signs in and authorises calls', async () => {
    const tab = await signIn();
    expect(tab.session.getSnapshot()).toMatchObject({
      state: 'authenticated',
      shopper: { subject: 'ada', name: 'Ada' },
    });
    expect(await tab.call()).toBe(true);
    expect(server.received.at(-1)?.authorization).toMatch(offer.dpop ? /^DPoP \S+$/ : /^Bearer \S+$/);
    expect(Boolean(server.received.at(-1)?.dpop)).toBe(Boolean(offer.dpop));
  });

  it('leaves nothing in storage that a thief could use', async () => {
    const tab = await signIn();
    await tab.call();
    const token = `${server.received.at(-1)?.authorization}`.split(' ')[1] ?? '';
    for (const storage of [browser.local, browser.session]) {
      expect(storage.text).not.toContain(token);
      const holdsRefresh = /"refresh_token":"[^"]+"/.test(storage.text);
      const mayHold = storage === browser.local ? offer.dpop : more.unboundTokens === 'session';
      expect(holdsRefresh).toBe(Boolean(mayHold));
    }
  });

  it('keeps the shopper signed in when access tokens expire, repeatedly', async () => {
    const tab = await signIn();
    for (let round = 1; round <= 3; round++) {
      pass(TOKEN_LIFE_MS);
      expect(await tab.call()).toBe(true);
      expect(state(tab)).toBe('authenticated');
      expect(server.grants).toHaveLength(1 + round);
    }
  });

  it('restores the session after a reload, if storage and provider allow it', async () => {
    (await signIn()).close();
    if (isKept) browser.dropProviderSession();
    const tab = newTab();
    await tab.session.start();
    expect(state(tab)).toBe(isKept ? 'authenticated' : 'anonymous');
    if (isKept) expect(await tab.call()).toBe(true);
  });

  it('restores the session after a reload with another tab open, and uses that tab’s refresh token from then on', async () => {
    const first = await signIn();
    const second = newTab();
    await second.session.start();
    expect(state(second)).toBe('authenticated');
    for (const [tab, grants] of [
      [second, 2],
      [first, 3],
      [second, 4],
    ] as const) {
      pass(TOKEN_LIFE_MS);
      expect(await tab.call()).toBe(true);
      expect(server.grants).toHaveLength(grants);
    }
    first.close();
    pass(TOKEN_LIFE_MS);
    expect(await second.call()).toBe(true);
  });

  it('renews once for concurrent calls of two tabs', async () => {
    const first = await signIn();
    const second = newTab();
    await second.session.start();
    pass(TOKEN_LIFE_MS);
    expect(await Promise.all([first.call(), second.call(), first.call(), second.call()])).toEqual(Array(4).fill(true));
    expect(server.grants).toHaveLength(2);
  });

  it('renews a token once when the backend rejects it, before the session ends', async () => {
    const tab = await signIn();
    await tab.call();
    server.rejectTokens();
    const before = server.received.length;
    expect(await Promise.all([tab.call(), tab.call()])).toEqual([true, true]);
    expect(server.received.length - before).toBe(4);
    expect(server.grants).toHaveLength(2);
    expect(state(tab)).toBe('authenticated');
  });

  it('ends the session in all tabs when the sign-in is revoked', async () => {
    const first = await signIn();
    const second = newTab();
    await second.session.start();
    await second.call();
    await server.revoke();
    browser.dropProviderSession();
    await expect(first.call()).rejects.toMatchObject({ kind: 'auth' });
    expect(state(first)).toBe('expired');
    await vi.waitFor(() => expect(state(second)).toBe('expired'));
    expect(browser.local.text + browser.session.text).not.toContain('refresh_token');
  });

  it('keeps the shopper signed in while the provider is unreachable', async () => {
    const tab = await signIn();
    server.setDown(true);
    server.rejectTokens();
    await expect(tab.call()).rejects.toMatchObject({ kind: 'network' });
    pass(TOKEN_LIFE_MS);
    await expect(tab.call()).rejects.toMatchObject({ kind: 'network' });
    expect(state(tab)).toBe('authenticated');
    server.setDown(false);
    expect(await tab.call()).toBe(true);
  });

  it('signs out everywhere', async () => {
    const first = await signIn();
    const second = newTab();
    await second.session.start();
    expect(await leave(() => first.session.signOut())).toContain(`${server.origin}/session/end`);
    expect(state(first)).toBe('anonymous');
    await vi.waitFor(() => expect(state(second)).toBe('anonymous'));
    expect(browser.local.text + browser.session.text).not.toMatch(/token/);
    await expect(second.call()).rejects.toMatchObject({ kind: 'auth' });
    expect(server.received.at(-1)?.authorization).toBe('');
    const later = newTab();
    await later.session.start();
    expect(state(later)).toBe('anonymous');
  });
});

describe('a provider without refresh tokens', () => {
  it('ends a sign-in when the token expires', async () => {
    const server = await startIdentityServer({});
    browser = new TestBrowser(server.origin);
    browser.install();
    const urls = { redirectUri: `${server.origin}/callback`, postLogoutRedirectUri: `${server.origin}/logout` };
    const options = {
      authority: server.issuer,
      clientId: CLIENT_ID,
      ...urls,
    };
    const newTab = () => openTab(server.origin, { loadAuth: async () => createOidc(options) });
    const tab = newTab();
    await tab.session.completeSignIn(await browser.visit(await leave(() => tab.session.signIn())));
    pass(TOKEN_LIFE_MS);
    await expect(tab.call()).rejects.toMatchObject({ kind: 'auth' });
    expect(state(tab)).toBe('expired');
    await server.close();
  });
});

describe.each([
  ['in memory', undefined],
  ['in session storage', 'session'],
] as const)('a backend of the family without identity provider, its token %s', (_, unboundTokens) => {
  let backend: Awaited<ReturnType<typeof startFamilyBackend>>;
  const newTab = () =>
    openTab(backend.origin, {
      loadAuth: async () =>
        createTokenSignIn({
          headerName: 'Authori-zation',
          scheme: '',
          signInPage: ({ returnPath }) => `/sign-in?return=${returnPath}`,
          postLogoutRedirectUri: `${backend.origin}/logout`,
          ...(unboundTokens && { unboundTokens }),
        }),
    });

  beforeEach(async () => {
    backend = await startFamilyBackend();
    browser = new TestBrowser(backend.origin);
    browser.install();
  });
  afterEach(() => backend.close());

  async function signIn(): Promise<Tab> {
    const tab = newTab();
    await tab.session.start();
    await tab.session.signIn();
    expect(browser.visited).toEqual(['/sign-in?return=/order/list']);
    await tab.session.adopt(await loginWithEmail(tab.client, { email: 'ada@example.com', password: 'a long walk' }));
    return tab;
  }

  it('sends the plain token in a custom header', async () => {
    const tab = await signIn();
    expect(tab.session.getSnapshot()).toMatchObject({ state: 'authenticated', shopper: { subject: '7', name: 'Ada' } });
    expect(await tab.call()).toBe(true);
    expect(backend.received).toEqual(['plain-1']);
  });

  it('never stores the token for longer than the tab', async () => {
    await signIn();
    expect(browser.local.text).toBe('');
    expect(browser.session.text.includes('plain-1')).toBe(unboundTokens === 'session');
  });

  it('restores the session after a reload if the shop allows it, or with another tab open', async () => {
    const first = await signIn();
    const second = newTab();
    await second.session.start();
    expect(await second.call()).toBe(true);
    first.close();
    second.close();
    const third = newTab();
    await third.session.start();
    expect(state(third)).toBe(unboundTokens === 'session' ? 'authenticated' : 'anonymous');
  });

  it('ends the session in all tabs when the token expires, or when the backend rejects it', async () => {
    const first = await signIn();
    const second = newTab();
    await second.session.start();
    backend.revoke();
    await expect(first.call()).rejects.toMatchObject({ kind: 'auth', code: 410_000 });
    expect(state(first)).toBe('expired');
    await vi.waitFor(() => expect(state(second)).toBe('expired'));
    expect(browser.session.text).not.toContain('plain-1');
    browser.visited.length = 0;
    const third = await signIn();
    pass(7_200_000);
    await expect(third.call()).rejects.toMatchObject({ kind: 'auth' });
    expect(state(third)).toBe('expired');
  });

  it('signs out in all tabs', async () => {
    const first = await signIn();
    const second = newTab();
    await second.session.start();
    await first.session.signOut();
    expect(browser.visited.at(-1)).toBe(`${backend.origin}/logout`);
    await vi.waitFor(() => expect(state(second)).toBe('anonymous'));
    expect(browser.session.text).not.toContain('plain-1');
  });
});
