import { setTimeout as pause } from 'node:timers/promises';
import { createOidc } from '@promenade/storefront-hooks/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CLIENT_ID,
  type IdentityServer,
  startIdentityServer,
} from '../../apps/reference-api/src/testing/identity-server.ts';
import { TestBrowser } from './browser.ts';
import { closeTabs, openTab, type Tab } from './tab.ts';

/* A device on which the storage of keys takes long to respond, for example because it wakes up. */

const TOKEN_LIFE_MS = 300_000;
let server: IdentityServer;
let browser: TestBrowser;
const state = ({ session }: Tab) => session.getSnapshot().state;

beforeEach(async () => {
  for (const method of ['warn', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  server = await startIdentityServer({ dpop: true, refresh: true });
  browser = new TestBrowser(server.origin);
  browser.install();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  closeTabs();
  vi.useRealTimers();
  await server.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const newTab = () =>
  openTab(server.origin, {
    loadAuth: async () =>
      createOidc({
        authority: server.issuer,
        clientId: CLIENT_ID,
        redirectUri: `${server.origin}/callback`,
        postLogoutRedirectUri: `${server.origin}/logout`,
      }),
  });

/** Lets time pass in steps of half a second until the condition is met. Requests need a moment that is not simulated. */
async function until(isMet: () => boolean): Promise<void> {
  for (let steps = 0; steps < 400 && !isMet(); steps++) {
    await vi.advanceTimersByTimeAsync(500);
    await pause(5);
  }
  expect(isMet()).toBe(true);
}

async function visitProvider(tab: Tab): Promise<string> {
  void tab.session.signIn();
  await until(() => browser.visited.length > 0);
  return browser.visit(`${browser.visited.at(-1)}`);
}

async function signIn(): Promise<Tab> {
  const tab = newTab();
  await tab.session.completeSignIn(await visitProvider(tab));
  return tab;
}

describe.each([3_000, 6_000, 20_000])('a key that is read after %i ms', (delayMs) => {
  it('does not end the sign-in when the page is reloaded', async () => {
    (await signIn()).close();
    browser.keysRespondAt = Date.now() + delayMs;
    const tab = newTab();
    const seen = new Set<string>();
    tab.session.subscribe(() => seen.add(state(tab)));
    void tab.session.start();
    await until(() => state(tab) === 'authenticated');
    expect([...seen]).toEqual(['unreachable', 'authenticated']);
    expect(await tab.call()).toBe(true);
    expect(server.grants).toHaveLength(2);
  });

  it('does not end the sign-in when the token is renewed', async () => {
    const tab = await signIn();
    vi.setSystemTime(Date.now() + TOKEN_LIFE_MS);
    browser.keysRespondAt = Date.now() + delayMs;
    let outcome: unknown;
    const call = async () => {
      outcome = undefined;
      outcome = await tab.call().catch((cause: unknown) => cause);
    };
    void call();
    await until(() => outcome !== undefined);
    expect([(outcome as Error & { kind: string }).kind, state(tab)]).toEqual(['network', 'authenticated']);
    await until(() => Date.now() > browser.keysRespondAt);
    void call();
    await until(() => outcome !== undefined);
    expect([outcome, state(tab)]).toEqual([true, 'authenticated']);
  });

  it('does not spoil a sign-in whose code is bound to it', async () => {
    const callback = await visitProvider(newTab());
    browser.keysRespondAt = Date.now() + delayMs;
    const tab = newTab();
    void tab.session.completeSignIn(callback);
    await until(() => state(tab) === 'authenticated');
    expect(await tab.call()).toBe(true);
  });
});

it('Web Locks that respond late do not let two tabs use a refresh token at once', async () => {
  const first = await signIn();
  const second = newTab();
  let hasStarted = false;
  void second.call().then(() => {
    hasStarted = true;
  });
  await until(() => hasStarted);
  vi.setSystemTime(Date.now() + TOKEN_LIFE_MS);
  const respondsAt = Date.now() + 20_000;
  const late = () => new Promise((resolve) => setTimeout(resolve, respondsAt - Date.now()));
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { query: late, request: (_: string, work: () => unknown) => work() },
  });
  const grants = server.grants.length;
  for (const tab of [first, second]) void tab.call().catch(() => {});
  await until(() => Date.now() >= respondsAt - 1_000);
  expect([state(first), state(second), server.grants.length]).toEqual(['authenticated', 'authenticated', grants]);
  await until(() => Date.now() >= respondsAt + 1_000);
  let answer: boolean | undefined;
  void first.call().then((isValid) => {
    answer = isValid;
  });
  await until(() => answer === true);
});
