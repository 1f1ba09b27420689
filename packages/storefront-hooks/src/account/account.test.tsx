import { aStore, MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNewsletter } from '../newsletter/use-newsletter.ts';
import { renderInShop } from '../test-support/render-in-shop.tsx';
import { useRegistration } from './use-registration.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('registering', () => {
  const nothing = () => vi.fn((_: MockRequest) => null);
  const open = (handlers = { 'login.sendRegistrationCode': nothing(), 'login.registerEmail': nothing() }) => ({
    handlers,
    result: renderInShop(() => useRegistration(), { handlers }).result,
  });

  it('sends a code at most once a minute, also across a reload', async () => {
    const { result, handlers } = open();
    await act(() => result.current.sendCode.run(' ada@example.com '));
    expect(handlers['login.sendRegistrationCode'].mock.calls[0]?.[0].body).toBe('ada@example.com');
    expect(result.current.secondsLeft).toBe(60);
    await pass(20_000);
    expect(result.current.secondsLeft).toBe(40);
    cleanup();
    const reloaded = open(handlers).result;
    await pass(0);
    expect(reloaded.current.secondsLeft).toBe(40);
    const again = act(() => reloaded.current.sendCode.run('ada@example.com'));
    await expect(again).rejects.toMatchObject({ kind: 'rate-limited', retryAfterMs: 40_000 });
    expect(handlers['login.sendRegistrationCode']).toHaveBeenCalledTimes(1);
    await pass(40_000);
    expect(reloaded.current.secondsLeft).toBe(0);
  });

  it('counts down separately for each shop on one origin', async () => {
    const { result } = open();
    await act(() => result.current.sendCode.run('ada@example.com'));
    cleanup();
    const other = renderInShop(() => useRegistration(), { store: aStore({ id: 2 }) }).result;
    await pass(0);
    expect(other.current.secondsLeft).toBe(0);
  });

  it('validates the form before submitting it, and clears the issue of a field on `clearIssue`', async () => {
    const { result, handlers } = open();
    const input = { email: 'ada', password: '12345', confirmPassword: 'x', captcha: '' };
    await act(() => result.current.submit.run(input).catch(() => {}));
    expect(result.current.issues).toEqual({
      email: 'correctEmail',
      password: 'pwdLength',
      confirmPassword: 'pwdMatch',
      captcha: 'captchaEmpty',
    });
    act(() => result.current.clearIssue('email'));
    expect(result.current.issues).not.toHaveProperty('email');
    expect(handlers['login.registerEmail']).not.toHaveBeenCalled();
    expect(result.current.submit.isSuccess).toBe(false);
  });

  it('reports a wrong code when the backend rejects it', async () => {
    const { result } = renderInShop(() => useRegistration(), {
      handlers: { 'login.registerEmail': () => new MockFailure(400, 'Wrong', { captcha: 'Wrong' }) },
    });
    const input = { email: 'ada@example.com', password: '123456', confirmPassword: '123456', captcha: '0000' };
    await act(() => result.current.submit.run(input).catch(() => {}));
    expect(result.current.issues).toEqual({ captcha: 'captchaWrong' });
    expect(result.current.submit.error).toMatchObject({ kind: 'invalid', fieldErrors: { captcha: 'Wrong' } });
    expect(result.current.submit.isSuccess).toBe(false);
  });

  it('creates an account', async () => {
    const { result, handlers } = open();
    const input = { email: 'ada@example.com', password: '123456', confirmPassword: '123456', captcha: '4321' };
    await act(() => result.current.submit.run(input));
    expect(result.current.submit.isSuccess).toBe(true);
    expect(handlers['login.registerEmail'].mock.calls[0]?.[0].body).toEqual({
      email: 'ada@example.com',
      password: '123456',
      captcha: '4321',
      storeId: 1,
    });
  });
});

describe('the newsletter', () => {
  it('starts with the address of the signed-in shopper and rejects an empty one', async () => {
    const subscribe = vi.fn((_: MockRequest) => null);
    const { result } = renderInShop(() => useNewsletter(), {
      handlers: { 'newsletter.subscribe': subscribe },
      session: 'authenticated',
    });
    expect(result.current.initialEmail).toBe('ada@example.com');
    await act(() => result.current.subscribe.run('').catch(() => {}));
    expect(result.current.issues).toEqual({ email: 'subscriptionEmailEmpty' });
    await act(() => result.current.subscribe.run('ada@example.com'));
    expect(result.current).toMatchObject({ issues: {}, subscribe: { isSuccess: true } });
    expect(subscribe.mock.calls[0]?.[0].query.get('email')).toBe('ada@example.com');
  });
});
