import { createTestSession, StorefrontTestProvider, type TestSession } from '@promenade/storefront-devkit/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from './use-session.ts';

function open(session: TestSession) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StorefrontTestProvider session={session}>{children}</StorefrontTestProvider>
  );
  return renderHook(() => useSession(), { wrapper }).result;
}

describe('useSession', () => {
  it('returns the state "unknown" until the session is known', () => {
    expect(open(createTestSession('unknown')).current.state).toBe('unknown');
  });

  it('renders each change of the session while the shopper signs in and out', async () => {
    const result = open(createTestSession());
    expect(result.current.state).toBe('anonymous');
    await act(() => result.current.signIn.run({ returnPath: '/' }));
    expect(result.current).toMatchObject({ state: 'authenticated', shopper: { subject: 'shopper-1' } });
    await act(() => result.current.signOut.run());
    expect(result.current.state).toBe('anonymous');
    await act(async () => {
      expect(await result.current.completeSignIn.run('https://shop.test/callback')).toEqual({ returnPath: '/' });
    });
    expect(result.current.state).toBe('authenticated');
  });

  it.each(['signIn', 'signOut', 'completeSignIn'] as const)(
    'a failing %s sets `error` and causes no unhandled rejection',
    async (name) => {
      const noise = vi.fn();
      process.on('unhandledRejection', noise);
      const failing = { [name]: () => Promise.reject(new TypeError('offline')) };
      const result = open({ ...createTestSession(), ...failing });
      await act(async () => {
        void result.current[name].run('https://shop.test/callback' as never);
      });
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(result.current[name].isPending).toBe(false);
      expect(result.current[name].error).toMatchObject({ kind: 'platform', cause: { message: 'offline' } });
      act(() => result.current[name].reset());
      expect(result.current[name].error).toBeUndefined();
      expect(noise).not.toHaveBeenCalled();
      process.off('unhandledRejection', noise);
    },
  );

  it('returns the same functions after the state changes', async () => {
    const result = open(createTestSession());
    const { run } = result.current.signIn;
    await act(() => run());
    expect(result.current.signIn.run).toBe(run);
  });
});
