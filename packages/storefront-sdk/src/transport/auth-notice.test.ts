import { describe, expect, it, vi } from 'vitest';
import type { StorefrontError } from '../errors/storefront-error.ts';
import { createStorefront } from '../index.ts';
import { baseUrl } from '../test-support/recorder.ts';
import { envelope, rejection } from '../test-support/responses.ts';

/** A storefront with pending requests to settle by hand, and the calls of `onAuthRequired`. */
function setUp(onAuthRequired: () => unknown = () => {}) {
  const notices: StorefrontError[] = [];
  const pending: ((response: Response) => void)[] = [];
  const shop = createStorefront({
    baseUrl,
    fetch: () => new Promise((resolve) => pending.push(resolve)),
    onAuthRequired(error) {
      notices.push(error);
      return onAuthRequired();
    },
  });
  const call = () => rejection(shop.user.info());
  const refuse = async (index: number, code = 401) => {
    await vi.waitFor(() => expect(pending.length).toBeGreaterThan(index));
    pending[index]?.(envelope(null, code));
  };
  return { notices, call, refuse };
}

describe('onAuthRequired', () => {
  it('is called once for concurrent calls, and again for a call that starts later', async () => {
    const { notices, call, refuse } = setUp();
    const burst = [call(), call(), call()];
    await refuse(0);
    await refuse(1, 410_001);
    await Promise.all(burst.slice(0, 2));
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ kind: 'auth', code: 401, endpoint: 'user.info' });

    // The last concurrent call fails after a sign-in.
    await refuse(2);
    await burst[2];
    expect(notices).toHaveLength(1);

    const later = call();
    await refuse(3);
    await later;
    expect(notices).toHaveLength(2);
  });

  it('is not called for a sign-in with a wrong password', async () => {
    const onAuthRequired = vi.fn();
    const shop = createStorefront({ baseUrl, fetch: async () => envelope(null, 401), onAuthRequired });
    const error = await rejection(shop.login.withEmail({ email: 'ada@example.com', password: 'wrong' }));
    expect(error).toMatchObject({ kind: 'auth' });
    await rejection(shop.user.info());
    expect(onAuthRequired).toHaveBeenCalledTimes(1);
  });

  it('is not called again for a call that starts before the redirect, even if it fails later', async () => {
    const redirect = Promise.withResolvers<void>();
    const { notices, call, refuse } = setUp(() => redirect.promise);
    const first = call();
    await refuse(0);
    await first;
    const [during, across] = [call(), call()];
    await refuse(1);
    await during;
    expect(notices).toHaveLength(1);
    redirect.resolve();
    await redirect.promise;
    await refuse(2);
    await across;
    expect(notices).toHaveLength(1);

    const later = call();
    await refuse(3);
    await later;
    expect(notices).toHaveLength(2);
  });

  it('is logged to the console if its promise rejects, and the call rejects with the original error', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cause = new Error('no way to sign in');
    const { call, refuse } = setUp(() => Promise.reject(cause));
    const refused = call();
    await refuse(0);
    expect(await refused).toMatchObject({ kind: 'auth', code: 401 });
    await vi.waitFor(() => expect(errors.mock.calls).toEqual([['onAuthRequired failed', cause]]));
    errors.mockRestore();
  });

  it('is not called for other errors', async () => {
    const { notices, call, refuse } = setUp();
    const refused = call();
    await refuse(0, 403);
    expect(await refused).toMatchObject({ kind: 'forbidden' });
    expect(notices).toEqual([]);
  });

  it('does not change the error', async () => {
    const { call, refuse } = setUp();
    const refused = call();
    await refuse(0, 410_000);
    expect(await refused).toMatchObject({ kind: 'auth', code: 410_000 });
  });
});
