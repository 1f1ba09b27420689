import { aMasterOrder, MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOrderByToken } from './use-order-by-token.ts';

const token = 'q3Zx8nW1vT5kYb7dRf2HcA';

function open(given: string | null, reopen: (request: MockRequest) => unknown) {
  return renderHook(() => useOrderByToken(given), {
    wrapper: ({ children }) => (
      <StorefrontTestProvider handlers={{ 'visitors.reopen': reopen as never }}>{children}</StorefrontTestProvider>
    ),
  });
}

it('the token of a mail opens its order without a sign-in, and is sent in the body', async () => {
  const reopen = vi.fn((_: MockRequest) => aMasterOrder());
  const { result } = open(token, reopen);
  await waitFor(() => expect(result.current.data).toMatchObject({ kind: 'master', order: aMasterOrder() }));
  expect(reopen.mock.calls[0]?.[0]).toMatchObject({ body: { token } });
});

it('an unknown token reports `not-found`', async () => {
  const { result } = open(token, () => new MockFailure(404));
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'not-found' }));
});

it('no request is sent without a token', () => {
  const reopen = vi.fn((_: MockRequest) => aMasterOrder());
  const { result } = open(null, reopen);
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  expect(reopen).not.toHaveBeenCalled();
});
