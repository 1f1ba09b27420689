import { MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import { createTestSession, StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBuyNow } from './use-buy-now.ts';
import { type IntendedOutcome, useIntendedAction } from './use-intended-action.ts';

configure({ reactStrictMode: true });
afterEach(cleanup);
const item = { productId: 1, attrId: 11, quantity: 2 };
const body = { preOrderType: 'buyNow', orderDetails: [{ attrValueId: 11, productId: 1, productNum: 2 }] };

function open(state: 'anonymous' | 'authenticated') {
  const session = createTestSession(state);
  const create = vi.fn((_: MockRequest) => ({ preOrderNo: 'PRE1' }) as never);
  const outcomes: IntendedOutcome[] = [];
  const { result } = renderHook(
    () => {
      useIntendedAction((outcome) => outcomes.push(outcome));
      return useBuyNow();
    },
    {
      wrapper: ({ children }) => (
        <StorefrontTestProvider session={session} handlers={{ 'preorders.create': create }}>
          {children}
        </StorefrontTestProvider>
      ),
    },
  );
  return { session, create, outcomes, result, bodies: () => create.mock.calls.map(([request]) => request.body) };
}

it('opens one checkout on a double click', async () => {
  const { result, bodies } = open('authenticated');
  await act(async () => {
    const runs = [result.current.run(item), result.current.run(item)];
    expect(await Promise.all(runs)).toEqual(['PRE1', 'PRE1']);
  });
  expect(bodies()).toEqual([body]);
});

it('opens the checkout of a guest after the sign-in, and reports its number', async () => {
  const { session, outcomes, result, bodies } = open('anonymous');
  await act(() => expect(result.current.run(item)).rejects.toMatchObject({ kind: 'auth' }));
  expect(bodies()).toEqual([]);
  await act(() => session.signIn());
  await waitFor(() =>
    expect(outcomes).toEqual([{ action: { kind: 'buyNow', ...item }, error: undefined, preOrderNo: 'PRE1' }]),
  );
  expect(bodies()).toEqual([body]);
});

it('reports the error of a checkout that could not be opened after the sign-in', async () => {
  const { session, create, outcomes, result } = open('anonymous');
  create.mockImplementation(() => {
    throw new MockFailure(404);
  });
  await act(() => expect(result.current.run(item)).rejects.toMatchObject({ kind: 'auth' }));
  await act(() => session.signIn());
  await waitFor(() => expect(outcomes).toMatchObject([{ error: { kind: 'not-found' }, preOrderNo: undefined }]));
});
