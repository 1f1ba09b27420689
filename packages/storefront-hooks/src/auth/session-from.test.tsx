import { createMockStorefront } from '@promenade/storefront-devkit/mock';
import { memoryGuestId, StorefrontTestProvider, type TestSession } from '@promenade/storefront-devkit/react';
import { createClient, credentials, StorefrontError } from '@promenade/storefront-sdk';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAddresses } from '../account/use-account.ts';
import { useCartCount } from '../cart/cart-hooks.ts';
import { type AppSignIn, sessionFrom } from './session-from.ts';
import type { Session, Shopper } from './session-types.ts';

const sessions: Session[] = [];
afterEach(() => {
  cleanup();
  for (const session of sessions.splice(0)) session.dispose();
  sessionStorage.clear();
});

const ada: Shopper = { subject: 'ada', name: 'Ada' };

/** A session of an app whose shopper the test sets with `become`. */
function openApp(first: Shopper | null | undefined, options: Partial<AppSignIn> = {}) {
  let shopper = first;
  let notify = () => {};
  const signIn = vi.fn();
  const session = sessionFrom({
    getShopper: () => shopper,
    getToken: async () => 'token-of-the-app',
    onChange(listener) {
      notify = listener;
      return () => {
        notify = () => {};
      };
    },
    signIn,
    signOut: () => become(null),
    ...options,
  });
  sessions.push(session);
  function become(next: Shopper | null) {
    shopper = next;
    notify();
  }
  return { session, signIn, become };
}

function Page() {
  const { data: addresses } = useAddresses();
  return <output>{`${useCartCount()} in the cart, ${addresses ? 'addresses' : 'no addresses'}`}</output>;
}

function openShop(session: Session) {
  const sent: string[] = [];
  const { fetch } = createMockStorefront({ scenario: 'guest-with-cart' });
  const client = createClient({
    baseUrl: 'http://shop.test',
    fetch(input, init) {
      sent.push(`${new URL(`${input}`).pathname} ${new Headers(init?.headers).get('authorization') ?? 'guest'}`);
      return fetch(input, init);
    },
    use: [credentials(session.authorize)],
  });
  render(
    <StorefrontTestProvider
      client={client}
      session={session as TestSession}
      guestId={memoryGuestId('0123456789abcdef0123456789abcdef')}
    >
      <Page />
    </StorefrontTestProvider>,
  );
  return { sent, shown: () => screen.getByRole('status').textContent };
}

const need = { auth: 'user', method: 'GET', url: 'http://shop.test/api' } as Parameters<Session['authorize']>[0];

describe('sessionFrom', () => {
  it('merges the guest’s cart at sign-in, and removes private data at sign-out', async () => {
    const { session, become } = openApp(null);
    const { sent, shown } = openShop(session);
    await waitFor(() => expect(shown()).toBe('3 in the cart, no addresses'));
    act(() => become(ada));
    await waitFor(() => expect(shown()).toMatch(/^3 in the cart, addresses/));
    expect(sent.filter((line) => line.includes('cart/merge'))).toHaveLength(1);
    expect(sent.find((line) => line.includes('address'))).toContain('Bearer token-of-the-app');
    await act(() => session.signOut());
    await waitFor(() => expect(shown()).toMatch(/no addresses$/));
  });

  it('is unknown, and credentials are pending, until the app knows the shopper', async () => {
    const { session, become } = openApp(undefined);
    const start = session.start();
    expect(session.getSnapshot()).toEqual({ state: 'unknown' });
    const headers = session.authorize(need);
    become(ada);
    expect(await headers).toEqual({ Authorization: 'Bearer token-of-the-app' });
    await start;
    expect(session.getSnapshot()).toEqual({ state: 'authenticated', shopper: ada });
  });

  it('returns no credentials for a guest, and the token in the configured header for a shopper', async () => {
    expect(await openApp(null).session.authorize(need)).toEqual({});
    const { session } = openApp(ada, { headerName: 'X-Token', scheme: '', getToken: () => 'plain' });
    expect(await session.authorize(need)).toEqual({ 'X-Token': 'plain' });
  });

  it('rejects with kind network if the app cannot renew its token', async () => {
    const { session } = openApp(ada, { getToken: () => Promise.reject(new Error('offline')) });
    const failure = await session.authorize(need).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(StorefrontError);
    expect(failure).toMatchObject({ kind: 'network', message: expect.stringContaining('offline') });
    expect(await session.authorize({ ...need, auth: 'optional' })).toEqual({});
  });

  it('is expired after the backend rejects the token, until the app signs in again', async () => {
    const { session, become } = openApp(ada, { currentPath: () => '/users/order_list' });
    await session.start();
    let isOver = false;
    const over = session.expire().then(() => {
      isOver = true;
    });
    await Promise.resolve();
    expect([session.getSnapshot().state, isOver]).toEqual(['expired', false]);
    become(ada);
    await over;
    expect(session.getSnapshot().state).toBe('authenticated');
  });

  it('returns the intended action of a guest once after the sign-in', async () => {
    const { session, signIn, become } = openApp(null);
    await session.start();
    session.intend({ kind: 'wish', productId: 7 });
    await session.signIn({ returnPath: '/product/lamp' });
    expect(signIn).toHaveBeenCalledWith({ returnPath: '/product/lamp' });
    expect(session.takeIntendedAction()).toBeUndefined();
    await Promise.resolve();
    become(ada);
    expect(session.takeIntendedAction()).toEqual({ kind: 'wish', productId: 7 });
    expect(session.takeIntendedAction()).toBeUndefined();
  });

  it('rejects completeSignIn, because the app completes its own sign-ins', async () => {
    const { session } = openApp(null);
    await expect(session.completeSignIn('http://shop.test/callback')).rejects.toThrow('completes its own sign-ins');
  });
});
