import { MockFailure } from '@promenade/storefront-devkit/mock';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useDiscountSubscription, useNewsletter } from './use-newsletter.ts';

// Effects run twice, as they do for developers.
configure({ reactStrictMode: true });

afterEach(cleanup);
const refusal = () => {
  throw new MockFailure(500, 'Later');
};

describe.each([
  ['the newsletter', useNewsletter, 'newsletter.subscribe'],
  ['news of discounts', useDiscountSubscription, 'cart.subscribe'],
] as const)('subscribing to %s', (_, useIt, call) => {
  const open = (answer: (request: never) => null = () => null) =>
    renderInShop(() => useIt(), { handlers: { [call]: answer } }).result;

  it('sends an address without the spaces around it, and once more is a success too', async () => {
    const answer = vi.fn(() => null);
    const result = open(answer);
    await act(() => result.current.subscribe.run('  ada@example.com '));
    await act(() => result.current.subscribe.run('ada@example.com'));
    expect(result.current.isDone).toBe(true);
    expect(JSON.stringify(answer.mock.calls)).not.toContain('  ada');
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it.each(['', '  ', 'ada', 'ada@'])('asks nobody about %j', async (text) => {
    const answer = vi.fn(() => null);
    const result = open(answer);
    await act(() => result.current.subscribe.run(text).catch(() => {}));
    expect(result.current.issues.email).toBeDefined();
    expect(result.current.isDone).toBe(false);
    expect(answer).not.toHaveBeenCalled();
  });

  it('that fails is not done, and can be tried again', async () => {
    let fails = true;
    const result = open(() => (fails ? refusal() : null));
    await act(() => result.current.subscribe.run('ada@example.com').catch(() => {}));
    expect(result.current).toMatchObject({ isDone: false, issues: {}, subscribe: { isPending: false } });
    fails = false;
    await act(() => result.current.subscribe.run('ada@example.com'));
    expect(result.current).toMatchObject({ isDone: true, subscribe: { error: undefined } });
  });

  it('offers the shopper’s own address', () => {
    const { result } = renderInShop(() => useIt(), { session: 'authenticated' });
    expect(result.current.initialEmail).toBe('ada@example.com');
  });
});

it('news of discounts are tied to the cart of the device', async () => {
  const answer = vi.fn((_: { body: { uuid: string } }) => null);
  const { result } = renderInShop(() => useDiscountSubscription(), { handlers: { 'cart.subscribe': answer } });
  await act(() => result.current.subscribe.run('ada@example.com'));
  expect(answer.mock.calls[0]?.[0].body.uuid).toMatch(/^[0-9a-f]{32}$/);
});
