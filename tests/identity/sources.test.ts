import { type Session, type SessionOptions, type Shopper, sessionFrom } from '@promenade/storefront-hooks';
import { createOidc, createTokenSignIn } from '@promenade/storefront-hooks/auth';
import { loginWithEmail } from '@promenade/storefront-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CLIENT_ID,
  startFamilyBackend,
  startIdentityServer,
} from '../../apps/reference-api/src/testing/identity-server.ts';
import { TestBrowser } from './browser.ts';
import { closeTabs, openTab, type Tab } from './tab.ts';

/* A session behaves alike, wherever its tokens come from. */

let browser: TestBrowser;
let path = '/order/list?page=2';
const state = ({ session }: Tab) => session.getSnapshot().state;
const stateOf = async (tab: Tab, expected: string) => vi.waitFor(() => expect(state(tab)).toBe(expected));
const password = { email: 'ada@example.com', password: 'a long walk' };
const page: Partial<SessionOptions> = { currentPath: () => path };

interface Source {
  newTab(): Tab;
  /** Signs the shopper in, in this tab. */
  signIn(tab: Tab): Promise<void>;
  /** Lets the backend reject the current token. `source` has another one, or has not. */
  reject(hasAnother: boolean, other: Tab): Promise<void>;
  /** Number of calls that the backend received. */
  calls(): number;
  close(): Promise<void>;
}

async function openIdentityProvider(): Promise<Source> {
  const server = await startIdentityServer({ dpop: true, refresh: true });
  browser = new TestBrowser(server.origin);
  const options = {
    authority: server.issuer,
    clientId: CLIENT_ID,
    redirectUri: `${server.origin}/callback`,
    postLogoutRedirectUri: `${server.origin}/logout`,
  };
  return {
    newTab: () => openTab(server.origin, { ...page, loadAuth: async () => createOidc(options) }),
    async signIn({ session }) {
      const before = browser.visited.length;
      void session.signIn();
      await vi.waitFor(() => expect(browser.visited.length).toBe(before + 1));
      await session.completeSignIn(await browser.visit(`${browser.visited.at(-1)}`));
    },
    async reject(hasAnother) {
      if (hasAnother) server.rejectTokens();
      else await server.revoke();
    },
    calls: () => server.received.length,
    close: () => server.close(),
  };
}

async function openDirectSignIn(): Promise<Source> {
  const backend = await startFamilyBackend();
  browser = new TestBrowser(backend.origin);
  const options = {
    headerName: 'Authori-zation',
    scheme: '',
    signInPage: () => '/sign-in',
    postLogoutRedirectUri: `${backend.origin}/logout`,
  };
  const signIn = async ({ session, client }: Tab) => {
    await session.signIn();
    await session.adopt(await loginWithEmail(client, password));
  };
  return {
    newTab: () => openTab(backend.origin, { ...page, loadAuth: async () => createTokenSignIn(options) }),
    signIn,
    async reject(hasAnother, other) {
      backend.revoke();
      // These tokens cannot be renewed; another one comes from another tab.
      if (hasAnother) await signIn(other);
    },
    calls: () => backend.received.length,
    close: () => backend.close(),
  };
}

async function openAppSignIn(): Promise<Source> {
  const backend = await startFamilyBackend();
  browser = new TestBrowser(backend.origin);
  // The app's own session, which all its tabs share. Only the tab that changes it is notified.
  let account: Shopper | null = null;
  let token = '';
  let canRenew = true;
  const listeners = new Map<Session, () => void>();
  const tabs = new Map<Session, Tab>();
  const renew = async (tab: Tab) => {
    token = (await loginWithEmail(tab.client, password)).token;
  };
  return {
    newTab() {
      let notify = () => {};
      const session: Session = sessionFrom({
        ...page,
        headerName: 'Authori-zation',
        scheme: '',
        getShopper: () => account,
        async getToken(isRejected) {
          if (isRejected && canRenew) await renew(tab);
          return token;
        },
        onChange(listener) {
          notify = listener;
          return () => {};
        },
        signIn() {},
        signOut() {
          account = null;
        },
      });
      listeners.set(session, () => notify());
      const tab = openTab(backend.origin, session);
      tabs.set(session, tab);
      return tab;
    },
    async signIn(tab) {
      await tab.session.signIn();
      await renew(tab);
      account = { subject: '7', name: 'Ada' };
      listeners.get(tab.session)?.();
    },
    async reject(hasAnother) {
      canRenew = hasAnother;
      backend.revoke();
    },
    calls: () => backend.received.length,
    close: () => backend.close(),
  };
}

describe.each([
  ['OpenID Connect', openIdentityProvider],
  ['direct sign-in', openDirectSignIn],
  ['the sign-in of an app', openAppSignIn],
])('a session by %s', (_, openSource) => {
  let source: Source;

  beforeEach(async () => {
    path = '/order/list?page=2';
    for (const method of ['warn', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => {});
    source = await openSource();
    browser.install();
  });
  afterEach(async () => {
    closeTabs();
    await source.close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Two tabs, of which the shopper signs in in the first. */
  async function open(): Promise<[Tab, Tab]> {
    const tabs: [Tab, Tab] = [source.newTab(), source.newTab()];
    for (const tab of tabs) await tab.session.start();
    expect(tabs.map(state)).toEqual(['anonymous', 'anonymous']);
    await source.signIn(tabs[0]);
    return tabs;
  }

  it('begins in both tabs', async () => {
    const [first, second] = await open();
    expect(state(first)).toBe('authenticated');
    await stateOf(second, 'authenticated');
    expect(await second.call()).toBe(true);
  });

  it('goes on with another token when the backend rejects one', async () => {
    const [first, second] = await open();
    await stateOf(second, 'authenticated');
    expect(await first.call()).toBe(true);
    await source.reject(true, second);
    expect(await first.call()).toBe(true);
    expect([state(first), state(second)]).toEqual(['authenticated', 'authenticated']);
    expect(first.session.takeReturnPath()).toBeUndefined();
  });

  it('is expired in both tabs if there is no other token, with the path to return to', async () => {
    const [first, second] = await open();
    await stateOf(second, 'authenticated');
    await source.reject(false, second);
    await expect(first.call()).rejects.toMatchObject({ kind: 'auth' });
    expect(state(first)).toBe('expired');
    expect(first.session.takeReturnPath()).toBe(path);
    expect(first.session.takeReturnPath()).toBeUndefined();
    await stateOf(second, 'expired');
  });

  it('is anonymous on the home page if there is no other token', async () => {
    const [first, second] = await open();
    path = '/fr?from=mail';
    await source.reject(false, second);
    await expect(first.call()).rejects.toMatchObject({ kind: 'auth' });
    expect(state(first)).toBe('anonymous');
  });

  it('expires once for several calls, and begins again with the stored action', async () => {
    const [first, second] = await open();
    await stateOf(second, 'authenticated');
    await source.reject(false, second);
    await Promise.allSettled([first.call(), first.call()]);
    expect(state(first)).toBe('expired');
    first.session.intend({ kind: 'wish', productId: 7 });
    await source.signIn(first);
    expect(state(first)).toBe('authenticated');
    expect(await first.call()).toBe(true);
    expect(first.session.takeIntendedAction()).toEqual({ kind: 'wish', productId: 7 });
    await stateOf(second, 'authenticated');
  });

  it('ends in both tabs when the shopper signs out in one', async () => {
    const [first, second] = await open();
    await stateOf(second, 'authenticated');
    void second.session.signOut();
    await stateOf(second, 'anonymous');
    await stateOf(first, 'anonymous');
    const before = source.calls();
    await expect(first.call()).rejects.toMatchObject({ kind: 'auth' });
    expect(source.calls() - before).toBeLessThanOrEqual(1);
  });
});
