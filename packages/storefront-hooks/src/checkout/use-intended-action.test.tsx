import { MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import { createTestSession, StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { IntendedAction } from '../auth/intended-action.ts';
import { useAccountWrite } from '../writes/use-account-write.ts';
import { type IntendedOutcome, useIntendedAction } from './use-intended-action.ts';

afterEach(cleanup);

const nothing = () => vi.fn((_: MockRequest): null => null);

function open(
  handlers: Record<string, ReturnType<typeof nothing>> = {},
  state: 'anonymous' | 'authenticated' = 'anonymous',
) {
  const session = createTestSession(state);
  const outcomes: IntendedOutcome[] = [];
  const work = vi.fn(async (productId: number) => `wished ${productId}`);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <StorefrontTestProvider session={session} handlers={handlers}>
        {children}
      </StorefrontTestProvider>
    </StrictMode>
  );
  const { result } = renderHook(
    () => {
      useIntendedAction((outcome) => outcomes.push(outcome));
      return useAccountWrite(work, (productId) => (productId > 0 ? { kind: 'wish', productId } : undefined));
    },
    { wrapper },
  );
  return { session, outcomes, work, result };
}

it('a guest’s write rejects with kind `auth`, and its action runs once after the sign-in', async () => {
  const add = nothing();
  const { session, outcomes, work, result } = open({ 'wishlist.add': add });
  await act(() => expect(result.current.run(4)).rejects.toMatchObject({ kind: 'auth', code: 401 }));
  expect(result.current.error?.kind).toBe('auth');
  expect(work).not.toHaveBeenCalled();
  await act(() => session.signIn());
  await waitFor(() => expect(outcomes).toEqual([{ action: { kind: 'wish', productId: 4 } }]));
  expect(add.mock.calls.map(([{ body }]) => body)).toEqual([{ id: 4, category: 'store' }]);
  act(() => session.become('expired'));
  await act(() => session.signIn());
  expect(outcomes).toHaveLength(1);
});

it.each<[IntendedAction, string]>([
  [{ kind: 'follow', merchantId: 2 }, 'merchants.follow'],
  [{ kind: 'coupon', couponId: 1 }, 'coupons.claim'],
])('%j sends %s', async (action, call) => {
  const answer = nothing();
  const { session, outcomes } = open({ [call]: answer });
  session.intend(action);
  await act(() => session.signIn());
  await waitFor(() => expect(outcomes).toEqual([{ action }]));
  expect(answer).toHaveBeenCalledTimes(1);
});

it('a promotion code is reported with the coupon that it claimed', async () => {
  const { session, outcomes } = open();
  session.intend({ kind: 'promotionCode', code: 'WELCOME5' });
  await act(() => session.signIn());
  await waitFor(() => expect(outcomes).toMatchObject([{ error: undefined, couponId: expect.any(Number) }]));
});

it('a checkout of an empty cart is reported with an error', async () => {
  const { session, outcomes } = open();
  session.intend({ kind: 'checkout' });
  await act(() => session.signIn());
  await waitFor(() => expect(outcomes).toMatchObject([{ error: { kind: 'invalid' }, preOrderNo: undefined }]));
});

it('an action that fails is reported with its error', async () => {
  const refused = vi.fn((_: MockRequest): null => {
    throw new MockFailure(404);
  });
  const { session, outcomes } = open({ 'wishlist.add': refused });
  session.intend({ kind: 'wish', productId: 99 });
  await act(() => session.signIn());
  await waitFor(() => expect(outcomes).toMatchObject([{ error: { kind: 'not-found' } }]));
});

it('a signed-in shopper’s write is sent immediately, and becomes an intended action if the backend requires a new sign-in', async () => {
  const { session, work, result, outcomes } = open({ 'wishlist.add': nothing() }, 'authenticated');
  await act(() => expect(result.current.run(4)).resolves.toBe('wished 4'));
  const { signInNeeded } = await import('../writes/use-account-write.ts');
  work.mockRejectedValueOnce(signInNeeded('wishlist.add'));
  await act(() => expect(result.current.run(5)).rejects.toMatchObject({ kind: 'auth' }));
  await act(() => session.expire());
  await act(() => session.signIn());
  await waitFor(() => expect(outcomes).toMatchObject([{ action: { productId: 5 } }]));
});

it('a write without an intent clears the stored action', async () => {
  const { session, outcomes, result } = open();
  session.intend({ kind: 'wish', productId: 1 });
  await act(() => expect(result.current.run(0)).rejects.toMatchObject({ kind: 'auth' }));
  await act(() => session.signIn());
  expect(outcomes).toEqual([]);
});
