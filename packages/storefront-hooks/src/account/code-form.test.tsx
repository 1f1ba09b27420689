import type { MockHandlers } from '@promenade/storefront-devkit/mock';
import { MockFailure } from '@promenade/storefront-devkit/mock';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useRegistration } from './use-registration.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (handlers: MockHandlers) => renderInShop(() => useRegistration(), { handlers }).result;

/** A backend that confirms or refuses each code when the test says so. */
function slowCodes() {
  const answers: ((reply: null | MockFailure) => void)[] = [];
  const send = vi.fn(() => new Promise<null | MockFailure>((resolve) => answers.push(resolve)));
  const answer = (reply: null | MockFailure = null) => act(async () => answers.shift()?.(reply));
  return { answer, send, handlers: { 'login.sendRegistrationCode': send } as MockHandlers };
}

it('a code is counted from the press: two presses send one', async () => {
  const { answer, send, handlers } = slowCodes();
  const result = open(handlers);
  await act(async () => {
    void result.current.sendCode.run('ada@example.com');
    void result.current.sendCode.run('ada@example.com');
  });
  expect(result.current).toMatchObject({ secondsLeft: 60, sentTo: undefined, sendCode: { isPending: true } });
  await answer();
  expect([send.mock.calls.length, result.current.sendCode.isSuccess]).toEqual([1, true]);
  expect(result.current).toMatchObject({ secondsLeft: 60, sentTo: 'ada@example.com' });
});

it('a code that could not be sent does not count', async () => {
  const { answer, handlers } = slowCodes();
  const result = open(handlers);
  await act(async () => void result.current.sendCode.run('ada@example.com'));
  await answer(new MockFailure(400));
  expect(result.current).toMatchObject({ secondsLeft: 0, sentTo: undefined, sendCode: { isSuccess: false } });
});

it('another code within a minute is rejected with the time to wait, also to another address and after a reload', async () => {
  const { answer, send, handlers } = slowCodes();
  const first = open(handlers);
  await act(async () => void first.current.sendCode.run(' ada@example.com '));
  await answer();
  cleanup();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  const result = open(handlers);
  expect(result.current).toMatchObject({ secondsLeft: 40, sentTo: 'ada@example.com' });
  const again = act(() => result.current.sendCode.run('bob@example.com'));
  await expect(again).rejects.toMatchObject({ kind: 'rate-limited', retryAfterMs: 40_000 });
  expect([send.mock.calls.length, result.current.sendCode.isSuccess]).toEqual([1, false]);
  expect(result.current.sentTo).toBe('ada@example.com');
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  await act(async () => void result.current.sendCode.run('bob@example.com'));
  await answer();
  expect([send.mock.calls.length, result.current.sentTo]).toEqual([2, 'bob@example.com']);
});

it('the address of a code is forgotten after ten minutes', async () => {
  const { answer, handlers } = slowCodes();
  const first = open(handlers);
  await act(async () => void first.current.sendCode.run('ada@example.com'));
  await answer();
  cleanup();
  vi.setSystemTime(Date.now() + 600_000);
  expect(open(handlers).current).toMatchObject({ secondsLeft: 0, sentTo: undefined });
  expect(JSON.stringify({ ...localStorage })).not.toContain('ada@');
});

it('a form that is sent twice registers once, and both promises have its result', async () => {
  const register = vi.fn(() => null);
  const result = open({ 'login.registerEmail': register as never });
  const input = {
    email: 'ada@example.com',
    password: 'a long walk',
    confirmPassword: 'a long walk',
    captcha: '482913',
  };
  const runs = await act(async () => {
    const both = [result.current.submit.run(input), result.current.submit.run({ ...input, captcha: '482914' })];
    expect(both[0]).toBe(both[1]);
    return Promise.allSettled(both);
  });
  expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(register).toHaveBeenCalledTimes(1);
});
