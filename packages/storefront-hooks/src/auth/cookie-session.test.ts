import { createMockStorefront, MockFailure } from '@promenade/storefront-devkit/mock';
import { authNotice, createClient, credentials, loginIsTokenValid } from '@promenade/storefront-sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { type AppSignIn, sessionFrom } from './session-from.ts';
import type { Session } from './session-types.ts';

let session: Session;
afterEach(() => session.dispose());

/** A shop whose backend identifies the shopper by a cookie. @param isValid Whether the backend accepts the cookie. */
async function openShop(isValid: () => boolean, options: Partial<AppSignIn> = {}) {
  const getToken = vi.fn((_: boolean): string | null => null);
  session = sessionFrom({
    getShopper: () => ({ subject: 'ada' }),
    getToken,
    onChange: () => () => {},
    signIn() {},
    signOut() {},
    currentPath: () => '/users/user_info',
    ...options,
  });
  const sent: Headers[] = [];
  const { fetch } = createMockStorefront({
    handlers: { 'login.isTokenValid': () => (isValid() ? true : new MockFailure(401)) },
  });
  const client = createClient({
    baseUrl: 'http://shop.test',
    fetch(input, init) {
      sent.push(new Headers(init?.headers));
      return fetch(input, init);
    },
    use: [authNotice(() => session.expire()), credentials(session.authorize)],
  });
  client.use(session.middleware);
  await session.start();
  return { sent, getToken, call: () => loginIsTokenValid(client, { auth: 'user' }) };
}

it('a session by a cookie sends no token', async () => {
  const { sent, call } = await openShop(() => true);
  expect(await call()).toBe(true);
  expect([sent.length, sent[0]?.has('authorization')]).toEqual([1, false]);
});

it('a cookie that the backend rejects can be renewed by the app, and the call is repeated once', async () => {
  let isValid = false;
  const getToken = vi.fn((isRejected: boolean) => {
    isValid ||= isRejected;
    return null;
  });
  const { sent, call } = await openShop(() => isValid, { getToken });
  expect(await call()).toBe(true);
  expect([sent.length, session.getSnapshot().state]).toEqual([2, 'authenticated']);
  expect(getToken.mock.calls.filter(([isRejected]) => isRejected)).toHaveLength(1);
});

it('a cookie that cannot be renewed ends the session once, with the path to return to', async () => {
  const { sent, call } = await openShop(() => false);
  await expect(call()).rejects.toMatchObject({ kind: 'auth' });
  expect([sent.length, session.getSnapshot().state]).toEqual([2, 'expired']);
  expect(session.takeReturnPath()).toBe('/users/user_info');
  await expect(call()).rejects.toMatchObject({ kind: 'auth' });
  expect([sent.length, session.getSnapshot().state]).toEqual([3, 'expired']);
});

it('an anti-forgery token is sent in a header of its own, and a new one after a rejection', async () => {
  let csrf = 'old';
  const getToken = (isRejected: boolean) => {
    if (isRejected) csrf = 'new';
    return csrf;
  };
  const options = { getToken, headerName: 'X-CSRF-Token', scheme: '' };
  const { sent, call } = await openShop(() => csrf === 'new', options);
  expect(await call()).toBe(true);
  expect(sent.map((headers) => headers.get('x-csrf-token'))).toEqual(['old', 'new']);
  expect(sent.map((headers) => headers.has('authorization'))).toEqual([false, false]);
});
