import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorefront, type StorefrontOptions } from '../index.ts';
import { baseUrl } from '../test-support/recorder.ts';
import { envelope } from '../test-support/responses.ts';

const warn = vi.fn();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A storefront whose backend sends a dozen unreadable orders. */
const shopWith = (options: Partial<StorefrontOptions> = {}) =>
  createStorefront({ baseUrl, fetch: async () => envelope({ list: Array(12).fill(7), pages: 1 }), ...options });

it('in development, each dropped field is warned about once', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const shop = shopWith();
  expect((await shop.orders.list()).list).toEqual([]);
  await shop.orders.list();
  expect(warn.mock.calls).toEqual([
    ['orders.list: data.list[] cannot be read (received number) and is left out. See onIssue.'],
  ]);
});

it('in production, nothing is logged', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect((await shopWith().orders.list()).list).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it('in an unknown environment, nothing is logged', async () => {
  vi.stubGlobal('process', undefined);
  const shop = shopWith();
  vi.unstubAllGlobals();
  expect((await shop.orders.list()).list).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it('a custom `onIssue` replaces the warnings', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const onIssue = vi.fn();
  await shopWith({ onIssue }).orders.list();
  expect(onIssue).toHaveBeenCalledTimes(12);
  expect(warn).not.toHaveBeenCalled();
});
