import { MockFailure } from '@promenade/storefront-devkit/mock';
import { memoryGuestId } from '@promenade/storefront-devkit/react';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useDiscountSubscription, useNewsletter } from './use-newsletter.ts';

// Runs effects twice, as React does in development.
configure({ reactStrictMode: true });

afterEach(cleanup);
const refusal = () => {
  throw new MockFailure(500, 'Later');
};

describe.each([
  ['the newsletter', useNewsletter, 'newsletter.subscribe'],
  ['discount mails', useDiscountSubscription, 'cart.subscribe'],
] as const)('subscribing to %s', (_, useIt, call) => {
  const open = (answer: (request: never) => null = () => null) =>
    renderInShop(() => useIt(), { handlers: { [call]: answer } }).result;

  it('sends the trimmed address, and succeeds again for the same address', async () => {
    const answer = vi.fn(() => null);
    const result = open(answer);
    await act(() => result.current.subscribe.run('  ada@example.com '));
    await act(() => result.current.subscribe.run('ada@example.com'));
    expect(result.current.subscribe.isSuccess).toBe(true);
    expect(JSON.stringify(answer.mock.calls)).not.toContain('  ada');
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it.each(['', '  ', 'ada', 'ada@'])('rejects %j without sending a request', async (text) => {
    const answer = vi.fn(() => null);
    const result = open(answer);
    await act(() => result.current.subscribe.run(text).catch(() => {}));
    expect(result.current.issues.email).toBeDefined();
    expect(result.current.subscribe.isSuccess).toBe(false);
    expect(answer).not.toHaveBeenCalled();
  });

  it('can be retried after an error', async () => {
    let fails = true;
    const result = open(() => (fails ? refusal() : null));
    await act(() => result.current.subscribe.run('ada@example.com').catch(() => {}));
    expect(result.current).toMatchObject({ issues: {}, subscribe: { isPending: false, isSuccess: false } });
    fails = false;
    await act(() => result.current.subscribe.run('ada@example.com'));
    expect(result.current).toMatchObject({ subscribe: { isSuccess: true, error: undefined } });
  });

  it('returns the shopper’s address to prefill the field', () => {
    const { result } = renderInShop(() => useIt(), { session: 'authenticated' });
    expect(result.current.initialEmail).toBe('ada@example.com');
  });
});

it('a subscription to discount mails contains the device’s cart id', async () => {
  const answer = vi.fn((_: { body: { uuid: string } }) => null);
  const { result } = renderInShop(() => useDiscountSubscription(), { handlers: { 'cart.subscribe': answer } });
  await act(() => result.current.subscribe.run('ada@example.com'));
  expect(answer.mock.calls[0]?.[0].body.uuid).toMatch(/^[0-9a-f]{32}$/);
});

it('a subscription of a signed-in shopper creates no guest cart', async () => {
  const guestId = memoryGuestId();
  const answer = vi.fn((_: { body: { uuid: string } }) => null);
  const { result } = renderInShop(() => useDiscountSubscription(), {
    session: 'authenticated',
    guestId,
    handlers: { 'cart.subscribe': answer },
  });
  await act(() => result.current.subscribe.run('ada@example.com'));
  expect(answer.mock.calls[0]?.[0].body.uuid).toMatch(/^[0-9a-f]{32}$/);
  expect(guestId.read()).toBeUndefined();
});
