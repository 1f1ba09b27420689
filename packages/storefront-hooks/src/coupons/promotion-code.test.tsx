import { createTestSession } from '@promenade/storefront-devkit/react';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useMyCoupons } from './use-my-coupons.ts';
import { usePromotionCode } from './use-promotion-code.ts';

configure({ reactStrictMode: true });
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const useCode = () => ({ code: usePromotionCode(), mine: useMyCoupons('usable') });

it('claims the coupon of a code however it is typed, and shows it among the shopper’s', async () => {
  const { result } = renderInShop(useCode, { session: 'authenticated' });
  await waitFor(() => expect(result.current.mine.data).toEqual([]));
  await act(() => result.current.code.redeem.run(' welcome-5 '));
  expect(result.current.code.redeem.data).toMatchObject({ name: 'Welcome', money: 500 });
  await waitFor(() => expect(result.current.mine.data).toMatchObject([{ coupon: { name: 'Welcome' } }]));
});

it('reports a malformed code before anything is sent, and the backend’s errors', async () => {
  const sent = vi.fn();
  const { result } = renderInShop(useCode, {
    session: 'authenticated',
    handlers: { 'coupons.redeem': sent },
  });
  await act(() => result.current.code.redeem.run('no').catch(() => {}));
  expect(result.current.code.issues).toEqual({ code: 'promotionCodeMalformed' });
  expect(sent).not.toHaveBeenCalled();
});

it.each([
  ['SUMMER', 'This code has expired'],
  ['NOSUCHCODE', 'We do not know this code, please check how it is written'],
])('passes on why the backend refuses %s', async (code, words) => {
  const { result } = renderInShop(useCode, { session: 'authenticated' });
  await act(() => result.current.code.redeem.run(code).catch(() => {}));
  expect(result.current.code).toMatchObject({ refusal: words, issues: {} });
  await act(async () => result.current.code.redeem.reset());
  expect(result.current.code.refusal).toBeUndefined();
});

it('keeps the code of a guest for after the sign-in, unless it is malformed', async () => {
  const session = createTestSession('anonymous');
  const intend = vi.spyOn(session, 'intend');
  const { result } = renderInShop(useCode, { session });
  await act(() => result.current.code.redeem.run('no').catch(() => {}));
  expect(intend).not.toHaveBeenCalled();
  await act(() => result.current.code.redeem.run('welcome5').catch(() => {}));
  expect(result.current.code.redeem.error?.kind).toBe('auth');
  expect(intend).toHaveBeenCalledWith({ kind: 'promotionCode', code: 'WELCOME5' });
});
